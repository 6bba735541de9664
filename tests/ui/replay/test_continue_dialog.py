"""Who is to play a game on, chosen for every seat."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mtdesk.ai.levels import LEVELS
from mtdesk.record.model import Player
from mtdesk.ui.replay.continue_dialog import ContinueDialog
from tests.ui.fingers import click
from tests.windows import show

pytestmark = pytest.mark.window

PLAYERS = (
    Player("Ada & Bo", "human"),
    Player("Cy", "computer", "easy"),
    Player("Di", "computer", "medium"),
)


def opened(players: tuple[Player, ...] = PLAYERS) -> ContinueDialog:
    dialog = ContinueDialog(players, LEVELS)
    show(dialog)
    return dialog


def test_nothing_changes_unless_something_is_chosen() -> None:
    dialog = opened()
    assert [box.currentText() for box in dialog.boxes] == [
        "Person here",
        "Computer (Easy)",
        "Computer (Medium)",
    ]
    click(dialog.change)
    assert dialog.result() == ContinueDialog.DialogCode.Accepted
    assert dialog.changes() == {}


def test_people_levels_and_computers_can_be_exchanged() -> None:
    dialog = opened()
    for box, level in zip(dialog.boxes, ("medium", None, "easy"), strict=True):
        box.setCurrentIndex(0 if level is None else 1 + LEVELS.index(level))
    assert dialog.changes() == {
        0: Player("Ada & Bo", "computer", "medium"),
        1: Player("Cy", "human"),
        2: Player("Di", "computer", "easy"),
    }


def test_a_program_that_is_registered_no_more_may_stay() -> None:
    dialog = opened((*PLAYERS, Player("Ed", "computer", "outside:Gone")))
    assert dialog.boxes[3].currentText() == "Computer (“Gone”)"
    assert dialog.changes() == {}


def test_a_letter_with_alt_chooses_no_level() -> None:
    dialog = opened()
    box = dialog.boxes[1]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_H, Qt.KeyboardModifier.AltModifier)
    assert dialog.changes() == {}
    QTest.keyClick(box, Qt.Key.Key_P)
    assert box.currentText() == "Person here", "without Alt it still does"

"""Who is to play from now on, chosen for every seat."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.ai.levels import LEVELS
from mtdesk.i18n import LANGUAGES
from mtdesk.record.model import Player
from mtdesk.ui.play.seats_dialog import SeatsDialog
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, clipped, mnemonics
from tests.ui.room import languages

pytestmark = pytest.mark.window

PLAYERS = (
    Player("Ada & Bo", "human"),
    Player("Cy", "computer", "easy"),
    Player("Di", "computer", "medium"),
)


def opened(qtbot: QtBot, players: tuple[Player, ...] = PLAYERS) -> SeatsDialog:
    dialog = SeatsDialog(players, LEVELS)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_nothing_changes_unless_something_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert [box.currentText() for box in dialog.boxes] == ["Human", "Computer (Easy)", "Computer (Medium)"]
    click(dialog.change)
    assert dialog.result() == SeatsDialog.DialogCode.Accepted
    assert dialog.changes() == {}


def test_people_levels_and_computers_can_be_exchanged(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for box, level in zip(dialog.boxes, ("medium", None, "easy"), strict=True):
        box.setCurrentIndex(0 if level is None else 1 + LEVELS.index(level))
    assert dialog.changes() == {
        0: Player("Ada & Bo", "computer", "medium"),
        1: Player("Cy", "human"),
        2: Player("Di", "computer", "easy"),
    }


def test_a_program_that_is_registered_no_more_may_stay(qtbot: QtBot) -> None:
    dialog = opened(qtbot, (*PLAYERS, Player("Ed", "computer", "outside:Gone")))
    assert dialog.boxes[3].currentText() == "Computer (“Gone”)"
    assert dialog.changes() == {}


def test_by_keyboard(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClick(dialog.boxes[0], Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == SeatsDialog.DialogCode.Accepted
    assert dialog.changes() == {0: Player("Ada & Bo", "computer", LEVELS[0])}


def test_every_entry_can_be_read_in_every_language(qtbot: QtBot, foreign: Foreign) -> None:
    ten = tuple(Player(f"Player {n}", "computer", LEVELS[-1]) for n in range(10))
    speak(foreign)
    dialog = opened(qtbot, ten)
    assert all(box.itemText(0).startswith(MARK) for box in dialog.boxes)
    assert all(box.width() >= box.needed_width() for box in dialog.boxes)
    assert not clipped(dialog)
    assert dialog.boxes[0].accessibleName().startswith(f"{MARK}Who plays for Player 0")
    assert [box.currentIndex() for box in dialog.boxes] == [len(LEVELS)] * 10


@pytest.mark.parametrize("begins", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_with_alt_are_unique(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str, begins: bool
) -> None:
    ten = tuple(Player(f"A{seat}", "human") for seat in range(10))
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        dialog = SeatsDialog(ten, LEVELS, begins=begins)
        qtbot.addWidget(dialog)
        dialog.show()
        letters = mnemonics(dialog)
    assert letters[:10] == list("1234567890")
    assert len(letters) == 11, "and one for the answer"
    assert len(set(letters)) == len(letters)


def test_a_letter_with_alt_chooses_no_level(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    box = dialog.boxes[1]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_H, Qt.KeyboardModifier.AltModifier)
    assert dialog.changes() == {}
    QTest.keyClick(box, Qt.Key.Key_H)
    assert box.currentText() == "Human", "without Alt it still does"

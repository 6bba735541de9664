"""The proof that a deal was fair: its button, its size and what it shows when."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from mtdesk.stats.proof import SCRIPT
from mtdesk.ui.statistics.fairness import ProofDialog
from tests.records import resumed
from tests.stats.made import begun, game
from tests.ui.fingers import click
from tests.ui.statistics.test_statistics import fairness

pytestmark = pytest.mark.window

NAMES = ["Beginner", "Easy", "Medium", "Hard", "Expert"]
"""Of the levels, the weakest first."""


def texts(dialog: ProofDialog) -> str:
    return " ".join(label.text() for label in dialog.check.findChildren(QLabel))


def test_a_button_leads_to_the_proof(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = fairness(tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    click(dialog.proof)
    (proof,) = dialog.findChildren(ProofDialog)
    assert proof.isVisible()
    assert proof.check.seed.line.text() == "over"


def test_the_seed_is_shown_only_when_the_game_is_over(qtbot: QtBot) -> None:
    record = game("secret seed")
    running, over = ProofDialog(resumed(begun(record, 1, 2))), ProofDialog(resumed(record))
    for dialog in (running, over):
        qtbot.addWidget(dialog)
        dialog.show()
    assert running.check.fingerprint.line.text() == over.check.fingerprint.line.text()
    assert over.check.seed.line.text() == "secret seed"
    assert over.check.by_hand.line.text() == "printf %s 'secret seed' | sha256sum"
    assert not running.check.seed.isVisible()
    everything = [field.text() for field in running.findChildren(type(running.check.seed.line))]
    assert over.check.script.isVisible()
    assert not running.check.script.isVisible(), "the record of a running game reveals hidden tiles"
    assert not any("secret seed" in text for text in (*everything, texts(running)))


def test_what_is_copied_is_said_on_its_button(qtbot: QtBot) -> None:
    dialog = ProofDialog(resumed(game("secret seed")))
    qtbot.addWidget(dialog)
    dialog.show()
    check = dialog.check
    for button, copied in ((check.seed.copy, "secret seed"), (check.copy_script, SCRIPT)):
        click(button)
        assert QGuiApplication.clipboard().text() == copied
        assert button.text() == "Copied"
    assert check.trace.copy.text() == "Copy"


def test_without_a_game_or_a_seed_that_is_said(qtbot: QtBot) -> None:
    record = game("one")
    record.setup = replace(record.setup, seed=None)
    none, unseeded = ProofDialog(None), ProofDialog(resumed(record))
    for dialog in (none, unseeded):
        qtbot.addWidget(dialog)
    assert "There is no game on the table." in texts(none)
    assert "no seed" in texts(unseeded)


def test_the_proof_of_a_running_game_is_a_small_window(qtbot: QtBot) -> None:
    record = game("seed")
    running, over = ProofDialog(resumed(begun(record, 1, 2))), ProofDialog(resumed(record))
    for dialog in (running, over):
        qtbot.addWidget(dialog)
    assert running.height() < over.height() / 2
    running.show()
    area = running.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0

"""Entries on a score pad that are possible, but so high that they are questioned."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.rules.tiles import full_set
from tests.ui.score_pad.test_score_pad import keys, left, pad, page

pytestmark = pytest.mark.window


def test_a_value_beyond_a_whole_hand_is_questioned_but_written(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    hand = shown.history.pad.options.hand
    highest = sum(sorted((tile.pips for tile in full_set(12)), reverse=True)[:hand])
    keys(f"{highest}\n")
    assert shown.form.problem.text() == ""
    keys("700\n0\n")
    doubt = (
        f"700 for Bo? The {hand} highest tiles are worth {highest} together. "
        "If it is right, go on with Enter."
    )
    assert left(shown) == (highest, 700, ())
    assert shown.form.problem.text() == doubt
    assert QApplication.focusWidget() is shown.form.finish
    keys("\n")
    assert QApplication.focusWidget() is shown.form.rows[1].value, "it is asked once"
    keys("\n\n")
    assert shown.history.pad.played == 1, "and stops no one"
    tiles = page(qtbot, pad(hand_value="tiles"))
    keys("40\n")
    assert tiles.form.problem.text() == "", "tiles are counted, and a whole boneyard can be drawn"

"""What is heard of remaining tiles, places and the score sheet when Tab comes to them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.sheet import ScoreSheet
from tests.ui.scores.test_panels import FIRST, SECOND, scores, shown

pytestmark = pytest.mark.window


def test_the_remaining_tiles_are_heard_row_by_row(qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(scores(FIRST))
    assert (
        "1. Anna: Out: all tiles played. Points: 0. Total: 0. 2. Bo & Co: 6–4 and 1–0. Points: 11. Total: 11."
    ) in _described(panel, "Remaining tiles and points")


def test_the_places_are_heard(qtbot: QtBot) -> None:
    panel = GameEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(scores(FIRST), None)
    assert panel.places.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert panel.places.accessibleName() == "Places"
    assert panel.places.accessibleDescription() == "1. Anna, 0; 2. Bo & Co, 11; 3. Clara, 24"


def _described(panel: QWidget, name: str) -> str:
    """What an area that takes the keyboard as a whole is described as."""
    (area,) = (part for part in panel.findChildren(QScrollArea) if part.accessibleName() == name)
    assert area.focusPolicy() & Qt.FocusPolicy.TabFocus
    return area.accessibleDescription()


def test_the_newest_round_is_heard_when_tab_comes_to_the_score_sheet(qtbot: QtBot) -> None:
    sheet = ScoreSheet()
    sheet.model.show_scores(scores(FIRST, SECOND))
    with qtbot.waitActive(sheet):
        shown(qtbot, sheet)
        sheet.activateWindow()
    sheet.table.setFocus()
    current = sheet.table.currentIndex()
    assert (current.row(), current.column()) == (1, 0)

"""The pages of results with many players, or with large text: names and tiles can be read."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT, sized_font
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.header import NARROWEST
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from tests.ui.test_largest_text import LARGE, LOW, MENUS, SMALL

pytestmark = pytest.mark.window


def result_scores(players: int = 4) -> Scores:
    """Three rounds of these players."""
    names = ("Anna", "Robot 1", "Robot 2", "Robot 3", "Emma", "Fred", "Gabi", "Hugo", "Ines", "Jane")[
        :players
    ]
    points = tuple(Fraction(9 * seat) for seat in range(players))
    hands = tuple((Tile(6, 4),) * seat for seat in range(players))
    rounds = tuple(RoundScore.from_event(RoundEnded(Over.OUT, hands, points, points)) for _ in range(3))
    return Scores(options_for("dutch", players), names, rounds)


@pytest.mark.parametrize(
    ("players", "text_size", "size"), [(4, "largest", SMALL), (10, "largest", SMALL), (10, "normal", LOW)]
)
def test_names_over_the_columns_are_whole(
    plain: QApplication, qtbot: QtBot, players: int, text_size: TextSize, size: QSize
) -> None:
    apply_theme(plain, FELT, scale_for(text_size, size))
    panel = GameEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(result_scores(players))
    panel.resize(size - MENUS)
    panel.show()
    QApplication.processEvents()
    header = panel.sheet.table._header
    letters = QFontMetrics(sized_font(scaled(15), QFont.Weight.Bold))
    for seat, name in enumerate(result_scores(players).names):
        assert letters.horizontalAdvance(name) <= header.name_room(header.sectionSize(seat)), name
        panel.grab()


@pytest.mark.parametrize("players", [2, 4, 7, 10])
@pytest.mark.parametrize("size", [LOW, LARGE])
def test_tiles_are_as_large_as_lets_all_hands_be_seen(
    plain: QApplication, qtbot: QtBot, players: int, size: QSize
) -> None:
    apply_theme(plain, FELT, 1.0)
    panel = RoundEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(result_scores(players))
    panel.resize(size - MENUS)
    panel.show()
    for _ in range(3):
        QApplication.processEvents()
    (area,) = panel.hands.findChildren(QScrollArea)
    units = {row._unit for row in panel.hands.findChildren(TileRow)}
    assert area.verticalScrollBar().maximum() == 0
    assert min(units) >= (18 if size == LOW and players > 4 else 24)


def test_seven_hands_of_ten_are_seen_in_a_small_window(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    panel = RoundEndPanel()
    qtbot.addWidget(panel)
    hands = ((), *((Tile(6, 4),) * 3 for _ in range(9)))
    points = tuple(Fraction(sum(tile.pips for tile in hand)) for hand in hands)
    ended = RoundScore.from_event(RoundEnded(Over.OUT, hands, points, points))
    panel.show_scores(Scores(options_for("dutch", 10), result_scores(10).names, (ended,)))
    panel.resize(SMALL - MENUS)
    panel.show()
    for _ in range(3):
        QApplication.processEvents()
    rows = panel.hands._rows
    assert sum(row.visibleRegion().boundingRect() == row.rect() for row in rows) >= 7


def test_eight_columns_with_large_text_need_no_scroll_bar(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    hands = ((), *range(5, 12))
    ended = RoundScore(hands, tuple(Fraction(seat) for seat in range(8)), Over.OUT)
    sheet.show_scores(Scores(options_for("dutch", 8), result_scores(8).names, (ended,) * 3))
    sheet.show()
    header, usual = sheet.table._header, 8 * scaled(NARROWEST)
    beside = sheet.table.verticalHeader().width() + 2 * sheet.table.frameWidth()
    for lacking, scrolls in ((0, False), (8, False), (usual // 4, True)):
        sheet.resize(usual + beside - lacking, 600)
        for _ in range(3):
            QApplication.processEvents()
        assert (sheet.table.horizontalScrollBar().maximum() > 0) == scrolls, lacking
    assert header.total_text(0, header.sectionSize(0)) == "1. · 0"

"""Scores with the largest text in a small window: everything is seen, and nothing runs into another."""

import random
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import NAME, TOTAL, apply_theme
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.table import ScoreTable
from tests.ui.room import languages

pytestmark = pytest.mark.window

SMALL, MENUS = QSize(1024, 700), QSize(0, 45)
NAMES = ("Anna", "Moritz", "Greta", "Grace", "Amelia", "Oliver")


def scores() -> Scores:
    """A round of six players, five of whom have tiles left."""
    chance = random.Random(1)
    hands = [()] + [tuple(Tile(12, chance.randrange(12)) for _ in range(count)) for count in range(1, 6)]
    points = tuple(Fraction(sum(tile.pips for tile in hand)) for hand in hands)
    ended = RoundEnded(Over.OUT, tuple(hands), points, points)
    return Scores(options_for("dutch", 6), NAMES, (RoundScore.from_event(ended),))


@pytest.fixture
def panel(plain: QApplication, qtbot: QtBot) -> RoundEndPanel:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    result = RoundEndPanel()
    qtbot.addWidget(result)
    result.show_scores(scores())
    result.resize(SMALL - MENUS)
    result.show()
    for _ in range(3):
        QApplication.processEvents()
    return result


def test_the_hands_of_six_players_are_seen_together(panel: RoundEndPanel) -> None:
    assert panel.hands._scroll.verticalScrollBar().maximum() == 0


def test_points_and_totals_of_a_player_are_on_one_line(panel: RoundEndPanel) -> None:
    for row in panel.hands._rows:
        figures = [part for part in row._labels if part.property("role") in (NAME, TOTAL)]
        assert len(figures) == 2
        one, other = map(baseline, figures)
        assert abs(one - other) <= 1


def baseline(part: QLabel) -> float:
    """How far down its window the letters of a label stand."""
    area: QRect = part.contentsRect()
    letters = QFontMetrics(part.font())
    top = area.top() + (area.height() - letters.height()) / 2
    return part.mapTo(part.window(), QPoint(0, 0)).y() + top + letters.ascent()


@pytest.mark.parametrize("language", LANGUAGES)
def test_totals_in_the_head_of_a_score_sheet_stand_apart(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        table = ScoreTable()
        qtbot.addWidget(table)
        table.show_scores(scores())
        table.resize(SMALL)
        table.show()
        letters = QFontMetrics(table.font())
        for width in range(scaled(80), scaled(200)):
            texts = [table._header.total_text(seat, width) for seat in range(6)]
            assert len({text.count("   ") for text in texts}) == 1, "all of them alike"
            assert all(letters.horizontalAdvance(text) < width - scaled(12) for text in texts), width

"""Totals on the score sheet: below each other by their digits, and with a place once there are points."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.header import NARROWEST
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.table import ScoreTable

pytestmark = pytest.mark.window


def scores(players: int, *points: int) -> Scores:
    """Everyone has so many points in each round; the later a player sits, the more."""
    rounds = tuple(
        RoundScore(
            (1,) * players, tuple(Fraction(one + seat * bool(one)) for seat in range(players)), Over.BLOCKED
        )
        for one in points
    )
    return Scores(options_for("dutch", players), tuple(f"Bartholomew {n}" for n in range(players)), rounds)


def table(qtbot: QtBot, shown: Scores, size: QSize) -> ScoreTable:
    result = ScoreTable()
    qtbot.addWidget(result)
    result.resize(size)
    result.show_scores(shown)
    result.show()
    for _ in range(3):
        QApplication.processEvents()
    return result


def test_the_digits_of_totals_are_below_each_other(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = table(qtbot, scores(2, 8, 80, 800), QSize(700, 400))
    picture = shown.viewport().grab().toImage()
    ends = []
    for row in (0, 1):
        cell = shown.visualRect(shown.scores_model.index(row, 0))
        columns = [
            x
            for x in range(cell.left() + 1, cell.right())
            for y in range(cell.top(), cell.bottom())
            if QColor(picture.pixel(x, y)).lightness() > 100
        ]
        ends.append(max(columns))
    assert abs(ends[0] - ends[1]) <= 1


def test_every_one_of_ten_has_a_badge_beside_the_total(plain: QApplication, qtbot: QtBot) -> None:
    small = QSize(1280, 720)
    apply_theme(plain, FELT, scale_for("largest", small))
    shown = table(qtbot, scores(10, 400, 90), small)
    header = shown._header
    widths = {header.sectionSize(seat) for seat in range(10)}
    assert min(widths) <= 1.1 * scaled(NARROWEST)
    assert all(header._look(width)[1] > 0 for width in widths)


def test_there_are_no_places_before_the_first_point(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    places = PlacesView()
    qtbot.addWidget(places)
    for points, expected in ((0, {"0"}), (5, {"1.", "2.", "5", "6"})):
        places.show_scores(scores(2, points))
        labels = [part for part in places.findChildren(QLabel) if part.isVisibleTo(places)]
        assert expected == {part.text() for part in labels if part.text() and len(part.text()) < 3}
    shown = table(qtbot, scores(2, 0), QSize(700, 400))
    assert shown._header.total_text(0, 300) == "Total 0"

"""The chart of totals."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.table.theme import FELT
from mtdesk.ui.scores.chart import _Drawing
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores

pytestmark = pytest.mark.window


def test_the_line_of_a_joiner_starts_where_they_joined(dressed_app: QApplication) -> None:
    points = (Fraction(5), Fraction(0))
    without = RoundScore((5, (), None), (*points, Fraction(0)), Over.OUT)
    rounds = (without, without, RoundScore((5, (), 7), (*points, Fraction(7)), Over.OUT))
    picture = QImage(600, 300, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    scores = Scores(options_for("dutch", 3), ("Ada", "Bo", "Cleo"), rounds)
    paths = _Drawing(painter, QRectF(0, 0, 600, 300), FELT, scores)._paths
    painter.end()
    assert [len(path) for path in paths] == [4, 4, 2]
    assert paths[2][0].x() == paths[0][2].x()
    assert paths[2][-1].x() == paths[0][-1].x()


def test_the_lines_grow_until_a_key(qtbot: QtBot) -> None:
    panel = GameEndPanel()
    qtbot.addWidget(panel)
    rounds = tuple(RoundScore((5, ()), (Fraction(5), Fraction(0)), Over.OUT) for _ in range(4))
    panel.show_scores(Scores(options_for("dutch", 2), ("Ada", "Bo"), rounds, ended=True))
    panel.resize(1200, 700)
    panel.show()
    chart = panel.sheet.chart
    whole = chart.grab().toImage()
    panel.celebrate(0.001)
    chart.growth.setCurrentTime(chart.growth.duration() // 2)
    half = chart.grab().toImage()
    assert half != whole
    QTest.keyClick(panel.play_again, Qt.Key.Key_A)
    assert chart.grab().toImage() == whole
    panel.celebrate(0.001)
    chart.growth.setCurrentTime(chart.growth.duration())
    assert chart.grab().toImage() == whole


def test_half_of_a_line_ends_halfway(dressed_app: QApplication) -> None:
    picture = QImage(600, 300, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    rounds = tuple(RoundScore((6, ()), (Fraction(6), Fraction(0)), Over.OUT) for _ in range(3))
    scores = Scores(options_for("dutch", 2), ("Ada", "Bo"), rounds, ended=True)
    area = QRectF(0, 0, 600, 300)
    (whole, _), (half, _) = (_Drawing(painter, area, FELT, scores, part)._paths for part in (1.0, 0.5))
    painter.end()
    assert half[:2] == whole[:2]
    assert half[2] == (whole[1] + whole[2]) / 2
    assert len(half) == 3


def test_a_badge_is_above_the_numbers_of_rounds_to_come(dressed_app: QApplication) -> None:
    round_ = RoundScore((5, (), 3), (Fraction(5), Fraction(0), Fraction(30)), Over.OUT)
    picture = QImage(700, 300, QImage.Format.Format_RGB32)
    discs: list[float] = []
    painter = QPainter(picture)
    scores = Scores(options_for("dutch", 3), ("Ada", "Bo", "Cleo"), (round_,))
    drawing = _Drawing(painter, QRectF(0, 0, 700, 300), FELT, scores)
    drawing._paint_name = lambda name, beside: discs.append(beside.y())  # type: ignore[method-assign]
    drawing.paint()
    painter.end()
    assert max(discs) + drawing._disc <= drawing._plot.bottom()

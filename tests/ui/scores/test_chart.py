"""The chart of totals."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.table.theme import FELT
from mtdesk.ui.scores import chart as charts
from mtdesk.ui.scores.chart import _Drawing
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from tests.windows import show

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
    show(panel)
    chart = panel.chart
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


def test_no_more_points_are_painted_than_can_be_told_apart(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[list[QPointF]] = []
    monkeypatch.setattr(charts, "draw_seat_line", lambda _painter, points, *_: lines.append(points))
    for count in (12, 1000):
        ended = RoundScore((5, ()), (Fraction(5), Fraction(0)), Over.OUT)
        chart = charts.ScoreChart()
        qtbot.addWidget(chart)
        chart.resize(900, 300)
        chart.show_scores(Scores(options_for("dutch", 2, {"rounds": count}), ("Ada", "Bo"), (ended,) * count))
        lines.clear()
        chart.grab()
        assert len({(line[0].x(), line[-1].x()) for line in lines}) == 1
        assert len(lines[0]) == 13 if count == 12 else 100 < len(lines[0]) < 300
        assert lines[0][-1].y() > lines[1][-1].y(), "drawn from the last seat to the first"

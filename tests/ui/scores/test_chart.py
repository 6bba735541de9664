"""The chart of totals."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.scores import chart as charts
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from tests.windows import show

pytestmark = pytest.mark.window


def test_the_line_of_a_joiner_starts_where_they_joined(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[list[QPointF]] = []
    monkeypatch.setattr(charts, "draw_seat_line", lambda _painter, points, *_: lines.append(points))
    points = (Fraction(5), Fraction(0))
    without = RoundScore((5, (), None), (*points, Fraction(0)), Over.OUT)
    rounds = (without, without, RoundScore((5, (), 7), (*points, Fraction(7)), Over.OUT))
    chart = charts.ScoreChart()
    qtbot.addWidget(chart)
    chart.show_scores(Scores(options_for("dutch", 3), ("Ada", "Bo", "Cleo"), rounds))
    chart.grab()
    joiner, other, _ = lines[:3]  # drawn from the last seat to the first
    assert [len(line) for line in (joiner, other)] == [2, 4]
    assert (joiner[0].x(), joiner[-1].x()) == (other[2].x(), other[-1].x())


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

"""Charts over time: points game by game with their smoothed course, and games won and lost."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from mtdesk.i18n import date_text
from mtdesk.table.art.soft import colour, round_pen
from mtdesk.ui.kit.bar_charts import rounded_top
from mtdesk.ui.kit.chart import Chart
from mtdesk.ui.kit.sizes import scaled, text_scale

_DOT, _LINE = 3.0, 2.6
"""Pixels at scale 1: the radius of a dot, the width of the line."""


class PointsChart(Chart):
    """A dot for each game in the order played, and the smoothed course of all of them."""

    def __init__(self) -> None:
        super().__init__(QSize(380, 112))
        self._points: tuple[tuple[datetime, float], ...] = ()
        self._smooth: tuple[float, ...] = ()

    def show_points(self, points: Sequence[tuple[datetime, float]], smooth: Sequence[float]) -> None:
        """Show these; ``smooth`` has equally many values or none."""
        self._points, self._smooth = tuple(points), tuple(smooth)
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint scale, dots, the line and the days of the first and last game."""
        if not self._points:
            return
        scale = self.scale(max(value for _, value in self._points))
        plot = scale.plot(painter, area, 8)
        scale.draw(painter, plot)
        inner = plot.adjusted(8, 0, -8, 0)
        count = len(self._points)
        step = inner.width() / max(1, count - 1)
        first = inner.left() if count > 1 else inner.center().x()
        places = [first + step * number for number in range(count)]
        values = [value for _, value in self._points]
        self._draw_line(painter, plot, [QPointF(x, scale.y(y, plot)) for x, y in self._course(places)])
        dot = _DOT * text_scale()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.ink.name(), 0.75 if count < 60 else 0.45))
        for x, value in zip(places, values, strict=True):
            painter.drawEllipse(QPointF(x, scale.y(value, plot)), dot, dot)
        painter.setPen(self.second)
        days = [date_text(self._points[at][0].date()) for at in (0, -1)]
        below = QRectF(plot.left(), plot.bottom() + 4, plot.width() + 8, painter.fontMetrics().height())
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, days[0])
        if count > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, days[1])

    def _course(self, places: Sequence[float]) -> list[tuple[float, float]]:
        return list(zip(places, self._smooth, strict=True)) if self._smooth else []

    def _draw_line(self, painter: QPainter, plot: QRectF, line: Sequence[QPointF]) -> None:
        if not line:
            return
        path = QPainterPath(line[0])
        for point in line[1:]:
            path.lineTo(point)
        below = QPainterPath(path)
        below.lineTo(line[-1].x(), plot.bottom())
        below.lineTo(line[0].x(), plot.bottom())
        shade = QLinearGradient(plot.topLeft(), plot.bottomLeft())
        shade.setColorAt(0.0, colour(self.gold.name(), 0.34))
        shade.setColorAt(1.0, colour(self.gold.name(), 0.0))
        painter.fillPath(below, shade)
        painter.strokePath(path, round_pen(self.gold, _LINE * text_scale()))


class StreakChart(Chart):
    """The latest games, one mark each: up in gold if won, down if not."""

    def __init__(self) -> None:
        super().__init__(QSize(380, 84))
        self._outcomes: tuple[bool, ...] = ()

    def show_outcomes(self, outcomes: Sequence[bool]) -> None:
        """Show these in their order; if there is no room for all, the latest ones."""
        self._outcomes = tuple(outcomes)
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the marks above and below a line."""
        most = max(1, int(area.width() // scaled(9)))
        shown = self._outcomes[-most:]
        if not shown:
            return
        step = min(area.width() / len(shown), float(scaled(26)))
        middle, height = area.center().y(), min(area.height() / 2 - 6, float(scaled(46)))
        for number, won in enumerate(shown):
            mark = QRectF(area.left() + step * (number + 0.15), middle - height, step * 0.7, height - 2)
            if won:
                painter.fillPath(rounded_top(mark), self.golden(mark.topLeft(), mark.bottomLeft()))
            else:
                mark = QRectF(mark.left(), middle + 2, mark.width(), height * 0.5)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.quiet)
                painter.drawRoundedRect(mark, 2, 2)
        painter.setPen(round_pen(self.faint, 1.5))
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.left() + step * len(shown), middle))

"""The charts of statistics: shares and counts as bars; points, wins and losses over time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, TypeVar

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from mtdesk.i18n import date_text, number_text
from mtdesk.table.art.colours import colour
from mtdesk.table.art.painting import round_pen, rounded
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme
from mtdesk.ui.kit.chart import Chart, draw_below, golden
from mtdesk.ui.kit.sizes import scaled, text_scale

_RADIUS = 4.0
_FAINT, _QUIET = 0.16, 0.5
"""How visible grids and backgrounds are, and what should not be seen before gold."""
_LEAST_TRACK = 48
"""Pixels at scale 1 of a bar between its name and its words, before the name is shortened."""


_Figure = TypeVar("_Figure")


class FiguresChart(Chart, Generic[_Figure]):
    """A chart of figures in their order; nothing is painted while there are none."""

    usual_size = QSize(380, 112)

    def __init__(self) -> None:
        super().__init__(self.usual_size)
        self.figures: Sequence[_Figure] = ()

    def show_figures(self, figures: Iterable[_Figure]) -> None:
        """Show these."""
        self.figures = tuple(figures)
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if self.figures:
            self.draw_figures(painter, area, current_theme())

    def draw_figures(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        """Paint the chart into ``area``."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Share:
    """One bar: its name, its share from 0 to 1, the mark to compare it with, words at its end."""

    name: str
    share: float
    mark: float
    words: str


class ShareBars(FiguresChart[Share]):
    """A bar from left to right for each share, from the top, with a mark at its expected value."""

    def draw_figures(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        metrics = painter.fontMetrics()
        words = max(metrics.horizontalAdvance(share.words) for share in self.figures)
        gap = scaled(12)
        names = min(
            max(metrics.horizontalAdvance(share.name) for share in self.figures) + 2,
            max(round(area.width() * 0.34), round(area.width()) - words - 2 * gap - scaled(_LEAST_TRACK)),
        )
        row = min(area.height() / len(self.figures), float(scaled(46)))
        track = QRectF(names + gap, 0, max(40.0, area.width() - names - words - 2 * gap), row * 0.46)
        for number, share in enumerate(self.figures):
            middle = row * (number + 0.5)
            track.moveTop(middle - track.height() / 2)
            self._draw_bar(painter, track, share)
            painter.setPen(colour(theme.text))
            name = metrics.elidedText(share.name, Qt.TextElideMode.ElideRight, names)
            left = QRectF(0, middle - row / 2, names, row)
            painter.drawText(left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name)
            right = QRectF(track.right() + gap, middle - row / 2, words + 2, row)
            painter.drawText(right, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, share.words)

    def _draw_bar(self, painter: QPainter, track: QRectF, share: Share) -> None:
        theme = current_theme()
        painter.fillPath(rounded(track, _RADIUS), colour(theme.text, _FAINT))
        if share.share > 0:
            bar = QRectF(track.topLeft(), track.bottomRight())
            bar.setWidth(max(2 * _RADIUS, track.width() * share.share))
            painter.fillPath(rounded(bar, _RADIUS), golden(bar.topRight(), bar.topLeft()))
        x = track.left() + track.width() * share.mark
        painter.setPen(QPen(colour(theme.text), 2))
        painter.drawLine(QLineF(x, track.top() - 3, x, track.bottom() + 3))


class Columns(FiguresChart[tuple[str, int]]):
    """How often something occurred: a column for the count of each bin, with its name below."""

    def draw_figures(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        names, counts = zip(*self.figures, strict=True)
        scale = self.scale(max(counts))
        plot = scale.plot(painter, area)
        scale.draw(painter, plot)
        step = plot.width() / len(counts)
        for number, count in enumerate(counts):
            top = scale.y(count, plot)
            column = QRectF(plot.left() + step * (number + 0.14), top, step * 0.72, plot.bottom() - top)
            if count:
                painter.fillPath(rounded_top(column), golden(column.topLeft(), column.bottomLeft()))
        painter.setPen(colour(theme.text_second))
        centres = [plot.left() + step * (number + 0.5) for number in range(len(names))]
        draw_below(painter, plot, centres, list(names))


class PairedColumns(FiguresChart[tuple[float, float, float]]):
    """For every number from 0 up, two shares beside each other, and a line at the expected value of both.

    If all first or all second shares are zero, the others have the whole width.
    """

    usual_size = QSize(620, 150)

    def draw_figures(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        top = 1.15 * max(max(pair) for pair in self.figures)
        painter.setFont(self.small_font())
        plot = area.adjusted(4, 6, -4, -painter.fontMetrics().height() - 6)
        step = plot.width() / len(self.figures)
        brushes = (golden(plot.topLeft(), plot.bottomLeft()), colour(theme.text, _QUIET))
        shown = [one for one in range(len(brushes)) if any(pair[one] for pair in self.figures)]
        room = 0.76 / max(1, len(shown))
        for number, pair in enumerate(self.figures):
            left = plot.left() + step * number
            for place, one in enumerate(shown):
                height = plot.height() * pair[one] / top
                start = left + step * (0.14 + room * place)
                column = QRectF(start, plot.bottom() - height, step * (room - 0.04), height)
                painter.fillPath(rounded_top(column), brushes[one])
            y = plot.bottom() - plot.height() * pair[2] / top
            painter.setPen(QPen(colour(theme.text), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(QLineF(left + step * 0.06, y, left + step * 0.94, y))
        painter.setPen(QPen(colour(theme.text, _QUIET), 1))
        painter.drawLine(QLineF(plot.bottomLeft(), plot.bottomRight()))
        painter.setPen(colour(theme.text_second))
        centres = [plot.left() + step * (number + 0.5) for number in range(len(self.figures))]
        draw_below(painter, plot, centres, [number_text(number) for number in range(len(self.figures))])


def rounded_top(column: QRectF) -> QPainterPath:
    """Return a column that is round at its upper end only."""
    radius = min(_RADIUS, column.width() / 2, column.height())
    path = QPainterPath(column.bottomLeft())
    path.lineTo(column.left(), column.top() + radius)
    path.quadTo(column.topLeft(), QPointF(column.left() + radius, column.top()))
    path.lineTo(column.right() - radius, column.top())
    path.quadTo(column.topRight(), QPointF(column.right(), column.top() + radius))
    path.lineTo(column.bottomRight())
    path.closeSubpath()
    return path


_DOT, _LINE = 3.0, 2.6
"""Pixels at scale 1: the radius of a dot, the width of the line."""


class PointsChart(FiguresChart[tuple[datetime, float]]):
    """A dot for each game in the order played, and the smoothed course of all of them."""

    smooth: Sequence[float] = ()
    """As many values, or none."""

    def draw_figures(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        scale = self.scale(max(value for _, value in self.figures))
        plot = scale.plot(painter, area, 8)
        scale.draw(painter, plot)
        inner = plot.adjusted(8, 0, -8, 0)
        count = len(self.figures)
        step = inner.width() / max(1, count - 1)
        first = inner.left() if count > 1 else inner.center().x()
        places = [first + step * number for number in range(count)]
        values = [value for _, value in self.figures]
        course = zip(places, self.smooth, strict=True) if self.smooth else ()
        self._draw_line(painter, plot, [QPointF(x, scale.y(y, plot)) for x, y in course])
        dot = _DOT * text_scale()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.text, 0.75 if count < 60 else 0.45))
        for x, value in zip(places, values, strict=True):
            painter.drawEllipse(QPointF(x, scale.y(value, plot)), dot, dot)
        painter.setPen(colour(theme.text_second))
        days = [date_text(self.figures[at][0].date()) for at in (0, -1)]
        below = QRectF(plot.left(), plot.bottom() + 4, plot.width() + 8, painter.fontMetrics().height())
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, days[0])
        if count > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, days[1])

    def _draw_line(self, painter: QPainter, plot: QRectF, line: Sequence[QPointF]) -> None:
        theme = current_theme()
        if not line:
            return
        path = QPainterPath(line[0])
        for point in line[1:]:
            path.lineTo(point)
        below = QPainterPath(path)
        below.lineTo(line[-1].x(), plot.bottom())
        below.lineTo(line[0].x(), plot.bottom())
        shade = QLinearGradient(plot.topLeft(), plot.bottomLeft())
        shade.setColorAt(0.0, colour(theme.gold, 0.34))
        shade.setColorAt(1.0, colour(theme.gold, 0.0))
        painter.fillPath(below, shade)
        painter.strokePath(path, round_pen(colour(theme.gold), _LINE * text_scale()))


class StreakChart(FiguresChart[bool]):
    """The games for which there is room, the latest ones: a mark up in gold if won, down if not."""

    usual_size = QSize(380, 84)

    def draw_figures(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        most = max(1, int(area.width() // scaled(9)))
        shown = self.figures[-most:]
        step = min(area.width() / len(shown), float(scaled(26)))
        middle, height = area.center().y(), min(area.height() / 2 - 6, float(scaled(46)))
        for number, won in enumerate(shown):
            mark = QRectF(area.left() + step * (number + 0.15), middle - height, step * 0.7, height - 2)
            if won:
                painter.fillPath(rounded_top(mark), golden(mark.topLeft(), mark.bottomLeft()))
            else:
                mark = QRectF(mark.left(), middle + 2, mark.width(), height * 0.5)
                painter.fillPath(rounded(mark, 2), colour(theme.text, _QUIET))
        painter.setPen(round_pen(colour(theme.text, _FAINT), 1.5))
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.left() + step * len(shown), middle))

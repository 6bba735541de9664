"""A line chart of what the decisions of a round cost, added up, one line for each seat."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.soft import colour, mixed, round_pen
from mtdesk.table.theme import Theme
from mtdesk.ui.charts.steps import nice_step
from mtdesk.ui.panels.chart import spread
from mtdesk.ui.parts import Translated, seat_look
from mtdesk.ui.sizes import grown

_LINES = 3
_DISC = 8.0
_HEIGHT = 100

Line = Sequence[tuple[int, float]]
"""Moves of the round, from 0, and the points lost by then."""


class CostChart(Translated, QWidget):
    """Points lost by move; a line stands at the move that is shown on the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: dict[int, Line] = {}
        self._moves = 1
        self._at = 0
        self._names: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate_ui()

    def sizeHint(self) -> QSize:
        """Called by Qt."""
        return QSize(grown(280), grown(_HEIGHT))

    def show_lines(self, lines: Mapping[int, Line], moves: int, names: Sequence[str]) -> None:
        """Draw a line for each of these seats over so many moves."""
        self._lines, self._moves, self._names = dict(lines), max(1, moves), names
        self.retranslate_ui()

    def show_move(self, move: int) -> None:
        """Mark this move."""
        self._at = move
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(painter, QRectF(self.rect()), self._theme, self._lines, self._moves).paint(self._at)
        painter.end()

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setAccessibleName(self.tr("Line chart of the points lost in this round"))
        ends = ((seat, line[-1][1]) for seat, line in self._lines.items() if line)
        self.setAccessibleDescription(
            " · ".join(f"{self._names[seat]} {decimal_text(points)}" for seat, points in ends)
        )
        self.update()


class _Drawing:
    """One painting of the chart into ``area``."""

    def __init__(
        self, painter: QPainter, area: QRectF, theme: Theme, lines: Mapping[int, Line], moves: int
    ) -> None:
        self._painter, self._theme, self._lines, self._moves = painter, theme, lines, moves
        points = [points for line in lines.values() for _, points in line] or [0.0]
        self._step = nice_step(max(*points, 1.0), _LINES)
        self._top = math.ceil(max(*points, 1.0) / self._step) * self._step
        self._low = min(0.0, *points)
        axis = painter.fontMetrics().horizontalAdvance(number_text(self._top)) + 12
        self._disc = float(grown(_DISC))
        self._plot = area.adjusted(axis, self._disc + 2, -2 * self._disc - 14, -self._disc - 2)

    def paint(self, at: int) -> None:
        """Paint grid, lines and badges, and where the table is."""
        self._paint_grid()
        x = self._point(at, 0).x()
        self._painter.setPen(QPen(colour(self._theme.gold), 1.5, Qt.PenStyle.DashLine))
        self._painter.drawLine(QLineF(x, self._plot.top(), x, self._plot.bottom()))
        for seat, line in self._lines.items():
            self._paint_line(seat, line)
        self._paint_badges()

    def _point(self, move: int, points: float) -> QPointF:
        share = (points - self._low) / (self._top - self._low)
        return QPointF(
            self._plot.left() + self._plot.width() * min(move / self._moves, 1.0),
            self._plot.bottom() - self._plot.height() * share,
        )

    def _paint_grid(self) -> None:
        painter, theme = self._painter, self._theme
        for number in range(0, self._top + 1, self._step):
            y = self._point(0, number).y()
            painter.setPen(QPen(colour(theme.plate_edge, 0.55 if number else 1.0), 1))
            painter.drawLine(QLineF(self._plot.left(), y, self._plot.right(), y))
            painter.setPen(colour(theme.text_second))
            box = QRectF(0, y - 12, self._plot.left() - 6, 24)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, number_text(number))

    def _path(self, line: Line) -> list[QPointF]:
        """Steps: what a decision cost is lost at once."""
        path, points = [self._point(0, 0.0)], 0.0
        for move, total in line:
            path += [self._point(move, points), self._point(move, total)]
            points = total
        return [*path, self._point(self._moves, points)]

    def _paint_line(self, seat: int, line: Line) -> None:
        painter, path = self._painter, QPolygonF(self._path(line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(colour(mixed(self._theme.plate, "#000000", 0.5)), 4.5))
        painter.drawPolyline(path)
        painter.setPen(round_pen(colour(seat_look(seat).colour), 2.4))
        painter.drawPolyline(path)

    def _paint_badges(self) -> None:
        ends = {seat: self._path(line)[-1] for seat, line in self._lines.items()}
        low, high = self._plot.top(), self._plot.bottom()
        heights = spread([end.y() for end in ends.values()], 2 * self._disc + 1, low, high)
        for seat, y in zip(ends, heights, strict=True):
            centre = QPointF(self._plot.right() + self._disc + 6, y)
            paint_disc(self._painter, seat_look(seat), centre, self._disc)

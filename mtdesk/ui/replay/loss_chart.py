"""A line chart of what the mistakes of a round cost, added up, one line for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen

from mtdesk.i18n import decimal_text
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme, seat_look
from mtdesk.ui.kit.chart import Chart, Scale, draw_seat_line, scale_style, spread
from mtdesk.ui.kit.sizes import TextSized, scaled

_LINES = 3
_HIGHEST = 200
"""Pixels at scale 1."""
_DISC = 8.0
_AIR = 1.5
"""The least distance between the numbers of the scale, in heights of a line."""

Line = Sequence[tuple[int, float]]
"""Moves of the round, from 0, and the points lost by then, which never decrease."""


class LossChart(TextSized, Chart):
    """Points lost by move; a line marks the move shown on the table. ``picked`` carries a move clicked on."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__(QSize(280, 100))
        self._plot = QRectF()
        self._lines: dict[int, Line] = {}
        self._moves = 1
        self._at = 0
        self._names: Sequence[str] = ()
        self.setAccessibleName(self.tr("Line chart of the points lost in this round"))
        self.fit_ui()

    def fit_ui(self) -> None:
        """Take the greatest height that goes with the current text size."""
        self.setMaximumHeight(scaled(_HIGHEST))

    def show_lines(self, lines: Mapping[int, Line], moves: int, names: Sequence[str]) -> None:
        """Draw a line for each of these seats over this many moves."""
        self._lines, self._moves, self._names = dict(lines), max(1, moves), names
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if any(lines.values()) else arrow)
        ends = ((seat, line[-1][1]) for seat, line in self._lines.items() if line)
        self.setAccessibleDescription(
            " · ".join(f"{self._names[seat]} {decimal_text(points)}" for seat, points in ends)
        )
        self.update()

    def show_move(self, move: int) -> None:
        """Mark this move."""
        self._at = move
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        drawing = _Drawing(painter, area, self._lines, self._moves)
        drawing.paint(self._at)
        self._plot = drawing.plot

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Called by Qt."""
        if event.button() is not Qt.MouseButton.LeftButton or self._plot.isEmpty():
            super().mousePressEvent(event)
            return
        share = (event.position().x() - self._plot.left()) / self._plot.width()
        self.picked.emit(round(min(max(share, 0.0), 1.0) * self._moves))


class _Drawing:
    """One painting of the chart into ``area``."""

    def __init__(self, painter: QPainter, area: QRectF, lines: Mapping[int, Line], moves: int) -> None:
        self._painter, self._lines, self._moves = painter, lines, moves
        self._theme = current_theme()
        points = [points for line in lines.values() for _, points in line] or [0.0]
        style = scale_style(self._theme, painter.font())
        self._disc = float(scaled(_DISC))
        apart = _AIR * painter.fontMetrics().height()
        grid = max(1, min(_LINES, int((area.height() - 2 * self._disc - 4) / apart)))
        self._scale = Scale(style, max(points), lines=grid)
        self._plot = area.adjusted(
            self._scale.width(painter) + 4, self._disc + 2, -2 * self._disc - 14, -self._disc - 2
        )

    @property
    def plot(self) -> QRectF:
        """Where the lines are."""
        return self._plot

    def paint(self, at: int) -> None:
        """Paint grid, lines and badges, and where the table is."""
        self._scale.draw(self._painter, self._plot)
        x = self._point(at, 0).x()
        self._painter.setPen(QPen(colour(self._theme.gold), 1.5, Qt.PenStyle.DashLine))
        self._painter.drawLine(QLineF(x, self._plot.top(), x, self._plot.bottom()))
        for seat, line in self._lines.items():
            draw_seat_line(self._painter, self._path(line), seat, self._theme, 2.4)
        self._paint_badges()

    def _point(self, move: int, points: float) -> QPointF:
        return QPointF(
            self._plot.left() + self._plot.width() * min(move / self._moves, 1.0),
            self._scale.y(points, self._plot),
        )

    def _path(self, line: Line) -> list[QPointF]:
        """Steps: the cost of a decision is lost at once."""
        path, points = [self._point(0, 0.0)], 0.0
        for move, total in line:
            path += [self._point(move, points), self._point(move, total)]
            points = total
        return [*path, self._point(self._moves, points)]

    def _paint_badges(self) -> None:
        """Paint badges at the ends of the lines: of those who lost most, if there is no room for all."""
        low, high, distance = self._plot.top(), self._plot.bottom(), 2 * self._disc + 1
        most = sorted(self._lines, key=lambda seat: -self._lines[seat][-1][1] if self._lines[seat] else 0.0)
        shown = most[: 1 + int((high - low) / distance)]
        ends = {seat: self._path(self._lines[seat])[-1] for seat in shown}
        heights = spread([end.y() for end in ends.values()], distance, low, high)
        for seat, y in zip(ends, heights, strict=True):
            centre = QPointF(self._plot.right() + self._disc + 6, y)
            paint_disc(self._painter, seat_look(seat), centre, self._disc)

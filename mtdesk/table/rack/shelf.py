"""What is seen of the rack besides tiles: the shelf, dividers, and what surrounds a planned train."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from mtdesk.table.art import tiles
from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.art.painting import MARGIN, lay_over, paint_shadow, rounded
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme

_RADIUS = 12.0


class ShelfItem(PaintedItem):
    """The wood, empty places of held tiles, a line between groups, and a scroll bar."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._unit = 0.0
        self.empty: tuple[tuple[QPointF, float], ...] = ()
        """The empty places, by middle and angle."""
        self._lines: tuple[QLineF, ...] = ()
        self._seen: tuple[float, float] | None = None

    def set_geometry(self, rect: QRectF) -> None:
        """Put the shelf into `rect` (item coordinates, scene pixels)."""
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def set_marks(
        self,
        unit: float,
        empty: Sequence[tuple[QPointF, float]] = (),
        lines: Sequence[QLineF] = (),
        seen: tuple[float, float] | None = None,
    ) -> None:
        """Show empty places of tiles (`unit` pixels wide) by middle and angle, and dividing lines.

        `seen`: the visible part of all rows, from and to, 0 to 1; None: all.
        """
        marks = unit, tuple(empty), tuple(lines), seen
        if marks != (self._unit, self.empty, self._lines, self._seen):
            self._unit, self.empty, self._lines, self._seen = marks
            self._changed()

    def paint_art(self, painter: QPainter) -> None:
        self._paint_wood(painter, current_theme())
        for line in self._lines:
            _paint_line(painter, line, current_theme())
        for place, angle in self.empty:
            painter.save()
            painter.translate(place)
            painter.rotate(angle)
            painter.scale(self._unit, self._unit)
            tiles.paint_empty_place(painter, current_theme(), self._unit)
            painter.restore()
        if self._seen is not None:
            rect, (start, end) = self._rect, self._seen
            groove = QRectF(rect.right() - 9, rect.top() + 8, 4, rect.height() - 16)
            painter.fillPath(rounded(groove, 2), colour("#000000", 0.4))
            top, height = groove.top() + start * groove.height(), (end - start) * groove.height()
            bar = QRectF(groove.left(), top, 4, height)
            painter.fillPath(rounded(bar, 2), colour(current_theme().gold))

    def _paint_wood(self, painter: QPainter, theme: Theme) -> None:
        """Paint a wooden shelf with a rounded lip above and below."""
        rect = self._rect
        shape = rounded(rect, _RADIUS)
        paint_shadow(painter, shape, theme.shadow, 9, QPointF(0, 3))
        top, middle, bottom = theme.rack
        wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        lip = min(0.16, 16 / rect.height())
        for place, tint in (
            (0.0, mixed(top, "#FFE6C0", 0.12)),
            (lip * 0.75, top),
            (lip, mixed(middle, "#000000", 0.42)),
            (lip * 1.7, mixed(middle, "#000000", 0.12)),
            (0.5, middle),
            (1 - lip * 1.25, mixed(middle, bottom, 0.4)),
            (1 - lip * 1.2, mixed(bottom, "#FFE6C0", 0.22)),
            (1 - lip * 0.5, bottom),
            (1.0, mixed(bottom, "#000000", 0.35)),
        ):
            wood.setColorAt(place, colour(tint))
        painter.fillPath(shape, QBrush(wood) if theme.wood_grain else QBrush(colour(middle)))
        lay_over(painter, shape, "wood", 0.34 * theme.wood_grain)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if theme.wood_grain:
            painter.setPen(QPen(QColor(0, 0, 0, 130), 2))
            painter.drawPath(shape)
            painter.setPen(QPen(QColor(255, 240, 215, 46), 1))
            light = rect.adjusted(_RADIUS, 2.2, -_RADIUS, 0)
            painter.drawLine(QLineF(light.topLeft(), light.topRight()))
        painter.setPen(QPen(colour(theme.line, 0.75 if theme.shadow else 1.0), 1.3))
        painter.drawPath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), _RADIUS))


def _paint_line(painter: QPainter, line: QLineF, theme: Theme) -> None:
    """Paint a thin line with a light edge, between two groups of tiles."""
    if theme.wood_grain:
        painter.setPen(QPen(QColor(0, 0, 0, 120), 2))
        painter.drawLine(line)
    painter.setPen(QPen(colour(theme.line, 0.8), 1.2))
    painter.drawLine(line.translated(1.2, 0))


class DividerItem(PaintedItem):
    """A thin upright line with a small knob at its foot, round `pos()`; gold while it is held."""

    def __init__(self) -> None:
        super().__init__()
        self._height = 0.0
        self._held = False

    def show_as(self, height: float, *, held: bool) -> None:
        """Show it so high, in scene pixels, and whether it is held."""
        if (height, held) != (self._height, self._held):
            self._height, self._held = height, held
            self._repaint(QRectF(-7, -height / 2 - 7, 14, height + 14))

    def paint_art(self, painter: QPainter) -> None:
        theme, reach = current_theme(), self._height / 2
        line = QLineF(0, -reach, 0, reach)
        if self._held:
            painter.setPen(QPen(colour(theme.gold), 2.4))
            painter.drawLine(line)
        else:
            _paint_line(painter, line, theme)
        painter.setPen(QPen(colour("#000000", 0.5), 1))
        painter.setBrush(colour(theme.gold if self._held else theme.line))
        painter.drawEllipse(line.p2(), 3.4, 3.4)

"""What is seen of the rack besides tiles: the shelf, dividers, and what surrounds a planned train."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from mtdesk.table.art import tiles
from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.art.painting import around, lay_over, paint_shadow, rounded
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme

_RADIUS = 12.0


class Shelf(Struct, frozen=True):
    """The wood, empty places of held tiles, a line between groups, and a scroll bar."""

    rect: QRectF
    unit: float
    """Width of a tile."""
    empty: tuple[tuple[QPointF, float], ...] = ()
    """The empty places, by middle and angle."""
    lines: tuple[QLineF, ...] = ()
    seen: tuple[float, float] | None = None
    """The visible part of all rows, from and to, 0 to 1; None: all."""

    @property
    def area(self) -> QRectF:
        return around(self.rect)

    def paint(self, painter: QPainter) -> None:
        self._paint_wood(painter, current_theme())
        for line in self.lines:
            _paint_line(painter, line, current_theme())
        for place, angle in self.empty:
            painter.save()
            painter.translate(place)
            painter.rotate(angle)
            painter.scale(self.unit, self.unit)
            tiles.paint_empty_place(painter, current_theme(), self.unit)
            painter.restore()
        if self.seen is not None:
            rect, (start, end) = self.rect, self.seen
            groove = QRectF(rect.right() - 9, rect.top() + 8, 4, rect.height() - 16)
            painter.fillPath(rounded(groove, 2), colour("#000000", 0.4))
            top, height = groove.top() + start * groove.height(), (end - start) * groove.height()
            bar = QRectF(groove.left(), top, 4, height)
            painter.fillPath(rounded(bar, 2), colour(current_theme().gold))

    def _paint_wood(self, painter: QPainter, theme: Theme) -> None:
        """Paint a wooden shelf with a rounded lip above and below."""
        rect = self.rect
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


class DividerLine(Struct, frozen=True):
    """A thin upright line with a small knob at its foot, round the origin; gold while it is held."""

    height: float
    held: bool

    @property
    def area(self) -> QRectF:
        return QRectF(-7, -self.height / 2 - 7, 14, self.height + 14)

    def paint(self, painter: QPainter) -> None:
        theme, reach = current_theme(), self.height / 2
        line = QLineF(0, -reach, 0, reach)
        if self.held:
            painter.setPen(QPen(colour(theme.gold), 2.4))
            painter.drawLine(line)
        else:
            _paint_line(painter, line, theme)
        painter.setPen(QPen(colour("#000000", 0.5), 1))
        painter.setBrush(colour(theme.gold if self.held else theme.line))
        painter.drawEllipse(line.p2(), 3.4, 3.4)

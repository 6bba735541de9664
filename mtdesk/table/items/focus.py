"""The double focus ring round things that have none of their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from mtdesk.table.art.shapes import rounded
from mtdesk.table.art.soft import colour
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme

_WIDTH = 3.0
_REACH = 2 * _WIDTH


class FocusItem(PaintedItem):
    """Shows that the focus is at a rectangle; the pointer ignores it."""

    def set_geometry(self, rect: QRectF, radius: float) -> None:
        """Go round ``rect`` (item coordinates, scene pixels) with corners of this radius."""
        self._rect, self._radius = rect, radius
        self._repaint(rect.adjusted(-_REACH, -_REACH, _REACH, _REACH))

    def shape(self) -> QPainterPath:
        """Return an empty shape: nothing to hit."""
        return QPainterPath()

    def paint_art(self, painter: QPainter) -> None:
        """Paint the ring: the light one inside, the dark one outside, so that any ground shows it."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tint, grow in zip(current_theme().focus, (_WIDTH / 2, _WIDTH * 1.5), strict=True):
            painter.setPen(QPen(colour(tint), _WIDTH))
            painter.drawPath(rounded(self._rect.adjusted(-grow, -grow, grow, grow), self._radius + grow))

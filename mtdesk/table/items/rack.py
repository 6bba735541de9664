"""The shelf on which the own tiles stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.pad import paint_empty_place
from mtdesk.table.art.panel import MARGIN, paint_divider, paint_shelf
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.theme import Theme


class RackItem(PaintedItem):
    """The shelf, empty places of tiles in the hand, and lines between groups; the tiles are apart."""

    def __init__(self, theme: Theme, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self._rect = QRectF()
        self._unit = 0.0
        self._places: tuple[QPointF, ...] = ()
        self._dividers: tuple[QLineF, ...] = ()

    def set_geometry(self, rect: QRectF) -> None:
        """Put the shelf into `rect` (item coordinates, scene pixels)."""
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def set_marks(self, unit: float, places: Sequence[QPointF] = (), dividers: Sequence[QLineF] = ()) -> None:
        """Dashed places for upright tiles (`unit` pixels per u) by their middles, and dividing lines."""
        self._unit, self._places, self._dividers = unit, tuple(places), tuple(dividers)
        self._changed()

    def paint_art(self, painter: QPainter) -> None:
        """Paint the shelf and its marks."""
        paint_shelf(painter, self._rect, self._theme)
        for line in self._dividers:
            paint_divider(painter, line, self._theme)
        for place in self._places:
            painter.save()
            painter.translate(place)
            painter.rotate(90)
            painter.scale(self._unit, self._unit)
            paint_empty_place(painter, self._theme, self._unit)
            painter.restore()

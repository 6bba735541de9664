"""The shelf that holds the player's own tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.pad import paint_empty_place
from mtdesk.table.art.panel import MARGIN, paint_divider, paint_shelf
from mtdesk.table.art.shapes import rounded
from mtdesk.table.art.soft import colour
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme


class RackItem(PaintedItem):
    """The shelf, empty places of held tiles, and lines between groups; the tiles are separate."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._unit = 0.0
        self._places: tuple[tuple[QPointF, float], ...] = ()
        self._dividers: tuple[QLineF, ...] = ()
        self._seen: tuple[float, float] | None = None

    def set_geometry(self, rect: QRectF) -> None:
        """Put the shelf into `rect` (item coordinates, scene pixels)."""
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def set_marks(
        self,
        unit: float,
        places: Sequence[tuple[QPointF, float]] = (),
        dividers: Sequence[QLineF] = (),
        seen: tuple[float, float] | None = None,
    ) -> None:
        """Dashed places of tiles (`unit` pixels per u) by middle and angle, and dividing lines.

        `seen`: the visible part of all rows, from and to, 0 to 1; None: all.
        """
        marks = unit, tuple(places), tuple(dividers), seen
        if marks != (self._unit, self._places, self._dividers, self._seen):
            self._unit, self._places, self._dividers, self._seen = marks
            self._changed()

    def paint_art(self, painter: QPainter) -> None:
        """Paint the shelf and its marks."""
        paint_shelf(painter, self._rect, current_theme())
        for line in self._dividers:
            paint_divider(painter, line, current_theme())
        for place, angle in self._places:
            painter.save()
            painter.translate(place)
            painter.rotate(angle)
            painter.scale(self._unit, self._unit)
            paint_empty_place(painter, current_theme(), self._unit)
            painter.restore()
        if self._seen is not None:
            self._paint_scroll_bar(painter, *self._seen)

    def _paint_scroll_bar(self, painter: QPainter, start: float, end: float) -> None:
        groove = QRectF(self._rect.right() - 9, self._rect.top() + 8, 4, self._rect.height() - 16)
        painter.fillPath(rounded(groove, 2), colour("#000000", 0.4))
        top, height = groove.top() + start * groove.height(), (end - start) * groove.height()
        painter.fillPath(rounded(QRectF(groove.left(), top, 4, height), 2), colour(current_theme().gold))

"""The locomotive on the pad of an open train."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.locomotive import AREA, HEIGHT, WIDTH, paint_locomotive
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import TrainLook


class MarkerItem(PaintedItem):
    """A locomotive, 1.75 u wide; `pos()` is its middle. Mirror it for a train to the left; never turn it."""

    def __init__(self, look: TrainLook, unit: float, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.look = look
        """Whose locomotive it is."""
        self._mirrored = False
        self.set_unit(unit)

    def set_unit(self, unit: float) -> None:
        """Change size, in scene pixels per u."""
        self._unit = unit
        self._repaint(QTransform.fromScale(unit, unit).mapRect(AREA))

    def set_mirrored(self, mirrored: bool) -> None:
        """Set whether it runs to the left (True) or to the right."""
        self._mirrored = mirrored
        self._changed()

    def shape(self) -> QPainterPath:
        """Return the locomotive without its shadow."""
        path = QPainterPath()
        path.addRect(
            QTransform.fromScale(self._unit, self._unit).mapRect(
                QRectF(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
            )
        )
        return path

    def paint_art(self, painter: QPainter) -> None:
        painter.scale(self._unit, self._unit)
        paint_locomotive(painter, self.look, current_theme(), self._mirrored)

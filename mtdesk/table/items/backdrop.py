"""The cloth and the wood under everything."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.backdrop import paint_backdrop
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme


class BackdropItem(PaintedItem):
    """Planks, moulded frame and cloth; painted once per size."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._felt = QRectF()
        self._radius = 0.0

    def set_geometry(self, window: QRectF, felt: QRectF, radius: float) -> None:
        """Fill `window` with wood and put the cloth into `felt`, its corners rounded by `radius`."""
        self._felt, self._radius = felt, radius
        self._repaint(window)

    def paint_art(self, painter: QPainter) -> None:
        paint_backdrop(painter, self._area, self._felt, self._radius, current_theme())

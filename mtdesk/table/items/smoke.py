"""A puff of smoke."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from mtdesk.table.art.soft import colour
from mtdesk.table.items.base import PaintedItem


class PuffItem(PaintedItem):
    """A round soft cloud about `pos()`, of this radius in scene pixels."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self._radius = radius
        self._repaint(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    def paint_art(self, painter: QPainter) -> None:
        """Paint it, dense in the middle."""
        cloud = QRadialGradient(QPointF(), self._radius)
        cloud.setColorAt(0, colour("#F4F1EA", 0.85))
        cloud.setColorAt(0.5, colour("#DAD6CD", 0.55))
        cloud.setColorAt(1, colour("#C8C4BB", 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(cloud))
        painter.drawEllipse(self._area)

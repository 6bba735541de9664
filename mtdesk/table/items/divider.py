"""A divider between two groups of tiles on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.panel import paint_divider
from mtdesk.table.art.soft import colour
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme


class DividerItem(PaintedItem):
    """A thin upright line with a small knob at its foot, round `pos()`; gold while it is held."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._height = 0.0
        self._held = False

    def set_height(self, height: float) -> None:
        """Its height in scene pixels."""
        if height != self._height:
            self._height = height
            self._repaint(QRectF(-7, -height / 2 - 7, 14, height + 14))

    def set_held(self, held: bool) -> None:
        """Set whether it is held."""
        if held != self._held:
            self._held = held
            self._changed()

    def paint_art(self, painter: QPainter) -> None:
        """Paint line and knob."""
        theme, reach = current_theme(), self._height / 2
        line = QLineF(0, -reach, 0, reach)
        if self._held:
            painter.setPen(QPen(colour(theme.gold), 2.4))
            painter.drawLine(line)
        else:
            paint_divider(painter, line, theme)
        painter.setPen(QPen(colour("#000000", 0.5), 1))
        painter.setBrush(colour(theme.gold if self._held else theme.line))
        painter.drawEllipse(line.p2(), 3.4, 3.4)

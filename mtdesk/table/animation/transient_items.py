"""Items that are on the table only during an animation."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsScene

from mtdesk.table.art.panel import MARGIN, paint_panel
from mtdesk.table.items.base import PaintedItem, discard
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import current_theme

_Z_TRAY, _Z_GUEST = 65, 70


class TransientItems:
    """Tiles in motion, and what is under them; see ``dismiss``."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: list[QGraphicsItem] = []
        """All that are on the table now."""

    def tile(
        self, place: QPointF, unit: float, angle: float = 0.0, ends: tuple[int, int] = (0, 0)
    ) -> TileItem:
        """Return a tile face down at a point of the scene, ``unit`` pixels wide.

        ``ends`` show when it is turned.
        """
        item = TileItem(*ends, unit, face_up=False)
        item.setPos(place)
        item.setRotation(angle)
        self.welcome(item, _Z_GUEST)
        return item

    def tray(self, rect: QRectF) -> QGraphicsObject:
        """Return a plain panel that sets tiles apart from what is under them."""
        item = _Tray(rect)
        self.welcome(item, _Z_TRAY)
        return item

    def welcome(self, item: QGraphicsItem, level: float) -> None:
        """Take an item onto the table, at this height (z)."""
        item.setZValue(level)
        self._scene.addItem(item)
        self.items.append(item)

    def dismiss(self) -> None:
        """Remove them all."""
        for item in self.items:
            discard(item)
        self.items = []


class _Tray(PaintedItem):
    """A panel like those of the plates."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_art(self, painter: QPainter) -> None:
        paint_panel(painter, self._rect, 10, current_theme())

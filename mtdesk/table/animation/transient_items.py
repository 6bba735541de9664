"""Items that are on the table only during an animation."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mtdesk.table.art.painting import MARGIN, colour, paint_panel, rounded
from mtdesk.table.items.painted import PaintedItem, discard
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import current_theme

_Z_GUEST = 70


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
        item.setRotation(angle)
        self.welcome(item, _Z_GUEST, place)
        return item

    def welcome(self, item: QGraphicsItem, level: float, place: QPointF) -> None:
        """Take an item onto the table, at this height (z) and point of the scene."""
        item.setZValue(level)
        item.setPos(place)
        self._scene.addItem(item)
        self.items.append(item)

    def dismiss(self) -> None:
        """Remove them all."""
        for item in self.items:
            discard(item)
        self.items = []


class Tray(PaintedItem):
    """A panel like those of the plates, which sets tiles apart from what is under them."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_art(self, painter: QPainter) -> None:
        paint_panel(painter, self._rect, 10, current_theme())


_FADED = 0.5
"""How much of what is under a veil is replaced by the colour of the cloth."""


class Veil(PaintedItem):
    """Lets the cloth and all that lies on it fade, so that what is shown above it stands out."""

    def __init__(self, cloth: QRectF, radius: float) -> None:
        super().__init__()
        self._cloth, self._radius = cloth, radius
        self._repaint(cloth)

    def paint_art(self, painter: QPainter) -> None:
        painter.fillPath(rounded(self._cloth, self._radius), colour(current_theme().felt[1], _FADED))

"""Items that are on the table only during an animation."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mtdesk.table.items.painted import discard
from mtdesk.table.items.tile import TileItem

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

"""What all painted, stationary things have in common; putting items into place, and removing them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.items.kept import KeptPicture
from mtdesk.table.layout import Pose


class PaintedItem(QGraphicsObject):
    """An item with an area, painted once per size and look and then copied.

    A subclass implements `paint_art`, calls `_repaint(area)` when its area changes and `_changed` when only
    its content does; the area is everything that it paints, in item coordinates (scene pixels).
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._area = QRectF()
        self._kept = KeptPicture()

    def _repaint(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area = area
        self._changed()

    def _changed(self) -> None:
        self._kept.forget()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return everything that is painted, in item coordinates."""
        return self._area

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._area)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the kept picture, or make it."""
        if not self._area.isEmpty():
            self._kept.draw(painter, self._area, self.paint_art)

    def sharpen(self, viewport: QTransform, ratio: float) -> None:
        """Make a picture for a view that looks at the scene in this way, before it is painted."""
        if not self._area.isEmpty() and self._kept.renew(
            self.deviceTransform(viewport), ratio, self._area, self.paint_art
        ):
            self.update()

    def paint_art(self, painter: QPainter) -> None:
        """Paint in item coordinates, within the area."""
        raise NotImplementedError


def put(item: QGraphicsItem, pose: Pose) -> None:
    """Put an item into a pose at once."""
    item.setPos(pose.x, pose.y)
    item.setRotation(pose.angle)


def discard(item: QGraphicsItem) -> None:
    """Remove an item from its scene for good."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)


def keep_only(items: dict[Any, Any], names: Collection[Any]) -> None:
    """Remove every item from its scene and from ``items`` whose name is not among ``names``."""
    for name in [name for name in items if name not in names]:
        discard(items.pop(name))

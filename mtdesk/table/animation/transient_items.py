"""Items that are on the table only during an animation."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from mtdesk.table.art.panel import MARGIN, paint_panel
from mtdesk.table.items.base import PaintedItem, discard
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import current_theme

_Z_TRAY, _Z_GUEST = 65, 70


class TransientItems:
    """Tiles in motion, and what is under them or turns in place of other things; see ``dismiss``."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._hidden: list[QGraphicsItem] = []

    @property
    def are_here(self) -> bool:
        """Whether any of them is on the table."""
        return bool(self._items)

    @property
    def tiles(self) -> list[TileItem]:
        """The tiles among them."""
        return [item for item in self._items if isinstance(item, TileItem)]

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

    def stand_in(self, item: PaintedItem) -> QGraphicsObject:
        """A picture that can be turned, in place of an item that is hidden until they are dismissed."""
        views = self._scene.views()
        ratio = views[0].devicePixelRatioF() if views else 1.0
        picture = _Picture(item, ratio)
        picture.setParentItem(item.parentItem())
        picture.setPos(item.pos())
        picture.setZValue(item.zValue())
        item.setVisible(False)
        self._items.append(picture)
        self._hidden.append(item)
        return picture

    def welcome(self, item: QGraphicsItem, level: float) -> None:
        """Take an item onto the table, at this height (z)."""
        item.setZValue(level)
        self._scene.addItem(item)
        self._items.append(item)

    def dismiss(self) -> None:
        """Remove them all."""
        for item in self._items:
            discard(item)
        for item in self._hidden:
            item.setVisible(True)
        self._items, self._hidden = [], []


class _Tray(PaintedItem):
    """A panel like those of the plates."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_art(self, painter: QPainter) -> None:
        paint_panel(painter, self._rect, 10, current_theme())


class _Picture(QGraphicsObject):
    """What another item paints, made once, so that turning it needs no painting."""

    def __init__(self, item: PaintedItem, ratio: float) -> None:
        super().__init__()
        self._area = item.boundingRect()
        size = (self._area.size() * ratio).toSize().expandedTo(QSize(1, 1))
        self._picture = QPixmap(size)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-self._area.topLeft())
            item.paint_art(painter)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._area.topLeft(), self._picture)

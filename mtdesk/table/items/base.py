"""What painted, stationary things have in common, and what an item painted, kept as it appears on the device.

Qt's own item cache starts again at every repaint of a turned item, and most tiles are turned.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.layout import Pose
from mtdesk.table.look import current_look


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


_LARGEST = 16_000_000
"""Device pixels above which nothing is kept: an item far larger than the window is rarely painted whole."""

_PHASES = 8
"""The precision of a tile's place within a device pixel."""

_ALIKE = 0.002
"""Sine of the angle up to which a picture counts as turned the same way."""

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
    | QPainter.RenderHint.TextAntialiasing
)

Paint = Callable[[QPainter], None]
_Key = tuple[float, ...]

_movers: set[int] = set()
"""What is setting things in motion now, by id."""


def set_moving(mover: object, moving: bool) -> None:
    """Make no lazy pictures while anything moves: made at once, they would delay the animation."""
    (_movers.add if moving else _movers.discard)(id(mover))


class KeptPicture:
    """Paints through a pixmap that is made again only when scale, angle, area, content or look change.

    A `lazy` one keeps a picture only when asked for the same thing twice, so that what moves or turns is
    painted directly, and places it exactly; others are placed on whole device pixels. A painter without
    antialiasing asks for speed, as a view does while it zooms: a kept picture is then merely scaled.
    """

    def __init__(self, *, lazy: bool = False) -> None:
        self._lazy = lazy
        self._key: _Key | None = None
        self._seen: _Key | None = None
        self._picture = QPixmap()
        self._corner = QPointF()
        self._look = current_look()
        self._made = QTransform()
        """The painter's transformation when the picture was made, apart from its place."""

    def forget(self) -> None:
        """Forget the picture, because the content has changed."""
        self._key = self._seen = None

    def _follow_look(self) -> None:
        if self._look is not current_look():
            self._look = current_look()
            self.forget()

    def renew(self, transform: QTransform, ratio: float, area: QRectF, paint: Paint) -> bool:
        """Make the picture that ``draw`` will need in place of an older one; returns whether it did."""
        self._follow_look()
        _, rest = self._split(transform, ratio)
        key = _key(transform, ratio, rest, area)
        if self._key is None or key == self._key or self._too_large(transform, area, ratio):
            return False
        self._make(transform, ratio, rest, area, paint)
        self._key = key
        return True

    def draw(self, painter: QPainter, area: QRectF, paint: Paint) -> None:
        """Paint `area` (the painter's coordinates) with `paint`, or copy what it painted before."""
        self._follow_look()
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        base, rest = self._split(transform, ratio)
        key = _key(transform, ratio, rest, area)
        if key != self._key:
            rough = not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
            if rough and self._key is not None and self._is_alike(transform):
                self._scale(painter, transform)
                return
            waits = self._lazy and (key != self._seen or bool(_movers))
            if waits or self._too_large(transform, area, ratio):
                self._seen = key
                if not (rough and self._lazy):
                    painter.setRenderHints(_HINTS)
                paint(painter)
                return
            self._make(transform, ratio, rest, area, paint)
            self._key = key
        painter.save()
        painter.setWorldTransform(QTransform.fromTranslate(base.x(), base.y()))
        painter.drawPixmap(self._corner, self._picture)
        painter.restore()

    def _is_alike(self, transform: QTransform) -> bool:
        """Return whether the picture is turned as wanted now, so that what is upright in it stays so."""
        made = self._made
        size = math.hypot(made.m11(), made.m12()) * math.hypot(transform.m11(), transform.m12())
        turn = made.m11() * transform.m12() - made.m12() * transform.m11()
        return abs(turn) <= _ALIKE * size and made.m11() * transform.m11() + made.m12() * transform.m12() > 0

    def _scale(self, painter: QPainter, transform: QTransform) -> None:
        """Copy the picture as if it were on the item itself, however that is seen now."""
        inverse, _ = self._made.inverted()
        painter.save()
        painter.setWorldTransform(inverse * transform)
        painter.drawPixmap(self._corner, self._picture)
        painter.restore()

    def _split(self, transform: QTransform, ratio: float) -> tuple[QPointF, QPointF]:
        """Return the origin's place as whole device pixels and the remainder, both in units of the window."""
        x, y = transform.dx() * ratio, transform.dy() * ratio
        if not self._lazy:
            return QPointF(round(x) / ratio, round(y) / ratio), QPointF(0, 0)
        whole_x, whole_y = math.floor(x), math.floor(y)
        rest = QPointF(round((x - whole_x) * _PHASES), round((y - whole_y) * _PHASES)) / (_PHASES * ratio)
        return QPointF(whole_x / ratio, whole_y / ratio), rest

    @staticmethod
    def _too_large(transform: QTransform, area: QRectF, ratio: float) -> bool:
        on_device = transform.mapRect(area)
        return on_device.width() * on_device.height() * ratio * ratio > _LARGEST

    def _make(self, transform: QTransform, ratio: float, rest: QPointF, area: QRectF, paint: Paint) -> None:
        turned = QTransform(
            transform.m11(), transform.m12(), transform.m21(), transform.m22(), rest.x(), rest.y()
        )
        self._made = turned
        bounds = turned.mapRect(area)
        left, top = math.floor(bounds.left() * ratio), math.floor(bounds.top() * ratio)
        width = math.ceil(bounds.right() * ratio) - left
        height = math.ceil(bounds.bottom() * ratio) - top
        self._picture = QPixmap(max(1, width), max(1, height))
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._corner = QPointF(left / ratio, top / ratio)
        with QPainter(self._picture) as painter:
            painter.setRenderHints(_HINTS)
            painter.setWorldTransform(turned * QTransform.fromTranslate(-self._corner.x(), -self._corner.y()))
            paint(painter)


def _key(transform: QTransform, ratio: float, rest: QPointF, area: QRectF) -> _Key:
    turn = (transform.m11(), transform.m12(), transform.m21(), transform.m22())
    place = (ratio, rest.x(), rest.y(), area.x(), area.y(), area.width(), area.height())
    return turn + place

"""What painted things have in common: each keeps what it painted as a picture, as it appears on the device.

Qt's own item cache starts again at every repaint of a turned item, and most tiles are turned.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.layout.model import Pose
from mtdesk.table.look import current_look

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

_PULSE_MS = 1600

_movers: set[int] = set()
"""What is setting things in motion now, by id."""


def set_moving(mover: object, moving: bool) -> None:
    """Make no pictures of moving things while anything moves: they would delay the animation."""
    (_movers.add if moving else _movers.discard)(id(mover))


class Content(Protocol):
    """What an item shows, as a value: the item is painted again only when it shows another one."""

    @property
    def area(self) -> QRectF:
        """Everything that is painted, in item coordinates (scene pixels)."""

    def paint(self, painter: QPainter) -> None:
        """Paint it within its area."""


_Content = TypeVar("_Content", bound=Content)


class PaintedItem(QGraphicsObject, Generic[_Content]):
    """An item that is painted again only when scale, angle, content or look change.

    A painter without antialiasing asks for speed, as a view does while it zooms: a picture that is turned as
    wanted is then merely scaled.
    """

    moves = False
    """Whether it is often on its way somewhere.

    Then a picture is kept only from the second time on that it looks the same, and put exactly where it
    belongs; other items are put on whole device pixels.
    """

    def __init__(self, content: _Content, parent: QGraphicsItem | None = None, *, level: float = 0.0) -> None:
        """``level``: its height (z)."""
        super().__init__(parent)
        self.content = content
        """What is shown; changed by ``show_content``."""
        self._area = content.area
        self.setZValue(level)
        self._key: tuple[Any, ...] | None = None
        """What the picture depends on; None without a picture."""
        self._last_key: tuple[Any, ...] | None = None
        """The same of what was painted last, without keeping it."""
        self._picture, self._corner = QPixmap(), QPointF()
        self._made = QTransform()
        """The painter's transformation when the picture was made, apart from its place."""

    def show_content(self, content: _Content) -> None:
        if content == self.content:
            return
        self.content, area = content, content.area
        if area != self._area:
            self.prepareGeometryChange()
            if not self._area.isEmpty() and self.scene() is not None:
                # If it is painted before Qt's own note of the change, Qt takes the new place for the old.
                self.scene().update(self.sceneBoundingRect())
            self._area = area
        self._key = self._last_key = None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area  # asked for several times in every frame

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the kept picture, or make it, or paint without one."""
        if self._area.isEmpty():
            return
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        origin, key = self._place(transform, ratio)
        if key != self._key:
            rough = not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
            if rough and self._key is not None and self._key[0] is key[0] and self._is_alike(transform):
                inverse, _ = self._made.inverted()
                self._copy(painter, inverse * transform)
                return
            is_passing = self.moves and (key != self._last_key or bool(_movers))
            if is_passing or self._is_too_large(transform, ratio):
                self._last_key = key
                if not (rough and self.moves):
                    painter.setRenderHints(_HINTS)
                self.content.paint(painter)
                return
            self._make(transform, ratio, key)
        self._copy(painter, QTransform.fromTranslate(origin.x(), origin.y()))

    def sharpen(self, viewport: QTransform, ratio: float) -> None:
        """Replace a scaled picture by the one that a view needs which looks at the scene in this way."""
        transform = self.deviceTransform(viewport)
        _, key = self._place(transform, ratio)
        if self._key is not None and key != self._key and not self._is_too_large(transform, ratio):
            self._make(transform, ratio, key)
            self.update()

    def _place(self, transform: QTransform, ratio: float) -> tuple[QPointF, tuple[Any, ...]]:
        """Return where the origin is, in whole device pixels, and what the picture depends on."""
        x, y = transform.dx() * ratio, transform.dy() * ratio
        whole_x, whole_y = (math.floor(x), math.floor(y)) if self.moves else (round(x), round(y))
        phases = (round((x - whole_x) * _PHASES), round((y - whole_y) * _PHASES)) if self.moves else (0, 0)
        turn = transform.m11(), transform.m12(), transform.m21(), transform.m22()
        return QPointF(whole_x, whole_y) / ratio, (current_look(), ratio, *phases, *turn)

    def _is_alike(self, transform: QTransform) -> bool:
        """Return whether the picture is turned as wanted now, so that what is upright in it stays so."""
        made = self._made
        size = math.hypot(made.m11(), made.m12()) * math.hypot(transform.m11(), transform.m12())
        turn = made.m11() * transform.m12() - made.m12() * transform.m11()
        return abs(turn) <= _ALIKE * size and made.m11() * transform.m11() + made.m12() * transform.m12() > 0

    def _is_too_large(self, transform: QTransform, ratio: float) -> bool:
        on_device = transform.mapRect(self._area)
        return on_device.width() * on_device.height() * ratio * ratio > _LARGEST

    def _copy(self, painter: QPainter, transform: QTransform) -> None:
        painter.save()
        painter.setWorldTransform(transform)
        painter.drawPixmap(self._corner, self._picture)
        painter.restore()

    def _make(self, transform: QTransform, ratio: float, key: tuple[Any, ...]) -> None:
        _, _, phase_x, phase_y, xx, xy, yx, yy = key
        within = _PHASES * ratio
        self._key, self._made = key, QTransform(xx, xy, yx, yy, phase_x / within, phase_y / within)
        bounds = self._made.mapRect(self._area)
        left, top = math.floor(bounds.left() * ratio), math.floor(bounds.top() * ratio)
        width = math.ceil(bounds.right() * ratio) - left
        height = math.ceil(bounds.bottom() * ratio) - top
        self._picture = QPixmap(max(1, width), max(1, height))
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._corner = QPointF(left / ratio, top / ratio)
        with QPainter(self._picture) as painter:
            painter.setRenderHints(_HINTS)
            painter.setWorldTransform(self._made * QTransform.fromTranslate(-left / ratio, -top / ratio))
            self.content.paint(painter)


class PulsingItem(PaintedItem[_Content]):
    """An item whose opacity goes from 1 to 0.6 and back, over and over.

    It does so while it is visible in a scene, and wanted to.
    """

    moves = True

    def __init__(self, content: _Content, parent: QGraphicsItem, *, level: float = 0.0) -> None:
        super().__init__(content, parent, level=level)
        self.loop = QPropertyAnimation(self, b"opacity", self)
        self.loop.setDuration(_PULSE_MS)
        self.loop.setLoopCount(-1)
        for share, opacity in ((0.0, 1.0), (0.5, 0.6), (1.0, 1.0)):
            self.loop.setKeyValueAt(share, opacity)
        self.loop.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._wanted = False

    def set_pulsing(self, pulsing: bool) -> None:
        """Set whether it pulses while it is visible."""
        self._wanted = pulsing
        self._settle()

    def is_pulsing(self) -> bool:
        return self.loop.state() is QAbstractAnimation.State.Running

    def _settle(self) -> None:
        wanted = self._wanted and self.isVisible() and self.scene() is not None
        if wanted and not self.is_pulsing():
            self.loop.start()
        elif not wanted and self.is_pulsing():
            self.loop.stop()
            self.setOpacity(1)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: object) -> object:
        changes = QGraphicsItem.GraphicsItemChange
        if change in (changes.ItemSceneHasChanged, changes.ItemVisibleHasChanged):
            self._settle()
        return super().itemChange(change, value)


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

"""A ring that shows for some seconds which tile, or which train, is meant."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import Animator
from mtdesk.table.art import tiles
from mtdesk.table.art.soft import colour
from mtdesk.table.cloth.lights import pad_pose
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.items.base import discard, put
from mtdesk.table.look import current_theme

POINTED_MS = 4000
"""How long the ring is visible."""

_REACH, _BROAD, _DARK = 0.2, 0.12, 0.2
_BEATS = 3
_Z = 8


class RingItem(QGraphicsObject):
    """A gold ring round the tile that is its parent, or at the item's own place.

    ``life`` is the animation that ends it: three beats, or none where nothing may move.
    """

    def __init__(self, unit: float, parent: QGraphicsItem, *, still: bool) -> None:
        super().__init__(parent)
        self._unit = unit
        self.setZValue(_Z)
        self.life = QPropertyAnimation(self, b"opacity", self)
        self.life.setDuration(POINTED_MS)
        self.life.setStartValue(1.0)
        self.life.setEndValue(1.0)
        if not still:
            for beat in range(_BEATS):
                self.life.setKeyValueAt((beat + 0.5) / _BEATS, 0.35)
                self.life.setKeyValueAt((beat + 1.0) / _BEATS, 1.0)

    def boundingRect(self) -> QRectF:
        """Return the ring, in item coordinates."""
        reach = _REACH + _DARK
        return self._enlarged().mapRect(tiles.BODY.adjusted(-reach, -reach, reach, reach))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Gold on a dark line, so that it stands out from tiles and cloth alike."""
        painter.setTransform(self._enlarged(), combine=True)
        for tint, width in ((colour("#000000", 0.7), _DARK), (colour(current_theme().gold), _BROAD)):
            painter.setPen(QPen(tint, width))
            painter.drawPath(tiles.body_path(_REACH))

    def _enlarged(self) -> QTransform:
        return QTransform.fromScale(self._unit, self._unit)


class Spotlight:
    """Points at one thing on the cloth at a time."""

    def __init__(self, layer: TrainLayer, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self._ring: RingItem | None = None

    @property
    def ring(self) -> RingItem | None:
        """The ring to be seen now."""
        return self._ring if self._ring is not None and isValid(self._ring) else None

    def point_out(self, what: Tile | str | None) -> None:
        """Put a ring round a tile on the cloth, or where an end is; None: remove it."""
        self._clear()
        layout, still = self._layer.layout, self._animator.speed <= 0
        if layout is None or what is None:
            return
        if isinstance(what, Tile):
            item = self._layer.item_of(what)
            if item is None:  # taken back, or from an earlier round
                return
            ring = RingItem(layout.u, item, still=still)
        elif what in layout.pads:
            ring = RingItem(layout.u, self._layer, still=still)
            put(ring, pad_pose(layout, what, double=False))
        else:
            return
        self._ring = ring
        self._layer.camera.reveal(self._layer.mapRectFromItem(ring, ring.boundingRect()))
        # Not at once: the animation is part of the ring, which must not be deleted while it reports its end.
        ring.life.finished.connect(self._fade, Qt.ConnectionType.QueuedConnection)
        ring.life.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _fade(self) -> None:
        """Remove a ring whose time is over; another one may have come meanwhile."""
        ring = self.ring
        if ring is not None and ring.life.state() is QAbstractAnimation.State.Stopped:
            self._clear()

    def _clear(self) -> None:
        ring, self._ring = self.ring, None
        if ring is not None:
            ring.life.stop()
            discard(ring)

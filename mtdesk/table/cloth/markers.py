"""The locomotives on the trains that are open."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.view import Board
from mtdesk.table.animation.animator import FADE, GLIDE, MARKER, ROLL, Animation, Animator
from mtdesk.table.art.colours import colour
from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.art.painting import disc
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.painted import PaintedItem, discard, keep_only
from mtdesk.table.layout.model import LOCOMOTIVE_LENGTH, Layout, Pose
from mtdesk.table.look import current_theme
from mtdesk.table.theme import EMBLEM_DISC, EMBLEM_INK, TrainLook

Curve = QEasingCurve.Type

_Z_MARKER = 4
_DROP = 1.5
"""How far above its place a marker appears, in tile widths."""
_SPEEDING = QEasingCurve.Type.InQuad
_LAMP, _HALO = 0.56 * LOCOMOTIVE_LENGTH, 0.92 * LOCOMOTIVE_LENGTH
"""How far the disc behind a locomotive and its light reach, in u: the band has the same colour."""
_ROLL = 2.6
"""How far it rolls when it leaves, in tile widths."""


class Marker(Struct, frozen=True):
    """A locomotive with its light round the origin, `unit` scene pixels per u; `mirrored`: to the left."""

    look: TrainLook
    unit: float
    mirrored: bool

    @property
    def area(self) -> QRectF:
        reach = _HALO * self.unit
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter) -> None:
        painter.scale(self.unit, self.unit)
        halo = QRadialGradient(QPointF(), _HALO)
        for place, strength in ((_LAMP / _HALO, 0.45), (0.8, 0.12), (1, 0.0)):
            halo.setColorAt(place, colour(EMBLEM_DISC, strength))
        painter.fillPath(disc(QPointF(), _HALO), halo)
        painter.fillPath(disc(QPointF(), _LAMP + 0.07), colour(EMBLEM_INK))  # on a pale table, too
        painter.fillPath(disc(QPointF(), _LAMP), colour(EMBLEM_DISC))
        paint_locomotive(painter, self.look, current_theme(), self.mirrored)


class MarkerItem(PaintedItem[Marker]):
    """A locomotive; `pos()` is its middle. It is never turned."""

    end = ""
    """The end on which it stands."""
    course = 0.0
    """The direction of the train there in degrees."""


class Markers:
    """One locomotive for every marked train, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self.items: dict[str, MarkerItem] = {}
        """The locomotives by train."""

    def clear(self) -> None:
        keep_only(self.items, ())

    def arrange(self, board: Board, layout: Layout, lit: Collection[str], *, glide: bool) -> list[Animation]:
        """Put every marker on its end, or beside it where that is lit; returns the animations.

        One whose train is closed rolls away.
        """
        animations = self._roll_away([train for train in self.items if train not in board.markers], layout.u)
        for train, end in board.markers.items():
            pose = _pose(layout, end, lit)
            place = QPointF(pose.x, pose.y)
            marker = Marker(look_of(train, board), layout.u, math.cos(math.radians(pose.angle)) < -1e-6)
            item = self.items.get(train)
            is_new = item is None
            if item is None:
                item = self.items[train] = MarkerItem(marker, self._layer, level=_Z_MARKER)
                item.setOpacity(0)
                animations.append(self._animator.to(item, "opacity", 1.0, FADE))
            item.end, item.course = end, pose.angle
            if marker != item.content:
                item.setScale(item.scale() * item.content.unit / layout.u if glide else 1.0)
                item.show_content(marker)
            if is_new:
                item.setPos(place - QPointF(0, _DROP * layout.u))
                animations.append(self._animator.to(item, "pos", place, MARKER, Curve.OutBounce))
            else:
                animations += self._move(item, place, glide=glide)
            if item.scale() != 1.0:
                animations.append(self._animator.to(item, "scale", 1.0, GLIDE, Curve.InOutCubic))
        return animations

    def _move(self, item: MarkerItem, place: QPointF, *, glide: bool = False) -> list[Animation]:
        """Return the animation of a marker to a place, if it is neither there nor on its way there."""
        goal = self._animator.goal(item, "pos")
        if (item.pos() if goal is None else goal) == place:
            return []
        duration, curve = (GLIDE, Curve.InOutCubic) if glide else (MARKER, Curve.OutCubic)
        return [self._animator.to(item, "pos", place, duration, curve)]

    def _roll_away(self, trains: Collection[str], unit: float) -> list[Animation]:
        animations: list[Animation] = []
        for train in trains:
            item = self.items.pop(train)
            course = math.radians(item.course)
            off = QPointF(math.cos(course), math.sin(course)) * (_ROLL * unit)
            fading = self._animator.to(item, "opacity", 0.0, ROLL, _SPEEDING)
            fading.when_stopped(partial(discard, item))
            animations += [self._animator.to(item, "pos", item.pos() + off, ROLL, _SPEEDING), fading]
        return animations

    def make_way(self, layout: Layout, lit: Collection[str]) -> None:
        """Step aside on the ends that are lit, and back on the others."""
        for item in self.items.values():
            pose = _pose(layout, item.end, lit)
            self._animator.start(self._move(item, QPointF(pose.x, pose.y)))


def _pose(layout: Layout, end: str, lit: Collection[str]) -> Pose:
    pad = layout.pads[end]
    return pad.aside if end in lit else pad.ordinary

"""The ends that are lit while a tile is held."""

from __future__ import annotations

import math
from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.moves import Play
from mtdesk.table.animation.animator import LIGHT, Animator
from mtdesk.table.art import tiles
from mtdesk.table.art.pictures import ShownTile
from mtdesk.table.items.painted import PaintedItem, keep_only, put
from mtdesk.table.layout.model import TILE_LENGTH, TILE_WIDTH, Layout, Pose
from mtdesk.table.look import current_theme

_Z_PAD = 5


_PREVIEW_OPACITY = 0.6


class Pad(Struct, frozen=True):
    """A legal end, ``unit`` pixels per u: dashed gold, or solid and glowing if the tile would land there."""

    unit: float
    nearest: bool = False
    tile: tuple[int, int] | None = None
    """The tile (inner, outer) that is shown in it."""

    @property
    def area(self) -> QRectF:
        return QTransform.fromScale(self.unit, self.unit).mapRect(tiles.PAD_AREA)

    def paint(self, painter: QPainter) -> None:
        painter.save()
        painter.scale(self.unit, self.unit)
        paint = tiles.paint_nearest if self.nearest else tiles.paint_legal
        paint(painter, current_theme(), self.unit)
        painter.restore()
        if self.tile is not None:
            painter.setOpacity(painter.opacity() * _PREVIEW_OPACITY)
            ShownTile(self.tile, self.unit).paint(painter)


class Lights:
    """Pads on legal ends, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self.pads: dict[str, PaintedItem[Pad]] = {}
        """The lit ends, each where a tile would be."""
        self.crossings: dict[str, PaintedItem[Pad]] = {}
        """Crosswise pads on lit ends that a double may fork, besides the lengthwise ones."""
        self.crosswise = False
        """Whether the lit ends wait for a double."""

    def light_ends(
        self, layout: Layout, ends: Iterable[str], *, double: bool, forks: Iterable[str] = ()
    ) -> None:
        """Light exactly these ends, crosswise for a double, both ways for ``forks``; new ones fade in."""
        burning = set(self.pads)
        keep_only(self.pads, ())
        keep_only(self.crossings, ())
        self.crosswise = double
        for end in ends:
            item = self.pads[end] = self._new_pad(layout, end, double=double)
            if end not in burning:
                item.setOpacity(0)
                self._animator.start([self._animator.to(item, "opacity", 1.0, LIGHT)])
        for end in forks:
            self.crossings[end] = self._new_pad(layout, end, double=True)

    def move_to(self, layout: Layout) -> None:
        """Keep the lights on their ends in another layout."""
        double = self.crosswise
        ends = [end for end in self.pads if end in layout.pads]
        self.light_ends(layout, ends, double=double, forks=[end for end in self.crossings if end in ends])

    def mark(self, end: str | None, halves: tuple[int, int] | None = None, *, fork: bool = False) -> None:
        """Make one lit end the target, with the tile (inner, outer) shown in it; None: no end.

        ``fork``: in its crosswise pad, if it has both.
        """
        across = fork and end in self.crossings
        for pads, is_meant in ((self.pads, not across), (self.crossings, across)):
            for name, pad in pads.items():
                nearest = name == end and is_meant
                pad.show_content(Pad(pad.content.unit, nearest, halves if nearest else None))

    def show(self, play: Play) -> None:
        self.mark(play.end, (play.tile.other(play.out), play.out), fork=play.fork)

    def add(self, layout: Layout, end: str, halves: tuple[int, int]) -> None:
        """Light another end, with a tile (inner, outer) in it."""
        if end not in self.pads:
            self.pads[end] = self._new_pad(layout, end, double=halves[0] == halves[1], tile=halves)

    def _new_pad(
        self, layout: Layout, end: str, *, double: bool, tile: tuple[int, int] | None = None
    ) -> PaintedItem[Pad]:
        item = PaintedItem(Pad(layout.u, tile=tile), self._layer, level=_Z_PAD)
        put(item, pad_pose(layout, end, double=double))
        return item


def beyond(pose: Pose, point: QPointF, unit: float) -> tuple[float, float]:
    """Return how far a point is from a tile in this pose, and from its middle."""
    turned = QTransform().rotate(-pose.angle).map(point - QPointF(pose.x, pose.y))
    along, across = abs(turned.x()) - TILE_LENGTH / 2 * unit, abs(turned.y()) - TILE_WIDTH / 2 * unit
    return max(0.0, along, across), math.hypot(turned.x(), turned.y())


def pad_pose(layout: Layout, end: str, *, double: bool) -> Pose:
    """Return the pose of a tile on this end."""
    pad = layout.pads[end]
    return pad.double if double else pad.ordinary

"""The ends that are lit while a tile is held."""

from __future__ import annotations

import math
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.moves import Play
from mtdesk.table.animation.animator import LIGHT, Animator
from mtdesk.table.art import tiles
from mtdesk.table.items.painted import PaintedItem, keep_only, put
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout import TILE_LENGTH, TILE_WIDTH, Layout, Pose
from mtdesk.table.look import current_theme

_Z_PAD = 5


_PREVIEW_OPACITY = 0.6


class Pad(Struct, frozen=True):
    """A legal end, ``unit`` pixels per u; ``nearest``: the tile would land there now."""

    unit: float
    nearest: bool = False

    @property
    def area(self) -> QRectF:
        return QTransform.fromScale(self.unit, self.unit).mapRect(tiles.PAD_AREA)

    def paint(self, painter: QPainter) -> None:
        painter.scale(self.unit, self.unit)
        paint = tiles.paint_nearest if self.nearest else tiles.paint_legal
        paint(painter, current_theme(), self.unit)


class PadItem(PaintedItem[Pad]):
    """A legal end: dashed gold; the nearest one is solid and glows and shows the tile in it at 60 %.

    `pos()` and `rotation()` are those of the tile that would go there; fade it in with `opacity`.
    """

    _preview: TileItem | None = None

    def set_nearest(self, nearest: bool, ends: tuple[int, int] | None = None) -> None:
        """Make it the target, showing the tile (inner, outer) in it, or a plain legal end again."""
        self.show_tile(ends if nearest else None)
        self.show_content(replace(self.content, nearest=nearest))

    def show_tile(self, ends: tuple[int, int] | None) -> None:
        """Show the tile (inner, outer) in it as it would be placed; None: no tile."""
        if ends is None:
            if self._preview is not None:
                self._preview.setVisible(False)
            return
        if self._preview is None:
            self._preview = TileItem(*ends, self.content.unit, parent=self)
            self._preview.setOpacity(_PREVIEW_OPACITY)
        self._preview.set_tile(*ends)
        self._preview.setVisible(True)


class Lights:
    """Pads on legal ends, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self.pads: dict[str, PadItem] = {}
        """The lit ends."""
        self.crossings: dict[str, PadItem] = {}
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
        for name, pad in self.pads.items():
            pad.set_nearest(name == end and not (fork and name in self.crossings), halves)
        for name, pad in self.crossings.items():
            pad.set_nearest(name == end and fork, halves)

    def show(self, play: Play) -> None:
        self.mark(play.end, (play.tile.other(play.out), play.out), fork=play.fork)

    def add(self, layout: Layout, end: str, halves: tuple[int, int]) -> None:
        """Light another end, with a tile (inner, outer) in it."""
        if end not in self.pads:
            self.pads[end] = self._new_pad(layout, end, double=halves[0] == halves[1])
            self.pads[end].show_tile(halves)

    def _new_pad(self, layout: Layout, end: str, *, double: bool) -> PadItem:
        item = PadItem(Pad(layout.u), self._layer, level=_Z_PAD)
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

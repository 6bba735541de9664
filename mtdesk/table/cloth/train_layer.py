"""Everything on the cloth: station, bands, tiles, markers and lit ends."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board
from mtdesk.table.animation.animator import Animation, Animator
from mtdesk.table.areas import Areas
from mtdesk.table.art.painting import rounded
from mtdesk.table.cloth.bands import Bands
from mtdesk.table.cloth.camera import Camera, ViewLimits
from mtdesk.table.cloth.lights import Lights, beyond, pad_pose
from mtdesk.table.cloth.markers import Markers
from mtdesk.table.cloth.played_tiles import PlayedTiles
from mtdesk.table.cloth.station import Station
from mtdesk.table.cloth.trains import laid_since
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout.model import Layout, Pose

_Z_AIR = 50
_LARGE_U = 51.0
"""The smallest tile width for low vision, in pixels; less in a window narrower than 1600."""
_SMALL_U = 9.0
"""The same for everybody else: numerals can still be read, and the whole table is shown."""


class TrainLayer(QGraphicsObject):
    """The layer of the cloth in the layout's coordinates, of which the camera shows all or a part.

    Only ``arrange`` moves things: with animation while playing, without one to rebuild. ``changed`` reports
    that something has moved, is lit, or is seen elsewhere.
    """

    changed = Signal()

    def __init__(self, animator: Animator) -> None:
        super().__init__()
        self._animator = animator
        self.viewer: int | None = None
        """The seat from whose point of view the tiles are marked."""
        self.cloth = QGraphicsPathItem()
        """The edge at which the layer is cut off where it would reach beyond; it is not painted."""
        self.cloth.setPen(Qt.PenStyle.NoPen)
        self.setParentItem(self.cloth)
        self.air = QGraphicsRectItem()
        """Over the cloth, in the same coordinates: tiles in motion, which its edge does not cut off."""
        self.air.setZValue(_Z_AIR)
        self.camera = Camera(animator)
        self.camera.changed.connect(self._see)
        self.station = Station(self, animator)
        self.laid = PlayedTiles(self, self.air, animator)
        self.layout: Layout | None = None
        """Where everything is now."""
        self.board: Board | None = None
        """The visible state of the table that is shown."""
        self._followed: Tile | None = None
        self.bands = Bands(self, animator)
        self.markers = Markers(self, animator)
        self.lights = Lights(self, animator)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: object, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint nothing: it is a parent for items."""

    @property
    def tiles(self) -> Mapping[Tile, TileItem]:
        """The items of all tiles on the trains."""
        return self.laid.items

    def item_of(self, tile: Tile) -> TileItem | None:
        """Return the item of a tile on a train, or of the engine."""
        engine = self.station.engine
        if engine is not None and set(engine.ends) == set(tile):
            return engine
        return self.laid.items.get(tile)

    def clear(self) -> None:
        """Remove everything from the cloth except the empty station and the lights."""
        for part in (self.station, self.laid, self.bands, self.markers):
            part.clear()
        self._followed = None

    def look_at(self, areas: Areas, layout: Layout, *, large: bool, glide: bool) -> list[Animation]:
        """Point the camera at a table with this layout; returns the animations, if it glides.

        ``large``: never show tiles too small for low vision unasked.
        """
        self.cloth.setPath(rounded(areas.felt, areas.radius))
        table = layout.table
        smallest = _LARGE_U * min(1.0, areas.scale) if large else _SMALL_U
        whole = QRectF(table.x, table.y, table.width, table.height)
        return self.camera.look_at(ViewLimits(areas.trains, whole, layout.u, smallest), glide=glide)

    def _see(self) -> None:
        origin, scale = self.camera.lens
        for layer in (self, self.air):
            layer.setScale(scale)
            layer.setPos(origin)
        # Cutting costs time at every repaint.
        self.cloth.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, self.camera.cuts)
        self.changed.emit()

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[Animation]:
        """Put everything in its place under this layout; returns the animations that lead there.

        With ``glide``, everything moves to its new place; otherwise only new things move.
        """
        before, self.layout, self.board = self.layout, layout, board
        relaid = before is None or before.u != layout.u
        animations = self.laid.arrange(board, layout, relaid=relaid, glide=glide)
        animations += self.station.arrange(board, layout, glide=glide)
        animations += self.bands.arrange(board, layout, glide=glide)
        for animation in animations[:1] if glide else ():  # meanwhile pictures are scaled, not painted
            animation.valueChanged.connect(self.camera.stir)
        self.lights.move_to(layout)
        animations += self.markers.arrange(board, layout, self.lights.pads, glide=glide)
        last = next((entry.tile for entry in reversed(board.log) if isinstance(entry, Play)), None)
        self.laid.show_states(board, last, laid_since(board, self.viewer))
        animations += self._follow(board, layout, last, relaid=before is None or glide)
        self.changed.emit()
        return animations

    def _follow(self, board: Board, layout: Layout, last: Tile | None, *, relaid: bool) -> list[Animation]:
        """Return the way of the camera to the last tile played and the end after it, if they are new."""
        fresh, self._followed = last != self._followed or relaid, last
        if not fresh:
            return []
        for stretch, laid in board.trains.items():
            if laid and laid[-1].tile == last:
                place = _around(layout.poses[stretch][-1], layout.u)
                if stretch in layout.pads:
                    place = place.united(_around(layout.pads[stretch].ordinary, layout.u))
                return self.camera.follow_play([place])
        return []

    def lies_across(self, play: Play) -> bool:
        """Return whether a tile lies crosswise after a move: a double, or where trains fork only a fork."""
        return play.fork if self._forks else play.tile.is_double

    @property
    def _forks(self) -> bool:
        return self.board is not None and self.board.options.fork

    def light(self, ends: Iterable[str] = (), *, double: bool = False, forks: Iterable[str] = ()) -> None:
        """Light exactly these ends for a tile, with crosswise pads for a double; markers step aside.

        Where trains fork, pads are lengthwise, and ``forks`` have a crosswise one, too.
        """
        if self.layout is not None:
            self.lights.light_ends(self.layout, ends, double=double and not self._forks, forks=forks)
            self.markers.make_way(self.layout, self.lights.pads)
            middle = self.camera.goal.center()
            places = [self.place_of(end) for end in self.lights.pads]
            places.sort(key=lambda place: (place.center() - middle).manhattanLength())
            self._animator.start(self.camera.follow_play(places))
            self.changed.emit()

    def show_plays(self, best: Play | None, other: Play | None) -> None:
        """Light the ends of these moves alone, with their tiles; the first is the target."""
        if best is None:
            self.light()
        else:
            forks = (best.end,) if best.fork else ()
            self.light((best.end,), double=best.tile.is_double, forks=forks)
            self.lights.show(best)
        if other is not None and self.layout is not None:
            self.lights.add(self.layout, other.end, (other.tile.other(other.out), other.out))
            self.changed.emit()

    def place_of(self, end: str) -> QRectF:
        """Return the landing place of an end, in the layout's coordinates.

        Raises ValueError for no such end.
        """
        if self.layout is None or end not in self.layout.pads:
            raise ValueError(f"no such end: {end}")
        return _around(pad_pose(self.layout, end, double=False), self.layout.u)

    def reveal(self, end: str) -> None:
        """Bring an end into sight, if it already has its place."""
        if self.layout is not None and end in self.layout.pads:
            self.camera.reveal(self.place_of(end))

    def end_near(self, point: QPointF, reach: float, *, double: bool) -> str | None:
        """Return the end in sight nearest to a scene point within ``reach`` tile widths, lit ones first."""
        layout, here = self.layout, self.mapFromScene(point)
        found: list[tuple[bool, float, str]] = []
        if layout is None:
            return None
        for end in layout.pads:
            pose = pad_pose(layout, end, double=double and not self._forks)
            distance = math.hypot(here.x() - pose.x, here.y() - pose.y) / layout.u
            if distance <= reach and self.camera.is_in_sight(self.place_of(end).center()):
                found.append((end not in self.lights.pads, distance, end))
        return min(found)[2] if found else None

    def means_fork(self, end: str, point: QPointF) -> bool:
        """Return whether a point of the scene means that a double forks a lit end."""
        if self.layout is None or end not in self.lights.crossings:
            return False
        pad, here, unit = self.layout.pads[end], self.mapFromScene(point), self.layout.u
        return beyond(pad.double, here, unit) < beyond(pad.ordinary, here, unit)


def _around(pose: Pose, unit: float) -> QRectF:
    """Return the square that contains a tile, however it is turned."""
    return QRectF(pose.x - unit, pose.y - unit, 2 * unit, 2 * unit)

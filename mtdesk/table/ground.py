"""Everything that lies on the cloth: station, bands, tiles, markers and lit ends."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Board
from mtdesk.table.items import (
    Hub,
    JointItem,
    MarkerItem,
    RibbonItem,
    Slot,
    StationItem,
    TileItem,
    TileState,
    TileStyle,
)
from mtdesk.table.layout import Felt, Layout, Pose
from mtdesk.table.lights import Lights, discard, put
from mtdesk.table.motion import GLIDE, LAY, MARKER, Motion, nearest_turn
from mtdesk.table.theme import Theme
from mtdesk.table.trains import look_of

_Z_RIBBON, _Z_JOINT, _Z_STATION, _Z_TILE, _Z_MARKER = range(5)
Z_LIFTED = 10


class Ground(QGraphicsObject):
    """The layer of the cloth in the layout's coordinates; scaled down when the table outgrows the cloth.

    ``arrange`` is the only way anything gets its place: with motion while playing, without one to rebuild.
    """

    def __init__(self, theme: Theme, style: TileStyle, motion: Motion) -> None:
        super().__init__()
        self._theme, self._style, self._motion = theme, style, motion
        self._station = StationItem(theme, parent=self)
        self._station.setZValue(_Z_STATION)
        self._engine: TileItem | None = None
        self._tiles: dict[Tile, TileItem] = {}
        self._ribbons: dict[str, RibbonItem] = {}
        self._joints: dict[str, JointItem] = {}
        self._markers: dict[str, MarkerItem] = {}
        self._marked: dict[str, str] = {}
        self._layout: Layout | None = None
        self._hub: Hub | None = None
        self.lights = Lights(self, theme)

    def boundingRect(self) -> QRectF:
        """Nothing of its own."""
        return QRectF()

    def paint(self, painter: object, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing of its own."""

    @property
    def layout(self) -> Layout | None:
        """Where everything lies now."""
        return self._layout

    @property
    def tiles(self) -> Mapping[Tile, TileItem]:
        """The items of all tiles on the trains."""
        return self._tiles

    @property
    def markers(self) -> Mapping[str, MarkerItem]:
        """The locomotives by train."""
        return self._markers

    def set_look(self, theme: Theme, style: TileStyle) -> None:
        """Another theme or tile style; the next ``arrange`` shows it."""
        self._theme, self._style = theme, style
        self._station.set_theme(theme)
        self.lights.set_theme(theme)
        for item in (*self._ribbons.values(), *self._joints.values(), *self._markers.values()):
            item.set_theme(theme)

    def clear(self) -> None:
        """Take everything off the cloth but the empty station."""
        self.lights.clear()
        for items in (self._tiles, self._ribbons, self._joints, self._markers):
            for item in items.values():
                discard(item)
        if self._engine is not None:
            discard(self._engine)
        self._engine = None
        self._tiles, self._ribbons, self._joints, self._markers = {}, {}, {}, {}

    def fit(self, felt: Felt, table: Felt) -> None:
        """Scale the layout's table into the cloth about their common middle."""
        scale = min(1.0, felt.width / table.width, felt.height / table.height)
        x, y = felt.centre
        self.setTransformOriginPoint(x, y)
        self.setScale(scale)

    def adopt(self, tile: Tile, item: TileItem) -> None:
        """Take over a tile's item that comes from elsewhere; it stays where it is on screen."""
        where = self.mapFromScene(item.scenePos())
        size = item.unit * item.scale()
        item.setParentItem(self)
        item.setPos(where)
        if self._layout is not None:
            item.set_look(self._layout.u, self._theme, self._style)
            item.setScale(size / (self._layout.u * self.scale()))
        item.setZValue(Z_LIFTED)
        self._tiles[tile] = item

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[QAbstractAnimation]:
        """Put everything in its place under this layout; returns the motions that lead there.

        With ``glide`` all that lies moves to its new place; else only what is new moves.
        """
        before, self._layout = self._layout, layout
        relaid = before is None or before.u != layout.u
        self._arrange_station(board, layout)
        motions = self._arrange_tiles(board, layout, relaid=relaid, glide=glide)
        self._arrange_ribbons(board, layout, None if relaid else before)
        motions += self._arrange_markers(board, layout, glide=glide)
        self._show_states(board)
        return motions

    def _arrange_station(self, board: Board, layout: Layout) -> None:
        hub = layout.hub
        slots = tuple(
            Slot(slot.x - hub.x, slot.y - hub.y, slot.angle, look_of(train, board))
            for train, slot in hub.slots.items()
        )
        self._station.setPos(hub.x, hub.y)
        if self._hub != (shown := Hub(layout.u, hub.rx, hub.ry, slots)):
            self._hub = shown
            self._station.set_hub(shown)
        if self._engine is None:
            self._engine = self._new_tile(Laid(*board.engine))
        self._engine.set_tile(*board.engine)
        self._engine.set_look(layout.u, self._theme, self._style)
        self._engine.setPos(hub.x, hub.y)
        self._engine.setZValue(_Z_TILE)

    def _arrange_tiles(
        self, board: Board, layout: Layout, *, relaid: bool, glide: bool
    ) -> list[QAbstractAnimation]:
        motions: list[QAbstractAnimation] = []
        gone = set(self._tiles)
        for stretch, laid in board.trains.items():
            for piece, pose in zip(laid, layout.poses[stretch], strict=True):
                tile = piece.tile
                gone.discard(tile)
                item = self._tiles.get(tile)
                if item is None:
                    item = self._tiles[tile] = self._new_tile(piece)
                    put(item, pose)
                    item.setZValue(_Z_TILE)
                if item.zValue() == Z_LIFTED:
                    motions += self._land(item, piece, pose, layout.u)
                elif glide:
                    item.set_look(layout.u, self._theme, self._style)
                    motions += self._move(item, pose, GLIDE, QEasingCurve.Type.InOutCubic)
                elif relaid or (item.x(), item.y()) != (pose.x, pose.y):
                    item.set_look(layout.u, self._theme, self._style)
                    put(item, pose)
        for tile in gone:
            discard(self._tiles.pop(tile))
        return motions

    def _new_tile(self, piece: Laid) -> TileItem:
        unit = self._layout.u if self._layout else 1.0
        return TileItem(piece.inner, piece.outer, unit, self._theme, style=self._style, parent=self)

    def _land(self, item: TileItem, piece: Laid, pose: Pose, unit: float) -> list[QAbstractAnimation]:
        """The way of a tile from a hand to its place, turning on the way."""
        if item.ends != piece:
            item.set_tile(*piece)
            item.setRotation(item.rotation() + 180)
        size = item.unit * item.scale() / unit
        item.set_look(unit, self._theme, self._style)
        item.setScale(size)
        motions = self._move(item, pose, LAY, QEasingCurve.Type.OutCubic)
        settle = self._motion.to(item, "lift", 0.0, LAY)
        settle.finished.connect(lambda: item.setZValue(_Z_TILE))
        return [*motions, self._motion.to(item, "scale", 1.0, LAY), settle]

    def _move(
        self, item: TileItem, pose: Pose, duration: float, curve: QEasingCurve.Type
    ) -> list[QAbstractAnimation]:
        angle = nearest_turn(item.rotation(), pose.angle)
        return [
            self._motion.to(item, "pos", QPointF(pose.x, pose.y), duration, curve),
            self._motion.to(item, "rotation", angle, duration, curve),
        ]

    def _arrange_ribbons(self, board: Board, layout: Layout, before: Layout | None) -> None:
        """Lay the bands; one that lies already as in the layout before is not painted once more."""
        _keep_only(self._ribbons, layout.ribbons)
        _keep_only(self._joints, layout.joints)
        for stretch, ribbon in layout.ribbons.items():
            if stretch in self._ribbons and before is not None and before.ribbons.get(stretch) == ribbon:
                continue
            if stretch not in self._ribbons:
                self._ribbons[stretch] = RibbonItem(look_of(stretch, board), self._theme, parent=self)
                self._ribbons[stretch].setZValue(_Z_RIBBON)
            covered = _length(ribbon.points) - _length(ribbon.rails)
            self._ribbons[stretch].set_path([QPointF(*p) for p in ribbon.points], layout.u, covered)
        for arm, points in layout.joints.items():
            if arm not in self._joints:
                self._joints[arm] = JointItem(look_of(arm, board), self._theme, parent=self)
                self._joints[arm].setZValue(_Z_JOINT)
            self._joints[arm].set_path([QPointF(*p) for p in points], layout.u)

    def _arrange_markers(self, board: Board, layout: Layout, *, glide: bool) -> list[QAbstractAnimation]:
        _keep_only(self._markers, board.markers)
        self._marked = dict(board.markers)
        motions: list[QAbstractAnimation] = []
        for train, end in board.markers.items():
            pose = self._marker_pose(layout, end)
            marker = self._markers.get(train)
            if marker is None:
                marker = MarkerItem(look_of(train, board), layout.u, self._theme, parent=self)
                marker.setZValue(_Z_MARKER)
                marker.setPos(pose.x, pose.y - 1.5 * layout.u)
                marker.setOpacity(0)
                self._markers[train] = marker
                motions.append(self._motion.to(marker, "opacity", 1.0, MARKER))
            marker.set_unit(layout.u)
            marker.set_mirrored(math.cos(math.radians(pose.angle)) < -1e-6)
            place = QPointF(pose.x, pose.y)
            motions.append(self._motion.to(marker, "pos", place, GLIDE if glide else MARKER))
        return motions

    def _show_states(self, board: Board) -> None:
        last = next((entry.tile for entry in reversed(board.log) if isinstance(entry, Play)), None)
        open_tiles = {double.tile for double in board.open_doubles}
        if board.to_cover is not None:
            open_tiles.add(board.to_cover.tile)
        for tile, item in self._tiles.items():
            state = TileState.OPEN if tile in open_tiles else TileState.NORMAL
            item.set_state(state | TileState.LAST if tile == last else state)

    def light(self, ends: Iterable[str], *, double: bool) -> None:
        """Light these ends for a tile, a crosswise pad for a double; markers step aside."""
        if self._layout is not None:
            self.lights.show(self._layout, ends, double=double)
            self._step_aside(self._layout)

    def end_near(self, point: QPointF, reach: float, *, double: bool) -> str | None:
        """The end nearest to a point of the scene, within ``reach`` tile widths; lit ends go first."""
        if self._layout is None:
            return None
        return self.lights.end_near(self._layout, self.mapFromScene(point), reach, double=double)

    def _step_aside(self, layout: Layout) -> None:
        for train, marker in self._markers.items():
            pose = self._marker_pose(layout, self._marked[train])
            marker.setPos(pose.x, pose.y)

    def _marker_pose(self, layout: Layout, end: str) -> Pose:
        pad = layout.pads[end]
        return pad.aside if end in self.lights.pads else pad.locomotive


def _keep_only(items: Mapping[str, QGraphicsItem], names: Iterable[str]) -> None:
    kept = set(names)
    assert isinstance(items, dict)
    for name in [name for name in items if name not in kept]:
        discard(items.pop(name))


def _length(points: Iterable[tuple[float, float]]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))

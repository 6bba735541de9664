"""Everything that lies on the cloth: station, bands, tiles, markers and lit ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Board
from mtdesk.table.bands import Bands
from mtdesk.table.flight import landing
from mtdesk.table.items import Hub, Slot, StationItem, TileItem, TileState, TileStyle
from mtdesk.table.layout import Felt, Layout, Pose
from mtdesk.table.lights import Lights, discard, keep_only, put
from mtdesk.table.markers import Markers
from mtdesk.table.motion import GLIDE, Motion, nearest_turn
from mtdesk.table.theme import Theme
from mtdesk.table.trains import look_of

_Z_STATION, Z_TILE = 2, 3
Z_LIFTED = 10


class Ground(QGraphicsObject):
    """The layer of the cloth in the layout's coordinates; scaled down when the table outgrows the cloth.

    ``arrange`` is the only way anything gets its place: with motion while playing, without one to rebuild.
    """

    def __init__(self, theme: Theme, style: TileStyle, motion: Motion) -> None:
        super().__init__()
        self._theme, self._style, self._motion = theme, style, motion
        self.station = StationItem(theme, parent=self)
        self.station.setZValue(_Z_STATION)
        self.engine: TileItem | None = None
        """The tile in the middle of the station."""
        self._tiles: dict[Tile, TileItem] = {}
        self._layout: Layout | None = None
        self._hub: Hub | None = None
        self._bands = Bands(self, theme)
        self.markers = Markers(self, theme, motion)
        self.lights = Lights(self, theme, motion)
        motion.changed.connect(self._keep_pace)

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

    def set_look(self, theme: Theme, style: TileStyle) -> None:
        """Another theme or tile style; the next ``arrange`` shows it."""
        self._theme, self._style = theme, style
        self.station.set_theme(theme)
        for part in (self._bands, self.markers, self.lights):
            part.set_theme(theme)

    def clear(self) -> None:
        """Take everything off the cloth but the empty station and the lights."""
        for part in (self._bands, self.markers):
            part.clear()
        keep_only(self._tiles, ())
        if self.engine is not None:
            discard(self.engine)
        self.engine = None

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

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[QPropertyAnimation]:
        """Put everything in its place under this layout; returns the motions that lead there.

        With ``glide`` all that lies moves to its new place; else only what is new moves.
        """
        before, self._layout = self._layout, layout
        relaid = before is None or before.u != layout.u
        self._arrange_station(board, layout)
        motions = self._arrange_tiles(board, layout, relaid=relaid, glide=glide)
        self._bands.arrange(board, layout, None if relaid else before)
        self.lights.follow(layout)
        motions += self.markers.arrange(board, layout, self.lights.pads, glide=glide)
        self._show_states(board)
        return motions

    def _arrange_station(self, board: Board, layout: Layout) -> None:
        hub = layout.hub
        slots = tuple(
            Slot(slot.x - hub.x, slot.y - hub.y, slot.angle, look_of(train, board))
            for train, slot in hub.slots.items()
        )
        self.station.setPos(hub.x, hub.y)
        if self._hub != (shown := Hub(layout.u, hub.rx, hub.ry, slots)):
            self._hub = shown
            self.station.set_hub(shown)
        if self.engine is None:
            self.engine = self._new_tile(Laid(*board.engine))
        self.engine.set_tile(*board.engine)
        self.engine.set_look(layout.u, self._theme, self._style)
        self.engine.setPos(hub.x, hub.y)
        self.engine.setZValue(Z_TILE)

    def _arrange_tiles(
        self, board: Board, layout: Layout, *, relaid: bool, glide: bool
    ) -> list[QPropertyAnimation]:
        motions: list[QPropertyAnimation] = []
        gone = set(self._tiles)
        for stretch, laid in board.trains.items():
            for piece, pose in zip(laid, layout.poses[stretch], strict=True):
                tile = piece.tile
                gone.discard(tile)
                item = self._tiles.get(tile)
                if item is None:
                    item = self._tiles[tile] = self._new_tile(piece)
                    put(item, pose)
                    item.setZValue(Z_TILE)
                if item.zValue() == Z_LIFTED:
                    motions += self._land(item, piece, pose, layout.u)
                elif glide:
                    motions += self._move(item, pose, layout.u, GLIDE, QEasingCurve.Type.InOutCubic)
                elif relaid or (item.x(), item.y()) != (pose.x, pose.y):
                    item.set_look(layout.u, self._theme, self._style)
                    put(item, pose)
        for tile in gone:
            discard(self._tiles.pop(tile))
        return motions

    def _new_tile(self, piece: Laid) -> TileItem:
        unit = self._layout.u if self._layout else 1.0
        return TileItem(piece.inner, piece.outer, unit, self._theme, style=self._style, parent=self)

    def _land(self, item: TileItem, piece: Laid, pose: Pose, unit: float) -> list[QPropertyAnimation]:
        """The way of a tile from a hand to its place."""
        if item.ends != piece:
            item.set_tile(*piece)
            item.setRotation(item.rotation() + 180)
        self._resize(item, unit)
        return landing(self._motion, item, pose, lambda: item.setZValue(Z_TILE))

    def _move(
        self, item: TileItem, pose: Pose, unit: float, duration: float, curve: QEasingCurve.Type
    ) -> list[QPropertyAnimation]:
        """The way of a tile into a pose and to another size."""
        self._resize(item, unit)
        angle = nearest_turn(item.rotation(), pose.angle)
        return [
            self._motion.to(item, "pos", QPointF(pose.x, pose.y), duration, curve),
            self._motion.to(item, "rotation", angle, duration, curve),
            self._motion.to(item, "scale", 1.0, duration, curve),
        ]

    def _resize(self, item: TileItem, unit: float) -> None:
        """Paint a tile as large as it will be, shown as large as it was."""
        size = item.unit * item.scale() / unit
        item.set_look(unit, self._theme, self._style)
        item.setScale(size)

    def _show_states(self, board: Board) -> None:
        last = next((entry.tile for entry in reversed(board.log) if isinstance(entry, Play)), None)
        open_tiles = {double.tile for double in board.open_doubles}
        if board.to_cover is not None:
            open_tiles.add(board.to_cover.tile)
        for tile, item in self._tiles.items():
            state = TileState.OPEN if tile in open_tiles else TileState.NORMAL
            item.set_pulsing(self._motion.travels)
            item.set_state(state | TileState.LAST if tile == last else state)

    def _keep_pace(self) -> None:
        """Let open doubles glow evenly where nothing is to move."""
        for item in self._tiles.values():
            item.set_pulsing(self._motion.travels)

    def light(self, ends: Iterable[str], *, double: bool) -> None:
        """Light these ends for a tile, a crosswise pad for a double; markers step aside."""
        if self._layout is not None:
            self.lights.show(self._layout, ends, double=double)
            self.markers.make_way(self._layout, self.lights.pads)

    def end_near(self, point: QPointF, reach: float, *, double: bool) -> str | None:
        """The end nearest to a point of the scene, within ``reach`` tile widths; lit ends go first."""
        if self._layout is None:
            return None
        return self.lights.end_near(self._layout, self.mapFromScene(point), reach, double=double)

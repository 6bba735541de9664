"""The own tiles on their shelf: their order, their places, and how they look."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QPropertyAnimation, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mtdesk.rules.tiles import Tile
from mtdesk.table.items import RackItem, TileItem, TileState, TileStyle
from mtdesk.table.lights import discard
from mtdesk.table.motion import DRAW, FADE, RACK, RETURN, Motion, nearest_turn
from mtdesk.table.theme import Theme

Z_RACK, Z_TILE, Z_HELD = 20, 21, 60
_LARGEST_UNIT = 47.0
_PITCH = 1.1
"""Width of a tile's place in tile widths."""
_ROW_HEIGHT = 2.16
"""Height of a row in tile widths."""
_LIFT = 0.2
"""How far a playable tile stands out, in tile widths."""
_UPRIGHT = 90.0


class Rack:
    """The hand of the person at the table, in the order they gave it."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, style: TileStyle, motion: Motion) -> None:
        self._scene, self._theme, self._style, self._motion = scene, theme, style, motion
        self._shelf = RackItem(theme)
        self._shelf.setZValue(Z_RACK)
        scene.addItem(self._shelf)
        self._area = QRectF()
        self._scale = 1.0
        self._items: dict[Tile, TileItem] = {}
        self._playable: frozenset[Tile] | None = None
        self._marks: dict[TileState, Tile | None] = {}
        self.held: Tile | None = None
        """The tile in the hand of a gesture; it is left where it is."""

    @property
    def order(self) -> tuple[Tile, ...]:
        """The tiles from left to right."""
        return tuple(self._items)

    @property
    def items(self) -> Mapping[Tile, TileItem]:
        """The items of the tiles."""
        return self._items

    @property
    def area(self) -> QRectF:
        """The shelf, in scene pixels."""
        return self._area

    def set_area(self, area: QRectF, scale: float) -> None:
        """Put the shelf into this rectangle; ``scale`` 1 suits a window 1600 pixels wide."""
        self._area, self._scale = area, scale
        self._shelf.set_geometry(area)
        self.settle()

    def set_look(self, theme: Theme, style: TileStyle) -> None:
        """Another theme or tile style."""
        self._theme, self._style = theme, style
        self._shelf.set_theme(theme)
        self.settle()

    def show_hand(self, hand: Iterable[Tile], origin: QPointF | None = None) -> list[QPropertyAnimation]:
        """Hold these tiles: known ones keep their order, new ones come last, from ``origin`` if given."""
        wanted = tuple(hand)
        for tile in [tile for tile in self._items if tile not in wanted]:
            discard(self._items.pop(tile))
            if tile == self.held:
                self.held = None
        fresh = [tile for tile in wanted if tile not in self._items]
        for tile in fresh:
            item = TileItem(tile.hi, tile.lo, self.unit, self._theme, style=self._style)
            item.setRotation(_UPRIGHT)
            item.setZValue(Z_TILE)
            self._scene.addItem(item)
            self._items[tile] = item
        if origin is None:
            self.settle()
            return []
        for tile in fresh:
            item = self._items[tile]
            item.setPos(origin)
            item.set_face_up(False)
            item.setOpacity(1.0 if self._motion.travels else 0.0)  # where nothing travels, it fades in
        return self.motions(DRAW if fresh else RACK)

    def take(self, tile: Tile) -> TileItem | None:
        """Give a tile's item away, None if it is not here; the others close the gap with ``motions``."""
        if self.held == tile:
            self.held = None
        return self._items.pop(tile, None)

    def reorder(self, order: Iterable[Tile]) -> list[QPropertyAnimation]:
        """Put the tiles into this order; those not named come last."""
        named = [tile for tile in order if tile in self._items]
        self._items = {tile: self._items[tile] for tile in dict.fromkeys((*named, *self._items))}
        return self.motions()

    def move(self, tile: Tile, point: QPointF) -> list[QPropertyAnimation]:
        """Put a tile to the place nearest to a point of the scene."""
        others = [other for other in self._items if other != tile]
        places = self.places()
        index = min(range(len(places)), key=lambda i: math.dist(places[i].toTuple(), point.toTuple()))
        return self.reorder([*others[:index], tile, *others[index:]])

    def tile_at(self, point: QPointF) -> Tile | None:
        """The tile under a point of the scene; the gaps between tiles belong to them."""
        cell = QRectF(0, 0, _PITCH * self.unit, _ROW_HEIGHT * self.unit)
        for tile, item in self._items.items():
            cell.moveCenter(item.pos())
            if cell.contains(point):
                return tile
        return None

    # Places and looks

    @property
    def unit(self) -> float:
        """Width of a tile in pixels: as large as fits, in as many rows as allow the largest."""
        return self._grid()[1]

    def _grid(self) -> tuple[int, float]:
        """Tiles in a row, and the width of a tile."""
        count = max(1, len(self._items))
        room_w, room_h = self._area.width() - 24 * self._scale, self._area.height() - 20 * self._scale
        best = (1, 1.0)
        for rows in range(1, 5):
            columns = math.ceil(count / rows)
            unit = min(
                _LARGEST_UNIT * self._scale,
                room_w / (columns * _PITCH),
                room_h / (rows * _ROW_HEIGHT + _LIFT),
            )
            if unit > best[1] * 1.001:
                best = (columns, unit)
        return best

    def places(self) -> list[QPointF]:
        """The middle of every tile's place, in order."""
        columns, unit = self._grid()
        count = len(self._items)
        rows = math.ceil(count / columns)
        middle = self._area.center() + QPointF(0, _LIFT * unit / 2)
        found: list[QPointF] = []
        for index in range(count):
            row, column = divmod(index, columns)
            in_row = min(columns, count - row * columns)
            x = middle.x() + (column - (in_row - 1) / 2) * _PITCH * unit
            y = middle.y() + (row - (rows - 1) / 2) * _ROW_HEIGHT * unit
            found.append(QPointF(x, y))
        return found

    def motions(self, duration: float = RACK) -> list[QPropertyAnimation]:
        """The way of every tile to its place, but for the one that is held."""
        found: list[QPropertyAnimation] = []
        unit = self.unit
        for (tile, item), place in zip(self._items.items(), self.places(), strict=True):
            item.set_look(unit, self._theme, self._style)
            item.setScale(1.0)
            if tile == self.held:
                continue
            self._motion.release(item)
            lift = _LIFT * unit if self._playable is not None and tile in self._playable else 0.0
            standing = place - QPointF(0, lift)
            if item.pos() != standing:
                found.append(self._motion.to(item, "pos", standing, duration))
            if item.rotation() != _UPRIGHT:
                angle = nearest_turn(item.rotation(), _UPRIGHT)
                found.append(self._motion.to(item, "rotation", angle, duration))
            item.setZValue(Z_TILE)
            found += [
                self._motion.to(item, name, 0.0, duration) for name in ("flip", "lift") if item.property(name)
            ]
            if item.opacity() < 1:
                found.append(self._motion.to(item, "opacity", 1.0, FADE))
        return found

    def settle(self) -> None:
        """Put every tile into its place at once."""
        self._motion.finish(self.motions())
        self._show_states()

    def send_home(self) -> None:
        """Let everything glide to its place."""
        self._motion.start(self.motions(RETURN))

    def set_playable(self, tiles: Collection[Tile] | None) -> None:
        """Let these tiles stand out and veil the others; None: nobody is asked to lay."""
        self._playable = None if tiles is None else frozenset(tiles)
        self._show_states()
        self._motion.start(self.motions())

    def mark(self, state: TileState, tile: Tile | None) -> None:
        """Show a state such as FOCUS on one tile only."""
        self._marks[state] = tile
        self._show_states()

    def _show_states(self) -> None:
        for tile, item in self._items.items():
            state = TileState.NORMAL
            if self._playable is not None:
                state = TileState.PLAYABLE if tile in self._playable else TileState.VEILED
            for mark, marked in self._marks.items():
                if marked == tile:
                    state |= mark
            item.set_state(state)

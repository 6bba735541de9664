"""The player's own tiles on their shelf: in the player's order, or as the planned train."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import DRAW, FADE, RACK, RETURN, Animation, Animator, nearest_turn
from mtdesk.table.art.painting import scaled_font
from mtdesk.table.art.tiles import TileState
from mtdesk.table.cloth.pointers import PointerContent
from mtdesk.table.items.painted import PaintedItem, discard, keep_only
from mtdesk.table.items.status_line import StatusLine, status_line
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import seat_look
from mtdesk.table.rack.arrangement import Arrangement, Divider, Piece
from mtdesk.table.rack.layout import (
    LIFT,
    ROW_HEIGHT,
    UPRIGHT,
    Chain,
    Place,
    RackLayout,
    chained,
    standing,
)
from mtdesk.table.rack.shelf import DividerLine, Shelf
from mtdesk.table.theme import Role, TrainLook

_Z_SHELF, _Z_PLAN, _Z_DIVIDER, _Z_TILE, Z_CARRIED, Z_HELD = 20, 20.5, 20.7, 21, 59, 60
_SIDE, _EDGE = 12.0, 7.0
"""Pixels at scale 1."""
_RING = 9.0
"""Between tiles and the caption of a plan: room for the focus ring."""
_CAPTION = 0.8
"""Size of a caption's letters, relative to the status line."""
_TRAIN_END = 0.7
"""Height of the badge for the end from which a plan continues, in tile widths."""
_NEW_MS = 3000
"""How long a new tile stays marked."""


class Rack(QObject):
    """The hand of the player at the table.

    ``arranged`` carries the Arrangement whenever the player has changed it or new tiles have come to it.
    ``placed`` carries the part of the shelf that is kept free for buttons whenever it moves. ``menu_wanted``
    carries the point of the scene where the player asks for the menu of the shelf. ``picked_up`` carries the
    tile that is selected now, its ends being lit, or None.
    """

    arranged = Signal(object)
    placed = Signal(QRectF)
    menu_wanted = Signal(QPointF)
    picked_up = Signal(object)

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        super().__init__(scene)
        self._scene, self._animator = scene, animator
        self._shelf = PaintedItem(Shelf(QRectF(), 0), level=_Z_SHELF)
        self._caption = PaintedItem(StatusLine(), level=_Z_PLAN)
        self._train_end = PaintedItem(PointerContent(seat_look(0), "", 0, 0), level=_Z_PLAN)
        for item in (self._shelf, self._caption, self._train_end):
            scene.addItem(item)
        self.area = QRectF()
        """The shelf, in scene pixels."""
        self._scale = 1.0
        self._tools_width = 0.0
        self.items: dict[Tile, TileItem] = {}
        """The items of the tiles, in this order."""
        self.dividers: dict[Divider, PaintedItem[DividerLine]] = {}
        self._preview: Arrangement | None = None
        self._look: TrainLook = seat_look(0)
        self.first_row = 0
        """The first visible row if not all fit."""
        self.arrangement = Arrangement()
        """How the player keeps the hand; changed only by ``arrange``."""
        self.chain: Chain | None = None
        """The train of the plan view, None while the player's own order is shown; set by ``show_chain``."""
        self.held: Piece | None = None
        """The held tile or divider; it is left where it is."""
        self.highlight = True
        """Whether playable tiles are raised at all; set by ``set_highlight``."""
        self.playable: frozenset[Tile] | None = None
        """What can be played now; None while no one is asked."""
        self._marks: dict[TileState, Tile | None] = {}
        self._new: set[Tile] = set()
        self._new_timer = QTimer(self, singleShot=True, interval=_NEW_MS)
        self._new_timer.timeout.connect(self.forget_new)

    @property
    def order(self) -> tuple[Tile, ...]:
        return tuple(self.items)

    @property
    def unit(self) -> float:
        return self.layout().unit

    # What is shown

    def set_area(self, area: QRectF, scale: float, *, shelf: bool = True) -> None:
        """Put the rack here, and its shelf if there is one; ``scale`` 1 suits a window 1600 pixels wide."""
        self._shelf.setVisible(shelf)
        self.area, self._scale = area, scale
        self.settle()
        self.placed.emit(self.tools)

    def keep_free(self, width: float) -> None:
        """Leave so many pixels at the left end to buttons."""
        if width != self._tools_width:
            self._tools_width = width
            self.settle()
            self.placed.emit(self.tools)

    def load_hand(self, arrangement: Arrangement, seat: int | None) -> None:
        """Remove all tiles and prepare for the hand of this seat, in this order."""
        keep_only(self.items, ())
        keep_only(self.dividers, ())
        self._new_timer.stop()
        self._new.clear()
        self._marks.clear()
        self.playable = self.held = self._preview = None
        self.first_row = 0
        self.arrangement = arrangement
        self._look = seat_look(seat or 0)
        self.settle()

    def show_hand(self, hand: Iterable[Tile], origin: QPointF | None = None) -> list[Animation]:
        """Show these tiles: known ones keep their places, new ones come last, from ``origin`` if given."""
        wanted = tuple(hand)
        for tile in [tile for tile in self.items if tile not in wanted]:
            discard(self.items.pop(tile))
            if tile == self.held:
                self.held = None
        fresh = [tile for tile in wanted if tile not in self.items]
        for tile in fresh:
            item = self.items[tile] = TileItem(tile.hi, tile.lo, self.unit)
            item.setRotation(UPRIGHT)
            item.setPos(origin or QPointF())
            self._scene.addItem(item)
        self._preview = None
        if unknown := self.arrangement.unknown(wanted):
            dealt = not self.arrangement.pieces
            self.arrangement = Arrangement((*self.arrangement.pieces, *unknown))
            if not dealt:
                self._new.update(unknown)
                self._new_timer.start()
                self._show_states()
                self.arranged.emit(self.arrangement)
        if origin is None:
            self.settle()
            return []
        for tile in fresh:
            self.items[tile].setProperty("flip", 1.0)
            self.items[tile].setOpacity(1.0 if self._animator.travels else 0.0)  # else it fades in
        return self.animations(DRAW if fresh else RACK)

    def remove(self, tile: Tile) -> TileItem | None:
        """Release a tile's item, None if it is not here; the others close the gap with ``animations``."""
        if tile == self.held:
            self.held = None
        self._preview = None
        return self.items.pop(tile, None)

    def arrange(self, arrangement: Arrangement, *, preview: bool = False) -> None:
        """Move the tiles to these places; a ``preview`` is shown but not kept."""
        if preview and arrangement == (self._preview or self.arrangement):
            return
        changed = not preview and arrangement != self.arrangement
        self._preview = arrangement if preview else None
        if changed:
            self.arrangement = arrangement
        self._animator.start(self.animations())
        if changed:
            self.arranged.emit(arrangement)

    def show_chain(self, chain: Chain | None) -> None:
        """Show the hand as this train and the other tiles; None: in the player's order."""
        if chain != self.chain:
            self.chain, self._preview = chain, None
            self._animator.start(self.animations())

    # What the tiles look like

    def state_of(self, tile: Tile) -> TileState:
        state = TileState.NORMAL
        if self.highlight and self.playable is not None:
            state = TileState.PLAYABLE if tile in self.playable else TileState.VEILED
        if tile in self._new:
            state |= TileState.NEW
        for mark, marked in self._marks.items():
            if marked == tile:
                state |= mark
        return state

    def set_playable(self, tiles: Collection[Tile] | None) -> None:
        """Raise these tiles and darken the others; None: no one is asked to play."""
        self.playable = None if tiles is None else frozenset(tiles)
        self._show_states()
        self._animator.start(self.animations())

    def set_highlight(self, shown: bool) -> None:
        """Set whether playable tiles are raised from now on."""
        if shown != self.highlight:
            self.highlight = shown
            self._show_states()
            self._animator.start(self.animations())

    def mark(self, state: TileState, tile: Tile | None) -> None:
        """Show a state such as FOCUS on exactly one tile; None: on none."""
        if tile != self._marks.get(state):
            self._marks[state] = tile
            self._show_states()
            if state is TileState.SELECTED:
                self.picked_up.emit(tile)

    def forget_new(self, tile: Tile | None = None) -> None:
        """Stop marking a tile as new, which has been touched; None: all of them."""
        self._new -= self._new if tile is None else {tile}
        self._show_states()

    def _show_states(self) -> None:
        for tile, item in self.items.items():
            item.set_state(self.state_of(tile))

    # Places

    @property
    def tools(self) -> QRectF:
        """The part at the left end that is kept free for buttons."""
        return QRectF(self.area.left(), self.area.top(), self._tools_width, self.area.height())

    def room(self, *, planned: bool = False) -> QRectF:
        """Return the space for tiles; below a planned train, its caption needs some."""
        side, edge = _SIDE * self._scale, _EDGE * self._scale
        left = max(side, self._tools_width)
        below = self._caption_height() + _RING * self._scale if planned else 0.0
        return self.area.adjusted(left, edge, -side, -edge - below)

    def _caption_height(self) -> float:
        return 1.4 * QFontMetricsF(scaled_font(Role.SMALL, self._scale)).height()

    def layout(self, arrangement: Arrangement | None = None) -> RackLayout:
        """Return where every piece is, or would be in another order."""
        pieces = (arrangement or self._preview or self.arrangement).shown(self.items)
        if self.chain is None:
            return standing(pieces, self.room(), self.first_row)
        tiles = tuple(laid for laid in self.chain.tiles if laid.tile in self.items)
        planned = {laid.tile for laid in tiles}
        others = [piece for piece in pieces if isinstance(piece, Tile) and piece not in planned]
        chain = Chain(self.chain.pip, tiles, self.chain.caption)
        return chained(chain, others, self.room(planned=True), self.first_row)

    def places(self) -> list[QPointF]:
        """Return the middle of every tile's place, in order."""
        return [place.point for piece, place in self.layout().places.items() if isinstance(piece, Tile)]

    def animations(self, duration: float = RACK) -> list[Animation]:
        """Return the animations of every tile and divider to its place, except the held one."""
        layout = self.layout()
        self.items = {piece: self.items[piece] for piece in layout.places if isinstance(piece, Tile)}
        keep_only(self.dividers, {*layout.places, self.held})
        self._show_shelf(layout)
        found: list[Animation] = []
        for piece, place in layout.places.items():
            is_held, item = piece == self.held, self._item_of(piece, place, layout.unit)
            item.setVisible(place.seen or is_held)
            if is_held:
                continue
            self._animator.release(item)
            item.setZValue(_Z_TILE if isinstance(piece, Tile) else _Z_DIVIDER)
            goals: dict[str, object] = {"pos": place.point}
            if isinstance(piece, Tile):
                rises = place.may_rise and TileState.PLAYABLE in self.state_of(piece)
                goals["pos"] = place.point - QPointF(0, LIFT * layout.unit if rises else 0.0)
                turned = nearest_turn(item.rotation(), place.angle)
                goals |= {"rotation": turned, "scale": 1.0, "flip": 0.0, "lift": 0.0}
            for name, goal in goals.items():
                if item.property(name) != goal:
                    found.append(self._animator.to(item, name, goal, duration))
            if item.opacity() < 1:
                found.append(self._animator.to(item, "opacity", 1.0, FADE))
        return found

    def _item_of(self, piece: Piece, place: Place, unit: float) -> TileItem | PaintedItem[DividerLine]:
        """Return the item of a tile or divider in its size; a new divider is at its place."""
        if isinstance(piece, Tile):
            tile = self.items[piece]
            tile.set_unit(unit)
            return tile
        line, divider = DividerLine(1.9 * unit, piece == self.held), self.dividers.get(piece)
        if divider is None:
            divider = self.dividers[piece] = PaintedItem(line)
            self._scene.addItem(divider)
            divider.setPos(place.point)
        divider.show_content(line)
        return divider

    def _show_shelf(self, layout: RackLayout) -> None:
        """Mark the place of a held tile, the line after a train, visible rows, and what surrounds a train."""
        empty, line, scale = layout.places.get(self.held) if self.held else None, layout.line, self._scale
        is_left = empty is not None and empty.seen and not isinstance(self.held, Divider)
        held = ((empty.point, empty.angle),) if empty is not None and is_left else ()
        lines: tuple[QLineF, ...] = ()
        if line is not None and line.seen:
            reach = QPointF(0, (1 - LIFT / 2) * layout.unit)
            lines = (QLineF(line.point - reach, line.point + reach),)
        seen, rows = layout.seen, layout.rows
        bar = None if len(seen) == rows else (seen.start / rows, seen.stop / rows)
        self._shelf.show_content(Shelf(self.area, layout.unit, held, lines, bar))
        chain, join = self.chain, layout.join
        self._train_end.setVisible(join is not None and join.seen)
        self._caption.setVisible(chain is not None)
        if chain is None or join is None:
            return
        room, height = self.room(planned=True), self._caption_height()
        size = QSizeF(room.width(), height)
        self._caption.show_content(status_line(chain.caption, None, size, _CAPTION * scale))
        self._caption.setPos(room.center().x(), room.bottom() + _RING * scale + height / 2)
        number = "" if chain.pip is None else str(chain.pip)
        self._train_end.show_content(PointerContent(self._look, number, 0, _TRAIN_END * layout.unit))
        self._train_end.setPos(join.point)

    def settle(self) -> None:
        """Put every tile into its place at once."""
        self._animator.finish(self.animations())
        self._show_states()

    def send_home(self) -> None:
        self._preview = None
        self._animator.start(self.animations(RETURN))

    def tile_at(self, point: QPointF) -> Tile | None:
        """Return the tile under a point of the scene; the gaps between tiles belong to them."""
        unit = self.unit
        for tile, item in self.items.items():
            turned = round(item.rotation()) % 180 == 0
            cell = QRectF(0, 0, 2 * unit if turned else 1.1 * unit, unit if turned else ROW_HEIGHT * unit)
            cell.moveCenter(item.pos())
            if item.isVisible() and cell.contains(point):
                return tile
        return None

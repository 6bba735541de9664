"""The player's own tiles on their shelf: in the player's order, or as the planned train."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import DRAW, FADE, RACK, RETURN, Animation, Animator, nearest_turn
from mtdesk.table.art.tiles import TileState
from mtdesk.table.items.painted import discard, keep_only
from mtdesk.table.items.tile import TileItem
from mtdesk.table.rack.anchor import Anchor
from mtdesk.table.rack.arrangement import Arrangement, Divider, Piece
from mtdesk.table.rack.layout import LIFT, ROW_HEIGHT, UPRIGHT, Chain, RackLayout, Room, chained, standing
from mtdesk.table.rack.shelf import Shelf
from mtdesk.table.theme import SEAT_LOOKS, TrainLook

Z_TILE, Z_HELD = 21, 60
_NEW_MS = 3000
"""How long a new tile stays marked."""


class RackStates(QObject):
    """What every tile of a hand looks like. ``changed``: something looks different.

    ``risen``: other tiles are raised, too. ``picked_up`` carries the tile that is selected now, its ends
    being lit, or None.
    """

    changed = Signal()
    risen = Signal()
    picked_up = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.highlight = True
        """Whether playable tiles are raised at all."""
        self.playable: frozenset[Tile] | None = None
        """What can be played now; None while no one is asked."""
        self._marks: dict[TileState, Tile | None] = {}
        self._new: set[Tile] = set()
        self._timer = QTimer(self, singleShot=True, interval=_NEW_MS)
        self._timer.timeout.connect(self.settle_in)

    def of(self, tile: Tile) -> TileState:
        """Return the states of a tile."""
        state = TileState.NORMAL
        if self.highlight and self.playable is not None:
            state = TileState.PLAYABLE if tile in self.playable else TileState.VEILED
        if tile in self._new:
            state |= TileState.NEW
        for mark, marked in self._marks.items():
            if marked == tile:
                state |= mark
        return state

    def rises(self, tile: Tile) -> bool:
        """Return whether a tile is raised."""
        return TileState.PLAYABLE in self.of(tile)

    def set_playable(self, tiles: Collection[Tile] | None) -> None:
        """Raise these tiles and darken the others; None: no one is asked to play."""
        self.playable = None if tiles is None else frozenset(tiles)
        self.changed.emit()
        self.risen.emit()

    def set_highlight(self, shown: bool) -> None:
        """Set whether playable tiles are raised from now on."""
        if shown != self.highlight:
            self.highlight = shown
            self.changed.emit()
            self.risen.emit()

    def mark(self, state: TileState, tile: Tile | None) -> None:
        """Show a state such as FOCUS on exactly one tile; None: on none."""
        if tile != self._marks.get(state):
            self._marks[state] = tile
            self.changed.emit()
            if state is TileState.SELECTED:
                self.picked_up.emit(tile)

    def welcome(self, tiles: Iterable[Tile]) -> None:
        """Mark tiles as new for a moment."""
        self._new.update(tiles)
        self._timer.start()

    def touch(self, tile: Tile) -> None:
        """Note that a tile has been touched and is no longer new."""
        if tile in self._new:
            self._new.discard(tile)
            self.changed.emit()

    def settle_in(self) -> None:
        """Note that nothing is new any longer."""
        self._new.clear()
        self.changed.emit()

    def forget(self) -> None:
        """Forget everything: another hand is coming."""
        self._timer.stop()
        self._new.clear()
        self.playable = None
        self._marks.clear()


class Rack(QObject):
    """The hand of the player at the table.

    ``arranged`` carries the Arrangement whenever the player has changed it or new tiles have come to it.
    ``placed`` carries the part of the shelf that is kept free for buttons whenever it moves. ``menu_wanted``
    carries the point of the scene where the player asks for the menu of the shelf.
    """

    arranged = Signal(object)
    placed = Signal(QRectF)
    menu_wanted = Signal(QPointF)

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        super().__init__(scene)
        self._scene, self._animator = scene, animator
        self.shelf = Shelf(scene, animator)
        self.states = RackStates(self)
        self.states.changed.connect(self._show_states)
        self.states.risen.connect(lambda: animator.start(self.animations()))
        self.mark, self.set_playable = self.states.mark, self.states.set_playable
        self.items: dict[Tile, TileItem] = {}
        """The items of the tiles, in this order."""
        self._preview: Arrangement | None = None
        self._anchor = Anchor()
        self.is_in_use: Callable[[], bool] = lambda: False
        """Whether the player holds or aims at something on the shelf."""
        self._look: TrainLook = SEAT_LOOKS[0]
        self.first_row = 0
        """The first visible row if not all fit."""
        self.arrangement = Arrangement()
        """How the player keeps the hand; changed only by ``arrange``."""
        self.chain: Chain | None = None
        """The train of the plan view, None while the player's own order is shown; set by ``show_chain``."""
        self.held: Piece | None = None
        """The held tile or divider; it is left where it is."""

    @property
    def order(self) -> tuple[Tile, ...]:
        """The tiles from left to right as they are shown."""
        return tuple(self.items)

    @property
    def area(self) -> QRectF:
        """The shelf, in scene pixels."""
        return self.shelf.area

    @property
    def unit(self) -> float:
        """Width of a tile in pixels."""
        return self.layout().unit

    # What is shown

    def set_area(self, area: QRectF, scale: float) -> None:
        """Put the shelf into this rectangle; ``scale`` 1 suits a window 1600 pixels wide."""
        self.shelf.set_area(area, scale)
        self.settle()
        self.placed.emit(self.shelf.tools)

    def load_hand(self, arrangement: Arrangement, seat: int | None) -> None:
        """Remove all tiles and prepare for the hand of this seat, in this order."""
        keep_only(self.items, ())
        keep_only(self.shelf.dividers, ())
        self.states.forget()
        self.held = self._preview = None
        self.first_row = 0
        self._anchor.reset()
        self.arrangement = arrangement
        self._look = SEAT_LOOKS[seat or 0]
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
        self._take_in(wanted)
        if origin is None:
            self.settle()
            return []
        for tile in fresh:
            item = self.items[tile]
            item.set_face_up(False)
            item.setOpacity(1.0 if self._animator.travels else 0.0)  # where nothing travels, it fades in
        return self.animations(DRAW if fresh else RACK)

    def _take_in(self, hand: tuple[Tile, ...]) -> None:
        """Give every tile of the hand its own place; mark those the player has not seen before."""
        self._preview = None
        unknown = self.arrangement.unknown(hand)
        if not unknown:
            return
        dealt = not self.arrangement.pieces
        self.arrangement = self.arrangement.with_tiles(hand)
        if not dealt:
            self.states.welcome(unknown)
            self.arranged.emit(self.arrangement)

    def centre(self, *, tolerance: float = 0.0) -> None:
        """Let the hand be in the middle again with the next ``animations``, unless it is in use.

        It stays where it is if it is less than ``tolerance`` away, in tile widths.
        """
        if not self.is_in_use() and abs(self._anchor.shift) >= tolerance * self.unit:
            self._anchor.reset()

    def take(self, tile: Tile) -> TileItem | None:
        """Release a tile's item, None if it is not here; the others close the gap with ``animations``."""
        if tile == self.held:
            self.held = None
        self._preview = None
        return self.items.pop(tile, None)

    def arrange(self, arrangement: Arrangement, *, preview: bool = False) -> None:
        """Let the tiles glide to these places; a ``preview`` is shown but not kept."""
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
        """Show the hand as this train and the rest; None: in the player's order."""
        if chain != self.chain:
            self.chain, self._preview = chain, None
            self._animator.start(self.animations())

    # Places and looks

    def layout(self) -> RackLayout:
        """Return where every piece is."""
        pieces = (self._preview or self.arrangement).shown(self.items)
        if self.chain is None:
            return standing(pieces, self.room())
        room = self.shelf.room(planned=True, first=self.first_row)
        tiles = tuple(laid for laid in self.chain.tiles if laid.tile in self.items)
        planned = {laid.tile for laid in tiles}
        rest = [piece for piece in pieces if isinstance(piece, Tile) and piece not in planned]
        return chained(Chain(self.chain.pip, tiles, self.chain.caption), rest, room)

    def room(self) -> Room:
        """Return the space for the hand in the player's order."""
        return self.shelf.room(planned=False, first=self.first_row, shift=self._anchor.shift)

    def places(self) -> list[QPointF]:
        """Return the middle of every tile's place, in order."""
        return [spot.point for piece, spot in self.layout().spots.items() if isinstance(piece, Tile)]

    def animations(self, duration: float = RACK) -> list[Animation]:
        """Return the animations of every tile and divider to its place, except the held one."""
        if self._preview is None and self.chain is None:
            room = self.shelf.room(planned=False, first=self.first_row)
            self._anchor.follow(self.arrangement.shown(self.items), room)
        layout = self.layout()
        self.items = {piece: self.items[piece] for piece in layout.spots if isinstance(piece, Tile)}
        held = [] if isinstance(self.held, Divider) or self.held is None else [layout.spots[self.held]]
        self.shelf.show(layout, held)
        self.shelf.show_plan(self.chain, self._look, layout)
        found = self.shelf.place_dividers(layout, self.held, duration)
        for tile, item in self.items.items():
            spot = layout.spots[tile]
            item.set_unit(layout.unit)
            item.setVisible(spot.seen or tile == self.held)
            if tile == self.held:
                continue
            self._animator.release(item)
            lift = LIFT * layout.unit if spot.may_rise and self.states.rises(tile) else 0.0
            target = spot.point - QPointF(0, lift)
            if item.pos() != target:
                found.append(self._animator.to(item, "pos", target, duration))
            if item.rotation() != spot.angle:
                angle = nearest_turn(item.rotation(), spot.angle)
                found.append(self._animator.to(item, "rotation", angle, duration))
            if item.scale() != 1:
                found.append(self._animator.to(item, "scale", 1.0, duration))
            item.setZValue(Z_TILE)
            found += [
                self._animator.to(item, name, 0.0, duration)
                for name in ("flip", "lift")
                if item.property(name)
            ]
            if item.opacity() < 1:
                found.append(self._animator.to(item, "opacity", 1.0, FADE))
        return found

    def settle(self) -> None:
        """Put every tile into its place at once."""
        self._animator.finish(self.animations())
        self._show_states()

    def send_home(self) -> None:
        """Let everything glide to its place."""
        self._preview = None
        self._animator.start(self.animations(RETURN))

    def _show_states(self) -> None:
        for tile, item in self.items.items():
            item.set_state(self.states.of(tile))

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

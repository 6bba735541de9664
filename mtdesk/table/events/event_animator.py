"""Events as animations: dealing, and what is seen of tiles and markers between one view and the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mtdesk.rules.events import (
    Dealt,
    EngineLaid,
    EngineSought,
    Event,
    MarkerCleared,
    Passed,
    Penalised,
    TileDrawn,
    TileLaid,
)
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import (
    DEAL,
    DRAW,
    ENGINE,
    FADE,
    HUNT,
    LAY,
    MARKER,
    SHUFFLE,
    TURN,
    Animation,
    Animator,
)
from mtdesk.table.animation.flight import arc, held, passing
from mtdesk.table.areas import Areas
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.frame import TableFrame
from mtdesk.table.items.painted import discard
from mtdesk.table.items.tile import TileItem
from mtdesk.table.rack.rack import Rack

_SHUFFLED = 18
"""How many of the boneyard's tiles are seen on the cloth before a round."""
_DEALT_SHOWN = 5
"""How many tiles are seen flying to each of the others."""
_SLOWEST = 120.0
"""The most milliseconds between two tiles sought."""
_TOUCH = 0.36
"""When a dropping marker touches down first, as a share of its time."""
_FOLLOWS = 90.0
"""Milliseconds between two tiles that one seat draws together."""


_Z_GUEST = 70


class TransientItems:
    """Tiles in motion, and what is under them; see ``dismiss``."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: list[QGraphicsItem] = []
        """All that are on the table now."""

    def tile(
        self, place: QPointF, unit: float, angle: float = 0.0, ends: tuple[int, int] = (0, 0)
    ) -> TileItem:
        """Return a tile with these ends, face down at a point of the scene, ``unit`` pixels wide."""
        item = TileItem(*ends, unit, face_up=False)
        item.setRotation(angle)
        self.welcome(item, _Z_GUEST, place)
        return item

    def welcome(self, item: QGraphicsItem, level: float, place: QPointF) -> None:
        """Take an item onto the table, at this height (z) and point of the scene."""
        item.setZValue(level)
        item.setPos(place)
        self._scene.addItem(item)
        self.items.append(item)

    def dismiss(self) -> None:
        for item in self.items:
            discard(item)
        self.items = []


class EventAnimator:
    """Plays what happens on a table. ``land`` is called with every event whose tile or marker touches down.

    Whether an animation is skipped, displaced or cancelled, none of its items stays behind.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        layer: TrainLayer,
        rack: Rack,
        frame: TableFrame,
        animator: Animator,
        land: Callable[[Event], None],
    ) -> None:
        self._scene, self._layer, self._rack, self._frame = scene, layer, rack, frame
        self._animator, self._land = animator, land
        self.transient_items = TransientItems(scene)

    async def play(self, animations: Sequence[Animation]) -> None:
        """Play these to their end and leave nothing behind."""
        try:
            await self._animator.play(animations)
        finally:
            self.transient_items.dismiss()

    # During a round

    def lift_played(self, events: Sequence[Event], view: View) -> list[Animation]:
        """Lift the played tiles, for the cloth to land them; returns the animations of all others."""
        animations: list[Animation] = []
        for event in events:
            match event:
                case TileLaid():
                    self._pick_up(event)
                    animations.append(self._cue(event, LAY))
                case TileDrawn():
                    animations += self._draw(event, 1, view)
                case Penalised(tiles=tiles):
                    animations += self._draw(event, len(tiles), view)
                case Passed(marker=str()):
                    animations.append(self._cue(event, MARKER * _TOUCH))
                case MarkerCleared():
                    animations.append(self._cue(event, 0))
                case _:
                    pass
        return animations

    def _cue(self, event: Event, moment: float) -> Animation:
        """Return what calls ``land`` for an event after so many milliseconds."""
        return self._animator.cue(moment, lambda: self._land(event))

    def _pick_up(self, event: TileLaid) -> None:
        """Pick up the tile that was played from the rack, or from the plate of the seat that played it."""
        tile = event.laid.tile
        item = self._rack.remove(tile)
        if item is None:
            item = TileItem(*event.laid, self._rack.unit * 0.5, face_up=False)
            item.setPos(self._frame.rect_of(event.seat).center())
            self._scene.addItem(item)
        item.setProperty("lift", 1.0)
        assert self._layer.layout is not None  # or nobody could have played
        self._layer.laid.adopt(tile, item, self._layer.layout.u)

    def _draw(self, event: TileDrawn | Penalised, count: int, view: View) -> list[Animation]:
        """Fly tiles from the boneyard to a plate; the rack brings the viewer's own."""
        animations: list[Animation] = []
        if self._animator.travels and event.seat != view.seat:
            for number in range(count):
                animations += self._to_plate(event.seat, _FOLLOWS * number, 25.0 * number)
        if count:
            animations.append(self._cue(event, DRAW))
        return animations

    # The start of a round

    def deal(self, events: Sequence[Event], view: View, areas: Areas) -> list[Animation]:
        """Shuffle, deal, seek the engine and lay it, one after another; ``view`` is shown already."""
        if not self._animator.travels:
            return self._appearing(events)
        sought = [event for event in events if isinstance(event, EngineSought)]
        drawn = {event.tile for event in sought if event.seat == view.seat}
        dealt = [tile for tile in self._rack.order if tile not in drawn]
        found = self._shuffling(areas)
        clock = SHUFFLE * 0.8
        for event in events:
            match event:
                case Dealt():
                    found += self._deal(event, view, dealt, clock)
                    clock += DEAL + DRAW
                    found.append(self._cue(event, clock))
                case EngineLaid():
                    found += self._lay_engine(event, clock)
                    found.append(self._cue(event, clock + ENGINE))
                case EngineSought(tile=tile):
                    if tile is not None and tile in self._rack.items:
                        found += self._to_rack(tile, clock)
                    else:
                        found += self._to_plate(event.seat, clock)
                    clock += min(_SLOWEST, HUNT / len(sought)) + (DRAW if event is sought[-1] else 0)
                    found.append(self._cue(event, clock))
                case _:
                    pass
        return found

    def _appearing(self, events: Sequence[Event]) -> list[Animation]:
        """Without flights: hand and engine fade in together."""
        items = [*self._rack.items.values(), self._layer.station.engine]
        return [
            *(
                self._cue(event, 0)
                for event in events
                if isinstance(event, Dealt | EngineSought | EngineLaid)
            ),
            *(self._animator.along(item, "opacity", held(0.0, 1.0, 0, FADE)) for item in items if item),
        ]

    def _shuffling(self, areas: Areas) -> list[Animation]:
        """Sweep tiles that lie all over the cloth into the boneyard."""
        animator, found = self._animator, list[Animation]()
        goal, middle = self._frame.pile_anchor, areas.felt.center()
        for number in range(_SHUFFLED):
            angle = 2 * math.pi * number / _SHUFFLED
            size = 0.55 + 0.4 * (number * 7 % _SHUFFLED) / _SHUFFLED
            reach = QPointF(areas.felt.width() * 0.34, areas.felt.height() * 0.36) * size
            place = middle + QPointF(reach.x() * math.cos(angle), reach.y() * math.sin(angle))
            turn, delay = 40.0 * number, 12.0 * number
            item = self._hidden_tile(place, turn)
            found += [
                animator.along(item, "pos", arc(place, goal, SHUFFLE, delay)),
                animator.along(item, "rotation", held(turn, turn + 200, delay, SHUFFLE)),
                animator.along(item, "opacity", passing(0, SHUFFLE + delay)),
            ]
        return found

    def _deal(self, event: Dealt, view: View, hand: Sequence[Tile], clock: float) -> list[Animation]:
        """Deal one tile after another to each seat in turn; the viewer's own turn over on the rack."""
        others = [seat for seat in range(len(event.hands)) if seat != view.seat]
        order: list[Tile | int] = []
        for lap in range(max(len(hand), _DEALT_SHOWN)):
            order += hand[lap : lap + 1]
            order += others if lap < _DEALT_SHOWN else []
        found: list[Animation] = []
        for number, goal in enumerate(order):
            leaves = clock + DEAL * number / len(order)
            if isinstance(goal, Tile):
                found += self._to_rack(goal, leaves)
            else:
                found += self._to_plate(goal, leaves, turn=40.0 * number)
        return found

    def _to_rack(self, tile: Tile, leaves: float) -> list[Animation]:
        """Return a tile of the rack on its way there from the boneyard, starting ``leaves`` ms from now."""
        item, animator = self._rack.items[tile], self._animator
        item.setProperty("flip", 1.0)
        return [
            animator.along(item, "pos", arc(self._frame.pile_anchor, item.pos(), DRAW, leaves)),
            animator.along(item, "opacity", held(0.0, 1.0, leaves, 30)),
            animator.along(item, "flip", held(1.0, 0.0, leaves + DRAW, TURN * 0.6)),
        ]

    def _to_plate(self, seat: int, leaves: float = 0.0, turn: float = 0.0) -> list[Animation]:
        """Return a face-down tile from the boneyard to a seat, starting ``leaves`` ms from now."""
        animator, start, end = self._animator, self._frame.pile_anchor, self._frame.rect_of(seat).center()
        item = self._hidden_tile(start, 20 + turn)
        item.setOpacity(0)
        return [
            animator.along(item, "pos", arc(start, end, DRAW, leaves)),
            animator.along(item, "rotation", held(20 + turn, 90 + turn, leaves, DRAW)),
            animator.along(item, "opacity", passing(leaves, DRAW)),
        ]

    def _lay_engine(self, event: EngineLaid, leaves: float) -> list[Animation]:
        """Return the engine from the hand it was in, or from the boneyard, to the station."""
        item, animator, seat = self._layer.station.engine, self._animator, event.seat
        if item is None:
            return []
        origin = self._frame.pile_anchor if seat is None else self._frame.rect_of(seat).center()
        start, end = self._layer.mapFromScene(origin), item.pos()
        item.setParentItem(self._layer.air)
        down = animator.along(item, "lift", held(1.0, 0.0, leaves, ENGINE))
        down.finished.connect(lambda: self._layer.laid.put_down(item))
        return [
            animator.along(item, "pos", arc(start, end, ENGINE, leaves)),
            animator.along(item, "opacity", held(0.0, 1.0, leaves, 30)),
            animator.along(item, "rotation", held(-90.0, 0.0, leaves, ENGINE)),
            animator.along(item, "flip", held(1.0, 0.0, leaves, ENGINE * 0.7)),
            down,
        ]

    def _hidden_tile(self, place: QPointF, angle: float) -> TileItem:
        return self.transient_items.tile(place, self._rack.unit * 0.5, angle)

"""The start of a round: shuffling, dealing, the search for the engine, and the engine in its place."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.events import Dealt, EngineLaid, EngineSought, Event
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import DEAL, DRAW, ENGINE, FADE, HUNT, SHUFFLE, TURN, Animation, Animator
from mtdesk.table.animation.flight import arc, held, passing, swirl
from mtdesk.table.animation.transient_items import TransientItems
from mtdesk.table.areas import Areas
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.frame import TableFrame
from mtdesk.table.items.tile import TileItem
from mtdesk.table.rack.rack import Rack

_SHUFFLED = 18
"""How many of the boneyard's tiles are seen swirling."""
_DEALT_SHOWN = 5
"""How many tiles are seen flying to each of the others."""
_SLOWEST = 120.0
"""The most milliseconds between two tiles."""
_FIRST_TURN = -55.0
"""The angle from which the station turns into its place."""

Steps = list[Animation]


class Dealing:
    """Makes one animation of everything before the first move; ``land`` is called for what touches down."""

    def __init__(
        self,
        layer: TrainLayer,
        rack: Rack,
        frame: TableFrame,
        transient_items: TransientItems,
        animator: Animator,
        land: Callable[[Event], None],
    ) -> None:
        self._layer, self._rack, self._frame = layer, rack, frame
        self._transient_items, self._animator, self._land = transient_items, animator, land

    def animations(self, events: Sequence[Event], view: View, areas: Areas) -> Steps:
        """Return the animations from tiles on the cloth to ``view``, whose layout is ready."""
        if not self._animator.travels:
            return self._appearing(events)
        sought = [event for event in events if isinstance(event, EngineSought)]
        drawn = {event.tile for event in sought if event.seat == view.seat}
        dealt = [tile for tile in self._rack.order if tile not in drawn]
        steps = self._shuffling(areas)
        clock = SHUFFLE * 0.8
        for event in events:
            if isinstance(event, Dealt):
                steps += self._dealing(event, view, dealt, clock)
                clock += DEAL + DRAW
                steps.append(self.cue(event, clock))
            elif isinstance(event, EngineLaid):
                steps += self._laying(event, clock)
                steps.append(self.cue(event, clock + ENGINE))
            elif isinstance(event, EngineSought):
                steps += self._drawing(event, clock)
                clock += min(_SLOWEST, HUNT / len(sought)) + (DRAW if event is sought[-1] else 0)
                steps.append(self.cue(event, clock))
        return steps

    def cue(self, event: Event, moment: float) -> Animation:
        """Return what calls ``land`` for an event after so many milliseconds."""
        return self._animator.cue(moment, lambda: self._land(event))

    def _appearing(self, events: Sequence[Event]) -> Steps:
        """Without flights: hand and engine fade in together."""
        items = [*self._rack.items.values(), *([engine] if (engine := self._layer.station.engine) else [])]
        return [
            *(self.cue(event, 0) for event in events if isinstance(event, Dealt | EngineSought | EngineLaid)),
            *(self._animator.along(item, "opacity", held(0.0, 1.0, 0, FADE)) for item in items),
        ]

    def _shuffling(self, areas: Areas) -> Steps:
        """Swirl tiles over the cloth and into the boneyard, while the station turns into its place."""
        steps = self._turning()
        goal, middle = self._frame.pile_anchor, areas.felt.center()
        for number in range(_SHUFFLED):
            angle = 2 * math.pi * number / _SHUFFLED
            size = 0.55 + 0.4 * (number * 7 % _SHUFFLED) / _SHUFFLED
            reach = QPointF(areas.felt.width() * 0.34, areas.felt.height() * 0.36) * size
            turn = 40.0 * number
            item = self._ghost(middle, turn)
            way = swirl(middle, reach, angle, goal, SHUFFLE + 8.0 * number)
            end = way[-1][0]
            steps += [
                self._animator.along(item, "pos", way),
                self._animator.to(item, "rotation", turn + 200, end, QEasingCurve.Type.InOutSine),
                self._animator.along(item, "opacity", passing(0, end)),
            ]
        return steps

    def _turning(self) -> Steps:
        star = self._layer.station.star
        if star is None:
            return []
        star.setCacheMode(QGraphicsItem.CacheMode.ItemCoordinateCache)  # turning its picture is quick
        star.setRotation(_FIRST_TURN)
        return [self._animator.to(star, "rotation", 0.0, SHUFFLE * 1.5, QEasingCurve.Type.InOutCubic)]

    def _dealing(self, event: Dealt, view: View, hand: Sequence[Tile], clock: float) -> Steps:
        """Deal one tile after another to each seat in turn; the viewer's own turn over on the rack."""
        others = [seat for seat in range(len(event.hands)) if seat != view.seat]
        order: list[Tile | int] = []
        for lap in range(max(len(hand), _DEALT_SHOWN)):
            order += hand[lap : lap + 1]
            order += others if lap < _DEALT_SHOWN else []
        steps: Steps = []
        for number, goal in enumerate(order):
            leaves = clock + DEAL * number / len(order)
            if isinstance(goal, Tile):
                steps += self._to_rack(goal, leaves)
            else:
                steps += self.to_plate(goal, leaves, turn=40.0 * number)
        return steps

    def _drawing(self, event: EngineSought, clock: float) -> Steps:
        tile = event.tile
        if tile is not None and tile in self._rack.items:
            return self._to_rack(tile, clock)
        return self.to_plate(event.seat, clock)

    def _to_rack(self, tile: Tile, leaves: float) -> Steps:
        item = self._rack.items[tile]
        item.set_face_up(False)
        lands = leaves + DRAW
        return [
            self._animator.along(item, "pos", arc(self._frame.pile_anchor, item.pos(), DRAW, leaves)),
            self._animator.along(item, "opacity", held(0.0, 1.0, leaves, 30)),
            self._animator.along(item, "flip", held(1.0, 0.0, lands, TURN * 0.6)),
        ]

    def to_plate(self, seat: int, leaves: float = 0.0, turn: float = 0.0) -> Steps:
        """Return a face-down tile from the boneyard to a seat, starting ``leaves`` ms from now."""
        start, end = self._frame.pile_anchor, self._frame.anchor(seat)
        item = self._ghost(start, 20 + turn)
        item.setOpacity(0)
        lands = leaves + DRAW
        return [
            self._animator.along(item, "pos", arc(start, end, DRAW, leaves)),
            self._animator.along(item, "rotation", held(20 + turn, 90 + turn, leaves, DRAW)),
            self._animator.along(item, "opacity", passing(leaves, lands - leaves)),
        ]

    def _laying(self, event: EngineLaid, leaves: float) -> Steps:
        """Return the engine from the hand it was in, or from the boneyard, to the station."""
        item = self._layer.station.engine
        if item is None:
            return []
        seat = event.seat
        origin = self._frame.pile_anchor if seat is None else self._frame.anchor(seat)
        start, end = self._layer.mapFromScene(origin), item.pos()
        self._layer.laid.lift(item)
        down = self._animator.along(item, "lift", held(1.0, 0.0, leaves, ENGINE))
        down.finished.connect(lambda: self._layer.laid.put_down(item))
        return [
            self._animator.along(item, "pos", arc(start, end, ENGINE, leaves)),
            self._animator.along(item, "opacity", held(0.0, 1.0, leaves, 30)),
            self._animator.along(item, "rotation", held(-90.0, 0.0, leaves, ENGINE)),
            self._animator.along(item, "flip", held(1.0, 0.0, leaves, ENGINE * 0.7)),
            down,
        ]

    def _ghost(self, place: QPointF, angle: float) -> TileItem:
        return self._transient_items.tile(place, self._rack.unit * 0.5, angle)

"""Routing: extending the paths of all trains, never further than their landing places need.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from itertools import pairwise
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route, StuckError
from mtdesk.table.layout.forks import fork, place_double
from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import STEPS
from mtdesk.table.layout.path import CLOSE, NARROW, WIDE, bend
from mtdesk.table.layout.reach import SHUT_IN, Reach, tip_at

REACH = 3.4
"""How far at most the node is to which a train turns from its ray."""
RAY_ROOM = 3.2
"""How far before the end of its ray a train looks for a way off it."""
EARLY = 4.0
"""What it costs to leave a ray a tile width early."""
COUNTER = 60.0
"""What it costs to leave a ray counter-clockwise."""
BACKWARDS = 20.0
"""What it costs to leave a ray and head back to the station."""
ON = 0.02
"""So near to a node is a path that runs straight through it."""
TRIED = 10
"""How many ways off a ray are compared."""

TURN, LEFT_TURN = 70.0, 30.0
"""What a turn costs where the way straight on is free, and a turn to the left besides: all go clockwise."""
TIGHTEST, BACK = 3.0, 150.0
"""So near to its last corner a train hardly turns back beside itself, and what that costs."""
SHARPEST = 0.9
"""So much of a path before its last corner must be free of tiles to turn there."""


def settle(field: Field) -> Iterator[None]:
    """Extend every path beyond its landing places; raises StuckError where one cannot.

    Everything possible has then been done, and it may be tried again on a larger table. Yields between pieces
    of work.
    """
    while route := next(field.unfinished(), None):
        if route.forked:
            yield from fork(field, route)
        else:
            yield from _prepare(field, route)
            route.settled = True


def _prepare(field: Field, route: Route) -> Iterator[None]:
    """Extend the path of a route beyond its landing places; raises StuckError.

    With forks, a path that cannot go on may end where they do.
    """
    if route.on_ray:
        route.limit = field.limit_of(route)
    try:
        while True:  # each time a bit more of the path
            route.look_ahead()
            if route.forks:
                yield from place_double(field, route)
            if route.on_ray:
                if route.needed <= route.limit - RAY_ROOM:
                    break
                yield from _leave(field, route)
            elif route.needed <= route.path.firm:
                return
            else:
                yield from _go_on(field, route)
    except StuckError:
        if not field.forks or route.needed > (route.limit if route.on_ray else route.path.length):
            raise
    if route.on_ray:
        field.take_ray(route, min(route.limit, route.needed + NARROW))


# Along the lattice


def _go_on(field: Field, route: Route) -> Iterator[None]:
    """Continue a route along the lattice where that serves all best; raises StuckError.

    Like all of these, it yields after each way that it has looked at.
    """
    free = field.free()
    sides = (0, 1, -1) if route.path.length - route.done >= SHARPEST else (0,)
    ways = [(route.direction + side) % 4 for side in sides]
    ways = [way for way in ways if field.lattice.is_open(free, route.node, way)]
    if not ways:
        raise StuckError(route.name)
    best = ways[0]
    if len(ways) > 1 or field.forks:
        reach, least = Reach(field, route), math.inf
        for way in ways:
            cost = _cost_of_going(field, free, route, way, reach)
            if cost < least:
                least, best = cost, way
            yield
        if least >= SHUT_IN * (1 + field.shut_in):
            raise StuckError(route.name)
    onward = field.lattice.neighbour(route.node, best)
    _step(field, route, best, is_wide=field.lattice.is_open(free, onward, best))


def _cost_of_going(field: Field, free: int, route: Route, way: int, reach: Reach) -> float:
    """Return what it costs to go a way."""
    node = field.lattice.neighbour(route.node, way)
    free &= ~(1 << node)
    turning = 0.0
    if way != route.direction:
        turning = TURN + (LEFT_TURN if way != (route.direction + 1) % 4 else 0.0)
        (ux, uy), (x, y) = route.path.direction(max(0.0, route.path.length - TIGHTEST)), STEPS[way]
        turning += BACK * (ux * x + uy * y < -0.5)
        if field.lattice.is_open(free, node, way):  # a turn goes on for another lane
            node = field.lattice.neighbour(node, way)
            free &= ~(1 << node)
    return reach.cost(free, tip_at(field, route, node)) + turning


def _step(field: Field, route: Route, direction: int, *, is_wide: bool) -> None:
    """Go on to the next node; a turn that ``is_wide`` goes on to the one after it."""
    room = max(0.0, route.path.length - route.done)
    wide = is_wide and direction != route.direction
    _go_to(field, route, field.lattice.neighbour(route.node, direction), min(WIDE if wide else NARROW, room))
    route.direction = direction
    if wide:
        _go_to(field, route, field.lattice.neighbour(route.node, direction), NARROW)


def _go_to(field: Field, route: Route, node: int, reach: float) -> None:
    """Continue a route from its node to a neighbour; the curve between takes ``reach`` of either leg."""
    here, there = field.lattice.point(route.node), field.lattice.point(node)
    length = route.path.length
    route.path.turn_to(there, reach)
    if math.dist(route.path.at(length), here) < ON:
        route.nodes.append((route.node, length))
    route.node = node
    field.take(route, here, there)


# From a ray to the lattice


class _TurnOff(NamedTuple):
    """A way off a ray: what it costs, the place on the ray, and the node and direction it leads to."""

    cost: float
    s: float
    node: int
    direction: int


def _leave(field: Field, route: Route) -> Iterator[None]:
    """Take a route off its ray to the lattice where that serves all best; raises StuckError."""
    best = yield from _best_turn_off(field, route)
    if best is None or best.cost >= SHUT_IN * (1 + field.shut_in):
        raise StuckError(route.name)
    _, s, route.node, route.direction = best
    done, q, place = route.done, route.path.at(s), field.lattice.point(route.node)
    reach = min(WIDE, s - done)
    route.on_ray = False
    route.path.cut(s)
    field.take_ray(route, s)
    if math.dist(q, place) > 0.2:
        route.path.turn_to(place, min(reach, math.dist(q, place) * 0.5))
        field.take(route, q, place)
        reach = min(WIDE, math.dist(q, place) * 0.5)
    _go_to(field, route, field.lattice.neighbour(route.node, route.direction), reach)


def _best_turn_off(field: Field, route: Route) -> Generator[None, None, _TurnOff | None]:
    free, reach = field.free(without=route), Reach(field, route)
    best: _TurnOff | None = None
    tried: set[tuple[int, int]] = set()
    for option in sorted(_turn_offs(field, free, route)):
        if len(tried) == TRIED or (best is not None and option.cost >= best.cost):
            break
        leads = option.node, option.direction
        here = route.path.at(option.s)
        if leads in tried or not field.is_clear(route, here, field.lattice.point(option.node)):
            continue
        tried.add(leads)
        onward = field.lattice.neighbour(*leads)
        left = free & ~field.near(pairwise(route.path.between(0.0, option.s)))
        total = option.cost + reach.cost(
            left & ~(1 << option.node | 1 << onward), tip_at(field, route, onward)
        )
        if best is None or total < best.cost:
            best = option._replace(cost=total)
        yield
    return best


def _turn_offs(field: Field, free: int, route: Route) -> Iterator[_TurnOff]:
    """Yield all ways off a ray, whether they come near other routes or not."""
    if route.done > 0.3:
        free &= ~field.near(pairwise(route.path.between(0.0, route.done)))
    s = route.limit
    while s >= route.done + 0.6:
        q, heading = route.path.at(s), route.path.direction(s)
        early = EARLY * (route.limit - s)
        for node, place in field.lattice.around(q, q, REACH):
            distance = math.dist(q, place)
            at_end = distance <= 0.2 and s >= route.limit - 0.1
            if not free >> node & 1 or (distance < CLOSE and not at_end):
                continue
            for direction in range(4):
                cost = bend(heading, q, place, STEPS[direction])
                if cost is not None and field.lattice.is_open(free, node, direction):
                    yield _TurnOff(cost + _aside(heading, direction) + early, s, node, direction)
        s -= 0.4


def _aside(heading: Point, direction: int) -> float:
    """Return what it costs to leave a ray for a direction that is counter-clockwise or backwards."""
    whole = turn(heading, STEPS[direction])
    return (COUNTER if whole < 0 else 0.0) + (BACKWARDS if abs(whole) > 125 else 0.0)

"""Routing: extending the paths of all trains, never further than their landing places need.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route, StuckError
from mtdesk.table.layout.forks import fork, place_double
from mtdesk.table.layout.geometry import turn
from mtdesk.table.layout.lattice import STEPS
from mtdesk.table.layout.path import AT, NARROW, WIDE, ways_off
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

    A turn goes on for another lane if that is free. Like all of these, it yields after each way that it has
    looked at.
    """
    lattice, free, reach = field.lattice, field.free(), Reach(field, route)
    best: list[int] = []
    least, direction = math.inf, route.direction
    for side in (0, 1, -1):
        nodes: list[int] = []
        way, node = (route.direction + side) % 4, route.node
        while len(nodes) < 1 + abs(side) and lattice.is_open(free, node, way):
            node = lattice.neighbour(node, way)
            nodes.append(node)
        if nodes:
            left = free & ~sum(1 << node for node in nodes)
            cost = reach.cost(left, tip_at(field, route, node)) + _cost_of_turning(route, way)
            if cost < least:
                least, best, direction = cost, nodes, way
            yield
    if not best or least >= SHUT_IN * (1 + field.shut_in):
        raise StuckError(route.name)
    room = max(0.0, route.path.length - route.done)
    _go_to(field, route, best[0], min(WIDE if len(best) > 1 else NARROW, room))
    for node in best[1:]:
        _go_to(field, route, node, NARROW)
    route.direction = direction


def _cost_of_turning(route: Route, way: int) -> float:
    """Return what it costs that a route goes on that way, apart from the felt that it takes."""
    if way == route.direction:
        return 0.0
    (ux, uy), (x, y) = route.path.direction(max(0.0, route.path.length - TIGHTEST)), STEPS[way]
    left = way != (route.direction + 1) % 4
    return TURN + LEFT_TURN * left + BACK * (ux * x + uy * y < -0.5)


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
    lattice, free, reach = field.lattice, field.free(without=route), Reach(field, route)
    least, best = math.inf, None
    tried: set[tuple[int, int]] = set()
    for option in sorted(_turn_offs(field, free, route)):
        if len(tried) == TRIED or option.cost >= least:
            break
        leads = option.node, option.direction
        if leads in tried or not field.is_clear(route, route.path.at(option.s), lattice.point(option.node)):
            continue
        tried.add(leads)
        onward = lattice.neighbour(*leads)
        left = free & ~field.near(pairwise(route.path.between(0.0, option.s)))
        cost = reach.cost(left & ~(1 << option.node | 1 << onward), tip_at(field, route, onward))
        if option.cost + cost < least:
            least, best = option.cost + cost, option
        yield
    if best is None or least >= SHUT_IN * (1 + field.shut_in):
        raise StuckError(route.name)
    _turn_off(field, route, best)


def _turn_off(field: Field, route: Route, option: _TurnOff) -> None:
    """Take a route off its ray."""
    _, s, route.node, route.direction = option
    q, place = route.path.at(s), field.lattice.point(route.node)
    reach = min(WIDE, s - route.done)
    route.on_ray = False
    route.path.cut(s)
    field.take_ray(route, s)
    if math.dist(q, place) >= AT:
        route.path.turn_to(place, min(reach, math.dist(q, place) * 0.5))
        field.take(route, q, place)
        reach = min(WIDE, math.dist(q, place) * 0.5)
    _go_to(field, route, field.lattice.neighbour(route.node, route.direction), reach)


def _turn_offs(field: Field, free: int, route: Route) -> Iterator[_TurnOff]:
    """Yield all ways off a ray, whether they come near other routes or not."""
    free &= ~field.near(pairwise(route.path.between(0.0, max(0.1, route.done))))
    s = route.limit
    while s >= route.done + 0.6:
        q, heading = route.path.at(s), route.path.direction(s)
        for cost, node, direction in ways_off(field.lattice, free, q, heading, REACH):
            whole = turn(heading, STEPS[direction])
            aside = COUNTER * (whole < 0) + BACKWARDS * (abs(whole) > 125)
            yield _TurnOff(cost + aside + EARLY * (route.limit - s), s, node, direction)
        s -= 0.4

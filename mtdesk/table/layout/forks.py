"""Forks: where a double can fork, and where the two arms begin that leave it.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import combinations, islice, pairwise, product

from mtdesk.table.layout.field import Field, Route, StuckError
from mtdesk.table.layout.geometry import Box, Point, segments_distance, towards, turn
from mtdesk.table.layout.lattice import STEPS
from mtdesk.table.layout.path import CELL, GAP, WIDE, Laid, Path, is_free, ways_off
from mtdesk.table.layout.reach import SHUT_IN, Reach, tip_of

AT_END, AT_SIDE = 1.0 + GAP, 0.5 + GAP
"""How far from the middle of a double the first tile of an arm begins: at an end of it, and straight on."""
REACH = 4.7
"""How far from the double the node is to which an arm leads: on the second lane."""
ASKEW = 42.0
"""How many degrees an arm deviates at most from the double's direction."""
JOINED, APART = 2.3, 1.78
"""So near to their double trunk and arms are one band; beyond that they must be so far apart."""
CLEARS = 0.8
"""So far from the middle of its double an arm must be ``APART`` from other routes."""
STRAIGHT_ON = 5.0
"""What it costs if an arm goes straight on, not from an end of the double."""
BACK = 40.0
"""What it costs if an arm goes back beside its trunk."""
COMPARED, TRIED = 5, 24
"""How many ways are compared for each arm, and how many pairs of them."""


def fork(field: Field, trunk: Route) -> Iterator[None]:
    """Begin two arms at the last tile of a route, the left one first; raises StuckError.

    Of the ways to the left, to the right and straight on these are the two that leave all most room.
    """
    free, double = field.free(), trunk.laid[-1].box
    sides = []
    for side in (-1, 0, 1):
        sides.append(list(islice(_arms(field, trunk, double, side, free), COMPARED)))
        yield
    pairs = [
        (one[0] + other[0], one[1], other[1])
        for some, others in combinations(sides, 2)
        for one, other in product(some, others)
        if _fit_together(one[1], other[1])
    ]
    least, best, reach = math.inf, None, Reach(field)
    for cost, *arms in sorted(pairs, key=lambda pair: pair[0])[:TRIED]:
        if cost >= least:
            break
        for arm, letter in zip(arms, "ab", strict=True):
            arm.name = f"{trunk.name}/{letter}"
        left = free & ~arms[0].taken & ~arms[1].taken
        total = cost + reach.cost(left, *(tip_of(field, arm) for arm in arms))
        if total < least:
            least, best = total, arms
        yield
    if best is None or least >= SHUT_IN * (1 + field.shut_in):
        raise StuckError(trunk.name)
    best[1].behind += (best[0].ordinary.box,)  # their first tiles do not touch
    for arm, letter in zip(best, "ab", strict=True):
        arm.name = f"{trunk.name}/{letter}"
        field.routes[arm.name] = arm
    for route in field.ends:  # where they could fork there may be no room now
        route.settled = route.settled and not (route.on_ray and route.forks)


def _heading(double: Box, side: int) -> Point:
    """Return the direction in which an arm leaves a double on a side."""
    ux, uy = double.ux, double.uy
    return ((uy, -ux), (ux, uy), (-ux, -uy))[side]


def _arms(field: Field, trunk: Route, double: Box, side: int, free: int) -> Iterator[tuple[float, Route]]:
    """Yield the arms that may begin at a double on a side, and what they cost, best first."""
    here, heading, ahead = double[:2], _heading(double, side), _heading(double, 0)
    found = []
    for cost, node, direction in ways_off(field.lattice, free, here, heading, REACH):
        x, y = field.lattice.point(node)
        if abs(turn(heading, (x - here[0], y - here[1]))) <= ASKEW:
            more = STRAIGHT_ON * (side == 0) + BACK * (abs(turn(ahead, STEPS[direction])) > 120)
            found.append((cost + more, node, direction))
    before = list(pairwise(trunk.path.between(0.0, max(0.1, trunk.done - 0.5 - JOINED))))
    for cost, node, direction in sorted(found):
        nodes = node, field.lattice.neighbour(node, direction)
        first, second = map(field.lattice.point, nodes)
        out = towards(here, first, min(JOINED, math.dist(here, first) - 0.01))
        if not (
            field.is_clear(trunk, towards(here, first, CLEARS), first, APART)
            and _are_apart(pairwise((out, first, second)), before)
        ):
            continue
        path = Path(here, first)
        path.turn_to(second, min(WIDE, path.length * 0.5))
        arm = Route(
            trunk.name,
            path,
            on_ray=False,
            begin=AT_END if side else AT_SIDE,
            forks=True,
            behind=tuple(tile.box for tile in trunk.laid[-2:]),
            inherited=trunk.weight / 2,
            node=nodes[1],
            direction=direction,
        )
        field.take(arm, here, first)
        field.take(arm, first, second)
        yield cost, arm


def _are_apart(some: Iterable[tuple[Point, Point]], others: Iterable[tuple[Point, Point]]) -> bool:
    """Return whether no two of these segments are too near to each other."""
    return all(segments_distance(*one, *other) >= APART for one, other in product(some, others))


def _fit_together(one: Route, other: Route) -> bool:
    """Return whether two arms are not in each other's way."""
    if one.taken >> other.node & 1 or other.taken >> one.node & 1:
        return False
    beyond = [pairwise(arm.path.between(JOINED, arm.path.length)) for arm in (one, other)]
    return _are_apart(*beyond)


def place_double(field: Field, route: Route) -> Iterator[None]:
    """Place the next double of a route where it can fork: as soon as possible if there is no such place."""
    free, boxes = field.free(without=route), [*route.behind, *(tile.box for tile in route.laid)]
    soonest: Laid | None = None
    for s, node in _places(field, route):
        (x, y), (ux, uy) = route.path.at(s), route.path.direction(s)
        double = Laid(Box(x, y, -uy, ux), s - 0.5, s + 0.5)
        if not is_free(double.box, boxes):
            continue
        left = free & ~field.near(pairwise(route.path.between(0.0, s)))
        if node >= 0:
            can_fork = field.lattice.spread(1 << node, left).bit_count() > 1
        else:
            can_fork = any(any(_arms(field, route, double.box, side, left)) for side in (-1, 1))
        soonest = soonest or double
        if can_fork:
            route.double = double
            return
        yield
    route.double = soonest or route.double


def _places(field: Field, route: Route) -> Iterator[tuple[float, int]]:
    """Yield where the next double may be, by the middle of it: on its ray, before the bend, and on nodes."""
    s = route.double.start + 0.5
    end = route.limit if route.on_ray else sum(math.dist(*line) for line in route.start) - WIDE - 0.5
    while s < end:
        yield s, -1
        s += 0.5
    if not route.on_ray:
        done = (route.done if route.laid else route.done + CELL) + GAP + 0.5  # no arm begins with a double
        route.nodes = [(node, s) for node, s in route.nodes if s >= done]
        onward, length = field.lattice.neighbour(route.node, route.direction), route.path.length
        beyond = length + math.dist(*map(field.lattice.point, (route.node, onward)))
        ahead = [(node, s) for node, s in (*route.nodes, (route.node, length), (onward, beyond)) if s >= done]
        yield from ((s, node) for node, s in ahead if field.base >> node & 1)

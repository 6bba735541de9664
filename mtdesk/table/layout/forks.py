"""Forks: where the two arms begin that leave a double.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

from mtdesk.table.layout.bends import CLOSE, StuckError, bend
from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Point, segments_distance, towards, turn
from mtdesk.table.layout.lattice import STEPS
from mtdesk.table.layout.laying import GAP
from mtdesk.table.layout.path import WIDE, Path
from mtdesk.table.layout.reach import SHUT_IN, Reach, tip_of

AT_END, AT_SIDE = 1.0 + GAP, 0.5 + GAP
"""How far from the middle of a double the first tile of an arm begins: at an end of it, and straight on."""
REACH = 4.7
"""How far from the double the node is to which an arm leads: on the second lane."""
ASKEW = 42.0
"""How many degrees an arm deviates at most from the double's direction."""
HALF, APART = 0.8, 1.78
"""So far from the middle of its double an arm must be so far from the lines of other routes."""
STRAIGHT_ON = 5.0
"""What it costs if an arm goes straight on, not from an end of the double."""
BACK = 40.0
"""What it costs if an arm goes back beside its trunk."""
ASIDE = 40.0
"""What it costs if an arm turns at once, beside the other one."""
COMPARED, TRIED = 5, 24
"""How many ways are compared for each arm, and how many pairs of them."""


JOINED = 2.3
"""So near to their double trunk and arms are one band."""
LEAST, DEAD_END = 3.2, 80.0
"""How far from its double an arm ends at least that cannot go on, and what that costs."""


TIGHT = 3
"""With fewer nodes beyond it an arm does not begin at a place away from its double."""
FAR, FARTHEST = 1_000_000.0, 25.0
"""What it costs if an arm begins away from its double, more than to shut ends in; and how far at most."""
FAN, WIDE_FAN, MANY = 3.5, 12.0, 7
"""So near to the station it may, the latter among so many trains: there may be no room for a fork at all."""


BEFORE = 7.0
"""How much of its ray an arm that goes on along it needs before it."""


class Start(NamedTuple):
    """The beginning of an arm: what it costs, its side (-1 left, 0 straight on, 1 right), and where it leads.

    Without a node it goes on along the ray of its trunk.
    """

    cost: float
    side: int
    node: int
    direction: int


def fork(field: Field, trunk: Route) -> Iterator[None]:
    """Begin two arms at the last tile of a route, the left one first; raises StuckError.

    Of the ways to the left, to the right and straight on these are the two that leave all most room.
    """
    free = field.free()
    pairs = _pairs(field, trunk, free)
    reach = Reach(field)
    best: tuple[float, list[Route], tuple[Start, Start]] | None = None
    tried = 0
    for pair in pairs:
        cost = pair[0].cost + pair[1].cost
        if tried == TRIED or (best is not None and cost >= best[0]):
            break
        trial = _after(field, trunk, free, pair)
        if trial is None:
            continue
        tried += 1
        arms = [_arm(field, trunk, start, letter) for start, letter in zip(pair, "ab", strict=True)]
        cost += reach.cost(trial, *(tip_of(field, arm) for arm in arms))
        if best is None or cost < best[0]:
            best = cost, arms, pair
        yield
    if best is None or best[0] >= SHUT_IN * (1 + field.shut_in):
        raise StuckError(trunk.name)
    _, arms, pair = best
    for arm, start in zip(arms, pair, strict=True):
        if start.node >= 0:
            place = field.lattice.point(start.node)
            field.take(arm, arm.path.at(0.0) if start.cost < FAR else place, place)
            field.take(arm, place, field.lattice.point(_onward(field, start)))
        field.routes[arm.name] = arm


def _pairs(field: Field, trunk: Route, free: int) -> list[tuple[Start, Start]]:
    """Return the ways in which two arms may begin, best first."""
    left, ahead, right = (list(_starts(field, trunk, side, free))[:COMPARED] for side in (-1, 0, 1))
    if _is_in_fan(field, trunk):
        far = _far(field, trunk, free)
        left, right = left + [start._replace(side=-1) for start in far], right + far
    pairs = [pair for one, other in combinations((left, ahead, right), 2) for pair in product(one, other)]
    return sorted(pairs, key=lambda pair: pair[0].cost + pair[1].cost)


def _is_in_fan(field: Field, trunk: Route) -> bool:
    """Return whether a trunk ends between the first tiles of trains at the station."""
    x, y, *_ = trunk.laid[-1].box
    trains = sum("/" not in route.name for route in field.routes.values())
    fan = WIDE_FAN if trains >= MANY else FAN
    return math.hypot(x, y) < fan + max(field.hub.rx, field.hub.ry)


def _heading(trunk: Route, side: int) -> Point:
    """Return the direction in which an arm leaves the double on a side."""
    _, _, ux, uy = trunk.laid[-1].box
    return ((uy, -ux), (ux, uy), (-ux, -uy))[side]


def _starts(field: Field, trunk: Route, side: int, free: int) -> Iterator[Start]:
    """Yield the ways in which an arm may begin on a side, best first."""
    double = trunk.laid[-1].box
    here, heading, ahead = (double.x, double.y), _heading(trunk, side), _heading(trunk, 0)
    if side == 0 and trunk.on_ray:
        yield Start(STRAIGHT_ON, 0, -1, 0)
    found = []
    for node, place in field.lattice.around(here, here, REACH):
        along = place[0] - here[0], place[1] - here[1]
        if free >> node & 1 and math.hypot(*along) >= CLOSE and abs(turn(heading, along)) <= ASKEW:
            for direction, way in enumerate(STEPS):
                cost = bend(heading, here, place, direction)
                if cost is not None:
                    cost += ASIDE * (abs(turn(heading, way)) > ASKEW) + BACK * (abs(turn(ahead, way)) > 120)
                    found.append(Start(cost + STRAIGHT_ON * (side == 0), side, node, direction))
    ends: list[Start] = []
    for start in sorted(found):
        place = field.lattice.point(start.node)
        out = towards(here, place, HALF)
        if field.is_clear(trunk, out, place, APART):
            if field.lattice.is_open(free, start.node, start.direction):
                yield start
            elif math.dist(here, place) > LEAST:
                ends.append(start._replace(cost=start.cost + DEAD_END, direction=-1))
    yield from ends[:1]


def _far(field: Field, trunk: Route, free: int) -> list[Start]:
    """Return the nearest way to begin an arm away from its double, under other trains."""
    double = trunk.laid[-1].box
    here = double.x, double.y
    found = [
        Start(FAR + math.dist(here, place), 1, node, direction)
        for node, place in field.lattice.around(here, here, FARTHEST)
        if free >> node & 1
        for direction in range(4)
        if field.lattice.room(free, node, direction, TIGHT) == TIGHT
    ]
    return sorted(found)[:COMPARED]


def _after(field: Field, trunk: Route, free: int, pair: tuple[Start, Start]) -> int | None:
    """Return what is left of the free nodes if two arms begin there, or None if one is in the other's way."""
    double = trunk.laid[-1].box
    left = free
    for start in pair:
        if start.node < 0:
            left &= ~field.lattice.near((double.x, double.y), trunk.path.at(trunk.path.length + BEFORE))
    for start in pair:
        if start.node >= 0:
            onward = _onward(field, start)
            nodes = 1 << start.node | 1 << onward
            if left & nodes != nodes:
                return None
            place, there = field.lattice.point(start.node), field.lattice.point(onward)
            if start.cost < FAR:
                left &= ~field.lattice.near((double.x, double.y), place)
            left &= ~field.lattice.near(place, there)
    here, path = (double.x, double.y), trunk.path
    lines = [_legs(field, here, start) for start in pair if start.node >= 0 and start.cost < FAR]
    lines.append(list(pairwise(path.between(0.0, max(0.1, path.length - JOINED)))))
    for one, other in combinations(lines, 2):
        if any(segments_distance(*a, *b) < APART for a, b in product(one, other)):
            return None
    return left


def _legs(field: Field, here: Point, start: Start) -> list[tuple[Point, Point]]:
    """Return the segments of an arm beyond where it is one band with its trunk."""
    place, there = field.lattice.point(start.node), field.lattice.point(_onward(field, start))
    out = towards(here, place, JOINED) if math.dist(here, place) > JOINED else place
    return [(out, place), (place, there)]


def _onward(field: Field, start: Start) -> int:
    """Return the node up to which an arm reaches at first."""
    return start.node if start.direction < 0 else field.lattice.neighbour(start.node, start.direction)


def _arm(field: Field, trunk: Route, start: Start, letter: str) -> Route:
    """Return an arm that begins so."""
    double = trunk.laid[-1].box
    here = double.x, double.y
    begin = AT_END if start.side else AT_SIDE
    onward = _onward(field, start)
    if start.node < 0:
        path = Path(here, field.edge_before(trunk.path))
    else:
        place = field.lattice.point(start.node)
        path = Path(here, place)
        if start.cost >= FAR:
            begin = path.length
        if onward != start.node:
            path.turn_to(field.lattice.point(onward), min(WIDE, math.dist(here, place) * 0.5))
    arm = Route(
        f"{trunk.name}/{letter}",
        path,
        on_ray=start.node < 0,
        begin=begin,
        forks=True,
        behind=tuple(tile.box for tile in trunk.laid[-2:]),
        inherited=trunk.weight / 2,
    )
    if arm.on_ray:
        arm.limit = field.limit_of(arm)
    else:
        way = _heading(trunk, start.side)
        nearest = max(range(4), key=lambda d: STEPS[d][0] * way[0] + STEPS[d][1] * way[1])
        arm.nodes = [start.node, onward]
        arm.node, arm.direction = onward, start.direction if start.direction >= 0 else nearest
    return arm

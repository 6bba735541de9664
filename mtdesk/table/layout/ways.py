"""Ways: where a train continues from its ray, along the lattice, or from a fork.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import STEPS, Ground
from mtdesk.table.layout.path import NARROW, WIDE, Path
from mtdesk.table.layout.shares import shortage

FORK_REACH = 12.0
"""How far from its double a branch may start."""

TURN, LEFT_TURN = 6.0, 0.3
"""The cost of a turn where the way straight on is free, and the extra cost of a left turn."""
COUNTER = 12.0
"""The cost of leaving a ray counter-clockwise."""
EARLY, TOO_EARLY = 1.2, 16.0
"""The cost of leaving a ray a tile width early, and the extra cost of each width earlier than ``SOON``."""
SOON = 1.8
SHARP = 4.0
"""Degrees of a sharp bend that cost as much as a tile width of detour."""
TRIED = 10
"""How many ways off a ray are compared."""


class StuckError(Exception):
    """A route has nowhere to go."""


def go_on(field: Field, route: Route) -> None:
    """Let a route continue along the lattice where that serves all best; raises StuckError."""
    ground = field.ground()
    best: tuple[float, int, int] | None = None
    for side in (0, 1, -1):
        direction = (route.direction + side) % 4
        if not ground.is_open(field.lattice, route.node, direction):
            continue
        node = last = field.lattice.neighbour(route.node, direction)
        trial = ground.copy()
        trial.free &= ~(1 << node)
        if side and trial.is_open(field.lattice, node, direction):  # a turn goes on for another lane
            last = field.lattice.neighbour(node, direction)
            trial.free &= ~(1 << last)
        cost = shortage(field, trial, route, last, direction)
        cost += 0.0 if side == 0 else TURN if side == 1 else TURN + LEFT_TURN
        if best is None or cost < best[0]:
            best = cost, direction, node
    if best is None:
        raise StuckError(route.name)
    _, direction, node = best
    _step(field, route, direction, node, ground)


def _step(field: Field, route: Route, direction: int, node: int, ground: Ground) -> None:
    here, there = field.lattice.point(route.node), field.lattice.point(node)
    reach = NARROW
    if direction != route.direction:
        onward = field.lattice.neighbour(node, direction)
        if ground.is_open(field.lattice, node, direction):
            reach = min(WIDE, route.path.length - route.done)
            route.path.turn_to(there, max(NARROW, reach))
            _occupy(field, route, here, there, node)
            here, there, node = there, field.lattice.point(onward), onward
    route.path.turn_to(there, reach)
    _occupy(field, route, here, there, node)
    route.node, route.direction = node, direction


def _occupy(field: Field, route: Route, here: Point, there: Point, node: int) -> None:
    route.ground.free |= 1 << node
    field.take(route, here, there)


class TurnOff(NamedTuple):
    """A way off a ray: its cost, the place on the ray, and the node and direction it leads to."""

    cost: float
    s: float
    node: int
    direction: int


def leave(field: Field, route: Route) -> None:
    """Let a route leave its ray for the lattice where that serves all best; raises StuckError."""
    ground = field.ground(without=route)
    best: TurnOff | None = None
    tried: set[tuple[int, int]] = set()
    for option in sorted(_turn_offs(field, ground, route)):
        if len(tried) == TRIED or (best is not None and option.cost >= best.cost):
            break
        leads = option.node, option.direction
        here = route.path.at(option.s)
        if leads in tried or not field.is_clear(route, here, field.lattice.point(option.node)):
            continue
        tried.add(leads)
        onward = field.lattice.neighbour(*leads)
        trial = field.ground_beside(route, option.s, ground)
        trial.free &= ~(1 << option.node | 1 << onward)
        total = option.cost + shortage(field, trial, route, onward, option.direction)
        if best is None or total < best.cost:
            best = option._replace(cost=total)
    if best is None:
        raise StuckError(route.name)
    _join(field, route, best)


def _turn_offs(field: Field, ground: Ground, route: Route) -> Iterator[TurnOff]:
    """All ways off a ray, whether they come near other routes or not."""
    covered = 0
    if route.done > 0.3:
        for start, end in pairwise(route.path.between(0.0, route.done)):
            covered |= field.lattice.near(start, end)[0]
    free = ground.free & ~covered
    s = route.limit
    while s >= route.done + 0.6:
        q, heading = route.path.at(s), route.path.direction(s)
        early = EARLY * (route.limit - s) + TOO_EARLY * max(0.0, route.limit - s - SOON)
        for kind, node, place in field.lattice.around(q, q, 3.4):
            distance = math.dist(q, place)
            at_end = distance <= 0.2 and s >= route.limit - 0.1
            if kind or not free >> node & 1 or (distance < 1.5 and not at_end):
                continue
            for direction in range(4):
                cost = _bend(heading, q, place, direction)
                if cost is not None and ground.is_open(field.lattice, node, direction):
                    yield TurnOff(cost + early, s, node, direction)
        s -= 0.4


def _bend(heading: Point, q: Point, place: Point, direction: int) -> float | None:
    """The cost of turning from a ray to a node and on from there; None if that is impossible."""
    distance = math.dist(q, place)
    along = heading if distance < 0.2 else ((place[0] - q[0]) / distance, (place[1] - q[1]) / distance)
    ux, uy = STEPS[direction]
    first = turn(heading, along)
    second = turn(along, (ux, uy))
    if abs(first) > 125 or abs(second) > 95:
        return None
    whole = turn(heading, (ux, uy))
    sharp = max(abs(first), abs(second))
    wiggle = abs(first) + abs(second) - abs(whole)
    return max(0.0, sharp - 50) / SHARP + wiggle / 15 + (COUNTER if whole < 0 else 0.0)


def _join(field: Field, route: Route, turn_off: TurnOff) -> None:
    """Let a route leave its ray there."""
    _, s, node, direction = turn_off
    done = route.done
    route.ray = None
    q, place = route.path.at(s), field.lattice.point(node)
    onward = field.lattice.neighbour(node, direction)
    route.path.cut(s)
    field.take_ray(route, s)
    if math.dist(q, place) > 0.2:
        reach = min(WIDE, s - done, math.dist(q, place) * 0.5)
        route.path.turn_to(place, reach)
        field.take(route, q, place)
        reach = min(WIDE, math.dist(q, place) * 0.5)
    else:
        reach = min(WIDE, s - done)
    _occupy(field, route, place, place, node)
    route.path.turn_to(field.lattice.point(onward), reach)
    _occupy(field, route, place, field.lattice.point(onward), onward)
    route.node, route.direction = onward, direction


def fork(field: Field, trunk: Route, stretch: str) -> Route:
    """The route of a branch that leaves the last tile of a stretch; raises StuckError."""
    double = trunk.laid[trunk.marks[f"{stretch}/a"] - 1].box
    middle = double.x, double.y
    ground = field.ground()
    options = sorted(_starts(field, ground, middle))
    name = f"{stretch}/b"
    best: tuple[float, Route] | None = None
    tried = 0
    for cost, node, direction in options:
        here = field.lattice.point(node)
        if tried >= 8 or not field.rail_is_clear(trunk, middle, here):
            continue
        tried += 1
        onward = field.lattice.neighbour(node, direction)
        trial = ground.copy()
        trial.free &= ~(1 << node | 1 << onward)
        arm = Route(name, Path(here, field.lattice.point(onward)), None, name, trunk, len(trunk.laid) - 1)
        arm.node, arm.direction, arm.marks = onward, direction, {name: 0}
        field.routes.append(arm)
        total = cost + shortage(field, trial, arm, onward, direction)
        field.routes.pop()
        if best is None or total < best[0]:
            best = total, arm
    if best is None:
        raise StuckError(name)
    arm = best[1]
    field.take(arm, arm.path.at(0.0), arm.path.corner)
    return arm


def _starts(field: Field, ground: Ground, middle: Point) -> Iterator[tuple[float, int, int]]:
    """The nodes and directions in which a branch may start that leaves a double there, each with its cost."""
    for kind, node, place in field.lattice.around(middle, middle, FORK_REACH):
        if kind or not ground.free >> node & 1:
            continue
        distance = math.dist(middle, place)
        for direction, (ux, uy) in enumerate(STEPS):
            away = ((place[0] - middle[0]) * ux + (place[1] - middle[1]) * uy) / distance
            if away > -0.1 and ground.is_open(field.lattice, node, direction):
                yield distance + 2 - 2 * away, node, direction

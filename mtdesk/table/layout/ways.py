"""Ways: where a train goes on from its ray, along the lattice, or from a fork.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.lattice import STEPS, Ground
from mtdesk.table.layout.outlook import Outlook
from mtdesk.table.layout.path import Path
from mtdesk.table.layout.sectors import go_on_in_sector, leave_in_sector
from mtdesk.table.layout.steps import TurnOff, join, step, turn_offs

FORK_REACH = 12.0
"""How far from its double an arm may begin."""

TURN, LEFT_TURN = 9.0, 0.3
"""What a turn costs where the way straight on is free, and a turn to the left besides."""
TRIED = 10
"""How many ways off a ray are compared."""


class StuckError(Exception):
    """A route has nowhere to go on."""


def go_on(field: Field, route: Route) -> Iterator[None]:
    """Let a route go on along the lattice where that serves all best; raises StuckError.

    Like all of these, it yields after each way that it has looked at.
    """
    ground = field.ground()
    ways = [(route.direction + side) % 4 for side in (0, 1, -1)]
    ways = [way for way in ways if ground.is_open(field.lattice, route.node, way)]
    if not ways:
        raise StuckError(route.name)
    if field.sectors and (yield from go_on_in_sector(field, route, ground)):
        return
    best = ways[0]
    if len(ways) > 1:
        outlook = yield from outlook_for(field, route)
        least = math.inf
        for way in ways:
            cost = _cost_of_going(field, ground, route, way, outlook, least)
            if cost < least:
                least, best = cost, way
            yield
    onward = field.lattice.neighbour(route.node, best)
    step(field, route, best, is_wide=ground.is_open(field.lattice, onward, best))


def outlook_for(field: Field, mover: Route | None) -> Generator[None, None, Outlook]:
    """Return the outlook when a train, or a new arm (None), goes on; yields after each ray that is new."""
    for route in field.routes:
        if route.ray is not None and route.ray not in field.rays_seen:
            field.ray(route)
            yield
    return Outlook(field, mover)


def _cost_of_going(
    field: Field, ground: Ground, route: Route, way: int, outlook: Outlook, most: float
) -> float:
    """What it costs to go a way, or something between ``most`` and that."""
    node = field.lattice.neighbour(route.node, way)
    trial = ground.copy()
    trial.free &= ~(1 << node)
    if way == route.direction:
        return outlook.cost(trial, node, way, most)
    if trial.is_open(field.lattice, node, way):  # a turn goes on for another lane
        node = field.lattice.neighbour(node, way)
        trial.free &= ~(1 << node)
    turning = TURN + (LEFT_TURN if way != (route.direction + 1) % 4 else 0.0)
    return outlook.cost(trial, node, way, most - turning) + turning


def leave(field: Field, route: Route) -> Iterator[None]:
    """Let a route leave its ray for the lattice where that serves all best; raises StuckError."""
    ground = field.ground(without=route)
    if field.sectors and (yield from leave_in_sector(field, route, ground)):
        return
    outlook = yield from outlook_for(field, route)
    best: TurnOff | None = None
    tried: set[tuple[int, int]] = set()
    for option in sorted(turn_offs(field, ground, route)):
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
        most = math.inf if best is None else best.cost - option.cost
        total = option.cost + outlook.cost(trial, onward, option.direction, most)
        if best is None or total < best.cost:
            best = option._replace(cost=total)
        yield
    if best is None:
        raise StuckError(route.name)
    join(field, route, best)


def fork(field: Field, trunk: Route, stretch: str) -> Generator[None, None, Route]:
    """Return the route of an arm that leaves the last tile of a stretch; raises StuckError."""
    double = trunk.laid[trunk.marks[f"{stretch}/a"] - 1].box
    middle = double.x, double.y
    ground = field.ground()
    options = sorted(_starts(field, ground, middle))
    name = f"{stretch}/b"
    best: tuple[float, Route] | None = None
    outlook = yield from outlook_for(field, None)
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
        most = math.inf if best is None else best[0] - cost
        total = cost + outlook.cost(trial, onward, direction, most)
        if best is None or total < best[0]:
            best = total, arm
        yield
    if best is None:
        raise StuckError(name)
    arm = best[1]
    field.take(arm, arm.path.at(0.0), arm.path.corner)
    return arm


def _starts(field: Field, ground: Ground, middle: Point) -> Iterator[tuple[float, int, int]]:
    """The nodes and directions in which an arm may begin that leaves a double there, with what each costs."""
    for node, place in field.lattice.nodes_around(middle, FORK_REACH):
        if not ground.free >> node & 1:
            continue
        distance = math.dist(middle, place)
        for direction, (ux, uy) in enumerate(STEPS):
            away = ((place[0] - middle[0]) * ux + (place[1] - middle[1]) * uy) / distance
            if away > -0.1 and ground.is_open(field.lattice, node, direction):
                yield distance + 2 - 2 * away, node, direction

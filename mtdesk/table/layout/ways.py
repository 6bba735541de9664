"""Ways: where a train goes on from its ray, or along the lattice.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.lattice import STEPS, Ground
from mtdesk.table.layout.reach import SHUT_IN, TAKING, Reach, reach_for, tip_at
from mtdesk.table.layout.steps import TurnOff, join, step, turn_offs

TURN, LEFT_TURN = 70.0, 30.0
"""What a turn costs where the way straight on is free, and a turn to the left besides: all go clockwise."""
SHARPEST = 0.9
"""So much of a path before its last corner must be free of tiles to turn there."""
TIGHTEST, BACK = 3.0, 150.0
"""So near to its last corner a train hardly turns back beside itself, and what that costs."""
TRIED = 10
"""How many ways off a ray are compared."""


class StuckError(Exception):
    """A route has nowhere to go on."""


def go_on(field: Field, route: Route) -> Iterator[None]:
    """Continue a route along the lattice where that serves all best; raises StuckError.

    Like all of these, it yields after each way that it has looked at.
    """
    ground = field.ground()
    sides = (0, 1, -1) if route.path.length - route.done >= SHARPEST else (0,)
    ways = [(route.direction + side) % 4 for side in sides]
    ways = [way for way in ways if ground.is_open(field.lattice, route.node, way)]
    if not ways:
        raise StuckError(route.name)
    best = ways[0]
    if len(ways) > 1 or field.forks:
        reach = yield from reach_for(field, route)
        least = math.inf
        for way in ways:
            cost = _cost_of_going(field, ground, route, way, reach)
            if cost < least:
                least, best = cost, way
            yield
        if least >= SHUT_IN * (1 + field.shut_in):
            raise StuckError(route.name)
    onward = field.lattice.neighbour(route.node, best)
    step(field, route, best, is_wide=ground.is_open(field.lattice, onward, best))


def _cost_of_going(field: Field, ground: Ground, route: Route, way: int, reach: Reach) -> float:
    """Return what it costs to go a way."""
    node = field.lattice.neighbour(route.node, way)
    taken = 1 << node
    turning = 0.0
    if way != route.direction:
        turning = TURN + (LEFT_TURN if way != (route.direction + 1) % 4 else 0.0)
        (ux, uy), (x, y) = route.path.direction(max(0.0, route.path.length - TIGHTEST)), STEPS[way]
        turning += BACK * (ux * x + uy * y < -0.5)
        if ground.is_open(field.lattice, node, way):  # a turn goes on for another lane
            node = field.lattice.neighbour(node, way)
            taken |= 1 << node
    trial = ground.copy()
    trial.free &= ~taken
    return reach.cost(trial, tip_at(field, route, node)) + turning + TAKING * reach.keeps(taken)


def leave(field: Field, route: Route) -> Iterator[None]:
    """Take a route off its ray to the lattice where that serves all best; raises StuckError."""
    ground = field.ground(without=route)
    best = yield from _best_turn_off(field, route, ground)
    if best is None or best.cost >= SHUT_IN * (1 + field.shut_in):
        raise StuckError(route.name)
    join(field, route, best)


def _best_turn_off(field: Field, route: Route, ground: Ground) -> Generator[None, None, TurnOff | None]:
    reach = yield from reach_for(field, route)
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
        taken = 1 << option.node | 1 << onward
        trial.free &= ~taken
        total = option.cost + reach.cost(trial, tip_at(field, route, onward)) + TAKING * reach.keeps(taken)
        if best is None or total < best.cost:
            best = option._replace(cost=total)
        yield
    return best

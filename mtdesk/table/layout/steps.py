"""Steps: how a train turns off its ray, and goes on from node to node.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.lattice import Ground
from mtdesk.table.layout.path import NARROW, WIDE
from mtdesk.table.layout.rays import CLOSE, REACH, bend, side

EARLY, TOO_EARLY = 1.2, 16.0
"""What it costs to leave a ray a tile width early, and each width besides that is earlier than ``SOON``."""
SOON = 1.8


class TurnOff(NamedTuple):
    """A way off a ray: what it costs, the place on the ray, and the node and direction it leads to."""

    cost: float
    s: float
    node: int
    direction: int


def turn_offs(field: Field, ground: Ground, route: Route) -> Iterator[TurnOff]:
    """Yield all ways off a ray, whether they come near other routes or not."""
    covered = 0
    if route.done > 0.3:
        for start, end in pairwise(route.path.between(0.0, route.done)):
            covered |= field.lattice.near(start, end)[0]
    free = ground.free & ~covered
    s = route.limit
    while s >= route.done + 0.6:
        q, heading = route.path.at(s), route.path.direction(s)
        early = EARLY * (route.limit - s) + TOO_EARLY * max(0.0, route.limit - s - SOON)
        for node, place in field.lattice.nodes_around(q, REACH):
            distance = math.dist(q, place)
            at_end = distance <= 0.2 and s >= route.limit - 0.1
            if not free >> node & 1 or (distance < CLOSE and not at_end):
                continue
            for direction in range(4):
                cost = bend(heading, q, place, direction)
                if cost is not None and ground.is_open(field.lattice, node, direction):
                    yield TurnOff(cost + side(heading, direction) + early, s, node, direction)
        s -= 0.4


def join(field: Field, route: Route, turn_off: TurnOff) -> None:
    """Take a route off its ray there."""
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


def step(field: Field, route: Route, direction: int, *, is_wide: bool) -> None:
    """Go on to the next node; a turn that ``is_wide`` goes on to the one after it."""
    node = field.lattice.neighbour(route.node, direction)
    here, there = field.lattice.point(route.node), field.lattice.point(node)
    narrow = reach = max(0.0, min(NARROW, route.path.length - route.done))
    if direction != route.direction:
        onward = field.lattice.neighbour(node, direction)
        if is_wide:
            reach = max(0.0, min(WIDE, route.path.length - route.done))
            route.path.turn_to(there, reach)
            _occupy(field, route, here, there, node)
            here, there, node, reach = there, field.lattice.point(onward), onward, narrow
    route.path.turn_to(there, reach)
    _occupy(field, route, here, there, node)
    route.node, route.direction = node, direction


def _occupy(field: Field, route: Route, here: Point, there: Point, node: int) -> None:
    route.ground.free |= 1 << node
    route.nodes.append(node)
    field.take(route, here, there)

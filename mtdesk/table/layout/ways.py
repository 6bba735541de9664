"""Ways: where a train goes on from its ray, along the lattice, or from a fork.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from itertools import pairwise
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import PITCH, STEPS, Ground
from mtdesk.table.layout.outlook import Outlook
from mtdesk.table.layout.path import NARROW, WIDE, Path
from mtdesk.table.layout.rays import CLOSE, REACH, STRIDE, bend
from mtdesk.table.layout.walks import ROOMY, TIGHT

FORK_REACH = 12.0
"""How far from its double an arm may begin."""

TURN, LEFT_TURN = 9.0, 0.3
"""What a turn costs where the way straight on is free, and a turn to the left besides."""
EARLY, TOO_EARLY = 1.2, 16.0
"""What it costs to leave a ray a tile width early, and each width besides that is earlier than ``SOON``."""
SOON = 1.8
SMALL, SMALL_OF_THREE, SOON_NEEDED = 24, 60, 2
"""With fewer nodes left in its sector, a train may cross the ray of one that is so many positions away."""
NEARLY_FULL = 11
"""With fewer nodes beyond the bend in its sector, a train rather leaves its ray to the left."""
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
    if field.sectors and (yield from _go_on_in_sector(field, route, ground)):
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
    _step(field, route, best, is_wide=ground.is_open(field.lattice, onward, best))


def _go_on_in_sector(field: Field, route: Route, ground: Ground) -> Generator[None, None, bool]:
    """Let a route go straight on in its sector, or where that cannot be to where there is more room.

    Returns whether there was any, and none that is better across the ray of a short train.
    """
    sector = yield from _sector(field, route, ground)
    rooms = {}
    for way in ((route.direction + side) % 4 for side in (0, 1, -1)):
        rooms[way] = field.lattice.room(sector, route.node, way, sector.free.bit_count())
    most = max(rooms, key=rooms.__getitem__)
    way = route.direction if rooms[route.direction] >= min(ROOMY, rooms[most]) else most
    if rooms[way] < TIGHT:
        return False
    small = SMALL if len(field.routes) > 3 else SMALL_OF_THREE
    if way != route.direction and rooms[way] < small:
        beyond = yield from _sector(field, route, ground, whole=False)
        if field.lattice.room(beyond, route.node, route.direction, small) >= rooms[way]:
            return False
    node = field.lattice.neighbour(route.node, way)
    sector.free &= ~(1 << node)
    _step(field, route, way, is_wide=field.lattice.room(sector, node, way, TIGHT) == TIGHT)
    return True


def _sector(
    field: Field, mover: Route, ground: Ground, *, whole: bool = True
) -> Generator[None, None, Ground]:
    """Return what is left of a ground without the rays of all other trains; yields after each.

    ``whole``: without all of each ray, not only what its train needs next.
    """
    left = ground.copy()
    for route in field.routes:
        if route is not mover and route.ray is not None:
            ray = field.ray(route)
            end = len(ray.walls) if whole else int(max(0.0, route.needed) / STRIDE) + SOON_NEEDED
            for wall in ray.walls[:end]:
                left.remove(*wall)
            yield
    return left


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


def _step(field: Field, route: Route, direction: int, *, is_wide: bool) -> None:
    """Go on to the next node; a turn that ``is_wide`` goes on to the one after it."""
    node = field.lattice.neighbour(route.node, direction)
    here, there = field.lattice.point(route.node), field.lattice.point(node)
    reach = NARROW
    if direction != route.direction:
        onward = field.lattice.neighbour(node, direction)
        if is_wide:
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
    """A way off a ray: what it costs, the place on the ray, and the node and direction it leads to."""

    cost: float
    s: float
    node: int
    direction: int


def leave(field: Field, route: Route) -> Iterator[None]:
    """Let a route leave its ray for the lattice where that serves all best; raises StuckError."""
    ground = field.ground(without=route)
    if field.sectors and (yield from _leave_in_sector(field, route, ground)):
        return
    outlook = yield from outlook_for(field, route)
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
        most = math.inf if best is None else best.cost - option.cost
        total = option.cost + outlook.cost(trial, onward, option.direction, most)
        if best is None or total < best.cost:
            best = option._replace(cost=total)
        yield
    if best is None:
        raise StuckError(route.name)
    _join(field, route, best)


def _leave_in_sector(field: Field, route: Route, ground: Ground) -> Generator[None, None, bool]:
    """Let a route leave its ray late and clockwise, or to the left if its sector is nearly full there.

    Returns whether there was room. Short trains do not bound it: their rays are crossed.
    """
    sector = yield from _sector(field, route, ground)
    wider = yield from _sector(field, route, ground, whole=False)
    found: list[tuple[int, TurnOff]] = []
    options = sorted(_turn_offs(field, ground, route))
    for is_left in (False, True):
        for option in (each for each in options if _is_left(field, route, each) == is_left):
            room = _room_beyond(field, route, option, sector)
            if (
                room
                and _room_beyond(field, route, option, wider) == ROOMY
                and field.is_clear(route, route.path.at(option.s), field.lattice.point(option.node))
            ):
                found.append((room, option))
                break
            yield
    if not found:
        return False
    (room, first), (left_room, left) = found[0], found[-1]
    is_better = left_room == ROOMY and (room < NEARLY_FULL or left.cost < first.cost)
    _join(field, route, left if is_better else first)
    return True


def _room_beyond(field: Field, route: Route, option: TurnOff, ground: Ground) -> int:
    """Return how many nodes can be reached beyond a way off a ray, ``ROOMY`` at most.

    Those on the other side of the ray do not count: a train does not bend to and fro.
    """
    left = field.ground_beside(route, option.s, ground)
    if not left.free >> option.node & 1:
        return 0
    beyond = route.path.at(route.path.length + PITCH)
    left.remove(*field.lattice.crossed(route.path.at(option.s), beyond))
    return field.lattice.room(left, option.node, option.direction, ROOMY)


def _is_left(field: Field, route: Route, option: TurnOff) -> bool:
    """Return whether a way off a ray begins or goes on to the left of it."""
    (x, y), heading = route.path.at(option.s), route.path.direction(option.s)
    there = field.lattice.point(option.node)
    return min(turn(heading, (there[0] - x, there[1] - y)), turn(heading, STEPS[option.direction])) < 0


def _turn_offs(field: Field, ground: Ground, route: Route) -> Iterator[TurnOff]:
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
                    yield TurnOff(cost + early, s, node, direction)
        s -= 0.4


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

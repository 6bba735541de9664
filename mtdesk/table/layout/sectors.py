"""Sectors: where a train goes on that keeps to the cloth between its own ray and the next one.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

from collections.abc import Generator

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import turn
from mtdesk.table.layout.lattice import PITCH, STEPS, Ground
from mtdesk.table.layout.rays import STRIDE
from mtdesk.table.layout.steps import TurnOff, join, step, turn_offs
from mtdesk.table.layout.walks import ROOMY, TIGHT

SMALL, SMALL_OF_THREE, SOON_NEEDED = 24, 60, 2
"""With fewer nodes left in its sector, a train may cross the ray of one that is so many positions away."""
NEARLY_FULL = 11
"""With fewer nodes beyond the bend in its sector, a train rather leaves its ray to the left."""


def go_on_in_sector(field: Field, route: Route, ground: Ground) -> Generator[None, None, bool]:
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
    step(field, route, way, is_wide=field.lattice.room(sector, node, way, TIGHT) == TIGHT)
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


def leave_in_sector(field: Field, route: Route, ground: Ground) -> Generator[None, None, bool]:
    """Let a route leave its ray late and clockwise, or to the left if its sector is nearly full there.

    Returns whether there was room. Short trains do not bound it: their rays are crossed.
    """
    sector = yield from _sector(field, route, ground)
    wider = yield from _sector(field, route, ground, whole=False)
    found: list[tuple[int, TurnOff]] = []
    options = sorted(turn_offs(field, ground, route))
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
    join(field, route, left if is_better else first)
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

"""Sectors: where a train goes on that keeps to the cloth between its own ray and the next one.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

from collections.abc import Generator

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import turn
from mtdesk.table.layout.lattice import PITCH, STEPS, Ground, Lattice
from mtdesk.table.layout.rays import STRIDE
from mtdesk.table.layout.reach import ROOMY, TIGHT
from mtdesk.table.layout.steps import TurnOff, change_lane, join, lane_ahead, step, turn_offs

SMALL, SOON_NEEDED = 24, 2
"""With fewer nodes left in its sector, a train may cross the ray of one that is so many positions away."""
NEARLY_FULL = 11
"""With fewer nodes beyond the bend in its sector, a train rather leaves its ray to the left."""
FEW = 4
"""More trains than this leave no room for gentle lane changes, but may leave their rays for the ring."""
NEAR = 8
"""With another train at most so many nodes behind a corner, a train goes past it on the ring."""
PASSED = 4
"""How many nodes of the ring must be free straight on for a train that goes there."""
AHEAD, BEHIND = 20, 30
"""How many of them must be free clockwise, and how many behind if another train comes from there; never more
than there are tiles left."""
EARLIER, DEEP = 8, 3
"""How many nodes before its lane ends a train may turn off it, and how many free lanes beside it count."""


def go_on_in_sector(field: Field, route: Route, ground: Ground) -> Generator[None, None, bool]:
    """Continue a route straight on in its sector or, where that cannot be, to where there is more room.

    Past another train it goes on the ring, if there is one. Returns whether there was room, and none that is
    better across the ray of a short train.
    """
    if _stays_on_ring(field, route, ground):
        return True
    is_on_ring = bool(field.ring >> route.node & 1)
    sector = yield from _sector(field, route, ground if is_on_ring else field.ground_inside(ground))
    is_beside = bool(field.ring) and not is_on_ring and len(field.ends) <= FEW
    if is_beside and _changes_lane(field, route, ground, sector):
        return True
    rooms = {}
    for way in ((route.direction + side) % 4 for side in (0, 1, -1)):
        rooms[way] = field.lattice.room(sector, route.node, way, sector.free.bit_count())
    most = max(rooms, key=rooms.__getitem__)
    way = route.direction if rooms[route.direction] >= min(ROOMY, rooms[most]) else most
    if field.ring and way != route.direction:
        if not is_on_ring and _takes_ring(field, route, ground, sector):
            return True
        right = (route.direction + 1) % 4
        way = right if rooms[right] >= ROOMY else way
    if rooms[way] < TIGHT:
        return False
    if is_beside and way == route.direction:
        way = _wider_way(field, route, ground, sector)
    if not field.ring and way != route.direction and rooms[way] < SMALL:
        beyond = yield from _sector(field, route, ground, whole=False)
        if field.lattice.room(beyond, route.node, route.direction, SMALL) >= rooms[way]:
            return False
    node = field.lattice.neighbour(route.node, way)
    sector.free &= ~(1 << node)
    step(field, route, way, is_wide=field.lattice.room(sector, node, way, TIGHT) == TIGHT)
    return True


def _wider_way(field: Field, route: Route, ground: Ground, sector: Ground) -> int:
    """Return where a route goes on that can go straight on: to the side if it would soon have to turn back.

    It turns where there is most room beside its lane, so that it does not come back close to itself.
    """
    lattice, ahead = field.lattice, route.direction
    sides = (ahead + 1) % 4, (ahead - 1) % 4
    depths = {side: _depth(lattice, sector, route.node, side) for side in sides}
    side = max(sides, key=depths.__getitem__)
    if depths[side] < 2 or 2 * _room_back(field, route, sector, side, depths[side]) < field.left:
        return ahead
    node, count = route.node, 0
    while sector.is_open(lattice, node, ahead):
        node, count = lattice.neighbour(node, ahead), count + 1
        beyond = max(_depth(lattice, sector, node, each) for each in sides)
        if count > EARLIER or beyond >= depths[side]:
            return ahead
    return ahead if _may_pass(field, route, ground, count) else side


def _room_back(field: Field, route: Route, sector: Ground, side: int, lanes: int) -> int:
    """Return how many nodes a route can reach if it turns back across this many lanes."""
    left, node = sector.copy(), route.node
    for _ in range(lanes):
        node = field.lattice.neighbour(node, side)
        left.free &= ~(1 << node)
    return field.lattice.room(left, node, (route.direction + 2) % 4, field.left)


def _depth(lattice: Lattice, sector: Ground, node: int, side: int) -> int:
    """Return how many lanes are free beside a node, ``DEEP`` at most."""
    return min(DEEP, lattice.run(sector, node, side))


def _stays_on_ring(field: Field, route: Route, ground: Ground) -> bool:
    """Continue a route that is on the ring, clockwise there, if it can go on."""
    onward = _onward(field, ground, route.node, route.direction, 1) if field.ring >> route.node & 1 else None
    if onward is None:
        return False
    node, way = onward
    step(field, route, way, is_wide=ground.is_open(field.lattice, node, way))
    return True


def _changes_lane(field: Field, route: Route, ground: Ground, sector: Ground) -> bool:
    """Take a route to the ring in a gentle bend before something that is near on its lane."""
    lattice, left = field.lattice, (route.direction - 1) % 4
    if lattice.run(sector, route.node, route.direction) == 1 and _may_pass(field, route, ground):
        there = lattice.point(lane_ahead(field, route, left))
        if field.is_clear(route, lattice.point(route.node), there):
            change_lane(field, route, left)
            return True
    return False


def _takes_ring(field: Field, route: Route, ground: Ground, sector: Ground) -> bool:
    """Take a route that cannot go straight on to the ring, if that leads past what is in its way.

    In a corner it does so if another train is near behind it.
    """
    lattice, ahead = field.lattice, route.direction
    right, left = (ahead + 1) % 4, (ahead - 1) % 4
    if ground.is_open(lattice, route.node, ahead):
        corner = lattice.neighbour(route.node, ahead)
        inner, outer = lattice.run(sector, route.node, right), lattice.run(ground, corner, right)
        if inner < NEAR and outer > inner + 2 and _is_long(field, route, ground, corner, right):
            step(field, route, ahead, is_wide=False)
            return True
    if _may_pass(field, route, ground):
        step(field, route, left, is_wide=False)
        return True
    return False


def _may_pass(field: Field, route: Route, ground: Ground, later: int = 0) -> bool:
    """Return whether a route beside the ring can pass others there, now or ``later`` nodes further on."""
    lattice, ahead = field.lattice, route.direction
    left = (ahead - 1) % 4
    beside = lattice.neighbour(route.node, left)
    return (
        bool(field.ring >> beside & 1)
        and ground.is_open(lattice, route.node, left)
        and lattice.run(ground, beside, ahead) >= PASSED + later
        and _is_long(field, route, ground, beside, ahead)
    )


def _onward(field: Field, ground: Ground, node: int, way: int, side: int) -> tuple[int, int] | None:
    """Return the next free node of the ring and the way to it: straight on, or round a corner to a side."""
    for turned in (way, (way + side) % 4):
        there = field.lattice.neighbour(node, turned)
        if field.ring >> there & 1 and ground.is_open(field.lattice, node, turned):
            return there, turned
    return None


def _along(field: Field, ground: Ground, node: int, way: int, side: int, most: int) -> tuple[int, set[int]]:
    """Return how many nodes of the ring are free from one on, and the ones next to where that ends."""
    count = 0
    while count < most and (onward := _onward(field, ground, node, way, side)) is not None:
        node, way = onward
        count += 1
    return count, {node, *(field.lattice.neighbour(node, each) for each in range(4))}


def _is_long(field: Field, route: Route, ground: Ground, node: int, way: int) -> bool:
    """Return whether the ring is free for long ahead, and no train behind on it would be shut in."""
    needed, followed = min(AHEAD, field.left), min(BEHIND, field.left)
    if _along(field, ground, node, way, 1, needed)[0] < needed:
        return False
    back, ends = _along(field, ground, node, (way + 2) % 4, -1, followed)
    followers = {other.node for other in field.ends.values() if other is not route and other.ray is None}
    return back >= followed or not followers & ends


def _sector(
    field: Field, mover: Route, ground: Ground, *, whole: bool = True
) -> Generator[None, None, Ground]:
    """Return what is left of a ground without the rays of all other trains; yields after each.

    ``whole``: without all of each ray, not only what its train needs next.
    """
    left = ground.copy()
    for route in field.ends.values():
        if route is not mover and route.ray is not None:
            ray = field.ray(route)
            end = len(ray.walls) if whole else int(max(0.0, route.needed) / STRIDE) + SOON_NEEDED
            for wall in ray.walls[:end]:
                left.remove(*wall)
            yield
    return left


def leave_in_sector(field: Field, route: Route, ground: Ground) -> Generator[None, None, bool]:
    """Take a route off its ray late and clockwise, or to the left if its sector is nearly full there.

    Among many trains it goes to the ring instead, if there is one. Returns whether there was room. Short
    trains do not bound it: their rays are crossed.
    """
    whole, ground = ground, field.ground_inside(ground)
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
    roomy = [way for room, way in found if room >= NEARLY_FULL and not _is_left(field, route, way)]
    if field.ring and len(field.ends) > FEW and not roomy and _leaves_for_ring(field, route, whole):
        return True
    if not found:
        return False
    (room, first), (left_room, left) = found[0], found[-1]
    is_better = left_room == ROOMY and (room < NEARLY_FULL or (left.cost < first.cost and not field.ring))
    join(field, route, left if is_better else first)
    return True


def _leaves_for_ring(field: Field, route: Route, ground: Ground) -> bool:
    """Continue a route from its ray to the ring and clockwise there, if that is free for long."""
    for option in sorted(turn_offs(field, ground, route)):
        _, s, node, way = option
        if (
            field.ring >> node & field.ring >> field.lattice.neighbour(node, way) & 1
            and not _is_left(field, route, option)
            and _is_long(field, route, ground, node, way)
            and field.is_clear(route, route.path.at(s), field.lattice.point(node))
        ):
            join(field, route, option)
            return True
    return False


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

"""Shares: how much room each train can still reach, and what a move costs them.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

from itertools import pairwise

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.lattice import Ground, Lattice
from mtdesk.table.layout.laying import CELL
from mtdesk.table.layout.pockets import pockets

EVEN, GROWN, PUBLIC = 4.0, 1.0, 2.0
"""How much room a train wants: in any case, for each of its tiles, and as the only Mexican train."""
ROOM, HOPED = 0.95, 3.0
"""All wants together, as a share of what is free, and by tiles to come; the smaller one counts."""
MOST = 1.5
"""The most that one train wants, by tiles to come."""
NEAR = 5.0
"""The nodes that a train needs most."""
NEEDED, WANTED = 30.0, 8.0
"""The cost if a train has none of the nodes that it needs, or none of those that it wants."""
OWN, OTHERS = 3.0, 0.2
"""How much more the needs and wants of the train that moves count, and how much less the wants of others."""
CUT_OFF = 30.0
"""The cost of going close in front of another train across its ray."""
KEPT = 0.6
"""How much of a ray beyond its landing places is kept for its train."""
RUNS = 120
"""How many straight runs are tried to find out how far a train can go."""


def _wants(field: Field, room: int) -> dict[str, float]:
    """How many of the free nodes each route should have within reach; all of them are ``room``."""
    if field.known is not None:
        return {r.name: 1.5 * max(2, field.known.get(r.name, 0) - len(r.laid)) for r in field.routes}
    single = sum(route.name[0] == "M" for route in field.routes) == 1
    weights = {
        route.name: EVEN + GROWN * len(route.laid) + (PUBLIC if single and route.name[0] == "M" else 0.0)
        for route in field.routes
    }
    whole = sum(weights.values())
    free = min(room * ROOM, HOPED * field.left)
    return {name: min(MOST * field.left, free * weight / whole) for name, weight in weights.items()}


def shortage(field: Field, ground: Ground, mover: Route, node: int, direction: int) -> float:
    """The cost to all routes of lacking room when ``mover`` continues from a node in a direction."""
    wants = _wants(field, ground.free.bit_count())
    fronts, counts = [], []
    for route in field.routes:
        if route is mover:
            seed, count = 1 << node, 0.0
        elif route.ray is not None:
            seed, count = _seed(field, route, ground)
        else:
            seed, count = 1 << route.node, 0.0
        fronts.append(seed)
        counts.append(count)
    left = Ground(ground.free, ground.across, ground.down)
    for seed in fronts:
        left.free &= ~seed
    run = _longest(field.lattice, left, node, direction, wants[mover.name], [RUNS])
    going = list(range(len(fronts)))
    while going:
        still = []
        for i in going:
            if counts[i] >= wants[field.routes[i].name]:
                continue
            new = field.lattice.spread(fronts[i], left)
            if new:
                left.free &= ~new
                counts[i] += new.bit_count()
                fronts[i] = new
                still.append(i)
        going = still
    cost = sum(
        _cost(wants[route.name], min(count, run), OWN, OWN)
        if route is mover
        else _cost(wants[route.name], count, 1.0, OTHERS)
        for route, count in zip(field.routes, counts, strict=True)
    )
    here, behind = (field.lattice.point(at) for at in (node, field.lattice.neighbour(node, direction - 2)))
    cost += CUT_OFF * field.cut_off(mover, behind, here)
    return cost if field.known else cost + pockets(field, ground, mover, node)


def _cost(want: float, count: float, needs: float, wants: float) -> float:
    """The cost of a route having only this many nodes, by the weights of its needs and wants."""
    near = min(NEAR, want)
    needed = max(0.0, near - count) / max(near, 1.0)
    wanted = max(0.0, want - count) / max(want, 1.0)
    return NEEDED * needed * needed * needs + WANTED * wanted * wanted * wants


def _longest(
    lattice: Lattice, ground: Ground, node: int, direction: int, want: float, budget: list[int]
) -> int:
    """How many nodes a route can go straight on, turning only where it must; about ``want`` at most."""
    budget[0] -= 1
    free, count = ground.free, 0
    begun = free
    while count < want:
        there = lattice.neighbour(node, direction)
        ground.free = free
        if not ground.is_open(lattice, node, direction):
            break
        free &= ~(1 << there)
        node = there
        count += 1
    best = 0
    for turn in (1, -1) if count < want else ():
        if budget[0] <= 0 or count + best >= want:
            break
        way = (direction + turn) % 4
        ground.free = free
        if not ground.is_open(lattice, node, way):
            continue
        best = max(best, _longest(lattice, ground, node, way, want - count, budget))
        beside = lattice.neighbour(node, way)
        back = (way + turn) % 4
        if count and budget[0] > 0 and count + best < want and ground.is_open(lattice, beside, back):
            ground.free = free & ~(1 << beside)
            best = max(best, 1 + _longest(lattice, ground, beside, back, want - count - 1, budget))
    ground.free = begun
    return count + best


def _seed(field: Field, route: Route, ground: Ground) -> tuple[int, float]:
    """The nodes a route on its ray can turn to, and what the rest of the ray is worth."""
    begun = min(route.limit, route.needed)
    seed = 0
    if begun < route.limit - 0.1:
        for a, b in pairwise(route.path.between(begun, min(route.limit, begun + KEPT))):
            for kind, node, _ in field.lattice.around(a, b, 2.2):
                if kind == 0:
                    seed |= 1 << node
    else:
        p = route.path.at(begun)
        for kind, node, _ in field.lattice.around(p, p, 3.2):
            if kind == 0:
                seed |= 1 << node
    seed &= ground.free
    return seed, (min(route.limit, begun + KEPT) - begun) / CELL

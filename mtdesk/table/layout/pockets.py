"""Pockets: the cost of a train going where others will shut it in, or shutting one in itself.

A train on its ray continues to the edge and divides the table there at an unknown time. So the room of all
trains that have left theirs is judged as if every ray already reached its end.
"""

from __future__ import annotations

from itertools import pairwise

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.lattice import Ground, Lattice

LEAST, SHARE = 15.0, 4.0
"""How many nodes a train should be able to reach: in any case, and by its share of the tiles to come."""
SHUT_IN = 30.0
"""The cost to a train that continues if it could reach no node at all."""
OTHERS = 2.0
"""How much more that counts for any other train."""


def pockets(field: Field, ground: Ground, mover: Route, node: int) -> float:
    """The cost to all routes off their rays of reaching few nodes when ``mover`` is at a node."""
    wanted = min(field.left, LEAST + SHARE * field.left / len(field.routes))
    if wanted <= 0:
        return 0.0
    parted = ground.copy()
    for route in field.routes:
        if route.ray is not None and route is not mover and route.needed < route.limit:
            for start, end in pairwise(route.path.between(route.needed, route.limit)):
                parted.remove(*field.lattice.near(start, end))
    found: list[tuple[int, int]] = []
    cost = 0.0
    for route in field.routes:
        if route.ray is None or route is mover:
            reached = _reached(field.lattice, parted, node if route is mover else route.node, found)
            lack = max(0.0, wanted - reached) / wanted
            cost += lack * lack * (SHUT_IN if route is mover else SHUT_IN * OTHERS)
    return cost


def _reached(lattice: Lattice, ground: Ground, node: int, found: list[tuple[int, int]]) -> int:
    """How many nodes can be reached from one; regions already ``found`` are not flooded again."""
    front = lattice.spread(1 << node, ground)
    for region, size in found:
        if region & front:
            return size
    left, region = ground.copy(), front
    while front:
        left.free &= ~front
        front = lattice.spread(front, left)
        region |= front
    found.append((region, region.bit_count()))
    return region.bit_count()

"""Doubles: on which node of its path a double may fork.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Box
from mtdesk.table.layout.lattice import STEPS
from mtdesk.table.layout.laying import CELL, GAP, Laid, is_free


def lay_on_node(field: Field, route: Route) -> None:
    """Place the next double of a route on the first node from which two of the three ways on are free.

    If there is none, it comes on the first node. Nodes behind the next tile are forgotten.
    """
    lattice, ground = field.lattice, field.ground(without=route)
    done = route.done if route.laid else route.done + CELL  # no double follows a double
    boxes = [*route.behind, *(tile.box for tile in route.laid)]
    onward = lattice.neighbour(route.node, route.direction)
    passes = {
        node: s
        for node in (*route.nodes, onward, lattice.neighbour(onward, route.direction))
        if node >= 0 and (s := route.path.passes(lattice.point(node), done + GAP + 0.5)) is not None
    }
    route.nodes = [node for node in route.nodes if node in passes]
    found: list[tuple[bool, Laid]] = []
    for node, s in passes.items():
        (x, y), (ux, uy) = lattice.point(node), route.path.direction(s)
        ahead = max(range(4), key=lambda way: STEPS[way][0] * ux + STEPS[way][1] * uy)
        box = Box(x, y, -STEPS[ahead][1], STEPS[ahead][0])
        if field.base.free >> node & 1 and is_free(box, boxes):
            ways = sum(ground.is_open(lattice, node, (ahead + side) % 4) for side in (0, 1, 3))
            found.append((ways < 2, Laid(box, s - 0.5, s + 0.5)))
    if found:
        route.double = min(found, key=lambda each: each[0])[1]

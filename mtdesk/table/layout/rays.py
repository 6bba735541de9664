"""Rays on the lattice: what a train on its ray takes of it, and where it can leave it.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import STEPS, Lattice
from mtdesk.table.layout.path import NARROW, Path

STRIDE = 1.03
"""Distance of the positions on a ray at which it is looked at: half a tile's cell."""
BEYOND = 7
"""For so many positions a train on its ray needs the ground before it."""
REACH, CLOSE = 3.4, 1.5
"""How far at most, and at least, the node is to which a train turns from its ray."""
SHARP = 4.0
"""Degrees of a sharp bend that cost as much as a tile width of detour."""
COUNTER = 12.0
"""What it costs to leave a ray counter-clockwise."""
BACKWARDS = 20.0
"""What it costs to leave a ray and head back to the station."""
EXITS = 8
"""How many ways off a ray are looked at in each place."""


class Ray(NamedTuple):
    """A ray on a lattice, by its positions."""

    walls: tuple[tuple[int, int, int], ...]
    """What a train takes from each position to the next: nodes, edges across and edges down."""
    ahead: tuple[int, ...]
    """The nodes near what a train at each position needs before it."""
    exits: tuple[tuple[tuple[int, int], ...], ...]
    """The nodes to which a train can turn at each position, and where it goes on, best first."""


def path_along(ray: tuple[Point, ...]) -> Path:
    """Return the path of a train that goes along a ray."""
    path = Path(ray[0], ray[1])
    for corner in ray[2:]:
        path.turn_to(corner, NARROW)
    return path


def bend(heading: Point, q: Point, place: Point, direction: int) -> float | None:
    """Return what it costs to turn from a ray to a node and on from there.

    None if that is out of the question.
    """
    distance = math.dist(q, place)
    along = heading if distance < 0.2 else ((place[0] - q[0]) / distance, (place[1] - q[1]) / distance)
    first = turn(heading, along)
    second = turn(along, STEPS[direction])
    if abs(first) > 125 or abs(second) > 95:
        return None
    whole = turn(heading, STEPS[direction])
    sharp = max(abs(first), abs(second))
    wiggle = abs(first) + abs(second) - abs(whole)
    side = (COUNTER if whole < 0 else 0.0) + (BACKWARDS if abs(whole) > 125 else 0.0)
    return max(0.0, sharp - 50) / SHARP + wiggle / 15 + side


def look_at(lattice: Lattice, ray: tuple[Point, ...]) -> Ray:
    """Return what a lattice is like along a ray."""
    path = path_along(ray)
    places = [k * STRIDE for k in range(int(path.length / STRIDE) + 1)]
    walls = [lattice.near(path.at(s), path.at(min(path.length, s + STRIDE))) for s in places]
    ahead = []
    for k in range(len(walls)):
        nodes = 0
        for wall in walls[k : k + BEYOND]:
            nodes |= wall[0]
        ahead.append(nodes)
    exits = []
    for s in places:
        found = sorted(_exits(lattice, path.at(s), path.direction(s)))[:EXITS]
        exits.append(tuple((node, direction) for _, node, direction in found))
    return Ray(tuple(walls), tuple(ahead), tuple(exits))


def _exits(lattice: Lattice, q: Point, heading: Point) -> Iterator[tuple[float, int, int]]:
    for kind, node, place in lattice.around(q, q, REACH):
        if kind == 0 and math.dist(q, place) >= CLOSE:
            for direction in range(4):
                cost = bend(heading, q, place, direction)
                if cost is not None:
                    yield cost, node, direction

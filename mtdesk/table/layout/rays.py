"""Rays on the lattice: what a train on its ray takes of it, and where it can leave it.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import STEPS, Lattice
from mtdesk.table.layout.path import NARROW, Path

STRIDE = 1.03
"""Distance of the positions on a ray at which it is looked at: half a tile's cell."""
BEYOND = 7
"""For so many positions a train on its ray needs the ground before it."""
REACH, CLOSE = 3.4, 1.5
"""How far at most, and at least, the node is to which a train turns from its ray."""
WIGGLE = 5.0
"""Degrees of bends to and fro that cost as much."""
SHARP = 4.0
"""Degrees of a sharp bend that cost as much as a tile width of detour."""
COUNTER = 12.0
"""What it costs to leave a ray counter-clockwise."""
BACKWARDS = 20.0
"""What it costs to leave a ray and head back to the station."""
EXITS = 8
"""How many ways off a ray are looked at in each place."""


class Ray:
    """A ray on a lattice, by its positions."""

    def __init__(self, lattice: Lattice, path: Path) -> None:
        self._lattice, self._path = lattice, path
        places = [k * STRIDE for k in range(int(path.length / STRIDE) + 1)]
        self.walls = [lattice.near(path.at(s), path.at(min(path.length, s + STRIDE))) for s in places]
        """What a train takes from each position to the next: nodes, edges across and edges down."""
        self.ahead: list[int] = []
        """The nodes near what a train at each position needs before it."""
        for k in range(len(places)):
            nodes = 0
            for wall in self.walls[k : k + BEYOND]:
                nodes |= wall[0]
            self.ahead.append(nodes)
        self._exits: dict[int, list[tuple[int, int]]] = {}

    def exits(self, at: int) -> list[tuple[int, int]]:
        """Return the nodes to which a train can turn at a position, and where it goes on, best first."""
        if at not in self._exits:
            path, s = self._path, at * STRIDE
            found = sorted(_exits(self._lattice, path.at(s), path.direction(s)))[:EXITS]
            self._exits[at] = [(node, direction) for _, node, direction in found]
        return self._exits[at]


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
    return max(0.0, sharp - 50) / SHARP + wiggle / WIGGLE + side


def look_at(lattice: Lattice, ray: tuple[Point, ...]) -> Ray:
    """Return what a lattice is like along a ray."""
    return Ray(lattice, path_along(ray))


def _exits(lattice: Lattice, q: Point, heading: Point) -> Iterator[tuple[float, int, int]]:
    for node, place in lattice.nodes_around(q, REACH):
        if math.dist(q, place) >= CLOSE:
            for direction in range(4):
                cost = bend(heading, q, place, direction)
                if cost is not None:
                    yield cost, node, direction

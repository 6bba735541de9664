"""Rays on the lattice: what a train on its ray takes of it, and what it costs to turn off it.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math

from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import STEPS, Lattice
from mtdesk.table.layout.path import NARROW, Path

STRIDE = 1.03
"""Distance of the positions on a ray at which it is looked at: half a tile's cell."""
REACH, CLOSE = 3.4, 1.5
"""How far at most, and at least, the node is to which a train turns from its ray."""
WIGGLE = 5.0
"""Degrees of bends to and fro that cost as much."""
SHARP = 4.0
"""Degrees of a sharp bend that cost as much as a tile width of detour."""
COUNTER = 60.0
"""What it costs to leave a ray counter-clockwise."""
BACKWARDS = 20.0
"""What it costs to leave a ray and head back to the station."""


class Ray:
    """A ray on a lattice, by its positions."""

    def __init__(self, lattice: Lattice, path: Path) -> None:
        places = [k * STRIDE for k in range(int(path.length / STRIDE) + 1)]
        self.walls = [lattice.near(path.at(s), path.at(min(path.length, s + STRIDE))) for s in places]
        """What a train takes from each position to the next: nodes, edges across and edges down."""


def path_along(ray: tuple[Point, ...]) -> Path:
    """Return the path of a train that goes along a ray."""
    path = Path(ray[0], ray[1])
    for corner in ray[2:]:
        path.turn_to(corner, NARROW)
    return path


def bend(heading: Point, q: Point, place: Point, direction: int) -> float | None:
    """Return what it costs to turn from a heading to a node and on from there, to the right or the left.

    None if that is out of the question.
    """
    distance = math.dist(q, place)
    along = heading if distance < 0.2 else ((place[0] - q[0]) / distance, (place[1] - q[1]) / distance)
    first = turn(heading, along)
    second = turn(along, STEPS[direction])
    if abs(first) > 125 or abs(second) > 95:
        return None
    sharp = max(abs(first), abs(second))
    wiggle = abs(first) + abs(second) - abs(turn(heading, STEPS[direction]))
    return max(0.0, sharp - 50) / SHARP + wiggle / WIGGLE


def side(heading: Point, direction: int) -> float:
    """Return what it costs to leave a ray for a direction that is counter-clockwise or backwards."""
    whole = turn(heading, STEPS[direction])
    return (COUNTER if whole < 0 else 0.0) + (BACKWARDS if abs(whole) > 125 else 0.0)


def look_at(lattice: Lattice, ray: tuple[Point, ...]) -> Ray:
    """Return what a lattice is like along a ray."""
    return Ray(lattice, path_along(ray))

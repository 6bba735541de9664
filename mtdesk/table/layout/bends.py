"""Bends: what it costs to turn from a line to a node beside it, and on from there.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math

from mtdesk.table.layout.geometry import Point, turn
from mtdesk.table.layout.lattice import STEPS

REACH, CLOSE = 3.4, 1.5
"""How far at most, and at least, the node is to which a train turns from its ray."""
WIGGLE = 5.0
"""Degrees of bends to and fro that cost as much."""
SHARP = 4.0
"""Degrees of a sharp bend that cost as much as a tile width of detour."""


class StuckError(Exception):
    """A route has nowhere to go on."""


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

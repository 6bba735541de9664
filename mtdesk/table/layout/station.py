"""The station in the middle of the table, and the rays on which the trains leave it.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from mtdesk.table.layout.geometry import Point, spread, turn
from mtdesk.table.layout.lattice import DOWN, EDGE, LEFT, RIGHT, STEPS, UP, Lattice

SLOT, SLOT_OF_DOUBLES = 1.6, 1.96
"""Distance between the slots of trains; where doubles may be their first tiles these do not touch."""
ASKEW = math.radians(8)
"""How far the start of a ray may deviate from the direction straight away from the middle."""
KNEE = 2.3
"""Where a ray that would start more askew bends towards its edge."""
SHARPEST = 115.0
"""Degrees of the sharpest turn with which a train goes on clockwise where its ray reaches the edge."""
CORNER = 2.1
"""How far before a corner it may do that, if the turn to the next side would be sharper."""
FEW = 0.75, 0.25, 0.5
"""Where two or three trains leave a wide felt, clockwise from below: along it, and the third one upwards."""
ON_LANES = 4
"""So many trains have room to start on lanes."""
BY_SHARES = 11
"""So many trains leave by their shares of the felt; the rays of more end at even distances along its edge."""
WITH_RING, BEFORE_RING = 6, 2.02
"""The rays of three to so many trains end so far before the outermost lane: there trains pass others."""
PLACES = 400
"""How many ends of a ray are compared."""


class Station(Struct, frozen=True):
    """The hub: a circle, and the least distance of its slots."""

    radius: float
    spacing: float

    def contains(self, p: Point, margin: float) -> bool:
        """Return whether a point is less than ``margin`` outside the circle."""
        return math.hypot(*p) < self.radius + margin


def station_for(trains: int, *, doubles: bool, wider: float) -> Station:
    """Return the hub for a number of trains; ``doubles``: these may be their first tiles.

    It is so many times ``wider`` than trains need that do not fork at once.
    """
    spacing = wider * (SLOT_OF_DOUBLES if doubles else SLOT)
    return Station(max(2.4, trains * spacing / math.tau + 0.25), spacing)


def rays_for(half: Point, hub: Station, weights: Sequence[float]) -> list[tuple[Point, ...]]:
    """Return the ray of every train: its slot, a knee if it has one, and where it reaches the edge.

    Slots are near the straight lines there, but not nearer to each other than the hub allows. The rays are
    clockwise along the edge, the first one at bottom centre; the heavier a train is of four to eleven, the
    more felt is between its ray and the next one's.
    """
    margin = margin_for(len(weights))
    a, b = half[0] - margin, half[1] - margin
    if len(weights) <= len(FEW):
        turned = 0.25 * (half[0] < half[1])
        edges = [_around(a, b, part + turned) for part in FEW[: len(weights)]]
    elif len(weights) <= BY_SHARES:
        edges = [_around(a, b, part) for part in _ends(a, b, weights)]
    else:
        edges = [_around(a, b, i / len(weights), a, b) for i in range(len(weights))]
    wanted, gap = [math.atan2(y, x) for x, y in edges], 2 * math.asin(hub.spacing / 2 / hub.radius)
    ways = spread(wanted, math.tau, gap)
    slots = [(hub.radius * math.cos(way), hub.radius * math.sin(way)) for way in ways]
    rays = [_ray(slot, edge) for slot, edge in zip(slots, edges, strict=True)]
    return [_on_lane(ray, hub, Lattice(half)) for ray in rays] if len(rays) <= ON_LANES else rays


def _ends(a: float, b: float, weights: Sequence[float]) -> list[float]:
    """Return the parts of a rectangle's area up to the end of each ray, clockwise from bottom centre.

    A ray that would end where its train could only turn back ends at the nearest place where it can go on;
    the others are spread between such rays by their weights.
    """
    fixed = {0: 0.0, len(weights): 1.0}
    while True:
        parts: list[float] = []
        for low, high in pairwise(sorted(fixed)):
            share = (fixed[high] - fixed[low]) / sum(weights[low:high])
            parts += (fixed[low] + share * sum(weights[low:i]) for i in range(low, high))
        sharp = [i for i, part in enumerate(parts) if i not in fixed and not _goes_on(a, b, part)]
        if not sharp:
            return parts
        places = (k / PLACES for k in range(PLACES) if _goes_on(a, b, k / PLACES))
        fixed[sharp[0]] = min(places, key=lambda place: abs(place - parts[sharp[0]]))


def _around(a: float, b: float, part: float, wide: float = 1.0, high: float = 1.0) -> Point:
    """Return the point of a rectangle's outline that far along it, clockwise from bottom centre.

    ``wide`` and ``high`` are what its sides count; if all count the same it is a part of the area.
    """
    half, along = divmod(part * 2 * (wide + high) + wide / 2, wide + high)
    x, y = a * (1 - 2 * along / wide), b
    if along > wide:
        x, y = -a, b * (1 - 2 * (along - wide) / high)
    return (-x, -y) if half % 2 else (x, y)


def _goes_on(a: float, b: float, part: float) -> bool:
    """Return whether a train can go on clockwise from there without turning back."""
    x, y = end = _around(a, b, part)
    side = int(part * 8 + 1) // 2 % 4
    onward = LEFT, UP, RIGHT, DOWN
    corner = (x + a, y + b, a - x, b - y)[side]
    sides = onward[side], onward[(side + 1) % 4]
    return abs(turn(end, STEPS[sides[corner < CORNER]])) <= SHARPEST


def margin_for(trains: int) -> float:
    """Return how far from the edge of the table the rays of so many trains end."""
    return EDGE + BEFORE_RING if 2 < trains <= WITH_RING else EDGE


def _ray(slot: Point, edge: Point) -> tuple[Point, ...]:
    """Return the way from a slot to the edge: straight, but never leaving the hub very askew.

    Rays that leave it askew run so close to each other at first that crosswise doubles would touch.
    """
    out = math.atan2(slot[1], slot[0])
    askew = math.remainder(math.atan2(edge[1] - slot[1], edge[0] - slot[0]) - out, math.tau)
    if abs(askew) <= ASKEW:
        return slot, edge
    angle = out + math.copysign(ASKEW, askew)
    return slot, (slot[0] + KNEE * math.cos(angle), slot[1] + KNEE * math.sin(angle)), edge


def _on_lane(ray: tuple[Point, ...], hub: Station, lattice: Lattice) -> tuple[Point, ...]:
    """Return a ray that goes along a lane if it nearly does: beside one it would need two."""
    for axis in (1, 0):
        far, near = ray[-1][1 - axis], ray[-1][axis]
        if abs(near) < lattice.pitch[axis] * 0.75 < abs(far):
            lane = lattice.lane(math.copysign(0.1, far), axis)
            out = math.copysign(math.sqrt(hub.radius**2 - lane**2), far)
            return ((out, lane), (far, lane)) if axis else ((lane, out), (lane, far))
    return ray

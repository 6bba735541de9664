"""Plane geometry in plain floats: distances, tile boxes and the separating-axes test.

Everything here is measured in tile widths, with y pointing down.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Point = tuple[float, float]


def is_within(p: Point, half: Point, margin: float = 0.0) -> bool:
    """Return whether a point is on a table of these half sides, and not nearer than a margin to its edge."""
    return abs(p[0]) <= half[0] - margin and abs(p[1]) <= half[1] - margin


class Box(NamedTuple):
    """A tile somewhere: its centre and the unit vector along its long axis."""

    x: float
    y: float
    ux: float
    uy: float


def box_between(start: Point, end: Point) -> Box:
    """Return the tile from one point to another, which must differ."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return Box((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, dx / length, dy / length)


def boxes_overlap(a: Box, b: Box, long: float, wide: float) -> bool:
    """Return whether rectangles of half sides ``long`` >= ``wide`` share more than an edge."""
    dx, dy = b.x - a.x, b.y - a.y
    distance2 = dx * dx + dy * dy
    if distance2 >= 4 * (long * long + wide * wide):
        return False
    if distance2 < 4 * wide * wide:
        return True
    cosine = abs(a.ux * b.ux + a.uy * b.uy)
    sine = abs(a.ux * b.uy - a.uy * b.ux)
    reach = long + long * cosine + wide * sine
    if abs(dx * a.ux + dy * a.uy) >= reach or abs(dx * b.ux + dy * b.uy) >= reach:
        return False
    reach = wide + wide * cosine + long * sine
    return abs(dy * a.ux - dx * a.uy) < reach and abs(dy * b.ux - dx * b.uy) < reach


def box_corners(box: Box, long: float, wide: float) -> Iterator[Point]:
    """Yield the four corners of a tile of the given half sides."""
    for along, across in ((long, wide), (long, -wide), (-long, -wide), (-long, wide)):
        yield box.x + along * box.ux - across * box.uy, box.y + along * box.uy + across * box.ux


def segment_distance(p: Point, a: Point, b: Point) -> float:
    """Distance of a point from the segment between two points."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2 if length2 else 0.0
    along = min(1.0, max(0.0, along))
    return math.hypot(a[0] + along * dx - p[0], a[1] + along * dy - p[1])


def towards(a: Point, b: Point, distance: float) -> Point:
    """Return the point at a distance from ``a`` in the direction of ``b``."""
    length = math.dist(a, b)
    return a[0] + (b[0] - a[0]) * distance / length, a[1] + (b[1] - a[1]) * distance / length


def quadratic(start: Point, control: Point, end: Point, pieces: int) -> Iterator[Point]:
    """Yield the points of a quadratic curve, both ends included."""
    for i in range(pieces + 1):
        t = i / pieces
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        yield a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]


def segments_distance(a: Point, b: Point, c: Point, d: Point) -> float:
    """Return the distance of two segments, 0 if they cross."""
    if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
        return 0.0
    return min(
        segment_distance(a, c, d),
        segment_distance(b, c, d),
        segment_distance(c, a, b),
        segment_distance(d, a, b),
    )


def _side(a: Point, b: Point, p: Point) -> float:
    """Return a number above 0 on one side of the line through two points, below 0 on the other."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def turn(one: Point, other: Point) -> float:
    """Return the angle from one direction to another in degrees, clockwise on screen above 0."""
    return math.degrees(
        math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1])
    )


def spread(places: Sequence[float], total: float, gap: float) -> list[float]:
    """Return places in clockwise order on a closed line of length ``total``, ``gap`` apart if they fit."""
    count = len(places)
    gap = min(gap, total / count)
    line = [places[0]]
    for p in places[1:]:
        line.append(line[-1] + (p - line[-1]) % total)
    # Neighbours that are too close move apart by half of what is missing each, until all is well.
    for _ in range(200):
        worst = 0.0
        for i in range(count):
            j = (i + 1) % count
            lap = total if j <= i else 0.0
            missing = gap - (line[j] + lap - line[i])
            if missing > 1e-6:
                line[i] -= missing / 2
                line[j] += missing / 2
                worst = max(worst, missing)
        if worst < 1e-3:
            break
    return line

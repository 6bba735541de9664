"""Plane geometry in plain floats: distances, tile boxes and the separating-axes test.

Everything here is measured in tile widths, with y pointing down.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A tile lying somewhere: its centre and the unit vector along its long axis."""

    x: float
    y: float
    ux: float
    uy: float


def box_between(start: Point, end: Point) -> Box:
    """The tile lying from one point to another, which must differ."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return Box((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, dx / length, dy / length)


def boxes_overlap(a: Box, b: Box, long: float, wide: float) -> bool:
    """Whether two rectangles of half sides ``long`` >= ``wide`` share more than an edge (separating axes)."""
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
    """The four corners of a tile of the given half sides."""
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
    """The point at a distance from ``a`` in the direction of ``b``."""
    length = math.dist(a, b)
    return a[0] + (b[0] - a[0]) * distance / length, a[1] + (b[1] - a[1]) * distance / length


def rounded(corners: Sequence[Point], reach: float, pieces: int = 8) -> list[Point]:
    """The line through ``corners`` with each inner corner replaced by a quadratic curve.

    A curve starts and ends ``reach`` from its corner, but at most 49 % of the shorter leg.
    """
    line = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        cut = min(reach, 0.49 * math.dist(before, corner), 0.49 * math.dist(corner, after))
        if cut < 1e-6:
            line.append(corner)
            continue
        start, end = towards(corner, before, cut), towards(corner, after, cut)
        line.extend(quadratic(start, corner, end, pieces))
    line.append(corners[-1])
    return line


def quadratic(start: Point, control: Point, end: Point, pieces: int) -> Iterator[Point]:
    """The points of a quadratic curve, both ends included."""
    for i in range(pieces + 1):
        t = i / pieces
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        yield a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]


def cubic(start: Point, first: Point, second: Point, end: Point, pieces: int) -> Iterator[Point]:
    """The points of a cubic curve, both ends included."""
    for i in range(pieces + 1):
        t = i / pieces
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield (
            a * start[0] + b * first[0] + c * second[0] + d * end[0],
            a * start[1] + b * first[1] + c * second[1] + d * end[1],
        )


def overlapping(groups: Iterable[tuple[int, Box]], long: float, wide: float) -> Iterator[tuple[int, int]]:
    """Pairs of group numbers whose boxes overlap, boxes of the same group not being compared.

    A grid keeps the work proportional to the number of boxes.
    """
    cell = 2 * math.hypot(long, wide)
    grid: dict[tuple[int, int], list[tuple[int, Box]]] = {}
    for group, box in groups:
        column, row = int(box.x // cell), int(box.y // cell)
        for near in ((column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            for other, placed in grid.get(near, ()):
                if other != group and boxes_overlap(box, placed, long, wide):
                    yield other, group
        grid.setdefault((column, row), []).append((group, box))

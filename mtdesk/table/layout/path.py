"""Paths: smooth lines, measured by their length, and the tiles along them.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mtdesk.table.layout.geometry import Box, Point, box_between, boxes_overlap, quadratic, towards, turn
from mtdesk.table.layout.lattice import STEPS, Lattice
from mtdesk.table.layout.model import TILE_LENGTH, TILE_WIDTH

WIDE = 1.7
"""How far before and after a corner its curve starts and ends where there is room for it."""
NARROW = 1.05
"""The same where the next corner is only a lane away."""

GAP = 0.05
"""Distance between a tile's cell and the next one's."""
CELL = 2 + GAP
"""The length of an ordinary tile on a straight line."""
NUDGE = 0.03
"""Step by which a tile moves along a bend until it touches none of its own train."""
GROWN = 1.01
"""Tiles of one train are kept apart as if they were this much larger."""
NEAR = math.hypot(TILE_LENGTH, TILE_WIDTH) * GROWN
"""Tiles whose middles are further apart than this cannot touch."""
HALF_LONG = TILE_LENGTH / 2 * GROWN
HALF_WIDE = TILE_WIDTH / 2 * GROWN
AT, CLOSE = 0.2, 1.5
"""A node to which a train turns from its ray, or an arm from its double, is there or at least so far away."""
WIGGLE = 5.0
"""Degrees of bends to and fro that cost as much."""
SHARP = 4.0
"""Degrees of a sharp bend that cost as much as a tile width of detour."""


class Path:
    """A line through corners, each replaced by a curve once the line's direction after it is known.

    What lies more than ``WIDE`` before the last corner never changes.
    """

    def __init__(self, start: Point, *corners: Point) -> None:
        self._points = [start]
        self._lengths = [0.0]
        for corner in corners:
            self._go_on(corner)

    def _go_on(self, corner: Point) -> None:
        self._lengths.append(self._lengths[-1] + math.dist(self._points[-1], corner))
        self._points.append(corner)

    @property
    def length(self) -> float:
        """The length of the line up to its last corner."""
        return self._lengths[-1]

    @property
    def firm(self) -> float:
        """The length up to which the line stays unchanged wherever it goes from its last corner."""
        return max(0.0, self.length - WIDE)

    @property
    def corner(self) -> Point:
        """The last corner, from which the line continues."""
        return self._points[-1]

    def turn_to(self, corner: Point, reach: float) -> None:
        """Continue the line to another corner; the curve at the last one takes ``reach`` of either leg."""
        last = self._points.pop()
        begun = self._lengths.pop()
        before = self._points[-1]
        ahead = math.dist(last, corner)
        reach = min(reach, begun - self._lengths[-1] - 1e-6, ahead - 1e-6)
        (ax, ay), (bx, by) = before, last
        bend = (bx - ax) * (corner[1] - by) - (by - ay) * (corner[0] - bx)
        if reach > 0.05 and abs(bend) > 1e-6 * ahead * (begun - self._lengths[-1]):
            for point in quadratic(towards(last, before, reach), last, towards(last, corner, reach), 8):
                self._go_on(point)
        elif abs(bend) > 1e-6:
            self._go_on(last)
        self._go_on(corner)

    def cut(self, s: float) -> None:
        """End the line at length ``s``."""
        point = self.at(s)
        while self._lengths[-2] >= s:
            self._lengths.pop()
            self._points.pop()
        self._lengths[-1], self._points[-1] = s, point

    def _piece(self, s: float) -> int:
        return min(max(bisect_right(self._lengths, s) - 1, 0), len(self._points) - 2)

    def at(self, s: float) -> Point:
        """Return the point at length ``s``; beyond either end the line continues straight."""
        i = self._piece(s)
        (ax, ay), (bx, by) = self._points[i], self._points[i + 1]
        t = (s - self._lengths[i]) / (self._lengths[i + 1] - self._lengths[i])
        return ax + t * (bx - ax), ay + t * (by - ay)

    def direction(self, s: float) -> Point:
        """Return the unit vector along the line at length ``s``."""
        i = self._piece(s)
        (ax, ay), (bx, by) = self._points[i], self._points[i + 1]
        step = self._lengths[i + 1] - self._lengths[i]
        return (bx - ax) / step, (by - ay) / step

    def chord(self, s: float, length: float) -> tuple[float, Point, Point]:
        """Return the first place after ``s`` so far from that at ``s`` as the crow flies, and both points."""
        points, lengths = self._points, self._lengths
        last = len(points) - 2
        i = self._piece(s)
        x, y = self.at(s)
        reach = length * length
        while i < last and (points[i + 1][0] - x) ** 2 + (points[i + 1][1] - y) ** 2 < reach:
            i += 1
        (ax, ay), (bx, by) = points[i], points[i + 1]
        step = lengths[i + 1] - lengths[i]
        ux, uy = (bx - ax) / step, (by - ay) / step
        along = (ax - x) * ux + (ay - y) * uy
        rest = (ax - x) ** 2 + (ay - y) ** 2 - reach
        on = math.sqrt(max(0.0, along * along - rest)) - along
        return lengths[i] + on, (x, y), (ax + on * ux, ay + on * uy)

    def between(self, start: float, end: float) -> list[Point]:
        """Return the points of the line from one length to a later one."""
        inner = [p for p, s in zip(self._points, self._lengths, strict=True) if start < s < end]
        return [self.at(start), *inner, self.at(end)]


def ways_off(
    lattice: Lattice, free: int, here: Point, heading: Point, reach: float
) -> Iterator[tuple[float, int, int]]:
    """Yield the ways on which a line can go on along the lattice, from a node at most a reach away.

    They are what the bends cost, the node, and the direction in which its next one is free, too.
    """
    for node, place in lattice.around(here, here, reach):
        distance = math.dist(here, place)
        if not free >> node & 1 or AT <= distance < CLOSE:
            continue
        along = heading if distance < AT else (place[0] - here[0], place[1] - here[1])
        first = abs(turn(heading, along))
        for direction, onward in enumerate(STEPS):
            second = abs(turn(along, onward))
            if first < 125 and second < 95 and lattice.is_open(free, node, direction):
                wiggle = first + second - abs(turn(heading, onward))
                yield max(0.0, max(first, second) - 50) / SHARP + wiggle / WIGGLE, node, direction


class Laid(NamedTuple):
    """A tile in its place: its box, and the part of the path it covers."""

    box: Box
    start: float
    end: float


def following(path: Path, laid: Sequence[Laid], double: bool, begin: float, behind: Sequence[Box]) -> Laid:
    """Return the place of the next tile after those placed, as if the path went straight on for ever.

    ``behind`` are the last tiles of the train before this path.
    """
    s = laid[-1].end + GAP if laid else begin
    boxes = [*behind, *(tile.box for tile in laid)]
    while True:
        if double:
            x, y = path.at(s + 0.5)
            ux, uy = path.direction(s + 0.5)
            box, end = Box(x, y, -uy, ux), s + 1.0
        else:
            end, here, there = path.chord(s, 2.0)
            box = box_between(here, there)
        if is_free(box, boxes):
            return Laid(box, s, end)
        s += NUDGE


def is_free(box: Box, boxes: Sequence[Box]) -> bool:
    """Return whether a tile touches none of these."""
    x, y = box.x, box.y
    return not any(  # most often one of the last is in the way, if any
        abs(other.x - x) < NEAR
        and abs(other.y - y) < NEAR
        and boxes_overlap(box, other, HALF_LONG, HALF_WIDE)
        for other in reversed(boxes)
    )

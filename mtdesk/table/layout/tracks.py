"""Tracks: smooth lines measured by their length, and ways made of them.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable

from msgspec import Struct

from mtdesk.table.layout.geometry import Point


class Track(Struct, frozen=True):
    """A line through points, with the length of the line up to each of them."""

    points: tuple[Point, ...]
    lengths: tuple[float, ...]

    @classmethod
    def through(cls, points: Iterable[Point]) -> Track:
        """The track through points; a point that repeats the one before it is left out."""
        kept: list[Point] = []
        lengths: list[float] = []
        for point in points:
            step = math.dist(kept[-1], point) if kept else 0.0
            if kept and step < 1e-9:
                continue
            lengths.append(lengths[-1] + step if kept else 0.0)
            kept.append(point)
        return cls(tuple(kept), tuple(lengths))

    @property
    def length(self) -> float:
        """The length of the whole line."""
        return self.lengths[-1]

    def _piece(self, s: float) -> int:
        return min(max(bisect_right(self.lengths, s) - 1, 0), len(self.points) - 2)

    def at(self, s: float) -> Point:
        """The point at length ``s``; beyond either end the line goes straight on."""
        i = self._piece(s)
        (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
        t = (s - self.lengths[i]) / (self.lengths[i + 1] - self.lengths[i])
        return ax + t * (bx - ax), ay + t * (by - ay)

    def direction(self, s: float) -> Point:
        """The unit vector along the line at length ``s``."""
        i = self._piece(s)
        (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
        step = self.lengths[i + 1] - self.lengths[i]
        return (bx - ax) / step, (by - ay) / step

    def chord(self, s: float, length: float) -> tuple[float, Point, Point]:
        """The first place after ``s`` so far from the point at ``s`` in a straight line, and both points."""
        points, lengths = self.points, self.lengths
        last = len(points) - 2
        i = min(max(bisect_right(lengths, s) - 1, 0), last)
        (ax, ay), (bx, by) = points[i], points[i + 1]
        begun = lengths[i]
        step = lengths[i + 1] - begun
        t = (s - begun) / step
        x, y = ax + t * (bx - ax), ay + t * (by - ay)
        reach = length * length
        while i < last and (bx - x) * (bx - x) + (by - y) * (by - y) < reach:
            i += 1
            (ax, ay), (bx, by) = (bx, by), points[i + 1]
            begun = lengths[i]
            step = lengths[i + 1] - begun
        ux, uy = (bx - ax) / step, (by - ay) / step
        along = (ax - x) * ux + (ay - y) * uy
        rest = (ax - x) * (ax - x) + (ay - y) * (ay - y) - reach
        on = math.sqrt(max(0.0, along * along - rest)) - along
        return begun + on, (x, y), (ax + on * ux, ay + on * uy)

    def nearest(self, p: Point) -> tuple[float, float]:
        """The place on the line nearest to a point, and its distance."""
        best, place = math.inf, 0.0
        for i in range(len(self.points) - 1):
            (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
            step = self.lengths[i + 1] - self.lengths[i]
            ux, uy = (bx - ax) / step, (by - ay) / step
            along = min(step, max(0.0, (p[0] - ax) * ux + (p[1] - ay) * uy))
            distance = math.hypot(ax + along * ux - p[0], ay + along * uy - p[1])
            if distance < best - 1e-9:
                best, place = distance, self.lengths[i] + along
        return place, best

    def between(self, start: float, end: float) -> list[Point]:
        """The points of the line from one length to a later one."""
        inner = [p for p, s in zip(self.points, self.lengths, strict=True) if start < s < end]
        return [self.at(start), *inner, self.at(end)]


class Way(Struct, frozen=True):
    """The path of one route: its tracks, walked one after the other.

    ``stops[j]`` is the last place on track j where the middle line of a tile may turn to track j+1; for the
    last track it is the track's end. ``name`` is the stretch the route begins with.
    """

    name: str
    tracks: tuple[Track, ...]
    stops: tuple[float, ...]

    @property
    def capacity(self) -> float:
        """The length available to tiles, roughly."""
        return sum(self.stops)

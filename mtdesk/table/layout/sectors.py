"""Sectors: how the table is shared out around the station, and the rays that divide it.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.routes import Route

EDGE = 1.08
"""Distance of the outermost lane from the table's edge: a crosswise double and a little air."""
PITCH = 2.14
"""Distance of neighbouring lanes: crosswise doubles on both never touch."""
SLOT_NARROW = 1.5
"""Distance of slots when the first tile of a train is never a double."""
SLOT_WIDE = 2.14
"""Distance of slots when the first tile of a train may be a double."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A rectangle round the middle, with half its sides; a place on it is a length from bottom centre, clockwise."""

    a: float
    b: float

    @property
    def perimeter(self) -> float:
        """The length of the rectangle's outline."""
        return 4 * (self.a + self.b)

    def corner_places(self) -> tuple[float, float, float, float]:
        """The places of the corners: bottom left, top left, top right, bottom right."""
        a, b = self.a, self.b
        return a, a + 2 * b, 3 * a + 2 * b, 3 * a + 4 * b

    def frame(self, t: float) -> tuple[Point, Point]:
        """The point at a place and the unit vector along the outline there."""
        a, b = self.a, self.b
        left, top, right, bottom = self.corner_places()
        t %= self.perimeter
        if t < left:
            return (-t, b), (-1.0, 0.0)
        if t < top:
            return (-a, b - (t - left)), (0.0, -1.0)
        if t < right:
            return (-a + (t - top), -b), (1.0, 0.0)
        if t < bottom:
            return (a, -b + (t - right)), (0.0, 1.0)
        return (a - (t - bottom), b), (-1.0, 0.0)

    def place(self, p: Point) -> float:
        """The place of a point on the outline."""
        a, b = self.a, self.b
        x, y = p
        gaps = (abs(y - b), abs(x + a), abs(y + b), abs(x - a))
        side = gaps.index(min(gaps))
        if side == 0:
            return -x % self.perimeter
        if side == 1:
            return a + b - y
        if side == 2:
            return 2 * a + 2 * b + x
        return 3 * a + 3 * b + y

    def crossing(self, start: Point, end: Point) -> float | None:
        """The place where the segment from a point inside leaves the rectangle, or None if it does not."""
        (sx, sy), (ex, ey) = start, end
        dx, dy = ex - sx, ey - sy
        if abs(sx) > self.a or abs(sy) > self.b:
            return None
        exits = [(math.copysign(half, d) - s) / d for half, d, s in ((self.a, dx, sx), (self.b, dy, sy)) if d]
        t = min(exits, default=2.0)
        return self.place((sx + t * dx, sy + t * dy)) if t <= 1 + 1e-9 else None


@dataclass(frozen=True, slots=True)
class Station:
    """The hub: an ellipse with half axes ``rx`` and ``ry``, and the least distance of its slots."""

    rx: float
    ry: float
    spacing: float

    def contains(self, p: Point, margin: float) -> bool:
        """Whether a point is less than ``margin`` outside the ellipse (its axes grown by the margin)."""
        return (p[0] / (self.rx + margin)) ** 2 + (p[1] / (self.ry + margin)) ** 2 < 1

    def towards(self, p: Point) -> Point:
        """Where the line from the middle to a point cuts the ellipse."""
        scale = math.hypot(p[0] / self.rx, p[1] / self.ry)
        return p[0] / scale, p[1] / scale


@dataclass(frozen=True, slots=True)
class Sector:
    """One route's share of the table: it lies clockwise of the ray from ``start`` to ``edge``.

    ``inner`` is where the dividing line begins: the start for a train with a slot, the middle for an arm.
    """

    start: Point
    edge: Point
    inner: Point


def station(trains: int, wide: bool, landscape: bool) -> Station:
    """The hub for a number of real trains; ``wide`` keeps room for doubles as first tiles."""
    spacing = SLOT_WIDE if wide or trains <= 5 else SLOT_NARROW
    radius = max(2.2, trains * spacing / math.tau + 0.25)
    stretch = math.sqrt(min(1.45, 1 + 0.06 * max(0, trains - 8)))
    rx, ry = radius * stretch, radius / stretch
    return Station(rx, ry, spacing) if landscape else Station(ry, rx, spacing)


def share(half: Point, hub: Station, routes: Sequence[Route], weights: Sequence[float]) -> list[Sector]:
    """The sectors of all routes, in the order of ``routes``; ``half`` is half the table's width and height.

    The table is turned so that the middle of the first train's sectors (its arms' too) is at bottom centre.
    """
    ring = Ring(half[0] - EDGE, half[1] - EDGE)
    total = sum(weights)
    first = next(i for i, route in enumerate(routes) if route.trunk is None) + 1
    place = -sum(weights[:first]) / total / 2
    edges = []
    for weight in weights:
        edges.append(ring.frame(place * ring.perimeter)[0])
        place += weight / total
    slots = iter(_slots(hub, [e for e, route in zip(edges, routes, strict=True) if route.trunk is None]))
    sectors = []
    for edge, route in zip(edges, routes, strict=True):
        if route.trunk is None:
            start = inner = next(slots)
        else:
            start, inner = _arm_start(hub, edge, route.at), (0.0, 0.0)
        sectors.append(Sector(start, edge, inner))
    return sectors


def _arm_start(hub: Station, edge: Point, at: int) -> Point:
    reach = math.hypot(*edge)
    clear = math.hypot(*hub.towards(edge)) + 1.6
    fraction = max(clear / reach, min(0.55, 0.34 + 0.03 * at))
    return edge[0] * fraction, edge[1] * fraction


def _slots(hub: Station, edges: Sequence[Point]) -> list[Point]:
    """Slots on the ellipse near the lines to the edges, pushed along it until they are far enough apart."""
    pieces = 180
    outline = [
        (hub.rx * math.cos(math.tau * i / pieces), hub.ry * math.sin(math.tau * i / pieces))
        for i in range(pieces + 1)
    ]
    lengths = [0.0]
    for p, q in zip(outline, outline[1:], strict=False):
        lengths.append(lengths[-1] + math.dist(p, q))
    total = lengths[-1]

    def place(p: Point) -> float:
        angle = math.atan2(p[1] / hub.ry, p[0] / hub.rx) % math.tau * pieces / math.tau
        i = min(int(angle), pieces - 1)
        return lengths[i] + (angle - i) * (lengths[i + 1] - lengths[i])

    def point(s: float) -> Point:
        s %= total
        i = min(bisect_right(lengths, s) - 1, pieces - 1)
        angle = math.tau * (i + (s - lengths[i]) / (lengths[i + 1] - lengths[i])) / pieces
        return hub.rx * math.cos(angle), hub.ry * math.sin(angle)

    return [point(s) for s in spread([place(hub.towards(e)) for e in edges], total, hub.spacing)]


def spread(places: Sequence[float], total: float, gap: float) -> list[float]:
    """Places in clockwise order on a closed line of length ``total``, pushed apart to at least ``gap``."""
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

"""Sectors: how the table is shared out around the station, and the rays that divide it.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.routes import Route

EDGE = 1.04
"""Distance of the outermost lane from the table's edge: a crosswise double and a little air."""
PITCH = 2.08
"""Distance of neighbouring lanes: crosswise doubles on both never touch."""
SLOT_NARROW = 1.5
"""Distance of slots when the first tile of a train is never a double."""
SLOT_WIDE = 2.14
"""Distance of slots when the first tile of a train may be a double."""
ASKEW = math.radians(14)
"""How far the beginning of a ray may differ from the direction straight away from the middle."""
KNEE = 2.3
"""Where a ray that would begin more askew bends towards its edge."""


class Ring(Struct, frozen=True):
    """A rectangle round the middle, half its sides given; a place is the way to it, clockwise from below."""

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


class StationPlan(Struct, frozen=True):
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


class Sector(Struct, frozen=True):
    """One route's share of the table: it lies clockwise of the ray through the points of ``ray``.

    ``border`` is the line that divides it from its neighbour: the ray, for an arm prolonged to the middle.
    """

    ray: tuple[Point, ...]
    border: tuple[Point, ...]

    @property
    def edge(self) -> Point:
        """Where the ray meets the outermost ring."""
        return self.ray[-1]


def station(trains: int, wide: bool, landscape: bool) -> StationPlan:
    """The hub for a number of real trains; ``wide`` keeps room for doubles as first tiles."""
    spacing = SLOT_WIDE if wide or trains <= 5 else SLOT_NARROW
    radius = max(2.2, trains * spacing / math.tau + 0.25)
    stretch = math.sqrt(min(1.45, 1 + 0.06 * max(0, trains - 8)))
    rx, ry = radius * stretch, radius / stretch
    return StationPlan(rx, ry, spacing) if landscape else StationPlan(ry, rx, spacing)


def share(half: Point, hub: StationPlan, routes: Sequence[Route], weights: Sequence[float]) -> list[Sector]:
    """The sectors of all routes, in the order of ``routes``; ``half`` is half the table's width and height.

    The table is turned so that the middle of the first train's sectors (its arms' too) is at bottom centre.
    """
    ring = Ring(half[0] - EDGE, half[1] - EDGE)
    total = sum(weights)
    first = len(routes)
    while first > 1 and _root(routes[first - 1]) is not _root(routes[0]):
        first -= 1
    place = -sum(weights[:first]) / total / 2
    edges = []
    for weight in weights:
        edges.append(ring.frame(place * ring.perimeter)[0])
        place += weight / total
    slots = iter(_slots(hub, [e for e, route in zip(edges, routes, strict=True) if route.trunk is None]))
    sectors = []
    for edge, route in zip(edges, routes, strict=True):
        if route.trunk is None:
            ray = _ray(next(slots), edge)
            sectors.append(Sector(ray, ray))
        else:
            start = _arm_start(hub, edge, route.at)
            sectors.append(Sector((start, edge), ((0.0, 0.0), edge)))
    return sectors


def _ray(slot: Point, edge: Point) -> tuple[Point, ...]:
    """The way from a slot to the edge: straight, but never leaving the hub much askew.

    Rays that leave it askew run so close to each other at first that crosswise doubles would touch.
    """
    out = math.atan2(slot[1], slot[0])
    turn = math.remainder(math.atan2(edge[1] - slot[1], edge[0] - slot[0]) - out, math.tau)
    if abs(turn) <= ASKEW:
        return slot, edge
    angle = out + math.copysign(ASKEW, turn)
    return slot, (slot[0] + KNEE * math.cos(angle), slot[1] + KNEE * math.sin(angle)), edge


def _root(route: Route) -> Route:
    return route if route.trunk is None else _root(route.trunk)


def _arm_start(hub: StationPlan, edge: Point, at: int) -> Point:
    reach = math.hypot(*edge)
    clear = math.hypot(*hub.towards(edge)) + 1.6
    fraction = max(clear / reach, min(0.55, 0.34 + 0.03 * at))
    return edge[0] * fraction, edge[1] * fraction


def _slots(hub: StationPlan, edges: Sequence[Point]) -> list[Point]:
    """Slots on the ellipse near the lines to the edges, pushed along it until they are far enough apart."""
    pieces = 180
    outline = [
        (hub.rx * math.cos(math.tau * i / pieces), hub.ry * math.sin(math.tau * i / pieces))
        for i in range(pieces + 1)
    ]
    lengths = [0.0]
    for p, q in pairwise(outline):
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

"""The field: the lattice, the station, and what every route on it takes.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from mtdesk.table.layout.geometry import Box, Point, segment_distance, segments_distance
from mtdesk.table.layout.lattice import CLEAR, Lattice
from mtdesk.table.layout.path import GAP, NARROW, Laid, Path, following
from mtdesk.table.layout.station import Station, margin_for

HUB_MARGIN = 1.08
"""Distance a lane keeps from the hub."""


class StuckError(Exception):
    """A route has nowhere to go on, or only where it would shut an end in."""


@dataclass(slots=True, eq=False)
class Route:
    """The path of a stretch: a train up to its first fork, or an arm from its fork to the next.

    A train's path is a straight ray to the edge at first, as long as it is ``on_ray``; afterwards it goes on
    from ``node`` in ``direction``, as arms do from the start.
    """

    name: str
    path: Path
    on_ray: bool
    begin: float = 0.0
    """Where on the path the first tile begins."""
    forks: bool = False
    """Whether a double that lies crosswise here is a fork."""
    behind: tuple[Box, ...] = ()
    """The last tiles of the trunk of an arm."""
    inherited: float = 0.0
    """Half the tiles of its trunk, for an arm."""
    forked: bool = False
    """Whether it ends at a double where two arms begin."""
    settled: bool = False
    """Whether the path reaches beyond both landing places."""
    laid: list[Laid] = field(default_factory=list)
    node: int = -1
    direction: int = 0
    ordinary: Laid = field(init=False)
    """The landing place of the next tile, lengthwise."""
    double: Laid = field(init=False)
    """The same crosswise."""
    nodes: list[tuple[int, float]] = field(default_factory=list)
    """Those through which the path runs straight, at what length, while the next double may lie there."""
    limit: float = math.inf
    """How far along its ray the route can go."""
    start: list[tuple[Point, Point]] = field(default_factory=list)
    """The segments that the route covers of its ray."""
    lines: list[tuple[Point, Point]] = field(default_factory=list)
    """Those that it covers beyond."""
    taken: int = 0
    """The nodes that the route takes."""

    def __post_init__(self) -> None:
        self.look_ahead()

    def look_ahead(self) -> None:
        """Find the landing places beyond the last tile."""
        self.ordinary = following(self.path, self.laid, False, self.begin, self.behind)
        self.double = following(self.path, self.laid, True, self.begin, self.behind)

    @property
    def done(self) -> float:
        """The length of the path up to the end of the last tile."""
        return self.laid[-1].end if self.laid else self.begin - GAP

    @property
    def weight(self) -> float:
        """How many tiles have been played on the train for this route."""
        return self.inherited + len(self.laid)

    @property
    def needed(self) -> float:
        """The length of the path up to the end of both landing places."""
        return max(self.ordinary.end, self.double.end)


class Field:
    """The lattice, the station and all routes on it."""

    def __init__(
        self, half: Point, hub: Station, rays: Mapping[str, tuple[Point, ...]], left: int, *, forks: bool
    ) -> None:
        self.hub = hub
        self.lattice = Lattice(half)
        self._fit(half)
        self.left = left
        self.scalings = 0
        """How often the table may still grow."""
        self.forks = forks
        """Whether players may fork their trains: then every end keeps a way to the edge of its own."""
        self.shut_in = math.inf
        """How many ends may be shut in."""
        self.known: dict[str, float] = {}
        """How many tiles routes will have, while trains are routed once more."""
        self._rays = rays
        self._margin = margin_for(len(rays))
        self.routes: dict[str, Route] = {}
        for name in rays:
            self._start(name)

    def _start(self, name: str) -> None:
        """Begin a train on its ray."""
        ray = self._rays[name]
        path = Path(*ray[:2])
        for corner in ray[2:]:
            path.turn_to(corner, NARROW)
        path.turn_to(self.edge_before(path), 0)
        self.routes[name] = Route(name, path, True, forks=self.forks and name[0] == "P")

    @property
    def ends(self) -> list[Route]:
        """The routes that have not forked."""
        return [route for route in self.routes.values() if not route.forked]

    @property
    def forking(self) -> list[Route]:
        """The routes whose arms are to begin."""
        forked = (route for route in self.routes.values() if route.forked)
        return [route for route in forked if route.name + "/a" not in self.routes]

    def unfinished(self) -> Iterator[Route]:
        """Yield the routes whose paths may end at their landing places, and those whose arms are to begin."""
        yield from (route for route in self.ends if not route.settled)
        yield from self.forking

    def take_up(self, train: str) -> None:
        """Take all tiles of a train off the table."""
        routes = [route for route in self.routes.values() if train_of(route.name) == train]
        for route in routes:
            self.left += len(route.laid)
            del self.routes[route.name]
        self._start(train)

    def _fit(self, half: Point) -> None:
        """Give the table these half sides."""
        self.half = half
        inside = self.lattice.inside(half)
        self.rim = self.lattice.rim(inside)
        self.base = inside & ~sum(
            1 << node
            for node in self.lattice.nodes(inside)
            if self.hub.contains(self.lattice.point(node), HUB_MARGIN)
        )

    def grow(self, half: Point) -> None:
        """Give the table other half sides round everything that lies; rays reach to its edge."""
        self._fit(half)
        for route in self.ends:
            if route.on_ray:
                route.path.turn_to(self.edge_before(route.path), 0)

    def edge_before(self, path: Path) -> Point:
        """Return where a ray ends that goes straight on."""
        (x, y), (ux, uy) = path.corner, path.direction(path.length)
        sides = (math.copysign(side - self._margin, u) for side, u in zip(self.half, (ux, uy), strict=True))
        far = min(
            (side - at) / u for side, at, u in zip(sides, (x, y), (ux, uy), strict=True) if abs(u) > 1e-9
        )
        return x + far * ux, y + far * uy

    def lay(self, end: str, crosswise: bool, fork: bool) -> None:
        """Lay the next tile of an end on its landing place. Raises KeyError if there is no such end."""
        route = {route.name: route for route in self.ends}[end]
        route.laid.append(route.double if crosswise else route.ordinary)
        route.settled = False
        self.left -= 1
        if fork:
            route.forked = True
            self._end_at_double(route)

    def _end_at_double(self, route: Route) -> None:
        """End a path in the middle of its last tile, and free what it took beyond."""
        tile = route.laid[-1]
        covered = sum(math.dist(*line) for line in route.start)
        route.path.cut(tile.start + 0.5)
        if route.on_ray or route.path.length <= covered:
            self.take_ray(route, route.path.length)
        else:
            route.lines = list(pairwise(route.path.between(covered, route.path.length)))
            route.taken = self.near((*route.start, *route.lines))

    # The ground

    def free(self, *, without: Route | None = None) -> int:
        """Return the nodes that nothing takes but one route."""
        free = self.base
        for route in self.routes.values():
            if route is not without:
                free &= ~route.taken
        return free

    def near(self, segments: Iterable[tuple[Point, Point]]) -> int:
        """Return the nodes that segments take."""
        nodes = 0
        for start, end in segments:
            nodes |= self.lattice.near(start, end)
        return nodes

    def take_ray(self, route: Route, far: float) -> None:
        """Cover the beginning of a ray with its route, and nothing else."""
        route.start, route.lines = list(pairwise(route.path.between(0.0, far))), []
        route.taken = self.near(route.start)

    def take(self, route: Route, start: Point, end: Point) -> None:
        """Cover a segment with a route: nothing else may come near it."""
        route.lines.append((start, end))
        route.taken |= self.lattice.near(start, end)

    def limit_of(self, route: Route) -> float:
        """Return how far along its ray a route can go before it comes near another one, from where it is."""
        lines = [line for other in self.routes.values() if other is not route for line in other.lines]
        length = route.path.length
        s = min(route.needed, length)
        while s < length:
            here = route.path.at(s)
            gap = min((segment_distance(here, *line) for line in lines), default=math.inf)
            if gap < CLEAR:
                return s - 0.1
            s += max(0.1, gap - CLEAR)
        return length

    def is_clear(self, route: Route, start: Point, end: Point, apart: float = CLEAR) -> bool:
        """Return whether a segment beside the lattice comes near no other route."""
        if math.dist(start, end) < 0.2:
            return True
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        if any(self.hub.contains(p, HUB_MARGIN) for p in (middle, end)):
            return False
        return all(
            segments_distance(start, end, a, b) >= apart
            for other in self.routes.values()
            if other is not route
            for a, b in (*other.start, *other.lines)
        )


def train_of(end: str) -> str:
    """Return the train of a stretch."""
    return end.partition("/")[0]

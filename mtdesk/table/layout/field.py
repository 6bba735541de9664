"""The field: the lattice, the station, and what every route on it takes.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from mtdesk.table.layout.geometry import (
    Bounds,
    Box,
    Point,
    bounds_around,
    segment_distance,
    segments_distance,
)
from mtdesk.table.layout.lattice import CLEAR, Ground, Lattice
from mtdesk.table.layout.laying import GAP, Laid, across, following
from mtdesk.table.layout.model import Step
from mtdesk.table.layout.path import NARROW, Path
from mtdesk.table.layout.rays import Ray, look_at, path_along
from mtdesk.table.layout.station import Station, margin_for, reach_edge

HUB_MARGIN = 1.08
"""Distance a lane keeps from the hub."""
STAGGER = 2.1
"""How much further out every other train begins where doubles may be first tiles."""
MANY = 6
"""Among so many trains there may be no node near the station for a double that forks, nor ways for all."""
KEPT = 1.45
"""Nodes so near to the places beside a double are kept for the arms that may begin there."""


@dataclass(slots=True, eq=False)
class Route:
    """The path of a stretch: a train up to its first fork, or an arm from its fork to the next.

    ``ray`` is the straight way to the edge while the route is on it; afterwards the route goes on from
    ``node`` in ``direction``.
    """

    name: str
    path: Path
    ray: tuple[Point, ...] | None
    begin: float = 0.0
    """Where on the path the first tile begins."""
    forks: bool = False
    """Whether a double that lies crosswise here is a fork."""
    behind: tuple[Box, ...] = ()
    """The last tiles of the trunk of an arm."""
    inherited: float = 0.0
    """Half the tiles of its trunk, for an arm."""
    laid: list[Laid] = field(default_factory=list)
    node: int = -1
    direction: int = 0
    ordinary: Laid = field(init=False)
    """The landing place of the next tile, lengthwise."""
    double: Laid = field(init=False)
    """The same crosswise."""
    nodes: list[int] = field(default_factory=list)
    """Those that the path passes, while the next double may come to lie there."""
    limit: float = math.inf
    """How far along its ray the route can go."""
    start: list[tuple[Point, Point]] = field(default_factory=list)
    """The segments that the route covers of its ray."""
    lines: list[tuple[Point, Point]] = field(default_factory=list)
    """Those that it covers beyond."""
    ground: Ground = field(default_factory=lambda: Ground(0, 0, 0))
    """What of the lattice the route takes."""

    def __post_init__(self) -> None:
        self.look_ahead()

    def look_ahead(self) -> None:
        """Find the landing places beyond the last tile."""
        self.ordinary = following(self.path, self.laid, False, self.begin, self.behind)
        if self.forks and self.ray is None:
            self.double = across(self.path, self.laid, self.done, self.behind)
        else:
            self.double = following(self.path, self.laid, True, self.begin, self.behind)

    def copy(self) -> Route:
        """Return another route that is alike."""
        other = copy.copy(self)
        other.path, other.ground = self.path.copy(), self.ground.copy()
        other.laid, other.nodes = list(self.laid), list(self.nodes)
        other.start, other.lines = list(self.start), list(self.lines)
        return other

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
        self,
        half: Point,
        hub: Station,
        rays: Mapping[str, tuple[Point, ...]],
        left: int,
        known: Mapping[str, float] | None = None,
        *,
        staggered: bool = False,
        forks: bool = False,
    ) -> None:
        self.bounds = bounds_around(half)
        self.hub = hub
        self.lattice = Lattice(half)
        self.left = left
        self.scalings = 0
        """How often the table may still be made smaller."""
        self.known = known
        self.forks = forks
        """Whether players may fork their trains: then every end keeps a way to the edge of its own."""
        self.shut_in = math.inf
        """How many ends may have none."""
        self.base = self._base()
        self.few = len(rays) < MANY
        """Whether the trains leave room for doubles on nodes, and for a way of its own for every end."""
        self.routes: list[Route] = []
        self.steps: list[Step] = []
        """By which everything came to lie."""
        self._rays = dict(rays)
        self._margin = margin_for(len(rays))
        self.rays_seen: dict[tuple[Point, ...], Ray] = {}
        for i, name in enumerate(rays):
            begin = 0.0
            if staggered:
                begin = STAGGER * (2 if i == len(rays) - 1 and i % 2 == 0 else i % 2)
            self.routes.append(self._at_start(name, begin))
        self.ends = {route.name: route for route in self.routes}
        """The routes that have not forked."""
        self.unsettled = list(self.routes)
        """Those of them whose paths may not reach beyond their landing places."""
        self.forking: list[Route] = []
        """Routes at whose ends two arms are still to begin."""

    def copy(self) -> Field:
        """Return another field that is alike, of which only what never changes is the same."""
        other = copy.copy(self)
        routes = {route.name: route.copy() for route in self.routes}
        other.steps = list(self.steps)
        other.routes = list(routes.values())
        other.ends = {end: routes[end] for end in self.ends}
        other.unsettled = [routes[route.name] for route in self.unsettled]
        other.forking = [routes[route.name] for route in self.forking]
        return other

    def _at_start(self, name: str, begin: float) -> Route:
        """Return a train without tiles on its ray."""
        ray = reach_edge(self.bounds, self._rays[name], self._margin)
        path = path_along(ray)
        return Route(name, path, ray, begin, self.forks and name[0] == "P", limit=path.length)

    def route(self, name: str) -> Route:
        """Return the route of this name. Raises KeyError."""
        for route in self.routes:
            if route.name == name:
                return route
        raise KeyError(name)

    def take_up(self, train: str) -> list[Step]:
        """Take all tiles of a train off the table; returns the steps by which they came to lie."""
        routes = [route for route in self.routes if _train(route.name) == train]
        steps = [step for step in self.steps if _train(step.end) == train]
        restarted = self._at_start(train, routes[0].begin)
        self.routes[self.routes.index(routes[0])] = restarted
        self.routes = [route for route in self.routes if route not in routes]
        self.ends = {end: route for end, route in self.ends.items() if route not in routes} | {
            train: restarted
        }
        self.unsettled = [restarted, *(route for route in self.unsettled if route not in routes)]
        self.forking = [route for route in self.forking if route not in routes]
        self.steps = [step for step in self.steps if step not in steps]
        self.left += len(steps)
        restarted.limit = self.limit_of(restarted)
        return steps

    def _base(self) -> Ground:
        inside = self.lattice.inside(self.bounds)
        ground = Ground(inside, -1, -1)
        for kind, node, place in self.lattice.around((-self.hub.rx, 0), (self.hub.rx, 0), self.hub.ry + 2.5):
            if self.hub.contains(place, HUB_MARGIN):
                ground.block(kind, node)
        return ground

    def grow(self, bounds: Bounds) -> None:
        """Give the table other sides round everything that lies; rays reach to its edge."""
        self.bounds = bounds
        self.base = self._base()
        for route in self.ends.values():
            if route.ray is not None:
                route.ray = reach_edge(bounds, route.ray, self._margin)
                route.path.cut(route.path.length - 1e-3)
                route.path.turn_to(route.ray[-1], 0)
                route.limit = self.limit_of(route)

    def lay(self, end: str, crosswise: bool, fork: bool) -> None:
        """Lay the next tile of an end on its landing place."""
        route = self.ends[end]
        route.laid.append(route.double if crosswise else route.ordinary)
        if len(route.laid) == 1:
            self._make_way(route)
        self.left -= 1
        self.steps.append(Step(end, crosswise, fork))
        if fork:
            del self.ends[end]
            self.forking.append(route)
            self._end_at_double(route)
        else:
            self.unsettled.append(route)

    def _make_way(self, arm: Route) -> None:
        """Begin the other arm of a fork beside the first tile of this one."""
        trunk = arm.name.rpartition("/")[0]
        for other in self.ends.values():
            if other is not arm and not other.laid and trunk and other.name.rpartition("/")[0] == trunk:
                other.behind += (arm.laid[0].box,)
                self.unsettled.append(other)

    def _end_at_double(self, route: Route) -> None:
        """End a path in the middle of its last tile, and free what it took beyond."""
        tile = route.laid[-1]
        covered = sum(math.dist(*line) for line in route.start)
        route.path.cut(tile.start + 0.5)
        if route.ray is not None or route.path.length <= covered:
            self.take_ray(route, route.path.length)
        else:
            route.lines = list(pairwise(route.path.between(covered, route.path.length)))
            route.ground = Ground(0, 0, 0)
            for start, end in (*route.start, *route.lines):
                self._block(route, start, end)

    def add_arm(self, arm: Route) -> None:
        """Add a route that begins at a fork."""
        self.routes.append(arm)
        self.ends[arm.name] = arm
        self.unsettled.append(arm)

    def kept(self, movers: Collection[Route]) -> int:
        """Return the nodes beside the ends of other trains than these where arms may begin."""
        nodes = 0
        for route in self.ends.values():
            if route.forks and route not in movers:
                x, y, ux, uy = route.double.box
                for side in (-4, -2, 2, 4):
                    near = self.lattice.nodes_around((x + side * ux, y + side * uy), KEPT)
                    nodes |= sum(1 << node for node, _ in near)
        return nodes

    # The ground

    def ground(self, *, without: Route | None = None) -> Ground:
        """Return what is free of everything but one route."""
        ground = self.base.copy()
        for route in self.routes:
            if route is not without:
                ground.remove(route.ground.free, route.ground.across, route.ground.down)
        return ground

    def ground_beside(self, route: Route, far: float, ground: Ground) -> Ground:
        """Return what is left of a ground if a route covers the beginning of its ray."""
        left = ground.copy()
        for start, end in pairwise(route.path.between(0.0, far)):
            left.remove(*self.lattice.near(start, end))
        return left

    def take_ray(self, route: Route, far: float) -> None:
        """Cover the beginning of a ray with its route, and nothing else."""
        route.start, route.lines = list(pairwise(route.path.between(0.0, far))), []
        route.ground = Ground(0, 0, 0)
        for start, end in route.start:
            self._block(route, start, end)

    def _block(self, route: Route, start: Point, end: Point) -> None:
        nodes, across, down = self.lattice.near(start, end)
        route.ground.free |= nodes
        route.ground.across |= across
        route.ground.down |= down

    def take(self, route: Route, start: Point, end: Point) -> None:
        """Cover a segment with a route: nothing else may come near it."""
        route.lines.append((start, end))
        self._block(route, start, end)
        for other in self.ends.values():
            if other is not route and other.ray is not None:
                other.limit = min(other.limit, self._limit_by(other, start, end))

    def cover_ray(self, route: Route) -> None:
        """Cover as much of a ray as its route needs."""
        far = min(route.limit, route.needed + NARROW)
        self.take_ray(route, far)

    def limit_of(self, route: Route) -> float:
        """Return how far along its ray a route can go before it comes near another one."""
        limit = route.path.length
        for other in self.routes:
            if other is not route:
                for start, end in other.lines:
                    limit = min(limit, self._limit_by(route, start, end))
        return limit

    def _limit_by(self, route: Route, start: Point, end: Point) -> float:
        """Return how far along its ray a route can go before it comes near a segment."""
        path = route.path
        s = least = min(route.needed, path.length)
        while s < path.length:
            gap = segment_distance(path.at(s), start, end)
            if gap < CLEAR:
                return max(least, s - 0.1)
            s += max(0.1, gap - CLEAR)
        return path.length

    def ray(self, route: Route) -> Ray:
        """Return what the lattice is like along the ray of a route that is still on it."""
        key = route.ray or ()
        if key not in self.rays_seen:
            self.rays_seen[key] = look_at(self.lattice, key)
        return self.rays_seen[key]

    def is_clear(self, route: Route, start: Point, end: Point, apart: float = CLEAR) -> bool:
        """Return whether a segment beside the lattice comes near no other route."""
        if math.dist(start, end) < 0.2:
            return True
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        if any(self.hub.contains(p, HUB_MARGIN) for p in (middle, end)):
            return False
        return all(
            segments_distance(start, end, a, b) >= apart
            for other in self.routes
            if other is not route
            for a, b in (*other.start, *other.lines)
        )


def _train(end: str) -> str:
    return end.partition("/")[0]

"""Reach: how much of the felt is left for every train if one of them goes a certain way.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.flow import Flow
from mtdesk.table.layout.lattice import Ground
from mtdesk.table.layout.laying import CELL
from mtdesk.table.layout.rays import STRIDE

TIGHT = 3
"""With fewer nodes beyond it a way off a ray is none."""
EVEN = 4
"""A train gets the next tile as if it had so many more than it has: those of a Pólya urn."""
SPARE_TILES = 2
"""How many tiles more than its share a train should have room for."""
FORKING_NODES = 2.0
"""How many nodes a tile needs on a train that may fork: beside it there must be room for arms."""
SHORT = 300.0
"""What it costs if a train has no room at all for its share."""
CLOSED = 100.0
"""What it costs if a train has no way to the edge, where a larger table could help it."""
SHUT_IN = 100_000.0
"""What it costs if an end has no way to the edge of its own where players may fork: more than all else."""
MISSED = 200.0, 40.0, 20.0
"""What it costs if an end that may fork has no second way of its own, no third, and no fourth."""
TAKING = 12.0
"""What it costs to take a node that is kept for arms of another train."""
ANY = 100
"""There are never so many ends: all may be shut in among many trains, or while the next tile comes to lie."""
SEEN = 3
"""From so many positions of its ray a train looks for room."""
DEPTH = 8
"""How many steps far trains look for room."""


class Tip(NamedTuple):
    """The nodes from which a train goes on, how many it needs, and whether it may fork."""

    nodes: int
    need: float
    forks: bool


class Reach:
    """What all trains but some need, and what it costs if they do not get it."""

    def __init__(self, field: Field, *movers: Route) -> None:
        self._field = field
        self._rim = field.lattice.outermost(field.bounds)
        self._tips = [tip_of(field, route) for route in field.ends.values() if route not in movers]
        self._kept = field.kept(movers)

    def keeps(self, nodes: int) -> bool:
        """Return whether any of these nodes is kept for arms of other trains."""
        return bool(self._kept & nodes)

    def cost(self, ground: Ground, *tips: Tip) -> float:
        """Return what it costs that trains go on from these tips, with this ground left for all."""
        everyone = [*self._tips, *tips]
        short = SHORT * self._shortage(ground, everyone)
        if self._field.shut_in < math.inf:
            return short + self._lack(ground, everyone)
        return short + CLOSED * self._closed(ground, everyone)

    def shut_in(self, ground: Ground) -> int:
        """Return how many ends have no way to the edge of their own."""
        return int(self._lack(ground, self._tips) // SHUT_IN)

    def _lack(self, ground: Ground, tips: Sequence[Tip]) -> float:
        """Return what it costs that ends have no ways to the edge of their own.

        One that is at the edge has a way: it goes on from there when the table grows.
        """
        flow = Flow(self._field.lattice, ground, self._rim)
        spread = self._field.lattice.spread
        starts = [spread(tip.nodes, ground) | tip.nodes & ground.free for tip in tips]
        lack = sum(
            SHUT_IN
            for end, tip in enumerate(tips)
            if not (tip.nodes & self._rim or flow.add(end, starts[end]))
        )
        forking = [end for end, tip in enumerate(tips) if tip.forks]
        for missed in MISSED:
            going = [end for end in forking if flow.add(end, starts[end])]
            lack += missed * (len(forking) - len(going))
            forking = going
        return lack

    def _closed(self, ground: Ground, tips: Sequence[Tip]) -> int:
        """Return how many tips have no free way to the edge."""
        lattice = self._field.lattice
        left = ground.copy()
        front = self._rim & left.free
        open_nodes = self._rim
        while front:
            open_nodes |= front
            left.free &= ~front
            front = lattice.spread(front, left)
        return sum(
            not (nodes & open_nodes or lattice.spread(nodes, ground) & open_nodes) for nodes, *_ in tips
        )

    def _shortage(self, ground: Ground, tips: Sequence[Tip]) -> float:
        """Share out free nodes to all trains step by step, until they have what they need."""
        lattice, left = self._field.lattice, ground.copy()
        fronts = [tip.nodes for tip in tips]
        for nodes in fronts:
            left.free &= ~nodes
        got = [0] * len(tips)
        growing = [i for i, tip in enumerate(tips) if tip.need > 0]
        steps = 0
        while growing and steps < DEPTH:
            steps += 1
            still = []
            for i in growing:
                front = fronts[i] = lattice.spread(fronts[i], left)
                left.free &= ~front
                got[i] += front.bit_count()
                if front and got[i] < tips[i].need:
                    still.append(i)
            growing = still
        pairs = zip(got, tips, strict=True)
        return sum(max(0.0, 1 - count / tip.need) ** 2 for count, tip in pairs if tip.need > 0)


def tip_at(field: Field, route: Route, node: int) -> Tip:
    """Return the tip of a route whose path ends at a node."""
    return Tip(1 << node, _need(field, route), route.forks)


def reach_for(field: Field, *movers: Route) -> Generator[None, None, Reach]:
    """Return what all trains but some need; yields after each ray that is new."""
    for route in field.ends.values():
        if route.ray is not None and route.ray not in field.rays_seen:
            field.ray(route)
            yield
    return Reach(field, *movers)


def shut_in(field: Field) -> Generator[None, None, float]:
    """Return how many ends may have no way to the edge of their own, or infinity where none is kept."""
    if not field.forks:
        return math.inf
    if not field.few:
        return ANY
    reach = yield from reach_for(field)
    return reach.shut_in(field.ground())


def share(field: Field, route: Route) -> float:
    """Return how many of the tiles left a train will probably get, and some to spare."""
    if field.known is not None:
        return max(2.0, field.known.get(route.name, 0) - len(route.laid)) + SPARE_TILES
    weights = sum(other.weight + EVEN for other in field.ends.values())
    return field.left * (route.weight + EVEN) / weights + SPARE_TILES


def _need(field: Field, route: Route) -> float:
    """Return how many nodes a route needs for its share."""
    return share(field, route) * (FORKING_NODES if route.forks else 1.0)


def tip_of(field: Field, route: Route) -> Tip:
    """Return the tip of a route where it is now."""
    need = _need(field, route)
    if route.ray is None:
        ahead = max(0.0, (route.path.firm - route.needed) / CELL)
        return Tip(1 << route.node, need - ahead, route.forks)
    ray = field.ray(route)
    nodes = 0
    at = int(max(0.0, route.needed) / STRIDE)
    for wall in ray.walls[at : min(at + SEEN, int(route.limit / STRIDE) + 1)]:
        nodes |= wall[0]
    return Tip(nodes, need, route.forks)

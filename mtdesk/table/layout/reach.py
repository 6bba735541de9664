"""Reach: how much of the felt is left for every train if one of them goes a certain way.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.lattice import Lattice
from mtdesk.table.layout.path import CELL

EVEN = 4
"""A train gets the next tile as if it had so many more than it has: those of a Pólya urn."""
SPARE_TILES = 2
"""How many tiles more than its share a train should have room for."""
FORKING_NODES = 2.0
"""How many nodes a tile needs on a train that may fork: beside it there must be room for arms."""
SHORT = 300.0
"""What it costs if a train has no room at all for its share."""
SHUT_IN = 100_000.0
"""What it costs if an end is shut in: more than all else."""
MISSED = 200.0, 40.0, 20.0
"""What it costs if an end that may fork has no second way of its own, no third, and no fourth."""
SEEN = 3.1
"""From so much of its ray about the end of its landing places a train looks for room."""
DEPTH = 10
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
        self._tips = [tip_of(field, route) for route in field.ends if route not in movers]

    def cost(self, free: int, *tips: Tip) -> float:
        """Return what it costs that trains go on from these tips, with these nodes left for all."""
        everyone = [*self._tips, *tips]
        return SHORT * self._shortage(free, everyone) + self._lack(free, everyone)

    def shut_in(self) -> float:
        """Return how many ends are shut in."""
        return self._lack(self._field.free(), self._tips) // SHUT_IN

    def _lack(self, free: int, tips: Sequence[Tip]) -> float:
        """Return what it costs that ends have no ways to the edge: of their own, where players may fork.

        One that is at the edge has a way: it goes on from there when the table grows.
        """
        if not self._field.forks or self._field.known:
            return SHUT_IN * self._closed(free, tips)
        flow = _Flow(self._field.lattice, free, self._field.rim)
        spread = self._field.lattice.spread
        starts = [spread(tip.nodes, free) | tip.nodes & free for tip in tips]
        lack = sum(
            SHUT_IN
            for start, tip in zip(starts, tips, strict=True)
            if not (tip.nodes & self._field.rim or flow.add(start))
        )
        forking = [start for start, tip in zip(starts, tips, strict=True) if tip.forks]
        for missed in MISSED:
            going = [start for start in forking if flow.add(start)]
            lack += missed * (len(forking) - len(going))
            forking = going
        return lack

    def _closed(self, free: int, tips: Sequence[Tip]) -> int:
        """Return how many tips have neither a free way to the edge nor as much room as they need."""
        outside = self._field.rim | self._flood(self._field.rim & free, free)
        starts = [tip.nodes | self._field.lattice.spread(tip.nodes, free) for tip in tips]
        closed = 0
        for start, tip in zip(starts, tips, strict=True):
            if not start & outside:
                room = self._flood(start & free, free)
                others = (other.need for other, there in zip(tips, starts, strict=True) if there & room)
                closed += room.bit_count() < max(tip.need, sum(others))
        return closed

    def _flood(self, front: int, free: int) -> int:
        """Return the free nodes that can be reached from some of them."""
        reached = front
        while front:
            reached |= front
            front = self._field.lattice.spread(front, free & ~reached)
        return reached

    def _shortage(self, free: int, tips: Sequence[Tip]) -> float:
        """Share out free nodes to all trains step by step, until they have what they need."""
        lattice, left = self._field.lattice, free
        fronts = [tip.nodes for tip in tips]
        for nodes in fronts:
            left &= ~nodes
        got = [0] * len(tips)
        growing = [i for i, tip in enumerate(tips) if tip.need > 0]
        steps = 0
        while growing and steps < DEPTH:
            steps += 1
            still = []
            for i in growing:
                front = fronts[i] = lattice.spread(fronts[i], left)
                left &= ~front
                got[i] += front.bit_count()
                if front and got[i] < tips[i].need:
                    still.append(i)
            growing = still
        pairs = zip(got, tips, strict=True)
        return sum(max(0.0, 1 - count / tip.need) ** 2 for count, tip in pairs if tip.need > 0)


def tip_at(field: Field, route: Route, node: int) -> Tip:
    """Return the tip of a route whose path ends at a node."""
    return Tip(1 << node, _need(field, route), route.forks)


def tip_of(field: Field, route: Route) -> Tip:
    """Return the tip of a route where it is now."""
    need = _need(field, route)
    if not route.on_ray:
        ahead = max(0.0, (route.path.firm - route.needed) / CELL)
        return Tip(1 << route.node, need - ahead, route.forks)
    begin = min(max(0.0, route.needed - 0.5), route.path.length - 0.1)
    legs = pairwise(route.path.between(begin, min(begin + SEEN, route.path.length)))
    return Tip(field.near(legs), need, route.forks)


def _need(field: Field, route: Route) -> float:
    """Return how many nodes a route needs for its share of the tiles left, and some to spare."""
    if field.known:
        share = max(2.0, field.known.get(route.name, 0.0) - len(route.laid))
    else:
        weights = sum(other.weight + EVEN for other in field.ends)
        weights += sum(trunk.weight + 2 * EVEN for trunk in field.forking)
        share = field.left * (route.weight + EVEN) / weights
    return (share + SPARE_TILES) * (FORKING_NODES if route.forks else 1.0)


class _Flow:
    """As many disjoint ways over free nodes to the edge as there can be: a maximum flow."""

    def __init__(self, lattice: Lattice, free: int, rim: int) -> None:
        self._lattice, self._free, self._rim = lattice, free, rim & free
        self._origin = free.bit_length()
        """Numbers from here on stand for where a way begins, the others for nodes."""
        self._starts: list[int] = []
        self._before: dict[int, int] = {}
        """What comes before each node of a way."""
        self._used = self._last = 0

    def add(self, starts: int) -> bool:
        """Find one more way from one of these nodes, others going round it; return whether there is one.

        A search in breadth finds it: nodes on other ways are entered to go back along them, and left where
        such a way then goes on otherwise.
        """
        entered, left = 0, 1 << self._origin + len(self._starts)
        self._starts.append(starts)
        layers: list[tuple[int, int]] = []
        was_entered = was_left = 0
        while entered | left:
            layers.append((entered, left))
            if found := left & self._rim & ~self._last:
                self._change(layers, found.bit_length() - 1)
                return True
            was_entered, was_left = was_entered | entered, was_left | left
            ahead = self._lattice.spread(left & self._free, self._free)
            for start in self._lattice.nodes(left >> self._origin):
                ahead |= self._starts[start]
            back = sum({1 << self._before[node] for node in self._lattice.nodes(entered)})
            entered, left = (
                (ahead | left) & self._used & ~was_entered,
                (ahead & ~self._used | back) & ~was_left,
            )
        return False

    def _change(self, layers: Sequence[tuple[int, int]], here: int) -> None:
        """Add a way that ends at a node, back through the layers of the search that found it."""
        self._last |= 1 << here
        used, is_left = self._used, True
        for entered, left in reversed(layers[:-1]):
            if is_left and (here >= self._origin or used >> here & 1):
                here = next(node for node in self._lattice.nodes(entered) if self._before[node] == here)
                is_left = False
            elif not is_left and left >> here & 1:
                del self._before[here]
                self._used &= ~(1 << here)
                is_left = True
            else:
                near = self._lattice.spread(1 << here, left & self._free)
                starts = self._lattice.nodes(left >> self._origin)
                before = (
                    near.bit_length() - 1
                    if near
                    else self._origin + next(start for start in starts if self._starts[start] >> here & 1)
                )
                self._before[here] = before
                self._used |= 1 << here
                here, is_left = before, True

"""Reach: how much of the felt is left for every train if one of them goes a certain way.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections import deque
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
CLOSED = 100.0
"""What it costs if a train has no way to the edge, where a larger table could help it."""
SHUT_IN = 100_000.0
"""What it costs if an end has no way to the edge of its own where players may fork: more than all else."""
MISSED = 200.0, 40.0, 20.0
"""What it costs if an end that may fork has no second way of its own, no third, and no fourth."""
SEEN = 3.1
"""From so much of its ray about the end of its landing places a train looks for room."""
DEPTH = 8
"""How many steps far trains look for room."""
OUT = -1
"""What follows the last node of a way to the edge; numbers below it stand for the ends where ways begin."""


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
        short = SHORT * self._shortage(free, everyone)
        if self._field.shut_in < math.inf:
            return short + self._lack(free, everyone)
        return short + CLOSED * self._closed(free, everyone)

    def shut_in(self) -> float:
        """Return how many ends have no way to the edge of their own, infinity where none is kept."""
        if not self._field.forks:
            return math.inf
        return self._lack(self._field.free(), self._tips) // SHUT_IN

    def _lack(self, free: int, tips: Sequence[Tip]) -> float:
        """Return what it costs that ends have no ways to the edge of their own.

        One that is at the edge has a way: it goes on from there when the table grows.
        """
        flow = _Flow(self._field.lattice, free, self._field.rim)
        spread = self._field.lattice.spread
        starts = [spread(tip.nodes, free) | tip.nodes & free for tip in tips]
        lack = sum(
            SHUT_IN
            for end, tip in enumerate(tips)
            if not (tip.nodes & self._field.rim or flow.add(end, starts[end]))
        )
        forking = [end for end, tip in enumerate(tips) if tip.forks]
        for missed in MISSED:
            going = [end for end in forking if flow.add(end, starts[end])]
            lack += missed * (len(forking) - len(going))
            forking = going
        return lack

    def _closed(self, free: int, tips: Sequence[Tip]) -> int:
        """Return how many tips have no free way to the edge."""
        lattice, rim = self._field.lattice, self._field.rim
        left, front = free, rim & free
        while front:
            left &= ~front
            front = lattice.spread(front, left)
        reached = rim | free & ~left
        return sum(not (tip.nodes | lattice.spread(tip.nodes, free)) & reached for tip in tips)

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
        share = field.left * (route.weight + EVEN) / weights
    return (share + SPARE_TILES) * (FORKING_NODES if route.forks else 1.0)


class _Flow:
    """As many disjoint ways over free nodes to the edge as there can be: a maximum flow."""

    def __init__(self, lattice: Lattice, free: int, rim: int) -> None:
        self._lattice, self._free, self._rim = lattice, free, rim
        self._starts: dict[int, int] = {}
        self._links: dict[int, int] = {}
        """The node before each node of a way, or the end where the way begins."""
        self._onward: dict[int, int] = {}
        self._used = 0

    def add(self, end: int, starts: int) -> bool:
        """Find one more way, for an end that can begin at any of these nodes; return whether there is one."""
        self._starts[OUT - 1 - end] = starts
        way = self._free_way(starts)
        if way:
            self._join(OUT - 1 - end, *way, OUT)
            return True
        return self._lead_others_round(OUT - 1 - end)

    def _free_way(self, starts: int) -> list[int]:
        """Return the shortest way that meets no other, as nodes, or nothing."""
        left = self._free & ~self._used
        front, layers = starts & left, []
        while front and not front & self._rim:
            layers.append(front)
            left &= ~front
            front = self._lattice.spread(front, left)
        if not front:
            return []
        front &= self._rim
        way = [front.bit_length() - 1]
        for layer in reversed(layers):
            way.append((self._lattice.spread(1 << way[-1], self._free) & layer).bit_length() - 1)
        return way[::-1]

    def _join(self, *way: int) -> None:
        for i in range(len(way) - 1):
            here, there = way[i], way[i + 1]
            if here >= 0:
                self._onward[here] = there
                self._used |= 1 << here
            if there >= 0:
                self._links[there] = here

    def _lead_others_round(self, end: int) -> bool:
        """Find a way that takes nodes of others, which go another way from there."""
        came: dict[tuple[int, bool], tuple[int, bool] | None] = {(end, True): None}
        queue = deque(came)
        while queue:
            state = here, leaves = queue.popleft()
            if not leaves:  # on another way, which ends here: from the node before it something else begins
                reached = [(self._links[here], True)]
            elif here >= 0 and self._rim >> here & 1 and self._onward.get(here) != OUT:
                self._turn(came, state)
                return True
            else:
                around = self._starts[here] if here < 0 else self._lattice.spread(1 << here, self._free)
                reached = [
                    (there, not self._used >> there & 1)
                    for there in self._lattice.nodes(around & self._free)
                    if self._links.get(there) != here
                ]
                if here in self._links and self._used >> here & 1:
                    reached.append((here, False))
            for each in reached:
                if each not in came:
                    came[each] = state
                    queue.append(each)
        return False

    def _turn(self, came: dict[tuple[int, bool], tuple[int, bool] | None], last: tuple[int, bool]) -> None:
        """Change all ways by one that goes back along some of them."""
        gone, new = set(), {(last[0], OUT)}
        state, before = last, came[last]
        while before is not None:
            if state[0] != before[0]:
                if before[1]:
                    new.add((before[0], state[0]))
                else:
                    gone.add((state[0], before[0]))
            state, before = before, came[before]
        steps = {(before, node) for node, before in self._links.items()}
        steps |= {(node, there) for node, there in self._onward.items() if there == OUT}
        self._links, self._onward, self._used = {}, {}, 0
        for step in (steps - gone) | new:
            self._join(*step)

"""Flow: ways to the edge for many ends at once, no two of which share a node."""

from __future__ import annotations

from collections import deque

from mtdesk.table.layout.lattice import Lattice

EDGE = -1
"""What follows the last node of a way; numbers below it stand for the ends where ways begin."""


class Flow:
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
        self._starts[EDGE - 1 - end] = starts
        way = self._free_way(starts)
        if way:
            self._join(EDGE - 1 - end, *way, EDGE)
            return True
        return self._lead_others_round(EDGE - 1 - end)

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
            elif here >= 0 and self._rim >> here & 1 and self._onward.get(here) != EDGE:
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
        gone, new = set(), {(last[0], EDGE)}
        state, before = last, came[last]
        while before is not None:
            if state[0] != before[0]:
                if before[1]:
                    new.add((before[0], state[0]))
                else:
                    gone.add((state[0], before[0]))
            state, before = before, came[before]
        steps = {(before, node) for node, before in self._links.items()}
        steps |= {(node, there) for node, there in self._onward.items() if there == EDGE}
        self._links, self._onward, self._used = {}, {}, 0
        for step in (steps - gone) | new:
            self._join(*step)

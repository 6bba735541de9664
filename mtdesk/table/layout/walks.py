"""Walks: trains that go on in short, along their rays and from node to node, to see how long they can.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mtdesk.table.layout.lattice import Ground, Lattice
from mtdesk.table.layout.rays import Ray

ROOMY = 14
"""So many nodes beyond a turn are as good as more."""
TIGHT = 3
"""With fewer nodes beyond it a way off a ray is none."""
BEFORE_END = 5
"""How many positions before the end of its ray a train turns off it at the latest."""
BACK = 4
"""How many positions earlier it does so at most."""


class Walker(Struct):
    """A train on a walk: at a position of its ray or at a node, or ``None`` for each.

    ``last`` is the last position on its ray at which a tile may end; ``credit`` says how many tiles still fit
    on its path.
    """

    ray: Ray | None
    at: int
    last: int
    direction: int
    credit: int

    def come_to(self, node: int, direction: int, credit: int) -> None:
        """Go on to a node, off its ray."""
        self.ray, self.at, self.direction, self.credit = None, node, direction, credit


class Walk:
    """A table on which tiles are laid in short."""

    def __init__(self, lattice: Lattice, ground: Ground, walkers: Sequence[Walker], taken: int) -> None:
        self.lattice = lattice
        self.ground = ground.copy()
        self.walkers = [Walker(w.ray, w.at, w.last, w.direction, w.credit) for w in walkers]
        self.taken = taken
        """The nodes that trains off their rays have come to."""

    def lay(self, i: int) -> bool:
        """Lay a tile on a train and let its path go on; False if it cannot."""
        walker = self.walkers[i]
        if walker.credit:
            walker.credit -= 1
            return True
        ray = walker.ray
        if ray is None:
            return self._go_on(walker)
        if walker.at + 2 <= walker.last and not ray.ahead[walker.at] & self.taken:
            self._cover(ray, walker.at, walker.at + 2)
            walker.at += 2
            return True
        return self._leave(walker, ray)

    def open_up(self, i: int, ring: int) -> bool:
        """Make a ring of new nodes free if a train reaches it; returns whether it does."""
        walker = self.walkers[i]
        if walker.ray is None:
            near = 1 << walker.at
        else:
            near = walker.ray.ahead[min(walker.at + 2, len(walker.ray.ahead) - 1)]
        if not self.lattice.beside(near) & ring & ~self.taken:
            return False
        self.ground.free |= ring & ~self.taken
        return True

    def _cover(self, ray: Ray, start: int, end: int) -> None:
        for wall in ray.walls[start:end]:
            self.ground.remove(*wall)

    def _take(self, nodes: int) -> None:
        self.ground.free &= ~nodes
        self.taken |= nodes

    def _go_on(self, walker: Walker) -> bool:
        """Go straight on, or where that cannot be turn to where there is more room."""
        node, way = walker.at, walker.direction
        lattice, ground = self.lattice, self.ground
        if not ground.is_open(lattice, node, way):
            ways = [side for side in ((way + 1) % 4, (way - 1) % 4) if ground.is_open(lattice, node, side)]
            if not ways:
                return False
            way = ways[0] if len(ways) == 1 else max(ways, key=lambda side: self._room(node, side))
        there = lattice.neighbour(node, way)
        self._take(1 << there)
        walker.come_to(there, way, 0)
        return True

    def _leave(self, walker: Walker, ray: Ray) -> bool:
        """Turn off a ray, as far out as can be."""
        top = walker.at
        end = min(len(ray.walls), walker.last + BEFORE_END)
        while top < end and not ray.walls[top][0] & self.taken:
            top += 1
        for at in range(min(top, len(ray.walls) - 1), max(walker.at - 1, top - BACK, 0), -1):
            best = TIGHT - 1, -1, 0
            for node, way in ray.exits(at):
                if self.ground.free >> node & 1 and (room := self._room(node, way)) > best[0]:
                    best = room, node, way
                    if room == ROOMY:
                        break
            room, node, way = best
            if room >= TIGHT:
                there = self.lattice.neighbour(node, way)
                self._cover(ray, walker.at, at)
                self._take(1 << node | 1 << there)
                walker.come_to(there, way, (at - walker.at) // 2 + 1)
                return True
        return False

    def _room(self, node: int, direction: int) -> int:
        """Return how many nodes can be reached from one in a direction, ``ROOMY`` at most."""
        return self.lattice.room(self.ground, node, direction, ROOMY)

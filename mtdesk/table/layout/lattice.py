"""The lattice on which trains go on from their rays: lanes parallel to the edges, a pitch apart.

Everything here is measured in tile widths from the middle of the station. Sets of nodes and of edges between
neighbouring nodes are bits of an integer, which makes flooding them quick.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from mtdesk.table.layout.geometry import Bounds, Point, bounds_around, segment_distance

PITCH = 1.98
"""Least distance of neighbouring lanes: crosswise doubles on both never touch."""
EDGE = 1.03
"""Distance of the outermost lane from the edge of the table: a crosswise double, slanting in a bend."""
CLEAR = 1.97
"""What is nearer to a line than this may touch crosswise doubles on it with its own."""
SPARE = 5
"""So many lanes beyond each edge have places, too: a table that is scaled down reaches them."""

RIGHT, DOWN, LEFT, UP = range(4)
STEPS: tuple[Point, ...] = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
"""The unit vectors of the four directions, clockwise on screen."""


class Lattice:
    """Nodes in rows and columns round the station of a table of the given half sides."""

    def __init__(self, half: Point) -> None:
        a, b = half[0] - EDGE, half[1] - EDGE
        columns, rows = (max(2, int(2 * side / PITCH + 1e-9) + 1) for side in (a, b))
        self.pitch = 2 * a / (columns - 1), 2 * b / (rows - 1)
        self.columns, self.rows = columns + 2 * SPARE, rows + 2 * SPARE
        self._row = self.columns + 1  # the bit after each row belongs to no node: nothing is carried over
        self._steps = 1, self._row, -1, -self._row
        self._left = -(self.columns - 1) / 2 * self.pitch[0]
        self._top = -(self.rows - 1) / 2 * self.pitch[1]

    def point(self, node: int) -> Point:
        """Return where a node is."""
        row, column = divmod(node, self._row)
        return self._left + column * self.pitch[0], self._top + row * self.pitch[1]

    def lane(self, at: float, axis: int) -> float:
        """Return the place of the column (0) or row (1) nearest to a place."""
        origin = self._top if axis else self._left
        return origin + round((at - origin) / self.pitch[axis]) * self.pitch[axis]

    def neighbour(self, node: int, direction: int) -> int:
        """Return the next node in a direction.

        At the last one beyond any table it is none that is ever free.
        """
        return node + self._steps[direction]

    def inside(self, bounds: Bounds) -> int:
        """Return the nodes from which a crosswise double stays on a table."""
        (left, right), (top, bottom) = self._lanes(bounds)
        left, right = max(0, left), min(self.columns - 1, right)
        row = (1 << right - left + 1) - 1 << left
        return sum(row << i * self._row for i in range(max(0, top), min(self.rows - 1, bottom) + 1))

    def outermost(self, bounds: Bounds) -> int:
        """Return the nodes of a table's outermost lane."""
        (left, right), (top, bottom) = self._lanes(bounds)
        first, last = max(0, left + 1), min(self.columns - 1, right - 1)
        row = (1 << last - first + 1) - 1 << first
        inner = range(max(0, top + 1), min(self.rows, bottom))
        return self.inside(bounds) & ~sum(row << i * self._row for i in inner)

    def larger(self, bounds: Bounds) -> Iterator[Bounds]:
        """Yield tables in the same proportion with a column or a row more on either side, smaller first."""
        for more in sorted((self.pitch[0] / bounds.width, self.pitch[1] / bounds.height)):
            factor = 1 + 2 * more
            yield bounds_around((bounds.right * factor, bounds.bottom * factor))

    def _lanes(self, bounds: Bounds) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return the first and last column and row on a table."""
        return (
            (
                math.ceil((bounds.left + EDGE - self._left) / self.pitch[0] - 1e-6),
                math.floor((bounds.right - EDGE - self._left) / self.pitch[0] + 1e-6),
            ),
            (
                math.ceil((bounds.top + EDGE - self._top) / self.pitch[1] - 1e-6),
                math.floor((bounds.bottom - EDGE - self._top) / self.pitch[1] + 1e-6),
            ),
        )

    def nodes(self, mask: int) -> Iterator[int]:
        """Yield the nodes of a set, the lowest first."""
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask ^= low

    def nodes_around(self, p: Point, reach: float) -> Iterator[tuple[int, Point]]:
        """Yield all nodes near a point, and where they are."""
        for column in range(*self._span(p[0], p[0], reach, 0)):
            for row in range(*self._span(p[1], p[1], reach, 1)):
                node = row * self._row + column
                place = self.point(node)
                if math.dist(place, p) < reach:
                    yield node, place

    def around(self, start: Point, end: Point, reach: float) -> Iterator[tuple[int, int, Point]]:
        """Yield places near a segment: 0 and a node, 1 or 2 and the node left of or above an edge."""
        half = self.pitch[0] / 2, self.pitch[1] / 2
        rows = range(*self._span(start[1], end[1], reach, 1))
        for column in range(*self._span(start[0], end[0], reach, 0)):
            for row in rows:
                node = row * self._row + column
                x, y = self.point(node)
                for kind, place in enumerate(((x, y), (x + half[0], y), (x, y + half[1]))):
                    if segment_distance(place, start, end) < reach:
                        yield kind, node, place

    def near(self, start: Point, end: Point) -> tuple[int, int, int]:
        """Return the nodes too near to a segment, and the edges that are although their nodes are not."""
        nodes = across = down = 0
        for kind, node, _ in self.around(start, end, CLEAR):
            if kind == 0:
                nodes |= 1 << node
            elif kind == 1:
                across |= 1 << node
            else:
                down |= 1 << node
        return nodes, across & ~(nodes | nodes >> 1), down & ~(nodes | nodes >> self._row)

    def _span(self, a: float, b: float, reach: float, axis: int) -> tuple[int, int]:
        origin, pitch, count = (
            (self._left, self.pitch[0], self.columns) if axis == 0 else (self._top, self.pitch[1], self.rows)
        )
        low, high = (min(a, b) - reach - origin) / pitch, (max(a, b) + reach - origin) / pitch
        return max(0, math.ceil(low - 0.5)), min(count, math.floor(high) + 1)

    def spread(self, front: int, ground: Ground) -> int:
        """Return the free nodes one step away from those of a set."""
        across, down = front & ground.across, front & ground.down
        onto = across << 1 | down << self._row
        onto |= front >> 1 & ground.across | front >> self._row & ground.down
        return onto & ground.free

    def room(self, ground: Ground, node: int, direction: int, most: int) -> int:
        """Return how many free nodes can be reached from one in a direction, up to ``most``."""
        if not ground.is_open(self, node, direction):
            return 0
        left = ground.copy()
        left.free &= ~(1 << node)
        front = 1 << self.neighbour(node, direction)
        count = 0
        while front and count < most:
            left.free &= ~front
            count += front.bit_count()
            front = self.spread(front, left)
        return min(count, most)


class Ground:
    """What of a lattice is free: nodes, and edges by the node on their left or above them."""

    __slots__ = ("across", "down", "free")

    def __init__(self, free: int, across: int, down: int) -> None:
        self.free, self.across, self.down = free, across, down

    def copy(self) -> Ground:
        """Return another ground that is alike."""
        return Ground(self.free, self.across, self.down)

    def is_open(self, lattice: Lattice, node: int, direction: int) -> bool:
        """Return whether the neighbour of a node is free and the edge to it, too."""
        there = lattice.neighbour(node, direction)
        if there < 0 or not self.free >> there & 1:
            return False
        edges = self.across if direction in (RIGHT, LEFT) else self.down
        return bool(edges >> min(node, there) & 1)

    def remove(self, nodes: int, across: int, down: int) -> None:
        """Take sets of nodes and edges away."""
        self.free &= ~nodes
        self.across &= ~across
        self.down &= ~down

    def block(self, kind: int, node: int) -> None:
        """Take a node (kind 0) or an edge (1 across, 2 down) away."""
        bit = ~(1 << node)
        if kind == 0:
            self.free &= bit
        elif kind == 1:
            self.across &= bit
        else:
            self.down &= bit

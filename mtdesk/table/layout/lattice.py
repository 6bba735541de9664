"""The lattice on which trains go on from their rays: lanes parallel to the edges, a pitch apart.

Everything here is measured in tile widths from the middle of the station. Sets of nodes are bits of an
integer, which makes flooding them quick.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from mtdesk.table.layout.geometry import Point, is_within, segment_distance

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
        """Return the next node in a direction, on the table or beyond its edge; below 0 there is none."""
        return node + self._steps[direction]

    def inside(self, half: Point) -> int:
        """Return the nodes from which a crosswise double stays on a table of these half sides."""
        nodes = (row * self._row + column for row in range(self.rows) for column in range(self.columns))
        return sum(1 << node for node in nodes if is_within(self.point(node), half, EDGE - 1e-6))

    def rim(self, nodes: int) -> int:
        """Return those of a set that are not in the midst of it."""
        return nodes & ~(nodes << 1 & nodes >> 1 & nodes << self._row & nodes >> self._row)

    def larger(self, half: Point) -> Iterator[Point]:
        """Yield half sides as long in proportion with a column or a row more at either end, shorter first."""
        for more in sorted((self.pitch[0] / half[0], self.pitch[1] / half[1])):
            yield half[0] * (1 + more), half[1] * (1 + more)

    def nodes(self, mask: int) -> Iterator[int]:
        """Yield the nodes of a set, the lowest first."""
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask ^= low

    def around(self, start: Point, end: Point, reach: float) -> Iterator[tuple[int, Point]]:
        """Yield the nodes nearer to a segment than a reach, and where they are."""
        rows = range(*self._span(start[1], end[1], reach, 1))
        for column in range(*self._span(start[0], end[0], reach, 0)):
            for row in rows:
                node = row * self._row + column
                place = self.point(node)
                if segment_distance(place, start, end) < reach:
                    yield node, place

    def near(self, start: Point, end: Point) -> int:
        """Return the nodes too near to a segment."""
        return sum(1 << node for node, _ in self.around(start, end, CLEAR))

    def _span(self, a: float, b: float, reach: float, axis: int) -> tuple[int, int]:
        origin, pitch, count = (
            (self._left, self.pitch[0], self.columns) if axis == 0 else (self._top, self.pitch[1], self.rows)
        )
        low, high = (min(a, b) - reach - origin) / pitch, (max(a, b) + reach - origin) / pitch
        return max(0, math.ceil(low - 0.5)), min(count, math.floor(high) + 1)

    def spread(self, front: int, free: int) -> int:
        """Return the free nodes one step away from those of a set."""
        return (front << 1 | front >> 1 | front << self._row | front >> self._row) & free

    def is_open(self, free: int, node: int, direction: int) -> bool:
        """Return whether the neighbour of a node is free."""
        there = self.neighbour(node, direction)
        return there >= 0 and bool(free >> there & 1)

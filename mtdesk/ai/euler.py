"""The heaviest trail through many tiles at once, by parity instead of trial and error.

A train is a trail in the graph whose points are pips and whose lines are tiles. All lines can be walked in
one trail from a point if they are connected and every other point but one has an even number of them. So the
lightest set of tiles is removed that leaves such a graph; if the rest is connected, no train is heavier.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

_MOST_ODD = 15
"""The number of odd points up to which they are paired exactly; each doubles the work."""

_Distances = Mapping[tuple[int, int], int]
_Pairs = list[tuple[int, int]]


class Line(NamedTuple):
    """A tile other than a double: the pips it joins, its weight (above 0), the caller's number for it."""

    one: int
    other: int
    weight: int
    number: int


class Trail(NamedTuple):
    """A train of lines in order, and what is left out for the sake of parity, besides what that cuts off."""

    lines: tuple[Line, ...]
    removed: frozenset[int]
    """Numbers of lines."""
    is_lightest: bool
    """Whether it is known that nothing lighter could be left out."""


def heavy_trail(lines: Sequence[Line], start: int | None) -> Trail:
    """Return a trail from the pip ``start``, or from any if that is None.

    All lines must be connected, to ``start`` as well. With very many odd points it is only a good one.
    """
    graph = _Graph(lines)
    odd = {pip for pip, at in graph.at.items() if len(at) % 2}
    # A trail has two ends, which may stay odd; a given start is taken out of the count by turning it over.
    points, ends = (odd, 2) if start is None else (odd ^ {start}, 1)
    exact = len(points) <= _MOST_ODD
    pair = _lightest_pairs if exact else _nearest_pairs
    pairs = pair(sorted(points), ends, graph.distance)
    removed: set[int] = set()
    for one, other in pairs:
        removed ^= graph.path(one, other)
    kept = [line for line in lines if line.number not in removed]
    unpaired = points.difference(*pairs)
    walked = _walk(kept, min(unpaired or graph.at, default=0) if start is None else start)
    return Trail(walked, frozenset(removed), exact)


class _Graph:
    """The lines by their pips, and the lightest path between any two pips."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.at = _by_pip(lines)
        self._next: dict[tuple[int, int], Line] = {}
        self.distance: dict[tuple[int, int], int] = {}
        for pip, at in self.at.items():
            self.distance[pip, pip] = 0
            for line in at:
                far = line.other if line.one == pip else line.one
                self.distance[pip, far] = line.weight
                self._next[pip, far] = line
        self._close()

    def _close(self) -> None:
        """Run the Floyd-Warshall algorithm: let every pip in turn be an intermediate point."""
        distance, following = self.distance, self._next
        for middle in self.at:
            onward = [(pip, distance[middle, pip]) for pip in self.at if (middle, pip) in distance]
            for start in self.at:
                to_middle = distance.get((start, middle))
                if to_middle is None or start == middle:
                    continue
                for goal, rest in onward:
                    known = distance.get((start, goal))
                    if known is None or to_middle + rest < known:
                        distance[start, goal] = to_middle + rest
                        following[start, goal] = following[start, middle]

    def path(self, start: int, goal: int) -> set[int]:
        """Return the numbers of the lines on the lightest path."""
        numbers: set[int] = set()
        while start != goal:
            line = self._next[start, goal]
            numbers.add(line.number)
            start = line.other if line.one == start else line.one
        return numbers


def _lightest_pairs(points: Sequence[int], spare: int, distance: _Distances) -> _Pairs:
    """Pair all points except ``spare`` so that the sum of the distances is smallest."""
    known: dict[tuple[int, int], tuple[int, int]] = {}
    pairs: _Pairs = []
    left = (1 << len(points)) - 1
    while left.bit_count() > spare:
        partner = _lightest(left, spare, points, distance, known)[1]
        first = left.bit_length() - 1
        left ^= 1 << first | partner
        if partner:
            pairs.append((points[first], points[partner.bit_length() - 1]))
        else:
            spare -= 1
    return pairs


def _lightest(
    left: int,
    spare: int,
    points: Sequence[int],
    distance: _Distances,
    known: dict[tuple[int, int], tuple[int, int]],
) -> tuple[int, int]:
    """Return the smallest sum for these points, a bit each, and the bit of the partner of the last, or 0."""
    if left.bit_count() <= spare:
        return 0, 0
    key = left, spare
    if key not in known:
        last = left.bit_length() - 1
        rest = left ^ 1 << last
        found = [(_lightest(rest, spare - 1, points, distance, known)[0], 0)] if spare else []
        for at in range(last):
            if rest >> at & 1:
                others, _ = _lightest(rest ^ 1 << at, spare, points, distance, known)
                found.append((others + distance[points[last], points[at]], 1 << at))
        known[key] = min(found)
    return known[key]


def _nearest_pairs(points: Sequence[int], spare: int, distance: _Distances) -> _Pairs:
    """Pair all points except ``spare``, nearest first: quick, and not always the best."""
    free = set(points)
    pairs: _Pairs = []
    for one, other in sorted(combinations(points, 2), key=distance.__getitem__):
        if one in free and other in free and len(free) > spare:
            free -= {one, other}
            pairs.append((one, other))
    return pairs


def _walk(lines: Iterable[Line], start: int) -> tuple[Line, ...]:
    """Hierholzer's walk over all lines that are connected to ``start``."""
    at = _by_pip(lines)
    walked: set[int] = set()
    here, trail = start, []
    stack: list[tuple[int, Line | None]] = [(start, None)]
    while stack:
        here, arrived_by = stack[-1]
        while at.get(here) and at[here][-1].number in walked:
            at[here].pop()
        if at.get(here):
            line = at[here].pop()
            walked.add(line.number)
            stack.append((line.other if line.one == here else line.one, line))
        else:
            stack.pop()
            if arrived_by is not None:
                trail.append(arrived_by)
    return tuple(reversed(trail))


def _by_pip(lines: Iterable[Line]) -> dict[int, list[Line]]:
    at: dict[int, list[Line]] = {}
    for line in lines:
        at.setdefault(line.one, []).append(line)
        at.setdefault(line.other, []).append(line)
    return at

"""The best train a hand can play from an end.

By ``tile_ranks`` it is the longest, and of the longest ones the one with the most points, so that what is
left of the hand counts least.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from mtdesk.ai.heartbeat import SIGN
from mtdesk.rules.tiles import Tile

_MOST = 40
"""The most ways to keep tiles that are tried for a part of more tiles than ``_SMALL``."""
_SMALL = 20
_FEW_RINGS = 7
"""The number of rings among tiles up to which trying all trains is quicker than pairing pips."""


class _Solution(NamedTuple):
    rank: int
    train: tuple[int, ...]
    """Numbers of tiles in the hand."""


_NOTHING = _Solution(0, ())


class Planner:
    """Best trains of parts of one hand. A part is a set of bits, bit i for ``hand[i]``.

    The best train has the highest sum of ``ranks``, above 0 each. A double is played where its number first
    occurs, which never costs anything. Up to 20 tiles the train is certainly the best, and found within 0.05
    seconds. With more it is the best if 40 attempts to keep what parity cuts off suffice, and at most 15
    numbers occur on an odd number of tiles; otherwise it is a good one. Results are kept from question to
    question.
    """

    def __init__(self, hand: Sequence[Tile], ranks: Mapping[Tile, int]) -> None:
        self._hand = tuple(hand)
        self._ranks = tuple(ranks[tile] for tile in hand)
        self.everything = (1 << len(self._hand)) - 1
        pips = {pip for tile in hand for pip in tile}
        self._double = {
            pip: next((1 << i for i, tile in enumerate(hand) if tile == (pip, pip)), 0) for pip in pips
        }
        self._at = {pip: self._lines_at(pip) for pip in pips}
        self._known: dict[tuple[int, int], int] = {}
        self._solved: dict[tuple[int, int | None], _Solution] = {}
        self._sign = SIGN.get()

    def _lines_at(self, pip: int) -> list[tuple[int, int, int]]:
        """Bit, far pip and rank of the tiles other than doubles at a pip, the most valuable first."""
        lines = [
            (1 << i, tile.other(pip), self._ranks[i])
            for i, tile in enumerate(self._hand)
            if tile.has(pip) and not tile.is_double
        ]
        return sorted(lines, key=lambda line: -line[2])

    def bits(self, tiles: Iterable[Tile]) -> int:
        """Return the part of the hand that consists of these tiles."""
        return sum(1 << self._hand.index(tile) for tile in tiles)

    def rank(self, part: int, pip: int | None) -> int:
        """Return the rank of the best train from ``pip`` (None: from any) with tiles of ``part``."""
        return self._solve(part, pip).rank

    def train(self, part: int, pip: int | None) -> tuple[Tile, ...]:
        """Return the best train itself."""
        return tuple(self._hand[i] for i in self._solve(part, pip).train)

    def trains(self, part: int, pips: Iterable[int | None]) -> list[tuple[int | None, tuple[Tile, ...]]]:
        """Return the best trains from several pips, the best of all first, each with its pip.

        None shares a tile with an earlier one. Those without a tile are left out.
        """
        left = list(pips)
        found = []
        while left and part:
            pip = max(left, key=lambda pip: self.rank(part, pip))
            left.remove(pip)
            train = self.train(part, pip)
            if train:
                found.append((pip, train))
                part &= ~self.bits(train)
        return found

    def _solve(self, part: int, pip: int | None) -> _Solution:
        key = part, pip
        if key not in self._solved:
            self._sign()
            self._solved[key] = (
                self._solve_from_any(part) if pip is None else self._solve_from(part, pip, _NOTHING)
            )
        return self._solved[key]

    def _solve_from_any(self, part: int) -> _Solution:
        """Return the best over all groups of connected tiles."""
        best = _NOTHING
        while part:
            pip = self._hand[part.bit_length() - 1].hi
            lot = self._reachable(part, pip)
            part &= ~lot
            trail = heavy_trail(self._lines(lot), None)
            best = max(best, self._with_doubles(lot, self._start_of(lot, trail), trail))
            if best.rank < self._bound(lot, trail):
                for start in {pip for i in _numbers(lot) for pip in self._hand[i]}:
                    best = self._solve_from(lot, start, best)
        return best

    def _solve_from(self, part: int, pip: int, best: _Solution) -> _Solution:
        """Return the best train from ``pip``, or ``best`` if none is better."""
        part = self._reachable(part, pip)
        lines = self._lines(part)
        pips = {pip, *(line.one for line in lines), *(line.other for line in lines)}
        if len(lines) - len(pips) + 1 > _FEW_RINGS:
            return self._by_parity(part, pip, best)
        rank = self._search(part, pip)
        return _Solution(rank, tuple(self._retrace(part, pip))) if rank > best.rank else best

    def _reachable(self, part: int, pip: int) -> int:
        """Return the tiles of ``part`` that are connected to ``pip``."""
        reached, found, waiting = {pip}, 0, [pip]
        while waiting:
            here = waiting.pop()
            found |= part & self._double.get(here, 0)
            for bit, far, _ in self._at.get(here, ()):
                if part & bit:
                    found |= bit
                    if far not in reached:
                        reached.add(far)
                        waiting.append(far)
        return found

    def _lines(self, part: int, kept: int = 0) -> list[Line]:
        """Return the tiles other than doubles as lines; ``kept`` must not be left out, whatever it costs."""
        return [
            Line(tile.hi, tile.lo, self._ranks[i] << 16 if kept >> i & 1 else self._ranks[i], i)
            for i in _numbers(part)
            if not (tile := self._hand[i]).is_double
        ]

    # By parity

    def _by_parity(self, part: int, pip: int, best: _Solution) -> _Solution:
        """Leave out the least that leaves a trail; where that cuts off tiles, try every way to keep them."""
        waiting, most = [(part, 0)], inf if part.bit_count() <= _SMALL else _MOST
        while waiting and most > 0:
            most -= 1
            part, kept = waiting.pop()
            part = self._reachable(part, pip)
            if kept & ~part:
                continue
            trail = heavy_trail(self._lines(part, kept), pip)
            bound = self._bound(part, trail)
            if any(kept >> i & 1 for i in trail.removed) or bound <= best.rank:
                continue
            found = self._with_doubles(part, pip, trail)
            best = max(best, found)
            if found.rank < bound and trail.is_lightest:
                waiting += self._branches(part, kept, found, trail)
        return best

    def _bound(self, part: int, trail: Trail) -> int:
        """Return a rank that no train of these tiles exceeds."""
        removed = trail.removed if trail.is_lightest else ()
        return sum(self._ranks[i] for i in _numbers(part)) - sum(self._ranks[i] for i in removed)

    def _branches(self, part: int, kept: int, found: _Solution, trail: Trail) -> Iterator[tuple[int, int]]:
        """Yield parts, each with what must be kept, such that the best train is in one of them.

        Either the train stays out of a group of tiles that was cut off, or it uses one of the tiles which
        were left out there.
        """
        unused = set(_numbers(part)) - set(found.train) - trail.removed
        pip = self._hand[min(unused)].hi
        removed = sum(1 << i for i in trail.removed)
        inside = {pip} | {
            pip for i in _numbers(self._reachable(part & ~removed, pip)) for pip in self._hand[i]
        }
        for i in trail.removed:
            if (self._hand[i].hi in inside) != (self._hand[i].lo in inside):
                yield part, kept | 1 << i
                part &= ~(1 << i)
        yield part, kept

    def _start_of(self, part: int, trail: Trail) -> int:
        """Return the pip where a trail of lines starts; where there are none, that of the only double."""
        if not trail.lines:
            return self._hand[part.bit_length() - 1].hi
        first, *rest = trail.lines
        if rest and first.one in (rest[0].one, rest[0].other):
            return first.other
        return first.one

    def _with_doubles(self, part: int, pip: int, trail: Trail) -> _Solution:
        """Return the train with every double of ``part`` inserted where its pip first occurs."""
        train: list[int] = []
        for i in (None, *(line.number for line in trail.lines)):
            if i is not None:
                train.append(i)
                pip = self._hand[i].other(pip)
            double = part & self._double.get(pip, 0)
            if double:
                part ^= double
                train.append(double.bit_length() - 1)
        return _Solution(sum(self._ranks[i] for i in train), tuple(train))

    # By trying all trains

    def _search(self, part: int, pip: int) -> int:
        """Return the rank of the best train."""
        key = part, pip
        known = self._known.get(key)
        if known is not None:
            return known
        double = part & self._double.get(pip, 0)
        if double:
            best = self._ranks[double.bit_length() - 1] + self._search(part ^ double, pip)
        else:
            best = 0
            for bit, far, rank in self._at.get(pip, ()):
                if part & bit:
                    best = max(best, rank + self._search(part ^ bit, far))
        self._known[key] = best
        return best

    def _retrace(self, part: int, pip: int) -> Iterator[int]:
        """Yield the tiles of the train whose rank was found."""
        while self._known[part, pip]:
            double = part & self._double.get(pip, 0)
            steps = [(double, pip, self._ranks[double.bit_length() - 1])] if double else self._at[pip]
            bit, pip = next(
                (bit, far)
                for bit, far, rank in steps
                if part & bit and rank + self._known[part ^ bit, far] == self._known[part, pip]
            )
            part ^= bit
            yield bit.bit_length() - 1


def _numbers(part: int) -> Iterator[int]:
    """Yield the numbers of the set bits, lowest first."""
    while part:
        low = part & -part
        yield low.bit_length() - 1
        part ^= low


# The heaviest trail through many tiles at once, by parity instead of trial and error
#
# A train is a trail in the graph whose points are pips and whose lines are tiles. All lines can be walked in
# one trail from a point if they are connected and every other point but one has an even number of them. So
# the lightest set of tiles is removed that leaves such a graph. If the rest is connected, no train is
# heavier.


_MOST_ODD = 15
"""The number of odd points up to which they are paired exactly; each doubles the work."""

_Distances = Mapping[tuple[int, int], int]
_Pairs = tuple[tuple[int, int], ...]


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

    @cache
    def lightest(left: int, spare: int) -> tuple[int, _Pairs]:
        """Return the smallest sum for these points, a bit each, and its pairs."""
        if left.bit_count() <= spare:
            return 0, ()
        last = left.bit_length() - 1
        rest = left ^ 1 << last
        found = [lightest(rest, spare - 1)] if spare else []
        for at in range(last):
            if rest >> at & 1:
                others, pairs = lightest(rest ^ 1 << at, spare)
                pair = points[last], points[at]
                found.append((others + distance[pair], (pair, *pairs)))
        return min(found, key=lambda one: one[0])

    return lightest((1 << len(points)) - 1, spare)[1]


def _nearest_pairs(points: Sequence[int], spare: int, distance: _Distances) -> _Pairs:
    """Pair all points except ``spare``, nearest first: quick, and not always the best."""
    free = set(points)
    pairs: _Pairs = ()
    for one, other in sorted(combinations(points, 2), key=distance.__getitem__):
        if one in free and other in free and len(free) > spare:
            free -= {one, other}
            pairs += ((one, other),)
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

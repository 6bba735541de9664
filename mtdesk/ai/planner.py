"""The heaviest train a hand can play from an end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from mtdesk.ai.euler import Line, heavy_trail
from mtdesk.ai.heartbeat import SIGN
from mtdesk.rules.tiles import Tile

WORK = 50_000
"""Steps a planner takes by default before it settles for a good train instead of the heaviest."""

_FEW = 14
"""The number of tiles up to which trying all trains is quicker than pairing pips."""


def longest_train(
    hand: Sequence[Tile], pip: int | None, value: Callable[[Tile], int], work: int = WORK
) -> tuple[Tile, ...]:
    """Return the train from ``pip`` (None: from any pip) with the highest sum of ``value`` (0 or more each).

    If ``work`` steps of search do not suffice to find the heaviest, it is a good one.
    """
    planner = Planner(hand, value, work)
    return planner.train(planner.everything, pip)


class _Solution(NamedTuple):
    worth: int
    train: tuple[int, ...]
    """Numbers of tiles in the hand."""


_NOTHING = _Solution(0, ())
_worth_of = attrgetter("worth")


class _OutOfWorkError(Exception):
    """The allowed steps are used up."""


class Planner:
    """Heaviest trains of parts of one hand. A part is a set of bits, bit i for ``hand[i]``.

    Results are kept from question to question. Answers depend on earlier questions only where ``work`` runs
    out.
    """

    def __init__(self, hand: Sequence[Tile], value: Callable[[Tile], int], work: int = WORK) -> None:
        self._hand = tuple(hand)
        self._worth = tuple(value(tile) for tile in hand)
        self.everything = (1 << len(self._hand)) - 1
        self.work_left = work
        self._reserve = 0
        pips = {pip for tile in hand for pip in tile}
        self._double = {
            pip: next((1 << i for i, tile in enumerate(hand) if tile == (pip, pip)), 0) for pip in pips
        }
        self._at = {pip: self._lines_at(pip) for pip in pips}
        self._known: dict[tuple[int, int], int] = {}
        self._solved: dict[tuple[int, int | None], _Solution] = {}
        self._sign = SIGN.get()

    def _lines_at(self, pip: int) -> list[tuple[int, int, int]]:
        """Bit, far pip and worth of the tiles other than doubles at a pip, the most valuable first."""
        lines = [
            (1 << i, tile.other(pip), self._worth[i])
            for i, tile in enumerate(self._hand)
            if tile.has(pip) and not tile.is_double
        ]
        return sorted(lines, key=lambda line: -line[2])

    def bits(self, tiles: Iterable[Tile]) -> int:
        """Return the part of the hand that consists of these tiles."""
        return sum(1 << self._hand.index(tile) for tile in tiles)

    def worth(self, part: int, pip: int | None) -> int:
        """Return the worth of the heaviest train from ``pip`` (None: from any) with tiles of ``part``."""
        return self._solve(part, pip).worth

    def train(self, part: int, pip: int | None) -> tuple[Tile, ...]:
        """Return the heaviest train itself."""
        return tuple(self._hand[i] for i in self._solve(part, pip).train)

    def trains(self, part: int, pips: Iterable[int | None]) -> list[tuple[int | None, tuple[Tile, ...]]]:
        """Return the heaviest trains from several pips, the heaviest of all first, each with its pip.

        None shares a tile with an earlier one. Those without a tile are left out.
        """
        left = list(pips)
        found = []
        while left and part:
            pip = max(left, key=lambda pip: self.worth(part, pip))
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
            self._solved[key] = self._solve_from_any(part) if pip is None else self._solve_from(part, pip)
        return self._solved[key]

    def _solve_from_any(self, part: int) -> _Solution:
        """Return the best over all groups of connected tiles."""
        best = _NOTHING
        while part:
            pip = self._hand[part.bit_length() - 1].hi
            lot = self._reachable(part, pip)
            part &= ~lot
            solution, is_best = self._by_parity(lot, None)
            if not is_best and self.work_left > 0:
                pips = {pip for i in _numbers(lot) for pip in self._hand[i]}
                solution = max((self._solve_from(lot, start) for start in pips), key=_worth_of)
            best = max(best, solution, key=_worth_of)
        return best

    def _solve_from(self, part: int, pip: int) -> _Solution:
        part = self._reachable(part, pip)
        searched = self._searched(part, pip) if part.bit_count() <= _FEW else None
        if searched is not None:
            return searched
        solution, is_best = self._by_parity(part, pip)
        if is_best or self.work_left <= 0:
            return solution
        return max(solution, self._searched(part, pip) or _NOTHING, key=_worth_of)

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

    # By parity

    def _by_parity(self, part: int, pip: int | None) -> tuple[_Solution, bool]:
        """Return a heavy train of connected tiles, and whether none is heavier."""
        lines = [
            Line(tile.hi, tile.lo, self._worth[i], i)
            for i in _numbers(part)
            if not (tile := self._hand[i]).is_double
        ]
        trail = heavy_trail(lines, pip, thorough=self.work_left > 0)
        self.work_left -= trail.work
        start = self._start_of(part, trail.lines) if pip is None else pip
        train = self._with_doubles(part, start, [line.number for line in trail.lines])
        doubles = part.bit_count() - len(lines)
        is_best = trail.is_best and len(train) == len(trail.lines) + doubles
        return _Solution(sum(self._worth[i] for i in train), train), is_best

    def _start_of(self, part: int, trail: Sequence[Line]) -> int:
        """Return the pip where a trail of lines starts; where there are none, that of the only double."""
        if not trail:
            return self._hand[part.bit_length() - 1].hi
        first, *rest = trail
        if rest and first.one in (rest[0].one, rest[0].other):
            return first.other
        return first.one

    def _with_doubles(self, part: int, pip: int, lines: Iterable[int]) -> tuple[int, ...]:
        """Return the train with every double of ``part`` inserted where its pip first occurs."""
        train: list[int] = []
        for i in (None, *lines):
            if i is not None:
                train.append(i)
                pip = self._hand[i].other(pip)
            double = part & self._double.get(pip, 0)
            if double:
                part ^= double
                train.append(double.bit_length() - 1)
        return tuple(train)

    # By trying all trains

    def _searched(self, part: int, pip: int) -> _Solution | None:
        """Return the heaviest train found by trying them all.

        None if half of the work left does not suffice.
        """
        self._reserve = self.work_left // 2
        try:
            worth = self._search(part, pip)
        except _OutOfWorkError:
            return None
        return _Solution(worth, tuple(self._retrace(part, pip)))

    def _search(self, part: int, pip: int) -> int:
        """Return the worth of the heaviest train; a double is played at once, which never costs anything."""
        key = part, pip
        known = self._known.get(key)
        if known is not None:
            return known
        if self.work_left <= self._reserve:
            raise _OutOfWorkError
        self.work_left -= 1
        double = part & self._double.get(pip, 0)
        if double:
            best = self._worth[double.bit_length() - 1] + self._search(part ^ double, pip)
        else:
            best = 0
            for bit, far, worth in self._at.get(pip, ()):
                if part & bit:
                    best = max(best, worth + self._search(part ^ bit, far))
        self._known[key] = best
        return best

    def _retrace(self, part: int, pip: int) -> Iterator[int]:
        """Yield the tiles of the train whose worth was found."""
        while self._known[part, pip]:
            double = part & self._double.get(pip, 0)
            steps = [(double, pip, self._worth[double.bit_length() - 1])] if double else self._at[pip]
            bit, pip = next(
                (bit, far)
                for bit, far, worth in steps
                if part & bit and worth + self._known[part ^ bit, far] == self._known[part, pip]
            )
            part ^= bit
            yield bit.bit_length() - 1


def _numbers(part: int) -> Iterator[int]:
    """Yield the numbers of the set bits, lowest first."""
    while part:
        low = part & -part
        yield low.bit_length() - 1
        part ^= low

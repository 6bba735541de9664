"""Which move is best: each is tried in many worlds that agree with what the seat knows, and played out.

All candidates are tried in the same worlds, so only their differences there count, and luck that affects all
of them alike cancels out. A candidate that is clearly worse drops out early.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random

from mtdesk.ai import native
from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.hint import EQUAL, Difference
from mtdesk.ai.kernel.position import PASS_AT, PLAY, Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.worlds import Chance, Determinizer, Task
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

_FIRST_LOOK = 20
"""Worlds before the first candidate may drop out."""
_CLEARLY = 2.5
"""By how many standard errors a candidate must be worse than the best to drop out."""
_PLATEAU = 0.01
"""What continuing may still gain when the search stops, in tiles of average value."""
_MOST = 24
"""The most candidates; hands of more than forty tiles can have a hundred."""
_STEP = 400
"""Work of worlds, in halves of a play weighed, that counts as a step."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the search thinks of a move."""

    move: Move
    worth: float
    """The points of this round that it promises, relative to the others' average; more is better."""
    behind: float
    """By how much it is worse than the best move, in the worlds in which both were tried.

    A move that dropped out can be less than 0 behind, if the one it lost to fell behind later.
    """
    error: float
    """Standard error of ``behind``; of ``worth`` for the best move itself."""
    worlds: int
    """In how many worlds it was tried."""


@dataclass(frozen=True, slots=True)
class Trials:
    """The result of trying several moves."""

    ranking: list[Judged]
    """The best first."""
    margins: dict[Move, list[float]]
    """What each achieved in one world after another; a move that dropped out has fewer."""

    def lead(self, one: Move, other: Move) -> Difference:
        """Return by how much a tried move is better than another, in the worlds in which both were tried."""
        if one == other:
            return EQUAL
        return _lead(self.margins[one], self.margins[other])


def tried(
    view: View, moves: Sequence[Move], rng: Random, work: int, seconds: float | None, *, every: bool = False
) -> Trials:
    """Return the moves with what they promise.

    ``moves`` are some of the seat's legal ones, the most likely to be good first: if there are too many, the
    last are left out, unless ``every`` one is to be tried, for proportionally more work. So are moves that
    differ from an earlier one only in the name of an end. ``work`` is the approximate number of steps of
    search; ``seconds`` is a cap in addition.
    """
    search = _Search(view, moves, rng, len(moves) if every else _MOST)
    return search.run(work * max(search.candidates, _MOST) // _MOST, seconds)


def compared(view: View, moves: Sequence[Move], rng: Random, work: int) -> Trials:
    """Return what legal moves achieve, none of them equivalent.

    All are tried in all worlds, however clear the differences are, so that an average over many such
    comparisons is right as well; for that, the worlds must not be those in which one of them was found to be
    best. ``work`` is the approximate number of steps of search; there are at least as many worlds as the
    first look takes.
    """
    return _Search(view, moves, rng, len(moves)).compare(work)


def alike(view: View, moves: Sequence[Move]) -> dict[Move, Move]:
    """Return for each of these legal moves the first one that differs at most in the name of its end."""
    names = Translator(view.board)
    return _firsts(_known(view, names), names, moves)


def _known(view: View, names: Translator) -> Position:
    """Return the position as far as it is visible."""
    empty = [()] * view.board.players
    position = names.position(view.board, empty, ())
    position.counts = list(view.board.hands)
    return position


def _firsts(position: Position, names: Translator, moves: Sequence[Move]) -> dict[Move, Move]:
    essences = {move: _essence(position, names.number(move)) for move in moves}
    firsts = {essences[move]: move for move in reversed(moves)}
    return {move: firsts[essence] for move, essence in essences.items()}


class _Search:
    def __init__(self, view: View, moves: Sequence[Move], rng: Random, most: int) -> None:
        names = Translator(view.board)
        start = _known(view, names)
        first = _firsts(start, names, moves)
        self._moves = kept = [move for move in moves if first[move] == move][:most]
        task = Task(start, Determinizer(view), [names.number(move) for move in kept], view.board.turn)
        self._worlds = native.worlds(task, Chance(rng.getrandbits(64)))
        self._results: list[list[float]] = [[] for _ in kept]
        self._plateau = _PLATEAU * start.rules.mean
        self._tried = 0
        self._left = self._cost = 0
        """What is left of the work, and what the last world cost."""
        self._deadline = inf
        self._sign = SIGN.get()

    @property
    def candidates(self) -> int:
        """How many moves are tried."""
        return len(self._moves)

    def compare(self, work: int) -> Trials:
        everybody = list(range(len(self._moves)))
        self._left = work * _STEP
        self._try(everybody, _FIRST_LOOK, forced=True)
        self._try(everybody, inf)
        return self._trials(everybody)

    def run(self, work: int, seconds: float | None) -> Trials:
        if seconds is not None:
            self._deadline = time.monotonic() + seconds
        alive, look, regret = list(range(len(self._moves))), _FIRST_LOOK, inf
        self._left = work * _STEP
        self._try(alive, 1, forced=True)
        while len(alive) > 1 and regret >= self._plateau and self._try(alive, look):
            alive, regret = self._still_good(alive)
            look += max(4, look // 4)
        return self._trials(alive)

    def _try(self, alive: list[int], until: float, *, forced: bool = False) -> bool:
        """Play the candidates out in worlds up to this number; False if work or time runs out before.

        They run out only after these worlds if it is ``forced``.
        """
        while self._tried < until:
            if not forced and (self._left < self._cost or time.monotonic() > self._deadline):
                return False
            most = min(until - self._tried, self._worlds.block)
            left = inf if forced else self._left
            worlds, cost, self._cost = self._worlds.play(alive, most, left, self._results)
            self._tried += worlds
            self._left -= cost
            self._sign()
        return True

    def _best(self, alive: list[int]) -> int:
        return max(alive, key=lambda candidate: sum(self._results[candidate]))

    def _still_good(self, alive: list[int]) -> tuple[list[int], float]:
        """Return which candidates stay, and how many points choosing the best now would cost on average."""
        best, results = self._best(alive), self._results
        leads = {other: _lead(results[best], results[other]) for other in alive if other != best}
        good = [other for other, lead in leads.items() if lead.points <= _CLEARLY * lead.error]
        return sorted([best, *good]), sum(leads[other].regret for other in good)

    def _trials(self, alive: list[int]) -> Trials:
        return Trials(self._ranking(alive), dict(zip(self._moves, self._results, strict=True)))

    def _ranking(self, alive: list[int]) -> list[Judged]:
        best = self._best(alive)
        found = [self._judge(best, candidate) for candidate in range(len(self._moves))]
        return sorted(found, key=lambda one: (one.move is not self._moves[best], one.behind))

    def _judge(self, best: int, candidate: int) -> Judged:
        results = self._results[candidate]
        worth, error = _mean(results)
        lead = Difference(0.0, error) if candidate == best else _lead(self._results[best], results)
        return Judged(self._moves[candidate], worth, lead.points, lead.error, len(results))


def _lead(one: list[float], other: list[float]) -> Difference:
    """World by world, as far as both were tried."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    return Difference(*_mean(differences), len(differences) - 1)


def _mean(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)


def _essence(position: Position, move: int) -> tuple[int, ...]:
    """Return a move apart from the name of its end: two with the same essence lead to the same."""
    if move >= PLAY:
        return (move % PLAY, *_end_essence(position, (move >> 11) - 1))
    if move >= PASS_AT:
        return (-1, *_end_essence(position, move - PASS_AT))
    return (-2, move)


def _end_essence(position: Position, end: int) -> Iterator[int]:
    """Whose train it is, its pip, whether it is started and marked, any open double at this end."""
    train = position.train[end]
    players = position.rules.players
    yield train if train < players else players
    yield position.ends[end]
    yield position.begun >> train & 1
    yield train < players and position.marker[train] == end
    for doubles in (position.open, position.doubles):
        lies_here = (double & 1023 == end or double >> 10 & 1023 == end + 1 for double in doubles)
        yield next((at for at, lies in enumerate(lies_here) if lies), -1)

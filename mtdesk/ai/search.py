"""Which move is best: each is tried in many worlds that agree with what the seat knows, and played out.

All candidates are tried in the same worlds, so only their differences there count, and luck that affects all
of them alike cancels out. A candidate that is clearly worse drops out early.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from mtdesk.ai.determinizations import Determinizer
from mtdesk.ai.difference import EQUAL, Difference
from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.kernel.position import PASS_AT, PLAY, Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.rollout import Rollouts
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
_STEP = 200
"""Work of rollouts, in plays weighed, that counts as a step."""
_DEAL = 80
"""The cost of dealing a world, in plays weighed."""


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
        """By how much a tried move is better than another, in the worlds in which both were tried."""
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
    """For each of these legal moves, the first one that differs only in the name of its end, if at all."""
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
        self._rng = rng
        self._dealer = Determinizer(view)
        self._start = _known(view, names)
        self._seat = view.board.turn
        first = _firsts(self._start, names, moves)
        self._moves = kept = [move for move in moves if first[move] == move][:most]
        self._numbers = [names.number(move) for move in kept]
        self._results: list[list[float]] = [[] for _ in kept]
        self._rollouts = Rollouts(self._start.rules)
        self._plateau = _PLATEAU * self._start.rules.mean
        self._sign = SIGN.get()

    @property
    def candidates(self) -> int:
        """How many moves are tried."""
        return len(self._moves)

    def compare(self, work: int) -> Trials:
        everybody = list(range(len(self._moves)))
        left, worlds = float(work), 0
        while worlds < _FIRST_LOOK or left > 0:
            left -= self._try(everybody)
            worlds += 1
        return self._trials(everybody)

    def run(self, work: int, seconds: float | None) -> Trials:
        deadline = None if seconds is None else time.monotonic() + seconds
        alive = list(range(len(self._moves)))
        worlds, look = 0, _FIRST_LOOK
        left, cost = float(work), 0.0
        while not worlds or (len(alive) > 1 and left >= cost):
            cost = self._try(alive)
            left -= cost
            worlds += 1
            if worlds == look:
                alive, regret = self._still_good(alive)
                if regret < self._plateau:
                    break
                look += max(4, worlds // 4)
            if deadline is not None and time.monotonic() > deadline:
                break
        return self._trials(alive)

    def _try(self, alive: list[int]) -> float:
        """Deal another world and play every candidate out in it; returns how much work it was."""
        hands, bone = self._dealer.deal(self._rng)
        world = self._start.copy()
        world.hands, world.bone = hands, bone
        cost = float(_DEAL)
        for candidate in alive:
            position = world.copy()
            position.play(self._numbers[candidate])
            cost += self._rollouts.play_out(position)
            self._results[candidate].append(margin(position, self._seat))
            self._sign()
        return cost / _STEP

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


def margin(position: Position, seat: int) -> float:
    """Return a seat's points in a round that is over, relative to the others' average; more is better (6)."""
    points = _points(position)
    own = points[seat]
    others = (sum(points) - own) / (len(points) - 1)
    return own - others if position.rules.collects else others - own


def _points(position: Position) -> list[float]:
    """Like ``round_points`` of the rules, in floating point."""
    values = position.values()
    if not position.rules.collects:
        return [float(value) for value in values]
    scale = position.counts if 0 in position.counts else values
    winners = [seat for seat, size in enumerate(scale) if size == min(scale)]
    share = sum(value for seat, value in enumerate(values) if seat not in winners) / len(winners)
    return [share if seat in winners else 0.0 for seat in range(len(values))]


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
        yield next((at for at, double in enumerate(doubles) if _lies_at(double, end)), -1)


def _lies_at(double: int, end: int) -> bool:
    return double & 1023 == end or double >> 10 & 1023 == end + 1

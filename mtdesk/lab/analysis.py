"""What every decision of a game cost against the best move that a level finds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from itertools import islice
from math import inf, sqrt
from random import Random

from mtdesk.ai.difference import EQUAL, Difference
from mtdesk.ai.explain import Verdict, explain, judge_of
from mtdesk.ai.levels import Limit, decision_seed, default_work
from mtdesk.ai.search import alike, compared
from mtdesk.control.pool import WorkerPool, usable_cores
from mtdesk.record.json_text import dump_json
from mtdesk.record.model import Record
from mtdesk.record.plain import deal_to_json
from mtdesk.record.playback import Playback, excerpt_of
from mtdesk.record.replay import Excerpt, Step, replay_rounds
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.redact import view_of
from mtdesk.rules.view import View

_PLAN_WORK = 5_000
"""Steps of the planner for the reasons of one decision; very large hands go without some reasons."""
_MOVES_AT_ONCE = 2000
"""Moves among which a worker looks for decisions at a time."""
_WORST = 3
"""How many mistakes of a player are compared once more."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One move that was made where there were others, and what can be said of all of them."""

    round: int
    """From 1."""
    action: int
    """The action of the round in the record, from 1."""
    seat: int
    moves: tuple[Verdict, ...]
    """All that were legal, taps apart, the best first."""
    played: Verdict
    best: Verdict
    """What the level would play, or the one played if that is the same but for the name of an end."""
    cost: Difference
    """By how much ``best`` is better: points of the round against the others' mean."""
    anew: Difference | None = None
    """The same in other worlds, for the worst mistakes of a player: the largest of many is too large."""

    @property
    def is_mistake(self) -> bool:
        """Whether another move was better beyond the uncertainty."""
        return self.cost.is_certain


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a record that were asked about, in order."""

    record: Record
    level: str
    """Whose judgement it is."""
    work: int
    """Steps of search for each decision, about, and as many to compare what was played with the best."""
    seats: tuple[int, ...]
    decisions: tuple[Decision, ...]

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return self.record.setup.players[seat].name

    def of(self, seat: int, round_: int | None = None) -> list[Decision]:
        """The decisions of one seat, of one round or (None) of all."""
        return [
            decision
            for decision in self.decisions
            if decision.seat == seat and (round_ is None or decision.round == round_)
        ]


def total_cost(decisions: Iterable[Decision]) -> Difference:
    """What decisions cost together; degrees of freedom by Welch and Satterthwaite."""
    costs = [decision.cost for decision in decisions]
    variance = sum(cost.error**2 for cost in costs)
    doubt = sum(cost.error**4 / cost.freedom for cost in costs)
    return Difference(
        sum(cost.points for cost in costs), sqrt(variance), variance**2 / doubt if doubt else inf
    )


def analyse(
    record: Record,
    level: str,
    work: int | None = None,
    seats: Collection[int] | None = None,
    *,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge the decisions of some seats (None: of all) in a sound record, on all cores by default.

    ``work`` is the number of steps of search for a decision, about, by default that of the level that judges.
    The result is the same for the same record, level and work, whatever the number of ``workers``.
    ``on_progress`` is called with the number of decisions judged, from 0, and that of all, if there are any.
    Raises ValueError for an unknown level and PlayerFailure if a worker process dies.
    """

    def show(_decision: Decision | None, done: int, total: int) -> None:
        if on_progress is not None and total:
            on_progress(done, total)

    async def judge() -> Analysis:
        pool = WorkerPool(workers or usable_cores())
        try:
            ended = Playback(record).finish().ended
            return await analyse_beside(record, level, work, seats, pool=pool, on_decision=show, ended=ended)
        finally:
            pool.close()

    return asyncio.run(judge())


async def analyse_beside(
    record: Record,
    level: str,
    work: int | None = None,
    seats: Collection[int] | None = None,
    *,
    pool: WorkerPool,
    on_decision: Callable[[Decision | None, int, int], None],
    ended: Sequence[RoundEnded],
) -> Analysis:
    """Like ``analyse``, while a window goes on, by the workers of ``pool``.

    ``on_decision`` is called with every decision as it has been judged, in any order, the number of those
    judged, and that of all; at first with None. ``ended`` is how the finished rounds ended. Cancelled, it
    ends the workers at once. Raises like ``analyse``.
    """
    inquiry = _Inquiry(record, level, work, seats)
    places = sorted([place async for place in _places(inquiry, ended, pool)])
    on_decision(None, 0, len(places))
    tasks = (_Task(_round(record, ended, number), action, inquiry.terms) for number, action in places)
    async with aclosing(pool.call_all(_judge, tasks)) as judged:
        async for _, decision in judged:
            inquiry.take(decision)
            on_decision(decision, len(inquiry.found), len(places))
    doubtful = (
        (_Task(_round(record, ended, number), action, inquiry.terms), best)
        for (number, action), best in await asyncio.to_thread(inquiry.doubtful)
    )
    async with aclosing(pool.call_all(_judge_anew, doubtful)) as compared_again:
        async for (task, _), anew in compared_again:
            inquiry.take_anew(task.place, anew)
    return await asyncio.to_thread(lambda: inquiry.analysis)


def _round(record: Record, ended: Sequence[RoundEnded], number: int) -> Excerpt:
    excerpt = excerpt_of(record, ended, number - 1, 1)
    assert excerpt is not None
    return excerpt


async def _places(
    inquiry: _Inquiry, ended: Sequence[RoundEnded], pool: WorkerPool
) -> AsyncIterator[tuple[int, int]]:
    """Yield round and action of every decision, found by the workers."""

    def tasks() -> Iterator[tuple[Excerpt, _Terms]]:
        done = 0
        while excerpt := excerpt_of(inquiry.record, ended, done, _MOVES_AT_ONCE):
            yield excerpt, inquiry.terms
            done += len(excerpt.rounds)

    async with aclosing(pool.call_all(_places_in, tasks())) as found:
        async for _, places in found:
            for place in places:
                yield place


@dataclass(frozen=True, slots=True)
class _Terms:
    """How decisions are judged, and whose."""

    level: str
    work: int
    seats: tuple[int, ...]
    chance: str


@dataclass(frozen=True, slots=True)
class _Task:
    """A decision to be judged, by its place: a worker plays its round again, and no view has to travel."""

    excerpt: Excerpt
    action: int
    terms: _Terms

    @property
    def place(self) -> tuple[int, int]:
        """Round and action."""
        return self.excerpt.first, self.action

    def decision(self) -> tuple[Step, View]:
        """Play the round again up to the decision, and return it as ``_decisions`` does."""
        here = islice(next(replay_rounds(self.excerpt)), self.action - 1, self.action)
        return next(_decisions(here, self.terms))


def _decisions(steps: Iterable[Step], terms: _Terms) -> Iterator[tuple[Step, View]]:
    """Yield every position in which one of the seats had a choice, taps apart, as that seat saw it."""
    for step in steps:
        move = step.move
        if move is None or isinstance(move, Tap) or move.player not in terms.seats:
            continue
        view = view_of(step.state, move.player)
        if sum(not isinstance(option, Tap) for option in legal_moves(view)) > 1:
            yield step, view


def _places_in(task: tuple[Excerpt, _Terms]) -> list[tuple[int, int]]:
    excerpt, terms = task
    return [
        (step.round, step.number + 1)
        for steps in replay_rounds(excerpt)
        for step, _ in _decisions(steps, terms)
    ]


class _Inquiry:
    """What is asked about a record, and what has been found out so far. Raises like ``analyse``."""

    def __init__(self, record: Record, level: str, work: int | None, seats: Collection[int] | None) -> None:
        self.record = record
        judge = judge_of(level)
        everybody = range(len(record.setup.players))
        # Worlds like those a computer played by would find its own mistakes again: chance has another label.
        deals = dump_json([deal_to_json(played.deal) for played in record.rounds[:1]]).decode()
        self.terms = _Terms(
            judge,
            work or default_work(judge),
            tuple(sorted(everybody if seats is None else seats)),
            f"analysis of {deals}",
        )
        self.found: dict[tuple[int, int], Decision] = {}

    def take(self, decision: Decision) -> None:
        """This decision has been judged."""
        self.found[_place(decision)] = decision

    def doubtful(self) -> list[tuple[tuple[int, int], Move]]:
        """The places of the worst mistakes of every seat, with the best move found there."""
        worst = [one for seat in self.terms.seats for one in _worst(self.found.values(), seat)]
        return [(_place(one), one.best.move) for one in sorted(worst, key=_place)]

    def take_anew(self, place: tuple[int, int], cost: Difference) -> None:
        """This mistake has been compared once more."""
        self.found[place] = replace(self.found[place], anew=cost)

    @property
    def analysis(self) -> Analysis:
        """All that has been found."""
        decisions = tuple(self.found[place] for place in sorted(self.found))
        terms = self.terms
        return Analysis(self.record, terms.level, terms.work, terms.seats, decisions)


def _place(of: Decision) -> tuple[int, int]:
    """Round and action, by which all is in order."""
    return of.round, of.action


def _worst(decisions: Iterable[Decision], seat: int) -> list[Decision]:
    """The most expensive mistakes of a seat."""
    mistakes = [decision for decision in decisions if decision.seat == seat and decision.is_mistake]
    return sorted(mistakes, key=lambda decision: (-decision.cost.points, _place(decision)))[:_WORST]


def _judge(task: _Task) -> Decision:
    step, view = task.decision()
    terms, made = task.terms, step.move
    assert made is not None
    seed = decision_seed(terms.chance, view)
    verdicts = explain(terms.level, view, Limit(terms.work), seed, plan_work=_PLAN_WORK)
    moves = tuple(verdict for verdict in verdicts if not isinstance(verdict.move, Tap))
    played = next(verdict for verdict in moves if verdict.move == made)
    first = alike(view, [verdict.move for verdict in moves])
    # Not what came out best: with its doubts the level chooses better. Only a tap can come before its choice.
    best = next((verdict for verdict in moves if verdict.chosen), moves[0])
    if first[played.move] == first[best.move]:
        best = played
    cost = EQUAL if best is played else _compared(view, (best.move, made), f"{seed}/compared", terms.work)
    return Decision(step.round, task.action, made.player, moves, played, best, cost)


def _judge_anew(task: tuple[_Task, Move]) -> Difference:
    """What a decision cost against the best move that was found, in other worlds than before."""
    where, best = task
    step, view = where.decision()
    assert step.move is not None
    chance = f"{decision_seed(where.terms.chance, view)}/compared anew"
    return _compared(view, (best, step.move), chance, where.terms.work)


def _compared(view: View, moves: tuple[Move, Move], chance: str, work: int) -> Difference:
    """By how much the first of two moves is better, in worlds of this name."""
    return compared(view, moves, Random(chance), work).lead(*moves)  # noqa: S311 -- the same every time

"""What every decision of a game cost compared with the best move that a level finds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from random import Random

from mtdesk.ai import native
from mtdesk.ai.explain import Verdict, explain, judge_of
from mtdesk.ai.hint import EQUAL, Difference, Why
from mtdesk.ai.levels import Limit, decision_seed, default_work
from mtdesk.ai.reasons import contrast
from mtdesk.ai.search import alike, compared
from mtdesk.control.pool import WorkerPool, usable_cores
from mtdesk.record.files import dump_json
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.record.replay import Step, play_again, replay_round, totals_before
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.redact import view_of
from mtdesk.rules.view import View

_THOROUGH = 4
"""How many times the work of a search a comparison may take where the search is compiled."""
Place = tuple[int, int]
"""Where a decision was made: round and action, both from 1."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made where there were others, and what can be said of all of them."""

    round: int
    """From 1."""
    action: int
    """The action of the round in the record, from 1."""
    seat: int
    moves: tuple[Verdict, ...]
    """All that were legal except taps, the best first."""
    played: Verdict
    best: Verdict
    """What the level would play, or the move played if they differ only in the name of an end."""
    cost: Difference
    """By how much ``best`` is better: points of the round relative to the others' average."""
    recheck: Difference | None = None
    """The same in other worlds, if ``cost`` is certain: among many figures, some are large by chance."""
    reasons: tuple[Why, ...] = ()
    """What speaks for the best move of a mistake compared with the one that was played."""
    objections: tuple[Why, ...] = ()
    """What speaks against the move that was played compared with the best one."""

    @property
    def place(self) -> Place:
        """Round and action, the order of decisions."""
        return self.round, self.action

    @property
    def is_mistake(self) -> bool:
        """Whether another move was better beyond the uncertainty, twice."""
        return self.recheck is not None and self.recheck.is_certain

    @property
    def loss(self) -> float:
        """The points that it cost, by the second comparison; a move that is no mistake cost none."""
        return self.recheck.points if self.is_mistake and self.recheck is not None else 0.0


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a record that were asked about, in order."""

    record: Record
    level: str
    """Whose judgement it is."""
    work: int
    """Approximate steps of search for each decision."""
    comparing: int
    """The same for each comparison of the move played with the best."""
    seats: tuple[int, ...]
    decisions: tuple[Decision, ...]

    def name(self, seat: int) -> str:
        """Return who sits at a seat."""
        return self.record.setup.players[seat].name

    def of(self, seat: int, round_: int | None = None) -> list[Decision]:
        """Return the decisions of one seat, of one round or (None) of all."""
        return [
            decision
            for decision in self.decisions
            if decision.seat == seat and (round_ is None or decision.round == round_)
        ]


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

    ``work`` is the approximate number of steps of search for a decision, by default that of the level that
    judges. The same record, level and work give the same result, whatever the number of ``workers``; without
    a compiled search, comparisons have less work.
    ``on_progress`` is called with the number of decisions judged, from 0, and that of all, if there are any.
    Raises ValueError for an unknown level and PlayerFailure if a worker process dies.
    """

    def show(_decision: Decision | None, done: int, total: int) -> None:
        if on_progress is not None and total:
            on_progress(done, total)

    async def judge() -> Analysis:
        pool = WorkerPool(workers or usable_cores())
        try:
            ended = play_again(record).ended
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
    on_decision: Callable[[Decision | None, int, int], None] = lambda *_: None,
    ended: Sequence[RoundEnded],
    known: Mapping[Place, Decision] | None = None,
) -> Analysis:
    """Like ``analyse``, round by round in the workers of ``pool``, while a window stays usable.

    ``on_decision`` is called with every decision once judged, the number of those judged, and that of all; at
    first with None. ``ended`` is how the finished rounds ended. Decisions that are ``known`` count as judged.
    Cancelled, it ends the workers at once. Raises like ``analyse``.
    """
    terms = _terms_for(record, level, work, seats)
    rounds = [
        RoundTask(record.setup, number, totals_before(record, ended, number), played, terms)
        for number, played in enumerate(record.rounds, start=1)
    ]
    async with aclosing(pool.call_all(_places_in, rounds)) as searched:
        places = sorted([place async for _, there in searched for place in there])
    found = {place: known[place] for place in places if place in known} if known else {}
    on_decision(None, len(found), len(places))
    tasks = ((rounds[number - 1], action) for number, action in places if (number, action) not in found)
    async with aclosing(pool.call_all(_judge, tasks)) as judged:
        async for _, decision in judged:
            found[decision.place] = decision
            on_decision(decision, len(found), len(places))
    decisions = tuple(found[place] for place in places)
    return Analysis(record, terms.level, terms.work, terms.comparing, terms.seats, decisions)


@dataclass(frozen=True, slots=True)
class _Terms:
    """How decisions are judged, and whose."""

    level: str
    work: int
    comparing: int
    seats: tuple[int, ...]
    chance: str


@dataclass(frozen=True, slots=True)
class RoundTask:
    """A round for a worker, which plays it again, so that no view has to travel."""

    setup: Setup
    number: int
    totals: tuple[Fraction, ...]
    played: PlayedRound
    terms: _Terms

    def decisions(self, actions: slice = slice(None)) -> Iterator[tuple[Step, View]]:
        """Yield every position, or some, in which one of the seats had a choice other than a tap.

        Each comes as that seat saw it.
        """
        steps = replay_round(self.setup, self.number, self.totals, self.played)
        for step in islice(steps, actions.start, actions.stop):
            move = step.move
            if move is None or isinstance(move, Tap) or move.player not in self.terms.seats:
                continue
            view = view_of(step.state, move.player)
            if sum(not isinstance(option, Tap) for option in legal_moves(view)) > 1:
                yield step, view


def _places_in(round_: RoundTask) -> list[Place]:
    return [(step.round, step.number + 1) for step, _ in round_.decisions()]


def comparing(work: int) -> int:
    """Return the steps of search for a comparison where a decision has so many: more find more mistakes."""
    return work * (_THOROUGH if native.is_there() else 1)


def _terms_for(record: Record, level: str, work: int | None, seats: Collection[int] | None) -> _Terms:
    judge = judge_of(level)
    everybody = range(len(record.setup.players))
    # In the worlds a computer played by, its own mistakes would recur: chance has another label.
    deals = dump_json([played.deal for played in record.rounds[:1]]).decode()
    work = work or default_work(judge)
    return _Terms(
        judge,
        work,
        comparing(work),
        tuple(sorted(everybody if seats is None else seats)),
        f"analysis of {deals}",
    )


def _judge(task: tuple[RoundTask, int]) -> Decision:
    round_, action = task
    step, view = next(round_.decisions(slice(action - 1, action)))
    terms, made = round_.terms, step.move
    assert made is not None
    seed = decision_seed(terms.chance, view)
    verdicts = explain(terms.level, view, Limit(terms.work), seed)
    moves = tuple(verdict for verdict in verdicts if not isinstance(verdict.move, Tap))
    played = next(verdict for verdict in moves if verdict.move == made)
    first = alike(view, [verdict.move for verdict in moves])
    # Not the best result: with its doubts the level chooses better. Only a tap can come before its choice.
    best = next((verdict for verdict in moves if verdict.chosen), moves[0])
    if first[played.move] == first[best.move]:
        best = played
    cost = (
        EQUAL if best is played else _compared(view, (best.move, made), f"{seed}/compared", terms.comparing)
    )
    recheck = None
    if cost.is_certain:
        recheck = _compared(view, (best.move, made), f"{seed}/compared anew", terms.comparing)
    found = Decision(step.round, action, made.player, moves, played, best, cost, recheck)
    if not found.is_mistake:
        return found
    reasons, objections = contrast(view, best.move, made, found.loss)
    return replace(found, reasons=reasons, objections=objections)


def _compared(view: View, moves: tuple[Move, Move], chance: str, work: int) -> Difference:
    """Return by how much the first of two moves is better, in worlds of this name."""
    return compared(view, moves, Random(chance), work).lead(*moves)  # noqa: S311 -- the same every time

"""What every decision of a game cost against the best move that a level finds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, replace
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
from mtdesk.record.replay import replay
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.redact import view_of
from mtdesk.rules.view import View

_PLAN_WORK = 5_000
"""Steps of the planner for the reasons of one decision; very large hands go without some reasons."""
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


@dataclass(frozen=True, slots=True)
class _Question:
    """A decision to be judged, with all that a worker needs to know of it."""

    round: int
    action: int
    view: View
    played: Move
    level: str
    work: int
    seed: str


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
    inquiry = _Inquiry(record, level, work, seats)
    total = sum(1 for _ in inquiry.questions())
    progress = on_progress or (lambda _done, _total: None)
    if total:
        progress(0, total)
        pool = WorkerPool(min(workers or usable_cores(), total))
        try:
            for question, decision in pool.run_all(_judge, inquiry.questions()):
                inquiry.take(question, decision)
                progress(len(inquiry.found), total)
            for (question, _), anew in pool.run_all(_judge_anew, inquiry.doubtful(inquiry.questions())):
                inquiry.take_anew(question, anew)
        finally:
            pool.close()
    return inquiry.analysis


async def analyse_beside(
    record: Record,
    level: str,
    work: int | None = None,
    seats: Collection[int] | None = None,
    *,
    pool: WorkerPool,
    on_decision: Callable[[Decision | None, int, int], None],
) -> Analysis:
    """The same as ``analyse`` while a window goes on, by the workers of ``pool``.

    ``on_decision`` is called with every decision as it has been judged, in any order, the number of those
    judged, and that of all; at first with None. Cancelled, it ends the workers at once. Raises like
    ``analyse``.
    """
    inquiry = _Inquiry(record, level, work, seats)
    questions = await asyncio.to_thread(lambda: list(inquiry.questions()))
    on_decision(None, 0, len(questions))
    async with aclosing(pool.call_all(_judge, questions)) as judged:
        async for question, decision in judged:
            inquiry.take(question, decision)
            on_decision(decision, len(inquiry.found), len(questions))
    async with aclosing(pool.call_all(_judge_anew, inquiry.doubtful(questions))) as compared_again:
        async for (question, _), anew in compared_again:
            inquiry.take_anew(question, anew)
    return inquiry.analysis


class _Inquiry:
    """What is asked about a record, and what has been found out so far. Raises like ``analyse``."""

    def __init__(self, record: Record, level: str, work: int | None, seats: Collection[int] | None) -> None:
        self._record, self._level = record, judge_of(level)
        self._work = work or default_work(self._level)
        everybody = range(len(record.setup.players))
        self._seats = tuple(sorted(everybody if seats is None else seats))
        self.found: dict[tuple[int, int], Decision] = {}

    def questions(self) -> Iterator[_Question]:
        """Every move made where there were others, taps apart."""
        # Worlds like those a computer played by would find its own mistakes again: chance has another label.
        deals = dump_json([deal_to_json(played.deal) for played in self._record.rounds[:1]]).decode()
        for step in replay(self._record):
            move = step.move
            if move is None or isinstance(move, Tap) or move.player not in self._seats:
                continue
            view = view_of(step.state, move.player)
            if sum(not isinstance(option, Tap) for option in legal_moves(view)) > 1:
                seed = decision_seed(f"analysis of {deals}", view)
                yield _Question(step.round, step.number + 1, view, move, self._level, self._work, seed)

    def take(self, question: _Question, decision: Decision) -> None:
        """This decision has been judged."""
        self.found[_place(question)] = decision

    def doubtful(self, questions: Iterable[_Question]) -> Iterator[tuple[_Question, Move]]:
        """The worst mistakes of every seat with the best move found, once all have been judged."""
        worst = {_place(one): one for seat in self._seats for one in _worst(self.found.values(), seat)}
        for question in questions:
            if _place(question) in worst:
                yield question, worst[_place(question)].best.move

    def take_anew(self, question: _Question, cost: Difference) -> None:
        """This mistake has been compared once more."""
        place = _place(question)
        self.found[place] = replace(self.found[place], anew=cost)

    @property
    def analysis(self) -> Analysis:
        """All that has been found."""
        decisions = tuple(self.found[place] for place in sorted(self.found))
        return Analysis(self._record, self._level, self._work, self._seats, decisions)


def _place(of: _Question | Decision) -> tuple[int, int]:
    """Round and action, by which all is in order."""
    return of.round, of.action


def _worst(decisions: Iterable[Decision], seat: int) -> list[Decision]:
    """The most expensive mistakes of a seat."""
    mistakes = [decision for decision in decisions if decision.seat == seat and decision.is_mistake]
    return sorted(mistakes, key=lambda decision: (-decision.cost.points, _place(decision)))[:_WORST]


def _judge(question: _Question) -> Decision:
    view = question.view
    verdicts = explain(question.level, view, Limit(question.work), question.seed, plan_work=_PLAN_WORK)
    moves = tuple(verdict for verdict in verdicts if not isinstance(verdict.move, Tap))
    played = next(verdict for verdict in moves if verdict.move == question.played)
    first = alike(view, [verdict.move for verdict in moves])
    # Not what came out best: with its doubts the level chooses better. Only a tap can come before its choice.
    best = next((verdict for verdict in moves if verdict.chosen), moves[0])
    if first[played.move] == first[best.move]:
        best = played
    cost = EQUAL if best is played else _compared(question, best.move, "compared")
    return Decision(question.round, question.action, played.move.player, moves, played, best, cost)


def _judge_anew(task: tuple[_Question, Move]) -> Difference:
    """What a decision cost against the best move that was found, in other worlds than before."""
    return _compared(*task, "compared anew")


def _compared(question: _Question, best: Move, chance: str) -> Difference:
    """What the move that was made cost, in worlds of this name."""
    rng = Random(f"{question.seed}/{chance}")  # noqa: S311 -- the same every time
    return compared(question.view, (best, question.played), rng, question.work).lead(best, question.played)

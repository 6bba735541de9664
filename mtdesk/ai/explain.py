"""What a level thinks of every legal move, and the hint that follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from mtdesk.ai.hint import AGAINST, Alternative, Hint, ReasonCode, Why
from mtdesk.ai.levels import LEVELS, Limit, choose, default_work, searches
from mtdesk.ai.players import considered
from mtdesk.ai.reasons import Reasons
from mtdesk.ai.search import Judged, Trials, alike, compared
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.view import View


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a level thinks of one legal move."""

    move: Move
    whys: tuple[Why, ...]
    """What can be said of it, the most important first."""
    judged: Judged | None
    """What it promises; None where there was nothing to compare it with: a tap, or the only move."""
    chosen: bool
    """Whether the level itself would make this move."""

    @property
    def reasons(self) -> tuple[Why, ...]:
        """What speaks for it."""
        return tuple(why for why in self.whys if why.reason not in AGAINST)

    @property
    def objections(self) -> tuple[Why, ...]:
        """What speaks against it."""
        return tuple(why for why in self.whys if why.reason in AGAINST)


def judge_of(level: str) -> str:
    """Return the level that judges a level's moves: itself if it searches, otherwise the best.

    Raises ValueError.
    """
    return level if searches(level) else LEVELS[-1]


def explain(level: str, view: View, limit: Limit, seed: str) -> list[Verdict]:
    """Return every legal move, a tap first, then the most promising; nothing hidden is in it.

    Levels that search say what they found themselves. The others have no expectations, so the best level
    judges their moves. ``limit.work`` is the number of steps of search, by default that of the level that
    judges; if there are more moves than it tries when it plays, it takes as much more work for them all.
    Moves that differ only in the name of an end share their judgement. The same arguments give the same
    result unless ``limit.seconds`` cuts in. Raises like ``choose``.
    """
    judge = judge_of(level)
    moves = legal_moves(view)
    taps = [move for move in moves if isinstance(move, Tap)]
    others = tuple(move for move in moves if not isinstance(move, Tap))
    found: list[_Found] = [(move, None) for move in (*taps, *others)]
    chosen: Move | None = None
    if len(others) > 1:
        rng = Random(seed)  # noqa: S311 -- the same every time
        work = limit.work or default_work(judge)
        chosen, trials = considered(view, others, rng, work, limit.seconds, every=True)
        found[len(taps) :] = _shared(view, others, trials)
    if taps or judge != level or chosen is None:
        chosen = choose(level, view, Limit(), seed)
    reasons = Reasons(view)
    return [Verdict(move, tuple(reasons.of(move)), judged, move == chosen) for move, judged in found]


_Found = tuple[Move, Judged | None]
"""A move, and what the search thinks of it."""


def _shared(view: View, moves: tuple[Move, ...], trials: Trials) -> Iterator[_Found]:
    """Yield every move with its own judgement or that of its equivalent, the best first."""
    first = alike(view, moves)
    for judged in trials.ranking:
        yield from ((move, replace(judged, move=move)) for move in moves if first[move] == first[judged.move])


_SHARE = 4
"""The share of the search's work that the figures of a hint may cost on top of it."""
_MOST = 8
"""Other moves that a hint is compared with: a large hand has a hundred, each slow to play out."""


def advise(level: str, view: View, limit: Limit, seed: str) -> Hint:
    """Return what a level would do in this view; it reveals nothing hidden. Raises like ``choose``.

    Levels that do not search say nothing about points: their hints are immediate.
    """
    if not searches(level):
        move = choose(level, view, limit, seed)
        return Hint(move, tuple(why for why in Reasons(view).of(move) if why.reason not in AGAINST))
    verdicts = explain(level, view, limit, seed)
    choice = next(verdict for verdict in verdicts if verdict.chosen)
    others = _others(view, choice, verdicts, seed, (limit.work or default_work(level)) // _SHARE)
    lead = others[0].points_behind if others else None
    by_plan = [other.lag.points for other in others if not _costs_plan(other.objections)]
    beats_plan = _costs_plan(choice.objections) and min(by_plan, default=0) > 0
    return Hint(choice.move, choice.reasons, lead, others, beats_plan=beats_plan)


def _costs_plan(objections: Iterable[Why]) -> bool:
    return any(why.reason in (ReasonCode.BREAKS_PLAN, ReasonCode.STOPS_EARLY) for why in objections)


def _others(
    view: View, choice: Verdict, verdicts: list[Verdict], seed: str, work: int
) -> tuple[Alternative, ...]:
    """Return the other moves, compared in new worlds: the choice looks too good in those that made it.

    None if the choice was not found by trying moves.
    """
    if choice.judged is None:
        return ()
    judged = [choice, *(verdict for verdict in verdicts if verdict.judged and verdict is not choice)]
    first = alike(view, [verdict.move for verdict in judged])
    judged = [verdict for verdict in judged if first[verdict.move] == verdict.move][: 1 + _MOST]
    rng = Random(f"{seed}/hint")  # noqa: S311 -- the same every time
    trials = compared(view, [verdict.move for verdict in judged], rng, work)
    others = [
        Alternative(verdict.move, verdict.objections, trials.lead(choice.move, verdict.move))
        for verdict in judged[1:]
    ]
    return tuple(sorted(others, key=lambda other: other.lag.points))

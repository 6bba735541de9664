"""A hint: the move a computer level would make in the place of a person, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mtdesk.ai.difference import Difference
from mtdesk.ai.explain import Verdict, explain
from mtdesk.ai.levels import Limit, choose, default_work, searches
from mtdesk.ai.reasons import AGAINST, Reasons, Why
from mtdesk.ai.search import alike, compared
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

_SHARE = 4
"""Which part of the work of the search the figures of a hint may take on top of it."""
_MOST = 8
"""Other moves that a hint is compared with: a large hand has a hundred, each of them slow to play out."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another move than that of a hint."""

    move: Move
    objections: tuple[Why, ...]
    """What speaks against it."""
    lag: Difference
    """By how much it is worse than the move of the hint."""

    @property
    def points_behind(self) -> int | None:
        """By how many points, 1 or more, it is worse; None if that is not certain."""
        return round(self.lag.points) or None if self.lag.is_certain else None


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with the reasons for it, the most telling first; there may be none in words."""

    move: Move
    reasons: tuple[Why, ...] = ()
    lead: int | None = None
    """By how many points, 1 or more, it is better than the next best move; None if that is not certain."""
    others: tuple[Alternative, ...] = ()
    """The most promising other moves, compared with it, the best first; of those that are alike only one."""


def advise(level: str, view: View, limit: Limit, seed: str) -> Hint:
    """What a level would do in this view, of which nothing hidden can be learnt. Raises like ``choose``.

    Levels that do not search say nothing of points: their hints are at once at hand.
    """
    if not searches(level):
        move = choose(level, view, limit, seed)
        return Hint(move, tuple(why for why in Reasons(view).of(move) if why.reason not in AGAINST))
    verdicts = explain(level, view, limit, seed)
    choice = next(verdict for verdict in verdicts if verdict.chosen)
    others = _others(view, choice, verdicts, seed, (limit.work or default_work(level)) // _SHARE)
    return Hint(choice.move, choice.reasons, others[0].points_behind if others else None, others)


def _others(
    view: View, choice: Verdict, verdicts: list[Verdict], seed: str, work: int
) -> tuple[Alternative, ...]:
    """The other moves, compared in new worlds: in those that made it the choice it looks better than it is.

    None where the choice was not found by trying moves.
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

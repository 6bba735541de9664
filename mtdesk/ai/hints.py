"""A hint: the move a computer level would make in the place of a person, and why."""

from __future__ import annotations

from dataclasses import dataclass

from mtdesk.ai.explain import Verdict, explain
from mtdesk.ai.levels import Limit, choose, searches
from mtdesk.ai.reasons import AGAINST, Reasons, Why
from mtdesk.ai.search import alike
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with the reasons for it, the most telling first; there may be none in words."""

    move: Move
    reasons: tuple[Why, ...] = ()
    lead: int | None = None
    """By how many points, 1 or more, it is better than the next best move; None if that is not certain."""
    others: tuple[Verdict, ...] = ()
    """The other moves that were judged, the best first against this one, of those that are alike only one."""


def advise(level: str, view: View, limit: Limit, seed: str) -> Hint:
    """What a level would do in this view, of which nothing hidden can be learnt. Raises like ``choose``.

    Levels that do not search say nothing of points: their hints are at once at hand.
    """
    if not searches(level):
        move = choose(level, view, limit, seed)
        return Hint(move, tuple(why for why in Reasons(view).of(move) if why.reason not in AGAINST))
    verdicts = explain(level, view, limit, seed)
    choice = next(verdict for verdict in verdicts if verdict.chosen)
    others = _others(view, choice, verdicts)
    return Hint(choice.move, choice.reasons, others[0].points_behind if others else None, others)


def _others(view: View, choice: Verdict, verdicts: list[Verdict]) -> tuple[Verdict, ...]:
    judged = [choice, *(verdict for verdict in verdicts if verdict.judged and verdict is not choice)]
    first = alike(view, [verdict.move for verdict in judged])
    others = [verdict for verdict in judged[1:] if first[verdict.move] == verdict.move]
    return tuple(sorted(others, key=lambda verdict: verdict.lag.points))

"""A hint: the move that a computer level would make in a person's place, and why."""

from __future__ import annotations

from random import Random

from mtdesk.ai.explain import Verdict, explain
from mtdesk.ai.hint import AGAINST, Alternative, Hint
from mtdesk.ai.levels import Limit, choose, default_work, searches
from mtdesk.ai.reasons import Reasons
from mtdesk.ai.search import alike, compared
from mtdesk.rules.view import View

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
    return Hint(choice.move, choice.reasons, others[0].points_behind if others else None, others)


def _others(
    view: View, choice: Verdict, verdicts: list[Verdict], seed: str, work: int
) -> tuple[Alternative, ...]:
    """The other moves, compared in new worlds, because the choice looks too good in those that made it.

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

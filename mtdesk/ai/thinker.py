"""The hard and the expert level: the planner's move, unless a search finds a clearly better one."""

from __future__ import annotations

from math import inf
from random import Random

from mtdesk.ai import weighing
from mtdesk.ai.planner import WORK
from mtdesk.ai.search import Judged, Trials, tried
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

_DOUBT = 0.5
"""By how many standard errors another move must be better than the planner's."""


def pick(view: View, moves: tuple[Move, ...], rng: Random, work: int, seconds: float | None) -> Move:
    """The choice among several legal moves, taps apart, by a search of so many steps."""
    return considered(view, moves, rng, work, seconds)[0]


def considered(
    view: View,
    moves: tuple[Move, ...],
    rng: Random,
    work: int,
    seconds: float | None,
    *,
    every: bool = False,
) -> tuple[Move, Trials]:
    """The choice, and what the search thinks of the moves; of ``every`` one, however many there are."""
    ranked = weighing.ranked(view, moves, rng, WORK)
    trials = tried(view, ranked, rng, work, seconds, every=every)
    return _with_doubt(trials.ranking, ranked[0]), trials


def _with_doubt(found: list[Judged], prior: Move) -> Move:
    """The best move if it is better than ``prior`` beyond doubt, else ``prior``."""
    expected = next((one for one in found if one.move == prior), found[0])
    error = expected.error if expected is not found[0] else inf
    return found[0].move if expected.behind > _DOUBT * error else prior

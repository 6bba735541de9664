"""The expert level: the planner's move, unless a search finds a clearly better one."""

from __future__ import annotations

from math import inf
from random import Random

from mtdesk.ai import weighing
from mtdesk.ai.planner import WORK
from mtdesk.ai.search import Judged, Trials, tried
from mtdesk.rules.moves import Move, Stop
from mtdesk.rules.view import View

_DOUBT = 0.5
"""By how many standard errors another move must be better than the planner's."""
_DOUBT_OF_STOP = 3.0
"""The same for ending a first-turn chain that could continue.

Rollouts of large hands, with hundreds of moves still to come, favour it more often than play justifies
(``tests/bench/chains.py``).
"""


def pick(view: View, moves: tuple[Move, ...], rng: Random, work: int, seconds: float | None) -> Move:
    """Choose among several legal moves other than taps, by a search of a given number of steps."""
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
    """The choice, and what the search thinks of the moves, or of ``every`` one, however many there are."""
    ranked = weighing.ranked(view, moves, rng, WORK)
    trials = tried(view, ranked, rng, work, seconds, every=every)
    return _with_doubt(trials.ranking, ranked[0]), trials


def _with_doubt(found: list[Judged], prior: Move) -> Move:
    """Return the best move if it is clearly better than ``prior``, otherwise ``prior``."""
    expected = next((one for one in found if one.move == prior), found[0])
    error = expected.error if expected is not found[0] else inf
    doubt = _DOUBT_OF_STOP if isinstance(found[0].move, Stop) else _DOUBT
    return found[0].move if expected.behind > doubt * error else prior

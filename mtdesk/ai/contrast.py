"""How two moves of one position differ, as codes: each is true of one of them compared with the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mtdesk.ai.common import imagine
from mtdesk.ai.hint import ReasonCode, Why
from mtdesk.ai.planner import WORK, Planner
from mtdesk.ai.reasons import Reasons, goes_on, is_stuck
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.score import tile_value
from mtdesk.rules.view import View, own_train, train_of

_FOR = (ReasonCode.COVERS_DOUBLE, ReasonCode.CLOSES_TRAIN)
_AGAINST = (
    ReasonCode.STOPS_EARLY,
    ReasonCode.LEAVES_DOUBLE,
    ReasonCode.DEAD_END,
    ReasonCode.SPENDS_COVER,
    ReasonCode.OPENS_MEXICAN,
    ReasonCode.OPENS_TRAIN,
)
_ENOUGH = 0.25
"""The share of a loss that points on a tile must explain to be a reason for it."""


class Contrast(NamedTuple):
    """What speaks for the better of two moves and against the other one, the most important first."""

    reasons: tuple[Why, ...] = ()
    objections: tuple[Why, ...] = ()


def contrast(view: View, better: Move, other: Move, lead: float = 0.0, work: int = WORK) -> Contrast:
    """Return what differs between two legal moves, as far as the player can see; nothing if nothing does.

    ``lead`` is by how many points the first is better. ``work`` bounds the planner's steps for each of them.
    """
    planner = Planner(view.hand, lambda _: 1, work)
    good, bad = (_Outcome(view, move, planner, work) for move in (better, other))
    reasons, objections = list(_reasons(view, good, bad, lead)), list(_objections(good, bad))
    if not reasons and not objections and _spares_own(view, better, other):
        reasons = [Why(ReasonCode.SPARES_OWN)]
    return Contrast(tuple(reasons), tuple(objections))


class _Outcome:
    """What can be said of a move, and of the position that it leads to."""

    def __init__(self, view: View, move: Move, planner: Planner, work: int) -> None:
        self.move = move
        self.whys = {why.reason: why for why in Reasons(view, work).of(move)}
        self.after = imagine(view, move) if isinstance(move, Play) else view
        board, rest = self.after.board, planner.bits(self.after.hand)
        self.train = max(planner.worth(rest, board.ends[end]) for end in board.own_ends(move.player))
        """The tiles of the longest train left for the player's own."""
        self.is_sure = planner.work_left > 0


def _reasons(view: View, good: _Outcome, bad: _Outcome, lead: float) -> Iterator[Why]:
    yield from _only(_FOR, good, bad)
    if isinstance(good.move, Play) and isinstance(bad.move, Play):
        if good.is_sure and bad.is_sure and good.train > max(1, bad.train):
            yield Why(ReasonCode.LONGER_TRAIN, count=good.train)
        lone = good.whys.get(ReasonCode.LONE_DOUBLE)
        if lone and ReasonCode.LEAVES_DOUBLE not in good.whys and not _is_lone(view, bad.move):
            yield lone
        more = _points(view, good.move) - _points(view, bad.move)
        if more > 0 and more >= _ENOUGH * lead and not goes_on(bad.after):
            yield Why(ReasonCode.SHEDS_MORE, count=more)


def _objections(good: _Outcome, bad: _Outcome) -> Iterator[Why]:
    for why in _only(_AGAINST, bad, good):
        if why.reason is not ReasonCode.DEAD_END or not is_stuck(good.after):
            yield why


def _only(codes: tuple[ReasonCode, ...], one: _Outcome, other: _Outcome) -> Iterator[Why]:
    """Yield what of these codes can be said of one move and not of the other."""
    return (one.whys[code] for code in codes if code in one.whys and code not in other.whys)


def _points(view: View, play: Play) -> int:
    return tile_value(view.board.options, play.tile)


def _is_lone(view: View, play: Play) -> bool:
    """Return whether a tile shares no number with the rest of the hand."""
    return not any(tile != play.tile and tile.has(pip) for tile in view.hand for pip in play.tile)


def _spares_own(view: View, better: Move, other: Move) -> bool:
    """Return whether only the other move is played on the player's own train, which is closed."""
    own = own_train(other.player)
    return (
        isinstance(better, Play)
        and isinstance(other, Play)
        and train_of(other.end) == own != train_of(better.end)
        and own not in view.board.markers
    )

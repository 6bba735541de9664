"""How two moves of one position differ, as codes: each is true of one of them compared with the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from mtdesk.ai.hint import ReasonCode, Why
from mtdesk.ai.outcome import Outcome, Planners
from mtdesk.ai.planner import WORK
from mtdesk.ai.reasons import goes_on, is_stuck
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.score import tile_value
from mtdesk.rules.view import View, own_train, train_of

_FOR = (ReasonCode.COVERS_DOUBLE, ReasonCode.CLOSES_TRAIN, ReasonCode.SPARES_PLAN)
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
    planners = Planners(view, work)
    good, bad = (Outcome(view, move, planners, work) for move in (better, other))
    reasons, objections = list(_reasons(view, good, bad, lead)), list(_objections(good, bad))
    if not reasons and not objections:
        reasons = list(islice(_lesser_reasons(view, good, bad), 1))
    return Contrast(tuple(reasons), tuple(objections))


def _reasons(view: View, good: Outcome, bad: Outcome, lead: float) -> Iterator[Why]:
    yield from _only(_FOR, good, bad)
    if isinstance(good.move, Play) and isinstance(bad.move, Play):
        if good.continues and not bad.continues:
            yield Why(ReasonCode.GOES_ON)
        has_longer = good.is_sure and bad.is_sure and good.train > max(1, bad.train)
        if has_longer:
            yield Why(ReasonCode.LONGER_TRAIN, count=good.train)
        lone = good.whys.get(ReasonCode.LONE_DOUBLE)
        if lone and ReasonCode.LEAVES_DOUBLE not in good.whys and not _is_lone(view, bad.move):
            yield lone
        enough = max(1.0, _ENOUGH * lead)
        more = _points(view, good.move) - _points(view, bad.move)
        if more >= enough and not goes_on(bad.after):
            yield Why(ReasonCode.SHEDS_MORE, count=more)
        elif not has_longer and _spared(good, bad) >= enough:
            yield Why(ReasonCode.LESS_LOOSE, count=_spared(good, bad))


def _lesser_reasons(view: View, good: Outcome, bad: Outcome) -> Iterator[Why]:
    """Yield differences that explain less, where nothing else is known."""
    plays = isinstance(good.move, Play) and isinstance(bad.move, Play)
    if plays and goes_on(good.after) == goes_on(bad.after):
        yield from _of_tiles_left(good, bad)
    yield from _of_places(view, good, bad)
    if isinstance(good.move, Play) and isinstance(bad.move, Play):
        if good.numbers > bad.numbers:
            yield Why(ReasonCode.MORE_NUMBERS)
        if _points(view, good.move) > _points(view, bad.move):
            yield Why(ReasonCode.HEAVIER)


def _of_tiles_left(good: Outcome, bad: Outcome) -> Iterator[Why]:
    """Yield what can be said of the tiles left after the one played and the other."""
    if good.fitting > bad.fitting:
        yield Why(ReasonCode.FITS_OWN)
    if good.after.board.open_doubles or bad.after.board.open_doubles:
        return
    assert isinstance(good.move, Play)
    assert isinstance(bad.move, Play)
    if bad.move.tile in good.playable and good.move.tile not in bad.playable:
        yield Why(ReasonCode.KEEPS_PLAYABLE, tile=bad.move.tile)
    if len(good.playable) > len(bad.playable):
        yield Why(ReasonCode.LEAVES_PLAYABLE)


def _of_places(view: View, good: Outcome, bad: Outcome) -> Iterator[Why]:
    """Yield what can be said of where the moves are made."""
    if good.is_private and bad.is_shared:
        yield Why(ReasonCode.PRIVATE)
    if good.is_on_anothers and isinstance(bad.move, Play) and not bad.is_on_anothers:
        yield Why(ReasonCode.USES_MARKED)
    if _spares_own(view, good.move, bad.move):
        yield Why(ReasonCode.SPARES_OWN)
    if _is_fewer(good.followers, bad.followers):
        yield Why(ReasonCode.FEWER_FOLLOW)


def _spared(good: Outcome, bad: Outcome) -> int:
    """Return by how many points less is left outside the most valuable train; 0 if that is not certain."""
    return bad.loose - good.loose if good.is_loose_sure and bad.is_loose_sure else 0


def _is_fewer(one: int | None, other: int | None) -> bool:
    return one is not None and other is not None and one < other


def _objections(good: Outcome, bad: Outcome) -> Iterator[Why]:
    for why in _only(_AGAINST, bad, good):
        if why.reason is not ReasonCode.DEAD_END or not is_stuck(good.after):
            yield why


def _only(codes: tuple[ReasonCode, ...], one: Outcome, other: Outcome) -> Iterator[Why]:
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

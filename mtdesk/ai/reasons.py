"""What speaks for and against a move, as codes: each is a true statement about what the seat can see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random

from mtdesk.ai import weighing
from mtdesk.ai.common import imagine, tile_worths
from mtdesk.ai.hint import ReasonCode, Why
from mtdesk.ai.planner import WORK, Planner
from mtdesk.rules.legal import legal_moves, plays, sets_marker
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import OpenDoubleRule
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Phase, View, own_train, train_of


class Reasons:
    """Why to make the moves of one position, and why not; ``work`` bounds the planner's steps.

    If those do not suffice, nothing is said about the plan.
    """

    def __init__(self, view: View, work: int = WORK) -> None:
        self._view, self._board, self._work = view, view.board, work
        self._plays = [move for move in legal_moves(view) if isinstance(move, Play)]
        self._worths = tile_worths(view.board.options)
        self._planner = Planner(view.hand, self._worths.__getitem__, work)

    def of(self, move: Move) -> Iterator[Why]:
        """Yield all that can be said of this legal move, the most important first."""
        match move:
            case Play():
                yield from self._of_play(move)
            case Draw():
                yield Why(ReasonCode.MUST_DRAW)
            case Pass():
                yield from self._of_pass(move)
            case Tap():
                yield Why(ReasonCode.ONE_TILE_LEFT)
            case Stop():
                yield Why(ReasonCode.STOPS_EARLY, count=len({play.tile for play in self._plays}))

    def _of_pass(self, move: Pass) -> Iterator[Why]:
        if move.end is None:
            yield Why(ReasonCode.MUST_PASS)
        else:
            prospects = {end: self._prospect(end) for end in self._board.own_ends(move.player)}
            if prospects[move.end] == min(prospects.values()):
                yield Why(ReasonCode.SPARES_PLAN)
        if sets_marker(self._board):
            yield Why(ReasonCode.OPENS_TRAIN)

    def _of_play(self, play: Play) -> Iterator[Why]:
        if len(self._view.hand) == 1:
            yield Why(ReasonCode.GOES_OUT)
            return
        if len(self._plays) == 1:
            yield Why(ReasonCode.ONLY_MOVE)
        if self._board.to_cover is not None:
            yield Why(ReasonCode.COVERS_DOUBLE, tile=self._board.to_cover.tile)
            yield from self._of_weight(play)
            return
        after = imagine(self._view, play)
        yield from self._of_doubles(play, after)
        yield from self._of_trains(play, after)
        yield from self._of_plan(play, after)
        yield from self._of_weight(play)

    def _of_doubles(self, play: Play, after: View) -> Iterator[Why]:
        board = self._board
        cover = self._cover(after)
        if cover is not None:
            yield Why(ReasonCode.DOUBLE_WITH_COVER, tile=cover)
        for double in board.open_doubles:
            if play.end in double.ends:
                yield Why(ReasonCode.COVERS_DOUBLE, tile=double.tile)
        if play.tile.is_double:
            fitting = any(tile.has(play.tile.hi) for tile in after.hand)
            if not fitting and play.tile in (double.tile for double in after.board.open_doubles):
                yield Why(ReasonCode.LEAVES_DOUBLE)
            if not fitting:
                yield Why(ReasonCode.LONE_DOUBLE)
        elif board.phase is Phase.ORDINARY and board.options.open_double is not OpenDoubleRule.FREE:
            for tile in after.hand:
                if tile.is_double and play.tile.has(tile.hi) and _count(after, tile.hi) == 1:
                    yield Why(ReasonCode.SPENDS_COVER, tile=tile)

    def _cover(self, after: View) -> Tile | None:
        """Return what to play next on the double just played, if the turn continues there."""
        board = after.board
        if not (board.doubles and board.phase is Phase.ORDINARY and goes_on(after)):
            return None
        following = plays(board, after.hand)
        if not following:
            return None
        move = weighing.ranked(after, following, Random(0), self._work)[0]  # noqa: S311 -- always the same
        on_double = isinstance(move, Play) and move.end in board.doubles[-1].ends
        return move.tile if on_double and isinstance(move, Play) else None

    def _of_trains(self, play: Play, after: View) -> Iterator[Why]:
        own, board = own_train(play.player), self._board
        if own in board.markers and own not in after.board.markers:
            yield Why(ReasonCode.CLOSES_TRAIN)
        elif own in board.markers and not goes_on(after) and self._may_close:
            yield Why(ReasonCode.LEAVES_OPEN)
        if play.end.startswith("M") and not board.trains[play.end]:
            yield Why(ReasonCode.OPENS_MEXICAN)

    @cached_property
    def _may_close(self) -> bool:
        """Whether a playable tile would take the marker off the player's own train."""
        own = own_train(self._board.turn)
        return any(own not in imagine(self._view, play).board.markers for play in self._plays)

    def _of_plan(self, play: Play, after: View) -> Iterator[Why]:
        """Yield how this tile relates to the heaviest train from the player's own ends."""
        board, planner = self._board, self._planner
        everything = planner.everything
        rest = everything & ~planner.bits([play.tile])
        on_own = train_of(play.end) == own_train(play.player)
        ends = board.own_ends(play.player)
        before = max(self._prospect(end) for end in ends)
        still = [planner.worth(rest, board.ends[end]) for end in ends if end != play.end or not on_own]
        if on_own:
            still.append(self._worths[play.tile] + planner.worth(rest, play.out))
        if planner.work_left <= 0:
            return
        if max(still) < before:
            yield Why(ReasonCode.BREAKS_PLAN)
        elif not on_own:
            if before and not any(play.tile in planner.train(everything, board.ends[end]) for end in ends):
                yield Why(ReasonCode.OFF_PLAN)
        elif still[-1] == self._prospect(play.end):
            yield from _plan_goes_on(len(planner.train(rest, play.out)), begins=not board.trains[play.end])
        ends_turn = board.phase is Phase.ORDINARY and not goes_on(after)
        if ends_turn and is_stuck(after) and not is_stuck(self._view):
            yield Why(ReasonCode.DEAD_END)

    def _prospect(self, end: str) -> int:
        """Return the worth of the heaviest train from an end."""
        return self._planner.worth(self._planner.everything, self._board.ends[end])

    def _of_weight(self, play: Play) -> Iterator[Why]:
        options = self._board.options
        values = {tile: tile_value(options, tile) for tile in self._view.hand}
        laid = {values[option.tile] for option in self._plays}
        value = values[play.tile]
        if len(laid) > 1 and value == max(laid):
            yield Why(ReasonCode.HEAVIEST)
        elif value * len(values) > sum(values.values()):
            yield Why(ReasonCode.SHEDS_WEIGHT, count=value)


def _plan_goes_on(left: int, *, begins: bool) -> Iterator[Why]:
    if left:
        yield (
            Why(ReasonCode.BEGINS_PLAN, count=left + 1) if begins else Why(ReasonCode.KEEPS_PLAN, count=left)
        )


def _count(view: View, pip: int) -> int:
    """Return how many tiles in a hand show this number."""
    return sum(tile.has(pip) for tile in view.hand)


def goes_on(view: View) -> bool:
    """Return whether the turn in which a tile was played continues."""
    board = view.board
    return board.over is None and board.turn == view.seat and board.laid > 0


def is_stuck(view: View) -> bool:
    """Return whether no tile in a hand fits the player's own train."""
    board, seat = view.board, view.seat
    assert seat is not None
    pips = [board.ends[end] for end in board.own_ends(seat)]
    return not any(pip is None or _count(view, pip) for pip in pips)

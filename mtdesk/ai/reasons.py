"""What speaks for and against a move, on its own and compared with another one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from random import Random
from typing import NamedTuple

from msgspec import structs

from mtdesk.ai import weighing
from mtdesk.ai.hint import ReasonCode, Why
from mtdesk.ai.planner import Planner
from mtdesk.ai.weighing import imagine, tile_ranks
from mtdesk.rules.legal import allowed_ends, legal_moves, plays, sets_marker
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import OpenDoubleRule
from mtdesk.rules.score import hand_value, tile_value
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Phase, View, own_train, train_of


class Outcome:
    """What can be said of a move, and of the position that it leads to."""

    def __init__(self, view: View, move: Move, whys: Reasons) -> None:
        self.move = move
        self.whys = {why.reason: why for why in whys.of(move)}
        self.after = imagine(view, move) if isinstance(move, Play) else view
        self._hidden = view.hidden_by_pip if view.open_hands is None else None
        board = self.after.board
        planner, hand = whys.planner, self.after.hand
        own_pips = (board.ends[end] for end in board.own_ends(move.player))
        pip = max(own_pips, key=lambda pip: planner.rank(planner.bits(hand), pip))
        train = planner.train(planner.bits(hand), pip)
        self.train = len(train)
        """The tiles of the longest train left for the player's own."""
        self.loose = hand_value(board.options, hand) - hand_value(board.options, train)
        """The points left in hand outside the longest train for the player's own."""

    @property
    def continues(self) -> bool:
        """Whether another tile can be played in the same turn."""
        return goes_on(self.after) and bool(plays(self.after.board, self.after.hand))

    @cached_property
    def playable(self) -> frozenset[Tile]:
        """The tiles left in hand that the player could play next, as the table stands."""
        board = structs.replace(self.after.board, turn=self.move.player)
        pips = {board.ends[end] for end in allowed_ends(board)}
        hand = self.after.hand
        return frozenset(tile for tile in hand if any(pip is None or tile.has(pip) for pip in pips))

    @property
    def numbers(self) -> int:
        """How many different numbers are left in hand."""
        return len({pip for tile in self.after.hand for pip in tile})

    @property
    def is_private(self) -> bool:
        """Whether it is played on the player's own train, and no one else can continue there."""
        return train_of(self._end) == own_train(self.move.player) and not (
            self._leaves_double or self._is_open_to_others
        )

    @property
    def is_shared(self) -> bool:
        """Whether other players may continue where it is played; no double comes first."""
        return bool(self._end) and not self.after.board.open_doubles and self._is_open_to_others

    @property
    def is_on_anothers(self) -> bool:
        """Whether it is played on the marked train of another player."""
        return train_of(self._end) in self.after.board.markers.keys() - {own_train(self.move.player)}

    @property
    def followers(self) -> int | None:
        """How many hidden tiles fit the end where everyone may go on; None if that is unknown."""
        pip = None
        if isinstance(self.move, Play) and self.is_shared:
            pip = self.move.out
        elif isinstance(self.move, Pass) and self.move.end is not None:
            pip = self.after.board.ends[self.move.end]
        return None if self._hidden is None or pip is None else self._hidden[pip]

    @property
    def _end(self) -> str:
        return self.move.end if isinstance(self.move, Play) else ""

    @property
    def _is_open_to_others(self) -> bool:
        board = self.after.board
        others = (seat for seat in range(board.players) if seat != self.move.player)
        return any(self._end in allowed_ends(structs.replace(board, turn=seat)) for seat in others)

    @property
    def _leaves_double(self) -> bool:
        return isinstance(self.move, Play) and any(
            double.tile == self.move.tile for double in self.after.board.open_doubles
        )


class Reasons:
    """Why to make the moves of one position, and why not."""

    def __init__(self, view: View) -> None:
        self._view, self._board = view, view.board
        self._plays = [move for move in legal_moves(view) if isinstance(move, Play)]
        self._ranks = tile_ranks(view.board.options)
        self.planner = Planner(view.hand, self._ranks)

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
        move = weighing.ranked(after, following, Random(0))[0]  # noqa: S311 -- always the same
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
        """Yield how this tile relates to the longest train from the player's own ends."""
        board, planner = self._board, self.planner
        everything = planner.everything
        rest = everything & ~planner.bits([play.tile])
        on_own = train_of(play.end) == own_train(play.player)
        ends = board.own_ends(play.player)
        before = max(self._prospect(end) for end in ends)
        still = [planner.rank(rest, board.ends[end]) for end in ends if end != play.end or not on_own]
        if on_own:
            still.append(self._ranks[play.tile] + planner.rank(rest, play.out))
        if max(still) < before:
            yield Why(ReasonCode.BREAKS_PLAN)
        elif not on_own:
            if before and not any(play.tile in planner.train(everything, board.ends[end]) for end in ends):
                yield Why(ReasonCode.OFF_PLAN)
        elif still[-1] == before:
            yield from _plan_goes_on(len(planner.train(rest, play.out)), begins=not board.trains[play.end])
        ends_turn = board.phase is Phase.ORDINARY and not goes_on(after)
        if ends_turn and not fitting_own(after) and fitting_own(self._view):
            yield Why(ReasonCode.DEAD_END)

    def _prospect(self, end: str) -> int:
        """Return the rank of the longest train from an end."""
        return self.planner.rank(self.planner.everything, self._board.ends[end])

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


def fitting_own(view: View) -> int:
    """Return how many tiles in a hand fit the player's own train."""
    board, seat = view.board, view.seat
    assert seat is not None
    pips = [board.ends[end] for end in board.own_ends(seat)]
    return sum(any(pip is None or tile.has(pip) for pip in pips) for tile in view.hand)


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


def contrast(view: View, better: Move, other: Move, lead: float = 0.0) -> Contrast:
    """Return what differs between two legal moves, as far as the player can see; nothing if nothing does.

    ``lead`` is by how many points the first is better.
    """
    whys = Reasons(view)
    good, bad = (Outcome(view, move, whys) for move in (better, other))
    reasons, objections = list(_reasons(view, good, bad, lead)), list(_objections(good, bad))
    if not reasons and not objections:
        reasons = list(islice(_lesser_reasons(view, good, bad), 1))
    return Contrast(tuple(reasons), tuple(objections))


def _reasons(view: View, good: Outcome, bad: Outcome, lead: float) -> Iterator[Why]:
    yield from _only(_FOR, good, bad)
    if isinstance(good.move, Play) and isinstance(bad.move, Play):
        if good.continues and not bad.continues:
            yield Why(ReasonCode.GOES_ON)
        has_longer = good.train > max(1, bad.train)
        if has_longer:
            yield Why(ReasonCode.LONGER_TRAIN, count=good.train)
        lone = good.whys.get(ReasonCode.LONE_DOUBLE)
        if lone and ReasonCode.LEAVES_DOUBLE not in good.whys and not _is_lone(view, bad.move):
            yield lone
        enough = max(1.0, _ENOUGH * lead)
        more = _points(view, good.move) - _points(view, bad.move)
        if more >= enough and not goes_on(bad.after):
            yield Why(ReasonCode.SHEDS_MORE, count=more)
        elif not has_longer and bad.loose - good.loose >= enough:
            yield Why(ReasonCode.LESS_LOOSE, count=bad.loose - good.loose)


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
    if fitting_own(good.after) > fitting_own(bad.after):
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
    one, other = good.followers, bad.followers
    if one is not None and other is not None and one < other:
        yield Why(ReasonCode.FEWER_FOLLOW)


def _objections(good: Outcome, bad: Outcome) -> Iterator[Why]:
    for why in _only(_AGAINST, bad, good):
        if why.reason is not ReasonCode.DEAD_END or fitting_own(good.after):
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

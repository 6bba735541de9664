"""What can be said of two moves compared, worked out without the code that says it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import structs

from mtdesk.ai.hint import ReasonCode, Why
from mtdesk.ai.weighing import imagine
from mtdesk.rules.legal import legal_moves, places
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.options import Options
from mtdesk.rules.score import hand_value, tile_value
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.rules.view import Phase, View, own_train, train_of

COMPARING = frozenset(list(ReasonCode)[list(ReasonCode).index(ReasonCode.LONGER_TRAIN) :])
"""What is said of a move only compared with another one."""


def is_true(why: Why, view: View, better: Move, other: Move) -> bool:
    """Return whether a reason that compares two moves holds; True for all other reasons."""
    moves = better, other
    if why.reason is ReasonCode.FEWER_FOLLOW:
        return _followers(view, better) < _followers(view, other)
    if not (isinstance(better, Play) and isinstance(other, Play)):
        return True
    good, bad = (imagine(view, move) for move in (better, other))
    own = own_train(better.player)
    match why.reason:
        case ReasonCode.LESS_LOOSE:
            return _loose(bad, better.player) - _loose(good, better.player) == why.count
        case ReasonCode.GOES_ON:
            return [continues(view, move) for move in moves] == [True, False]
        case ReasonCode.KEEPS_PLAYABLE:
            return (
                why.tile == other.tile
                and other.tile in _next_tiles(good)
                and better.tile not in _next_tiles(bad)
            )
        case ReasonCode.PRIVATE:
            return not _is_open_to_others(good, better) and _is_open_to_others(bad, other)
        case ReasonCode.USES_MARKED:
            marked = view.board.markers.keys() - {own}
            return train_of(better.end) in marked and train_of(other.end) not in marked
        case ReasonCode.HEAVIER:
            options = view.board.options
            return tile_value(options, better.tile) > tile_value(options, other.tile)
        case _:
            return _leaves_more(why.reason, good, bad, own)


def _leaves_more(reason: ReasonCode, good: View, bad: View, own: str) -> bool:
    match reason:
        case ReasonCode.FITS_OWN:
            return len(_fitting(good, own)) > len(_fitting(bad, own))
        case ReasonCode.LEAVES_PLAYABLE:
            return len(_next_tiles(good)) > len(_next_tiles(bad))
        case ReasonCode.MORE_NUMBERS:
            return len(_numbers(good)) > len(_numbers(bad))
        case _:
            return True


def _numbers(view: View) -> set[int]:
    return {pip for tile in view.hand for pip in tile}


def continues(view: View, move: Move) -> bool:
    """Return whether the rules let the player go on with a tile after a move."""
    assert view.seat is not None
    assert isinstance(move, Play)
    then = imagine(view, move)
    return then.board.turn == view.seat and any(isinstance(one, Play) for one in legal_moves(then))


def _fitting(view: View, train: str) -> set[Tile]:
    pips = [pip for end, pip in view.board.ends.items() if train_of(end) == train]
    return {tile for tile in view.hand if any(pip is None or pip in tile for pip in pips)}


def _next_tiles(view: View) -> set[Tile]:
    """Return the tiles that could be played if the turn came round again now."""
    fresh = {"turn": view.seat, "phase": Phase.ORDINARY, "laid": 0, "doubles": (), "to_cover": None}
    board = structs.replace(view.board, over=None, **fresh)
    return {move.tile for move in legal_moves(View(board, view.seat, view.hand)) if isinstance(move, Play)}


def _is_open_to_others(view: View, move: Move) -> bool:
    """Return whether some other player could play on the end of a move in a turn that begins now."""
    assert isinstance(move, Play)
    fresh = {"phase": Phase.ORDINARY, "laid": 0, "doubles": (), "to_cover": None, "over": None}
    return any(
        move.end in places(structs.replace(view.board, turn=seat, **fresh))
        for seat in range(view.board.players)
        if seat != move.player
    )


def _followers(view: View, move: Move) -> int:
    """Count the tiles of the set that the player cannot see and that fit where others may go on."""
    board = view.board
    assert isinstance(move, Play | Pass)
    pip = move.out if isinstance(move, Play) else board.ends[move.end or ""]
    assert pip is not None
    laid = {one.tile for train in board.trains.values() for one in train} | {board.engine, *view.hand}
    return sum(tile.has(pip) for tile in full_set(board.options.set) if tile not in laid)


def _loose(view: View, seat: int) -> int:
    """Return the points of a hand less those of the longest train."""
    options = view.board.options
    _, best = max(longest(options, view.hand, view.board.ends[end]) for end in view.board.own_ends(seat))
    return hand_value(options, view.hand) - best


def longest(options: Options, hand: Sequence[Tile], pip: int | None) -> tuple[int, int]:
    """Return the tiles of the longest train and the most points of such a train, by trying all of them."""

    @cache
    def follow(used: int, pip: int) -> tuple[int, int]:
        best = 0, 0
        for i, tile in enumerate(hand):
            if pip in tile and not used >> i & 1:
                tiles, points = follow(used | 1 << i, tile.other(pip))
                best = max(best, (tiles + 1, points + tile_value(options, tile)))
        return best

    starts = {start for tile in hand for start in tile} if pip is None else {pip}
    return max((follow(0, start) for start in starts), default=(0, 0))

"""What a seat may do now: the one place that decides legality (rules.md 4)."""

from __future__ import annotations

from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import DeadDouble, Draws, FollowUp, MexicanOpen
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, OpenDouble, Phase, View, own_train, train_of


def legal_moves(view: View) -> tuple[Move, ...]:
    """Return every move this seat may make now; none for the public view or after the round (4, 8)."""
    board, seat = view.board, view.seat
    if seat is None or board.over is not None:
        return ()
    moves: tuple[Move, ...] = turn_moves(board, view.hand) if board.turn == seat else ()
    return (*moves, Tap(seat)) if board.pending_tap == seat else moves


def turn_moves(board: Board, hand: tuple[Tile, ...]) -> tuple[Move, ...]:
    """Return what the seat to act may do with this hand, except tap (4.2 to 4.5)."""
    moves: list[Move] = list(plays(board, hand))
    if board.phase is Phase.CHAIN and board.laid:
        moves.append(Stop(board.turn))
    elif not moves:
        return (Draw(board.turn),) if may_draw(board) else passes(board)
    return tuple(moves)


def plays(board: Board, hand: tuple[Tile, ...]) -> list[Play]:
    """Return every way to play a tile of this hand now (4.1 to 4.4, 4.7, 4.9, 5)."""
    seat = board.turn
    by_pip: dict[int | None, list[Tile]] = {None: list(hand)}
    for tile in hand:
        by_pip.setdefault(tile.hi, []).append(tile)
        if not tile.is_double:
            by_pip.setdefault(tile.lo, []).append(tile)
    found: list[Play] = []
    for end in places(board):
        pip = board.ends[end]
        for tile in by_pip.get(pip, ()):
            if tile.is_double and not may_lay_double(board, hand, tile):
                continue
            for out in outs(tile, pip):
                found.append(Play(seat, tile, end, out))
                if may_fork(board, tile, end):
                    found.append(Play(seat, tile, end, out, fork=True))
    return found


def outs(tile: Tile, pip: int | None) -> tuple[int, ...]:
    """Return the pips a fitting tile can show as new end.

    An end without a pip takes it either way round (4.1).
    """
    if pip is not None:
        return (tile.other(pip),)
    return (tile.hi,) if tile.is_double else (tile.hi, tile.lo)


def places(board: Board) -> tuple[str, ...]:
    """Return the ends on which the seat to act may play now, whatever its tiles (4.1, 4.2, 4.4, 4.7, 5)."""
    if board.to_cover is not None:
        return board.to_cover.ends
    if board.phase is Phase.CHAIN:
        return (own_train(board.turn),)
    bound = board.bound_to()
    if bound is not None:
        return bound.ends
    if not board.laid:
        return allowed_ends(board)
    must = doubles_to_follow(board)
    if must:
        return tuple(end for double in must for end in double.ends)
    extra = (end for double in board.doubles for end in double.ends)
    return tuple(dict.fromkeys((*allowed_ends(board), *extra)))


def doubles_to_follow(board: Board) -> tuple[OpenDouble, ...]:
    """Return the doubles of this turn on which the next tile must go; empty if it may go elsewhere (4.4)."""
    on_double = board.options.follow_up is FollowUp.ON_DOUBLE  # no turn then has two: none fits on another
    covers = board.options.second_double_needs_cover and len(board.doubles) > 1
    return board.doubles if on_double or covers else ()


def allowed_ends(board: Board) -> tuple[str, ...]:
    """Return the allowed ends of the seat to act: own train, marked trains, Mexican trains (4.1)."""
    own = own_train(board.turn)
    own_only = board.options.own_first and not board.trains[own]
    marked = () if own_only else (end for train, end in board.markers.items() if train != own)
    mexican = (end for end in board.ends if end[0] == "M") if may_use_mexican(board) else ()
    return (
        *board.own_ends(board.turn),
        *marked,
        *(end for end in mexican if board.trains[end] or not own_only),
    )


def may_use_mexican(board: Board) -> bool:
    """Return whether ``mexican_open`` lets the seat to act play on Mexican trains (4.1)."""
    match board.options.mexican_open:
        case MexicanOpen.ALWAYS:
            return True
        case MexicanOpen.OWN_BEGUN:
            return bool(board.trains[own_train(board.turn)])
        case MexicanOpen.ALL_BEGUN:
            return all(board.trains[own_train(seat)] for seat in range(board.players))


def may_lay_double(board: Board, hand: tuple[Tile, ...], double: Tile) -> bool:
    """Return whether this double may be played now, considering the turn's earlier doubles (4.4)."""
    return len(hand) == 1 or not (is_beyond_limit(board) or lacks_cover(board, hand, double))


def is_beyond_limit(board: Board) -> bool:
    """Return whether another double would exceed the limit of a turn (4.4)."""
    limit = board.options.doubles_per_turn
    return board.phase is Phase.ORDINARY and 0 < limit <= len(board.doubles)


def lacks_cover(board: Board, hand: tuple[Tile, ...], double: Tile) -> bool:
    """Return whether this would be the turn's second double, with no tile left to cover either (4.4)."""
    if not (board.options.second_double_needs_cover and board.phase is Phase.ORDINARY and board.doubles):
        return False
    pips = {double.hi, *(laid.pip for laid in board.doubles)}
    return not any(tile.hi in pips or tile.lo in pips for tile in hand if tile != double)


def may_fork(board: Board, tile: Tile, end: str) -> bool:
    """Return whether this tile may split this end into two (4.9)."""
    return (
        board.options.fork
        and tile.is_double
        and board.phase is Phase.ORDINARY
        and train_of(end) == own_train(board.turn)
    )


def may_draw(board: Board) -> bool:
    """Return whether a seat that cannot play draws; otherwise it passes (4.2, 4.5)."""
    if has_drawn(board) or not board.boneyard:
        return False
    return board.phase is Phase.ORDINARY or board.options.first_turn_draw


def has_drawn(board: Board) -> bool:
    """Return whether the seat to act has drawn all it may draw for now (4.5)."""
    return board.drew_in_turn if board.options.draws is Draws.ONCE else board.drew


def is_released(board: Board, pip: int) -> bool:
    """Return whether a double of this pip is dead and released (4.7)."""
    return board.options.dead_double is DeadDouble.RELEASED and board.is_dead(pip)


def passes(board: Board) -> tuple[Pass, ...]:
    """Return the ways to pass: one, or one for each end that the marker may be put on (4.5, 4.9)."""
    seat = board.turn
    ends = board.own_ends(seat)
    if len(ends) > 1 and sets_marker(board):
        return tuple(Pass(seat, end) for end in ends)
    return (Pass(seat),)


def sets_marker(board: Board) -> bool:
    """Return whether a pass of the seat to act would put its marker on its train (4.5)."""
    own = own_train(board.turn)
    if own in board.markers:
        return False
    bound = None if board.options.marker_if_forced else board.bound_to()
    return bound is None or train_of(bound.ends[0]) == own

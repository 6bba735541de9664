"""Why a move is not legal, as codes that a window can turn into sentences (rules.md 4).

``refusal(view, move)`` is None exactly when ``move`` is in ``legal_moves(view)``: both read the same
functions.
"""

from __future__ import annotations

from mtdesk.rules import legal
from mtdesk.rules.moves import Draw, Move, Pass, Play, Reason, Refusal, Stop, Tap
from mtdesk.rules.options import FollowUp, MexicanOpen
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, Phase, View, own_train, owner_of, train_of


def refusal(view: View, move: Move) -> Refusal | None:
    """Return why ``move`` cannot be made by the seat of this view, or None if it can."""
    board = view.board
    if board.over is not None:
        return Refusal(Reason.ROUND_OVER)
    if isinstance(move, Tap):
        may_tap = move.player == view.seat == board.pending_tap
        return None if may_tap else Refusal(Reason.NOTHING_TO_TAP)
    if not move.player == view.seat == board.turn:
        return Refusal(Reason.NOT_YOUR_TURN, seat=board.turn)
    match move:
        case Play():
            return _refused_play(board, view.hand, move)
        case Draw():
            return _refused_draw(board, view.hand)
        case Pass():
            return _refused_pass(board, view.hand, move)
        case Stop():
            may_stop = board.phase is Phase.CHAIN and board.laid
            return None if may_stop else Refusal(Reason.NOTHING_TO_STOP)


def _refused_play(board: Board, hand: tuple[Tile, ...], play: Play) -> Refusal | None:
    tile, end = play.tile, play.end
    if tile not in hand:
        return Refusal(Reason.NOT_IN_HAND, tile=tile)
    if end not in board.ends:
        return Refusal(Reason.NO_SUCH_END, end=end)
    if end not in legal.places(board):
        return _refused_place(board, tile, end)
    pip = board.ends[end]
    if pip is not None and not tile.has(pip):
        return Refusal(Reason.DOES_NOT_FIT, tile=tile, end=end, pip=pip)
    if tile.is_double and not legal.may_lay_double(board, hand, tile):
        if legal.is_beyond_limit(board):
            return Refusal(Reason.DOUBLES_LIMIT, tile=tile, count=board.options.doubles_per_turn)
        return Refusal(Reason.SECOND_DOUBLE_NEEDS_COVER, tile=tile)
    if play.out not in legal.outs(tile, pip):
        return Refusal(Reason.WRONG_WAY_ROUND, tile=tile, end=end)
    if play.fork and not legal.may_fork(board, tile, end):
        return Refusal(Reason.CANNOT_FORK, tile=tile, end=end)
    return None


def _refused_place(board: Board, tile: Tile, end: str) -> Refusal:
    if board.to_cover is not None:
        return Refusal(Reason.COVER_LAST_DOUBLE, tile, board.to_cover.ends[0], board.to_cover.pip)
    if board.phase is Phase.CHAIN:
        return Refusal(Reason.FIRST_TURN_OWN_ONLY, tile, end)
    bound = board.bound_to()
    if bound is not None:
        return Refusal(Reason.OPEN_DOUBLE_FIRST, tile, bound.ends[0], bound.pip)
    if board.laid and legal.doubles_to_follow(board):
        if board.options.follow_up is FollowUp.ON_DOUBLE:
            double = board.doubles[-1]
            return Refusal(Reason.ON_THE_DOUBLE, tile, double.ends[0], double.pip)
        return Refusal(Reason.ON_ONE_OF_THE_DOUBLES, tile, end)
    of_public = owner_of(end) is None and board.options.mexican_open is MexicanOpen.OWN_BEGUN
    if not board.trains[own_train(board.turn)] and (board.options.own_first or of_public):
        return Refusal(Reason.OWN_TRAIN_FIRST, tile, end)
    if owner_of(end) is None:
        return Refusal(Reason.ALL_TRAINS_FIRST, tile, end)
    if train_of(end) in board.markers:
        return Refusal(Reason.MARKER_ON_OTHER_ARM, tile, end)
    return Refusal(Reason.TRAIN_CLOSED, tile, end, seat=owner_of(end))


def _refused_draw(board: Board, hand: tuple[Tile, ...]) -> Refusal | None:
    can_lay = _must_lay(board, hand)
    if can_lay is not None:
        return can_lay
    if legal.may_draw(board):
        return None
    if legal.has_drawn(board):
        return Refusal(Reason.ALREADY_DRAWN)
    if not board.boneyard:
        return Refusal(Reason.BONEYARD_EMPTY)
    return Refusal(Reason.NO_DRAW_IN_FIRST_TURN)


def _refused_pass(board: Board, hand: tuple[Tile, ...], move: Pass) -> Refusal | None:
    can_lay = _must_lay(board, hand)
    if can_lay is not None:
        return can_lay
    if legal.may_draw(board):
        return Refusal(Reason.DRAW_FIRST)
    ways = legal.passes(board)
    if move in ways:
        return None
    if move.end is None:
        return Refusal(Reason.CHOOSE_MARKER_END)
    return Refusal(Reason.NO_MARKER_CHOICE, end=move.end)


def _must_lay(board: Board, hand: tuple[Tile, ...]) -> Refusal | None:
    plays = legal.plays(board, hand)
    if plays:
        return Refusal(Reason.MUST_LAY, tile=plays[0].tile, end=plays[0].end)
    return None

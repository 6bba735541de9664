"""Applying a move: the new state and what happened (rules.md 4 and 5)."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.rules import legal
from mtdesk.rules.events import (
    ChainStopped,
    CoverAsked,
    DoubleCovered,
    DoubleOpened,
    DoubleReleased,
    Event,
    MarkerCleared,
    Passed,
    Penalised,
    RoundEnded,
    Tapped,
    TileDrawn,
    TileLaid,
    TurnSkipped,
    TurnStarted,
    WentOut,
)
from mtdesk.rules.moves import Draw, IllegalMove, Move, Pass, Penalty, Play, Stop, Tap
from mtdesk.rules.options import (
    FirstTurn,
    FirstTurnDouble,
    FirstTurnOut,
    FollowUp,
    MarkerOff,
    OpenDoubleRule,
    OutOnDouble,
    TapPenalty,
)
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.score import round_points
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Board, OpenDouble, Over, Phase, own_train, train_of

_PENALTY_TILES = 2


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Make a move: a new state and the facts, in order; ``state`` itself is unchanged.

    Raises IllegalMove if the move is not legal.
    """
    refused = refusal(view_of(state, move.player), move)
    if refused is not None:
        raise IllegalMove(move, refused)
    new = state.copy()
    new.board.log = (*new.board.log, move)
    events: list[Event] = []
    turn_ends = _carry_out(new, move, events)
    if not isinstance(move, Tap):
        _penalise(new, move.player, events)
    if isinstance(move, Play) and not new.hands[move.player]:
        if not _must_cover(new.board, move):
            events.append(WentOut(move.player))
            _go_out(new, move, events)
    elif new.board.phase is Phase.COVER:
        _end_round(new, Over.OUT, events)
    elif turn_ends:
        end_turn(new, events)
    return new, tuple(events)


def _carry_out(state: State, move: Move, events: list[Event]) -> bool:
    """Carry out the move; returns whether the turn ends."""
    board = state.board
    match move:
        case Play():
            return _lay(state, move, events)
        case Draw():
            _draw(state, move.player, events)
            return False
        case Pass():
            _pass(board, move, events)
            return True
        case Stop():
            events.append(ChainStopped(move.player))
            return True
        case Tap():
            board.tapped |= {move.player}
            board.pending_tap = None
            events.append(Tapped(move.player))
            return False


# Playing a tile: 4.2 to 4.4, 4.6, 4.7, 4.9


def _lay(state: State, move: Play, events: list[Event]) -> bool:
    board = state.board
    seat, tile, end = move.player, move.tile, move.end
    laid = Laid(tile.other(move.out), move.out)
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != tile)
    board.hands[seat] -= 1
    board.trains[end] = (*board.trains[end], laid)
    board.laid_by_pip = count_laid(board.laid_by_pip, tile)
    board.passed = frozenset()
    events.append(TileLaid(seat, end, laid, move.fork))
    _cover(board, end, events)
    new_ends = _move_end(board, end, move.out, fork=move.fork)
    _clear_marker(board, seat, end, events)
    if laid.is_double:
        _open_double(board, OpenDouble(new_ends, move.out), events)
    _release_dead(board, events)
    board.laid += 1
    drew, board.drew = board.drew, False
    if board.phase is Phase.CHAIN:
        return drew or not legal.plays(board, state.hands[seat])
    return not laid.is_double or _nothing_may_follow(board)


def count_laid(laid_by_pip: tuple[int, ...], tile: Tile) -> tuple[int, ...]:
    """Return how many tiles with each pip are on the table after another was played (4.7, dead doubles)."""
    counts = list(laid_by_pip)
    for pip in set(tile):
        counts[pip] += 1
    return tuple(counts)


def _move_end(board: Board, end: str, pip: int, *, fork: bool) -> tuple[str, ...]:
    """Give the end its new pip, or split it in two; returns the ends that now show it (4.9)."""
    if not fork:
        board.ends[end] = pip
        return (end,)
    arms = (f"{end}/a", f"{end}/b")
    board.ends = {
        name: shown
        for old, value in board.ends.items()
        for name, shown in ([(arm, pip) for arm in arms] if old == end else [(old, value)])
    }
    board.trains.update(dict.fromkeys(arms, ()))
    return arms


def _clear_marker(board: Board, seat: int, end: str, events: list[Event]) -> None:
    own = own_train(seat)
    match board.options.marker_off:
        case MarkerOff.OWNER_ON_TRAIN:
            train = own if board.markers.get(own) == end else None
        case MarkerOff.ANYONE_ON_TRAIN:
            train = train_of(end)
        case MarkerOff.OWNER_ANYWHERE:
            train = own
    if train in board.markers:
        events.append(MarkerCleared(train, board.markers.pop(train)))


def _open_double(board: Board, double: OpenDouble, events: list[Event]) -> None:
    board.doubles = (*board.doubles, double)
    ignored = board.phase is Phase.CHAIN and board.options.first_turn_double is FirstTurnDouble.IGNORED
    if board.options.open_double is OpenDoubleRule.FREE or ignored:
        return
    board.open_doubles.append(double)
    events.append(DoubleOpened(double.ends, double.pip))


def _cover(board: Board, end: str, events: list[Event]) -> None:
    for double in board.open_doubles:
        if end in double.ends:
            board.open_doubles.remove(double)
            events.append(DoubleCovered(end, double.pip))
            return


def _release_dead(board: Board, events: list[Event]) -> None:
    for double in [double for double in board.open_doubles if legal.is_released(board, double.pip)]:
        board.open_doubles.remove(double)
        events.append(DoubleReleased(double.ends, double.pip))


def _nothing_may_follow(board: Board) -> bool:
    """Return whether the double just played needs a follow-up but is dead and released (4.4)."""
    return board.options.follow_up is FollowUp.ON_DOUBLE and legal.is_released(board, board.doubles[-1].pip)


def _must_cover(board: Board, move: Play) -> bool:
    """Return whether the seat that played its last tile is not out, but draws for the follow-up (5)."""
    return (
        board.options.out_on_double is OutOnDouble.MUST_COVER
        and move.tile.is_double
        and board.phase is Phase.ORDINARY
        and legal.may_draw(board)
        and not legal.is_released(board, move.out)
    )


# Drawing, passing and tapping: 4.5 and 4.8


def _take(state: State, seat: int, count: int) -> tuple[Tile, ...]:
    """Move up to ``count`` tiles from the boneyard to a hand."""
    board = state.board
    tiles, state.boneyard = state.boneyard[:count], state.boneyard[count:]
    state.hands[seat] += tiles
    board.hands[seat] += len(tiles)
    board.boneyard -= len(tiles)
    if tiles:
        board.passed = frozenset()
    if board.hands[seat] > 1:
        board.tapped -= {seat}
    return tiles


def _draw(state: State, seat: int, events: list[Event]) -> None:
    (tile,) = _take(state, seat, 1)
    state.board.drew = state.board.drew_in_turn = True
    if state.board.pending_tap == seat:
        state.board.pending_tap = None
    events.append(TileDrawn(seat, tile))


def _pass(board: Board, move: Pass, events: list[Event]) -> None:
    seat = move.player
    marker = None
    if legal.sets_marker(board):
        marker = move.end or board.own_ends(seat)[0]
        board.markers[own_train(seat)] = marker
        board.passed = frozenset()
    else:
        board.passed |= {seat}
    events.append(Passed(seat, marker))


def _penalise(state: State, actor: int, events: list[Event]) -> None:
    """Carry out the penalty of a seat that did not tap before another acted (4.8)."""
    board = state.board
    seat = board.pending_tap
    if seat is None or seat == actor:
        return
    board.pending_tap = None
    kind = board.options.tap_penalty
    if kind is TapPenalty.NONE:
        return
    tiles: tuple[Tile, ...] = ()
    if kind is TapPenalty.DRAW_TWO:
        tiles = _take(state, seat, _PENALTY_TILES)
    else:
        board.skipped |= {seat}
    board.log = (*board.log, Penalty(seat, kind, len(tiles)))
    events.append(Penalised(seat, kind, tiles))


# The end of a turn and of a round: 4.8 and 5


def end_turn(state: State, events: list[Event]) -> None:
    """End the current turn: the next seat's starts, or the round is over (5)."""
    board = state.board
    seat = board.turn
    board.first_turns |= {seat}
    if board.options.tap and board.hands[seat] == 1 and seat not in board.tapped:
        board.pending_tap = seat
    if not board.boneyard and len(board.passed) == board.players:
        _end_round(state, Over.BLOCKED, events)
    elif len(board.first_turns) == board.players and 0 in board.hands:
        _end_round(state, Over.OUT, events)
    else:
        begin_turn(board, _next_seat(board, events), events)


def _next_seat(board: Board, events: list[Event]) -> int:
    seat = (board.turn + 1) % board.players
    while seat in board.skipped:
        board.skipped -= {seat}
        events.append(TurnSkipped(seat))
        seat = (seat + 1) % board.players
    return seat


def begin_turn(board: Board, seat: int, events: list[Event]) -> None:
    """Make it this seat's turn (4.2, 4.3)."""
    board.turn = seat
    first = seat not in board.first_turns
    board.phase = Phase.CHAIN if first and board.options.first_turn is FirstTurn.CHAIN else Phase.ORDINARY
    board.laid, board.doubles, board.drew, board.drew_in_turn = 0, (), False, False
    events.append(TurnStarted(seat))


def _go_out(state: State, move: Play, events: list[Event]) -> None:
    """Handle an empty hand: the lap continues, a last double is covered, or the round is over (5)."""
    board = state.board
    if board.phase is Phase.CHAIN and board.options.first_turn_out is FirstTurnOut.LAP:
        end_turn(state, events)
        return
    others_cover = (
        board.phase is Phase.ORDINARY
        and move.tile.is_double
        and board.options.out_on_double is OutOnDouble.OTHERS_COVER
    )
    if not (others_cover and _ask_cover(state, move.player, events)):
        _end_round(state, Over.OUT, events)


def _ask_cover(state: State, seat: int, events: list[Event]) -> bool:
    """Ask the first seat clockwise that can cover the last double of a hand; returns whether there is one."""
    board = state.board
    double = board.doubles[-1]
    for step in range(1, board.players):
        other = (seat + step) % board.players
        if any(tile.has(double.pip) for tile in state.hands[other]):
            board.turn, board.phase, board.to_cover = other, Phase.COVER, double
            board.laid, board.doubles, board.drew, board.drew_in_turn = 0, (), False, False
            events.append(CoverAsked(other, double.pip))
            return True
    return False


def _end_round(state: State, over: Over, events: list[Event]) -> None:
    board = state.board
    board.over = over
    board.pending_tap = None
    board.points = round_points(board.options, state.hands)
    board.totals = tuple(
        Fraction(total + gained) for total, gained in zip(board.totals, board.points, strict=True)
    )
    events.append(RoundEnded(over, tuple(state.hands), board.points, board.totals))

"""What must hold in every position of a round, whatever the options (rules.md 1 and 4 to 6)."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterable

import pytest

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, IllegalMove, Move, Pass, Play, Reason, Refusal, Stop, Tap
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Laid, full_set
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, OpenDouble, Over, owner_of, train_of
from tests.notation import move_from_text
from tests.referee.scoring import round_points


def check_position(state: State) -> None:
    """Everything that can be told from one position."""
    check_tiles(state)
    check_trains(state.board)
    check_ends(state.board)
    check_markers(state.board)
    check_open_doubles(state.board)
    if state.board.over is None:
        check_moves(state)
    else:
        check_end(state)


def check_tiles(state: State) -> None:
    """Every tile is somewhere, exactly once, and all counts are those of the tiles, laid or hidden."""
    board = state.board
    laid = [one.tile for stretch in board.trains.values() for one in stretch] + [board.engine]
    held = [tile for hand in state.hands for tile in hand]
    assert sorted([*laid, *held, *state.boneyard]) == sorted(full_set(board.options.set))
    assert board.hands == [len(hand) for hand in state.hands]
    assert board.boneyard == len(state.boneyard)
    pips = range(board.options.set + 1)
    assert board.laid_by_pip == tuple(sum(tile.has(pip) for tile in laid) for pip in pips)
    lie_open = board.options.open_hands or board.over is not None
    for seat in (None, *range(board.players)):
        seen = (hand for other, hand in enumerate(state.hands) if lie_open or other == seat)
        hidden = set(full_set(board.options.set)).difference(laid, *seen)
        assert view_of(state, seat).hidden_by_pip == tuple(
            sum(tile.has(pip) for tile in hidden) for pip in pips
        )


def tail(board: Board, end: str) -> Laid | None:
    """The last tile before an end, the forked double for an arm nothing lies on yet."""
    stretch = board.trains[end]
    if stretch or "/" not in end:
        return stretch[-1] if stretch else None
    return tail(board, end.rpartition("/")[0])


def check_trains(board: Board) -> None:
    """Neighbours touch with equal halves; a train begins at the engine, an arm at its double."""
    for name, stretch in board.trains.items():
        pips = [tile.outer for tile in stretch[:-1]]
        assert [tile.inner for tile in stretch[1:]] == pips
        if "/" in name:
            double = tail(board, name.rpartition("/")[0])
            assert double is not None
            assert double.is_double
            before = double.outer
        elif board.options.own_start == "any" and owner_of(name) is not None:
            continue
        else:
            before = board.engine.hi
        assert not stretch or stretch[0].inner == before


def check_ends(board: Board) -> None:
    """Every stretch ends in an end or in a fork, and an end shows the last half."""
    forks = {name.rpartition("/")[0] for name in board.trains if "/" in name}
    assert set(board.ends) == set(board.trains) - forks
    assert not forks or board.options.fork
    for end, pip in board.ends.items():
        last = tail(board, end)
        if last is not None:
            assert pip == last.outer
        elif board.options.own_start == "any" and owner_of(end) is not None:
            assert pip is None
        else:
            assert pip == board.engine.hi


def check_markers(board: Board) -> None:
    """A marker stands on an end that there is, of the personal train it belongs to."""
    for train, end in board.markers.items():
        assert end in board.ends
        assert train_of(end) == train
        assert owner_of(train) is not None


def bare_doubles(board: Board) -> set[OpenDouble]:
    """The doubles on the trains on which nothing lies."""
    bare: set[OpenDouble] = set()
    for name, stretch in board.trains.items():
        if stretch and stretch[-1].is_double:
            arms = (f"{name}/a", f"{name}/b")
            ends = (name,) if name in board.ends else arms
            if ends == (name,) or not any(board.trains[arm] for arm in arms):
                bare.add(OpenDouble(ends, stretch[-1].outer))
    return bare


def check_open_doubles(board: Board) -> None:
    """The open doubles are the bare ones but for those that the options let off."""
    options = board.options
    found = set(board.open_doubles)
    assert len(found) == len(board.open_doubles)
    assert all(board.ends[end] == double.pip for double in found for end in double.ends)
    expected = set() if options.open_double == "free" else bare_doubles(board)
    if options.dead_double == "released":
        expected = {double for double in expected if board.laid_by_pip[double.pip] <= options.set}
    if options.first_turn == "chain" and options.first_turn_double == "ignored":
        assert found <= expected
    else:
        assert found == expected


def check_moves(state: State) -> None:
    """The seat on turn has exactly one kind of thing to do, and nobody else has more than a tap."""
    board = state.board
    for seat in range(board.players):
        moves = legal_moves(view_of(state, seat))
        assert len(set(moves)) == len(moves)
        assert all(move.player == seat for move in moves)
        assert all(move_from_text(str(move)) == move for move in moves)
        assert (Tap(seat) in moves) == (board.pending_tap == seat)
        kinds = {type(move) for move in moves} - {Tap}
        if seat == board.turn:
            assert kinds in ({Play}, {Play, Stop}, {Draw}, {Pass})
        else:
            assert kinds == set()
        for move in moves:
            assert refusal(view_of(state, seat), move) is None
    assert legal_moves(view_of(state, None)) == ()
    if board.pending_tap is not None:
        assert len(state.hands[board.pending_tap]) == 1
    assert all(len(state.hands[seat]) == 1 for seat in board.tapped if state.hands[seat])


def check_end(state: State) -> None:
    """A round that is over: why, and the points that the second engine finds."""
    board = state.board
    for seat in range(board.players):
        assert legal_moves(view_of(state, seat)) == ()
        assert refusal(view_of(state, seat), Draw(seat)) == Refusal(Reason.ROUND_OVER)
    assert board.pending_tap is None
    if board.over is Over.BLOCKED:
        assert board.boneyard == 0
        assert 0 not in board.hands
    else:
        assert 0 in board.hands
    hands = [[[tile.hi, tile.lo] for tile in hand] for hand in state.hands]
    assert board.over is not None
    assert board.points is not None
    assert list(board.points) == round_points(board.options.values(), board.over, hands)


def check_answers(state: State, moves: Iterable[Move]) -> Counter[Reason]:
    """A move is refused exactly when it is not among the legal ones, and applying it then changes nothing.

    Returns how often each reason was given.
    """
    seats = range(state.board.players)
    views = [view_of(state, seat) for seat in seats]
    legal = {move for view in views for move in legal_moves(view)}
    before = pickle.dumps(state)
    reasons: Counter[Reason] = Counter()
    for move in moves:
        refused = refusal(views[move.player], move)
        assert refusal(views[move.player - 1], move) is not None, "made for another seat"
        assert (refused is None) == (move in legal), move
        if refused is not None:
            check_not_applied(state, move, refused)
            reasons[refused.reason] += 1
    assert pickle.dumps(state) == before
    return reasons


def check_not_applied(state: State, move: Move, refused: Refusal) -> None:
    """A refused move is not applied, for the reason it was refused."""
    with pytest.raises(IllegalMove) as caught:
        apply(state, move)
    assert (caught.value.move, caught.value.refusal) == (move, refused)

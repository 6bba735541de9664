"""Hints: the move of a level, and true reasons for it."""

from collections import Counter

import pytest

from mtdesk.ai.common import imagine
from mtdesk.ai.hints import HintReason, Why, advise, reasons
from mtdesk.ai.levels import LEVELS, Limit, choose
from mtdesk.control.game import Game
from mtdesk.rules.legal import legal_moves, plays
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap, move_from_text
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import tile_value
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View, own_train
from tests.control.tables import setup_of
from tests.rules.tabletop import begin, play

_LITTLE = Limit(work=12)
"""Enough to have moves of every kind chosen, little enough for whole games."""


def _why(state: State, text: str) -> list[Why]:
    move = move_from_text(text)
    view = view_of(state, move.player)
    assert move in legal_moves(view)
    return list(reasons(view, move))


def _codes(state: State, text: str) -> set[HintReason]:
    return {why.reason for why in _why(state, text)}


def test_the_last_tile_goes_out_and_needs_no_other_reason() -> None:
    assert _why(begin("6-5", "5-4 4-3"), "0:6-5@P0=5") == [Why(HintReason.GOES_OUT)]


def test_the_only_move_there_is() -> None:
    state = begin("6-5 4-3 2-1", "6-4 4-2 3-1", mexican_trains=0)
    assert _why(state, "0:6-5@P0=5")[0] == Why(HintReason.ONLY_MOVE)


def test_draws_and_passes_are_forced() -> None:
    state = begin("4-3 2-1", "6-4 4-2", boneyard="1-0 2-0")
    assert _why(state, "0:draw") == [Why(HintReason.MUST_DRAW)]
    assert _why(play(state, "0:draw"), "0:pass") == [Why(HintReason.MUST_PASS)]


def test_a_tile_of_the_plan_on_the_own_train() -> None:
    state = begin("6-5 5-4 4-3 2-1", "6-4 4-2")
    assert _why(state, "0:6-5@P0=5")[0] == Why(HintReason.BEGINS_PLAN, count=3)
    later = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert Why(HintReason.KEEPS_PLAN, count=1) in _why(later, "0:5-4@P0=4")


def test_a_tile_that_the_plan_does_not_need() -> None:
    state = begin("6-5 5-4 6-1", "6-4 4-2")
    assert HintReason.OFF_PLAN in _codes(state, "0:6-1@M0=1")
    assert HintReason.OFF_PLAN not in _codes(state, "0:6-5@M0=5")


def test_a_double_with_the_tile_that_covers_it() -> None:
    state = begin("6-5 5-5 5-4 3-2", "6-4 4-2 3-1")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert Why(HintReason.DOUBLE_WITH_COVER, tile=Tile(5, 4)) in _why(state, "0:5-5@P0=5")


def test_a_tile_that_covers_an_open_double() -> None:
    state = begin("6-5 5-5 1-0", "5-3 3-1 6-4", boneyard="2-1 3-0 2-0")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5", "0:draw", "0:pass")
    assert Why(HintReason.COVERS_DOUBLE, tile=Tile(5, 5)) in _why(state, "1:5-3@P0=3")


def test_everything_that_is_said_is_true() -> None:
    """Whole games by the levels: every hint's move is the level's, and its reasons hold in the position."""
    met: Counter[HintReason] = Counter()
    for number, preset in enumerate(PRESETS):
        game = Game(setup_of(preset, "ccc", seed=str(number)))
        game.deal(game.next_deal())
        while game.board.over is None:
            board = game.board
            seat = board.turn if board.pending_tap is None else board.pending_tap
            view = game.view(seat)
            hint = advise(LEVELS[-1], view, _LITTLE, "")
            assert hint.move == choose(LEVELS[-1], view, _LITTLE, "")
            for why in hint.reasons:
                met[why.reason] += 1
                _assert_true(view, hint.move, why)
            game.apply(hint.move)
    assert met.keys() >= set(HintReason) - {HintReason.SPARES_PLAN, HintReason.DOUBLE_WITH_COVER}
    assert met[HintReason.DOUBLE_WITH_COVER] > 0


def _assert_true(view: View, move: Move, why: Why) -> None:
    match move:
        case Draw():
            assert why.reason is HintReason.MUST_DRAW
        case Pass():
            assert why.reason in {HintReason.MUST_PASS, HintReason.SPARES_PLAN}
        case Tap():
            assert why.reason is HintReason.ONE_TILE_LEFT
            assert len(view.hand) == 1
        case Stop():
            raise AssertionError("the levels go on with a chain as long as they can")
        case Play():
            _assert_true_of_play(view, move, why)


def _assert_true_of_play(view: View, move: Play, why: Why) -> None:
    board, own = view.board, own_train(move.player)
    fitting = {option.tile for option in legal_moves(view) if isinstance(option, Play)}
    match why.reason:
        case HintReason.GOES_OUT:
            assert view.hand == (move.tile,)
        case HintReason.ONLY_MOVE:
            assert sum(isinstance(option, Play) for option in legal_moves(view)) == 1
        case HintReason.DOUBLE_WITH_COVER:
            assert move.tile.is_double
            after = imagine(view, move)
            doubles = after.board.doubles[-1]
            assert any(p.tile == why.tile and p.end in doubles.ends for p in plays(after.board, after.hand))
        case HintReason.COVERS_DOUBLE:
            doubles_here = [double.tile for double in board.open_doubles if move.end in double.ends]
            assert why.tile in doubles_here or (board.to_cover and board.to_cover.tile == why.tile)
        case HintReason.CLOSES_TRAIN:
            assert own in board.markers
            assert own not in imagine(view, move).board.markers
        case HintReason.BEGINS_PLAN | HintReason.KEEPS_PLAN:
            assert move.end.startswith(own)
            assert (why.reason is HintReason.BEGINS_PLAN) is (not board.trains[move.end])
            assert 0 < (why.count or 0) <= len(view.hand)
        case HintReason.OFF_PLAN:
            assert not move.end.startswith(own)
        case HintReason.HEAVIEST:
            values = {tile: tile_value(board.options, tile) for tile in fitting}
            assert values[move.tile] == max(values.values()) > min(values.values())
        case _:
            raise AssertionError(why)


def test_a_hint_needs_nothing_but_the_view() -> None:
    """Other hands and the boneyard may be anything: the hint is the same."""
    state = begin("6-5 5-4 4-3 6-1", "6-4 4-2 3-1 5-1", boneyard="1-0 2-0")
    other = begin("6-5 5-4 4-3 6-1", "6-3 5-2 1-1 5-5", boneyard="3-0 2-2")
    views = [view_of(one, 0) for one in (state, other)]
    assert advise(LEVELS[-1], views[0], Limit(), "s") == advise(LEVELS[-1], views[1], Limit(), "s")


def test_where_nothing_can_be_done_there_is_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing"):
        advise(LEVELS[-1], view_of(begin("6-5 5-4", "6-4 4-3"), 1), Limit(), "")

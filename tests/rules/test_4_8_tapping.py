"""Section 4.8: tapping."""

from __future__ import annotations

from mtdesk.rules.events import Penalised, TurnSkipped
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from tests.rules.tabletop import begin, events_of, legal, play, tiles


def with_one_left(players: int = 3) -> tuple[str, ...]:
    return ("6-5 1-0", "6-4 2-1 3-0", "6-3 2-0 3-1")[:players]


def test_4_8_a_tap_is_due_when_a_turn_ends_with_one_tile() -> None:
    state = play(begin(*with_one_left(), tap=True), "0:6-5@P0=5")
    assert state.board.pending_tap == 0
    assert "0:tap" in legal(state)
    assert "0:tap" not in legal(play(state, "0:tap"))
    assert play(begin(*with_one_left()), "0:6-5@P0=5").board.pending_tap is None


def test_4_8_draw_two_after_the_other_players_action() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5 4-3", tap=True, tap_penalty="draw-two")
    state = play(state, "0:6-5@P0=5")
    events = events_of(state, "1:6-4@P1=4")
    assert Penalised(0, TapPenalty.DRAW_TWO, (Tile(4, 4), Tile(5, 5))) in events
    state = play(state, "1:6-4@P1=4")
    assert state.hands[0] == tiles("1-0 4-4 5-5")


def test_4_8_the_other_player_draws_first() -> None:
    state = begin(
        "6-5 1-0", "4-2 2-1 3-0", boneyard="4-4 5-5 4-3", tap=True, tap_penalty="draw-two", mexican_trains=0
    )
    state = play(state, "0:6-5@P0=5", "1:draw")
    assert state.hands[1][-1] == Tile(4, 4)
    assert state.hands[0] == tiles("1-0 5-5 4-3")


def test_4_8_no_more_than_the_boneyard_has() -> None:
    state = begin(*with_one_left(), boneyard="4-4", tap=True, tap_penalty="draw-two")
    assert play(state, "0:6-5@P0=5", "1:6-4@P1=4").hands[0] == tiles("1-0 4-4")


def test_4_8_tapped_in_time_costs_nothing() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5", tap=True, tap_penalty="draw-two")
    assert play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4").hands[0] == tiles("1-0")


def test_4_8_skip_turn_leaves_out_the_next_turn() -> None:
    state = begin(*with_one_left(), tap=True, tap_penalty="skip-turn", boneyard="4-4 5-5 4-3")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert TurnSkipped(0) in events_of(state, "2:6-3@P2=3")
    assert play(state, "2:6-3@P2=3").board.turn == 1


def test_4_8_with_two_players_the_very_turn_that_would_start_now() -> None:
    state = begin(*with_one_left(2), tap=True, tap_penalty="skip-turn")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.turn == 1
    assert state.board.skipped == frozenset()


def test_4_8_the_penalty_falls_due_even_if_the_action_ends_the_round() -> None:
    state = begin("6-5 1-0", "6-4", boneyard="4-4 5-5", tap=True, tap_penalty="draw-two", hand=2)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.over is Over.OUT
    assert state.hands[0] == tiles("1-0 4-4 5-5")
    assert state.board.points is not None
    assert state.board.points[0] == 19


def test_4_8_again_at_the_end_of_every_such_turn_until_they_have() -> None:
    state = begin("6-5 1-0", "6-4 2-1 3-0", tap=True, tap_penalty="none")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.pending_tap is None
    state = play(state, "0:pass")
    assert state.board.pending_tap == 0
    state = play(state, "0:tap", "1:pass", "0:pass")
    assert state.board.pending_tap is None


def test_4_8_a_draw_in_the_own_turn_ends_a_pending_tap_and_more_tiles_start_over() -> None:
    state = begin(
        "6-5 1-0", "6-4 2-1 3-0", boneyard="3-2 4-3 5-3", tap=True, tap_penalty="skip-turn", mexican_trains=0
    )
    state = play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4", "0:draw")
    assert state.board.tapped == frozenset()
    state = play(state, "0:pass")
    assert state.board.pending_tap is None

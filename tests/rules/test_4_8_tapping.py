"""Section 4.8: tapping."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.events import Passed, Penalised, Tapped, TurnSkipped, TurnStarted
from mtdesk.rules.moves import Penalty, Reason, Refusal, Tap
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from tests.rules.tabletop import begin, events_of, legal, play, reason, tiles


def with_one_left(players: int = 3) -> tuple[str, ...]:
    return ("6-5 1-0", "6-4 2-1 3-0", "6-3 2-0 3-1")[:players]


def test_4_8_draw_two_after_the_other_players_action() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5 4-3", tap=6, tap_penalty="draw-two")
    state = play(state, "0:6-5@P0=5")
    events = events_of(state, "1:6-4@P1=4")
    assert Penalised(0, TapPenalty.DRAW_TWO, (Tile(4, 4), Tile(5, 5))) in events
    state = play(state, "1:6-4@P1=4")
    assert state.hands[0] == tiles("1-0 4-4 5-5")


def test_4_8_the_other_player_draws_first() -> None:
    state = begin(
        "6-5 1-0", "4-2 2-1 3-0", boneyard="4-4 5-5 4-3", tap=6, tap_penalty="draw-two", mexican_trains=0
    )
    state = play(state, "0:6-5@P0=5", "1:draw")
    assert state.hands[1][-1] == Tile(4, 4)
    assert state.hands[0] == tiles("1-0 5-5 4-3")


def test_4_8_tapped_in_time_costs_nothing() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5", tap=6, tap_penalty="draw-two")
    assert play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4").hands[0] == tiles("1-0")


def test_4_8_the_penalty_falls_due_even_if_the_action_ends_the_round() -> None:
    state = begin("6-5 1-0", "6-4", boneyard="4-4 5-5", tap=6, tap_penalty="draw-two", hand=2)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.over is Over.OUT
    assert state.hands[0] == tiles("1-0 4-4 5-5")
    assert state.board.points is not None
    assert state.board.points[0] == 19


def test_4_8_again_at_the_end_of_every_such_turn_until_they_have() -> None:
    state = begin("6-5 1-0", "6-4 2-1 3-0", tap=6, tap_penalty="none")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.pending_tap is None
    state = play(state, "0:pass")
    assert state.board.pending_tap == 0
    state = play(state, "0:tap", "1:pass", "0:pass")
    assert state.board.pending_tap is None


def test_4_8_a_draw_in_the_own_turn_ends_a_pending_tap_and_more_tiles_start_over() -> None:
    state = begin(
        "6-5 1-0", "6-4 2-1 3-0", boneyard="3-2 4-3 5-3", tap=6, tap_penalty="skip-turn", mexican_trains=0
    )
    state = play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4", "0:draw")
    assert state.board.tapped == frozenset()
    state = play(state, "0:pass")
    assert state.board.pending_tap is None


def test_4_8_there_is_no_tap_without_the_option_or_with_more_tiles() -> None:
    assert reason(play(begin(*with_one_left()), "0:6-5@P0=5"), "0:tap") is Reason.NOTHING_TO_TAP
    state = play(begin("6-5 1-0 2-0", "6-4 2-1 3-0", tap=6), "0:6-5@P0=5")
    assert state.board.pending_tap is None
    assert reason(state, "0:tap") is Reason.NOTHING_TO_TAP


def test_4_8_a_tap_may_be_made_until_another_acts() -> None:
    state = play(begin(*with_one_left(), tap=6), "0:6-5@P0=5")
    assert legal(state) == {"0:tap", "1:6-4@P1=4", "1:6-4@M0=4"}
    assert events_of(state, "0:tap") == (Tapped(0),)
    assert play(state, "0:tap").board.turn == 1
    assert reason(play(state, "1:6-4@P1=4"), "0:tap") is Reason.NOTHING_TO_TAP


def test_4_8_nobody_taps_for_another_seat() -> None:
    state = play(begin(*with_one_left(), tap=6), "0:6-5@P0=5")
    assert refusal(view_of(state, 0), Tap(0)) is None
    for seat, move in ((1, Tap(0)), (None, Tap(0)), (0, Tap(1)), (1, Tap(1))):
        assert refusal(view_of(state, seat), move) == Refusal(Reason.NOTHING_TO_TAP)


@pytest.mark.parametrize("kind", ["draw-two", "skip-turn"])
def test_4_8_after_the_marker_and_before_the_turn_passes_on(kind: str) -> None:
    state = begin("6-5 1-0", "4-2 2-1", "6-3 2-0", tap=6, tap_penalty=kind, mexican_trains=0)
    events = [type(event) for event in events_of(play(state, "0:6-5@P0=5"), "1:pass")]
    assert events == [Passed, Penalised, TurnStarted]


def test_4_8_stopping_a_chain_is_an_act_too() -> None:
    changes: dict[str, Any] = {"tap": 6, "tap_penalty": "draw-two", "first_turn": "chain"}
    state = begin("6-5 1-0", "6-4 4-3 2-1", boneyard="4-4 5-5 3-0", **changes)
    state = play(state, "0:6-5@P0=5")
    assert state.board.pending_tap == 0
    state = play(state, "1:6-4@P1=4")
    assert state.hands[0] == tiles("1-0 4-4 5-5")
    state.board.pending_tap = 0
    assert play(state, "1:stop").hands[0] == tiles("1-0 4-4 5-5 3-0")


def test_4_8_the_penalty_stands_in_the_log_right_after_the_action() -> None:
    state = begin(*with_one_left(), boneyard="4-4", tap=6, tap_penalty="draw-two")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert [str(entry) for entry in state.board.log[:2]] == ["0:6-5@P0=5", "1:6-4@P1=4"]
    assert state.board.log[2] == Penalty(0, TapPenalty.DRAW_TWO, 1)


def test_4_8_an_empty_boneyard_gives_no_tile_and_no_new_start() -> None:
    state = begin(*with_one_left(), tap=6, tap_penalty="draw-two")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.log[-1] == Penalty(0, TapPenalty.DRAW_TWO, 0)
    assert state.hands[0] == tiles("1-0")


def test_4_8_the_penalty_none_is_neither_told_nor_logged() -> None:
    state = play(begin(*with_one_left(), boneyard="4-4", tap=6, tap_penalty="none"), "0:6-5@P0=5")
    assert not any(isinstance(event, Penalised) for event in events_of(state, "1:6-4@P1=4"))
    state = play(state, "1:6-4@P1=4")
    assert (len(state.board.log), state.boneyard, state.hands[0]) == (2, tiles("4-4"), tiles("1-0"))


def test_4_8_a_skipped_turn_has_no_tile_no_draw_no_marker_and_no_new_tap() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5 4-3", tap=6, tap_penalty="skip-turn")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "2:6-3@P2=3")
    assert (state.board.turn, state.hands[0], state.boneyard) == (1, tiles("1-0"), tiles("4-4 5-5 4-3"))
    assert (state.board.markers, state.board.pending_tap) == ({}, None)
    assert state.board.skipped == frozenset()


def test_4_8_only_the_next_turn_is_left_out() -> None:
    state = begin(*with_one_left(2), tap=6, tap_penalty="skip-turn")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert (state.board.turn, state.board.skipped) == (1, frozenset())
    assert play(state, "1:pass").board.turn == 0


def test_4_8_one_may_tap_late_when_nobody_else_has_acted() -> None:
    """The other player's turn is left out, so that the own turn follows with the tap still due."""
    state = begin("6-5 1-0", "6-4 2-1 3-0", boneyard="3-2 4-3 5-3", tap=6, tap_penalty="draw-two")
    state.board.skipped = frozenset({1})
    state = play(state, "0:6-5@M0=5")
    assert legal(state) == {"0:tap", "0:draw"}
    drawn = play(state, "0:draw")
    assert (drawn.board.pending_tap, drawn.hands[0]) == (None, tiles("1-0 3-2"))


def test_4_8_the_own_acts_never_cost_a_penalty() -> None:
    state = begin("6-5 6-0", "6-4 2-1 3-0", boneyard="3-2 4-3 5-3", tap=6, tap_penalty="draw-two")
    state.board.skipped = frozenset({1})
    state = play(state, "0:6-5@M0=5")
    events = events_of(state, "0:6-0@P0=0")
    assert not any(isinstance(event, Penalised) for event in events)
    state = begin("6-5 1-0", "6-4 2-1 3-0", tap=6, tap_penalty="skip-turn")
    state.board.skipped = frozenset({1})
    state = play(state, "0:6-5@P0=5", "0:pass")
    assert (state.board.turn, state.board.skipped, state.board.pending_tap) == (1, frozenset(), 0)


def test_4_8_the_tiles_of_a_penalty_start_over() -> None:
    state = begin(
        "6-5 1-0", "6-4 2-1 3-0", boneyard="5-1 5-0", tap=6, tap_penalty="draw-two", mexican_trains=0
    )
    state.board.tapped = frozenset({1})
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-1@P0=1", "1:pass", "0:1-0@P0=0")
    assert state.hands[0] == tiles("5-0")
    assert state.board.pending_tap == 0


def test_4_8_several_turns_may_be_left_out_in_a_row() -> None:
    state = begin("6-5 6-0 5-0", "6-4 2-1", "6-3 2-0", tap=6, tap_penalty="skip-turn")
    state.board.skipped = frozenset({1, 2})
    events = events_of(state, "0:6-5@P0=5")
    assert events[-3:] == (TurnSkipped(1), TurnSkipped(2), TurnStarted(0))
    assert play(state, "0:6-5@P0=5").board.skipped == frozenset()


def test_4_8_who_has_tapped_is_not_asked_again_though_others_have_tapped_since() -> None:
    state = begin("6-5 1-0", "6-4 2-1", tap=6)
    state = play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4", "1:tap", "0:pass")
    assert state.board.pending_tap is None


def test_4_8_a_tap_stays_pending_while_another_is_asked_to_cover_a_last_double() -> None:
    state = begin(
        *("6-5 5-0 0-0", "6-4 3-0"),
        tap=6,
        tap_penalty="skip-turn",
        out_on_double="others-cover",
        mexican_trains=0,
    )
    # Seat 1 misses its tap and is left out, so seat 0, with its own tap pending, has the next turn too.
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-0@P0=0", "0:0-0@P0=0")
    assert state.board.to_cover is not None
    assert legal(state) == {"1:3-0@P0=3", "0:tap"}
    assert play(state, "1:3-0@P0=3").board.pending_tap is None

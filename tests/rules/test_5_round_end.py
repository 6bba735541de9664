"""Section 5: the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.events import CoverAsked, DoubleCovered, RoundEnded, TileLaid, WentOut
from mtdesk.rules.moves import Reason
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import OpenDouble, Over, Phase
from tests.rules.tabletop import begin, events_of, legal, play, reason, refused, tiles


def test_laying_the_last_tile_ends_the_round() -> None:
    state = play(begin("6-5", "6-4 2-1", "6-3 2-0", hand=2), "0:6-5@P0=5")
    assert state.board.over is Over.OUT
    assert legal(state) == set()
    assert refused(state, "1:6-4@P1=4") is not None


def test_a_double_as_last_tile_ends_it_too() -> None:
    state = begin("6-5 5-5", "6-4 2-1")
    assert play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5").board.over is Over.OUT


@pytest.mark.parametrize(("rule", "over"), [("lap", None), ("at-once", Over.OUT)])
def test_out_in_a_chain(rule: str, over: Over | None) -> None:
    state = begin("6-5 5-4", "6-4 2-1", "6-3 2-0", first_turn="chain", first_turn_out=rule)
    state = play(state, "0:6-5@P0=5", "0:5-4@P0=4")
    assert state.board.over is over
    if rule == "lap":
        assert state.board.turn == 1
        state = play(state, "1:6-4@P1=4")
        assert state.board.over is None
        assert play(state, "2:6-3@P2=3").board.over is Over.OUT


def test_lap_does_not_hold_for_ordinary_turns() -> None:
    state = begin("6-5", "6-4 2-1", first_turn="one", first_turn_out="lap")
    assert play(state, "0:6-5@P0=5").board.over is Over.OUT


# others-cover


def covered(*hands: str, **changes: Any) -> State:
    return begin(*hands, out_on_double="others-cover", **changes)


def test_others_cover_the_first_clockwise_who_can_must() -> None:
    state = covered("6-5 5-5", "6-4 2-1", "6-3 5-1 5-2 5-0", hand=2)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "2:6-3@P2=3")
    assert CoverAsked(2, 5) in events_of(state, "0:5-5@P0=5")
    state = play(state, "0:5-5@P0=5")
    assert (state.board.turn, state.board.phase, state.board.over) == (2, Phase.COVER, None)
    assert (state.board.laid, state.board.doubles) == (0, ())
    assert (state.board.drew, state.board.drew_in_turn) == (False, False)
    assert legal(state) == {"2:5-1@P0=1", "2:5-2@P0=2", "2:5-0@P0=0"}
    state = play(state, "2:5-1@P0=1")
    assert state.board.over is Over.OUT
    assert state.hands[2] == tiles("5-2 5-0")


def test_others_cover_with_the_last_tile_of_the_other_hand() -> None:
    state = covered("6-5 5-5", "6-4 2-1", "6-3 5-1")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "2:6-3@P2=3", "0:5-5@P0=5")
    assert WentOut(2) in events_of(state, "2:5-1@P0=1")
    state = play(state, "2:5-1@P0=1")
    assert state.board.over is Over.OUT
    assert state.board.hands == [0, 1, 0]


def test_others_cover_ends_at_once_if_nobody_can() -> None:
    state = covered("6-5 5-5", "6-4 2-1")
    assert play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5").board.over is Over.OUT


def test_others_cover_not_after_a_chain() -> None:
    state = covered("6-5 5-5", "6-4 5-1", first_turn="chain", first_turn_out="at-once")
    assert play(state, "0:6-5@P0=5", "0:5-5@P0=5").board.over is Over.OUT


def test_others_cover_on_either_arm() -> None:
    state = covered("5-5", "5-4 2-1", fork=True, own_start="any", hand=2)
    state = play(state, "0:5-5@P0=5!")
    assert legal(state) == {"1:5-4@P0/a=4", "1:5-4@P0/b=4"}


def test_a_penalty_falls_due_before_anybody_is_asked_to_cover() -> None:
    changes: dict[str, Any] = {"tap": 6, "tap_penalty": "draw-two", "boneyard": "5-1 4-3"}
    state = covered("6-1 1-0", "6-5 5-5", **changes)
    state.board.trains["P1"], state.board.ends["P1"] = (Laid(6, 5),), 5
    state.hands[1], state.board.hands[1] = tiles("5-5"), 1
    state = play(state, "0:6-1@P0=1", "1:5-5@P1=5")
    assert state.hands[0] == tiles("1-0 5-1 4-3")
    assert legal(state) == {"0:5-1@P1=1"}


# must-cover


def last_double(**changes: Any) -> State:
    """Seat 0 has laid its last tile, 5-5, on its own train."""
    state = begin("6-5 5-5", "6-4 2-1 3-1", hand=2, out_on_double="must-cover", **changes)
    return play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5")


def test_must_cover_a_last_double_is_not_out_while_there_are_tiles_to_draw() -> None:
    state = last_double(boneyard="5-1 4-3")
    assert (state.board.over, state.board.turn, state.hands[0]) == (None, 0, ())
    assert legal(state) == {"0:draw"}
    state = play(state, "0:draw")
    assert legal(state) == {"0:5-1@P0=1"}
    assert WentOut(0) in events_of(state, "0:5-1@P0=1")
    assert play(state, "0:5-1@P0=1").board.over is Over.OUT


def test_must_cover_no_event_says_that_the_player_is_out() -> None:
    state = begin("6-5 5-5", "6-4 2-1 3-1", hand=2, out_on_double="must-cover", boneyard="4-3")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert WentOut(0) not in events_of(state, "0:5-5@P0=5")


def test_must_cover_a_player_who_cannot_passes_and_the_round_goes_on() -> None:
    state = play(last_double(boneyard="4-3 1-0"), "0:draw")
    assert legal(state) == {"0:pass"}
    state = play(state, "0:pass")
    assert (state.board.over, state.board.turn, state.board.markers) == (None, 1, {"P0": "P0"})
    assert [double.pip for double in state.board.open_doubles] == [5]


def test_must_cover_the_drawn_tile_may_lie_elsewhere_with_anywhere() -> None:
    state = play(last_double(boneyard="6-3"), "0:draw")
    assert legal(state) == {"0:6-3@M0=3"}
    assert play(state, "0:6-3@M0=3").board.over is Over.OUT


def test_must_cover_such_a_double_again_is_followed_again() -> None:
    state = last_double(boneyard="6-6 5-1", doubles_per_turn=1)
    state.board.ends["M0"] = 6
    state = play(state, "0:draw", "0:6-6@M0=6")
    assert (state.board.over, legal(state)) == (None, {"0:draw"})


def test_must_cover_ends_with_an_empty_boneyard() -> None:
    assert last_double().board.over is Over.OUT


def test_must_cover_ends_when_the_draw_of_the_turn_is_used() -> None:
    changes: dict[str, Any] = {"out_on_double": "must-cover", "draws": "once", "boneyard": "6-6 5-5 4-3"}
    state = begin("5-1 4-1", "5-4 2-1", hand=2, **changes)
    state.board.ends |= {"P0": 6, "M0": 1}
    state.board.trains["P0"] = (Laid(6, 6),)
    state.hands[0], state.board.hands[0] = (), 0
    state = play(state, "0:draw", "0:6-6@P0=6")
    assert state.board.over is Over.OUT


def test_must_cover_ends_when_the_double_is_dead_and_released() -> None:
    state = begin("6-5 5-5", "6-4 2-1", hand=2, out_on_double="must-cover", boneyard="4-3")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    state.board.laid_by_pip = tuple(
        6 if pip == 5 else count for pip, count in enumerate(state.board.laid_by_pip)
    )
    assert play(state, "0:5-5@P0=5").board.over is Over.OUT


def test_must_cover_not_after_a_chain() -> None:
    changes: dict[str, Any] = {"first_turn": "chain", "first_turn_out": "at-once", "boneyard": "5-1"}
    state = begin("6-5 5-5", "6-4 2-1", hand=2, out_on_double="must-cover", **changes)
    assert play(state, "0:6-5@P0=5", "0:5-5@P0=5").board.over is Over.OUT


def test_must_cover_a_penalty_that_falls_due_may_take_the_last_tiles() -> None:
    changes: dict[str, Any] = {"tap": 6, "tap_penalty": "draw-two", "boneyard": "5-1 4-3"}
    state = begin("6-1 1-0", "6-5 5-5", out_on_double="must-cover", **changes)
    state.board.trains["P1"], state.board.ends["P1"] = (Laid(6, 5),), 5
    state.hands[1], state.board.hands[1] = tiles("5-5"), 1
    state = play(state, "0:6-1@P0=1", "1:5-5@P1=5")
    assert state.hands[0] == tiles("1-0 5-1 4-3")
    assert state.board.over is Over.OUT


def test_must_cover_from_one_tile_to_none_and_back_asks_for_no_new_tap() -> None:
    state = begin("6-5 5-5", "6-4 2-1 3-1", out_on_double="must-cover", tap=6, boneyard="4-3 1-0", hand=2)
    state = play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4", "0:5-5@P0=5", "0:draw", "0:pass")
    assert state.board.pending_tap is None
    assert 0 in state.board.tapped


# Blocked


def test_blocked_when_all_have_passed_and_nothing_changed() -> None:
    state = begin("2-1 1-0", "3-2 2-0")
    state = play(state, "0:pass")
    assert state.board.passed == frozenset()
    state = play(state, "1:pass")
    assert state.board.over is None
    state = play(state, "0:pass")
    assert state.board.over is None
    assert play(state, "1:pass").board.over is Over.BLOCKED


def test_a_tile_laid_begins_the_count_again() -> None:
    state = begin("2-1 1-0 5-4", "6-5 2-0 3-2", mexican_trains=0)
    state.board.markers = {"P0": "P0", "P1": "P1"}
    state = play(state, "0:pass", "1:6-5@P0=5")
    assert state.board.passed == frozenset()


def test_a_skipped_turn_neither_counts_nor_resets() -> None:
    state = begin("2-1 1-0", "3-2 2-0", "4-3 3-0", tap=6, tap_penalty="skip-turn")
    state.board.markers = {"P0": "P0", "P1": "P1", "P2": "P2"}
    state.board.skipped = frozenset({1})
    state = play(state, "0:pass")
    assert state.board.passed == {0}
    state = play(state, "2:pass", "0:pass")
    assert (state.board.over, state.board.turn) == (None, 1)
    assert play(state, "1:pass").board.over is Over.BLOCKED


# More of others-cover and of blocked rounds


def test_others_cover_not_when_the_last_tile_is_no_double() -> None:
    state = covered("6-5", "6-4 5-1")
    assert play(state, "0:6-5@P0=5").board.over is Over.OUT


def test_others_cover_whatever_else_restricts_them() -> None:
    state = covered("5-5", "5-1 4-1 2-0", own_first=True)
    state.board.ends |= {"P0": 5, "M0": 4}
    state = play(state, "0:5-5@P0=5")
    state.board.open_doubles.insert(0, OpenDouble(("M0",), 4))
    assert legal(state) == {"1:5-1@P0=1"}


def test_others_cover_those_who_are_asked_may_do_nothing_else() -> None:
    state = covered("5-5", "5-1 4-1 2-0", boneyard="3-2")
    state.board.ends["P0"] = 5
    state = play(state, "0:5-5@P0=5")
    assert reason(state, "1:draw") is Reason.MUST_LAY
    assert reason(state, "1:pass") is Reason.MUST_LAY
    assert reason(state, "0:pass") is Reason.NOT_YOUR_TURN


def test_others_cover_after_a_double_that_follows_a_double() -> None:
    state = covered("5-5 4-4", "4-1 2-0")
    state.board.ends |= {"P0": 5, "M0": 4}
    state = play(state, "0:5-5@P0=5", "0:4-4@M0=4")
    assert legal(state) == {"1:4-1@M0=1"}


def test_others_cover_in_a_first_turn_that_is_no_chain() -> None:
    state = covered("5-5", "5-1 2-0", own_start="any", first_turn="one")
    state = play(state, "0:5-5@P0=5")
    assert legal(state) == {"1:5-1@P0=1"}
    events = events_of(state, "1:5-1@P0=1")
    assert [type(event) for event in events] == [TileLaid, DoubleCovered, RoundEnded]


def test_out_in_a_lap_others_may_go_out_too_and_doubles_are_not_covered() -> None:
    state = covered("6-5 5-5", "6-4 5-4 1-0", first_turn="chain", first_turn_out="lap")
    state = play(state, "0:6-5@P0=5", "0:5-5@P0=5")
    assert (state.board.turn, state.board.phase) == (1, Phase.CHAIN)
    state = play(state, "1:6-4@P1=4", "1:5-4@P1=5")
    assert state.board.over is Over.OUT


def test_a_round_is_not_blocked_while_there_are_tiles_to_draw() -> None:
    state = begin("2-1 1-0", "3-2 2-0", boneyard="4-3")
    state.board.markers = {"P0": "P0", "P1": "P1"}
    state.board.passed = frozenset({0, 1})
    state = play(state, "0:draw")
    assert state.board.passed == frozenset()
    assert play(state, "0:pass", "1:pass").board.over is Over.BLOCKED


def test_a_tile_drawn_as_a_penalty_begins_the_count_again() -> None:
    state = begin("6-5 1-0", "2-1 3-0", boneyard="4-3", tap=6, tap_penalty="draw-two", mexican_trains=0)
    state = play(state, "0:6-5@P0=5")
    state.board.passed = frozenset({0})
    state.board.markers, state.board.drew = {"P1": "P1"}, True
    state = play(state, "1:pass")
    assert state.hands[0] == tiles("1-0 4-3")
    assert (state.board.passed, state.board.over) == (frozenset(), None)


def test_a_pass_that_places_a_marker_does_not_count_itself() -> None:
    state = begin("2-1 1-0", "3-2 2-0", "4-3 3-0")
    state.board.markers = {"P0": "P0", "P2": "P2"}
    state = play(state, "0:pass")
    assert state.board.passed == {0}
    state = play(state, "1:pass")
    assert state.board.passed == frozenset()
    assert play(state, "2:pass", "0:pass").board.over is None
    assert play(state, "2:pass", "0:pass", "1:pass").board.over is Over.BLOCKED


def test_others_cover_the_nearest_clockwise_of_several_who_can() -> None:
    state = covered("6-5 5-5", "6-4 5-4 2-1", "6-3 5-1 2-0")
    state.board.ends["P0"] = 5
    state.hands[0], state.board.hands[0] = tiles("5-5"), 1
    assert CoverAsked(1, 5) in events_of(state, "0:5-5@P0=5")
    state = covered("6-5 5-4", "6-4 5-5 2-1", "6-3 5-1 2-0")
    state.board.ends["P1"], state.board.turn = 5, 1
    state.hands[1], state.board.hands[1] = tiles("5-5"), 1
    assert CoverAsked(2, 5) in events_of(state, "1:5-5@P1=5")


def test_nobody_is_asked_to_tap_when_the_round_is_over() -> None:
    state = begin("1-0", "2-0", tap=6)
    state.board.markers, state.board.passed = {"P0": "P0", "P1": "P1"}, frozenset({1})
    state = play(state, "0:pass")
    assert (state.board.over, state.board.pending_tap) == (Over.BLOCKED, None)

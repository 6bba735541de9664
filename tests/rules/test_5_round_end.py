"""Section 5: the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.events import CoverAsked, RoundEnded, WentOut
from mtdesk.rules.moves import Reason
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import Over, Phase
from tests.rules.tabletop import begin, events_of, legal, play, refused, tiles


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
    assert legal(state) == {"2:5-1@P0=1", "2:5-2@P0=2", "2:5-0@P0=0"}
    refusal = refused(state, "2:5-1@P2=1")
    assert refusal is not None
    assert (refusal.reason, refusal.pip) == (Reason.COVER_LAST_DOUBLE, 5)
    state = play(state, "2:5-1@P0=1")
    assert state.board.over is Over.OUT
    assert state.hands[2] == tiles("5-2 5-0")


def test_others_cover_with_the_last_tile_of_the_other_hand() -> None:
    state = covered("6-5 5-5", "6-4 2-1", "6-3 5-1")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "2:6-3@P2=3", "0:5-5@P0=5", "2:5-1@P0=1")
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
    changes: dict[str, Any] = {"tap": True, "tap_penalty": "draw-two", "boneyard": "5-1 4-3"}
    state = covered("6-1 1-0", "6-5 5-5", **changes)
    state.board.trains["P1"], state.board.ends["P1"] = (Laid(6, 5),), 5
    state.hands[1], state.board.hands[1] = tiles("5-5"), 1
    state = play(state, "0:6-1@P0=1", "1:5-5@P1=5")
    assert state.hands[0] == tiles("1-0 5-1 4-3")
    assert legal(state) == {"0:5-1@P1=1"}


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
    state = begin("2-1 1-0", "3-2 2-0", "4-3 3-0", tap=True, tap_penalty="skip-turn")
    state.board.markers = {"P0": "P0", "P1": "P1", "P2": "P2"}
    state.board.skipped = frozenset({1})
    state = play(state, "0:pass")
    assert state.board.passed == {0}
    state = play(state, "2:pass", "0:pass")
    assert (state.board.over, state.board.turn) == (None, 1)
    assert play(state, "1:pass").board.over is Over.BLOCKED


def test_the_end_is_told_with_all_hands() -> None:
    state = begin("6-5", "6-4 2-1", hand=2)
    events = events_of(state, "0:6-5@P0=5")
    assert WentOut(0) in events
    ended = events[-1]
    assert isinstance(ended, RoundEnded)
    assert ended.hands == ((), tiles("6-4 2-1"))


def test_penalty_kinds_are_those_of_the_options() -> None:
    assert {kind.value for kind in TapPenalty} == {"none", "draw-two", "skip-turn"}

"""Sections 4.3 and 4.4: the ordinary turn, and what follows a double in it."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.moves import Reason, Refusal
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.state import State
from tests.notation import move_from_text
from tests.rules.tabletop import begin, count_as_laid, legal, play, reason

# 4.3 Ordinary turn


def test_4_3_one_tile_ends_the_turn_and_laying_is_compulsory() -> None:
    state = begin("6-5 4-3", "6-4 2-1", boneyard="1-0")
    assert reason(state, "0:draw") is reason(state, "0:pass") is Reason.MUST_LAY
    assert play(state, "0:6-5@P0=5").board.turn == 1


def test_4_3_nobody_acts_for_another_seat() -> None:
    state = begin("6-5 4-3", "6-4 2-1")
    move = move_from_text("0:6-5@P0=5")
    assert refusal(view_of(state, 0), move) is None
    for seat in (1, None):
        assert refusal(view_of(state, seat), move) == Refusal(Reason.NOT_YOUR_TURN, seat=0)


# 4.4 After a double


def after_a_double(**changes: Any) -> set[str]:
    """What seat 0 may lay after 5-5 on its train, with 6-4 and 5-0 left beside others."""
    state = begin("6-5 5-5 6-4 5-0 2-0", "6-3 3-3 6-2 5-1", **changes)
    return legal(play(state, "0:6-5@P0=5", "1:6-3@P1=3", "0:5-5@P0=5"), [0])


def test_4_4_anywhere_on_any_allowed_end() -> None:
    assert after_a_double() == {"0:5-0@P0=0", "0:6-4@M0=4"}


def test_4_4_on_double_only_on_the_double() -> None:
    assert after_a_double(follow_up="on-double") == {"0:5-0@P0=0"}


def test_4_4_a_double_where_the_marker_has_just_gone_off() -> None:
    state = begin("5-5 5-0 2-0 1-0", "6-5 6-2 5-1", mexican_trains=0, marker_off="anyone-on-train")
    state.board.markers = {"P1": "P1"}
    state.board.ends["P1"] = 5
    state = play(state, "0:5-5@P1=5")
    assert state.board.markers == {}
    assert legal(state, [0]) == {"0:5-0@P1=0"}


def test_4_4_a_double_as_last_tile_counts_against_no_limit() -> None:
    changes: dict[str, Any] = {"doubles_per_turn": 1, "second_double_needs_cover": True}
    state = play(begin("6-5 5-5 4-4", "6-4 3-3 6-2", **changes), "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5")
    assert legal(state) == {"0:4-4@M0=4"}


def test_4_4_second_double_needs_cover() -> None:
    def at_the_second(*, spare: str, needed: bool = True) -> set[str]:
        state = begin(f"6-5 5-5 4-4 {spare}", "6-4 3-3 6-2", second_double_needs_cover=needed)
        return legal(play(state, "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5"))

    assert "0:4-4@M0=4" not in at_the_second(spare="2-0")
    assert "0:4-4@M0=4" in at_the_second(spare="2-0", needed=False)
    assert "0:4-4@M0=4" in at_the_second(spare="4-0")
    assert "0:4-4@M0=4" in at_the_second(spare="5-0")


def test_4_4_the_third_tile_covers_one_of_the_two() -> None:
    state = begin(
        "6-5 5-5 4-4 4-0 6-1 5-2", "6-4 3-3 6-2", second_double_needs_cover=True, mexican_trains="per-player"
    )
    state = play(state, "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5", "0:4-4@M0=4")
    assert legal(state) == {"0:4-0@M0=0", "0:5-2@P0=2"}
    assert reason(state, "0:6-1@M1=1") is Reason.ON_ONE_OF_THE_DOUBLES


def test_4_4_on_double_a_dead_binding_double_must_still_be_followed() -> None:
    state = begin("6-0 0-0 5-4", "1-0 2-0 3-1", boneyard="4-1", follow_up="on-double", dead_double="binding")
    count_as_laid(state, "1-0 2-0 3-0 4-0 5-0")
    state = play(state, "0:6-0@P0=0")
    state.board.turn = 0
    state = play(state, "0:0-0@P0=0")
    assert legal(state, [0]) == {"0:draw"}


def two_doubles(**changes: Any) -> State:
    """Seat 0 has laid 5-5 on the train of seat 1, whose marker went off by it, and 4-4 on a Mexican train."""
    state = begin("5-5 4-4 5-0 4-0 6-0 3-3", "6-2 5-1", marker_off="anyone-on-train", **changes)
    state.board.markers = {"P1": "P1"}
    state.board.ends |= {"P1": 5, "M0": 4}
    return play(state, "0:5-5@P1=5", "0:4-4@M0=4")


def test_4_4_anywhere_on_any_double_of_this_turn() -> None:
    assert legal(two_doubles()) == {"0:5-0@P1=0", "0:4-0@M0=0", "0:6-0@P0=0"}


def test_4_4_no_more_doubles_than_the_limit() -> None:
    for limit, allowed in ((2, False), (3, True), (0, True)):
        state = two_doubles(doubles_per_turn=limit)
        state.board.ends["P0"] = 3
        assert ("0:3-3@P0=3" in legal(state)) is allowed


def test_4_4_the_first_double_of_a_turn_needs_no_cover() -> None:
    state = begin("6-5 5-5 2-0", "6-4 3-3 6-2", second_double_needs_cover=True, doubles_per_turn=1)
    assert legal(play(state, "0:6-5@P0=5", "1:6-4@P1=4")) == {"0:5-5@P0=5"}


def test_4_4_where_the_last_double_may_lie_is_decided_by_follow_up() -> None:
    state = begin("6-5 5-5 4-4", "6-4 3-3 6-2", follow_up="on-double", boneyard="1-0")
    state = play(state, "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5")
    assert legal(state) == {"0:draw"}


@pytest.mark.parametrize("rule", ["oldest-first", "free"])
def test_4_4_on_double_a_dead_double_ends_the_turn_also_where_doubles_are_free(rule: str) -> None:
    state = begin("5-5 5-4", "1-0 2-0", follow_up="on-double", open_double=rule)
    state.board.ends["P0"] = 5
    count_as_laid(state, "5-0 5-1 5-2 5-3 5-4 6-5")
    assert play(state, "0:5-5@P0=5").board.turn == 1


def test_4_4_anywhere_a_dead_double_must_be_followed_elsewhere() -> None:
    state = begin("5-5 6-4 4-1", "1-0 2-0")
    state.board.ends["P0"] = 5
    count_as_laid(state, "5-0 5-1 5-2 5-3 5-4 6-5")
    assert legal(play(state, "0:5-5@P0=5")) == {"0:6-4@M0=4"}


def test_4_4_a_double_that_may_not_be_laid_keeps_no_other_tile_back() -> None:
    state = begin("5-5 4-4 4-1 2-0", "6-2 5-1", doubles_per_turn=1)
    state.board.ends |= {"P0": 5, "M0": 4}
    assert legal(play(state, "0:5-5@P0=5")) == {"0:4-1@M0=1"}

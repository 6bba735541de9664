"""Section 4.9: forks."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.events import MarkerCleared
from mtdesk.rules.moves import Reason
from mtdesk.rules.state import State
from mtdesk.rules.view import OpenDouble
from tests.rules.tabletop import begin, events_of, legal, play, reason, tiles


def forked() -> tuple[str, ...]:
    return ("6-5 5-5 5-4 5-3 1-0", "6-4 2-1 6-3 4-1 3-1")


def test_4_9_the_owner_may_lay_a_double_as_a_fork() -> None:
    state = play(begin(*forked(), fork=True), "0:6-5@P0=5", "1:6-4@P1=4")
    assert {"0:5-5@P0=5", "0:5-5@P0=5!"} <= legal(state)
    state = play(state, "0:5-5@P0=5!")
    assert state.board.ends == {"P0/a": 5, "P0/b": 5, "P1": 4, "M0": 6}
    assert state.board.open_doubles == [OpenDouble(("P0/a", "P0/b"), 5)]
    assert {"0:5-4@P0/a=4", "0:5-4@P0/b=4"} <= legal(state)


def test_4_9_not_on_other_trains_and_not_in_a_chain() -> None:
    state = begin("6-5 5-5 1-0", "6-4 2-1", fork=True, first_turn="chain")
    assert "0:5-5@P0=5!" not in legal(play(state, "0:6-5@P0=5"))
    state = begin("5-5 1-0", "6-4 2-1", fork=True)
    state.board.ends["M0"] = 5
    assert legal(state) == {"0:5-5@M0=5"}


def test_4_9_covered_by_a_tile_on_either_arm() -> None:
    state = play(begin(*forked(), fork=True), "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5!", "0:5-4@P0/b=4")
    assert state.board.open_doubles == []
    assert state.board.ends == {"P0/a": 5, "P0/b": 4, "P1": 4, "M0": 6}
    assert "0:5-3@P0/a=3" in legal(play(state, "1:4-1@P1=1"))


def test_4_9_a_marker_stands_on_one_end_only_and_its_owner_chooses() -> None:
    state = begin("6-5 5-5 5-4 1-0 1-1", "6-4 4-4 4-1 5-3 3-1", fork=True, mexican_trains=0)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5!", "0:5-4@P0/a=4", "1:4-1@P1=1")
    assert legal(state) == {"0:pass@P0/a", "0:pass@P0/b"}
    assert reason(state, "0:pass") is Reason.CHOOSE_MARKER_END
    state = play(state, "0:pass@P0/b")
    assert state.board.markers == {"P0": "P0/b"}
    assert "1:5-3@P0/b=3" in legal(state)
    assert reason(state, "1:4-4@P0/a=4") is Reason.MARKER_ON_OTHER_ARM
    assert legal(play(state, "1:5-3@P0/b=3")) == {"0:pass"}


def test_4_9_owner_on_train_means_on_the_marked_end() -> None:
    state = begin("5-4 5-3 1-0 1-1", "6-4 4-4 4-1", fork=True)
    state.board.ends = {"P0/a": 5, "P0/b": 5, "P1": 6, "M0": 6}
    state.board.trains |= {"P0/a": (), "P0/b": ()}
    state.board.markers = {"P0": "P0/a"}
    assert play(state, "0:5-4@P0/b=4").board.markers == {"P0": "P0/a"}
    assert play(state, "0:5-4@P0/a=4").board.markers == {}


def test_4_9_arms_fork_again() -> None:
    state = play(begin(*forked(), fork=True), "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5!")
    state.hands[0] = tiles("4-4 5-4 1-0")
    state.board.hands[0] = 3
    state = play(state, "0:5-4@P0/a=4", "1:4-1@P1=1", "0:4-4@P0/a=4!")
    assert state.board.ends == {"P0/a/a": 4, "P0/a/b": 4, "P0/b": 5, "P1": 1, "M0": 6}


def test_4_9_others_never_fork() -> None:
    state = begin("5-5 5-0 1-0", "6-4 2-1", fork=True)
    state.board.ends["P1"] = 5
    state.board.markers = {"P1": "P1"}
    assert legal(state) == {"0:5-5@P1=5", "0:5-0@P1=0"}
    assert reason(state, "0:5-5@P1=5!") is Reason.CANNOT_FORK


def test_4_9_only_a_double_forks_and_only_by_the_option() -> None:
    state = begin("6-5 1-0", "6-4 2-1", fork=True)
    assert reason(state, "0:6-5@P0=5!") is Reason.CANNOT_FORK
    state = begin("5-5 1-0", "6-4 2-1")
    state.board.ends["P0"] = 5
    assert legal(state) == {"0:5-5@P0=5"}


def arms(*hands: str, **changes: Any) -> State:
    """Seat 0 has a forked train with the arms P0/a, which shows 5, and P0/b, which shows 4."""
    state = begin(*hands, fork=True, **changes)
    state.board.ends = {"P0/a": 5, "P0/b": 4, "P1": 6, "M0": 6}
    state.board.trains |= {"P0/a": (), "P0/b": ()}
    return state


def test_4_9_the_owner_lays_on_all_own_ends_one_tile_a_turn() -> None:
    state = arms("5-1 4-2 3-0", "6-4 2-1")
    assert legal(state) == {"0:5-1@P0/a=1", "0:4-2@P0/b=2"}
    assert play(state, "0:5-1@P0/a=1").board.turn == 1


def test_4_9_anyone_on_train_means_on_whichever_end() -> None:
    state = arms("5-1 4-2 3-0", "6-4 2-1", marker_off="anyone-on-train")
    state.board.markers = {"P0": "P0/b"}
    assert play(state, "0:5-1@P0/a=1").board.markers == {}


@pytest.mark.parametrize("rule", ["owner-on-train", "anyone-on-train", "owner-anywhere"])
def test_4_9_a_fork_on_the_marked_end_takes_the_marker_off(rule: str) -> None:
    state = arms("5-5 4-2 3-0", "6-4 2-1", marker_off=rule)
    state.board.markers = {"P0": "P0/a"}
    assert MarkerCleared("P0", "P0/a") in events_of(state, "0:5-5@P0/a=5!")
    assert play(state, "0:5-5@P0/a=5!").board.markers == {}


def test_4_9_a_fork_on_another_end_leaves_the_marker() -> None:
    state = arms("5-5 4-2 3-0", "6-4 2-1")
    state.board.markers = {"P0": "P0/b"}
    assert play(state, "0:5-5@P0/a=5!").board.markers == {"P0": "P0/b"}


def test_4_9_no_end_is_chosen_where_no_marker_is_set_or_there_is_but_one_end() -> None:
    state = arms("3-0", "6-4 2-1", mexican_trains=0)
    del state.board.ends["M0"]
    assert legal(state) == {"0:pass@P0/a", "0:pass@P0/b"}
    assert reason(state, "0:pass@P1") is Reason.NO_MARKER_CHOICE
    state.board.markers = {"P0": "P0/a"}
    assert legal(state) == {"0:pass"}
    assert reason(state, "0:pass@P0/a") is Reason.NO_MARKER_CHOICE
    state = begin("3-0", "6-4 2-1", fork=True)
    assert legal(state) == {"0:pass"}
    assert reason(state, "0:pass@P0") is Reason.NO_MARKER_CHOICE


def test_4_9_no_end_is_chosen_by_who_was_forced_to_pass() -> None:
    state = arms("3-0", "6-4 2-1", marker_if_forced=False)
    state.board.ends["P1"] = 1
    state.board.open_doubles = [OpenDouble(("P1",), 1)]
    assert legal(state) == {"0:pass"}


def test_4_9_a_forked_double_binds_to_either_arm_and_is_released_on_both() -> None:
    state = arms("5-1 5-2 3-0", "6-4 2-1")
    state.board.ends["P0/b"] = 5
    state.board.open_doubles = [OpenDouble(("P0/a", "P0/b"), 5)]
    assert legal(state) == {"0:5-1@P0/a=1", "0:5-1@P0/b=1", "0:5-2@P0/a=2", "0:5-2@P0/b=2"}


def test_4_9_the_follow_up_on_a_forked_double_may_take_either_arm() -> None:
    state = begin("5-5 5-1 6-2", "6-4 2-1", fork=True, follow_up="on-double")
    state.board.ends["P0"] = 5
    assert legal(play(state, "0:5-5@P0=5!")) == {"0:5-1@P0/a=1", "0:5-1@P0/b=1"}

"""Section 4.7: open doubles."""

from __future__ import annotations

import pytest

from mtdesk.rules.events import DoubleCovered, DoubleOpened, DoubleReleased
from mtdesk.rules.view import OpenDouble
from tests.rules.tabletop import begin, count_as_laid, events_of, legal, play


def three_open_doubles(rule: str) -> set[str]:
    state = begin("5-1 4-1 3-1 2-0", "6-4 2-1 6-3", open_double=rule)
    state.board.ends |= {"P1": 5, "P0": 3, "M0": 4}
    if rule != "free":
        state.board.open_doubles = [OpenDouble(("P1",), 5), OpenDouble(("P0",), 3), OpenDouble(("M0",), 4)]
    return legal(state)


def test_4_7_oldest_newest_free() -> None:
    assert three_open_doubles("oldest-first") == {"0:5-1@P1=1"}
    assert three_open_doubles("newest-first") == {"0:4-1@M0=1"}
    assert three_open_doubles("free") == {"0:3-1@P0=1", "0:4-1@M0=1"}


def test_4_7_free_lists_no_open_doubles() -> None:
    state = begin("6-5 5-5 3-2", "6-4 2-1 6-3", open_double="free")
    assert play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5").board.open_doubles == []


def test_4_7_a_double_is_open_before_the_follow_up_and_covered_by_a_tile_on_it() -> None:
    state = begin("6-5 5-5 3-2", "6-4 5-1 6-3", boneyard="2-0")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5")
    assert state.board.open_doubles == [OpenDouble(("P0",), 5)]
    state = play(state, "0:draw", "0:pass")
    assert legal(state) == {"1:5-1@P0=1"}
    assert DoubleCovered("P0", 5) in events_of(state, "1:5-1@P0=1")
    assert play(state, "1:5-1@P0=1").board.open_doubles == []


def test_4_7_bound_overrides_own_first_and_markers() -> None:
    state = begin("6-1 5-1", "6-4 2-1 6-3", own_first=True)
    state.board.ends["P1"] = 5
    state.board.open_doubles = [OpenDouble(("P1",), 5)]
    assert legal(state) == {"0:5-1@P1=1"}


def test_4_7_the_engine_is_never_an_open_double() -> None:
    state = begin("6-6 4-3", "6-4 2-1", engine="required")
    assert state.board.open_doubles == []


@pytest.mark.parametrize(("rule", "left"), [("released", []), ("binding", [OpenDouble(("P0",), 5)])])
def test_4_7_a_double_is_dead_when_every_tile_of_its_pip_lies(rule: str, left: list[OpenDouble]) -> None:
    state = begin("2-1 5-3 4-1", "6-4 5-1 6-3", dead_double=rule)
    state.board.ends |= {"P0": 5, "M0": 3}
    state.board.open_doubles = [OpenDouble(("P0",), 5)]
    count_as_laid(state, "5-0 5-1 5-2 5-4 5-5 6-5")
    state.board.open_doubles.insert(0, OpenDouble(("M0",), 3))
    after = play(state, "0:5-3@M0=5")
    assert after.board.open_doubles == left
    assert (DoubleReleased(("P0",), 5) in events_of(state, "0:5-3@M0=5")) is (not left)


def test_4_7_bound_and_unable_one_draws_and_must_lay_what_covers() -> None:
    state = begin("6-1 4-1", "6-4 2-1 6-3", boneyard="5-2 5-0")
    state.board.ends["P1"] = 5
    state.board.open_doubles = [OpenDouble(("P1",), 5)]
    assert legal(state) == {"0:draw"}
    state = play(state, "0:draw")
    assert legal(state) == {"0:5-2@P1=2"}
    assert play(state, "0:5-2@P1=2").board.turn == 1


def test_4_7_bound_and_unable_after_the_draw_one_passes() -> None:
    state = begin("6-1 4-1", "6-4 2-1 6-3", boneyard="6-2")
    state.board.ends["P1"] = 5
    state.board.open_doubles = [OpenDouble(("P1",), 5)]
    assert legal(play(state, "0:draw")) == {"0:pass"}


def test_4_7_only_a_turn_that_begins_with_open_doubles_is_bound() -> None:
    state = begin("5-5 6-4 2-0", "6-4 2-1 6-3")
    state.board.ends["P0"] = 5
    state = play(state, "0:5-5@P0=5")
    assert state.board.bound_to() is None
    assert legal(state) == {"0:6-4@M0=4"}
    assert play(state, "0:6-4@M0=4").board.bound_to() == OpenDouble(("P0",), 5)


def test_4_7_several_open_doubles_are_covered_one_after_the_other() -> None:
    state = begin("5-1 4-1 6-1 2-0", "5-2 4-2 6-3 3-0")
    state.board.ends |= {"P1": 5, "M0": 4}
    state.board.open_doubles = [OpenDouble(("P1",), 5), OpenDouble(("M0",), 4)]
    state = play(state, "0:5-1@P1=1")
    assert state.board.open_doubles == [OpenDouble(("M0",), 4)]
    assert legal(state) == {"1:4-2@M0=2"}


def test_4_7_a_double_that_is_dead_when_it_is_laid_binds_nobody() -> None:
    state = begin("5-5 6-4 4-1", "6-1 6-0")
    state.board.ends["P0"] = 5
    count_as_laid(state, "5-0 5-1 5-2 5-3 5-4 6-5")
    opened, released = DoubleOpened(("P0",), 5), DoubleReleased(("P0",), 5)
    assert [event for event in events_of(state, "0:5-5@P0=5") if event in (opened, released)] == [
        opened,
        released,
    ]
    assert play(state, "0:5-5@P0=5").board.open_doubles == []


def test_4_7_a_binding_dead_double_binds_until_the_end() -> None:
    state = begin("6-1 4-1", "6-4 2-1", dead_double="binding")
    state.board.ends["P1"] = 5
    state.board.open_doubles = [OpenDouble(("P1",), 5)]
    count_as_laid(state, "5-0 5-1 5-2 5-3 5-4 5-5 6-5")
    assert state.board.is_dead(5)
    assert legal(state) == {"0:pass"}
    assert legal(play(state, "0:pass")) == {"1:pass"}


def test_4_7_the_last_tile_of_a_pip_makes_dead_and_not_the_one_before() -> None:
    state = begin("6-1 4-1", "6-4 2-1")
    count_as_laid(state, "5-0 5-1 5-2 5-3 5-4 5-5")
    assert not state.board.is_dead(5)
    count_as_laid(state, "6-5")
    assert state.board.is_dead(5)

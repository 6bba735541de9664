"""Section 4.7: open doubles."""

from __future__ import annotations

import pytest

from mtdesk.rules.events import DoubleCovered, DoubleReleased
from mtdesk.rules.moves import Reason
from mtdesk.rules.view import OpenDouble
from tests.rules.tabletop import begin, count_as_laid, events_of, legal, play, refused


def two_open_doubles(rule: str) -> set[str]:
    state = begin("5-1 4-1 6-1 2-0", "6-4 2-1 6-3", open_double=rule)
    state.board.ends |= {"P1": 5, "M0": 4}
    if rule != "free":
        state.board.open_doubles = [OpenDouble(("P1",), 5), OpenDouble(("M0",), 4)]
    return legal(state)


def test_4_7_oldest_newest_free() -> None:
    assert two_open_doubles("oldest-first") == {"0:5-1@P1=1"}
    assert two_open_doubles("newest-first") == {"0:4-1@M0=1"}
    assert two_open_doubles("free") == {"0:6-1@P0=1", "0:4-1@M0=1"}


def test_4_7_free_lists_no_open_doubles() -> None:
    state = begin("6-5 5-5 3-2", "6-4 2-1 6-3", open_double="free")
    assert play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5").board.open_doubles == []


def test_4_7_a_double_is_open_before_the_follow_up_and_covered_by_a_tile_on_it() -> None:
    state = begin("6-5 5-5 3-2", "6-4 5-1 6-3", boneyard="2-0")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5")
    assert state.board.open_doubles == [OpenDouble(("P0",), 5)]
    state = play(state, "0:draw", "0:pass")
    assert legal(state) == {"1:5-1@P0=1"}
    refusal = refused(state, "1:6-3@P1=3")
    assert refusal is not None
    assert (refusal.reason, refusal.end, refusal.pip) == (Reason.OPEN_DOUBLE_FIRST, "P0", 5)
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

"""Sections 4.5 and 4.6: drawing, passing, and markers off again."""

from __future__ import annotations

import pytest

from mtdesk.rules.events import MarkerCleared
from mtdesk.rules.moves import Reason
from mtdesk.rules.view import OpenDouble
from tests.rules.tabletop import begin, events_of, legal, play, reason

# 4.5 Unable


def test_4_5_draw_once_then_lay_or_pass() -> None:
    state = begin("4-3 1-0", "6-4 2-1", boneyard="3-2 6-5")
    assert legal(state) == {"0:draw"}
    state = play(state, "0:draw")
    assert legal(state) == {"0:pass"}
    assert reason(state, "0:draw") is Reason.ALREADY_DRAWN
    state = play(state, "0:pass")
    assert state.board.markers == {"P0": "P0"}


def test_4_5_a_drawn_tile_that_fits_must_be_laid() -> None:
    state = play(begin("4-3 1-0", "6-4 2-1", boneyard="6-5"), "0:draw")
    assert legal(state) == {"0:6-5@P0=5", "0:6-5@M0=5"}


def test_4_5_after_a_drawn_double_one_draws_again() -> None:
    state = begin("4-3 1-0", "5-4 2-1", boneyard="3-2 5-5 6-3")
    state.board.ends["M0"] = 3
    state = play(state, "0:4-3@M0=4", "1:5-4@M0=5", "0:draw", "0:pass", "1:draw")
    assert legal(state) == {"1:5-5@M0=5"}
    state = play(state, "1:5-5@M0=5")
    assert legal(state) == {"1:draw"}
    assert legal(play(state, "1:draw")) == {"1:6-3@P1=3", "1:6-3@P0=3"}


def test_4_5_draw_first() -> None:
    assert reason(begin("4-3 1-0", "6-4 2-1", boneyard="3-2"), "0:pass") is Reason.DRAW_FIRST


def test_4_5_with_an_empty_boneyard_one_passes_at_once() -> None:
    state = begin("4-3 1-0", "6-4 2-1")
    assert legal(state) == {"0:pass"}
    assert reason(state, "0:draw") is Reason.BONEYARD_EMPTY


@pytest.mark.parametrize(("forced", "marked"), [(True, {"P1": "P1"}), (False, {})])
def test_4_5_marker_if_forced(forced: bool, marked: dict[str, str]) -> None:
    state = begin("6-5 5-5 3-2", "6-4 2-1 6-3", marker_if_forced=forced)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5", "0:pass")
    assert state.board.bound_to() == OpenDouble(("P0",), 5)
    state.board.markers = {}
    assert play(state, "1:pass").board.markers == marked


def test_4_5_marker_if_forced_own_double_still_marks() -> None:
    state = begin("6-5 5-5 3-2", "6-4 2-1 6-3", marker_if_forced=False)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "0:5-5@P0=5", "0:pass", "1:pass")
    state.board.markers = {}
    assert play(state, "0:pass").board.markers == {"P0": "P0"}


# 4.6 Markers off


@pytest.mark.parametrize(
    ("rule", "own", "elsewhere", "other"),
    [
        ("owner-on-train", False, True, True),
        ("anyone-on-train", False, True, False),
        ("owner-anywhere", False, False, True),
    ],
)
def test_4_6_what_takes_a_marker_off(rule: str, own: bool, elsewhere: bool, other: bool) -> None:
    state = begin("6-5 4-3 1-0", "6-4 2-1 6-2", marker_off=rule)
    state.board.markers = {"P0": "P0"}
    assert ("P0" in play(state, "0:6-5@P0=5").board.markers) is own
    assert MarkerCleared("P0", "P0") in events_of(state, "0:6-5@P0=5")
    assert ("P0" in play(state, "0:6-5@M0=5").board.markers) is elsewhere
    state.board.turn = 1
    assert ("P0" in play(state, "1:6-4@P0=4").board.markers) is other

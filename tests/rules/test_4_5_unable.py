"""Sections 4.5 and 4.6: drawing, passing, and markers off again."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.events import MarkerCleared, Passed, TileDrawn
from mtdesk.rules.moves import Reason
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import OpenDouble
from tests.rules.tabletop import begin, events_of, legal, play, reason, tiles

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


def test_4_5_draws_once_in_a_turn() -> None:
    state = begin("4-3 1-0", "5-4 2-1", boneyard="3-2 5-5 6-3", draws="once")
    state.board.ends["M0"] = 3
    state = play(state, "0:4-3@M0=4", "1:5-4@M0=5", "0:draw", "0:pass", "1:draw", "1:5-5@M0=5")
    assert legal(state) == {"1:pass"}
    assert reason(state, "1:draw") is Reason.ALREADY_DRAWN
    state = play(state, "1:pass")
    assert legal(state) == {"0:draw"}


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


# More of 4.5: what does and does not count as unable


def test_4_5_the_first_tile_of_the_boneyard_is_drawn() -> None:
    state = play(begin("4-3 1-0", "6-4 2-1", boneyard="3-2 6-5"), "0:draw")
    assert state.hands[0] == tiles("4-3 1-0 3-2")
    assert state.boneyard == tiles("6-5")
    assert TileDrawn(0, Tile(3, 2)) in events_of(begin("4-3 1-0", "6-4 2-1", boneyard="3-2"), "0:draw")


@pytest.mark.parametrize("draws", ["once", "each-tile"])
def test_4_5_tiles_of_a_penalty_do_not_count_as_drawn(draws: str) -> None:
    changes: dict[str, Any] = {"tap": 6, "tap_penalty": "draw-two", "draws": draws, "mexican_trains": 0}
    state = begin("6-5 1-0", "6-4 2-1", boneyard="4-3 3-2 2-0", **changes)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.hands[0] == tiles("1-0 4-3 3-2")
    assert legal(state, [0]) == {"0:draw"}


def test_4_5_a_penalty_of_another_does_not_count_as_drawn() -> None:
    state = begin("5-1 1-0", "5-5 4-2 2-1", boneyard="4-3 3-2 2-0", tap=6, tap_penalty="draw-two")
    state.board.ends |= {"P0": 5, "P1": 5}
    state = play(state, "0:5-1@P0=1", "1:5-5@P1=5")
    assert state.hands[0] == tiles("1-0 4-3 3-2")
    assert legal(state, [1]) == {"1:draw"}


def test_4_5_a_pass_ends_the_turn_and_moves_no_marker_that_stands() -> None:
    state = begin("4-3 1-0", "5-4 2-1", mexican_trains=0)
    assert Passed(0, "P0") in events_of(state, "0:pass")
    state = play(state, "0:pass", "1:pass")
    assert Passed(0, None) in events_of(state, "0:pass")
    assert play(state, "0:pass").board.turn == 1


def test_4_5_marker_if_forced_a_turn_that_was_not_bound_still_marks() -> None:
    state = begin("6-5 4-4 3-2", "6-4 2-1 6-3", marker_if_forced=False)
    state.board.ends["M0"] = 4
    state = play(state, "0:4-4@M0=4", "0:6-5@P0=5")
    assert state.board.turn == 1
    state = begin("5-1 4-4 3-2", "6-4 2-1 6-3", marker_if_forced=False)
    state.board.ends["M0"] = 4
    state = play(state, "0:4-4@M0=4", "0:pass")
    assert state.board.markers == {"P0": "P0"}


def test_4_5_marker_if_forced_free_doubles_force_nobody() -> None:
    state = begin("6-5 5-5 3-2", "4-1 2-1 5-3", marker_if_forced=False, open_double="free", mexican_trains=0)
    state.board.ends["P0"] = 5
    state = play(state, "0:5-5@P0=5", "0:6-5@P0=6")
    assert play(state, "1:pass").board.markers == {"P1": "P1"}


# More of 4.6


def test_4_6_the_marker_goes_off_the_moment_the_tile_is_laid() -> None:
    state = begin("6-5 5-5 5-3 1-0", "6-4 2-1 6-2")
    state.board.markers = {"P0": "P0"}
    state.board.ends["P0"] = 5
    state = play(state, "0:5-5@P0=5")
    assert (state.board.turn, state.board.markers) == (0, {})


def test_4_6_one_marker_does_not_take_off_another() -> None:
    for rule in ("owner-on-train", "anyone-on-train", "owner-anywhere"):
        state = begin("6-5 4-3 1-0", "6-4 2-1 6-2", "6-3 6-1 6-0", marker_off=rule)
        state.board.markers = {"P0": "P0", "P2": "P2"}
        assert play(state, "0:6-5@P0=5").board.markers == {"P2": "P2"}

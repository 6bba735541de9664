"""Section 4.2: the first turn as a chain."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.moves import Reason
from mtdesk.rules.view import OpenDouble, Phase
from tests.rules.tabletop import begin, legal, play, reason


def test_4_2_a_chain_goes_on_the_own_train_and_may_stop_after_any_tile() -> None:
    state = begin("6-5 5-4 5-3 1-0", "6-4 2-1", first_turn="chain")
    assert legal(state) == {"0:6-5@P0=5"}
    state = play(state, "0:6-5@P0=5")
    assert legal(state) == {"0:5-4@P0=4", "0:5-3@P0=3", "0:stop"}
    assert play(state, "0:stop").board.turn == 1


def test_4_2_a_chain_ends_by_itself_when_no_tile_fits() -> None:
    state = play(begin("6-5 5-4 1-0", "6-4 2-1", first_turn="chain"), "0:6-5@P0=5", "0:5-4@P0=4")
    assert (state.board.turn, state.board.phase) == (1, Phase.CHAIN)


def test_4_2_without_a_fitting_tile_one_passes_undrawn() -> None:
    state = begin("4-3 1-0", "6-4 2-1", boneyard="6-5", first_turn="chain")
    assert legal(state) == {"0:pass"}
    assert reason(state, "0:draw") is Reason.NO_DRAW_IN_FIRST_TURN
    assert play(state, "0:pass").board.markers == {"P0": "P0"}


def test_4_2_with_first_turn_draw_a_drawn_tile_is_laid_and_ends_the_turn() -> None:
    state = begin("4-3 5-0", "6-4 2-1", boneyard="6-5 3-2", first_turn="chain", first_turn_draw=True)
    assert legal(state) == {"0:draw"}
    state = play(state, "0:draw")
    assert legal(state) == {"0:6-5@P0=5"}
    assert play(state, "0:6-5@P0=5").board.turn == 1


def test_4_2_with_first_turn_draw_a_drawn_tile_that_does_not_fit_is_kept_and_one_passes() -> None:
    state = begin("4-3 5-0", "6-4 2-1", boneyard="3-2", first_turn="chain", first_turn_draw=True)
    assert legal(play(state, "0:draw")) == {"0:pass"}


def test_4_2_with_first_turn_draw_and_no_boneyard_one_passes() -> None:
    assert legal(begin("4-3 5-0", "6-4 2-1", first_turn="chain", first_turn_draw=True)) == {"0:pass"}


def test_4_2_doubles_in_a_chain_need_nothing_and_are_open_until_it_goes_on() -> None:
    state = begin("6-5 5-5 5-4 4-0", "6-4 2-1", first_turn="chain", doubles_per_turn=1)
    state = play(state, "0:6-5@P0=5", "0:5-5@P0=5")
    assert state.board.open_doubles == [OpenDouble(("P0",), 5)]
    assert legal(state) == {"0:5-4@P0=4", "0:stop"}
    assert play(state, "0:5-4@P0=4").board.open_doubles == []


def test_4_2_a_deferred_double_binds_only_after_all_first_turns() -> None:
    state = begin("6-5 5-5 2-0", "6-4 4-1 5-3", boneyard="1-0", first_turn="chain")
    state = play(state, "0:6-5@P0=5", "0:5-5@P0=5")
    assert legal(state) == {"1:6-4@P1=4"}
    state = play(state, "1:6-4@P1=4", "1:stop")
    assert state.board.bound_to() == OpenDouble(("P0",), 5)
    assert legal(state) == {"0:draw"}


def test_4_2_ignored_doubles_are_never_open() -> None:
    state = begin("6-5 5-5 2-0", "6-4 4-1 5-3", first_turn="chain", first_turn_double="ignored")
    state = play(state, "0:6-5@P0=5", "0:5-5@P0=5")
    assert state.board.open_doubles == []


def test_4_2_if_a_tile_fits_at_least_one_must_be_laid() -> None:
    state = begin("6-5 5-4", "6-4 2-1", boneyard="1-0", first_turn="chain", first_turn_draw=True)
    assert reason(state, "0:pass") is Reason.MUST_LAY
    assert reason(state, "0:draw") is Reason.MUST_LAY
    assert reason(state, "0:stop") is Reason.NOTHING_TO_STOP
    state = play(state, "0:6-5@P0=5")
    assert reason(state, "0:pass") is Reason.MUST_LAY


def test_4_2_no_limit_on_doubles_holds_in_a_chain() -> None:
    limits: dict[str, Any] = {"doubles_per_turn": 1, "second_double_needs_cover": True}
    state = begin("6-5 5-5 5-4 4-4 1-0", "6-3 2-1", first_turn="chain", **limits)
    state = play(state, "0:6-5@P0=5", "0:5-5@P0=5", "0:5-4@P0=4")
    assert legal(state) == {"0:4-4@P0=4", "0:stop"}
    assert state.board.laid == 3


def test_4_2_a_chain_is_own_train_only_though_another_is_marked() -> None:
    state = play(begin("2-1 1-0", "6-4 4-3", first_turn="chain"), "0:pass")
    assert state.board.markers == {"P0": "P0"}
    assert legal(state) == {"1:6-4@P1=4"}


@pytest.mark.parametrize(
    ("rule", "bound"), [("oldest-first", OpenDouble(("P0",), 5)), ("newest-first", OpenDouble(("P1",), 4))]
)
def test_4_2_deferred_doubles_are_open_in_the_order_laid(rule: str, bound: OpenDouble) -> None:
    state = begin("6-5 5-5 2-0", "6-4 4-4 3-0", boneyard="1-0", first_turn="chain", open_double=rule)
    state = play(state, "0:6-5@P0=5", "0:5-5@P0=5", "1:6-4@P1=4", "1:4-4@P1=4")
    assert state.board.open_doubles == [OpenDouble(("P0",), 5), OpenDouble(("P1",), 4)]
    assert state.board.bound_to() == bound


def test_4_2_only_the_first_turn_is_a_chain() -> None:
    state = begin("6-5 5-4 4-0 3-2", "6-4 4-3 2-1", first_turn="chain")
    state = play(state, "0:6-5@P0=5", "0:stop", "1:6-4@P1=4", "1:stop")
    assert state.board.phase is Phase.ORDINARY
    assert reason(state, "0:stop") is Reason.NOTHING_TO_STOP
    assert play(state, "0:5-4@P0=4").board.turn == 1


def test_4_2_ignored_holds_for_the_doubles_of_a_chain_only() -> None:
    state = begin("6-5 5-5 5-0 2-0", "6-4 4-3 3-1", first_turn="chain", first_turn_double="ignored")
    state = play(state, "0:6-5@P0=5", "0:stop", "1:6-4@P1=4", "1:stop", "0:5-5@P0=5")
    assert state.board.open_doubles == [OpenDouble(("P0",), 5)]

"""Section 4.1: where a player may lay."""

from __future__ import annotations

from mtdesk.rules.moves import Reason
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import OpenDouble
from tests.rules.tabletop import begin, legal, play, reason, refused


def test_4_1_own_train_and_mexican_trains() -> None:
    state = begin("6-5 4-3", "6-4 2-1")
    assert legal(state) == {"0:6-5@P0=5", "0:6-5@M0=5"}


def test_4_1_a_marked_train_of_another_player() -> None:
    state = begin("2-1 1-0 3-2", "6-4 6-3 2-0", mexican_trains=0)
    state = play(state, "0:pass")
    assert state.board.markers == {"P0": "P0"}
    assert "1:6-4@P0=4" in legal(state)
    assert refused(play(state, "1:6-4@P0=4"), "0:3-2@P1=2") is not None


def test_4_1_own_start_any_takes_a_tile_either_way_round_and_a_double_one_way() -> None:
    state = begin("5-4 3-3", "6-4 2-1", own_start="any")
    assert legal(state) == {"0:5-4@P0=4", "0:5-4@P0=5", "0:3-3@P0=3"}
    assert play(state, "0:5-4@P0=5").board.ends["P0"] == 5


def test_4_1_own_start_any_holds_for_whoever_may_lay_there() -> None:
    state = begin("5-4 3-1", "6-4 2-1", own_start="any")
    state.board.markers["P1"] = "P1"
    assert {"0:5-4@P1=4", "0:5-4@P1=5", "0:3-1@P1=1"} <= legal(state)


def test_4_1_own_first_only_own_train_and_begun_mexican_trains() -> None:
    state = begin("6-5 6-3 2-1", "3-2 4-1 2-0", own_first=True)
    assert reason(state, "0:6-5@M0=5") is Reason.OWN_TRAIN_FIRST
    state = play(state, "0:6-5@P0=5")
    assert legal(state) == {"1:pass"}
    state = play(state, "1:pass", "0:6-3@M0=3")
    assert legal(state) == {"1:3-2@M0=2"}


def test_4_1_own_first_keeps_off_marked_trains() -> None:
    state = begin("6-5 6-3 2-1", "5-2 4-1 2-0", own_first=True)
    state.board.markers = {"P0": "P0"}
    state.board.trains["P0"], state.board.ends["P0"], state.board.turn = (Laid(6, 5),), 5, 1
    assert legal(state) == {"1:pass"}


def test_4_1_own_first_lets_in_once_the_own_train_is_begun() -> None:
    state = begin("6-5 6-3 2-1", "6-4 6-2 2-0", own_first=True)
    assert "0:6-3@M0=3" in legal(play(state, "0:6-5@P0=5", "1:6-4@P1=4"))


def test_4_1_mexican_trains_per_player_are_all_public() -> None:
    state = begin("6-5 4-3", "6-4 2-1", mexican_trains="per-player")
    assert legal(state) == {"0:6-5@P0=5", "0:6-5@M0=5", "0:6-5@M1=5"}


def test_4_1_a_tile_fits_with_either_half_and_leaves_the_other() -> None:
    state = begin("6-5 6-0", "5-4 2-1")
    assert play(state, "0:6-0@P0=0").board.trains["P0"] == (Laid(6, 0),)
    state.board.ends["P0"] = 5
    assert play(state, "0:6-5@P0=6").board.trains["P0"] == (Laid(5, 6),)
    assert reason(state, "0:6-5@P0=5") is Reason.WRONG_WAY_ROUND


def test_4_1_own_start_any_has_no_effect_on_a_train_that_is_begun_or_public() -> None:
    state = play(begin("6-5 4-3", "6-4 2-1", own_start="any"), "0:4-3@P0=3", "1:2-1@P1=1")
    assert legal(state) == {"0:6-5@M0=5"}


def test_4_1_own_first_with_any_start_begins_with_any_tile() -> None:
    state = begin("6-5 4-3", "6-4 2-1", own_start="any", own_first=True)
    assert legal(state) == {"0:6-5@P0=5", "0:6-5@P0=6", "0:4-3@P0=4", "0:4-3@P0=3"}


# mexican_open


def test_4_1_own_begun_opens_the_mexican_train_to_a_player_whose_own_train_has_begun() -> None:
    state = begin("6-5 6-3 5-4", "6-4 6-2 2-1", mexican_open="own-begun")
    assert legal(state) == {"0:6-5@P0=5", "0:6-3@P0=3"}
    assert reason(state, "0:6-5@M0=5") is Reason.OWN_TRAIN_FIRST
    state = play(state, "0:6-3@P0=3", "1:6-4@P1=4")
    assert "0:6-5@M0=5" in legal(state)


def test_4_1_own_begun_asks_for_the_own_train_whoever_has_begun_the_mexican_one() -> None:
    state = begin("6-5 2-1", "6-4 5-1", mexican_open="own-begun")
    state.board.trains["M0"], state.board.ends["M0"] = (Laid(6, 2),), 2
    assert reason(state, "0:2-1@M0=1") is Reason.OWN_TRAIN_FIRST


def test_4_1_all_begun_opens_the_mexican_train_once_every_train_has_begun() -> None:
    state = begin("6-5 6-3 5-4", "6-4 6-2 2-1", mexican_open="all-begun")
    state = play(state, "0:6-5@P0=5")
    assert legal(state) == {"1:6-4@P1=4", "1:6-2@P1=2"}
    assert reason(state, "1:6-2@M0=2") is Reason.ALL_TRAINS_FIRST
    state = play(state, "1:6-4@P1=4")
    assert "0:6-3@M0=3" in legal(state)


def test_4_1_all_begun_is_refused_with_its_own_reason() -> None:
    state = begin("6-5 6-3", "6-4 2-1", mexican_open="all-begun")
    state.board.trains["P0"], state.board.ends["P0"] = (Laid(6, 1),), 1
    assert reason(state, "0:6-5@M0=5") is Reason.ALL_TRAINS_FIRST


def test_4_1_with_own_first_both_restrictions_hold() -> None:
    state = begin("6-5 2-1", "6-4 5-1", mexican_open="own-begun", own_first=True)
    state.board.trains["M0"], state.board.ends["M0"] = (Laid(6, 2),), 2
    assert legal(state) == {"0:6-5@P0=5"}


def test_4_1_an_open_double_that_binds_overrides_mexican_open() -> None:
    state = begin("2-1 2-0", "6-4 5-1", mexican_open="all-begun")
    state.board.trains["M0"], state.board.ends["M0"] = (Laid(6, 2), Laid(2, 2)), 2
    state.board.open_doubles.append(OpenDouble(("M0",), 2))
    assert legal(state) == {"0:2-1@M0=1", "0:2-0@M0=0"}

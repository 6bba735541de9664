"""Section 4: turns."""

from __future__ import annotations

import pytest

from mtdesk.rules.events import DoubleCovered, DoubleReleased, MarkerCleared, Penalised, TurnSkipped
from mtdesk.rules.moves import Reason, move_from_text
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.turn import apply
from mtdesk.rules.view import OpenDouble, Over, Phase
from tests.rules.tabletop import begin, events_of, legal, play, refused, tiles

# 4.1 Where a player may lay


def test_4_1_own_train_and_mexican_trains() -> None:
    state = begin("6-5 4-3", "6-4 2-1")
    assert legal(state) == {"0:6-5@P0=5", "0:6-5@M0=5"}


def test_4_1_a_marked_train_of_another_player() -> None:
    state = begin("2-1 1-0 3-2", "6-4 6-3 2-0", mexican_trains=0)
    state = play(state, "0:pass")
    assert state.board.markers == {"P0": "P0"}
    assert "1:6-4@P0=4" in legal(state)
    assert refused(play(state, "1:6-4@P0=4"), "0:3-2@P1=2") is not None


def test_4_1_a_closed_train_is_refused_with_its_owner() -> None:
    refusal = refused(begin("6-5 4-3", "6-4 2-1"), "0:6-5@P1=5")
    assert refusal is not None
    assert (refusal.reason, refusal.end, refusal.seat) == (Reason.TRAIN_CLOSED, "P1", 1)


def test_4_1_a_tile_must_fit() -> None:
    refusal = refused(begin("6-5 4-3", "6-4 2-1"), "0:4-3@P0=3")
    assert refusal is not None
    assert (refusal.reason, refusal.pip) == (Reason.DOES_NOT_FIT, 6)


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
    refusal = refused(state, "0:6-5@M0=5")
    assert refusal is not None
    assert refusal.reason is Reason.OWN_TRAIN_FIRST
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


# 4.2 First turn, chain


def test_4_2_a_chain_goes_on_the_own_train_and_may_stop_after_any_tile() -> None:
    state = begin("6-5 5-4 5-3 1-0", "6-4 2-1", first_turn="chain")
    assert legal(state) == {"0:6-5@P0=5"}
    state = play(state, "0:6-5@P0=5")
    assert legal(state) == {"0:5-4@P0=4", "0:5-3@P0=3", "0:stop"}
    assert play(state, "0:stop").board.turn == 1


def test_4_2_own_train_only() -> None:
    refusal = refused(begin("6-5 5-4", "6-4 2-1", first_turn="chain"), "0:6-5@M0=5")
    assert refusal is not None
    assert refusal.reason is Reason.FIRST_TURN_OWN_ONLY


def test_4_2_a_chain_ends_by_itself_when_no_tile_fits() -> None:
    state = play(begin("6-5 5-4 1-0", "6-4 2-1", first_turn="chain"), "0:6-5@P0=5", "0:5-4@P0=4")
    assert (state.board.turn, state.board.phase) == (1, Phase.CHAIN)


def test_4_2_without_a_fitting_tile_one_passes_undrawn() -> None:
    state = begin("4-3 1-0", "6-4 2-1", boneyard="6-5", first_turn="chain")
    assert legal(state) == {"0:pass"}
    refusal = refused(state, "0:draw")
    assert refusal is not None
    assert refusal.reason is Reason.NO_DRAW_IN_FIRST_TURN
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


# 4.3 Ordinary turn


def test_4_3_one_tile_ends_the_turn_and_laying_is_compulsory() -> None:
    state = begin("6-5 4-3", "6-4 2-1", boneyard="1-0")
    for move in ("0:draw", "0:pass"):
        refusal = refused(state, move)
        assert refusal is not None
        assert (refusal.reason, refusal.tile) == (Reason.MUST_LAY, Tile(6, 5))
    assert play(state, "0:6-5@P0=5").board.turn == 1


def test_4_3_only_the_one_whose_turn_it_is_acts() -> None:
    refusal = refused(begin("6-5 4-3", "6-4 2-1"), "1:6-4@P1=4")
    assert refusal is not None
    assert (refusal.reason, refusal.seat) == (Reason.NOT_YOUR_TURN, 0)


# 4.4 After a double


def after_a_double(**changes: object) -> set[str]:
    """What seat 0 may lay after 5-5 on its train, with 6-4 and 5-0 left beside others."""
    state = begin("6-5 5-5 6-4 5-0 2-0", "6-3 3-3 6-2 5-1", **changes)
    return legal(play(state, "0:6-5@P0=5", "1:6-3@P1=3", "0:5-5@P0=5"), [0])


def test_4_4_anywhere_on_any_allowed_end() -> None:
    assert after_a_double() == {"0:5-0@P0=0", "0:6-4@M0=4"}


def test_4_4_on_double_only_on_the_double() -> None:
    assert after_a_double(follow_up="on-double") == {"0:5-0@P0=0"}
    state = begin("6-5 5-5 6-4 5-0 2-0", "6-3 3-3 6-2 5-1", follow_up="on-double")
    refusal = refused(play(state, "0:6-5@P0=5", "1:6-3@P1=3", "0:5-5@P0=5"), "0:6-4@M0=4")
    assert refusal is not None
    assert (refusal.reason, refusal.end, refusal.pip) == (Reason.ON_THE_DOUBLE, "P0", 5)


def test_4_4_a_double_where_the_marker_has_just_gone_off() -> None:
    state = begin("5-5 5-0 2-0 1-0", "6-5 6-2 5-1", mexican_trains=0, marker_off="anyone-on-train")
    state.board.markers = {"P1": "P1"}
    state.board.ends["P1"] = 5
    state = play(state, "0:5-5@P1=5")
    assert state.board.markers == {}
    assert legal(state, [0]) == {"0:5-0@P1=0"}


def test_4_4_doubles_per_turn_limits_the_turn() -> None:
    hands = ("6-5 5-5 4-4 2-0", "6-4 3-3 6-2")
    for limit, allowed in ((0, True), (1, False), (2, True)):
        state = begin(*hands, doubles_per_turn=limit)
        state = play(state, "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5")
        assert ("0:4-4@M0=4" in legal(state)) is allowed
    refusal = refused(play(begin(*hands, doubles_per_turn=1), "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5"), "0:4-4@M0=4")
    assert refusal is not None
    assert (refusal.reason, refusal.count) == (Reason.DOUBLES_LIMIT, 1)


def test_4_4_a_double_as_last_tile_counts_against_no_limit() -> None:
    changes = {"doubles_per_turn": 1, "second_double_needs_cover": True}
    state = play(begin("6-5 5-5 4-4", "6-4 3-3 6-2", **changes), "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5")
    assert legal(state) == {"0:4-4@M0=4"}


def test_4_4_second_double_needs_cover() -> None:
    def at_the_second(*, spare: str) -> set[str]:
        state = begin(f"6-5 5-5 4-4 {spare}", "6-4 3-3 6-2", second_double_needs_cover=True)
        return legal(play(state, "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5"))

    assert "0:4-4@M0=4" not in at_the_second(spare="2-0")
    assert "0:4-4@M0=4" in at_the_second(spare="4-0")
    assert "0:4-4@M0=4" in at_the_second(spare="5-0")


def test_4_4_the_third_tile_covers_one_of_the_two() -> None:
    state = begin("6-5 5-5 4-4 4-0 6-1 5-2", "6-4 3-3 6-2", second_double_needs_cover=True, mexican_trains="per-player")
    state = play(state, "0:6-5@P0=5", "1:6-4@M0=4", "0:5-5@P0=5", "0:4-4@M0=4")
    assert legal(state) == {"0:4-0@M0=0", "0:5-2@P0=2"}
    refusal = refused(state, "0:6-1@M1=1")
    assert refusal is not None
    assert refusal.reason is Reason.ON_ONE_OF_THE_DOUBLES


def test_4_4_on_double_a_dead_released_double_ends_the_turn() -> None:
    state = begin("6-0 0-0 5-4", "1-0 2-0 3-1", follow_up="on-double")
    for text in ("1-0", "2-0", "3-0", "4-0", "5-0"):
        state.board.laid_by_pip = count(state.board.laid_by_pip, text)
    state = play(state, "0:6-0@P0=0")
    state.board.turn = 0
    assert play(state, "0:0-0@P0=0").board.turn == 1


def count(laid_by_pip: tuple[int, ...], text: str) -> tuple[int, ...]:
    (tile,) = tiles(text)
    return tuple(number + tile.has(pip) for pip, number in enumerate(laid_by_pip))


def test_4_4_on_double_a_dead_binding_double_must_still_be_followed() -> None:
    state = begin("6-0 0-0 5-4", "1-0 2-0 3-1", boneyard="4-1", follow_up="on-double", dead_double="binding")
    for text in ("1-0", "2-0", "3-0", "4-0", "5-0"):
        state.board.laid_by_pip = count(state.board.laid_by_pip, text)
    state = play(state, "0:6-0@P0=0")
    state.board.turn = 0
    state = play(state, "0:0-0@P0=0")
    assert legal(state, [0]) == {"0:draw"}


# 4.5 Unable


def test_4_5_draw_once_then_lay_or_pass() -> None:
    state = begin("4-3 1-0", "6-4 2-1", boneyard="3-2 6-5")
    assert legal(state) == {"0:draw"}
    state = play(state, "0:draw")
    assert legal(state) == {"0:pass"}
    refusal = refused(state, "0:draw")
    assert refusal is not None
    assert refusal.reason is Reason.ALREADY_DRAWN
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
    refusal = refused(begin("4-3 1-0", "6-4 2-1", boneyard="3-2"), "0:pass")
    assert refusal is not None
    assert refusal.reason is Reason.DRAW_FIRST


def test_4_5_with_an_empty_boneyard_one_passes_at_once() -> None:
    state = begin("4-3 1-0", "6-4 2-1")
    assert legal(state) == {"0:pass"}
    refusal = refused(state, "0:draw")
    assert refusal is not None
    assert refusal.reason is Reason.BONEYARD_EMPTY


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


# 4.7 Open doubles


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
    for text in ("5-0", "5-1", "5-2", "5-4", "5-5"):
        state.board.laid_by_pip = count(state.board.laid_by_pip, text)
    state.board.laid_by_pip = count(state.board.laid_by_pip, "6-5")
    state.board.open_doubles.insert(0, OpenDouble(("M0",), 3))
    after = play(state, "0:5-3@M0=5")
    assert after.board.open_doubles == left
    assert (DoubleReleased(("P0",), 5) in events_of(state, "0:5-3@M0=5")) is (not left)


# 4.8 Tapping


def with_one_left(players: int = 3) -> tuple[str, ...]:
    return ("6-5 1-0", "6-4 2-1 3-0", "6-3 2-0 3-1")[:players]


def test_4_8_a_tap_is_due_when_a_turn_ends_with_one_tile() -> None:
    state = play(begin(*with_one_left(), tap=True), "0:6-5@P0=5")
    assert state.board.pending_tap == 0
    assert "0:tap" in legal(state)
    assert "0:tap" not in legal(play(state, "0:tap"))
    assert play(begin(*with_one_left()), "0:6-5@P0=5").board.pending_tap is None


def test_4_8_draw_two_after_the_other_players_action() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5 4-3", tap=True, tap_penalty="draw-two")
    state = play(state, "0:6-5@P0=5")
    events = events_of(state, "1:6-4@P1=4")
    assert Penalised(0, TapPenalty.DRAW_TWO, (Tile(4, 4), Tile(5, 5))) in events
    state = play(state, "1:6-4@P1=4")
    assert state.hands[0] == tiles("1-0 4-4 5-5")


def test_4_8_the_other_player_draws_first() -> None:
    state = begin("6-5 1-0", "4-2 2-1 3-0", boneyard="4-4 5-5 4-3", tap=True, tap_penalty="draw-two", mexican_trains=0)
    state = play(state, "0:6-5@P0=5", "1:draw")
    assert state.hands[1][-1] == Tile(4, 4)
    assert state.hands[0] == tiles("1-0 5-5 4-3")


def test_4_8_no_more_than_the_boneyard_has() -> None:
    state = begin(*with_one_left(), boneyard="4-4", tap=True, tap_penalty="draw-two")
    assert play(state, "0:6-5@P0=5", "1:6-4@P1=4").hands[0] == tiles("1-0 4-4")


def test_4_8_tapped_in_time_costs_nothing() -> None:
    state = begin(*with_one_left(), boneyard="4-4 5-5", tap=True, tap_penalty="draw-two")
    assert play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4").hands[0] == tiles("1-0")


def test_4_8_skip_turn_leaves_out_the_next_turn() -> None:
    state = begin(*with_one_left(), tap=True, tap_penalty="skip-turn", boneyard="4-4 5-5 4-3")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert TurnSkipped(0) in events_of(state, "2:6-3@P2=3")
    assert play(state, "2:6-3@P2=3").board.turn == 1


def test_4_8_with_two_players_the_very_turn_that_would_start_now() -> None:
    state = begin(*with_one_left(2), tap=True, tap_penalty="skip-turn")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.turn == 1
    assert state.board.skipped == frozenset()


def test_4_8_the_penalty_falls_due_even_if_the_action_ends_the_round() -> None:
    state = begin("6-5 1-0", "6-4", boneyard="4-4 5-5", tap=True, tap_penalty="draw-two", hand=2)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.over is Over.OUT
    assert state.hands[0] == tiles("1-0 4-4 5-5")
    assert state.board.points is not None
    assert state.board.points[0] == 19


def test_4_8_again_at_the_end_of_every_such_turn_until_they_have() -> None:
    state = begin("6-5 1-0", "6-4 2-1 3-0", tap=True, tap_penalty="none")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert state.board.pending_tap is None
    state = play(state, "0:pass")
    assert state.board.pending_tap == 0
    state = play(state, "0:tap", "1:pass", "0:pass")
    assert state.board.pending_tap is None


def test_4_8_a_draw_in_the_own_turn_ends_a_pending_tap_and_more_tiles_start_over() -> None:
    state = begin("6-5 1-0", "6-4 2-1 3-0", boneyard="3-2 4-3 5-3", tap=True, tap_penalty="skip-turn", mexican_trains=0)
    state = play(state, "0:6-5@P0=5", "0:tap", "1:6-4@P1=4", "0:draw")
    assert state.board.tapped == frozenset()
    state = play(state, "0:pass")
    assert state.board.pending_tap is None


# 4.9 Forks


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
    refusal = refused(state, "0:pass")
    assert refusal is not None
    assert refusal.reason is Reason.CHOOSE_MARKER_END
    state = play(state, "0:pass@P0/b")
    assert state.board.markers == {"P0": "P0/b"}
    assert "1:5-3@P0/b=3" in legal(state)
    refusal = refused(state, "1:4-4@P0/a=4")
    assert refusal is not None
    assert refusal.reason is Reason.MARKER_ON_OTHER_ARM
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


# Moves as values


@pytest.mark.parametrize(
    "text", ["0:12-7@P0=7", "3:6-6@P3/a/b=6!", "1:draw", "2:pass", "2:pass@P2/a", "9:stop", "4:tap"]
)
def test_moves_round_trip_through_text(text: str) -> None:
    assert str(move_from_text(text)) == text


def test_applying_leaves_the_old_state_alone() -> None:
    state = begin("6-5 4-3", "6-4 2-1")
    before = (state.board.copy(), list(state.hands), state.boneyard)
    apply(state, move_from_text("0:6-5@P0=5"))
    assert (state.board, state.hands, state.boneyard) == before

"""Tapping (rules.md 4.8) and the ends of a round (section 5)."""

from typing import Any

import pytest

from tests.referee import Round
from tests.referee.positions import go, options, start

TAP: dict[str, Any] = {"tap": True, "mexican_trains": 0}


# 4.8 Tapping


def test_the_other_player_draws_before_the_penalty() -> None:
    current = start(["6-5 1-0", "4-3 4-2"], "3-2 2-1 1-1 5-5", tap_penalty="draw-two", **TAP)
    assert options(go(current, "6-5 P0 5")) == {"draw", "tap 0"}
    go(current, "draw")
    assert current.hands == [[[1, 0], [2, 1], [1, 1]], [[4, 3], [4, 2], [3, 2]]]
    assert options(current) == {"pass"}


def test_a_tap_leaves_the_turn_where_it_is_and_is_made_once() -> None:
    current = start(["6-5 1-0", "4-3 6-2"], "3-2 2-1 1-1", tap_penalty="draw-two", **TAP)
    go(current, "6-5 P0 5", "tap 0")
    assert (current.turn, options(current)) == (1, {"6-2 P1 2"})
    go(current, "6-2 P1 2", "tap 1")
    assert options(current) == {"draw"}
    assert len(current.hands[0]) == 1


def test_with_two_players_a_skipped_turn_is_the_one_that_would_start_now() -> None:
    current = start(["6-5 5-0", "6-2 4-3 2-2"], tap_penalty="skip-turn", **TAP)
    go(current, "6-5 P0 5", "6-2 P1 2")
    assert (current.turn, options(current)) == (1, {"2-2 P1 2"})
    go(current, "2-2 P1 2", "pass")
    assert (current.turn, options(current)) == (0, {"pass", "tap 1"})


def test_a_penalty_before_the_own_draw_leaves_out_the_turn_after_the_others() -> None:
    current = start(["6-5 5-0", "4-3 2-2", "6-1 1-0 0-0"], "4-4 3-3", tap_penalty="skip-turn", **TAP)
    go(current, "6-5 P0 5", "draw", "pass", "6-1 P2 1")
    assert current.turn == 1
    assert current.table.markers == {"P1": "P1"}


def through_a_skipped_turn(hands: list[str], boneyard: str, **changes: Any) -> Round:
    """Seat 1 missed its tap and is left out, so seat 0, with its own tap pending, has the next turn too."""
    current = start(hands, boneyard, tap_penalty="skip-turn", **changes, **TAP)
    go(current, "6-5 P0 5", "6-4 P1 4", "5-0 P0 0")
    assert (current.turn, current.passed) == (0, set())
    return current


def test_a_pending_tap_outlasts_a_skipped_turn_and_the_own_pass() -> None:
    current = through_a_skipped_turn(["6-5 5-0 3-3", "6-4 1-1"], "")
    assert options(current) == {"pass", "tap 0"}
    assert (options(go(current, "pass")), current.turn) == ({"pass", "tap 0"}, 1)


def test_a_draw_in_the_own_turn_ends_a_pending_tap_and_starts_over() -> None:
    current = through_a_skipped_turn(["6-5 5-0 3-3", "6-4 1-1"], "2-0 4-2")
    assert options(current) == {"draw", "tap 0"}
    assert options(go(current, "tap 0", "draw")) == {"2-0 P0 2"}
    assert options(go(current, "2-0 P0 2")) == {"draw", "tap 0"}
    untapped = through_a_skipped_turn(["6-5 5-0 3-3", "6-4 1-1"], "2-1")
    assert options(go(untapped, "draw")) == {"pass"}
    assert options(go(untapped, "pass")) == {"pass"}


def test_a_tap_pending_at_the_last_tile_can_still_be_made_while_another_is_asked_to_cover() -> None:
    current = through_a_skipped_turn(["6-5 5-0 0-0", "6-4 3-0"], "", out_on_double="others-cover")
    assert options(go(current, "0-0 P0 0")) == {"3-0 P0 3", "tap 0"}
    assert go(current, "3-0 P0 3").points() == [0, 0]


@pytest.mark.parametrize("penalty", ["none", "draw-two"])
def test_a_missed_tap_can_be_made_at_the_end_of_the_next_turn_with_one_tile(penalty: str) -> None:
    current = start(["6-5 1-0", "6-4 3-2 2-2"], "", tap_penalty=penalty, **TAP)
    go(current, "6-5 P0 5", "6-4 P1 4")
    assert options(current) == {"pass"}
    assert options(go(current, "pass")) == {"pass", "tap 0"}
    assert options(go(current, "tap 0", "pass", "pass")) == {"pass"}


def test_a_penalty_falls_due_even_when_the_round_ends() -> None:
    current = start(["6-5 5-2 1-0", "6-4 4-3"], "3-2 2-1 1-1", tap_penalty="draw-two", **TAP)
    go(current, "6-5 P0 5", "6-4 P1 4", "tap 1", "5-2 P0 2")
    assert go(current, "4-3 P1 3").over == "out"
    assert current.hands == [[[1, 0], [3, 2], [2, 1]], []]
    assert current.points() == [9, 0]


def test_a_penalty_falls_due_before_anybody_is_asked_to_cover() -> None:
    hands = ["6-5 5-2 1-0", "6-4 4-4", "6-3 3-3 2-2"]
    current = start(hands, "4-2 4-1 1-1", tap_penalty="draw-two", out_on_double="others-cover", **TAP)
    go(current, "6-5 P0 5", "6-4 P1 4", "tap 1", "6-3 P2 3", "5-2 P0 2", "4-4 P1 4")
    assert (current.turn, options(current)) == (0, {"4-2 P1 2", "4-1 P1 1"})
    assert go(current, "4-1 P1 1").over == "out"


# 5 End of a round


def test_the_first_clockwise_who_can_covers_whatever_else_restricts_them() -> None:
    hands = ["6-4 4-4", "6-1 5-5 3-3", "5-4 4-2 6-0", "6-2 4-1 1-1"]
    for option in ("ends", "others-cover"):
        current = start(hands, out_on_double=option, own_first=True)
        go(current, "6-4 P0 4", "6-1 P1 1", "6-0 P2 0", "6-2 P3 2", "4-4 P0 4")
        if option == "ends":
            assert current.over == "out"
            continue
        assert (current.over, current.turn) == (None, 2)
        assert options(current) == {"5-4 P0 5", "4-2 P0 2"}
        assert go(current, "4-2 P0 2").over == "out"
        assert current.points() == [0, 16, 9, 7]


def test_nobody_can_cover_and_a_forked_last_double_has_two_arms() -> None:
    current = start(["6-4 4-4", "6-1 5-3"], out_on_double="others-cover")
    assert go(current, "6-4 P0 4", "6-1 P1 1", "4-4 P0 4").over == "out"
    forked = start(["6-4 4-4", "6-1 4-3"], out_on_double="others-cover", fork=True)
    go(forked, "6-4 P0 4", "6-1 P1 1", "4-4 P0 4 fork")
    assert options(forked) == {"4-3 P0/a 3", "4-3 P0/b 3"}
    assert go(forked, "4-3 P0/b 3").points() == [0, 0]


def test_a_tile_laid_starts_the_count_of_passes_over() -> None:
    current = start(["6-5 1-1", "4-4 3-3", "5-2 5-5"], mexican_trains=0)
    go(current, "6-5 P0 5", "pass", "pass", "pass")
    assert (current.over, current.passed) == (None, set())
    assert go(current, "pass").passed == {1}
    assert options(current) == {"5-2 P0 2", "5-5 P0 5"}
    assert go(current, "5-2 P0 2").passed == set()


def test_passes_that_place_no_marker_count_and_a_draw_starts_over() -> None:
    current = start(["6-5 1-1 0-0", "4-4 3-3"], "2-2", mexican_trains=0)
    go(current, "6-5 P0 5", "draw", "pass", "pass")
    assert current.table.markers == {"P0": "P0", "P1": "P1"}
    assert go(current, "pass").over is None
    assert go(current, "pass").over == "blocked"
    assert current.points() == [2, 18]
    assert current.legal() == []


def test_a_skipped_turn_neither_counts_nor_resets() -> None:
    current = start(["6-5 1-1", "4-4 3-3", "4-3 2-2"], mexican_trains=0)
    go(current, "6-5 P0 5", "pass", "pass", "pass")
    current.skip_next[2] = True
    assert go(current, "pass").turn == 0
    go(current, "pass", "pass")
    assert (current.over, current.passed, current.turn) == (None, {0, 1}, 2)
    assert go(current, "pass").over == "blocked"

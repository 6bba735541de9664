"""Small hand-made positions for the clauses of rules.md sections 3, 4 and 6."""

from fractions import Fraction
from typing import Any

import pytest

from tests.referee import Round, rules_for
from tests.referee.dealing import Tile
from tests.referee.positions import deal_of, go, open_ends, options, put_on_table, start
from tests.referee.scoring import as_json, hand_value, round_points, winners

# 3 Opening


@pytest.mark.parametrize(
    ("engine", "round_number", "hands", "boneyard", "expected"),
    [
        ("required", 1, ["6-5 1-1", "6-6 2-0"], "", ([6, 6], 1, [])),
        ("required", 1, ["6-5 1-1", "5-5 2-0"], "3-3 4-0 6-6 2-1", ([6, 6], 0, [0, 1, 0])),
        ("highest", 3, ["6-6 1-0", "3-3 2-2"], "", ([3, 3], 1, [])),
        ("highest", 6, ["5-5 1-0", "4-4 6-6"], "", ([6, 6], 1, [])),
        ("highest", 1, ["6-5 1-0", "4-3 2-0"], "2-1 3-3 6-6", ([3, 3], 1, [0, 1])),
        ("own-highest", 1, ["1-1 2-2", "6-6 2-0"], "", ([2, 2], 0, [])),
        ("own-highest", 2, ["6-6 2-2", "1-1 2-0"], "", ([1, 1], 1, [])),
        ("own-highest", 2, ["6-5 2-1", "4-1 2-0"], "5-0 4-4", ([4, 4], 0, [1, 0])),
    ],
)
def test_the_opening_finds_the_engine(
    engine: str, round_number: int, hands: list[str], boneyard: str, expected: tuple[Tile, int, list[int]]
) -> None:
    for opener_plays in (True, False):
        rules = rules_for("pagat", 2, set=6, engine=engine, opener_plays=opener_plays)
        current = Round(rules, 2, round_number, 0, [0, 0], deal_of(hands, boneyard, None))
        assert (current.engine, current.opened_by, current.opening_draws) == expected
        assert current.turn == (expected[1] if opener_plays else 1 - expected[1])
        assert expected[0] not in current.hands[0] + current.hands[1]


def test_an_engine_set_aside_leaves_the_start_to_the_first_seat_of_the_round() -> None:
    rules = rules_for("dutch", 3, set=6)
    deal = deal_of(["6-5", "6-4", "6-3"], "", "5-5")
    assert Round(rules, 3, 2, 1, [0] * 3, deal).turn == 2
    assert Round(rules, 3, 3, 1, [0] * 3, deal).turn == 0


# 4.1 Allowed ends


@pytest.mark.parametrize(
    ("own_first", "expected"),
    [(True, {"6-1 P2 1"}), (False, {"6-1 P2 1", "6-1 P1 1", "6-1 M0 1"})],
)
def test_own_first_shuts_markers_and_empty_mexican_trains(own_first: bool, expected: set[str]) -> None:
    current = start(["6-3 6-5 4-4", "5-4 4-4", "6-1 5-1"], own_first=own_first)
    assert options(go(current, "6-3 P0 3", "pass")) == expected


def test_own_first_leaves_mexican_trains_that_have_begun() -> None:
    current = start(["6-3 6-5 1-1", "5-4 5-5"], own_first=True)
    go(current, "6-3 P0 3", "pass", "6-5 M0 5")
    assert options(current) == {"5-4 M0 4", "5-5 M0 5"}
    assert options(go(current, "5-5 M0 5")) == {"5-4 M0 4"}


def test_an_empty_train_that_takes_any_tile_takes_it_from_whoever_may_lay_there() -> None:
    current = start(["5-5 4-3 1-1", "4-2 3-2", "5-1 0-0"], own_start="any", mexican_trains=0)
    assert current.state_line(0)["ends"] == {"P0": None, "P1": None, "P2": None}
    assert options(current) == {"5-5 P0 5", "4-3 P0 4", "4-3 P0 3", "1-1 P0 1"}
    go(current, "5-5 P0 5", "pass", "pass", "5-1 P0 1")
    assert options(current) == {"1-1 P0 1", "1-1 P1 1", "4-3 P1 4", "4-3 P1 3"}


def test_own_first_and_own_start_any_together() -> None:
    current = start(["6-5 4-3", "4-2 3-3"], own_start="any", own_first=True)
    assert options(current) == {"6-5 P0 6", "6-5 P0 5", "4-3 P0 4", "4-3 P0 3"}


def test_every_player_may_have_a_mexican_train() -> None:
    current = start(["6-5 4-3", "4-2 3-3", "1-1 0-0"], mexican_trains="per-player")
    assert options(current) == {"6-5 P0 5", "6-5 M0 5", "6-5 M1 5", "6-5 M2 5"}


# 4.2 First turn


def test_a_chain_may_stop_after_any_tile_and_ends_by_itself() -> None:
    current = start(["6-5 5-5 5-4 1-1", "6-3 6-2"], first_turn="chain")
    assert options(current) == {"6-5 P0 5"}
    assert options(go(current, "6-5 P0 5")) == {"5-5 P0 5", "5-4 P0 4", "stop"}
    assert open_ends(go(current, "5-5 P0 5")) == ["P0"]
    assert options(current) == {"5-4 P0 4", "stop"}
    assert open_ends(go(current, "5-4 P0 4")) == []
    assert current.turn == 1


def test_deferred_doubles_bind_after_everyone_had_the_first_turn() -> None:
    current = start(["6-5 5-5 3-3", "6-4 4-4 5-2 0-0"], "1-0", first_turn="chain")
    go(current, "6-5 P0 5", "5-5 P0 5")
    assert options(current) == {"6-4 P1 4"}
    go(current, "6-4 P1 4", "4-4 P1 4")
    assert open_ends(current) == ["P0", "P1"]
    assert options(current) == {"draw"}
    assert options(go(current, "draw", "pass")) == {"5-2 P0 2"}


def test_ignored_doubles_of_the_first_turn_are_never_open() -> None:
    current = start(["6-5 5-5 6-1", "6-4 5-2"], first_turn="chain", first_turn_double="ignored")
    go(current, "6-5 P0 5", "5-5 P0 5", "6-4 P1 4")
    assert open_ends(current) == []
    assert options(current) == {"6-1 M0 1"}


def test_a_first_turn_draw_gives_one_single_tile() -> None:
    current = start(["1-1 5-4", "6-3 6-2"], "6-1 1-0", first_turn="chain", first_turn_draw=True)
    assert options(current) == {"draw"}
    assert options(go(current, "draw")) == {"6-1 P0 1"}
    assert go(current, "6-1 P0 1").turn == 1


def test_a_first_turn_draw_that_does_not_fit_passes_with_a_marker() -> None:
    current = start(["1-1 5-4", "6-3 6-2"], "1-0", first_turn="chain", first_turn_draw=True)
    assert options(go(current, "draw")) == {"pass"}
    assert go(current, "pass").table.markers == {"P0": "P0"}


def test_without_first_turn_draw_or_without_tiles_the_first_turn_is_passed_at_once() -> None:
    assert options(start(["1-1 5-4", "6-3 6-2"], "6-1", first_turn="chain")) == {"pass"}
    empty = start(["1-1 5-4", "6-3 6-2"], "", first_turn="chain", first_turn_draw=True)
    assert options(empty) == {"pass"}


def test_out_in_the_first_turn_waits_for_the_lap_or_ends_at_once() -> None:
    hands = ["6-1 1-1", "6-3 3-2 5-5", "6-4 4-4"]
    current = go(start(hands, first_turn="chain"), "6-1 P0 1", "1-1 P0 1", "6-3 P1 3", "3-2 P1 2")
    assert (current.over, current.turn) == (None, 2)
    assert go(current, "6-4 P2 4", "4-4 P2 4").over == "out"
    assert current.points() == [0, 10, 0]
    at_once = start(hands, first_turn="chain", first_turn_out="at-once", out_on_double="others-cover")
    assert go(at_once, "6-1 P0 1", "1-1 P0 1").over == "out"


# 4.4 Follow-up


def test_a_follow_up_may_go_on_the_double_whose_marker_has_just_gone() -> None:
    hands = ["6-5 1-0 1-1", "6-1 5-5 5-3 2-0", "6-2 4-4"]
    current = start(hands, marker_off="anyone-on-train", mexican_trains=0)
    go(current, "6-5 P0 5", "6-1 P1 1", "6-2 P2 2", "pass", "5-5 P0 5")
    assert current.table.markers == {}
    assert options(current) == {"5-3 P0 3"}


@pytest.mark.parametrize(
    ("changes", "third", "expected"),
    [
        ({}, "1-0", {"4-4 M0 4"}),
        ({"doubles_per_turn": 1}, "1-0", {"draw"}),
        ({"doubles_per_turn": 1}, "", {"4-4 M0 4"}),
        ({"doubles_per_turn": 2}, "1-0", {"4-4 M0 4"}),
        ({"second_double_needs_cover": True}, "1-0", {"draw"}),
        ({"second_double_needs_cover": True}, "4-1", {"4-4 M0 4", "4-1 M0 1"}),
        ({"second_double_needs_cover": True}, "", {"4-4 M0 4"}),
        ({"follow_up": "on-double"}, "4-1", {"draw"}),
        ({"follow_up": "on-double"}, "", {"draw"}),
    ],
)
def test_a_second_double_in_a_turn(changes: dict[str, Any], third: str, expected: set[str]) -> None:
    current = start([f"6-5 5-5 4-4 {third}", "6-4 3-3"], "3-2", **changes)
    assert options(go(current, "6-5 P0 5", "6-4 M0 4", "5-5 P0 5")) == expected


def test_the_third_tile_goes_on_one_of_the_two_doubles() -> None:
    hands = ["6-5 5-5 4-4 4-1 5-0 6-3", "6-4 3-3"]
    current = start(hands, second_double_needs_cover=True, mexican_trains="per-player")
    go(current, "6-5 P0 5", "6-4 M0 4", "5-5 P0 5")
    assert "6-3 M1 3" in options(current)
    assert options(go(current, "4-4 M0 4")) == {"4-1 M0 1", "5-0 P0 0"}
    assert go(current, "5-0 P0 0").turn == 1


@pytest.mark.parametrize(
    ("follow_up", "dead_double", "turn", "expected"),
    [
        ("on-double", "released", 1, {"3-1 M0 1", "3-3 M0 3"}),
        ("on-double", "binding", 0, {"draw"}),
        ("anywhere", "released", 0, {"3-2 M0 2"}),
    ],
)
def test_nothing_follows_on_a_dead_double(
    follow_up: str, dead_double: str, turn: int, expected: set[str]
) -> None:
    hands = ["6-5 5-5 3-2 0-0", "6-3 3-1 3-3"]
    current = start(hands, "4-0", follow_up=follow_up, dead_double=dead_double)
    go(current, "6-5 P0 5", "6-3 M0 3")
    put_on_table(current, 5)
    go(current, "5-5 P0 5")
    assert (current.turn, options(current)) == (turn, expected)
    assert open_ends(current) == ([] if dead_double == "released" else ["P0"])
    assert current.table.markers == {}


# 4.5 Unable


def test_one_draw_for_every_tile_laid_in_the_turn() -> None:
    current = start(["6-5 4-3 2-1", "6-4 3-3"], "5-5 1-0 2-0")
    go(current, "6-5 P0 5", "6-4 P1 4")
    assert options(current) == {"draw"}
    assert options(go(current, "draw")) == {"5-5 P0 5"}
    assert options(go(current, "5-5 P0 5")) == {"draw"}
    assert options(go(current, "draw")) == {"pass"}
    assert go(current, "pass").table.markers == {"P0": "P0"}


@pytest.mark.parametrize(("forced", "markers"), [(True, {"P0": "P0", "P1": "P1"}), (False, {"P0": "P0"})])
def test_a_marker_for_a_player_whom_only_an_open_double_stopped(
    forced: bool, markers: dict[str, str]
) -> None:
    hands = ["6-5 5-5 1-1 0-0", "6-4 4-3"]
    current = go(start(hands, marker_if_forced=forced), "6-5 P0 5", "6-4 P1 4", "5-5 P0 5", "pass")
    assert options(current) == {"pass"}
    assert go(current, "pass").table.markers == markers


def test_bound_to_a_double_on_the_own_train_a_pass_always_sets_the_marker() -> None:
    hands = ["6-5 1-1", "6-4 5-5 2-2", "6-3 0-0"]
    current = start(hands, marker_if_forced=False, marker_off="anyone-on-train", mexican_trains=0)
    go(current, "6-5 P0 5", "6-4 P1 4", "6-3 P2 3", "pass", "5-5 P0 5", "pass")
    assert go(current, "pass").table.markers == {"P1": "P1"}
    assert go(current, "pass").table.markers == {"P1": "P1", "P0": "P0"}


# 4.6 Markers off


@pytest.mark.parametrize("option", ["owner-on-train", "anyone-on-train", "owner-anywhere"])
def test_who_takes_a_marker_off_where(option: str) -> None:
    hands = ["5-4 5-3 0-0", "6-5 6-4 2-2", "6-3 1-1"]
    current = go(start(hands, "6-0 6-1", marker_off=option), "draw", "6-0 M0 0", "6-5 P1 5", "6-3 P2 3")
    current.table.markers = {"P0": "P0", "P1": "P1"}
    by_another = go(current, "5-4 P1 4").table.markers
    assert (
        by_another
        == {
            "owner-on-train": {"P0": "P0", "P1": "P1"},
            "anyone-on-train": {"P0": "P0"},
            "owner-anywhere": {"P1": "P1"},
        }[option]
    )
    current.table.markers = {"P0": "P0", "P1": "P1"}
    elsewhere = go(current, "6-4 P0 4").table.markers
    assert (
        elsewhere
        == {
            "owner-on-train": {"P0": "P0", "P1": "P1"},
            "anyone-on-train": {"P1": "P1"},
            "owner-anywhere": {"P0": "P0"},
        }[option]
    )


def test_with_forks_the_owner_clears_the_marker_only_on_the_marked_end() -> None:
    current = start(["6-5 5-5 5-4 5-3 2-2", "6-1 0-0"], "", fork=True, mexican_trains=0)
    go(current, "6-5 P0 5", "6-1 P1 1", "5-5 P0 5 fork", "5-4 P0/a 4")
    current.table.markers = {"P0": "P0/a", "P1": "P1"}
    go(current, "pass", "5-3 P0/b 3")
    assert current.table.markers == {"P0": "P0/a", "P1": "P1"}


# 4.7 Open doubles


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        ("oldest-first", {"5-2 P0 2"}),
        ("newest-first", {"4-1 P1 1"}),
        ("free", {"5-2 P0 2", "6-2 M0 2"}),
    ],
)
def test_the_open_double_that_binds(option: str, expected: set[str]) -> None:
    hands = ["6-5 5-5 5-2 4-1 6-2", "6-4 4-4 0-0"]
    current = start(hands, first_turn="chain", open_double=option)
    go(current, "6-5 P0 5", "5-5 P0 5", "stop", "6-4 P1 4", "4-4 P1 4")
    assert open_ends(current) == ([] if option == "free" else ["P0", "P1"])
    assert options(current) == expected


def test_a_dead_double_is_released_or_binds_for_good() -> None:
    for dead_double, expected in (("released", {"4-3 P1 3"}), ("binding", {"pass"})):
        hands = ["6-5 5-5 1-1 0-0", "6-4 4-3 2-2"]
        current = start(hands, dead_double=dead_double)
        go(current, "6-5 P0 5", "6-4 P1 4", "5-5 P0 5")
        put_on_table(current, 5)
        assert options(go(current, "pass")) == expected


# 4.9 Forks


def test_only_the_owner_forks_and_not_in_a_chain() -> None:
    current = start(["6-5 5-5 5-4 3-3", "6-1 5-2 0-0"], fork=True)
    go(current, "6-5 P0 5", "6-1 M0 1")
    assert {"5-5 P0 5", "5-5 P0 5 fork"} <= options(current)
    current.table.markers["P0"] = "P0"
    current.turn, current.hands[1] = 1, [[5, 5], [0, 0]]
    assert options(current) == {"5-5 P0 5"}
    chain = start(["6-5 5-5 1-1", "6-1"], fork=True, first_turn="chain")
    assert options(go(chain, "6-5 P0 5")) == {"5-5 P0 5", "stop"}


def test_a_nested_fork_is_covered_on_either_arm_and_the_marker_chooses_an_end() -> None:
    hands = ["6-5 5-5 5-4 4-4 2-2 3-3", "6-1 4-3 0-0"]
    current = go(start(hands, fork=True, mexican_trains=0), "6-5 P0 5", "6-1 P1 1", "5-5 P0 5 fork")
    assert open_ends(current) == ["P0/a", "P0/b"]
    assert options(current) == {"5-4 P0/a 4", "5-4 P0/b 4"}
    assert open_ends(go(current, "5-4 P0/b 4", "pass")) == []
    go(current, "4-4 P0/b 4 fork")
    assert current.table.ends == {"P0/a": 5, "P0/b/a": 4, "P0/b/b": 4, "P1": 1}
    assert options(current) == {"pass P0/a", "pass P0/b/a", "pass P0/b/b"}
    go(current, "pass P0/a")
    assert options(current) == {"4-3 P0/b/a 3", "4-3 P0/b/b 3"}
    go(current, "4-3 P0/b/b 3")
    assert options(current) == {"3-3 P0/b/b 3", "3-3 P0/b/b 3 fork"}
    assert current.table.ends == {"P0/a": 5, "P0/b/a": 4, "P0/b/b": 3, "P1": 1}


def test_others_lay_only_on_the_marked_end_of_a_fork() -> None:
    hands = ["6-5 5-5 5-4 2-2 1-1", "6-3 5-2 4-2 0-0"]
    current = start(hands, fork=True, mexican_trains=0)
    go(current, "6-5 P0 5", "6-3 P1 3", "5-5 P0 5 fork", "5-4 P0/a 4", "pass", "pass P0/b")
    assert current.state_line(0)["markers"] == {"P0": "P0/b", "P1": "P1"}
    assert options(current) == {"5-2 P0/b 2"}
    assert options(go(current, "5-2 P0/b 2")) == {"2-2 P0/b 2", "2-2 P0/b 2 fork"}
    assert go(current, "2-2 P0/b 2 fork").table.markers == {"P1": "P1"}


# 6 Scores


def test_the_value_of_a_hand() -> None:
    hand = [[0, 0], [5, 0], [4, 4], [6, 1]]
    values = {
        ("pips", None): 20,
        ("pips", 50): 70,
        ("tiles", 50): 4,
        ("doubles-50", None): 137,
        ("doubles-50", 0): 87,
    }
    for (option, blank), value in values.items():
        assert hand_value(rules_for("pagat", 2, hand_value=option, double_blank=blank), hand) == value


def test_the_lowest_hands_of_a_blocked_round_share_what_the_others_hold() -> None:
    rules = rules_for("pagat", 4, scoring="winner-collects")
    hands = [[[3, 2]], [[5, 0]], [[6, 6], [4, 3]], [[6, 4]]]
    assert round_points(rules, "blocked", hands) == [Fraction(29, 2), Fraction(29, 2), 0, 0]
    assert round_points(rules, "out", [[], [[5, 0]], [[1, 1]], []]) == [Fraction(7, 2), 0, 0, Fraction(7, 2)]
    assert round_points(rules_for("pagat", 4), "blocked", hands) == [5, 5, 19, 10]


def test_places_and_numbers() -> None:
    assert winners(rules_for("pagat", 3), [4, 9, 4]) == [0, 2]
    assert winners(rules_for("pagat", 3, scoring="winner-collects"), [4, Fraction(9, 2), 4]) == [1]
    assert [as_json(Fraction(41, 2)), as_json(Fraction(8, 2)), as_json(3)] == ["41/2", 4, 3]

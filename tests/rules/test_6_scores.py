"""Section 6: scores."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from mtdesk.rules.score import hand_value, places, round_points, winners
from tests.rules.tabletop import begin, play, small_options, tiles


@pytest.mark.parametrize(
    ("rule", "blank", "hand", "value"),
    [
        ("pips", None, "6-5 3-3 4-0 0-0", 21),
        ("pips", 50, "6-5 3-3 4-0 0-0", 71),
        ("tiles", None, "6-5 3-3 4-0 0-0", 4),
        ("tiles", 50, "6-5 3-3 4-0 0-0", 4),
        ("doubles-50", None, "6-5 3-3 4-0 0-0", 11 + 50 + 29 + 50),
        ("doubles-50", 10, "0-0 5-0", 10 + 30),
        ("doubles-50", 0, "0-0 5-0", 30),
        ("pips", 0, "0-0", 0),
        ("pips", None, "", 0),
    ],
)
def test_hand_values(rule: str, blank: int | None, hand: str, value: int) -> None:
    assert hand_value(small_options(2, hand_value=rule, double_blank=blank), tiles(hand)) == value


def told(points: tuple[Fraction, ...] | None) -> str:
    """Points by seat, in lowest terms."""
    return " ".join(map(str, points or ()))


@pytest.mark.parametrize(
    ("rule", "hands", "points"),
    [
        ("penalty", ("", "6-5", "2-1 1-0"), "0 11 4"),
        ("winner-collects", ("6-5", "", "2-1 1-0"), "0 15 0"),
        ("winner-collects", ("0-0", "", "6-5"), "0 11 0"),  # who is out, though another hand is worth nothing
        ("winner-collects", ("6-5", "2-0", "2-1 1-0"), "0 15 0"),  # blocked: the lowest hand
        ("winner-collects", ("", "", "6-5 1-0 1-1", "2-1"), "17/2 17/2 0 0"),  # shared exactly
        ("winner-collects", ("2-0", "1-1", "6-5"), "11/2 11/2 0"),
    ],
)
def test_a_round_brings_points(rule: str, hands: tuple[str, ...], points: str) -> None:
    options = small_options(len(hands), scoring=rule)
    assert told(round_points(options, [tiles(hand) for hand in hands])) == points


def test_lowest_penalty_or_highest_collected_total_wins_and_equal_totals_share() -> None:
    totals = (Fraction(3), Fraction(9, 2), Fraction(3), Fraction(10))
    penalty, collects = small_options(4), small_options(4, scoring="winner-collects")
    assert winners(penalty, totals) == (0, 2)
    assert winners(collects, totals) == (3,)
    assert places(penalty, totals) == (1, 3, 1, 4)
    assert places(collects, totals) == (3, 2, 3, 1)
    board = begin("6-5", "6-4", "2-1", scoring="winner-collects").board
    board.totals = totals[:3]
    assert board.places() == (2, 1, 2)


def test_a_hand_emptied_by_covering_collects_too() -> None:
    changes: dict[str, Any] = {"out_on_double": "others-cover", "scoring": "winner-collects", "hand": 2}
    state = begin("6-5 5-5", "6-4 5-1", "6-3 2-1 3-0", **changes)
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4", "2:6-3@P2=3", "0:5-5@P0=5", "1:5-1@P0=1")
    assert told(state.board.points) == "3 3 0"


def test_points_are_added_to_the_totals() -> None:
    state = begin("6-5", "6-4 2-1", hand=2)
    state.board.totals = (Fraction(7, 2), Fraction(10))
    state = play(state, "0:6-5@P0=5")
    assert told(state.board.points) == "0 13"
    assert told(state.board.totals) == "7/2 23"

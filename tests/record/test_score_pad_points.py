"""The points of the score pad, counted by hand."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.record.score_pad import (
    Absence,
    Pad,
    PadPlayer,
    round_points,
    with_absent,
    with_blocked,
    with_finished,
    with_player,
)
from mtdesk.rules.tiles import Tile
from tests.record.test_score_pad import fault, pad, written


def points(sheet: Pad, index: int = 0) -> list[Fraction]:
    return list(round_points(sheet, index))


def test_penalty_points_are_what_is_left() -> None:
    sheet = written(pad(), (), 41, (Tile(6, 4), Tile(1, 0)))
    assert points(sheet) == [0, 41, 11]


def test_whoever_is_out_collects() -> None:
    sheet = written(pad(scoring="winner-collects"), 12, (), 30)
    assert points(sheet) == [0, 42, 0]


def test_the_lowest_hands_of_a_blocked_round_share() -> None:
    sheet = with_blocked(written(pad(scoring="winner-collects"), 12, 12, 31), 0, blocked=True)
    assert points(sheet) == [Fraction(31, 2), Fraction(31, 2), 0]


@pytest.mark.parametrize(
    ("options", "value"),
    [
        ({}, 12 + 7 + 5),
        ({"hand_value": "tiles"}, 3),
        ({"hand_value": "doubles-50"}, 50 + 32 + 5),
        ({"double_blank": 50}, 24),
    ],
)
def test_tiles_count_as_the_rules_say(options: dict[str, Any], value: int) -> None:
    sheet = written(pad(**options), (Tile(6, 6), Tile(7, 0), Tile(3, 2)), ())
    assert points(sheet)[0] == value


def test_an_absent_player_gets_and_gives_nothing() -> None:
    sheet = with_absent(written(pad(scoring="winner-collects"), (), 20, 30), 0, 2)
    assert points(sheet) == [20, 0, 0]
    assert fault(sheet) is None


@pytest.mark.parametrize(
    ("absence", "scoring", "expected"),
    [
        (Absence.NOTHING, "penalty", 0),
        (Absence.AVERAGE, "penalty", 18),  # of 53, not less than a half
        (Absence.WORST, "penalty", 30),
        (Absence.AVERAGE, "winner-collects", 18),
        (Absence.WORST, "winner-collects", 0),
    ],
)
def test_a_missed_round_counts_what_the_pad_says(absence: Absence, scoring: str, expected: int) -> None:
    sheet = with_absent(written(pad(4, scoring=scoring), (), 23, 30, 9), 0, 3)
    assert points(replace(sheet, absence=absence))[3] == expected
    assert points(replace(sheet, absence=absence))[:3] == points(sheet)[:3]


def test_half_a_point_of_an_average_counts_as_one() -> None:
    sheet = with_absent(written(pad(), (), 25, 0), 0, 2)
    assert points(replace(sheet, absence=Absence.AVERAGE)) == [0, 25, 13]


def test_a_newcomer_has_missed_the_rounds_so_far() -> None:
    sheet = with_finished(written(replace(pad(), absence=Absence.AVERAGE), (), 20, 40), 0)
    assert points(with_player(sheet, PadPlayer("Dan")))[3] == 20


def test_a_round_in_which_all_are_away_counts_nothing() -> None:
    sheet = replace(pad(2), absence=Absence.AVERAGE)
    assert points(with_absent(with_absent(sheet, 0, 0), 0, 1)) == [0, 0]

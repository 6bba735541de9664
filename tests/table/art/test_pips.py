"""The layouts of the pips 0 to 18."""

import itertools
import math

import pytest

from mtdesk.table.art.pips import pip_places, pip_radius

HALF_LENGTH, HALF_WIDTH = 0.97 / 2, 0.95 / 2


@pytest.mark.parametrize("number", range(19))
def test_a_number_has_as_many_pips(number: int) -> None:
    assert len(pip_places(number)) == number


@pytest.mark.parametrize("number", range(19))
def test_a_layout_maps_onto_itself_when_turned_by_half(number: int) -> None:
    places = {(round(x, 9), round(y, 9)) for x, y in pip_places(number)}
    assert {(round(-x, 9), round(-y, 9)) for x, y in places} == places


@pytest.mark.parametrize("number", range(1, 19))
def test_pips_lie_inside_their_half_and_do_not_touch(number: int) -> None:
    radius = pip_radius(number)
    for x, y in pip_places(number):
        assert abs(x) + radius < HALF_LENGTH - 0.05
        assert abs(y) + radius < HALF_WIDTH - 0.05
    for one, other in itertools.combinations(pip_places(number), 2):
        assert math.dist(one, other) > 2 * radius


def test_more_pips_are_smaller() -> None:
    radii = [pip_radius(number) for number in (1, 6, 12, 15, 18)]
    assert radii == sorted(radii, reverse=True)


@pytest.mark.parametrize(
    ("number", "rows"),
    [
        (4, [2, 2]),
        (5, [2, 1, 2]),
        (6, [3, 3]),
        (8, [3, 2, 3]),
        (10, [4, 2, 4]),
        (12, [4, 4, 4]),
        (13, [5, 3, 5]),
        (17, [6, 5, 6]),
        (18, [6, 6, 6]),
    ],
)
def test_lines_run_along_the_long_side(number: int, rows: list[int]) -> None:
    heights = sorted(round(y, 9) for _, y in pip_places(number))
    assert [len(list(row)) for _, row in itertools.groupby(heights)] == rows


@pytest.mark.parametrize("number", [-1, 19])
def test_other_numbers_have_no_pips(number: int) -> None:
    with pytest.raises(ValueError, match="no pips"):
        pip_places(number)
    with pytest.raises(ValueError, match="no pips"):
        pip_radius(number)

"""The zones of the window: beside each other, inside, for every size of window and number of players."""

import itertools
import math
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from mtdesk.table.areas import LEAST_HEIGHT, LEAST_WIDTH, Areas, areas_for, plate_rects

WIDTHS, HEIGHTS = st.integers(LEAST_WIDTH, 3840), st.integers(LEAST_HEIGHT, 2160)
"""The table is lower than the window, whose menu stands above it."""
USUAL_WIDTHS, USUAL_HEIGHTS = st.integers(1024, 3840), st.integers(600, 2160)
LETTERS = st.integers(0, 30)
"""Sizes of ordinary text in pixels."""


def zones(areas: Areas) -> Mapping[str, QRectF]:
    return {
        "felt": areas.felt,
        "own plate": areas.own_plate,
        "rack": areas.rack,
        "pile": areas.pile,
        "status line": areas.pill,
    }


def assert_apart(rects: Mapping[str, QRectF]) -> None:
    for (name, rect), (other_name, other) in itertools.combinations(rects.items(), 2):
        assert not rect.intersects(other), f"{name} lies over {other_name}"


def assert_inside(window: QRectF, rects: Mapping[str, QRectF]) -> None:
    for name, rect in rects.items():
        assert rect.isValid(), f"{name} has no room"
        assert window.contains(rect), f"{name} reaches out of the window"


@given(WIDTHS, HEIGHTS, st.integers(2, 10), st.booleans(), LETTERS, st.booleans())
def test_the_zones_lie_beside_each_other_inside_the_window(
    width: int, height: int, players: int, tall: bool, letters: int, two_lines: bool
) -> None:
    if height > 480 and (width < 640 or height < 600):  # narrow and high: the camera has to help
        return
    areas = areas_for(width, height, players, tall_rack=tall, letters=letters, two_lines=two_lines)
    assert areas.window == QRectF(0, 0, width, height)
    assert_inside(areas.window, zones(areas))
    assert_apart(zones(areas))
    assert areas.felt.contains(areas.trains)
    assert areas.backdrop.contains(areas.felt)


@settings(max_examples=300)
@given(USUAL_WIDTHS, USUAL_HEIGHTS, st.integers(2, 10), LETTERS, st.integers(0, 9))
def test_every_other_seat_has_a_plate_on_the_frame_in_the_order_of_its_train(
    width: int, height: int, players: int, letters: int, bottom: int
) -> None:
    areas = areas_for(width, height, players, letters=letters)
    seats = [(bottom + step) % players for step in range(1, players)]
    rects = plate_rects(areas, seats)
    assert rects.keys() == set(seats)
    plates = {f"plate of seat {seat}": rect for seat, rect in rects.items()}
    assert_inside(areas.window, plates)
    assert_apart({**plates, **zones(areas)})
    turns = []
    for seat in seats:
        off = rects[seat].center() - areas.felt.center()
        turns.append(math.atan2(-off.x(), off.y()) % math.tau)
    assert turns == sorted(turns), "clockwise"
    for seat, other in zip(seats, reversed(seats), strict=True):
        one, mirrored = rects[seat].center(), rects[other].center()
        assert math.isclose(one.x(), width - mirrored.x(), abs_tol=1e-6)
        assert math.isclose(one.y(), mirrored.y())


@pytest.mark.parametrize("players", [2, 6, 10])
@pytest.mark.parametrize(("width", "height"), [(800, 600), (1280, 800), (1920, 1080), (2560, 1440)])
def test_without_a_rack_the_cloth_is_higher_and_plates_are_larger(
    width: int, height: int, players: int
) -> None:
    usual = areas_for(width, height, players, letters=18)
    bare = areas_for(width, height, players, letters=18, has_rack=False)
    plates = [*plate_rects(bare, range(1, players)).values(), bare.own_plate]
    assert bare.plates > usual.plates
    assert bare.felt.height() > usual.felt.height() or players > 6
    assert all(bare.window.contains(plate) for plate in (*plates, bare.pile, bare.pill))
    assert not any(one.intersects(other) for one, other in itertools.combinations(plates, 2))
    assert not any(plate.intersects(bare.felt) for plate in plates)

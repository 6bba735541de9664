"""The zones of the window: beside each other, inside, for every size of window and number of players."""

import itertools
import math
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from mtdesk.table.areas import Areas, areas_for, note_growth, plate_rects
from mtdesk.table.rack.layout import grid

WIDTHS = st.integers(1024, 3840)
LETTERS = st.integers(0, 30)
"""Sizes of ordinary text in pixels."""
HEIGHTS = st.integers(600, 2160)
"""The table is lower than the window, whose menu stands above it."""


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


@given(WIDTHS, HEIGHTS, st.integers(2, 10), st.booleans(), LETTERS)
def test_the_zones_lie_beside_each_other_inside_the_window(
    width: int, height: int, players: int, tall: bool, letters: int
) -> None:
    areas = areas_for(width, height, players, tall_rack=tall, letters=letters)
    assert areas.window == QRectF(0, 0, width, height)
    assert_inside(areas.window, zones(areas))
    assert_apart(zones(areas))
    assert areas.felt.contains(areas.trains)


@given(WIDTHS, HEIGHTS)
def test_the_cloth_gets_most_of_the_window(width: int, height: int) -> None:
    areas = areas_for(width, height)
    share = areas.felt.width() * areas.felt.height() / (width * height)
    assert share > 0.4


@given(WIDTHS, HEIGHTS, LETTERS)
def test_the_strip_of_the_status_line_grows_with_its_letters(width: int, height: int, letters: int) -> None:
    usual, areas = areas_for(width, height), areas_for(width, height, letters=letters)
    assert areas.pill.height() >= max(usual.pill.height(), 2 * letters) - 1e-6


@pytest.mark.parametrize("players", [2, 4, 8, 10])
def test_plates_follow_the_size_of_text(players: int) -> None:
    usual, large = (areas_for(1024, 655, players, letters=letters) for letters in (15, 22))
    assert usual.plates == usual.scale, "ordinary text changes nothing"
    assert large.plates > 1.3 * usual.plates
    assert large.felt.height() > 0.9 * usual.felt.height()


@given(WIDTHS, HEIGHTS)
def test_the_tall_rack_takes_a_quarter_of_the_height_at_most(width: int, height: int) -> None:
    usual, tall = areas_for(width, height), areas_for(width, height, tall_rack=True)
    assert usual.rack.height() <= tall.rack.height() <= max(height / 4, 130 * tall.scale)


def test_the_rack_of_a_narrow_window_is_tall_so_that_a_usual_hand_has_two_rows() -> None:
    beside_log = areas_for(662, 660, letters=22)
    assert beside_log.rack == areas_for(662, 660, letters=22, tall_rack=True).rack
    found = grid((1.1,) * 12, (beside_log.rack.width() - 40, beside_log.rack.height() - 10))
    assert found.row_count == 2
    assert found.unit > 30


@st.composite
def frames(draw: st.DrawFn) -> tuple[Areas, list[int]]:
    """A window, and the other seats clockwise from the bottom."""
    players = draw(st.integers(2, 10))
    areas = areas_for(draw(WIDTHS), draw(HEIGHTS), players, letters=draw(LETTERS))
    bottom = draw(st.integers(0, players - 1))
    return areas, [seat for seat in range(players) if seat != bottom]


@settings(max_examples=300)
@given(frames())
def test_every_other_seat_has_a_plate_on_the_frame(case: tuple[Areas, list[int]]) -> None:
    areas, seats = case
    rects = plate_rects(areas, seats)
    assert rects.keys() == set(seats)
    plates = {f"plate of seat {seat}": rect for seat, rect in rects.items()}
    assert_inside(areas.window, plates)
    assert_apart({**plates, **zones(areas)})


@given(frames())
def test_plates_are_in_the_order_of_their_trains(case: tuple[Areas, list[int]]) -> None:
    areas, seats = case
    middle = areas.felt.center()
    turns = []
    for rect in dict(sorted(plate_rects(areas, seats).items())).values():
        off = rect.center() - middle
        turns.append(math.atan2(-off.x(), off.y()) % math.tau)
    assert turns == sorted(turns)


@given(frames())
def test_the_frame_looks_the_same_in_a_mirror(case: tuple[Areas, list[int]]) -> None:
    areas, seats = case
    width = areas.window.width()
    assert math.isclose(areas.felt.center().x(), width / 2)
    rects = plate_rects(areas, seats)
    for seat, other in zip(seats, reversed(seats), strict=True):
        one, mirrored = rects[seat].center(), rects[other].center()
        assert math.isclose(one.x(), width - mirrored.x(), abs_tol=1e-6)
        assert math.isclose(one.y(), mirrored.y())


@pytest.mark.parametrize(("size", "letters"), [((713, 655), 15), ((1024, 655), 22)])
def test_notes_below_plates_at_the_sides_are_clear_of_all_else(size: tuple[int, int], letters: int) -> None:
    areas = areas_for(*size, 10, letters=letters)
    plates = plate_rects(areas, range(1, 10))
    beside = {seat: plate for seat, plate in plates.items() if plate.right() <= areas.felt.left()}
    assert len(beside) == 3
    for seat, plate in beside.items():
        note = QRectF(plate.left(), plate.bottom(), plate.width(), 24 * areas.plates)
        assert note.bottom() <= areas.felt.bottom() + 1e-6
        assert not any(note.intersects(other) for other in plates.values())
        assert note_growth(areas, seat, plates) > 1


def test_few_plates_stand_apart() -> None:
    rects = list(plate_rects(areas_for(1280, 773, 4), (1, 2, 3)).values())
    assert all(b.left() - a.right() >= a.width() - 0.1 for a, b in itertools.pairwise(rects))


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 740), (2560, 1380)])
@pytest.mark.parametrize("players", range(3, 11))
def test_neighbours_never_touch(width: int, height: int, players: int) -> None:
    areas = areas_for(width, height, players)
    for one, other in itertools.pairwise(plate_rects(areas, range(1, players)).values()):
        assert other.left() - one.right() >= 8 * areas.plates - 1e-6


@pytest.mark.parametrize(
    ("size", "players", "letters", "sides"),
    [
        ((1280, 691), 10, 15, False),
        ((1024, 655), 10, 15, False),
        ((1024, 655), 8, 22, False),
        ((1024, 655), 10, 22, True),
        ((713, 655), 6, 22, False),
        ((713, 655), 8, 15, False),
        ((713, 655), 10, 15, True),
    ],
)
def test_plates_are_beside_the_cloth_only_where_the_top_has_no_room(
    size: tuple[int, int], players: int, letters: int, sides: bool
) -> None:
    areas = areas_for(*size, players, letters=letters)
    tops = [plate.bottom() <= areas.felt.top() for plate in plate_rects(areas, range(1, players)).values()]
    assert areas.sides == sides == (not all(tops))
    assert (areas.felt.left() < 20) == (not sides)


def test_plates_at_the_sides_leave_a_narrow_window_to_the_cloth() -> None:
    areas = areas_for(662, 655, 8, letters=22)
    assert areas.sides
    assert areas.felt.width() > 0.6 * areas.window.width()
    assert areas.plates > areas.scale


@pytest.mark.parametrize("players", [8, 10])
def test_the_plates_of_many_players_leave_the_cloth_its_width(players: int) -> None:
    few, many = areas_for(1280, 691, 4).felt, areas_for(1280, 691, players).felt
    assert many == few


@given(WIDTHS, HEIGHTS, st.integers(2, 10), LETTERS)
def test_room_for_two_lines_is_taken_from_the_rack(
    width: int, height: int, players: int, letters: int
) -> None:
    areas = areas_for(width, height, players, letters=letters, two_lines=True)
    assert_inside(areas.window, zones(areas))
    assert_apart(zones(areas))
    assert areas.pill.height() >= 3 * letters
    usual = areas_for(width, height, players, letters=letters)
    assert areas.rack.height() <= usual.rack.height()


@pytest.mark.parametrize("players", range(2, 7))
def test_plates_at_the_top_fit_beside_an_open_log(players: int) -> None:
    areas = areas_for(713, 655, players, letters=22)
    plates = plate_rects(areas, range(1, players))
    assert_inside(areas.window, {str(seat): rect for seat, rect in plates.items()})
    assert not areas.sides

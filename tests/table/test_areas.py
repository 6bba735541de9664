"""The zones of the window: beside each other, inside, for every size of window and number of players."""

import itertools
import math
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from mtdesk.table.areas import Areas, areas_for, note_growth, plate_rects, spread
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
def borders(draw: st.DrawFn) -> tuple[Areas, dict[int, QPointF]]:
    """A window, and where the trains of one to nine other seats head for the border of its cloth."""
    count = draw(st.integers(1, 9))
    areas = areas_for(draw(WIDTHS), draw(HEIGHTS), count + 1, letters=draw(LETTERS))
    corners = [areas.felt.topLeft(), areas.felt.topRight(), areas.felt.bottomRight(), areas.felt.bottomLeft()]
    meets = {}
    for seat in range(1, count + 1):
        side = draw(st.integers(0, 3))
        share = draw(st.floats(0, 1))
        start, end = corners[side], corners[(side + 1) % 4]
        meets[seat] = start + (end - start) * share
    return areas, meets


@st.composite
def pinwheels(draw: st.DrawFn) -> tuple[Areas, dict[int, QPointF]]:
    """The same with trains in even directions, as they mostly are; the Mexican train meets no plate."""
    players = draw(st.integers(2, 10))
    areas = areas_for(draw(WIDTHS), draw(HEIGHTS), players, letters=draw(LETTERS))
    meets = {}
    for seat in range(1, players):
        angle = math.radians(90 + 360 * seat / (players + 1))
        dx, dy = math.cos(angle), math.sin(angle)
        felt = areas.felt
        reach = min(
            felt.width() / 2 / abs(dx) if abs(dx) > 1e-9 else math.inf,
            felt.height() / 2 / abs(dy) if abs(dy) > 1e-9 else math.inf,
        )
        meets[seat] = felt.center() + QPointF(dx, dy) * reach
    return areas, meets


def even_directions(areas: Areas, players: int) -> dict[int, QPointF]:
    """Where trains in even directions head for the border."""
    meets = {}
    for seat in range(1, players):
        turn = math.tau * seat / (players + 1)
        reach = min(
            areas.felt.width() / 2 / (abs(math.sin(turn)) or 1), areas.felt.height() / 2 / abs(math.cos(turn))
        )
        meets[seat] = areas.felt.center() + QPointF(-math.sin(turn), math.cos(turn)) * reach
    return meets


@settings(max_examples=300)
@given(st.one_of(borders(), pinwheels()))
def test_every_other_seat_has_a_plate_on_the_frame(case: tuple[Areas, dict[int, QPointF]]) -> None:
    areas, meets = case
    rects = plate_rects(areas, meets)
    assert rects.keys() == meets.keys()
    plates = {f"plate of seat {seat}": rect for seat, rect in rects.items()}
    assert_inside(areas.window, plates)
    assert_apart({**plates, **zones(areas)})


@given(pinwheels())
def test_plates_are_in_the_order_of_their_trains(case: tuple[Areas, dict[int, QPointF]]) -> None:
    areas, meets = case
    middle = areas.felt.center()
    turns = []
    for rect in dict(sorted(plate_rects(areas, meets).items())).values():
        off = rect.center() - middle
        turns.append(math.atan2(-off.x(), off.y()) % math.tau)
    assert turns == sorted(turns)


@pytest.mark.parametrize("players", [6, 8, 10])
def test_notes_below_plates_at_the_sides_are_clear_of_all_else(players: int) -> None:
    areas = areas_for(1024, 655, players, letters=22)
    low = areas.felt.bottom() - 100
    left = [QPointF(areas.felt.left(), low + seat) for seat in range(4)]
    plates = plate_rects(areas, dict(enumerate(left, 1)))
    for seat, plate in plates.items():
        if plate.right() <= areas.felt.left():
            note = QRectF(plate.left(), plate.bottom(), plate.width(), 24 * areas.plates)
            assert note.bottom() <= areas.felt.bottom() + 1e-6
            assert not any(note.intersects(other) for other in plates.values())
            assert note_growth(areas, seat, plates) > 1


def test_few_plates_stand_apart() -> None:
    areas = areas_for(1280, 773, 4)
    left, top = areas.felt.left(), areas.felt.top()
    ends = [QPointF(left, top + 200), QPointF(left + 240, top), QPointF(left + 260, top)]
    rects = list(plate_rects(areas, dict(enumerate(ends, 1))).values())
    assert all(b.left() - a.right() >= a.width() - 0.1 for a, b in itertools.pairwise(rects))


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 740), (2560, 1380)])
@pytest.mark.parametrize("players", [6, 8, 10])
def test_neighbours_stand_clearly_apart(width: int, height: int, players: int) -> None:
    areas = areas_for(width, height, players)
    rects = list(plate_rects(areas, even_directions(areas, players)).values())
    for one, other in itertools.pairwise(rects):
        if one.top() == other.top():
            assert other.left() - one.right() > 0.15 * one.width()
        elif one.left() == other.left():
            assert abs(other.top() - one.top()) > 1.3 * one.height()


@pytest.mark.parametrize(
    ("players", "sides"), [(4, {"top"}), (8, {"top", "left"}), (10, {"top", "left", "right"})]
)
def test_the_cloth_takes_the_sides_where_no_plates_are(players: int, sides: set[str]) -> None:
    areas = areas_for(1280, 773, players)
    found = set()
    for rect in plate_rects(areas, even_directions(areas, players)).values():
        beside = "left" if rect.right() <= areas.felt.left() else "right"
        found.add("top" if rect.bottom() <= areas.felt.top() else beside)
    assert found == sides
    assert (areas.felt.left() < 20) == ("left" not in sides)
    assert (areas.felt.right() > 1260) == ("right" not in sides)


@given(
    st.lists(st.tuples(st.floats(0, 1000), st.floats(10, 60)), min_size=1, max_size=9),
    st.floats(0, 20),
)
def test_things_are_spread_in_order_and_as_near_as_they_fit(
    things: list[tuple[float, float]], gap: float
) -> None:
    wanted, sizes = sorted(centre for centre, _ in things), [size for _, size in things]
    starts = spread(wanted, sizes, gap, 0, 1000)
    ends = [start + size for start, size in zip(starts, sizes, strict=True)]
    assert min(starts) >= -1e-6
    assert max(ends) <= 1000 + 1e-6
    assert all(later - end >= gap - 1e-6 for end, later in zip(ends, starts[1:], strict=False))


def test_a_thing_with_room_is_centred_on_its_place() -> None:
    assert spread([300, 700], [100, 40], 10, 0, 1000) == [250, 680]


def test_a_full_top_passes_plates_on_to_the_side_with_room() -> None:
    areas = areas_for(1024, 512, 10, letters=22)
    felt = areas.felt
    points = [QPointF(felt.left(), felt.bottom() - 50 * step) for step in range(1, 6)]
    points += [QPointF(felt.left() + felt.width() * share, felt.top()) for share in (0.25, 0.5, 0.75)]
    points.append(QPointF(felt.right(), felt.top() + 90))
    rects = plate_rects(areas, dict(enumerate(points, start=1)))
    plates = {f"plate {seat}": rect for seat, rect in rects.items()}
    assert_inside(areas.window, plates)
    assert_apart(plates)


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
    seats = range(1, players)
    meets = {seat: QPointF(areas.felt.width() * seat / players, areas.felt.top()) for seat in seats}
    assert_inside(areas.window, {str(seat): rect for seat, rect in plate_rects(areas, meets).items()})

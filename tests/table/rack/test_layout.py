"""Rows of a shelf as geometry: nothing overlaps or sticks out, and the room is used."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtdesk.table.rack.layout import LIFT, ROW_HEIGHT, SMALLEST, Grid, grid

widths = st.lists(st.sampled_from([0.55, 0.99, 1.1, 1.98]), min_size=1, max_size=200).map(tuple)
rooms = st.tuples(st.floats(400, 3000), st.floats(60, 300))


def rows_of(found: Grid) -> list[list[int]]:
    return [list(group) for _, group in itertools.groupby(range(len(found.rows)), key=found.rows.__getitem__)]


@given(widths, rooms, st.booleans(), st.integers(0, 30))
def test_nothing_overlaps_and_nothing_that_is_seen_sticks_out(
    things: tuple[float, ...], room: tuple[float, float], joined: bool, first: int
) -> None:
    found = grid(things, room, first=first, joined=joined)
    unit = found.unit
    rows = rows_of(found)
    assert len(rows) == found.row_count
    for row in rows:
        for left, right in itertools.pairwise(row):
            apart = found.centres[right][0] - found.centres[left][0]
            assert apart >= (things[left] + things[right]) / 2 * unit - 1e-6
        for thing in (row[0], row[-1]):
            assert abs(found.centres[thing][0]) + things[thing] / 2 * unit <= room[0] / 2 + 1e-6
    seen = [row for row in rows if abs(found.centres[row[0]][1]) + unit <= room[1] / 2 + 1e-6]
    assert len(seen) >= len(found.seen)
    for row in seen:
        assert found.centres[row[0]][1] - (1 + LIFT) * unit >= -room[1] / 2 - 1e-6


@given(widths, rooms)
def test_a_raised_tile_leaves_the_row_above_it_whole(
    things: tuple[float, ...], room: tuple[float, float]
) -> None:
    found = grid(things, room)
    for upper, lower in itertools.pairwise(rows_of(found)):
        apart = found.centres[lower[0]][1] - found.centres[upper[0]][1]
        assert apart >= (2 + LIFT) * found.unit - 1e-6


@given(widths, rooms)
def test_rows_are_scrolled_only_where_tiles_would_be_too_small(
    things: tuple[float, ...], room: tuple[float, float]
) -> None:
    found = grid(things, room)
    if found.row_count > len(found.seen):
        assert found.unit <= SMALLEST
    assert found.unit >= min(SMALLEST, room[1] / ROW_HEIGHT) - 1e-9


def test_every_row_can_be_scrolled_to() -> None:
    things, room = (1.1,) * 150, (700.0, 80.0)
    rows = grid(things, room).row_count
    assert rows > 2
    seen: set[int] = set()
    for first in range(rows + 3):
        found = grid(things, room, first=first)
        inside = {
            row
            for (_, y), row in zip(found.centres, found.rows, strict=True)
            if abs(y) + found.unit <= room[1] / 2 + 1e-6
        }
        assert len(inside) == len(found.seen)
        seen |= inside
    assert seen == set(range(rows))


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (15, 1), (30, 1), (60, 2)])
def test_one_row_up_to_thirty_tiles(count: int, rows: int) -> None:
    assert grid((1.1,) * count, (900.0, 92.0)).row_count == rows


def test_two_rows_use_the_whole_width() -> None:
    found = grid((1.1,) * 60, (900.0, 92.0))
    xs = [x for x, _ in found.centres]
    assert max(xs) - min(xs) > 0.9 * 900
    assert found.unit >= 20

"""What can be seen of a table: never anything beyond it, never less than the largest zoom shows."""

import math

from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from mtdesk.table.cloth.view_limits import Sight

NEAR = 1e-6


@st.composite
def sights(draw: st.DrawFn) -> Sight:
    """A table as large as the cloth or up to three times as large."""
    cloth = QRectF(draw(st.floats(0, 200)), draw(st.floats(0, 200)), draw(st.floats(400, 3000)), 0)
    cloth.setHeight(cloth.width() * draw(st.floats(0.3, 1.5)))
    grown = draw(st.floats(1, 3))
    table = QRectF(0, 0, cloth.width() * grown, cloth.height() * grown)
    table.moveCenter(cloth.center())
    return Sight(cloth, table, draw(st.floats(16, 60)), draw(st.sampled_from([16.0, 38.0, 76.0])))


def points(area: QRectF, right: float, down: float) -> QPointF:
    return QPointF(area.left() + right * area.width(), area.top() + down * area.height())


SHARES = st.floats(0, 1)


def assert_within(sight: Sight, seen: QRectF) -> None:
    grown = sight.table.adjusted(-NEAR, -NEAR, NEAR, NEAR)
    assert grown.contains(seen) or seen.width() >= sight.table.width()
    assert math.isclose(seen.width() / seen.height(), sight.cloth.width() / sight.cloth.height())


@given(sights(), SHARES, SHARES, st.floats(0, 1))
def test_what_is_seen_lies_on_the_table(sight: Sight, right: float, down: float, size: float) -> None:
    scale = sight.fit * (sight.closest / sight.fit) ** size
    seen = sight.around(points(sight.table, right, down), scale)
    assert math.isclose(sight.scale_of(seen), scale)
    assert_within(sight, seen)
    for by in (QPointF(9999, 0), QPointF(-9999, 5), QPointF(3, 9999), QPointF(0, -9999)):
        assert_within(sight, sight.moved(seen, by))
        assert math.isclose(sight.scale_of(sight.moved(seen, by)), scale)


@given(sights(), SHARES, SHARES, st.floats(0.1, 1), st.floats(1.0, 2.0))
def test_zooming_in_keeps_what_is_under_the_pointer(
    sight: Sight, right: float, down: float, size: float, factor: float
) -> None:
    seen = sight.around(points(sight.table, right, down), sight.fit / size)
    pointer = points(sight.cloth, down, right)
    zoomed = sight.zoomed(seen, sight.scale_of(seen) * factor, pointer)
    before, after = points(seen, down, right), points(zoomed, down, right)
    assert math.dist(before.toTuple(), after.toTuple()) < 1e-3


@given(sights(), SHARES, SHARES, SHARES, SHARES)
def test_revealing_brings_a_place_into_view_and_moves_no_further_than_needed(
    sight: Sight, right: float, down: float, x: float, y: float
) -> None:
    seen = sight.around(points(sight.table, right, down), sight.closest)
    side = 2 * sight.unit
    assume(side < min(seen.width(), seen.height()))
    room = sight.table.adjusted(side / 2, side / 2, -side / 2, -side / 2)
    middle = points(room, x, y)
    place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    shown = sight.revealing(seen, place)
    assert shown.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(place)
    assert_within(sight, shown)
    assert sight.revealing(shown, place) == shown


@given(sights())
def test_tiles_are_large_enough_unless_the_whole_table_is_wanted(sight: Sight) -> None:
    assert sight.fit <= sight.natural <= sight.closest
    assert sight.unit * sight.natural >= sight.smallest * (1 - NEAR)
    assert sight.is_outgrown == (sight.unit * sight.fit < sight.smallest * (1 - 2e-6))
    assert sight.is_all(sight.around(sight.table.center(), sight.fit))


@given(sights(), SHARES, SHARES)
def test_another_size_of_the_window_shows_the_same_part(sight: Sight, right: float, down: float) -> None:
    seen = sight.around(points(sight.table, right, down), sight.natural)
    cloth = QRectF(10, 20, sight.cloth.width() * 1.5, sight.cloth.height() * 1.5)
    table = QRectF(5, 5, sight.table.width() * 1.5, sight.table.height() * 1.5)
    larger = Sight(cloth, table, sight.unit * 1.5, sight.smallest)
    carried = larger.carried(seen, sight.table)
    assert math.isclose(larger.scale_of(carried), sight.scale_of(seen))
    assert_within(larger, carried)

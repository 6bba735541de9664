"""What can be seen of a table: never anything beyond it, never less than the largest zoom shows."""

import math

from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from mtdesk.table.cloth.camera import ViewLimits

NEAR = 1e-6


@st.composite
def sights(draw: st.DrawFn) -> ViewLimits:
    """A table as large as the cloth or up to three times as large."""
    cloth = QRectF(draw(st.floats(0, 200)), draw(st.floats(0, 200)), draw(st.floats(400, 3000)), 0)
    cloth.setHeight(cloth.width() * draw(st.floats(0.3, 1.5)))
    grown = draw(st.floats(1, 3))
    table = QRectF(0, 0, cloth.width() * grown, cloth.height() * grown)
    table.moveCenter(cloth.center())
    return ViewLimits(cloth, table, draw(st.floats(16, 60)), draw(st.sampled_from([16.0, 38.0, 76.0])))


def points(area: QRectF, right: float, down: float) -> QPointF:
    return QPointF(area.left() + right * area.width(), area.top() + down * area.height())


SHARES = st.floats(0, 1)


def assert_within(limits: ViewLimits, seen: QRectF) -> None:
    grown = limits.table.adjusted(-NEAR, -NEAR, NEAR, NEAR)
    assert grown.contains(seen) or seen.width() >= limits.table.width()
    assert math.isclose(seen.width() / seen.height(), limits.cloth.width() / limits.cloth.height())


@given(sights(), SHARES, SHARES, st.floats(0, 1))
def test_what_is_seen_lies_on_the_table(limits: ViewLimits, right: float, down: float, size: float) -> None:
    scale = limits.fit * (limits.closest / limits.fit) ** size
    seen = limits.around(points(limits.table, right, down), scale)
    assert math.isclose(limits.scale_of(seen), scale)
    assert_within(limits, seen)
    for by in (QPointF(9999, 0), QPointF(-9999, 5), QPointF(3, 9999), QPointF(0, -9999)):
        assert_within(limits, limits.moved(seen, by))
        assert math.isclose(limits.scale_of(limits.moved(seen, by)), scale)


@given(sights(), SHARES, SHARES, st.floats(0.1, 1), st.floats(1.0, 2.0))
def test_zooming_in_keeps_what_is_under_the_pointer(
    limits: ViewLimits, right: float, down: float, size: float, factor: float
) -> None:
    seen = limits.around(points(limits.table, right, down), limits.fit / size)
    pointer = points(limits.cloth, down, right)
    zoomed = limits.zoomed(seen, limits.scale_of(seen) * factor, pointer)
    before, after = points(seen, down, right), points(zoomed, down, right)
    assert math.dist(before.toTuple(), after.toTuple()) < 1e-3


@given(sights(), SHARES, SHARES, SHARES, SHARES)
def test_revealing_brings_a_place_into_view_and_moves_no_further_than_needed(
    limits: ViewLimits, right: float, down: float, x: float, y: float
) -> None:
    seen = limits.around(points(limits.table, right, down), limits.closest)
    side = 2 * limits.unit
    assume(side < min(seen.width(), seen.height()))
    room = limits.table.adjusted(side / 2, side / 2, -side / 2, -side / 2)
    middle = points(room, x, y)
    place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    shown = limits.revealing(seen, place)
    assert shown.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(place)
    assert_within(limits, shown)
    assert limits.revealing(shown, place) == shown


@given(sights())
def test_tiles_are_large_enough_unless_the_whole_table_is_wanted(limits: ViewLimits) -> None:
    assert limits.fit <= limits.natural <= limits.closest
    assert limits.unit * limits.natural >= limits.smallest * (1 - NEAR)
    assert limits.is_outgrown == (limits.unit * limits.fit < limits.smallest * (1 - 2e-6))
    assert limits.is_all(limits.around(limits.table.center(), limits.fit))


@given(sights(), SHARES, SHARES)
def test_another_size_of_the_window_shows_the_same_part(
    limits: ViewLimits, right: float, down: float
) -> None:
    seen = limits.around(points(limits.table, right, down), limits.natural)
    cloth = QRectF(10, 20, limits.cloth.width() * 1.5, limits.cloth.height() * 1.5)
    table = QRectF(5, 5, limits.table.width() * 1.5, limits.table.height() * 1.5)
    larger = ViewLimits(cloth, table, limits.unit * 1.5, limits.smallest)
    carried = larger.carried(seen, limits.table)
    assert math.isclose(larger.scale_of(carried), limits.scale_of(seen))
    assert_within(larger, carried)

"""The shelf: places for every number of tiles, and an order that is the person's own."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.tiles import Tile
from mtdesk.table.areas import areas_for
from mtdesk.table.arrangement import Arrangement
from mtdesk.table.items import TileStyle
from mtdesk.table.motion import Motion
from mtdesk.table.rack import Rack
from mtdesk.table.rack_carry import Carry
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import FELT

TILES = [Tile(hi, lo) for hi in range(13) for lo in range(hi + 1)]


@pytest.fixture
def rack(qapp: QApplication) -> Iterator[Rack]:
    scene = TableScene()
    scene.motion.speed = 0
    scene.rack.set_area(areas_for(1280, 760).rack, areas_for(1280, 760).scale)
    yield scene.rack
    scene.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def body(rack: Rack, place: QPointF) -> QRectF:
    box = QRectF(0, 0, rack.unit, 2 * rack.unit)
    box.moveCenter(place)
    return box


@pytest.mark.parametrize("size", [(1024, 634), (1280, 774), (1600, 936), (3840, 2134)])
@pytest.mark.parametrize("count", [1, 7, 15, 24, 40, 60])
def test_a_hand_of_any_size_fits_without_overlap(rack: Rack, size: tuple[int, int], count: int) -> None:
    areas = areas_for(*size)
    rack.set_area(areas.rack, areas.scale)
    rack.show_hand(TILES[:count])
    bodies = [body(rack, place) for place in rack.places()]
    assert len(bodies) == count
    for one, other in itertools.combinations(bodies, 2):
        assert not one.intersects(other)
    lifted = [box.translated(0, -0.2 * rack.unit) for box in bodies]
    assert all(areas.rack.contains(box) for box in (*bodies, *lifted))


@pytest.mark.parametrize("count", [15, 24, 60])
def test_tiles_stay_legible_in_a_usual_window(rack: Rack, count: int) -> None:
    rack.show_hand(TILES[:count])
    assert rack.unit >= 16


def test_new_tiles_come_last_and_old_ones_keep_their_order(rack: Rack) -> None:
    rack.show_hand(TILES[:5])
    own = tuple(reversed(TILES[:5]))
    rack.arrange(Arrangement(own))
    rack.show_hand(TILES[:6])
    assert rack.order == (*own, TILES[5])
    rack.show_hand(TILES[1:6])
    assert rack.order == (*own[:-1], TILES[5])


def test_the_tile_under_the_pointer(rack: Rack) -> None:
    rack.show_hand(TILES[:20])
    for tile, item in rack.items.items():
        for dx, dy in itertools.product((-0.4, 0, 0.4), (-0.9, 0, 0.9)):
            assert rack.tile_at(item.pos() + QPointF(dx, dy) * rack.unit) == tile
    assert rack.tile_at(rack.area.topLeft()) is None


@given(st.data())
def test_a_moved_tile_takes_the_nearest_place(qapp: QApplication, data: st.DataObject) -> None:
    scene = TableScene()
    rack = Rack(scene, FELT, TileStyle.PIPS, Motion())
    areas = areas_for(1280, 760)
    rack.set_area(areas.rack, areas.scale)
    count = data.draw(st.integers(1, 40))
    rack.show_hand(TILES[:count])
    start = data.draw(st.integers(0, count - 1))
    target = data.draw(st.integers(0, count - 1))
    place = rack.places()[target]
    Carry(rack).drop(TILES[start], place + QPointF(2, 3))
    assert rack.order.index(TILES[start]) == target
    rest = [tile for tile in TILES[:count] if tile != TILES[start]]
    assert [tile for tile in rack.order if tile != TILES[start]] == rest

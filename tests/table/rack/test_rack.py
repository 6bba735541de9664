"""The shelf: places for every number of tiles, and an order that is the person's own."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.tiles import Laid, Tile
from mtdesk.table.animation.animator import Animator
from mtdesk.table.areas import areas_for
from mtdesk.table.art.tiles import TileState
from mtdesk.table.rack.arrangement import Arrangement
from mtdesk.table.rack.carry import Carry
from mtdesk.table.rack.layout import Chain
from mtdesk.table.rack.rack import Rack
from mtdesk.table.scene import TableScene

TILES = [Tile(hi, lo) for hi in range(13) for lo in range(hi + 1)]


TILES_6 = tuple(TILES[:6])


@pytest.fixture
def rack(qapp: QApplication) -> Iterator[Rack]:
    scene = TableScene()
    scene.animator.speed = 0
    scene.rack.set_area(areas_for(1280, 760).rack, areas_for(1280, 760).scale)
    yield scene.rack
    scene.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def new_ones(rack: Rack) -> set[Tile]:
    return {tile for tile, item in rack.items.items() if TileState.NEW in item.state}


def box_of(unit: float) -> QRectF:
    """A tile's body in its own coordinates."""
    return QRectF(-0.97 * unit, -0.475 * unit, 1.94 * unit, 0.95 * unit)


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


@pytest.mark.parametrize(("count", "width"), [(1, 46), (7, 46), (15, 46), (24, 30), (45, 30), (60, 24)])
def test_tiles_can_be_read_in_a_small_window(rack: Rack, count: int, width: float) -> None:
    areas = areas_for(1280, 769, tall_rack=count > 24)
    rack.set_area(areas.rack, areas.scale)
    rack.show_hand(TILES[:count])
    assert rack.unit >= width


@pytest.mark.parametrize("gone", range(7))
def test_only_the_shorter_side_closes_the_gap_of_a_tile(rack: Rack, gone: int) -> None:
    hand = TILES[:7]
    rack.show_hand(hand)
    before = dict(zip(rack.order, rack.places(), strict=True))
    left = [tile for tile in hand if tile != hand[gone]]
    rack.show_hand(left)
    now = dict(zip(rack.order, rack.places(), strict=True))
    moved = [tile for tile in left if abs(now[tile].x() - before[tile].x()) > 0.01]
    assert len(moved) == min(gone, 6 - gone)
    rack.show_hand([*left, TILES[20]])
    after = dict(zip(rack.order, rack.places(), strict=True))
    assert all(abs(after[tile].x() - now[tile].x()) < 0.01 for tile in left), "a drawn tile moves none"


def test_a_hand_never_leaves_the_shelf(rack: Rack) -> None:
    hand = TILES[:16]
    rack.show_hand(hand)
    for count in range(15, 0, -1):  # the hand shrinks at its left end only
        rack.show_hand(hand[-count:])
    for count in range(2, 17):  # and grows at its right end
        rack.show_hand([*hand[-1:], *TILES[20 : 20 + count]])
        assert all(rack.area.contains(body(rack, place)) for place in rack.places())


def test_a_new_hand_and_another_size_are_in_the_middle_again(rack: Rack) -> None:
    def middle() -> float:
        xs = [place.x() for place in rack.places()]
        return (xs[0] + xs[-1]) / 2

    rack.show_hand(TILES[:7])
    centre = middle()
    rack.show_hand(TILES[2:7])
    assert abs(middle() - centre) > rack.unit
    rack.load_hand(Arrangement(), 0)
    rack.show_hand(TILES[2:7])
    assert abs(middle() - centre) < 0.01
    rack.show_hand(TILES[4:7])
    rack.set_area(areas_for(1600, 960).rack, areas_for(1600, 960).scale)
    room = rack.room().rect
    assert abs(middle() - room.center().x()) < 0.01


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
    rack = Rack(scene, Animator())
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


def test_sixty_tiles_use_the_width_of_a_usual_window(rack: Rack) -> None:
    rack.show_hand(TILES[:60])
    xs = [place.x() for place in rack.places()]
    assert rack.unit >= 19
    assert max(xs) - min(xs) > 0.85 * rack.area.width()


def test_new_tiles_are_marked_until_they_are_touched_or_known(rack: Rack) -> None:
    rack.show_hand(TILES[:5])
    assert not new_ones(rack), "a hand that was dealt is new as a whole"
    rack.show_hand(TILES[:7])
    assert new_ones(rack) == set(TILES[5:7])
    rack.states.touch(TILES[5])
    assert new_ones(rack) == {TILES[6]}
    rack.states._timer.timeout.emit()
    assert not new_ones(rack)


def test_a_tile_taken_back_stands_where_it_stood_and_is_not_new(rack: Rack) -> None:
    rack.show_hand(TILES[:6])
    rack.take(TILES[2])
    rack.show_hand([tile for tile in TILES[:6] if tile != TILES[2]])
    assert rack.order == (*TILES[:2], *TILES[3:6])
    rack.show_hand(TILES[:6])
    assert rack.order == TILES_6
    assert not new_ones(rack)


def test_a_chain_lies_joined_and_turned_and_the_rest_stands_apart(rack: Rack) -> None:
    rack.show_hand(TILES[:12])
    chain = (Laid(0, 3), Laid(3, 3), Laid(3, 1), Laid(1, 2))
    rack.show_chain(Chain(0, chain, "caption"))
    rack.set_playable([Tile(3, 0)])
    places = dict(zip(rack.order, rack.places(), strict=True))
    assert rack.order[:4] == tuple(laid.tile for laid in chain)
    assert {place.y() for place in places.values()} == {rack.items[Tile(3, 0)].y()}, "nothing is lifted out"
    for laid, angle in zip(chain, (180, 90, 0, 180), strict=True):
        assert (rack.items[laid.tile].rotation() - angle) % 360 == 0
    xs = [places[laid.tile].x() / rack.unit for laid in chain]
    assert [round(right - left, 1) for left, right in itertools.pairwise(xs)] == [1.5, 1.5, 2.0]
    rest = rack.order[4:]
    assert rack.arrangement.shown(rest) == rest
    assert places[rest[0]].x() - places[chain[-1].tile].x() > 2 * rack.unit
    for tile, place in places.items():
        assert rack.tile_at(place) == tile
    rack.show_chain(None)
    assert rack.order == tuple(TILES[:12])
    assert all(item.rotation() % 360 == 90 for item in rack.items.values())


def test_a_chain_begins_at_the_left_however_long_it_is(rack: Rack) -> None:
    rack.show_hand(TILES[:12])
    chain = (Laid(0, 3), Laid(3, 3), Laid(3, 1), Laid(1, 2))
    rack.show_chain(Chain(0, chain, "caption"))
    left = rack.shelf.room(planned=True, first=0).rect.left()
    for tile in (Tile(3, 0), Tile(3, 3), Tile(3, 1)):
        edge = rack.items[tile].mapRectToScene(box_of(rack.unit)).left()
        assert edge - left < 2.2 * rack.unit, "the join alone is before it"
        rack.take(tile)
        rack.settle()


def test_a_chain_keeps_what_is_left_of_it_when_tiles_go(rack: Rack) -> None:
    rack.show_hand(TILES[:6])
    rack.show_chain(Chain(0, (Laid(0, 1), Laid(1, 2), Laid(2, 2)), ""))
    rack.show_hand([Tile(1, 1), *TILES[3:6]])
    assert rack.order == (Tile(2, 1), Tile(2, 2), Tile(1, 1), Tile(2, 0))


@pytest.mark.parametrize("size", [(1024, 634), (1280, 774), (2560, 1400)])
@pytest.mark.parametrize("count", [2, 15, 30, 60])
def test_a_chain_of_any_length_fits_with_its_caption(rack: Rack, size: tuple[int, int], count: int) -> None:
    areas = areas_for(*size)
    rack.set_area(areas.rack, areas.scale)
    rack.show_hand(TILES[:count])
    rack.show_chain(Chain(0, tuple(Laid(tile.lo, tile.hi) for tile in TILES[: count * 3 // 4]), "some tiles"))
    seen = [item for item in rack.items.values() if item.isVisible()]
    assert size[0] < 1280 or len(seen) == count
    bodies = [item.mapRectToScene(box_of(rack.unit)) for item in seen]
    for one, other in itertools.combinations(bodies, 2):
        assert not one.intersects(other)
    room = rack.shelf.room(planned=True, first=0).rect
    assert all(room.contains(body) for body in bodies)
    assert rack.unit >= 16


def test_more_rows_than_fit_are_scrolled(rack: Rack) -> None:
    everything = [Tile(hi, lo) for hi in range(19) for lo in range(hi + 1)]
    rack.show_hand(everything)
    carry, seen = Carry(rack), set[Tile]()
    assert rack.unit >= 16
    while True:
        shown = {tile for tile, item in rack.items.items() if item.isVisible()}
        for tile in shown:
            assert rack.area.contains(body(rack, rack.items[tile].pos()))
        row, seen = rack.first_row, seen | shown
        assert carry.scroll(1)
        if rack.first_row == row:
            break
    assert seen == set(everything)
    rack.show_hand(everything[:20])
    assert not carry.scroll(1)
    assert all(item.isVisible() for item in rack.items.values())


def test_without_highlights_nothing_stands_out(rack: Rack) -> None:
    rack.show_hand(TILES[:6])
    rack.states.set_highlight(False)
    rack.set_playable(TILES[:2])
    assert {item.state for item in rack.items.values()} == {TileState.NORMAL}
    assert len({item.y() for item in rack.items.values()}) == 1
    rack.states.set_highlight(True)
    assert {item.state for item in rack.items.values()} == {TileState.PLAYABLE, TileState.VEILED}
    assert len({item.y() for item in rack.items.values()}) == 2

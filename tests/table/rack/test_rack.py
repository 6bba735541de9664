"""The shelf: places for every number of tiles, and an order that is the person's own."""

import itertools
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.tiles import Laid, Tile, full_set
from mtdesk.table.areas import areas_for
from mtdesk.table.art.tiles import TileState
from mtdesk.table.rack.arrangement import Arrangement, Divider, Piece
from mtdesk.table.rack.carry import Carry
from mtdesk.table.rack.layout import Chain
from mtdesk.table.rack.rack import Rack
from mtdesk.table.scene import TableScene

TILES = [Tile(hi, lo) for hi in range(13) for lo in range(hi + 1)]
ALL = [Tile(hi, lo) for hi in range(19) for lo in range(hi + 1)]
CHAIN = (Laid(0, 3), Laid(3, 3), Laid(3, 1), Laid(1, 2))


@pytest.fixture
def rack(qapp: QApplication) -> Iterator[Rack]:
    scene = TableScene()
    scene.animator.speed = 0
    put(scene.rack, (1280, 760))
    yield scene.rack
    scene.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def put(rack: Rack, size: tuple[int, int], *, tall: bool = False) -> None:
    """Give the rack its place in a window of this size."""
    areas = areas_for(*size, tall_rack=tall)
    rack.set_area(areas.rack, areas.scale)


def bodies(rack: Rack) -> list[QRectF]:
    """The bodies of all tiles that are seen."""
    seen = (item for item in rack.items.values() if item.isVisible())
    return [item.mapRectToScene(item.shape().boundingRect()) for item in seen]


def assert_apart(rack: Rack, room: QRectF) -> None:
    for one, other in itertools.combinations(bodies(rack), 2):
        assert not one.intersects(other)
    assert all(room.contains(body) for body in bodies(rack))


def xs(rack: Rack) -> list[float]:
    return [place.x() for place in rack.places()]


@pytest.mark.parametrize("size", [(800, 400), (1024, 634), (1280, 774), (3840, 2134)])
@pytest.mark.parametrize(("count", "least"), [(1, 46), (15, 46), (24, 30), (40, 30), (60, 22)])
def test_a_hand_of_any_size_fits_and_can_be_read(
    rack: Rack, size: tuple[int, int], count: int, least: float
) -> None:
    put(rack, size, tall=count > 24)
    rack.show_hand(TILES[:count])
    rack.set_playable(TILES[:count:2])
    assert_apart(rack, rack.area)
    assert size[0] < 1280 or rack.unit >= least
    assert size[0] < 1280 or count < 60 or max(xs(rack)) - min(xs(rack)) > 0.85 * rack.area.width()


def test_new_tiles_are_marked_until_they_are_touched_or_known(rack: Rack) -> None:
    def new_ones() -> set[Tile]:
        return {tile for tile, item in rack.items.items() if TileState.NEW in item.state}

    rack.show_hand(TILES[:5])
    assert not new_ones(), "a hand that was dealt is new as a whole"
    rack.show_hand(TILES[:7])
    assert new_ones() == set(TILES[5:7])
    rack.forget_new(TILES[5])
    assert new_ones() == {TILES[6]}
    rack.forget_new()
    assert not new_ones()
    rack.remove(TILES[2])
    rack.show_hand([tile for tile in TILES[:7] if tile != TILES[2]])
    rack.show_hand(TILES[:7])
    assert not new_ones(), "what is taken back is not new"


def test_a_chain_lies_at_the_left_in_its_direction_and_the_others_stand_apart(rack: Rack) -> None:
    rack.show_hand(TILES[:12])
    rack.show_chain(Chain(0, CHAIN, "caption"))
    rack.set_playable([Tile(3, 0)])
    order = [laid.tile for laid in CHAIN]
    assert list(rack.order[:4]) == order
    assert xs(rack) == sorted(xs(rack))
    for laid, angle in zip(CHAIN, (180, 90, 0, 180), strict=True):
        assert (rack.items[laid.tile].rotation() - angle) % 360 == 0
        assert rack.tile_at(rack.items[laid.tile].pos()) == laid.tile
    others = rack.order[4:]
    assert rack.arrangement.shown(others) == others
    rack.show_chain(None)
    assert rack.order == tuple(TILES[:12])
    assert all(item.rotation() % 360 == 90 for item in rack.items.values())


@pytest.mark.parametrize("size", [(1024, 634), (1280, 774), (2560, 1400)])
@pytest.mark.parametrize("count", [2, 15, 30, 60])
def test_a_chain_of_any_length_fits_with_its_caption(rack: Rack, size: tuple[int, int], count: int) -> None:
    put(rack, size)
    rack.show_hand(TILES[:count])
    rack.show_chain(Chain(0, tuple(Laid(tile.lo, tile.hi) for tile in TILES[: count * 3 // 4]), "some tiles"))
    assert size[0] < 1280 or len(bodies(rack)) == count
    assert_apart(rack, rack.room(planned=True))
    assert rack.unit >= 16


def test_more_rows_than_fit_are_scrolled(rack: Rack) -> None:
    rack.show_hand(ALL)
    carry, seen = Carry(rack), set[Tile]()
    while True:
        seen |= {tile for tile, item in rack.items.items() if item.isVisible()}
        assert_apart(rack, rack.area)
        row = rack.first_row
        assert carry.scroll(1)
        if rack.first_row == row:
            break
    assert seen == set(ALL)
    rack.show_hand(ALL[:20])
    assert not carry.scroll(1)
    assert all(item.isVisible() for item in rack.items.values())


FEW = full_set(6)

hands = st.lists(st.sampled_from(FEW), unique=True, max_size=14)


@st.composite
def arrangements(draw: st.DrawFn) -> Arrangement:
    pieces: list[Piece] = list(draw(hands))
    for number in range(draw(st.integers(0, 4))):
        pieces.insert(draw(st.integers(0, len(pieces))), Divider(number + 1))
    return Arrangement(tuple(pieces))


def tiles_of(pieces: tuple[Piece, ...]) -> list[Tile]:
    return [piece for piece in pieces if isinstance(piece, Tile)]


@given(arrangements(), hands)
def test_every_tile_of_the_hand_is_shown_once_and_dividers_only_between_tiles(
    kept: Arrangement, hand: list[Tile]
) -> None:
    shown = Arrangement((*kept.pieces, *kept.unknown(hand))).shown(hand)
    assert sorted(tiles_of(shown)) == sorted(hand)
    kinds = "".join("|" if isinstance(piece, Divider) else "t" for piece in shown)
    assert not kinds.startswith("|")
    assert not kinds.endswith("|")
    assert "||" not in kinds


@given(arrangements(), st.data())
def test_a_moved_piece_stands_before_the_other(kept: Arrangement, data: st.DataObject) -> None:
    if not kept.pieces:
        return
    piece = data.draw(st.sampled_from(kept.pieces))
    others = [other for other in kept.pieces if other != piece]
    before = data.draw(st.sampled_from([*others, None]))
    moved = kept.moved(piece, before).pieces
    assert [other for other in moved if other != piece] == others
    assert (moved[-1] if before is None else moved[moved.index(before) - 1]) == piece


@given(arrangements(), hands)
def test_a_divider_taken_away_leaves_none_behind_it(kept: Arrangement, hand: list[Tile]) -> None:
    kept = Arrangement((*kept.pieces, *kept.unknown(hand)))
    shown = kept.shown(hand)
    for divider in shown:
        if isinstance(divider, Divider):
            after = kept.without(divider, hand).shown(hand)
            assert after == tuple(piece for piece in shown if piece != divider)


@given(arrangements(), st.integers(0, 99))
def test_sorting_keeps_every_group_together(kept: Arrangement, seed: int) -> None:
    def groups(arrangement: Arrangement) -> list[set[Tile]]:
        found: list[set[Tile]] = [set()]
        for piece in arrangement.pieces:
            if isinstance(piece, Divider):
                found.append(set())
            else:
                found[-1].add(piece)
        return found

    weights = {tile: random.Random(f"{seed} {tile}").random() for tile in FEW}
    ordered = kept.sorted_by(weights.__getitem__)
    assert groups(ordered) == groups(kept)
    for left, right in zip(ordered.pieces, ordered.pieces[1:], strict=False):
        if isinstance(left, Tile) and isinstance(right, Tile):
            assert weights[left] <= weights[right]


def test_no_tile_has_two_places() -> None:
    with pytest.raises(ValueError, match="twice"):
        Arrangement((Tile(6, 5), Divider(1), Tile(6, 5)))

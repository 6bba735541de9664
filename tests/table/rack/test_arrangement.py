"""The order of a hand as a value: tiles that come and go, dividers, and sorting."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtdesk.rules.tiles import Tile, full_set
from mtdesk.table.rack.arrangement import Arrangement, Divider, Piece

TILES = full_set(6)

hands = st.lists(st.sampled_from(TILES), unique=True, max_size=14)


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

    weights = {tile: random.Random(f"{seed} {tile}").random() for tile in TILES}
    ordered = kept.sorted_by(weights.__getitem__)
    assert groups(ordered) == groups(kept)
    for left, right in zip(ordered.pieces, ordered.pieces[1:], strict=False):
        if isinstance(left, Tile) and isinstance(right, Tile):
            assert weights[left] <= weights[right]


def test_no_tile_has_two_places() -> None:
    with pytest.raises(ValueError, match="twice"):
        Arrangement((Tile(6, 5), Divider(1), Tile(6, 5)))

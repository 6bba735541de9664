"""Section 1: tiles and sets."""

from __future__ import annotations

import pytest

from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Laid, Tile, full_set, tile
from mtdesk.rules.view import mexican_train, own_train, owner_of, train_of


@pytest.mark.parametrize(("highest", "total"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_1_a_set_has_each_pair_of_pips_once(highest: int, total: int) -> None:
    tiles = full_set(highest)
    assert len(tiles) == len(set(tiles)) == total
    assert all(0 <= one.lo <= one.hi <= highest for one in tiles)
    assert options_for("pagat", 4, {"set": highest}).tile_count == total


def test_1_tiles() -> None:
    assert tile(5, 12) == tile(12, 5) == Tile(12, 5)
    assert str(Tile(12, 5)) == "12-5"
    assert (Tile(12, 5).pips, Tile(12, 5).is_double, Tile(5, 5).is_double) == (17, False, True)
    assert (Tile(12, 5).other(12), Tile(12, 5).other(5), Tile(5, 5).other(5)) == (5, 12, 5)
    assert (Tile(12, 0).has(0), Tile(12, 0).has(5)) == (True, False)
    assert (Laid(5, 12).tile, Laid(5, 12).is_double, Laid(5, 5).is_double) == (Tile(12, 5), False, True)


def test_1_trains_and_their_ends_have_names() -> None:
    assert (own_train(3), mexican_train(0)) == ("P3", "M0")
    assert (train_of("P0/a/b"), train_of("M1")) == ("P0", "M1")
    assert (owner_of("P9/b"), owner_of("M0")) == (9, None)

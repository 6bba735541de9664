"""The hand stays where it is, and is in the middle of the shelf again when it has gone too far from it."""

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.items.painted import discard
from tests.table.tabletop import Tabletop, laid_out, setup_of


def off_middle(top: Tabletop) -> float:
    """How far from the middle of the shelf the hand is, in tile widths."""
    rack = top.table.rack
    xs = [place.x() for place in rack.places()]
    return abs((xs[0] + xs[-1]) / 2 - rack.room().rect.center().x()) / rack.unit


def places(top: Tabletop) -> dict[Tile, float]:
    return {tile: item.x() for tile, item in top.table.rack.items.items()}


def plays(top: Tabletop) -> list[Play]:
    return [move for move in legal_moves(top.game.view(0)) if isinstance(move, Play)]


async def test_one_tile_of_a_turn_moves_only_those_on_its_shorter_side(qapp: QApplication) -> None:
    with laid_out(setup_of(first_turn="one")) as top:
        await top.deal()
        await top.skip_to_own_turn(lambda: bool(plays(top)))
        before, order = places(top), top.table.rack.order
        move = next(move for move in plays(top) if not move.tile.is_double)
        at = order.index(move.tile)
        await top.make(move)
        assert top.game.board.turn == 1
        now = places(top)
        assert sum(now[tile] != before[tile] for tile in now) == min(at, len(order) - 1 - at)


async def test_the_hand_stays_during_a_turn(qapp: QApplication) -> None:
    with laid_out(setup_of(first_turn="chain")) as top:
        await top.deal()
        await top.skip_to_own_turn(lambda: bool(plays(top)))
        before = places(top)
        await top.make(plays(top)[0])
        assert top.game.board.turn == 0
        now = places(top)
        assert sum(now[tile] == before[tile] for tile in now) > len(now) / 2
        assert off_middle(top) > 0.4


async def test_a_hand_that_has_gone_too_far_comes_back_when_the_turn_ends(qapp: QApplication) -> None:
    with laid_out(setup_of(first_turn="one")) as top:
        await top.deal()
        rack = top.table.rack
        left_over = []
        for tile in (*rack.order[:3], None):
            if tile is not None:
                item = rack.take(tile)
                assert item is not None
                discard(item)
            rack.centre(tolerance=1.2)
            top.table.animator.finish(rack.animations())
            left_over.append(off_middle(top))
        assert left_over == pytest.approx([0.55, 1.1, 1.65, 0.0])


async def test_nothing_moves_away_while_a_tile_is_held(qapp: QApplication) -> None:
    with laid_out(setup_of(first_turn="one")) as top:
        await top.deal()
        await top.skip_to_own_turn(lambda: bool(plays(top)))
        move = next(move for move in plays(top) if not move.tile.is_double)
        order = top.table.rack.order
        held = order[-1] if order.index(move.tile) < len(order) // 2 else order[0]  # on the longer side
        top.view.gesture.press(top.table.rack.items[held].scenePos())
        before = places(top)[held]
        await top.make(move)
        assert top.game.board.turn == 1
        assert places(top)[held] == before

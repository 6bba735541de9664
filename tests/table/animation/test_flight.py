"""What moves does not only come to its goal: a refused tile shakes first, and a marker makes way."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Play
from tests.app.program import eventually
from tests.table.tabletop import Tabletop, dealt, laid_out, setup_of


async def asked(top: Tabletop) -> Play:
    """Deal, and come to a turn in which the person may lay; one of the ways to."""
    await top.deal()
    await top.skip_to_own_turn(lambda: bool(top.ask().plays))
    return next(iter(next(iter(top.ask().plays.values())).values()))[0]


@pytest.mark.window
async def test_a_refused_tile_shakes_and_comes_home(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        play = await asked(top)
        animator, gesture = top.table.animator, top.view.gesture
        item, home = top.table.rack.items[play.tile], top.table.rack.items[play.tile].pos()
        for dropped_at in (home + QPointF(0, -200), home):
            item.setPos(dropped_at)
            seen: list[QPointF] = []
            item.xChanged.connect(lambda seen=seen: seen.append(item.pos()))
            animator.speed = 0.005
            gesture.refuse(play.tile)
            await eventually(lambda seen=seen: seen)  # type: ignore[misc]
            assert seen[0].y() == dropped_at.y(), "it shakes before it goes"
            animator.skip()
            assert item.pos() == home
        animator.reduced = True
        gesture.refuse(play.tile)
        assert not animator.is_moving


@pytest.mark.window
async def test_a_marker_that_makes_way_while_it_drops_ends_beside_its_pad(qapp: QApplication) -> None:
    async with dealt("hungarian", 2, seed="2") as top:
        table = top.table
        while not table.trains.markers.items:
            await top.make(legal_moves(top.game.view(top.game.board.turn))[-1])
        (train, item), *_ = table.trains.markers.items.items()
        end = top.game.board.markers[train]
        assert table.trains.layout is not None
        pad = table.trains.layout.pads[end]
        on, aside = (QPointF(p.x, p.y) for p in (pad.locomotive, pad.aside))
        table.animator.speed = 0.01
        table.animator.start([table.animator.to(item, "pos", on, 200)])
        for ends, place in (([end], aside), ([], on)):
            table.trains.light(ends, double=False)
            table.animator.skip()
            assert item.pos() == place
        table.trains.light([], double=False)
        assert not table.animator.is_moving

"""Where the keyboard is on the table: areas, walking in them, and what is to be seen of it."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Pass, Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.focus import Area, Focus, FocusRing, FocusTarget, ring_of_ends
from mtdesk.table.invitation import Invitation
from mtdesk.table.items.painted import PaintedItem
from tests.app.fingers import click, press
from tests.app.program import eventually
from tests.table.looking import showing
from tests.table.tabletop import Tabletop, laid_out, setup_of

pytestmark = pytest.mark.window
Key = Qt.Key


def key(top: Tabletop, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for one in keys:
        QTest.keyClick(top.view, one, modifier)


async def begin(top: Tabletop) -> Focus:
    """Deal, ask the person, and give the table the keyboard."""
    top.view.activateWindow()
    top.view.setFocus()
    await eventually(top.view.hasFocus)
    await top.deal()
    top.ask()
    return top.view.focus


def focused_tiles(top: Tabletop) -> list[Tile]:
    return [tile for tile, item in top.table.rack.items.items() if TileState.FOCUS in item.state]


def ring(top: Tabletop) -> PaintedItem[FocusRing] | None:
    """The ring round something that is no tile, if it is to be seen."""
    return next((item for item in showing(FocusRing, top.table.items()) if item.isVisible()), None)


async def test_tab_goes_through_the_areas_and_round(qapp: QApplication) -> None:
    with laid_out(setup_of(players=3)) as top:
        focus = await begin(top)
        order = [Area.RACK, Area.ENDS, Area.PILE, Area.PLATES, Area.RACK]
        for area in order:
            assert focus.target is not None
            assert focus.target.area is area
            assert focus.target == focus.targets(area)[0]
            key(top, Key.Key_Tab)
        for area in [Area.ENDS, Area.RACK, Area.PLATES, Area.PILE]:
            assert focus.target is not None
            assert focus.target.area is area
            key(top, Key.Key_Backtab)


async def test_the_choice_of_a_marker_end_draws_the_keyboard(qapp: QApplication) -> None:
    with laid_out(setup_of("hungarian-fork", players=2)) as top:
        focus = await begin(top)
        top.table.set_invitation(Invitation.of([Pass(0, "P0"), Pass(0, "P1")]))
        assert focus.target == FocusTarget(Area.ENDS, "P0")
        key(top, Key.Key_Right, Key.Key_Return)
        assert top.proposals == [Pass(0, "P1")]


async def test_escape_hides_the_ring_until_the_next_step(qapp: QApplication) -> None:
    with laid_out(setup_of(players=3)) as top:
        focus = await begin(top)
        key(top, Key.Key_Tab, Key.Key_Tab)
        assert ring(top) is not None
        key(top, Key.Key_Escape)
        assert ring(top) is None
        assert focus.target == FocusTarget(Area.PILE)
        key(top, Key.Key_Backtab, Key.Key_Backtab)
        assert focused_tiles(top) == [focus.tile]
        key(top, Key.Key_Escape)
        assert focused_tiles(top) == []


async def test_arrows_walk_round_an_area(qapp: QApplication) -> None:
    with laid_out(setup_of(players=3)) as top:
        focus = await begin(top)
        tiles = top.table.rack.order
        seen = []
        for _ in tiles:
            seen.append(focus.tile)
            key(top, Key.Key_Right)
        assert tuple(seen) == tiles
        assert focus.tile == tiles[0]
        key(top, Key.Key_Left)
        assert focus.tile == tiles[-1]
        key(top, Key.Key_Home)
        assert focus.tile == tiles[0]
        key(top, Key.Key_End)
        assert focus.tile == tiles[-1]


async def test_ends_go_clockwise_from_the_own_train(qapp: QApplication) -> None:
    with laid_out(setup_of(players=4)) as top:
        focus = await begin(top)
        key(top, Key.Key_Tab)
        seen = []
        for _ in range(5):
            seen.append(focus.end)
            key(top, Key.Key_Right)
        assert seen == ["P0", "P1", "P2", "P3", "M0"] == ring_of_ends(top.game.board, 0)


async def test_up_and_down_go_by_rows(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2, set=18, hand=60)) as top:
        focus = await begin(top)
        places = dict(zip(top.table.rack.order, top.table.rack.places(), strict=True))
        rows = sorted({round(place.y()) for place in places.values()})
        assert len(rows) > 1
        for row in rows[1:]:
            before = focus.tile
            key(top, Key.Key_Down)
            assert focus.tile is not None
            assert before is not None
            assert round(places[focus.tile].y()) == row
            assert abs(places[focus.tile].x() - places[before].x()) < top.table.rack.unit
        last = focus.tile
        key(top, Key.Key_Down)
        assert focus.tile == last
        key(top, Key.Key_Up)
        assert focus.tile != last


async def test_a_tile_is_picked_up_put_back_and_laid(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        focus = await begin(top)
        await top.skip_to_own_turn(lambda: bool(top.ask().plays))
        tile = next(iter(top.table.invitation.plays))
        focus.go(FocusTarget(Area.RACK, tile))
        key(top, Key.Key_Return)
        assert TileState.SELECTED in top.table.rack.items[tile].state
        assert top.view.keyboard.press(Key.Key_Return, held=True)
        assert top.proposals == [], "a key held down plays nothing"
        assert focused_tiles(top) == []
        assert focus.end in top.table.invitation.ends_for(tile)
        seen = ring(top)
        assert seen is not None
        assert seen.pos() == top.table.trains.lights.pads[focus.end].scenePos()
        key(top, Key.Key_Escape)
        assert focus.tile == tile
        assert focused_tiles(top) == [tile]
        assert TileState.SELECTED not in top.table.rack.items[tile].state
        key(top, Key.Key_Space, Key.Key_Space)
        (play,) = top.proposals
        assert isinstance(play, Play)
        assert play.tile == tile
        await top.make(play)
        assert focus.tile in top.table.rack.order
        assert focused_tiles(top) == [focus.tile]
        click(top.viewport, top.tile(top.table.rack.order[0]))
        key(top, Key.Key_Escape)
        assert focused_tiles(top) == [], "no ring after a click"


async def test_enter_draws_on_the_boneyard_and_asks_again_elsewhere(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        focus = await begin(top)
        asked: list[None] = []
        top.view.keyboard.asked_again.connect(lambda: asked.append(None))
        focus.go(FocusTarget(Area.PILE))
        key(top, Key.Key_Return)
        assert top.proposals == [Draw(0)]
        focus.go(FocusTarget(Area.PLATES, 1))
        key(top, Key.Key_Return)
        focus.go(FocusTarget(Area.ENDS, "P1"))
        key(top, Key.Key_Return)
        assert len(asked) == 2
        assert top.proposals == [Draw(0)]
        focus.go(FocusTarget(Area.PILE))
        key(top, Key.Key_Right)
        assert len(asked) == 3, "an arrow that leads nowhere says where one is"
        assert top.view.keyboard.press(Key.Key_Right, held=True)
        assert len(asked) == 3


async def test_the_focus_is_seen_on_everything(qapp: QApplication) -> None:
    with laid_out(setup_of(players=3)) as top:
        focus = await begin(top)
        focus.set_visible(True)
        for area in Area:
            for target in focus.targets(area):
                focus.go(target)
                shown = ring(top)
                if area is Area.RACK:
                    assert shown is None
                    assert focused_tiles(top) == [target.what]
                else:
                    assert shown is not None
                    assert focused_tiles(top) == []
                    rect = focus.rect(target)
                    assert shown.sceneBoundingRect().contains(rect)
                    assert top.table.sceneRect().contains(rect)


async def test_the_focus_is_not_seen_while_a_pointer_or_something_else_is_used(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        focus = await begin(top)
        assert focused_tiles(top) == [], "no key was pressed: nothing looks chosen"
        focus.set_visible(True)
        assert focused_tiles(top) == [focus.tile]
        press(top.viewport, QPointF(600, 20))
        assert focused_tiles(top) == []
        key(top, Key.Key_Right)
        assert focused_tiles(top) == [focus.tile]
        top.view.clearFocus()
        assert focused_tiles(top) == []
        top.view.setFocus()
        assert focused_tiles(top) == [focus.tile]


async def test_every_round_begins_at_the_rack(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2, rounds=2, hand=2, set=6)) as top:
        focus = await begin(top)
        key(top, Key.Key_Tab)
        while not top.game.between_rounds:
            assert focus.enter(Area.ENDS)
            assert ring(top) is not None
            await top.make(legal_moves(top.game.view(top.game.board.turn))[0])
        focus.enter(Area.ENDS)
        await top.deal()
        assert focused_tiles(top) == [focus.tile]

"""Where the keyboard is on the table, and what stands out at it and under the pointer."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Pass, Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.focus import Area, Focus, FocusRing, FocusTarget, ring_of_ends
from mtdesk.table.invitation import Invitation
from mtdesk.table.items.painted import PaintedItem
from tests.app.fingers import NONE, click, move, press
from tests.app.program import eventually
from tests.table.tabletop import Tabletop, dealt, laid_out, setup_of, showing

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


def lit(top: Tabletop) -> set[str]:
    """The trains whose bands stand out."""
    return {train for train, band in top.table.trains.bands._items.items() if band.content.lit}


def marked(top: Tabletop) -> set[int]:
    """The seats whose plates stand out."""
    plates = top.table.frame._plates.items()
    return {seat for seat, plate in plates if plate.content.marked}


async def test_train_and_plate_under_the_pointer_stand_out(qapp: QApplication) -> None:
    async with dealt(players=10, set=15, hand=5) as top:
        trains = top.table.trains
        for seat in range(10):
            move(top.viewport, top.at(trains.mapRectToScene(trains.place_of(f"P{seat}")).center()), NONE)
            assert (marked(top), lit(top)) == ({seat}, {f"P{seat}"})
        move(top.viewport, top.at(top.table.frame.rect_of(4).center()), NONE)
        assert (marked(top), lit(top)) == ({4}, {"P4"})
        QCoreApplication.sendEvent(top.view, QEvent(QEvent.Type.Leave))
        assert (marked(top), lit(top)) == (set(), set())
        for nowhere in ("M0", None):
            where = top.table.areas.felt.topLeft() + QPointF(3, 3)
            if nowhere is not None:
                where = trains.mapRectToScene(trains.place_of(nowhere)).center()
            move(top.viewport, top.at(where), NONE)
            assert (marked(top), lit(top)) == (set(), set())


async def test_plate_and_train_at_the_focus_stand_out(qapp: QApplication) -> None:
    async with dealt(players=3) as top:
        focus = top.view.focus
        focus.activate(True)
        focus.set_visible(True)
        for target in (FocusTarget(Area.PLATES, 1), FocusTarget(Area.ENDS, "P2")):
            focus.go(target)
            seat = 1 if target.area is Area.PLATES else 2
            assert (marked(top), lit(top)) == ({seat}, {f"P{seat}"})
        focus.set_visible(False)
        assert (marked(top), lit(top)) == (set(), set()), "they go with the ring"
        focus.set_visible(True)
        focus.go(FocusTarget(Area.RACK, top.table.rack.order[0]))
        assert (marked(top), lit(top)) == (set(), set())


async def test_an_end_shows_the_chosen_tile_as_it_would_lie(qapp: QApplication) -> None:
    async with dealt() as top:
        tile = next(tile for tile in top.table.rack.order if not tile.is_double)
        top.table.set_invitation(Invitation.of([Play(0, tile, end, tile.lo) for end in ("P0", "M0")]))
        click(top.viewport, top.tile(tile))
        pads = top.table.trains.lights.pads
        move(top.viewport, top.pad("M0"), NONE)
        assert [end for end, pad in pads.items() if pad.content.nearest] == ["M0"]
        assert pads["M0"].content.tile == (tile.hi, tile.lo)
        move(top.viewport, top.pad("M0") + QPointF(0, -150), NONE)
        assert not any(pad.content.nearest or pad.content.tile for pad in pads.values())
        assert not top.proposals
        top.view.gesture.cancel()
        top.view.focus.go(FocusTarget(Area.RACK, tile))
        QTest.keyClick(top.view, Qt.Key.Key_Return)
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
            end = top.view.focus.end
            assert end is not None
            assert [name for name, pad in pads.items() if pad.content.nearest] == [end], (
                "so does that of the keyboard"
            )
            QTest.keyClick(top.view, key)

"""What is shown while the pointer only rests on the table."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.table.input.focus import Area, FocusTarget
from mtdesk.table.invitation import Invitation
from tests.app.fingers import NONE, click, move
from tests.table.tabletop import Tabletop, dealt

pytestmark = pytest.mark.window


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

"""Everything painted on a table: within its bounds, as fine as the screen, and in the look of the program."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from shiboken6 import delete

from mtdesk.rules.tiles import full_set
from mtdesk.table.art.tiles import TileState
from mtdesk.table.frame import Captions, Deed
from mtdesk.table.input.focus import Area
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import Look, set_look
from mtdesk.table.theme import CONTRAST, THEMES
from tests.app.program import eventually
from tests.table.art.pixels import around_middle, difference, painted_image
from tests.table.late import late_view, setup_for, show_late
from tests.table.tabletop import Tabletop, laid_out, showing, zoom_to

pytestmark = pytest.mark.window


async def things(top: Tabletop) -> list[PaintedItem[Any]]:
    """Show a table with everything on it; one item of each kind that is seen."""
    view = late_view("hungarian-fork", 4, 5)
    await show_late(top, view)
    frame, ends = top.table.frame, sorted(view.board.ends)
    names = ("A name that is far too long", "Bo", "Cé", "Dora")
    frame.set_captions(Captions(names, deeds=dict.fromkeys(Deed, "drew"), left="left"))
    frame.set_status("The double twelve is open, and it has to be covered now.", 2, lit=True)
    zoom_to(top, 2)
    top.table.trains.light(ends[:2])
    top.table.trains.lights.mark(ends[0], (3, 4))
    top.table.trains.tiles[next(iter(top.table.trains.tiles))].set_state(TileState.LAST)
    rack = top.table.rack
    rack.show_hand(full_set(6)[:9])
    rack.arrange(rack.arrangement.moved(rack.arrangement.new_divider(), rack.order[1]))
    top.view.focus.set_visible(True)
    top.view.focus.activate(True)
    top.view.focus.enter(Area.PLATES)
    seen = {type(item.content): item for item in showing(object, top.table.items()) if item.isVisible()}
    assert len(seen) >= 12, sorted(kind.__name__ for kind in seen)
    return [item for item in seen.values() if not item.boundingRect().isEmpty()]


def image(item: PaintedItem[Any], paint: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    """A picture round the middle of the item's bounds, with room to spare."""
    bounds = item.boundingRect()

    def moved(painter: QPainter) -> None:
        painter.translate(-bounds.center().toPoint())
        paint(painter)

    return painted_image(4 * (round(max(bounds.width(), bounds.height())) // 4 + 15), moved, ratio)


def shown(item: PaintedItem[Any], ratio: float = 1.0) -> QImage:
    """What a view shows of an item."""
    return image(item, lambda painter: item.paint(painter, QStyleOptionGraphicsItem()), ratio)


async def test_in_every_theme_the_bounds_hold_all_that_is_painted(qapp: QApplication) -> None:
    with laid_out(setup_for(late_view("hungarian-fork", 4, 5))) as top:
        for item in await things(top):
            for theme in THEMES.values():
                set_look(Look(theme))
                seen = around_middle(image(item, item.content.paint))
                bounds = item.boundingRect().translated(-item.boundingRect().center().toPoint())
                assert bounds.adjusted(-1, -1, 1, 1).contains(seen), (type(item.content), theme.name)
                assert max(seen.width(), seen.height()) > 10, type(item.content)


async def test_what_is_kept_is_as_fine_as_the_screen_and_follows_the_theme(qapp: QApplication) -> None:
    with laid_out(setup_for(late_view("hungarian-fork", 4, 5))) as top:
        for item in await things(top):
            set_look(Look())
            for ratio in (1.0, 1.5, 1.0):  # the window moves from screen to screen
                assert difference(shown(item, ratio), image(item, item.content.paint, ratio)) < 1.5, type(
                    item.content
                )
            set_look(Look(CONTRAST))
            assert difference(shown(item), image(item, item.content.paint)) < 1.5


def is_sharp(top: Tabletop) -> bool:
    """Whether no picture is only scaled any longer."""
    return bool(top.view.renderHints() & QPainter.RenderHint.Antialiasing)


async def test_at_rest_the_table_looks_as_if_it_had_been_painted_at_once(qapp: QApplication) -> None:
    """Even if a tile has been deleted before its picture was made again."""
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top, laid_out(setup_for(view)) as other:
        images = []
        for table in (top, other):
            await show_late(table, view)
            guest = TileItem(3, 4, 30.0)
            guest.setPos(table.table.areas.felt.center())
            table.table.addItem(guest)
            if table is top:
                table.view.grab()
                table.view.grab()
            table.view.camera.zoom(1.7, table.table.areas.felt.center() + QPointF(60, 30))
            assert not is_sharp(table)
            if table is top:
                rough = table.view.grab().toImage()
            table.view.camera.moving_changed.emit(False)  # it rests
            delete(guest)
            await eventually(lambda table=table: is_sharp(table))  # type: ignore[misc]
            table.view.grab()
            images.append(table.view.grab().toImage())
        assert difference(*images) < 0.05
        assert difference(rough, images[1]) > 0.5

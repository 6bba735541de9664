"""While the camera moves, pictures are scaled; when it rests, the table is as if it were painted at once."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from mtdesk.table.items.tile import TileItem
from tests.table.art.pixels import difference
from tests.table.late import late_view, setup_for, show_late
from tests.table.tabletop import Tabletop, laid_out

pytestmark = pytest.mark.window


def start_resting(top: Tabletop) -> None:
    """Let the camera rest now instead of a moment later."""
    top.view.camera._rest.stop()
    top.view.camera.moving_changed.emit(False)


def make_pictures(top: Tabletop) -> int:
    """Make all pictures again; return how many passes it took."""
    goes = 0
    while top.view._sharpening.isActive():
        top.view.sharpen_some()
        goes += 1
    return goes


def come_to_rest(top: Tabletop) -> int:
    """Let the camera rest and make all pictures again; return how many passes it took."""
    start_resting(top)
    return make_pictures(top)


async def test_at_rest_the_table_looks_as_if_it_had_been_painted_at_once(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top, laid_out(setup_for(view)) as other:
        images = []
        for table in (top, other):
            await show_late(table, view)
            if table is top:
                table.view.grab()
                table.view.grab()
            table.view.camera.zoom(1.7, table.table.areas.felt.center() + QPointF(60, 30))
            assert not table.view.renderHints() & QPainter.RenderHint.Antialiasing, "pictures are only scaled"
            if table is top:
                rough = table.view.grab().toImage()
            come_to_rest(table)
            assert table.view.renderHints() & QPainter.RenderHint.Antialiasing
            table.view.grab()
            images.append(table.view.grab().toImage())
        assert difference(*images) < 0.05
        assert difference(rough, images[1]) > 0.5


async def test_a_tile_deleted_before_its_picture_is_made_is_passed_over(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        guest = TileItem(3, 4, 30.0)
        guest.setPos(top.table.areas.felt.center())
        top.view.scene().addItem(guest)
        top.view.grab()
        top.view.camera.zoom(1.01, top.table.areas.felt.center())
        start_resting(top)
        assert guest in top.view._blurred
        delete(guest)
        assert make_pictures(top) >= 1
        assert top.view.renderHints() & QPainter.RenderHint.Antialiasing

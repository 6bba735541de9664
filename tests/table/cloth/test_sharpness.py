"""While the camera moves, pictures are scaled; when it rests, the table is as if it were painted at once."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from mtdesk.table.items.tile import TileItem
from tests.app.program import eventually
from tests.table.art.pixels import difference
from tests.table.late import late_view, setup_for, show_late
from tests.table.tabletop import Tabletop, laid_out

pytestmark = pytest.mark.window


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

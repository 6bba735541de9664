"""The picture of the set on which the tiles that are left are chosen."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import full_set
from mtdesk.ui.score_pad.tiles_dialog import TilesDialog

pytestmark = pytest.mark.window


class Painted(QObject):
    """What a widget has painted."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_nothing_of_the_ring_around_a_tile_stays_behind(qtbot: QtBot, dressed_app: QApplication) -> None:
    dialog = TilesDialog("Ada", options_for("dutch", 3), full_set(12), ())
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    grid, painted = dialog.grid, Painted()
    view = grid.viewport()
    QTest.keyClick(grid, Qt.Key.Key_Down)
    QApplication.processEvents()
    before = view.grab().toImage()
    view.installEventFilter(painted)
    QTest.keyClick(grid, Qt.Key.Key_Down)
    QApplication.processEvents()
    view.removeEventFilter(painted)
    after = view.grab().toImage()
    column = QRect(0, 0, 2 * grid.columnWidth(0), 5 * grid.rowHeight(0))
    places = [QPoint(x, y) for x in range(column.width()) for y in range(column.height())]
    changed = [place for place in places if before.pixel(place) != after.pixel(place)]
    assert changed
    assert [place for place in changed if not painted.region.contains(place)] == []

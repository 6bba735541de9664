"""The picture of the set on which the tiles that are left are chosen."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.record.score_pad import Left
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.score_pad.tiles_dialog import TilesDialog
from tests.ui.room import languages

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


def shown(qtbot: QtBot, dialog: TilesDialog, size: QSize) -> TilesDialog:
    qtbot.addWidget(dialog)
    dialog.resize(size)
    dialog.show()
    for _ in range(3):
        QApplication.processEvents()
    return dialog


@pytest.mark.parametrize("set_", [6, 12, 18])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1280, 720)])
def test_the_words_are_where_there_are_no_tiles(
    plain: QApplication, qtbot: QtBot, compiled: Path, size: QSize, language: str, set_: int
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", size))
        options = options_for("dutch", 3, {"set": set_})
        dialog = TilesDialog("Grandmother Elizabeth", options, full_set(set_), (Tile(6, 5), Tile(6, 4)))
        grid = shown(qtbot, dialog, size - QSize(10, 50)).grid
        words = [
            QRect(part.mapTo(dialog, QPoint(0, 0)), part.size())
            for part in (dialog.heading, dialog._note, dialog._sum)
        ]
        tiles = QRegion()
        for row in range(set_ + 1):
            place = grid.visualRect(dialog.model.index(row, row))
            row_of_tiles = QRect(0, place.top(), place.right() + 1, place.height())
            tiles += row_of_tiles.translated(grid.viewport().mapTo(dialog, QPoint(0, 0)))
        assert not any(tiles.intersects(part) for part in words)


def test_tiles_use_the_room_that_there_is(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1280, 720)))
    dialog = shown(qtbot, TilesDialog("Ada", options_for("dutch", 3), full_set(12), ()), QSize(1270, 680))
    assert dialog.grid.rowHeight(0) >= 45
    assert dialog.grid.columnWidth(0) == 2 * dialog.grid.rowHeight(0) - 8, "as far apart to all sides"


def test_the_first_tile_chosen_moves_no_other(qtbot: QtBot, dressed_app: QApplication) -> None:
    dialog = shown(qtbot, TilesDialog("Ada", options_for("dutch", 3), full_set(12), None), QSize(1000, 600))
    before = dialog.grid.geometry()
    dialog.model.toggle(dialog.model.index(6, 4))
    QApplication.processEvents()
    assert dialog._sum.text()
    assert dialog.grid.geometry() == before


@pytest.mark.parametrize(("left", "first"), [(None, (1, 0)), ((Tile(6, 4),), (6, 4))])
def test_the_keyboard_starts_at_a_tile_that_can_be_chosen(
    qtbot: QtBot, left: Left | None, first: tuple[int, int]
) -> None:
    free = frozenset(full_set(12)) - {Tile(0, 0)}
    dialog = TilesDialog("Ada", options_for("dutch", 3), free, left)
    qtbot.addWidget(dialog)
    assert dialog.model.tile(dialog.grid.currentIndex()) == first


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

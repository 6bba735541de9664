"""The look of the whole program: who follows it, and that it keeps nobody alive."""

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from mtdesk.table.look import Look, current_look, look_changed, set_look
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import CONTRAST, DARK, FLAT
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.window.log import LogPanel
from tests.table.tabletop import Tabletop, laid_out, setup_of

pytestmark = pytest.mark.usefixtures("qapp")


class Listener(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Look] = []
        look_changed.connect(self.hear)

    def hear(self) -> None:
        self.heard.append(current_look())


def corner(top: Tabletop) -> QColor:
    """What is seen of the status line's ground, which is even in these themes."""
    ground = top.table.frame.pill_rect
    at = top.view.mapFromScene(ground.left() + ground.height() / 2, ground.center().y())
    return top.view.grab().toImage().pixelColor(at)


async def test_all_tables_follow_at_once(qapp: QApplication) -> None:
    """A replay stands beside the game."""
    with laid_out(setup_of(players=4)) as one, laid_out(setup_of(players=2)) as other:
        for top in (one, other):
            await top.deal()
            top.table.frame.set_status("Your turn.")
        for theme in (FLAT, CONTRAST, FLAT):
            set_look(Look(theme))
            for top in (one, other):
                assert corner(top) == QColor(theme.plate)


@pytest.mark.parametrize("make", [TableScene, LogPanel, lambda: TileRow(20.0), Listener])
def test_the_look_keeps_nothing_alive(make: Callable[[], QObject]) -> None:
    made = make()
    held = weakref.ref(made)
    if isinstance(made, TableScene):
        made.clear()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del made
    gc.collect()
    assert held() is None
    set_look(Look(DARK))

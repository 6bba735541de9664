"""What is beside the table of a replay: log and analysis, which can be folded away."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from mtdesk.record.model import Record
from mtdesk.table.theme import FELT
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from tests.app.program import computers, eventually, game_setup
from tests.ui.files.replays import cinema
from tests.ui.room import finished

pytestmark = pytest.mark.window

SMALL = QSize(1024, 700)


def game() -> Record:
    return finished(game_setup(computers(2), set=6, hand=2, rounds=1))


async def test_the_side_is_folded_only_by_wish_where_there_is_room(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(game())
        assert window.log.isVisible()
        window.side.trigger()
        assert not window.tabs.isVisible()
        window.close()
        window.show()
        assert not window.tabs.isVisible()


async def test_all_hands_have_the_side_to_themselves_while_it_is_folded(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(game())
        window.side.trigger()
        window.open_hands.click()
        assert window.hands.isVisible()
        assert not window.tabs.isVisible()
        window.side.trigger()
        assert window.hands.isVisible()
        assert window.log.isVisible()


async def test_an_analysis_that_is_asked_for_is_shown(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    async with cinema() as here:
        here.room.window.resize(SMALL)
        window = await here.look(game())
        window.show_analysis()
        assert window.analysis.isVisible()


async def test_a_table_resized_in_an_event_loop_within_a_task_gets_its_size(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(game())
        window.resize(window.width() - 100, window.height())
        window.view.resized.emit(window.view.commit_size())
        QApplication.processEvents()
        await eventually(lambda: window.table.areas.window.size().toSize() == window.view.viewport().size())


async def test_the_hand_in_the_rack_is_not_shown_again_among_all_hands(plain: QApplication) -> None:
    size = QSize(1280, 720)
    apply_theme(plain, FELT, scale_for("automatic", size))
    async with cinema() as here:
        here.room.window.resize(size)
        window = await here.look(finished(game_setup(computers(3), set=12, hand=15, rounds=1)))
        window.resize(size)
        window.show_analysis()
        window.open_hands.click()
        for seat in (0, 2):
            window.eyes.setCurrentIndex(seat)
            await here.arrived(0)
            QApplication.processEvents()
            shown = [row.isVisible() for row in window.hands.findChildren(TileRow)]
            assert shown == [other != seat for other in range(3)]

"""What is beside the table of a replay: log and analysis, which can be folded away, and all hands."""

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.ui.game_widgets.tile_row import TileRow
from tests.app.program import computers, game_setup
from tests.ui.files.replays import cinema
from tests.ui.room import finished

pytestmark = pytest.mark.window

GAME = game_setup(computers(3), set=6, hand=2, rounds=1)


async def test_the_side_is_folded_by_wish_and_all_hands_may_have_it_to_themselves() -> None:
    async with cinema() as here:
        window = await here.look(finished(GAME))
        assert window.log.isVisible()
        window.side.trigger()
        assert not window.tabs.isVisible()
        window.close()
        window.show()
        assert not window.tabs.isVisible()
        window.open_hands.click()
        assert window.hands.isVisible()
        assert not window.tabs.isVisible()
        window.show_analysis()
        assert window.analysis.isVisible()
        assert window.hands.isVisible()


async def test_the_hand_in_the_rack_is_not_shown_again_among_all_hands() -> None:
    async with cinema() as here:
        window = await here.look(finished(GAME))
        window.open_hands.click()
        for seat in (0, 2):
            window.eyes.setCurrentIndex(seat)
            await here.arrived(0)
            QApplication.processEvents()
            shown = [row.isVisible() for row in window.hands.findChildren(TileRow)]
            assert shown == [other != seat for other in range(3)]

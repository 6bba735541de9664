"""The heading of a replay."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.program import computers, eventually, game_setup
from tests.ui.files.replays import cinema
from tests.ui.room import finished

pytestmark = pytest.mark.window


async def test_a_heading_longer_than_the_window_is_wide_takes_one_line(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(finished(game_setup(computers(2), set=6, hand=2, rounds=1)))
        heading, before = window.headline, window.view.height()
        words = "Runde 3 von 3 · Anfangspasch 10–10 · Niederländische Regeln " * 3
        window.stage.status.headline.emit(words)
        await eventually(lambda: heading.text() == words)
        QApplication.processEvents()
        assert window.view.height() == before
        assert heading.toolTip() == words

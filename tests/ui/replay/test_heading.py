"""The heading of a replay."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from tests.app.program import computers, eventually, game_setup
from tests.ui.files.replays import cinema
from tests.ui.room import finished

pytestmark = pytest.mark.window

SMALL = QSize(1024, 700)


async def test_a_small_window_has_the_heading_in_its_title_and_among_the_controls(
    plain: QApplication,
) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    async with cinema() as here:
        window = await here.look(finished(game_setup(computers(2), set=6, hand=2, rounds=1)))
        window.resize(SMALL)
        heading = window.headline
        await eventually(lambda: window.width() == SMALL.width() and not heading.isVisible())
        assert heading.text()
        assert window.windowTitle().endswith(heading.text())
        window.transport.more.setChecked(True)
        await eventually(lambda: heading.isVisible() and heading.width() > scaled(90))
        window.resize(SMALL * 3)
        await eventually(lambda: not window.windowTitle().endswith(heading.text()))


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

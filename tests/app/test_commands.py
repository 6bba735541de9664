"""The commands of the whole program: each opens one window, however often it comes."""

import asyncio

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.program import eventually, started
from tests.ui.room import open_game

COMMANDS = (
    "games", "share_deal", "save_as", "settings",
    "scores", "house_rules", "statistics", "keys", "about",
)  # fmt: skip
"""Those that open a dialog; a report stays on the disk, which here means an error of the program."""


def dialogs() -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isModal() and one.isVisible()]


@pytest.mark.qt_log_ignore("^This plugin does not support")
async def test_a_command_that_comes_again_before_its_dialog_opens_no_second_one(qapp: QApplication) -> None:
    async with started(qapp, open_game()) as desk:
        await eventually(lambda: desk.window.table.invitation.moves and not desk.window.table.is_busy)
        for name in COMMANDS:
            action = getattr(desk.window.commands, name)
            action.trigger()
            action.trigger()
            await eventually(dialogs)
            action.trigger()
            for _ in range(5):
                await asyncio.to_thread(lambda: None)
            assert len(dialogs()) == 1, name
            dialogs()[0].close()
            await eventually(lambda: not dialogs())
            for _ in range(5):
                await asyncio.to_thread(lambda: None)

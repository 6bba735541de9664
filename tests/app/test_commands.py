"""The commands of the whole program: each opens one window, however often it comes."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from mtdesk.record.record_file import write_record
from tests.app.program import STILL, eventually, settle, started
from tests.ui.room import open_game, played

COMMANDS = (
    "new_game", "open", "replay", "share_deal", "shared_deal", "save_as", "seats", "settings",
    "scores", "house_rules", "statistics", "keys", "about",
)  # fmt: skip
"""Those that open a dialog; a report stays on the disk, which here means an error of the program."""


def dialogs() -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isModal() and one.isVisible()]


@pytest.mark.qt_log_ignore("^This plugin does not support")
async def test_a_command_that_comes_again_before_its_dialog_opens_no_second_one(qapp: QApplication) -> None:
    settle()
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


@pytest.mark.qt_log_ignore("^This plugin does not support")
async def test_a_recent_game_says_which_file_it_is(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "evening.mtrain"
    write_record(file, played(open_game(), 2))
    settle(replace(STILL, recent_games=(str(file),)))
    async with started(qapp, open_game()) as desk:
        menu = desk.window.commands.recent
        await eventually(menu.isEnabled)
        menu.popup(QPoint(0, 0))
        try:
            at = menu.actionGeometry(menu.actions()[0]).center()
            QApplication.sendEvent(menu, QHelpEvent(QHelpEvent.Type.ToolTip, at, menu.mapToGlobal(at)))
            assert QToolTip.text() == str(file)
        finally:
            QToolTip.hideText()
            menu.close()

"""The command that opens the settings: what is chosen applies at once, and the page is remembered."""

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.settings import Settings
from mtdesk.ui.kit.themes import Themes
from mtdesk.ui.settings.controller import SettingsController
from mtdesk.ui.settings.dialog import SettingsDialog
from tests.app.program import eventually
from tests.ui.fingers import click, click_row
from tests.ui.room import Room
from tests.ui.room import opened as open_room

pytestmark = pytest.mark.window


def is_shown(room: Room) -> bool:
    room.window.commands.settings.trigger()  # in vain until the dialog before is done with
    return isinstance(QApplication.activeModalWidget(), SettingsDialog)


async def shown(room: Room) -> SettingsDialog:
    await eventually(lambda: is_shown(room))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    return dialog


async def test_the_page_that_was_left_is_shown_again(qapp: QApplication) -> None:
    async with open_room() as room:
        taken: list[Settings] = []
        themes = Themes(qapp.styleHints())
        SettingsController(room.context, themes, taken.append, lambda: None)
        dialog = await shown(room)
        assert dialog.names.currentRow() == 0
        click_row(dialog.names, 2)
        click(dialog.motion.switches["muted"])
        assert [settings.muted for settings in taken] == [True]
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        dialog = await shown(room)
        assert dialog.names.currentRow() == 2
        assert dialog.motion.isVisible()
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        themes.deleteLater()

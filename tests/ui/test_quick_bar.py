"""The buttons beside the menus: they do what the commands do, and say why one cannot be chosen."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.fingers import click
from tests.ui.room import opened

pytestmark = pytest.mark.window


async def test_the_buttons_do_and_say_what_the_commands_do_and_say(qapp: QApplication) -> None:
    async with opened() as room:
        commands, buttons = room.window.commands, room.window.quick_bar.buttons
        commands.allow_game()
        wanted: list[bool] = []
        commands.scores.triggered.connect(lambda: wanted.append(True))
        click(buttons["scores"])
        assert len(wanted) == 1
        click(buttons["log"])
        assert room.window.log.isVisible()
        assert buttons["log"].isChecked()
        commands.log.trigger()
        assert not buttons["log"].isChecked()
        commands.undo.setToolTip("Nothing has been done yet.")
        commands.undo.setEnabled(False)
        assert not buttons["undo"].isEnabled()
        assert buttons["undo"].toolTip() == "Undo (Ctrl+Z)\nNothing has been done yet."
        commands.undo.setEnabled(True)
        assert buttons["undo"].toolTip() == "Undo (Ctrl+Z)"

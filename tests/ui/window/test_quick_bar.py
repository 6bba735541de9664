"""The buttons beside the menus: they do what the commands do, and say why one cannot be chosen."""

import pytest
from PySide6.QtWidgets import QApplication, QMenuBar

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


async def test_they_and_the_headline_are_seen_where_the_desktop_shows_the_menus(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on macOS, or with a global menu on Linux; Qt then hides the bar and all that is in it."""
    monkeypatch.setattr(QMenuBar, "isNativeMenuBar", lambda _: True)
    async with opened() as room:
        window = room.window
        window.menuBar().hide()
        window.commands.allow_game()
        window.show_headline("Round 1 of 13  ·  engine 12–12")
        QApplication.processEvents()
        assert window.headline.isVisible()
        assert window.headline.text() == "Round 1 of 13  ·  engine 12–12"
        corners = [
            one.mapTo(window, one.rect().topLeft())
            for one in (window.head, window.headline, window.quick_bar, window.view)
        ]
        head, headline, buttons, table = corners
        assert head.y() == 0
        assert headline.x() + window.headline.width() <= buttons.x()
        assert buttons.x() + window.quick_bar.width() <= window.width()
        assert table.y() == window.head.height() >= window.quick_bar.height() > 0
        click(window.quick_bar.buttons["log"])
        assert window.log.isVisible()
        assert len(window.commands.menus[0].actions()) > 5, "the menus stay where people look for them"

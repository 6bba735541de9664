"""What is shown of the program itself: what it is, and its keys."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mtdesk.ui.kit.ask import ask
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay.transport import TransportKeys
from mtdesk.ui.window.main_window import MainWindow


class HelpController(QObject):
    """Opens the dialogs about the program and about its keys."""

    def __init__(self, window: MainWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._window = window
        window.commands.about.triggered.connect(tasks.starter(self.show_about))
        window.commands.keys.triggered.connect(tasks.starter(self.show_keys))

    async def show_about(self) -> None:
        """Show what the program is."""
        from mtdesk.ui.support.about import AboutDialog

        await ask(AboutDialog(self._window.table.look.theme, self._window))

    async def show_keys(self) -> None:
        """Show the keys of the window, of the table and of games that are looked through."""
        from mtdesk.ui.support.shortcuts import ShortcutsDialog

        window = self._window
        playing = (*window.actions_bar.keys, *window.panes.keys)
        keys = TransportKeys()
        replays = tuple(keys.actions.values())
        dialog = ShortcutsDialog(window.commands.menus, playing, window, replays=replays)
        keys.setParent(dialog)
        await ask(dialog)

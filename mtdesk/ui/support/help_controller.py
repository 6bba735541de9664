"""What the program says about itself: what it is, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from mtdesk.ui.kit.ask import ask
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.window.main_window import MainWindow


class HelpController(QObject):
    """Opens the dialogs about the program and about its keys.

    ``replay_keys`` makes the actions of replays, and the object to which they belong; ``by_ear`` gives those
    answered by screen readers.
    """

    def __init__(
        self,
        window: MainWindow,
        tasks: Tasks,
        replay_keys: Callable[[], tuple[QObject, Iterable[QAction]]],
        by_ear: Callable[[], Iterable[QAction]],
    ) -> None:
        super().__init__(window)
        self._window, self._replay_keys, self._by_ear = window, replay_keys, by_ear
        window.commands.about.triggered.connect(tasks.starter(self.show_about))
        window.commands.keys.triggered.connect(tasks.starter(self.show_keys))

    async def show_about(self) -> None:
        """Show what the program is."""
        from mtdesk.ui.support.about import AboutDialog

        await ask(AboutDialog(self._window))

    async def show_keys(self) -> None:
        """Show the keys of the window, of the table and of replays."""
        from mtdesk.ui.support.shortcuts import ShortcutsDialog

        window = self._window
        playing = (*window.actions_bar.keys, *window.panes.keys, *self._by_ear())
        keys, replays = self._replay_keys()
        dialog = ShortcutsDialog(window.commands.menus, playing, window, replays=tuple(replays))
        keys.setParent(dialog)
        await ask(dialog)

"""What the program says about itself: what it is, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context


class HelpController(QObject):
    """Opens the dialogs about the program and about its keys.

    ``replay_keys`` makes the actions of replays, and the object to which they belong; ``by_ear`` gives those
    answered by screen readers. ``apply`` uses other settings: the letter keys can be switched off.
    """

    def __init__(
        self,
        context: Context,
        replay_keys: Callable[[], tuple[QObject, Iterable[QAction]]],
        by_ear: Callable[[], Iterable[QAction]],
        apply: Callable[[Settings], object],
    ) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._store = window, context.store
        self._replay_keys, self._by_ear, self._apply = replay_keys, by_ear, apply
        self._shows_keys = False
        window.commands.about.triggered.connect(tasks.starter(self.show_about))
        window.commands.keys.triggered.connect(tasks.starter(self.show_keys))

    def open_page(self) -> bool | None:
        """Return whether the keys are shown; None if they are not."""
        return self._shows_keys or None

    async def reopen(self, _: bool) -> None:
        """Show the keys in another window, after they have changed."""
        await self.show_keys()

    async def show_about(self) -> None:
        from mtdesk.ui.support.about import AboutDialog

        await ask(AboutDialog(self._window))

    async def show_keys(self) -> None:
        from mtdesk.ui.support.shortcuts import ShortcutsDialog

        window = self._window
        playing = (*window.actions_bar.keys, *window.panes.keys, *self._by_ear())
        keys, replays = self._replay_keys()
        dialog = ShortcutsDialog(window.commands.menus, playing, window, replays=tuple(replays))
        keys.setParent(dialog)
        dialog.letters.setChecked(self._store.current.letter_keys)
        dialog.letters.toggled.connect(
            lambda wanted: self._apply(replace(self._store.current, letter_keys=wanted))
        )
        self._shows_keys = True
        try:
            await ask(dialog)
        finally:
            self._shows_keys = False

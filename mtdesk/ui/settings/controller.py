"""The command that opens the settings."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.kit.themes import Themes
from mtdesk.ui.play.context import Context


class SettingsController:
    """Shows the settings, first on the page on which they were left.

    ``take`` applies what people choose at once; ``test_sound`` plays a sound at the current volume.
    """

    def __init__(
        self,
        context: Context,
        themes: Themes,
        take: Callable[[Settings], object],
        test_sound: Callable[[], object],
    ) -> None:
        self._window, self._store = context.window, context.store
        self._themes, self._take, self._test_sound = themes, take, test_sound
        self._page = 0
        self._is_open = False
        context.window.commands.settings.triggered.connect(context.tasks.starter(self._change))

    def open_page(self) -> int | None:
        """Return which page is shown, so that the next window can `reopen` it; None if there is none."""
        return self._page if self._is_open else None

    async def reopen(self, page: int) -> None:
        """Show a page of the settings again, in another language."""
        self._page = page
        await self._change(goes_on=True)

    async def _change(self, *, goes_on: bool = False) -> None:
        from mtdesk.ui.settings.dialog import SettingsDialog

        themes = self._themes
        dialog = SettingsDialog(self._store.current, themes.names, self._window, themes.titles)
        dialog.names.setCurrentRow(self._page)
        dialog.names.currentRowChanged.connect(self._note_page)
        dialog.changed.connect(self._take_choices)
        dialog.test_wanted.connect(self._test_sound)
        if goes_on:
            dialog.focus_language()
        self._is_open = True
        try:
            await ask(dialog)
        finally:
            self._is_open = False

    def _note_page(self, page: int) -> None:
        self._page = page

    def _take_choices(self, chosen: Settings) -> None:
        """Apply what was chosen in the dialog; other settings may have changed since it opened."""
        from mtdesk.ui.settings.dialog import ASKED

        asked = {name: getattr(chosen, name) for name in ASKED}
        self._take(replace(self._store.current, **asked))

"""The command that opens the settings."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context


class SettingsController:
    """Shows the settings, first on the page on which they were left.

    ``apply`` uses what people choose at once; ``test_sound`` plays a sound at the current volume.
    """

    def __init__(
        self,
        context: Context,
        apply: Callable[[Settings], object],
        test_sound: Callable[[], object],
    ) -> None:
        self._window, self._store = context.window, context.store
        self._apply, self._test_sound = apply, test_sound
        self._page = 0
        self._chosen = ""
        """The setting changed last while the dialog is open."""
        self._is_open = False
        context.window.commands.settings.triggered.connect(context.tasks.starter(self._change))

    def open_page(self) -> tuple[int, str] | None:
        """Return the page that is shown and the setting chosen last; the next window takes them."""
        return (self._page, self._chosen) if self._is_open else None

    async def reopen(self, page: tuple[int, str]) -> None:
        """Show a page of the settings again, with the keyboard where it was."""
        self._page, self._chosen = page
        await self._change()

    async def _change(self) -> None:
        from mtdesk.ui.settings.dialog import SettingsDialog

        dialog = SettingsDialog(self._store.current, self._window)
        dialog.names.setCurrentRow(self._page)
        dialog.names.currentRowChanged.connect(self._note_page)
        dialog.changed.connect(self._take_choices)
        dialog.test_wanted.connect(self._test_sound)
        dialog.focus(self._chosen)
        self._is_open = True
        try:
            await ask(dialog)
        finally:
            self._is_open, self._chosen = False, ""

    def _note_page(self, page: int) -> None:
        self._page = page

    def _take_choices(self, chosen: Settings) -> None:
        """Apply what was chosen in the dialog; other settings may have changed since it opened."""
        from mtdesk.ui.settings.dialog import ASKED

        current = self._store.current
        changes = {
            name: value for name in ASKED if (value := getattr(chosen, name)) != getattr(current, name)
        }
        self._chosen = next(iter(changes), "")
        self._apply(replace(current, **changes))

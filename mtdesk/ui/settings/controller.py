"""The command that opens the settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import agrees, ask
from mtdesk.ui.play.context import Context

if TYPE_CHECKING:
    from mtdesk.ui.settings.dialog import SettingsDialog


class SettingsController:
    """Shows the settings, first on the page on which they were left.

    ``apply`` uses what people choose at once. ``export_data`` and ``import_data`` are begun from here, too.
    """

    def __init__(
        self,
        context: Context,
        apply: Callable[[Settings], object],
        export_data: Callable[[], Awaitable[None]],
        import_data: Callable[[], Awaitable[None]],
    ) -> None:
        self._window, self._store, self._tasks = context.window, context.store, context.tasks
        self._apply, self._export_data, self._import_data = apply, export_data, import_data
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

        next_work: list[Callable[[], Awaitable[None]]] = []
        dialog = SettingsDialog(self._store.current, self._window)
        dialog.tabs.setCurrentIndex(self._page)
        dialog.tabs.currentChanged.connect(partial(setattr, self, "_page"))
        dialog.chosen.connect(self._take)
        dialog.export_data.clicked.connect(lambda: next_work.append(self._export_data))
        dialog.import_data.clicked.connect(lambda: next_work.append(self._import_data))
        dialog.restore.clicked.connect(lambda: self._tasks.start(self._restore(dialog)))
        dialog.focus(self._chosen)
        self._is_open = True
        try:
            await ask(dialog)
        finally:
            self._is_open, self._chosen = False, ""
        for work in next_work:
            await work()

    async def _restore(self, dialog: SettingsDialog) -> None:
        """Restore the defaults of all settings in the dialog, if people agree."""
        if await agrees(dialog.defaults_question()):
            usual = Settings()
            dialog.show_settings(usual)
            names = [name for page in dialog.pages for name in page.controls]
            self._apply(replace(self._store.current, **{name: getattr(usual, name) for name in names}))

    def _take(self, name: str, value: object) -> None:
        """Apply what was chosen; other settings may have changed since the dialog opened."""
        self._chosen = name
        changes = {name: value}
        if name == "volume":
            changes["muted"] = not value
        self._apply(replace(self._store.current, **changes))

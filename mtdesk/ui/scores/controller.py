"""Scores beside the game: the score pad, and score sheets that are printed or kept as files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad_file import read_pad
from mtdesk.settings import SettingsStore
from mtdesk.table.items import TileStyle
from mtdesk.table.scene import Look
from mtdesk.table.theme import Theme
from mtdesk.ui.files.saving import save_as
from mtdesk.ui.kit.ask import tell
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.host import PanelHost
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words import cannot_open_text

if TYPE_CHECKING:
    from mtdesk.ui.score_pad.window import ScorePadWindow


class ScoreDesk(QObject):
    """Opens the score pad, and prints and keeps what any score sheet shows.

    ``theme`` gives the theme of a name, as the settings have it; ``own`` the person's own rule sets.
    """

    def __init__(
        self,
        window: MainWindow,
        host: PanelHost,
        tasks: Tasks,
        store: SettingsStore,
        theme: Callable[[str], Theme],
        own: Callable[[], Sequence[RuleSet]] = tuple,
    ) -> None:
        from mtdesk.ui.scores.paper import ScorePaper

        super().__init__(window)
        self._own = own
        self._window, self._tasks, self._store, self._theme = window, tasks, store, theme
        self._paper = ScorePaper(self)
        self._pad: ScorePadWindow | None = None
        window.commands.score_pad.triggered.connect(tasks.starter(self.open_pad))
        self._serve(host)

    def _serve(self, sheets: PanelHost | ScorePadWindow) -> None:
        sheets.export_wanted.connect(lambda sheet: self._tasks.start(self._export(sheet)))
        sheets.print_wanted.connect(lambda sheet: self._tasks.start(self._print(sheet)))

    async def open_pad(self) -> None:
        """Show the score pad."""
        await self._made().start()

    async def open_file(self, file: Path) -> None:
        """Show the pad in a file, which is kept among the others from now on, or say why that cannot be."""
        try:
            pad = await asyncio.to_thread(read_pad, file)
        except RecordError as error:
            await tell(self._window, cannot_open_text(file, error))
        else:
            await self._made().take_in(file, pad)

    def _made(self) -> ScorePadWindow:
        """The window of the score pad, which is made when it is first wanted, and stays."""
        from mtdesk.ui.score_pad.window import ScorePadWindow

        if self._pad is None:
            self._pad = ScorePadWindow(self._tasks, self._look, self._people, self._window, self._own)
            self._pad.played.connect(self._remember)
            self._serve(self._pad)
        return self._pad

    async def flush(self) -> None:
        """Wait until every entry is on the disk."""
        if self._pad is not None:
            self._pad.settle()
            await self._pad.keeper.flush()

    async def may_leave(self) -> bool:
        """Whether the program may end now; asks if entries on the score pad would be lost by it."""
        if self._pad is None:
            return True
        self._pad.settle()
        return await self._pad.rescue.may_leave()

    def _look(self) -> Look:
        """How things look now; the table of the game may be told later."""
        settings = self._store.current
        return Look(self._theme(settings.theme), TileStyle(settings.tile_style), settings.large_tiles)

    def _people(self) -> tuple[str, ...]:
        return self._store.current.people

    def _remember(self, names: tuple[str, ...]) -> None:
        self._store.keep(self._store.current.with_people(*names))

    async def _export(self, sheet: ScoreSheet) -> None:
        if sheet.scores is not None:
            title = self._title(sheet)
            formats = await asyncio.to_thread(self._paper.formats, sheet.scores, title)
            if isValid(sheet):
                await save_as(sheet.window(), title, formats)

    async def _print(self, sheet: ScoreSheet) -> None:
        from mtdesk.ui.files.printing import print_sheet

        if sheet.scores is not None:
            page = await asyncio.to_thread(self._paper.sheet, sheet.scores, self._title(sheet))
            if isValid(sheet):
                await print_sheet(page, sheet.window())

    def _title(self, sheet: ScoreSheet) -> str:
        return sheet.title or self.tr("Score sheet")

"""Score sheets that are printed or saved as files."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mtdesk import clock
from mtdesk.i18n import people_text
from mtdesk.ui.kit.tasks import Tasks

if TYPE_CHECKING:
    from mtdesk.ui.scores.paper import ScorePaper
    from mtdesk.ui.scores.sheet import ScoreSheet


class ShowsSheets(Protocol):
    """Shows score sheets; both signals carry the sheet."""

    @property
    def export_wanted(self) -> SignalInstance:
        """The sheet is to be exported."""

    @property
    def print_wanted(self) -> SignalInstance:
        """The sheet is to be printed."""


class ScoreController(QObject):
    """Prints and exports what any score sheet shows."""

    def __init__(self, window: QWidget, tasks: Tasks) -> None:
        super().__init__(window)
        self._tasks = tasks

    @cached_property
    def _paper(self) -> ScorePaper:
        from mtdesk.ui.scores.paper import ScorePaper

        return ScorePaper(self)

    def serve(self, sheets: ShowsSheets) -> None:
        """Print and export the score sheets of a source."""
        sheets.export_wanted.connect(lambda sheet: self._tasks.start(self._export(sheet)))
        sheets.print_wanted.connect(lambda sheet: self._tasks.start(self._print(sheet)))

    async def _export(self, sheet: ScoreSheet) -> None:
        from mtdesk.ui.files.saving import export_as
        from mtdesk.ui.scores.paper import dated

        if sheet.scores is not None:
            title = self._title(sheet)
            usual = await asyncio.to_thread(self._paper.formats, sheet.scores, title, sheet.day)
            if isValid(sheet):
                name, formats = sheet.title or people_text(sheet.scores.names), (*usual, *sheet.further())
                await export_as(sheet.window(), dated(name, sheet.day or clock.now().date()), formats)

    async def _print(self, sheet: ScoreSheet) -> None:
        from mtdesk.ui.files.printing import print_sheet

        if sheet.scores is not None:
            page = await asyncio.to_thread(self._paper.sheet, sheet.scores, self._title(sheet), sheet.day)
            if isValid(sheet):
                await print_sheet(page, sheet.window())

    def _title(self, sheet: ScoreSheet) -> str:
        return sheet.title or self.tr("Score sheet")

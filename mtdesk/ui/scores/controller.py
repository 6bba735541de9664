"""Score sheets that are printed or saved as files."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mtdesk import clock
from mtdesk.i18n import Labels, people_text
from mtdesk.ui.kit.tasks import Tasks

if TYPE_CHECKING:
    from mtdesk.ui.scores.sheet import ScoreSheet


class ScoreController(QObject):
    """Prints and exports what any score sheet shows."""

    def __init__(self, window: QWidget, tasks: Tasks) -> None:
        super().__init__(window)
        self._tasks = tasks

    def serve(self, sheet: ScoreSheet) -> None:
        """Print and export a score sheet when people want that."""
        sheet.export.clicked.connect(lambda: self._tasks.start(self._export(sheet)))
        sheet.print.clicked.connect(lambda: self._tasks.start(self._print(sheet)))

    async def _export(self, sheet: ScoreSheet) -> None:
        from mtdesk.ui.files.saving import export_as
        from mtdesk.ui.scores.paper import ScorePaper, dated

        if sheet.scores is not None:
            title = self._title(sheet)
            usual = await asyncio.to_thread(ScorePaper().formats, sheet.scores, title, sheet.day)
            if isValid(sheet):
                name, formats = sheet.title or people_text(sheet.scores.names), (*usual, *sheet.further())
                await export_as(sheet.window(), dated(name, sheet.day or clock.now().date()), formats)

    async def _print(self, sheet: ScoreSheet) -> None:
        from mtdesk.ui.files.printing import print_sheet
        from mtdesk.ui.scores.paper import ScorePaper

        if sheet.scores is not None:
            page = await asyncio.to_thread(ScorePaper().sheet, sheet.scores, self._title(sheet), sheet.day)
            if isValid(sheet):
                await print_sheet(page, sheet.window())

    def _title(self, sheet: ScoreSheet) -> str:
        return sheet.title or Labels.tr("Score sheet")

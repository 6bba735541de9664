"""The results of deals on disk, for the window: read and written in threads, faults reported in words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject

from mtdesk import paths
from mtdesk.i18n import file_text
from mtdesk.record.errors import RecordError
from mtdesk.ui.files.library import Library
from mtdesk.ui.words.errors import cannot_save_text

if TYPE_CHECKING:
    from mtdesk.record.deal_result import DealResult
    from mtdesk.record.deal_results_file import DealResults, KeptResult, Start

_log = logging.getLogger(__name__)


class KeptResults(QObject):
    """Keeps results of deals; one reading or writing follows the other."""

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._one_by_one = asyncio.Lock()

    @cached_property
    def _file(self) -> DealResults:
        from mtdesk.record.deal_results_file import FILE_NAME, DealResults

        return DealResults(paths.user_data_dir() / FILE_NAME)

    async def all(self) -> list[KeptResult]:
        """Return everything that is kept, the oldest first."""
        try:
            await self._mend()
        except RecordError as error:
            _log.warning("%s cannot be mended", self._file.path, exc_info=error)
        async with self._one_by_one:
            return await asyncio.to_thread(self._file.all)

    async def starts(self) -> list[Start]:
        """Return the deals of the day that have been begun."""
        async with self._one_by_one:
            return await asyncio.to_thread(self._file.starts)

    async def begun(self) -> set[str]:
        """Return the seeds of the deals that were begun here; what cannot be read is told of elsewhere."""
        async with self._one_by_one:
            return await asyncio.to_thread(self._read_begun)

    def _read_begun(self) -> set[str]:
        return self._file.begun()

    async def keep(
        self,
        origin: Literal["me", "other", "mark"],
        result: DealResult,
        begun: datetime | None = None,
        *,
        helped: bool = False,
    ) -> None:
        """Keep a result, or report why it cannot be kept."""
        from mtdesk.record.deal_results_file import Origin

        try:
            await self._mend()
            async with self._one_by_one:
                await asyncio.to_thread(self._file.add, Origin(origin), result, begun, helped=helped)
            self._library.tried.emit()
        except RecordError as error:
            await self._library.show_message(cannot_save_text(self._file.path, error))

    async def start(self, seed: str, name: str, begun: datetime) -> None:
        """Note that a person has begun a deal of the day; a fault of the disk shows with the result."""
        from mtdesk.record.deal_results_file import Start

        with contextlib.suppress(RecordError):
            await self._mend()
            async with self._one_by_one:
                await asyncio.to_thread(self._file.start, Start(seed, name, begun))
            self._library.tried.emit()

    async def _mend(self) -> None:
        """Keep what can be read of a damaged file, and report that. Raises RecordError."""
        async with self._one_by_one:
            copy = await asyncio.to_thread(self._file.mend)
        if copy is not None:
            words = self.tr("Some results of deals could not be read. The old file is kept as “{file}”.")
            await self._library.show_message(words.format(file=file_text(copy)))

"""Keeping the journal of the current game on disk, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from mtdesk.record.errors import RecordError
from mtdesk.record.journal import Entry, Journal
from mtdesk.record.model import Record

_THREAD = ThreadPoolExecutor(1, "journal")
"""Writes all journals, and does nothing else: other threads may wait for a disk that does not answer."""


class Autosave:
    """Writes what a match does to the journal at ``path``, in order; each call returns when it is on disk.

    Cancelling a caller stops no write. If it fails (a full or read-only disk) the game goes on:
    ``on_save_failed`` is called once, and everything is tried again with the next entry. It is called again
    if saving fails after it had worked in between. ``on_restored`` is called once if the file had gone and
    has been written again. ``guard`` is called in the thread before anything is written, and raises
    RecordError if it must not be.
    """

    def __init__(
        self,
        path: Path,
        on_save_failed: Callable[[RecordError | OSError], None],
        on_restored: Callable[[], None] = lambda: None,
        guard: Callable[[], None] = lambda: None,
    ) -> None:
        self._journal = Journal(path, guard)
        self._on_save_failed, self._on_restored = on_save_failed, on_restored
        self.is_failing = False
        """Whether the last attempt to save failed: something is in memory only."""

    async def start(self, record: Record) -> None:
        """Start the journal of a game in the state of ``record``, in place of whatever was there."""
        await self._in_thread(partial(self._journal.start, record.copy()))

    async def append(self, *entries: Entry) -> None:
        """Add entries, and save them."""
        await self._in_thread(partial(self._journal.append, *entries))

    async def save(self) -> None:
        """Write pending lines, and the whole journal again unless all of it is in the file."""
        await self._in_thread(partial(self._journal.save, is_checked=True))

    async def close(self) -> None:
        """Save, and close the file. Call it when the match no longer runs."""
        try:
            await self.save()
        finally:
            _THREAD.submit(self._journal.close)

    async def _in_thread(self, write: Callable[[], None]) -> None:
        """Write in the journal's thread, also if the caller is cancelled, and report what came of it."""
        written = asyncio.get_running_loop().run_in_executor(_THREAD, write)
        written.add_done_callback(self._report)
        await asyncio.wait({written})
        with suppress(RecordError, OSError):
            written.result()

    def _report(self, written: asyncio.Future[None]) -> None:
        error = written.exception()
        was_failing, self.is_failing = self.is_failing, error is not None
        if isinstance(error, RecordError | OSError) and not was_failing:
            self._on_save_failed(error)
        if self._journal.was_restored:
            on_restored, self._on_restored = self._on_restored, lambda: None
            on_restored()

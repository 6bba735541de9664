"""Games on their way into the statistics: from the library, and from the table when someone looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from mtdesk import clock
from mtdesk.control.guided import is_guided
from mtdesk.files import moment_in_name
from mtdesk.record.errors import RecordError
from mtdesk.stats.store import Store, StoreError, StoreFault
from mtdesk.stats.summary import summarise, summarise_file
from mtdesk.ui.files.library import Library, kept_games, library_folder
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.session import Session
from mtdesk.ui.words.statistics import store_text

_AFTER_MS = 2500
"""When to go through the library: long after the first paint."""
_BREATH = 0.1
"""Seconds between two files, for the window."""

_log = logging.getLogger(__name__)


class GameCounter(QObject):
    """Keeps the statistics up to date, off the window's thread, and reports each failure once.

    ``changed`` reports that the figures may have changed. Games that could not be counted are found again in
    the library, where every game goes, at the next start at the latest.
    """

    changed = Signal()

    def __init__(self, store: Store, session: Session, library: Library, tasks: Tasks) -> None:
        super().__init__(session)
        self._store, self._session, self._library, self._tasks = store, session, library, tasks
        self._told: StoreFault | None = None
        self._one_by_one = asyncio.Lock()
        library.touched.connect(self._look_at)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(lambda: tasks.start(self.catch_up()))
        self._later.start(_AFTER_MS)

    async def count_table(self) -> None:
        """Count the game on the table as far as its rounds are over and people have seen that."""
        seen = self._session.seen()
        if seen is None or is_guided(seen[0].setup):
            return
        record, ended = seen
        del record.rounds[len(ended) :]
        async with self._one_by_one:
            summary, now = await asyncio.to_thread(summarise, record), clock.now().replace(tzinfo=None)
            if summary is not None and await self._try(lambda: self._store.put(summary, now)):
                self.changed.emit()

    async def rename_rules(self, was: str, now: str) -> None:
        """Note that a person's own rules have been renamed."""
        async with self._one_by_one:
            if await self._try(lambda: self._store.rename_rules(was, now)):
                self.changed.emit()

    def _look_at(self, file: Path) -> None:
        if file.parent == library_folder():
            self._tasks.start(self.catch_up())

    async def catch_up(self) -> None:
        """Count the games in the library that have not been counted yet."""
        async with self._one_by_one:
            counted = False
            for file in await self._unread():
                if not await self._count_file(file):
                    break
                counted = True
                await asyncio.sleep(_BREATH)
        if counted:
            self.changed.emit()

    async def _count_file(self, file: Path) -> bool:
        """Count the game in a file; an unreadable one, or the guided one, is noted as seen.

        Returns whether the database could be used.
        """
        try:
            moment = await asyncio.to_thread(_moment, file)
            setup, summary = await asyncio.to_thread(summarise_file, file)
        except (RecordError, OSError) as error:
            _log.warning("%s is not counted: %s", file, error)
            return await self._try(lambda: self._store.skip(file))
        if summary is None or is_guided(setup):
            return await self._try(lambda: self._store.skip(file))
        return await self._try(lambda: self._store.put(summary, moment, file))

    async def _unread(self) -> list[Path]:
        found: list[Path] = []

        def look() -> None:
            files = kept_games()
            found.extend(self._store.unread(files) if files else ())

        # After damage, everything is counted again.
        if not await self._try(look) and self._told is StoreFault.DAMAGED:
            await self._try(look)
        return found

    async def _try(self, work: Callable[[], object]) -> bool:
        """Do something with the database in a thread; returns whether it could be done."""
        try:
            await asyncio.to_thread(work)
        except StoreError as error:
            await self.explain(error)
            return False
        self._told = None
        return True

    async def explain(self, error: StoreError) -> None:
        """Report a problem with the database, unless that has been done and nothing has worked since."""
        _log.warning("%s", error)
        if error.fault is self._told:
            return
        self._told = error.fault
        if error.fault is StoreFault.DAMAGED:
            self._later.start(0)
        self._tasks.start(self._library.show_message(store_text(error)))


def _moment(file: Path) -> datetime:
    """Return when a game was left or finished: by its name, otherwise by the time of the file."""
    return moment_in_name(file) or clock.moment_of(file.stat().st_mtime).replace(tzinfo=None)

"""Games on their way into the statistics: from the table as they are played, from the library as they lie."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from mtdesk import clock
from mtdesk.files import MOMENT
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Record
from mtdesk.record.reading import read_record
from mtdesk.stats.store import Store, StoreError, StoreFault
from mtdesk.stats.summary import summarise
from mtdesk.ui.guide.game import is_guided
from mtdesk.ui.library import Library, kept_games, library_folder
from mtdesk.ui.session import Session
from mtdesk.ui.tasks import Tasks
from mtdesk.ui.texts.statistics import store_text

_AFTER_MS = 2500
"""When the library is looked through: long after the first paint."""
_BREATH = 0.1
"""Seconds between two files, for the window."""

_log = logging.getLogger(__name__)


class GameCounter(QObject):
    """Keeps the statistics up to date, off the window's thread; ``tell`` says what does not work, once.

    ``changed`` says that the figures may be others now. What could not be counted is found again in the
    library, where every game goes, at the next start at the latest.
    """

    changed = Signal()

    def __init__(
        self,
        store: Store,
        session: Session,
        library: Library,
        tasks: Tasks,
        tell: Callable[[str], Awaitable[None]],
    ) -> None:
        super().__init__(session)
        self._store, self._session, self._tasks, self._tell = store, session, tasks, tell
        self._record: Record | None = None
        self._counted = 0
        """Moves of that game that are counted, or were made before it came to the table."""
        self._told: StoreFault | None = None
        self._one_by_one = asyncio.Lock()
        session.changed.connect(self._follow)
        library.touched.connect(self._look_at)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(lambda: tasks.start(self.catch_up()))
        self._later.start(_AFTER_MS)

    def _follow(self) -> None:
        """Count the game on the table when a round of it is over; not one that is only looked at."""
        game = self._session.game
        if game is None:
            return
        moves = sum(len(played.moves) for played in game.record.rounds)
        if game.record is not self._record:
            self._record, self._counted = game.record, moves
        elif game.state is not None and game.between_rounds and moves > self._counted:
            self._counted = moves
            self._tasks.start(self._count(game.record.copy()))

    async def _count(self, record: Record) -> None:
        if is_guided(record.setup):
            return
        async with self._one_by_one:
            if await self._try(lambda: _put(self._store, record)):
                self.changed.emit()

    def rename_rules(self, was: str, now: str) -> None:
        """A person's own rules have another name now."""
        self._tasks.start(self._rename_rules(was, now))

    async def _rename_rules(self, was: str, now: str) -> None:
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
                if not await self._try(lambda file=file: _put_file(self._store, file)):  # type: ignore[misc]
                    break
                counted = True
                await asyncio.sleep(_BREATH)
        if counted:
            self.changed.emit()

    async def _unread(self) -> list[Path]:
        found: list[Path] = []

        def look() -> None:
            files = kept_games()
            found.extend(self._store.unread(files) if files else ())

        # After damage everything is counted afresh.
        if not await self._try(look) and self._told is StoreFault.DAMAGED:
            await self._try(look)
        return found

    async def _try(self, work: Callable[[], None]) -> bool:
        """Do something with the database in a thread; returns whether it could be done."""
        try:
            await asyncio.to_thread(work)
        except StoreError as error:
            await self.explain(error)
            return False
        self._told = None
        return True

    async def explain(self, error: StoreError) -> None:
        """Say what is wrong with the database, unless that has been said and nothing has worked since."""
        _log.warning("%s", error)
        if error.fault is self._told:
            return
        self._told = error.fault
        if error.fault is StoreFault.DAMAGED:
            self._later.start(0)
        self._tasks.start(self._say(store_text(error)))

    async def _say(self, sentence: str) -> None:
        await self._tell(sentence)


def _put(store: Store, record: Record) -> None:
    summary = summarise(record)
    if summary is not None:
        store.put(summary, clock.now().replace(tzinfo=None))  # the statistics keep local times


def _put_file(store: Store, file: Path) -> None:
    """Count the game in a file; one that cannot be read, or is the guided one, is noted as seen."""
    try:
        record = read_record(file)
        summary = None if is_guided(record.setup) else summarise(record)
    except RecordError as error:
        _log.warning("%s is not counted: %s", file, error)
        summary = None
    if summary is None:
        store.skip(file)
    else:
        store.put(summary, _moment(file), file)


def _moment(file: Path) -> datetime:
    """When a game was left or finished: its name tells; else when the file was written."""
    try:
        return datetime.strptime(file.stem, MOMENT)  # noqa: DTZ007 -- local times
    except ValueError:
        return clock.moment_of(file.stat().st_mtime).replace(tzinfo=None)

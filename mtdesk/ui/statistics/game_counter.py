"""Games on their way into the statistics: from the table during play, and from the library."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.files import moment_in_name
from mtdesk.record.errors import RecordError
from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.record.playback import excerpt_of
from mtdesk.record.replay import Excerpt
from mtdesk.rules.events import RoundEnded
from mtdesk.stats.store import Store, StoreError, StoreFault
from mtdesk.stats.summary import (
    GameSummary,
    RoundSummary,
    file_parts,
    players_by_round,
    summarise_file,
    summarise_rounds,
    summary_of,
)
from mtdesk.ui.files.game_reader import MOVES_AT_ONCE, size_of
from mtdesk.ui.files.library import Library, kept_games, library_folder
from mtdesk.ui.files.worker import Worker
from mtdesk.ui.kit.progress import Progress
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.session import Session
from mtdesk.ui.words.statistics import store_text

_AFTER_MS = 2500
"""When to go through the library: long after the first paint."""
_BREATH = 0.1
"""Seconds between two files, for the window."""
_SMALL, _SMALL_MOVES = 32 * 1024, 600
"""Bytes of a file, and moves of a game, up to which they are processed in a thread."""

_log = logging.getLogger(__name__)


class GameCounter(QObject):
    """Keeps the statistics up to date, off the window's thread; ``tell`` reports each failure once.

    ``changed`` reports that the figures may have changed. Games that could not be counted are found again in
    the library, where every game goes, at the next start at the latest.
    """

    changed = Signal()

    def __init__(
        self,
        store: Store,
        session: Session,
        library: Library,
        tasks: Tasks,
        tell: Callable[[str], Coroutine[None, None, None]],
    ) -> None:
        super().__init__(session)
        self._store, self._session, self._tasks, self._tell = store, session, tasks, tell
        self._worker = Worker()
        self._table = _OnTable(None)
        self._told: StoreFault | None = None
        self._one_by_one = asyncio.Lock()
        session.changed.connect(self._follow)
        library.touched.connect(self._look_at)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(lambda: tasks.start(self.catch_up()))
        self._later.start(_AFTER_MS)

    def close(self) -> None:
        """End the process that works the figures out."""
        self._worker.close()

    def _follow(self) -> None:
        """Count the game on the table when the end of a round is shown, or taken back; not if only viewed."""
        game, match = self._session.game, self._session.match
        if game is None or match is None:
            return
        if game is not self._table.game:
            self._table = _OnTable(game)
        is_shown = game.between_rounds and match.audience.held is None
        over = len(game.record.rounds) - (0 if is_shown else 1)
        if self._table.follow(over) and not is_guided(game.setup):
            record = game.record.copy()
            del record.rounds[max(1, over) :]
            self._tasks.start(self._count(record, tuple(game.ended), over, self._table))

    async def _count(self, record: Record, ended: Sequence[RoundEnded], over: int, table: _OnTable) -> None:
        """Count a game as far as its rounds are over, fewer than before if one has been taken back."""
        async with self._one_by_one:
            summaries, seated = table.summaries, players_by_round(record)
            is_taken_back = over < len(summaries)
            del summaries[over:]
            if is_taken_back and not table.is_counted:
                return
            try:
                while len(summaries) < over:
                    excerpt = excerpt_of(record, ended, len(summaries), MOVES_AT_ONCE)
                    assert excerpt is not None  # there are rounds left
                    summaries += await self._summarised(excerpt, seated)
            except RecordError as error:  # its worker died; the game is counted when it is in the library
                _log.warning("The game on the table is not counted yet: %s", error)
                return
            summary, now = summary_of(record, summaries), clock.now().replace(tzinfo=None)

            def put() -> None:
                table.is_counted = self._store.put(summary, now, replaces=is_taken_back)

            if await self._try(put):
                self.changed.emit()

    async def _summarised(
        self, excerpt: Excerpt, seated: Sequence[Sequence[Player]]
    ) -> Sequence[RoundSummary]:
        if sum(len(played.moves) for played in excerpt.rounds) <= _SMALL_MOVES:
            return await asyncio.to_thread(lambda: list(summarise_rounds(excerpt, seated)))
        return await self._worker.parts(Progress(), summarise_rounds, excerpt, seated)

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
            setup, summary = await self._file_summary(file)
        except (RecordError, OSError) as error:
            _log.warning("%s is not counted: %s", file, error)
            return await self._try(lambda: self._store.skip(file))
        if summary is None or is_guided(setup):
            return await self._try(lambda: self._store.skip(file))
        return await self._try(lambda: self._store.put(summary, moment, file))

    async def _file_summary(self, file: Path) -> tuple[Setup, GameSummary | None]:
        if await asyncio.to_thread(size_of, file) <= _SMALL:
            return await asyncio.to_thread(summarise_file, file)
        setup, summary, *rounds = await self._worker.parts(Progress(), file_parts, file)
        return setup, None if summary is None else replace(summary, rounds=tuple(rounds))

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
        self._tasks.start(self._tell(store_text(error)))


class _OnTable:
    """What has been counted of the game on the table."""

    def __init__(self, game: Game | None) -> None:
        self.game = game
        self.summaries: list[RoundSummary] = []
        """Of its first rounds; the others are added as they are counted."""
        self.is_counted = False
        """Whether the statistics hold what was last put there from the table, not an earlier try."""
        rounds = [] if game is None else game.record.rounds
        self._over: int | None = None
        """Rounds that were over when the game came to the table, and those counted since then."""
        self._came = _progress(rounds)
        self._is_played = False

    def follow(self, over: int) -> bool:
        """Note how many rounds are over; return whether that is to be counted, as the game is played."""
        rounds = [] if self.game is None else self.game.record.rounds
        self._is_played = self._is_played or _progress(rounds) != self._came
        is_new = self._over not in (None, over)
        self._over = over
        return self._is_played and is_new


def _progress(rounds: Sequence[PlayedRound]) -> tuple[int, int]:
    return len(rounds), sum(len(played.moves) for played in rounds)


def _moment(file: Path) -> datetime:
    """Return when a game was left or finished: by its name, otherwise by the time of the file."""
    return moment_in_name(file) or clock.moment_of(file.stat().st_mtime).replace(tzinfo=None)

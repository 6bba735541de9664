"""Reading games in the background: small ones in a thread, others in a worker process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from mtdesk.control.pool import NoProcess, PlayerFailure, WorkerPool
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded
from mtdesk.record.journal import Recovery, cut_at, journal_parts, read_journal, set_aside
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.record.record_file import parse_unplayed, unplayed_parts
from mtdesk.record.replay import OpenedGame, Playback, courses, packed, unpacked
from mtdesk.rules.events import RoundEnded
from mtdesk.slices import in_slices
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.kit.progress import Progress

SMALL = 128 * 1024
"""Bytes up to which a game is read in a thread: a long evening. The window stays smooth meanwhile."""
_SMALL_MOVES = 2000
"""Moves up to which a game in memory is played again in a thread."""
MOVES_AT_ONCE = 2000
"""Moves that a worker plays again at a time; between them the progress is known."""


class Worker:
    """A process that is started when needed, and ends when it has been idle for a while.

    One call after another may use it.
    """

    def __init__(self) -> None:
        self._pool = WorkerPool(1)
        self._turn = asyncio.Lock()

    def close(self) -> None:
        self._pool.close()

    async def parts(
        self, progress: Progress, function: Callable[..., Iterable[Any]], *arguments: Any
    ) -> list[Any]:
        """Return what a picklable function yields; from a thread if the system provides no process.

        The window gets its turn while the values arrive. Cancelled, it ends the process at once. Raises
        RecordError like the function, and if the process died over it.
        """
        return await in_slices(unpacked(await self._packed(progress, function, *arguments)))

    async def _packed(self, progress: Progress, *work: Any) -> bytes:
        async with self._turn:
            try:
                return await self._pool.call(packed, *work)
            except asyncio.CancelledError:
                self._pool.recycle()
                raise
            except NoProcess:
                return await progress.in_thread(lambda: packed(*work))
            except PlayerFailure as failure:
                if isinstance(failure.__cause__, RecordError):
                    raise failure.__cause__ from None
                if failure.has_died:
                    raise RecordError(Fault.GAVE_OUT) from failure
                raise


class RecoveredGame(Struct, frozen=True):
    """The result of reading a journal; ``fault`` as in Recovery, ``set_aside`` the copy of a damaged one."""

    game: OpenedGame | None
    fault: RecordError | None = None
    set_aside: Path | None = None


class GameReader:
    """Reads games. Cancelled, it stops at once; all methods raise RecordError.

    Results of the worker are assembled in slices, so that the window never waits for them.
    """

    def __init__(self) -> None:
        self._worker = Worker()

    def close(self) -> None:
        self._worker.close()

    async def read(self, file: Path, progress: Progress) -> OpenedGame:
        """Read the game in a file, every move of it checked."""
        data = await from_disk(file, read_bounded)
        if len(data) <= SMALL:
            return await progress.in_thread(lambda: Playback(parse_unplayed(data)).finish(progress.report))
        parts = await self._worker.parts(progress, unplayed_parts, data)
        return await self.play_again(_record_of(parts), progress)

    async def play_again(
        self, record: Record, progress: Progress, ended: Sequence[RoundEnded] = ()
    ) -> OpenedGame:
        """Play a record again; ``ended`` is how its first rounds ended, as far as that is known."""
        return await self._play(Playback(record, ended), progress)

    async def recover(self, journal: Path, progress: Progress) -> RecoveredGame | None:
        """Return the game in a journal as far as it can be played; None as for ``read_journal``."""
        found = await self._lines(journal, progress)
        if found is None:
            return None
        game, fault = None, found.fault
        if found.record is not None:
            playback = Playback(found.record)
            try:
                game = await self._play(playback, progress)
            except RecordError as error:
                if error.fault is Fault.GAVE_OUT:
                    raise
                fault = error
                cut_at(found.record, error)
                game = await self.play_again(found.record, progress, playback.ended)
        kept = None if fault is None else await asyncio.to_thread(set_aside, journal)
        return RecoveredGame(game, fault, kept)

    async def _lines(self, journal: Path, progress: Progress) -> Recovery | None:
        if await asyncio.to_thread(size_of, journal) <= SMALL:
            return await progress.in_thread(lambda: read_journal(journal))
        found = await self._worker.parts(progress, journal_parts, journal)
        if not found:
            return None
        fault, *parts = found
        return Recovery(_record_of(parts) if parts else None, fault)

    async def _play(self, playback: Playback, progress: Progress) -> OpenedGame:
        if playback.moves_left <= _SMALL_MOVES:
            return await progress.in_thread(lambda: playback.finish(progress.report))
        while excerpt := playback.excerpt(MOVES_AT_ONCE):
            for course in await self._worker.parts(progress, courses, excerpt):
                playback.take(course)
            progress.report(playback.done, len(playback.record.rounds))
        return playback.opened


def _record_of(parts: Sequence[Setup | PlayedRound]) -> Record:
    setup, *rounds = parts
    assert isinstance(setup, Setup)
    return Record(setup, [played for played in rounds if isinstance(played, PlayedRound)])


def size_of(file: Path) -> int:
    """Return the size of a file in bytes, 0 if the system does not say."""
    try:
        return file.stat().st_size
    except (OSError, ValueError):  # opening it will say why
        return 0

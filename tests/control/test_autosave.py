"""Saving while a game is played: what is shown is on disk, or the person is told once that it is not."""

import asyncio
import errno
import os
import shutil
import sys
import threading
from pathlib import Path

import pytest

from mtdesk.control.autosave import Autosave
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.journal import Entry, Undo
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass
from tests.control.tables import Table, dealt, saved
from tests.records import recover

keeps_open_files = pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")


class _Disk:
    """A disk that is full, or waits to be let through, when told so; and what an autosave on it reports."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.is_full = self.is_slow = self.is_taken = False
        self.arrived, self.let_through = threading.Semaphore(0), threading.Semaphore(0)
        self.failures: list[Exception] = []
        self.restored = 0
        self.autosave = Autosave(path, self.failures.append, self._restore, self._guard)
        self.game = dealt("dutch", "cc")
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._flush)

    def _flush(self, handle: int) -> None:
        if self.is_slow:
            self.arrived.release()
            assert self.let_through.acquire(timeout=60)
        if self.is_full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self._fsync(handle)

    def _restore(self) -> None:
        self.restored += 1

    def _guard(self) -> None:
        if self.is_taken:
            raise RecordError(Fault.IN_USE)

    async def start(self) -> None:
        await self.autosave.start(self.game.record)

    async def move(self) -> None:
        """Make a move, and save it."""
        move = legal_moves(self.game.view(self.game.board.turn))[0]
        self.game.apply(move)
        await self.append(move)

    async def append(self, move: Move) -> None:
        await self.autosave.append(Entry(move=move))

    def is_failing(self) -> bool:
        return self.autosave.is_failing

    @property
    def is_saved(self) -> bool:
        """Whether the whole game can be read from the disk."""
        recovery = recover(self.path)
        return recovery is not None and recovery.record == self.game.record

    @property
    def moves(self) -> list[str]:
        """The lines after the first one and the deal."""
        return self.path.read_text().splitlines()[2:]


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> _Disk:
    return _Disk(tmp_path / "data" / "journal", monkeypatch)


async def test_what_could_not_be_saved_is_saved_with_the_next_move(disk: _Disk) -> None:
    await disk.start()
    disk.is_full = True
    for _ in range(2):
        await disk.move()
    assert len(disk.failures) == 1
    assert disk.is_failing()
    disk.is_full = False
    await disk.move()
    assert disk.is_saved
    assert not disk.is_failing()
    disk.is_full = True
    await disk.autosave.append(Entry(undo=Undo(1, 0)))
    assert len(disk.failures) == 2, "a new trouble is told again"
    for _ in range(2):
        await disk.autosave.close()
        assert disk.is_failing()
    disk.is_full = False
    await disk.autosave.close()
    assert not disk.is_failing()
    assert '"undo"' in disk.moves[-1]
    assert len(disk.failures) == 2


async def test_a_write_goes_on_when_nobody_waits_for_it_any_more(disk: _Disk) -> None:
    await disk.start()
    saving = asyncio.create_task(disk.append(Draw(0)))
    await asyncio.sleep(0)
    saving.cancel()
    await asyncio.wait({saving})
    assert saving.cancelled()
    await disk.autosave.close()
    assert '"draw"' in disk.moves[-1]


async def test_every_call_returns_when_its_own_entry_is_on_disk_and_the_end_waits_for_all(
    disk: _Disk,
) -> None:
    await disk.start()
    disk.is_slow = True
    first = asyncio.create_task(disk.append(Draw(0)))
    assert await asyncio.to_thread(disk.arrived.acquire, timeout=60)
    second = asyncio.create_task(disk.append(Pass(0)))
    ending = asyncio.create_task(disk.autosave.close())
    disk.let_through.release()
    await first
    assert await asyncio.to_thread(disk.arrived.acquire, timeout=60)
    assert not second.done()
    assert not ending.done()
    disk.let_through.release()
    await asyncio.gather(second, ending)
    assert ['"draw"' in line for line in disk.moves] == [True, False]


async def test_moves_are_saved_before_they_are_shown_while_every_other_thread_waits_for_a_dead_disk(
    tmp_path: Path,
) -> None:
    table, answered = Table(tmp_path, "pcc"), threading.Event()
    hanging = [asyncio.get_running_loop().run_in_executor(None, answered.wait) for _ in range(40)]

    def look(_: object) -> None:
        assert saved(tmp_path) == table.game.record

    table.stage.on_show = look
    try:
        async with asyncio.timeout(60):
            await table.run()
            await table.match._autosave.close()
    finally:
        answered.set()
        await asyncio.wait(hanging)


# The file disappears


@keeps_open_files
async def test_a_journal_that_has_gone_is_written_again_and_that_is_told_once(disk: _Disk) -> None:
    await disk.start()
    for _ in range(3):
        shutil.rmtree(disk.path.parent)
        await disk.move()
        assert disk.is_saved
    await disk.autosave.close()
    disk.path.unlink()
    await disk.autosave.close()
    assert disk.is_saved, "after the last move, too"
    assert (disk.restored, disk.failures) == (1, [])


async def test_nothing_is_written_while_another_program_has_the_games(disk: _Disk) -> None:
    await disk.start()
    disk.is_taken = True
    disk.path.write_text("of the other program")
    for _ in range(2):
        await disk.move()
    assert disk.path.read_text() == "of the other program"
    assert len(disk.failures) == 1
    disk.is_taken = False
    await disk.autosave.close()
    assert disk.is_saved, "it has the games again"

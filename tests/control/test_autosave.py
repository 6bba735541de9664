"""Saving that fails, saving that works again."""

import asyncio
import errno
import shutil
import sys
import threading
from pathlib import Path

import pytest

from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.control.match_settings import MatchSettings
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.journal import Journal
from mtdesk.record.plain import Json
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass
from tests.control.fakes import RecordingStage
from tests.control.tables import computers, setup_of, until
from tests.records import recover


class _Disk:
    """A disk that is full when told so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        append = Journal._append

        def append_or_refuse(journal: Journal, entry: Json) -> None:
            if self.full:
                raise RecordError(Fault.DISK_FULL)
            append(journal, entry)

        monkeypatch.setattr(Journal, "_append", append_or_refuse)


def _saved(path: Path) -> object:
    recovery = recover(path)
    return None if recovery is None else recovery.record


def _game() -> Game:
    game = Game(setup_of("dutch", "cc"))
    game.deal(game.next_deal())
    return game


async def test_what_could_not_be_saved_is_saved_with_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Exception] = []
    path = tmp_path / "a" / "b" / "journal"
    disk = _Disk(monkeypatch)
    autosave = Autosave(path, failures.append)
    game = _game()
    await autosave.start_journal(game.record)
    assert _saved(path) == game.record

    disk.full = True
    moves: list[Move] = [Draw(0), Pass(0), Draw(1), Pass(1)]
    for move in moves[:2]:
        await autosave.move(move)
    assert len(failures) == 1
    assert _saved(path) == game.record

    disk.full = False
    for move in moves[2:]:
        await autosave.move(move)
    lines = path.read_text().splitlines()
    assert ['"draw"' in line for line in lines[-4:]] == [True, False, True, False]
    assert len(failures) == 1

    disk.full = True
    await autosave.truncate(0, 0)
    assert len(failures) == 2, "a new trouble is told again"
    await autosave.close()
    await autosave.close()


async def test_a_folder_that_cannot_be_made_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    failures: list[Exception] = []
    stage = RecordingStage()
    game = Game(setup_of("dutch", "cc"))
    autosave = Autosave(tmp_path / "file" / "journal", failures.append)
    seats = computers(2)
    await Match(game, lambda seat, _: seats[seat], stage, autosave, MatchSettings()).run()
    assert game.is_over
    stage.assert_done()
    assert len(failures) == 1
    assert isinstance(failures[0], OSError | RecordError)


async def test_a_game_begun_on_a_full_disk_is_saved_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Exception] = []
    path = tmp_path / "journal"
    game = _game()
    autosave = Autosave(path, failures.append)
    with monkeypatch.context() as patch:
        patch.setattr("mtdesk.record.files.os.fsync", _no_space)
        await autosave.start_journal(game.record)
    assert not path.exists()
    assert len(failures) == 1
    before = len(game.record.rounds[0].moves)
    await autosave.move(Draw(0))
    lines = path.read_text().splitlines()
    assert len(lines) == 3
    assert before == 0
    await autosave.close()


def _no_space(_file: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


async def test_a_write_goes_on_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    autosave = Autosave(path, _fail)
    game = _game()
    await autosave.start_journal(game.record)
    saving = asyncio.create_task(autosave.move(Draw(0)))
    await asyncio.sleep(0)
    saving.cancel()
    await asyncio.wait({saving})
    assert saving.cancelled()
    await autosave.close()
    assert '"draw"' in path.read_text().splitlines()[-1]


def _fail(error: Exception) -> None:
    raise AssertionError from error


class _Gate:
    """Holds every entry back, in the thread that writes it, until it is let through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.arrived = threading.Semaphore(0)
        self._open = threading.Semaphore(0)
        append = Journal._append

        def append_at_the_gate(journal: Journal, entry: Json) -> None:
            self.arrived.release()
            assert self._open.acquire(timeout=60)
            append(journal, entry)

        monkeypatch.setattr(Journal, "_append", append_at_the_gate)

    async def wait_for_one(self) -> None:
        """Until an entry stands at the gate."""
        assert await asyncio.to_thread(self.arrived.acquire, timeout=60)

    def let_one_through(self) -> None:
        self._open.release()


def _entries(path: Path) -> list[str]:
    """What follows the first line and the deal: the saved moves."""
    return path.read_text().splitlines()[2:]


async def test_the_file_is_closed_even_if_nobody_waits_for_that_any_more(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "journal", lambda _: None)
    await autosave.start_journal(_game().record)
    closing = asyncio.create_task(autosave.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait({closing})
    assert closing.cancelled()
    await until(lambda: autosave._journal is not None and autosave._journal._file is None)


async def test_what_waits_is_written_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures: list[Exception] = []
    path = tmp_path / "journal"
    disk = _Disk(monkeypatch)
    autosave = Autosave(path, failures.append)
    await autosave.start_journal(_game().record)
    disk.full = True
    await autosave.move(Draw(0))
    await autosave.move(Pass(0))
    assert _entries(path) == []
    failing = autosave.is_failing
    disk.full = False
    await autosave.close()
    first, second = _entries(path)
    assert '"draw"' in first
    assert '"pass"' in second
    assert (failing, autosave.is_failing) == (True, False)
    assert len(failures) == 1


async def test_a_journal_that_could_not_be_begun_is_written_at_the_end(tmp_path: Path) -> None:
    failures: list[Exception] = []
    (tmp_path / "folder").write_text("no folder")
    path = tmp_path / "folder" / "journal"
    autosave = Autosave(path, failures.append)
    game = _game()
    await autosave.start_journal(game.record)
    move = legal_moves(game.view(game.board.turn))[0]
    game.apply(move)
    await autosave.move(move)
    assert len(failures) == 1
    (tmp_path / "folder").unlink()
    await autosave.close()
    assert _saved(path) == game.record, "as it began, with the one move since"


async def test_what_cannot_be_written_even_at_the_end_is_still_unsaved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Exception] = []
    disk = _Disk(monkeypatch)
    autosave = Autosave(tmp_path / "journal", failures.append)
    await autosave.start_journal(_game().record)
    disk.full = True
    await autosave.move(Draw(0))
    await autosave.close()
    assert autosave.is_failing
    assert len(failures) == 1


async def test_two_calls_at_once_return_when_their_own_entry_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "journal"
    autosave = Autosave(path, _fail)
    await autosave.start_journal(_game().record)
    gate = _Gate(monkeypatch)
    seen: dict[str, int] = {}

    async def save(name: str, move: Move) -> None:
        await autosave.move(move)
        seen[name] = len(_entries(path))

    first = asyncio.create_task(save("first", Draw(0)))
    await gate.wait_for_one()
    second = asyncio.create_task(save("second", Pass(0)))
    await asyncio.sleep(0)
    assert (_entries(path), seen) == ([], {})
    gate.let_one_through()
    await gate.wait_for_one()  # the second entry, written after the first
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(_entries(path)) == 1
    assert "second" not in seen
    gate.let_one_through()
    await asyncio.gather(first, second)
    assert seen["first"] >= 1
    assert seen["second"] == 2
    assert ['"draw"' in line for line in _entries(path)] == [True, False]
    await autosave.close()


async def test_the_end_waits_for_what_is_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "journal"
    autosave = Autosave(path, _fail)
    await autosave.start_journal(_game().record)
    gate = _Gate(monkeypatch)
    saving = asyncio.create_task(autosave.move(Draw(0)))
    await gate.wait_for_one()
    ending = asyncio.create_task(autosave.close())
    for _ in range(10):
        await asyncio.sleep(0)
    assert not ending.done()
    gate.let_one_through()
    await asyncio.gather(saving, ending)
    assert len(_entries(path)) == 1


async def test_what_waits_after_the_end_is_unsaved_until_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Exception] = []
    path = tmp_path / "journal"
    disk = _Disk(monkeypatch)
    autosave = Autosave(path, failures.append)
    await autosave.start_journal(_game().record)
    disk.full = True
    await autosave.move(Draw(0))
    for _ in range(2):
        await autosave.close()
        assert autosave.is_failing
    disk.full = False
    await autosave.close()
    assert not autosave.is_failing
    assert len(failures) == 1
    assert '"draw"' in _entries(path)[-1]


# The file disappears


class _Heard:
    """What an autosave reports."""

    def __init__(self, path: Path) -> None:
        self.failures: list[Exception] = []
        self.restored = 0
        self.is_taken = False
        self.autosave = Autosave(path, self.failures.append, self._restore, self._guard)

    def _restore(self) -> None:
        self.restored += 1

    def _guard(self) -> None:
        if self.is_taken:
            raise RecordError(Fault.IN_USE)


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
async def test_a_journal_that_has_gone_is_written_again_and_that_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "data" / "journal"
    heard = _Heard(path)
    game = _game()
    await heard.autosave.start_journal(game.record)
    for _ in range(3):
        shutil.rmtree(path.parent)
        move = legal_moves(game.view(game.board.turn))[0]
        game.apply(move)
        await heard.autosave.move(move)
        assert _saved(path) == game.record
    await heard.autosave.close()
    assert (heard.restored, heard.failures) == (1, [])


async def test_a_journal_that_has_gone_after_the_last_move_is_written_again_at_the_end(
    tmp_path: Path,
) -> None:
    path = tmp_path / "journal"
    heard = _Heard(path)
    game = _game()
    await heard.autosave.start_journal(game.record)
    await heard.autosave.close()
    path.unlink()
    await heard.autosave.close()
    assert _saved(path) == game.record
    assert heard.restored == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
async def test_a_journal_that_cannot_be_written_again_is_unsaved(tmp_path: Path) -> None:
    path = tmp_path / "data" / "journal"
    heard = _Heard(path)
    game = _game()
    await heard.autosave.start_journal(game.record)
    shutil.rmtree(path.parent)
    path.parent.write_text("no folder")
    for _ in range(2):
        await heard.autosave.save()
        assert heard.autosave.is_failing
    assert (heard.restored, len(heard.failures)) == (0, 1)
    path.parent.unlink()
    await heard.autosave.save()
    assert not heard.autosave.is_failing
    assert _saved(path) == game.record
    await heard.autosave.close()


async def test_nothing_is_written_while_another_program_has_the_games(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    heard = _Heard(path)
    game = _game()
    await heard.autosave.start_journal(game.record)
    heard.is_taken = True
    path.write_text("of the other program")
    for _ in range(2):
        move = legal_moves(game.view(game.board.turn))[0]
        game.apply(move)
        await heard.autosave.move(move)
    assert path.read_text() == "of the other program"
    assert heard.autosave.is_failing
    assert len(heard.failures) == 1
    heard.is_taken = False
    await heard.autosave.close()
    assert _saved(path) == game.record, "it has the games again"

"""Saving that fails, saving that works again."""

import asyncio
import errno
from pathlib import Path

import pytest

from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match, MatchSettings
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.journal import Journal
from mtdesk.record.plain import Json
from mtdesk.record.recovery import recover
from mtdesk.rules.moves import Draw, Move, Pass
from tests.control.fakes import RecordingStage
from tests.control.tables import computers, setup_of


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
    await autosave.begin(game.record)
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
    await autosave.end()
    await autosave.end()


async def test_a_folder_that_cannot_be_made_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    failures: list[Exception] = []
    stage = RecordingStage()
    game = Game(setup_of("dutch", "cc"))
    autosave = Autosave(tmp_path / "file" / "journal", failures.append)
    await Match(game, computers(2), stage, autosave, MatchSettings()).run()
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
        await autosave.begin(game.record)
    assert not path.exists()
    assert len(failures) == 1
    before = len(game.record.rounds[0].moves)
    await autosave.move(Draw(0))
    lines = path.read_text().splitlines()
    assert len(lines) == 3
    assert before == 0
    await autosave.end()


def _no_space(_file: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


async def test_a_write_goes_on_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    autosave = Autosave(path, _fail)
    game = _game()
    await autosave.begin(game.record)
    saving = asyncio.create_task(autosave.move(Draw(0)))
    await asyncio.sleep(0)
    saving.cancel()
    await asyncio.wait({saving})
    assert saving.cancelled()
    await autosave.end()
    assert '"draw"' in path.read_text().splitlines()[-1]


def _fail(error: Exception) -> None:
    raise AssertionError from error

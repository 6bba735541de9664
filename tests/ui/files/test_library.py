"""Games on disk: kept, opened, written where people say, and every refusal told in a sentence."""

from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from mtdesk import paths
from mtdesk.record.model import Player
from mtdesk.record.record_file import read_record, write_record
from mtdesk.ui.files.library import SUFFIX
from mtdesk.ui.files.saving import choose_file, choose_files
from tests.app.program import eventually
from tests.records import write_journal
from tests.ui.room import Room, block_library, finished, kept, open_game, opened, played


def file_dialog() -> QFileDialog | None:
    """The dialog that asks for a file, if it is open."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, QFileDialog) and dialog.isVisible() else None


async def answer(act: Callable[[QFileDialog], None]) -> None:
    """Wait for the dialog that asks for a file, and do something with it that closes it."""
    dialog = await eventually(file_dialog)
    act(dialog)
    await eventually(lambda: file_dialog() is None)


def name(file: Path) -> Callable[[QFileDialog], None]:
    """Name a file and accept."""

    def act(dialog: QFileDialog) -> None:
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.setText(str(file))
        dialog.accept()

    return act


async def test_a_game_is_kept_from_the_first_move_of_a_person() -> None:
    players = (Player("Bo", "computer", "easy"), Player("Ada", "human"))
    setup = open_game()
    setup = replace(setup, players=players)
    async with opened() as room:
        record, moves = played(setup, 0), 0
        while all(move.player == 0 for move in record.rounds[0].moves):
            assert await room.library.keep_game(record, ())
            assert kept() == []
            moves += 1
            record = played(setup, moves)
        record.replace_player(1, Player("Cy", "computer", "easy"))
        assert await room.library.keep_game(record, ())
    assert [read_record(path) for path in kept()] == [record]
    assert moves > 1


async def test_a_game_of_computers_is_kept_from_its_first_move() -> None:
    players = tuple(Player(name, "computer", "easy") for name in ("Bo", "Cy"))
    async with opened() as room:
        assert await room.library.keep_game(played(replace(open_game(), players=players), 1), ())
    assert len(kept()) == 1


async def test_games_kept_one_after_the_other_do_not_overwrite_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not even by a clock that has been set back."""
    monkeypatch.setattr("mtdesk.clock.now", lambda: datetime(2026, 10, 25, 2, 30, tzinfo=UTC))
    records = [played(open_game(seed=str(number)), number) for number in range(1, 4)]
    async with opened() as room:
        for record in records:
            assert await room.library.keep_game(record, ())
    found = map(read_record, kept())
    assert sorted(found, key=lambda record: len(record.rounds[0].moves)) == records
    assert {path.suffix for path in kept()} == {SUFFIX}


@pytest.mark.parametrize("is_full", [False, True])
async def test_a_game_that_cannot_be_kept_is_told_and_not_safe(
    monkeypatch: pytest.MonkeyPatch, is_full: bool
) -> None:
    def no_space(file: int) -> None:
        raise OSError(28, "No space left on device")

    if is_full:
        monkeypatch.setattr("mtdesk.record.files.os.fsync", no_space)
    else:
        block_library()
    async with opened() as room:
        keeping = room.tasks.start(room.library.keep_game(played(open_game(), 1), ()))
        assert str(paths.user_data_dir() / paths.GAMES) in await room.close_box()
        assert await keeping is False
        assert not is_full or kept() == []


async def choose_game(room: Room) -> Path | None:
    return await choose_file(room.window, "Saved games", ".mtrain")


async def begins_in(room: Room, asking: Coroutine[Any, Any, Any]) -> Path:
    """The folder in which a dialog begins, which is then declined."""
    seen: list[Path] = []
    task = room.tasks.start(asking)

    def look(dialog: QFileDialog) -> None:
        seen.append(Path(dialog.directory().absolutePath()))
        dialog.reject()

    await answer(look)
    await task
    return seen[0]


async def test_dialogs_begin_where_people_last_saved_while_that_exists(tmp_path: Path) -> None:
    folder, record = tmp_path / "mine", played(open_game(), 1)
    folder.mkdir()
    async with opened() as room:
        assert await room.library.keep_game(record, ())
        usual = await begins_in(room, room.library.save_as(record, ()))
        saving = room.tasks.start(room.library.save_as(record, ()))
        await answer(name(folder / "game.mtrain"))
        await room.close_box("OK")
        await saving
        assert await begins_in(room, room.library.save_as(record, ())) == folder
        assert await begins_in(room, choose_files(room.window, "Saved games", ".mtrain")) == folder
        assert await begins_in(room, choose_game(room)) == folder
        choosing = room.tasks.start(choose_game(room))
        write_record(tmp_path / "other.mtrain", record)
        await answer(name(tmp_path / "other.mtrain"))
        assert await choosing == tmp_path / "other.mtrain"
        assert await begins_in(room, choose_game(room)) == tmp_path
        choosing = room.tasks.start(choose_game(room))
        await answer(name(folder / "game.mtrain"))
        await choosing
        (folder / "game.mtrain").unlink()
        folder.rmdir()
        assert await begins_in(room, room.library.save_as(record, ())) == usual


@pytest.mark.parametrize("typed", ["mine", "mine.mtrain"])
async def test_a_game_is_saved_where_people_say(tmp_path: Path, typed: str) -> None:
    record = played(open_game(), 2)
    async with opened() as room:
        saving = room.tasks.start(room.library.save_as(record, ()))
        await answer(name(tmp_path / typed))
        assert await room.close_box("OK") == f"Saved as “mine.mtrain” in “{tmp_path}”."
        await saving
    assert [path.name for path in tmp_path.iterdir()] == ["mine.mtrain"]
    assert read_record(tmp_path / "mine.mtrain") == record


async def test_a_finished_game_is_kept_also_if_its_journal_cannot_be_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = finished(open_game())
    journal = paths.journal()
    journal.parent.mkdir(parents=True, exist_ok=True)
    write_journal(journal, record)

    def refuse(file: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(file))

    async with opened() as room:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "unlink", refuse)
            assert await room.library.last_game() is None
    assert [read_record(path) for path in kept()] == [record]

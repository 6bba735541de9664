"""The data folder disappears while a game is on the table: it is saved again, or the person is asked."""

import os
import shutil
import threading
from pathlib import Path

import pytest

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.record_file import read_record
from mtdesk.ui.kit.ask import UnsavedQuestion
from tests.app.program import eventually, saved
from tests.records import resumed
from tests.ui.files.test_library import answer, name
from tests.ui.room import finished, open_box, open_game, opened

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(os.name != "posix", reason="elsewhere, files that are open cannot be removed"),
]

SAVED_AGAIN = "Your game’s file was missing, so the game has been saved again."


def put_a_file_in_the_place_of_the_folder() -> None:
    shutil.rmtree(paths.user_data_dir())
    paths.user_data_dir().write_text("no folder")


async def test_the_game_is_saved_again_and_that_is_told_once() -> None:
    async with opened() as room:
        game = Game(open_game())
        await room.play(game)
        for _ in range(2):
            shutil.rmtree(paths.user_data_dir())
            await room.make()
            await room.asked()
            assert saved() == game.record
        assert room.told == [SAVED_AGAIN]
        assert not room.session.is_unsaved
        assert room.reported == []


async def test_a_game_that_is_over_is_saved_again_before_the_program_ends() -> None:
    record = finished(open_game())
    async with opened() as room:
        room.session.start_game(resumed(record), room.store.current)
        await eventually(lambda: saved() == record)
        shutil.rmtree(paths.user_data_dir())
        assert await room.desk.may_leave()
        assert saved() == record


async def test_closing_asks_if_it_cannot_be_saved_again_until_it_is_saved_elsewhere(tmp_path: Path) -> None:
    async with opened() as room:
        game = Game(open_game())
        await room.play(game)
        put_a_file_in_the_place_of_the_folder()
        leaving = room.tasks.start(room.desk.may_leave())
        await eventually(lambda: isinstance(open_box(), UnsavedQuestion))
        await room.close_box("Save as…")
        await answer(name(tmp_path / "elsewhere.mtrain"))
        await room.close_box("OK")
        assert not await leaving, "the program stays open"
        assert read_record(tmp_path / "elsewhere.mtrain") == game.record
        assert await room.desk.may_leave(), "it is not asked again what is safe"
        assert str(paths.journal()) in room.told[0]
        assert len(room.told) == 1


async def test_another_program_that_has_the_games_is_told_once_and_its_journal_stays() -> None:
    other = threading.Event()

    def guard() -> None:
        if other.is_set():
            raise RecordError(Fault.IN_USE)

    async with opened() as room:
        room.session.guard = guard
        await room.play(Game(open_game()))
        other.set()
        paths.journal().write_text("of the other program")
        await room.make()
        await room.make()
        await room.asked()
        assert paths.journal().read_text() == "of the other program"
        assert room.session.is_unsaved
        (told,) = room.told
        assert told == f"“{paths.journal()}” cannot be saved: another copy of mtdesk is using this folder."

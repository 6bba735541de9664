"""One game on the stage after another, and what happens when something nobody expected goes wrong."""

import asyncio
import os
import shutil
import threading
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.record_file import read_record
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Tap
from mtdesk.table.scene import TableScene
from mtdesk.ui.kit.ask import UnsavedQuestion
from mtdesk.ui.scores.sheet import ScoreSheet
from tests.app.program import STILL, eventually, saved
from tests.records import resumed
from tests.ui.files.test_library import answer, name
from tests.ui.room import Room, finished, move_count, open_box, open_game, opened


class Trouble:
    """Lets a method of the scene fail the next so many times, after it has done its work."""

    def __init__(self, patch: pytest.MonkeyPatch, name: str, times: int = 0) -> None:
        self.left = times
        self.error = ZeroDivisionError(f"in {name}")
        real = getattr(TableScene, name)

        async def failing(table: TableScene, *arguments: Any) -> None:
            await real(table, *arguments)
            if self.left:
                self.left -= 1
                raise self.error

        patch.setattr(TableScene, name, failing)


def assert_shows(room: Room, game: Game) -> None:
    """The table, the journal and the game agree."""
    assert room.session.game is game
    assert room.table.view_shown == game.view(game.board.turn)
    assert saved() == game.record


async def test_a_score_sheet_bears_the_day_on_which_its_game_was_begun() -> None:
    async with opened() as room:
        begun = datetime(2026, 3, 5, 19, 30)  # noqa: DTZ001 -- by the clock on the wall
        await room.play(Game(replace(open_game(), begun=begun)))
        showing = asyncio.create_task(room.host.show_sheet())
        dialog = await eventually(QApplication.activeModalWidget)
        sheet = dialog.findChild(ScoreSheet)
        assert isinstance(sheet, ScoreSheet)
        assert sheet.day == begun.date()
        await eventually(dialog.isActiveWindow)  # no shortcut works before
        QTest.keyClick(dialog, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        assert not dialog.isVisible(), "the key that opens it closes it again"
        await showing


async def test_every_move_may_bring_an_error_and_the_game_still_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opened() as room:
        game = await room.play(Game(open_game()))
        trouble = Trouble(monkeypatch, "play_events")
        for number in range(1, 4):
            trouble.left = 1
            await room.make()
            await eventually(lambda: not trouble.left)
            await room.asked()
            assert room.reported == [trouble.error] * number
            assert move_count(game.record) == number
        assert_shows(room, game)


async def test_the_same_error_again_before_a_move_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened() as room:
        game = await room.play(Game(open_game()))
        trouble = Trouble(monkeypatch, "play_events", times=1)
        trouble_again = Trouble(monkeypatch, "rebuild", times=1)
        await room.make()
        await eventually(lambda: len(room.reported) == 2)
        assert room.reported == [trouble.error, trouble_again.error]
        assert not room.table.invitation.moves
        assert saved() == game.record
        # The match is over: the same game can be put on the table again, and goes on where it stood.
        await room.play(game)
        assert move_count(game.record) == 1
        assert_shows(room, game)
        assert len(room.reported) == 2


async def test_after_the_end_nothing_that_people_do_reaches_the_game() -> None:
    async with opened() as room:
        game = await room.play(Game(open_game()))
        asked = await room.asked()
        await room.session.stop()
        assert not room.table.invitation.moves
        before = paths.journal().read_bytes()
        room.table.proposed.emit(asked.moves[0])
        room.session.ask(Match.undo)
        room.session.ask(Match.redo)
        room.window.actions_bar.declined.emit()
        assert move_count(game.record) == 0
        assert paths.journal().read_bytes() == before


def _with_a_pending_tap() -> Game:
    """A game in which one person may tap before the other is asked to move."""
    for seed in count():
        game = Game(open_game(seed=str(seed), tap="no-limit"))
        game.deal(game.next_deal())
        while game.board.over is None:
            game.apply(legal_moves(game.view(game.board.turn))[0])
            if game.board.pending_tap not in (None, game.board.turn):
                return game
    raise AssertionError


async def test_without_a_limit_a_tap_is_offered_until_it_is_answered() -> None:
    async with opened() as room:
        game = _with_a_pending_tap()
        room.session.start_game(game, STILL)
        await eventually(lambda: room.table.invitation.moves or room.reported)
        assert room.reported == []
        (tap,) = room.table.invitation.moves
        assert isinstance(tap, Tap)
        await room.make(tap)
        await room.asked()
        assert game.record.rounds[0].moves[-1] == tap
        assert room.reported == []
        assert saved() == game.record


async def test_a_disk_that_refuses_is_told_once_and_the_game_goes_on() -> None:
    folder = paths.user_data_dir()
    folder.parent.mkdir(parents=True)
    folder.write_text("no folder")
    async with opened() as room:
        game = await room.play(Game(open_game()))
        await room.make()
        await room.make()
        await room.asked()
        (sentence,) = room.told
        assert str(paths.journal()) in sentence
        unsaved = room.session.is_unsaved
        folder.unlink()
        await room.make()
        await room.asked()
        assert (unsaved, room.session.is_unsaved) == (True, False)
        assert_shows(room, game)
        assert len(room.told) == 1
        assert room.reported == []


POSIX = pytest.mark.skipif(os.name != "posix", reason="elsewhere, files that are open cannot be removed")

SAVED_AGAIN = "Your game’s file was missing, so the game has been saved again."


def put_a_file_in_the_place_of_the_folder() -> None:
    shutil.rmtree(paths.user_data_dir())
    paths.user_data_dir().write_text("no folder")


@POSIX
async def test_the_game_is_saved_again_and_that_is_told_once() -> None:
    async with opened() as room:
        game = await room.play(Game(open_game()))
        for _ in range(2):
            shutil.rmtree(paths.user_data_dir())
            await room.make()
            await room.asked()
            assert saved() == game.record
        assert room.told == [SAVED_AGAIN]
        assert not room.session.is_unsaved
        assert room.reported == []


@POSIX
async def test_a_game_that_is_over_is_saved_again_before_the_program_ends() -> None:
    record = finished(open_game())
    async with opened() as room:
        room.session.start_game(resumed(record), room.store.current)
        await eventually(lambda: saved() == record)
        shutil.rmtree(paths.user_data_dir())
        assert await room.desk.may_leave()
        assert saved() == record


@POSIX
async def test_closing_asks_if_it_cannot_be_saved_again_until_it_is_saved_elsewhere(tmp_path: Path) -> None:
    async with opened() as room:
        game = await room.play(Game(open_game()))
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


@POSIX
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

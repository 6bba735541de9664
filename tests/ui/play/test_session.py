"""One game on the stage after another, and what happens when something nobody expected goes wrong."""

import asyncio
from datetime import datetime
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Tap
from mtdesk.table.scene import TableScene
from mtdesk.ui.scores.sheet import ScoreSheet
from tests.app.program import STILL, eventually, saved
from tests.ui.room import Room, move_count, open_game, opened

pytestmark = pytest.mark.window


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
        game = Game(open_game())
        await room.play(game)
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
        game = Game(open_game())
        await room.play(game)
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


async def test_two_games_at_once_cannot_be_played() -> None:
    async with opened() as room:
        game = Game(open_game())
        await room.play(game)
        with pytest.raises(RuntimeError, match="another game"):
            room.session.start_game(Game(open_game(seed="2")), STILL)
        assert_shows(room, game)
        await room.make()
        await room.session.stop()
        other = Game(open_game(seed="2"))
        await room.play(other)
        assert_shows(room, other)


async def test_after_the_end_nothing_that_people_do_reaches_the_game() -> None:
    async with opened() as room:
        game = Game(open_game())
        await room.play(game)
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
        game = Game(open_game())
        await room.play(game)
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

"""The deal of the day: played, compared with the expert, continued, and looked up in the calendar."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, datetime, timedelta
from fractions import Fraction

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QApplication

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.pool import PlayerFailure
from mtdesk.record.daily import FILE_NAME, LEVEL, DailyResult, DailyResults, daily_deal
from mtdesk.record.deal_code import deal_of
from mtdesk.record.model import Player, Setup
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.daily_controller import DailyController
from mtdesk.ui.setup.daily_dialog import DailyDialog
from tests.app.program import becomes, eventually, modal
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import Room, finished, opened

NOON = datetime(2026, 3, 5, 12).astimezone()
DAY = NOON.date()
DEAL = daily_deal(DAY)
PLAYERS = (Player("Ada", "human"), *(Player(name, "computer", LEVEL) for name in ("Bo", "Cleo")))
SETUP = Setup(DEAL.preset, DEAL.options, PLAYERS, 0, DEAL.seed, begun=NOON.replace(tzinfo=None))


@pytest.fixture(autouse=True)
def _quick_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert has 7 points in the last of three rounds, at once."""

    async def call(self: object, function: object, deal: object, level: str, before: tuple[object, ...]):  # type: ignore[no-untyped-def]
        assert level == LEVEL
        return tuple(map(Fraction, (7 if len(before) == 2 else 0, 40, 50)))

    monkeypatch.setattr("mtdesk.ui.setup.daily_controller.WorkerPool.call", call)
    monkeypatch.setattr(clock, "now", lambda: NOON)


class Daily:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.controller = DailyController(room.context, room.host)

    async def dialog(self) -> DailyDialog:
        """The dialog, asked for from the menu."""
        await eventually(lambda: QApplication.activeModalWidget() is None)
        self.room.window.commands.daily_deal.trigger()
        return await modal(DailyDialog)

    async def finish(self, setup: Setup = SETUP) -> GameEndPanel:
        """Put a finished game on the table, and return its last page."""
        self.room.session.start_game(resumed(finished(setup)), self.room.store.current)
        return await becomes(GameEndPanel, lambda: self.room.window.overlay.page)


@asynccontextmanager
async def days() -> AsyncIterator[Daily]:
    async with opened() as room:
        made = Daily(room)
        yield made
        made.controller.close()


def kept() -> dict[date, DailyResult]:
    return DailyResults(paths.user_data_dir() / FILE_NAME).read()


def comment(page: GameEndPanel) -> str:
    return page.comment.text()


def own_points(game: Game) -> tuple[int, ...]:
    return tuple(int(one.points[0]) for one in game.ended)


async def test_the_deal_is_played_and_continued() -> None:
    async with days() as here:
        dialog = await here.dialog()
        assert dialog.heading.text() == "Deal of the day · March 5"
        assert dialog.play.text() == "&Play"
        here.room.store.change(people=("Player 2", "Nora"))
        click(dialog.play)
        await here.room.asked()
        setup = here.room.game.setup
        assert deal_of(setup) == DEAL
        assert (setup.players[0].name, setup.players[0].level) == ("Nora", None)
        assert [player.level for player in setup.players[1:]] == [LEVEL, LEVEL]
        assert not await here.controller.is_new()
        game, dialog = here.room.game, await here.dialog()
        assert dialog.outcome.text().startswith("Round 1 of 3")
        click(dialog.play)
        await eventually(lambda: QApplication.activeModalWidget() is None)
        assert here.room.game is game


async def test_the_first_result_is_kept_and_compared_with_the_expert() -> None:
    async with days() as here:
        waiting = await here.controller.waiting()
        assert (waiting.title, waiting.detail) == ("Deal of the day", "Not played yet")
        page = await here.finish()
        points = own_points(here.room.game)
        await eventually(lambda: kept().get(DAY) == DailyResult(DAY, points, SETUP.begun, (0, 0, 7)))
        await eventually(lambda: comment(page).endswith(f"({sum(points)} to 7)"))
        assert not await here.controller.is_new()
        dialog = await here.dialog()
        assert dialog.play.text() == "&Play this deal again"
        assert dialog.outcome.text().endswith(f"({sum(points)} to 7)")
        dialog.reject()
        other = replace(SETUP, players=(Player("Eve", "human"), *PLAYERS[1:]))
        await here.finish(other)
        assert kept()[DAY].own == points


async def test_the_calendar_shows_earlier_days_and_the_streak() -> None:
    file = DailyResults(paths.user_data_dir() / FILE_NAME)
    for ago in (1, 2, 40):
        begun = SETUP.begun
        assert begun is not None
        file.keep(DailyResult(DAY - timedelta(ago), (ago, 0, 0), begun - timedelta(ago), (1, 0, 0)))
    async with days() as here:
        dialog = await here.dialog()
        assert dialog.streak.text() == "2 day(s) in a row"
        assert (await here.controller.waiting()).detail == "2 day(s) in a row"
        assert dialog.calendar.minimumDate() == QDate(2026, 1, 24)
        dialog.calendar.setSelectedDate(QDate(2026, 3, 3))
        await eventually(lambda: dialog.heading.text() == "Deal of the day · March 3")
        assert dialog.outcome.text() == "1 point(s) behind the expert (2 to 1)"
        assert dialog.play.isVisible(), "it is still offered"
        dialog.calendar.setSelectedDate(QDate(2026, 1, 24))
        await eventually(lambda: not dialog.play.isVisible())
        dialog.reject()


async def test_a_game_that_was_left_is_continued_from_its_file() -> None:
    async with days() as here:
        click((await here.dialog()).play)
        await here.room.make()
        before = here.room.game
        await here.room.desk.begin_game(Game(replace(SETUP, seed="another")))
        await eventually(lambda: here.room.game is not before)
        dialog = await here.dialog()
        assert dialog.play.text() == "C&ontinue"
        click(dialog.play)
        await eventually(lambda: here.room.game.setup.seed == DEAL.seed)
        assert here.room.game.record.rounds[0].moves


async def test_an_expert_that_fails_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise PlayerFailure("no")

    monkeypatch.setattr("mtdesk.ui.setup.daily_controller.WorkerPool.call", fail)
    async with days() as here:
        page = await here.finish()
        await eventually(lambda: "Your total" in comment(page))
        await eventually(lambda: DAY in kept())
        assert kept()[DAY].mark is None


async def test_after_midnight_the_new_deal_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async with days() as here:
        dialog = await here.dialog()
        monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(days=1))
        click(dialog.play)
        await eventually(lambda: QApplication.activeModalWidget() not in (None, dialog))
        new = QApplication.activeModalWidget()
        assert isinstance(new, DailyDialog)
        assert new.state.day == DAY + timedelta(days=1)
        new.reject()

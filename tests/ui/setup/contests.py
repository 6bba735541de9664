"""Finished games in a room, and their results."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date, datetime, timedelta
from fractions import Fraction

from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.deal_code import SharedDeal, deal_of
from mtdesk.record.deal_result import DealResult, PlayerResult, ranked
from mtdesk.record.deal_results_file import FILE_NAME, DealResults, KeptResult
from mtdesk.record.model import Player, Setup
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.daily_controller import DailyController
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.setup.deal_controller import DealController
from mtdesk.ui.setup.deal_results import DealResultsDialog
from tests.app.program import eventually, game_setup
from tests.daily import DAY
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import Room, finished, opened

NOON = datetime(2026, 3, 5, 12).astimezone()
DAILY = daily_deal(NOON.date())
SETUP = game_setup(
    (Player("Ada", "human"), Player("Bo", "computer", "easy")), hand=3, rounds=2, seed="contest"
)
DEAL = deal_of(SETUP)


def theirs(deal: SharedDeal, name: str = "Zoe", total: int = 1) -> DealResult:
    """What somebody else may have reached."""
    rounds = [Fraction(0)] * (deal.options.rounds - 1)
    others = [PlayerResult(f"C{seat}", "Mittel", (*rounds, Fraction(90))) for seat in range(1, deal.players)]
    return ranked(deal, [PlayerResult(name, "", (*rounds, Fraction(total))), *others])


class Contest:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.days = DailyController(room.context, room.host)
        self.desk = self.days.results
        room.daily.offer = self.days
        self.deals = DealController(room.context, self.desk)

    async def over(self, setup: Setup = SETUP) -> None:
        """Put a finished game on the table."""
        self.room.session.start_game(resumed(finished(setup)), self.room.store.current)
        await eventually(lambda: isinstance(self.room.window.overlay.page, GameEndPanel))

    async def dialog(self, wanted: Callable[[], object] = lambda: None) -> DealResultsDialog:
        """The results; asked for again while what was asked before is still ending."""
        await eventually(lambda: (wanted(), shown())[1])
        dialog = shown()
        assert dialog is not None
        return dialog

    async def comparison(self) -> DealResultsDialog:
        """Results beside that of the game on the table, asked for in the same way."""
        wanted = self.room.host.results_wanted
        return await self.dialog(lambda: wanted.emit(self.room.game, self.room.window))

    async def daily(self) -> DailyDialog:
        """The deal of the day, asked for in the same way."""
        dialog = await self.dialog(self.room.window.commands.daily_deal.trigger)
        assert isinstance(dialog, DailyDialog)
        return dialog


def shown() -> DealResultsDialog | None:
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, DealResultsDialog) and dialog.isVisible() else None


@asynccontextmanager
async def contest() -> AsyncIterator[Contest]:
    async with opened() as room:
        made = Contest(room)
        yield made
        made.desk.close()


def columns(dialog: DealResultsDialog) -> list[str]:
    head = dialog.table.headerItem()
    return [head.text(at) for at in range(1, dialog.table.columnCount())]


def cells(dialog: DealResultsDialog, column: int) -> list[str]:
    items = [dialog.table.topLevelItem(row) for row in range(dialog.table.topLevelItemCount())]
    return [item.text(column + 1) for item in items if item is not None]


def kept() -> list[dict[str, str]]:
    file = paths.user_data_dir() / FILE_NAME
    return list(json.loads(file.read_bytes())["results"]) if file.exists() else []


def paste(dialog: DealResultsDialog, text: str) -> str:
    """Paste a text; returns what is said."""
    QApplication.clipboard().setText(text)
    click(dialog.paste)
    return dialog.problem.text() or dialog.answer.text()


# The deal of the day


def rows(dialog: DailyDialog) -> list[list[str]]:
    """What the list of days says, the latest first."""
    list_ = dialog.days.list
    items = [list_.topLevelItem(row) for row in range(list_.topLevelItemCount())]
    return [[item.text(at) for at in range(4)] for item in items if item is not None]


def choose(dialog: DailyDialog, ago: int) -> None:
    list_ = dialog.days.list
    item = list_.topLevelItem(ago)
    assert item is not None
    list_.setCurrentItem(item)


def store(*results: KeptResult) -> None:
    file = DealResults(paths.user_data_dir() / FILE_NAME)
    for one in results:
        file.add(one.origin, one.result, one.begun, helped=one.helped)


def before(days: int) -> date:
    return DAY - timedelta(days=days)

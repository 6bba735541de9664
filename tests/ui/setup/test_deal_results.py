"""Deals as contests: one's own result is copied, those of others are pasted, and every day has its deal."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk import clock, paths
from mtdesk.ai import levels
from mtdesk.lab import mark
from mtdesk.record.daily_deal import LEVEL, daily_deal
from mtdesk.record.deal_code import SharedDeal, deal_of
from mtdesk.record.deal_result import DealResult, PlayerResult, ranked, read_result, result_lines
from mtdesk.record.deal_results_file import FILE_NAME, KeptResult, Origin
from mtdesk.record.model import Player, Setup
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.deal_controller import DealController
from mtdesk.ui.setup.deal_results import DealResultsDialog
from mtdesk.ui.setup.results_controller import ResultsController
from mtdesk.ui.setup.shared_deal import SharedDealDialog
from tests.app.program import eventually, game_setup, people
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import Room, finished, open_box, open_game, opened, played

pytestmark = pytest.mark.window

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


@pytest.fixture
def no_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the mark to beat be known at once."""

    async def call(self: object, function: object, deal: SharedDeal, level: str) -> DealResult:
        assert level == LEVEL
        return theirs(deal, "expert", 7)

    monkeypatch.setattr("mtdesk.ui.setup.results_controller.WorkerPool.call", call)
    monkeypatch.setattr(clock, "now", lambda: NOON)


class Contest:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.desk = ResultsController(room.context, room.host)
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
    return dialog.problem.text()


async def test_the_end_of_a_game_offers_to_copy_the_own_result() -> None:
    async with contest() as here:
        await here.over()
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        click(page.compare)
        dialog = await here.dialog()
        assert columns(dialog) == ["Ada"]
        click(dialog.copy)
        text = QApplication.clipboard().text()
        assert "My result" in text.splitlines()[0]
        assert "(Easy)" in text
        read = read_result(text)
        assert read.deal == DEAL
        assert [player.name for player in read.people] == ["Ada"]
        assert cells(dialog, 0)[0] == str(read.people[0].total)
        dialog.reject()


async def test_results_of_others_stand_beside_it_and_stay() -> None:
    async with contest() as here:
        await here.over()
        dialog = await here.dialog(here.room.host.results_wanted.emit)
        assert paste(dialog, f"Beat this:\n{result_lines(theirs(DEAL))}") == ""
        assert columns(dialog) == ["Ada", "Zoe"]
        assert cells(dialog, 1) == ["1", "1 of 2", "Mittel", "0", "1"]
        assert paste(dialog, result_lines(theirs(DEAL))) == "This result is already here."
        assert columns(dialog) == ["Ada", "Zoe"], "the same one comes once"
        await eventually(lambda: {one["from"] for one in kept()} == {"me", "other"})
        dialog.reject()
        await eventually(lambda: shown() is None)
        dialog = await here.dialog(here.room.host.results_wanted.emit)
        assert columns(dialog) == ["Ada", "Zoe"]
        dialog.reject()


async def test_a_damaged_file_is_kept_and_that_is_told_once() -> None:
    async with contest() as here:
        file = paths.user_data_dir() / FILE_NAME
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text('{"results": [7]}')
        await here.over()
        await eventually(open_box)
        box = open_box()
        assert box is not None
        copy = file.with_name("deal-results-damaged-1.json")
        assert box.text() == f"Some results of deals could not be read. The old file is kept as “{copy}”."
        box.accept()
        await eventually(lambda: [one["from"] for one in kept()] == ["me"])
        assert copy.read_text() == '{"results": [7]}'
        dialog = await here.dialog(here.room.host.results_wanted.emit)
        assert columns(dialog) == ["Ada"]
        assert open_box() is None
        dialog.reject()


async def test_a_damaged_file_is_told_of_where_results_are_shown(no_expert: None) -> None:
    async with contest() as here:
        file = paths.user_data_dir() / FILE_NAME
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("damaged")
        here.room.window.commands.daily_deal.trigger()
        await eventually(open_box)
        box = open_box()
        assert box is not None
        assert "deal-results-damaged-1.json" in box.text()
        assert shown() is None, "it is read first"
        box.accept()
        dialog = await here.dialog()
        assert kept() == []
        dialog.reject()


async def test_the_own_result_is_not_taken_for_that_of_another() -> None:
    async with contest() as here:
        await here.over()
        dialog = await here.dialog(here.room.host.results_wanted.emit)
        click(dialog.copy)
        assert paste(dialog, QApplication.clipboard().text()) == "This result is already here."
        assert columns(dialog) == ["Ada"]
        dialog.reject()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no result in the clipboard"),
        ("x" * 100_000, "no result in the clipboard"),
        (result_lines(theirs(DEAL)).replace("= 1", "= 2"), "incomplete or has been changed"),
        (result_lines(theirs(DEAL)).partition("\n")[2], "deal code of this result is missing"),
        (result_lines(theirs(replace(DEAL, seed="other"))), "for another deal"),
    ],
)
async def test_what_is_no_result_of_this_deal_is_said_in_a_sentence(text: str, said: str) -> None:
    async with contest() as here:
        await here.over()
        dialog = await here.dialog(here.room.host.results_wanted.emit)
        assert said in paste(dialog, text)
        assert columns(dialog) == ["Ada"]
        assert [one["from"] for one in kept()] in ([], ["me"])
        dialog.reject()


async def test_games_without_a_person_or_a_code_are_not_compared() -> None:
    async with contest() as here:
        await here.over(replace(SETUP, seed="x" * 100))
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        assert not page.compare.isVisible()


async def test_a_result_that_comes_with_a_shared_deal_is_there_at_its_end() -> None:
    async with contest() as here:
        playing = here.room.tasks.start(here.deals.play())
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), SharedDealDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SharedDealDialog)
        dialog.code.setText(f"Look!\n{result_lines(theirs(DEAL))}")
        assert dialog.players.rows
        click(dialog.start)
        await playing
        await here.room.asked()
        assert deal_of(here.room.game.setup) == DEAL
        assert [one["from"] for one in kept()] == ["other"]


# The deal of the day


@pytest.mark.usefixtures("no_expert")
async def test_the_deal_of_the_day_is_played_and_its_result_kept() -> None:
    async with contest() as here:
        dialog = await here.dialog(here.room.window.commands.daily_deal.trigger)
        assert dialog.play.text() == "&Play"
        await eventually(dialog.mark.isVisible)
        assert dialog.mark.text() == "To beat: Expert, with a total of 7."
        assert columns(dialog) == [], "no round is given away before it is played"
        assert dialog.heading.text() == "Deal of the day · Thursday, March 5, 2026"
        assert dialog.note.text() == ""
        assert not dialog.copy.isEnabled()
        click(dialog.play)
        await here.room.asked()
        setup = here.room.game.setup
        assert deal_of(setup) == DAILY
        assert [player.level for player in setup.players] == [None, LEVEL, LEVEL]
        dialog = await here.dialog(here.room.window.commands.daily_deal.trigger)
        assert dialog.play.text() == "&Continue"
        game = here.room.game
        click(dialog.play)
        await eventually(lambda: shown() is None)
        assert here.room.game is game


@pytest.mark.usefixtures("no_expert")
async def test_the_result_of_the_day_is_kept_when_the_game_is_over() -> None:
    async with contest() as here:
        players = (Player("Ada", "human"), *(Player(name, "computer", LEVEL) for name in "BC"))
        setup = Setup(DAILY.preset, DAILY.options, players, 0, DAILY.seed, begun=NOON.replace(tzinfo=None))
        await here.over(setup)
        await eventually(lambda: [one["from"] for one in kept()] == ["me"])
        dialog = await here.dialog(here.room.window.commands.daily_deal.trigger)
        assert dialog.play.text() == "&Play again"
        await eventually(lambda: columns(dialog) == ["Ada", "To beat: Expert"])
        assert not dialog.mark.isVisible()
        assert dialog.copy.isEnabled()
        dialog.reject()


async def test_a_result_that_comes_later_is_compared_with_the_own_one() -> None:
    async with contest() as here:
        await here.over()
        await eventually(lambda: [one["from"] for one in kept()] == ["me"])
        playing = here.room.tasks.start(here.deals.play())
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), SharedDealDialog))
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, SharedDealDialog)
        assert not asked.compare.isVisible()
        asked.code.setText(result_lines(theirs(DEAL)))
        assert asked.content.text().endswith("Zoe: 1")
        click(asked.compare)
        dialog = await here.dialog()
        assert columns(dialog) == ["Ada", "Zoe"]
        dialog.reject()
        await playing


async def test_the_expert_plays_beside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOON)
    async with contest() as here:
        dialog = await here.dialog(here.room.window.commands.daily_deal.trigger)
        assert "still playing" in dialog.note.text()
        assert dialog.play.isEnabled(), "nobody waits for it"
        dialog.reject()


@pytest.mark.slow
def test_the_mark_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = replace(levels._LEVELS[mark.MASTER], work=200)
    monkeypatch.setitem(levels._LEVELS, mark.MASTER, quick)
    first, second = (mark.mark_to_beat(DAILY, LEVEL) for _ in range(2))
    assert first == second
    assert [player.name for player in first.people] == ["expert"]
    assert len(first.people[0].points) == 3


def test_what_is_kept_is_shown_with_own_tries_first(qapp: QApplication) -> None:
    mine = theirs(DEAL, "Ada", 9)
    results = [KeptResult(Origin.MARK, theirs(DEAL, "expert")), KeptResult(Origin.OTHER, theirs(DEAL))]
    dialog = DealResultsDialog("x", DEAL, [*results, KeptResult(Origin.ME, mine)], mine)
    assert columns(dialog) == ["Ada", "Zoe", "To beat: Expert"]
    dialog.deleteLater()


def test_an_unfinished_game_has_no_result() -> None:
    assert not resumed(played(open_game(), 1)).is_over
    assert people("A")

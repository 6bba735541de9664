"""The deal of the day: played, compared with the expert, and earlier ones."""

import asyncio
import json
from datetime import timedelta
from fractions import Fraction
from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLabel

from mtdesk import clock, paths
from mtdesk.ai import levels
from mtdesk.control.pool import PlayerFailure
from mtdesk.lab import mark as marks
from mtdesk.record.daily_deal import DAYS, LEVEL, daily_deal
from mtdesk.record.deal_code import deal_of
from mtdesk.record.deal_result import DealResult, read_result, result_lines
from mtdesk.record.deal_results_file import FILE_NAME
from mtdesk.record.model import Player, Setup
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.setup.deal_results import DealResultsDialog
from mtdesk.ui.words.deals import result_text
from tests.app.program import eventually
from tests.daily import DAY, mark, own
from tests.ui.fingers import click
from tests.ui.room import open_box
from tests.ui.setup.contests import (
    DAILY,
    NOON,
    before,
    cells,
    choose,
    columns,
    contest,
    kept,
    paste,
    rows,
    shown,
    store,
    theirs,
)

pytestmark = pytest.mark.window


@pytest.mark.usefixtures("no_expert")
async def test_the_deal_of_the_day_is_played_and_its_result_kept() -> None:
    async with contest() as here:
        dialog = await here.daily()
        assert dialog.play.text() == "&Play"
        await eventually(dialog.state.isVisible)
        assert dialog.state.text() == "To beat: the expert’s total of 7"
        assert columns(dialog) == [], "no round is given away before it is played"
        assert dialog.heading.text() == "Deal of the day · March 5"
        assert dialog.note.text() == ""
        assert not dialog.copy.isVisible()
        click(dialog.play)
        await here.room.asked()
        setup = here.room.game.setup
        assert deal_of(setup) == DAILY
        assert [player.level for player in setup.players] == [None, LEVEL, LEVEL]
        dialog = await here.daily()
        assert dialog.play.text() == "C&ontinue"
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
        dialog = await here.daily()
        assert dialog.play.text() == "&Play again"
        await eventually(lambda: columns(dialog) == ["Expert", "You"])
        assert dialog.copy.isVisible()
        dialog.reject()


async def test_the_expert_plays_beside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOON)
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: "round 1 of 3" in dialog.note.text())
        assert dialog.play.isEnabled(), "nobody waits for it"
        dialog.reject()


@pytest.mark.slow
def test_the_mark_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = replace(levels._LEVELS[marks.MASTER], work=200)
    monkeypatch.setitem(levels._LEVELS, marks.MASTER, quick)
    first, second = (_whole_mark(), _whole_mark())
    assert first == second
    assert [player.name for player in first.people] == ["expert"]
    assert len(first.people[0].points) == 3


def _whole_mark() -> DealResult:
    points: tuple[marks.Points, ...] = ()
    for _ in range(DAILY.options.rounds):
        points = (*points, marks.round_of_mark(DAILY, LEVEL, points))
    return marks.mark_of(DAILY, LEVEL, points)


async def test_a_damaged_file_is_told_of_where_results_are_shown() -> None:
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


# Earlier days


@pytest.mark.usefixtures("no_expert")
async def test_the_last_days_are_listed_with_results_and_days_in_a_row() -> None:
    store(own(before(3), 9, DAY), mark(before(3), 8))
    store(own(before(2), 9), own(before(1), 30), mark(before(1), 20), own(before(1), 10))
    store(own(DAY, 5), mark(DAY, 7))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: rows(dialog)[0] == ["Today", "5", "7", "2 better"])
        assert rows(dialog)[1:] == [
            ["Mar 4", "30", "20", "10 behind"],
            ["Mar 3", "9", "–", ""],
            ["Mar 2", "9", "8", "later"],
        ]
        assert dialog.days.row.text() == "3 day(s) in a row"
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_the_first_opening_says_what_it_is_and_boasts_of_no_row() -> None:
    async with contest() as here:
        dialog = await here.daily()
        assert "with the same tiles today" in dialog.about.text()
        assert "Your first try counts" in dialog.about.text()
        assert not dialog.days.isVisible(), "there is nothing to list"
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_an_earlier_day_is_shown_and_played() -> None:
    store(own(before(1), 30), mark(before(1), 20))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: rows(dialog)[1][1] == "30")
        choose(dialog, 1)
        assert dialog.heading.text() == "Deal of the day · March 4"
        assert "no longer adds" in dialog.about.text()
        await eventually(lambda: columns(dialog) == ["Expert", "You"])
        assert dialog.play.text() == "&Play again"
        click(dialog.earlier)
        assert len(rows(dialog)) == DAYS
        assert dialog.earlier.text() == "&Fewer days"
        choose(dialog, 2)
        await eventually(lambda: dialog.state.text().startswith("To beat"))
        assert columns(dialog) == []
        assert dialog.play.text() == "&Play"
        click(dialog.play)
        await here.room.asked()
        assert deal_of(here.room.game.setup) == daily_deal(before(2))


@pytest.mark.usefixtures("no_expert")
async def test_after_midnight_the_new_deal_is_shown_before_it_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with contest() as here:
        old = await here.daily()
        monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(days=1))
        click(old.play)
        await eventually(lambda: shown() not in (None, old))
        dialog = await here.daily()
        assert dialog.heading.text() == "Deal of the day · March 6"
        assert dialog.about.text().startswith("It is past midnight")
        click(dialog.play)
        await here.room.asked()
        assert deal_of(here.room.game.setup) == daily_deal(before(-1))


@pytest.mark.usefixtures("no_expert")
async def test_a_game_that_runs_past_midnight_is_still_that_of_its_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with contest() as here:
        dialog = await here.daily()
        click(dialog.play)
        await here.room.asked()
        monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(days=1))
        dialog = await here.daily()
        assert dialog.play.text() == "&Play"
        click(dialog.earlier)
        choose(dialog, 1)
        assert dialog.play.text() == "C&ontinue"
        game = here.room.game
        click(dialog.play)
        await eventually(lambda: shown() is None)
        assert here.room.game is game


@pytest.mark.usefixtures("no_expert")
async def test_older_days_that_were_played_can_be_looked_at_and_compared() -> None:
    store(own(before(400), 5), mark(before(400), 7), own(before(20), 30), mark(before(20), 20), own(DAY, 9))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: columns(dialog) != [])
        assert not dialog.days.isVisible()
        click(dialog.earlier)
        assert rows(dialog)[DAYS:] == [
            ["Feb 13", "30", "20", "10 behind"],
            ["Jan 29, 2025", "5", "7", "2 better"],
        ]
        choose(dialog, DAYS)
        await eventually(lambda: columns(dialog) == ["Expert", "You"])
        assert dialog.heading.text() == "Deal of the day · February 13"
        assert not dialog.play.isVisible(), "it is not offered any more"
        assert dialog.leave.isDefault()
        said = paste(dialog, result_lines(theirs(daily_deal(before(400)))))
        assert said == "This result is for Jan 29, 2025."
        assert dialog.heading.text() == "Deal of the day · Jan 29, 2025"
        await eventually(lambda: "Zoe" in columns(dialog))
        assert dialog.days.day == before(400)
        dialog.reject()


# Tries


async def copied(dialog: DealResultsDialog) -> str:
    click(dialog.copy)
    return QApplication.clipboard().text()


@pytest.mark.usefixtures("no_expert")
async def test_tries_are_numbered_and_the_first_is_copied() -> None:
    store(own(DAY, 30), own(DAY, 10, helped=True), mark(DAY, 20))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: columns(dialog) == ["Try 2", "Expert", "You"])
        assert [cells(dialog, at)[2] for at in range(3)] == ["yes", "", ""]
        totals = dialog.table.topLevelItem(0)
        assert totals is not None
        assert [totals.font(at).bold() for at in (1, 2, 3)] == [False, True, False], "best without help"
        text = await copied(dialog)
        assert text.startswith("My result in Mexican Train (Deal of the day · March 5):\n")
        assert "= 30" in text
        assert "Try" not in text
        dialog.reject()


def test_a_later_try_and_help_are_in_the_text_that_is_sent() -> None:
    second = own(DAY, 10, helped=True)
    text = result_text(second.result, DAY, 2, helped=True)
    assert text.splitlines()[1:3] == ["Try 2", "With help: a computer made some of the moves."]
    assert read_result(text).deal == second.result.deal
    assert "With help" not in result_text(second.result, DAY, 1, helped=False)


@pytest.mark.usefixtures("no_expert")
async def test_the_last_page_names_the_deal_and_compares_the_try_on_the_table() -> None:
    store(own(DAY, 300))
    async with contest() as here:
        players = (Player("Ada", "human"), *(Player(name, "computer", LEVEL) for name in "BC"))
        begun = NOON.replace(tzinfo=None)
        setup = Setup(DAILY.preset, DAILY.options, players, 0, DAILY.seed, begun=begun)
        await here.over(setup)
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        assert "Deal of the day · March 5" in [label.text() for label in page.findChildren(QLabel)]
        dialog = await here.comparison()
        await eventually(lambda: len(columns(dialog)) == 3)
        assert dialog.heading.text() == "Deal of the day · March 5"
        assert sorted(columns(dialog)) == ["Expert", "Try 2", "You"]
        assert dialog.state.text().endswith("300 to 7"), "the try that counts"
        assert dialog.about.text().splitlines()[0].endswith("Try 2")
        text = await copied(dialog)
        assert "= 300" in text
        assert "Try" not in text
        dialog.reject()


# The expert


def says(dialog: DailyDialog, part: str) -> bool:
    return part in dialog.note.text()


async def test_what_the_expert_does_is_told_round_by_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOON)
    waiting: list[asyncio.Future[tuple[Fraction, ...]]] = []

    async def call(*_: object) -> tuple[Fraction, ...]:
        waiting.append(asyncio.get_running_loop().create_future())
        return await waiting[-1]

    monkeypatch.setattr("mtdesk.ui.setup.mark_player.WorkerPool.call", call)
    async with contest() as here:
        dialog = await here.daily()
        points = (Fraction(1), Fraction(2), Fraction(3))
        await eventually(lambda: len(waiting) == 1)
        click(dialog.earlier)
        choose(dialog, 1)
        await eventually(lambda: "another day" in dialog.note.text())
        choose(dialog, 0)
        for told in ("round 1 of 3", "round 2 of 3", "round 3 of 3"):
            await eventually(partial(says, dialog, told))
            assert "half a minute" in dialog.note.text()
            waiting[-1].set_result(points)
        await eventually(lambda: dialog.state.text() == "To beat: the expert’s total of 3")
        assert dialog.note.text() == ""
        dialog.reject()


async def test_an_expert_that_fails_is_not_asked_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOON)
    asked: list[object] = []

    async def call(*question: object) -> None:
        asked.append(question)
        raise PlayerFailure

    monkeypatch.setattr("mtdesk.ui.setup.mark_player.WorkerPool.call", call)
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: bool(asked))
        await eventually(lambda: not dialog.note.text())
        assert dialog.note.text() == ""
        assert len(asked) == 1
        assert dialog.play.isEnabled()
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_a_deal_that_is_left_has_been_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    async with contest() as here:
        click((await here.daily()).play)
        await here.room.asked()
        monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(minutes=1))
        game = here.room.game
        await here.room.desk.restart()
        await eventually(lambda: here.room.game is not game)
        await here.room.asked()
        file = paths.user_data_dir() / FILE_NAME
        await eventually(lambda: file.exists() and len(json.loads(file.read_bytes()).get("starts", [])) == 2)


@pytest.mark.usefixtures("no_expert")
async def test_a_damaged_file_is_kept_before_a_start_is_noted() -> None:
    store(mark(DAY, 7))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(dialog.state.isVisible)
        file = paths.user_data_dir() / FILE_NAME
        file.write_text("damaged")
        click(dialog.play)
        await eventually(open_box)
        box = open_box()
        assert box is not None
        box.accept()
        assert file.with_name("deal-results-damaged-1.json").read_text() == "damaged"
        await eventually(lambda: "starts" in file.read_text())

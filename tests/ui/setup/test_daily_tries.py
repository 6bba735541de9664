"""Several tries of one deal of the day."""

import asyncio
from datetime import datetime, time, timedelta
from fractions import Fraction
from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.files import MOMENT, moment_in_name
from mtdesk.record.daily_deal import LEVEL, daily_deal
from mtdesk.record.deal_results_file import DealResults, KeptResult, Start
from mtdesk.record.model import Player, Setup
from mtdesk.ui.files.game_file import GameContents, GameFile
from mtdesk.ui.files.game_index import GameIndex
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.setup.daily_progress import left_game
from mtdesk.ui.setup.kept_results import KeptResults
from mtdesk.ui.words.deals import mark_text
from tests.app.program import PATIENCE, eventually
from tests.daily import DAY, mark, own
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import finished
from tests.ui.setup.contests import DAILY, NOON, Contest, before, columns, contest, kept, rows, store

pytestmark = pytest.mark.window


@pytest.mark.usefixtures("no_expert")
async def test_a_result_is_kept_if_its_celebration_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def celebrate(self: object, view: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("mtdesk.ui.play.stage.TableStage.game_over", celebrate)
    players = (Player("Ada", "human"), *(Player(name, "computer", LEVEL) for name in "BC"))
    setup = Setup(DAILY.preset, DAILY.options, players, 0, DAILY.seed, begun=NOON.replace(tzinfo=None))
    async with contest() as here:
        session = here.room.session
        session.start_game(resumed(finished(setup)), here.room.store.current)
        await eventually(lambda: session.match is not None and session.match.is_running)
        assert kept() == []
        await session.stop()
        await eventually(lambda: [one["from"] for one in kept()] == ["me"])


@pytest.mark.usefixtures("no_expert")
async def test_every_try_meets_the_same_opponents_and_goes_on_when_it_is_running() -> None:
    async with contest() as here:
        wanted = here.room.window.commands.daily_deal.trigger
        click((await here.dialog(wanted)).play)
        await here.room.asked()
        first = here.room.game
        setup = replace(first.setup, begun=NOON.replace(tzinfo=None) - timedelta(minutes=9))
        await here.room.session.stop()
        await here.over(setup)
        await eventually(lambda: len(kept()) == 1)
        click((await here.dialog(wanted)).play)
        await here.room.asked()
        second = here.room.game
        assert second is not first
        assert [one.name for one in second.setup.players] == [one.name for one in first.setup.players]
        dialog = await here.dialog(wanted)
        await eventually(lambda: columns(dialog) != [])
        assert dialog.play.text() == "C&ontinue"
        buttons = sorted((dialog.copy, dialog.paste), key=lambda button: button.x())
        assert buttons == [dialog.copy, dialog.paste]
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_a_later_try_that_is_running_is_called_so() -> None:
    store(own(DAY, 30, name="Player 1"))
    async with contest() as here:
        click((await here.daily()).play)
        await here.room.asked()
        dialog = await here.daily()
        assert here.room.game.setup.players[0].name == "Player 1"
        assert dialog.about.text() == "Try 2 · does not count\nRound 1 of 3 · total so far: 0"
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_the_list_says_how_far_today_has_got() -> None:
    store(own(before(1), 30))
    async with contest() as here:
        click((await here.daily()).play)
        await here.room.asked()
        dialog = await here.daily()
        await eventually(lambda: rows(dialog)[0][1:] == ["–", "7", "round 1 of 3"])
        dialog.reject()


async def test_a_player_with_points_is_not_told_what_can_no_longer_be(
    plain: QApplication, qtbot: QtBot
) -> None:
    dialog = DailyDialog("Deal of the day", DAY)
    qtbot.addWidget(dialog)
    dialog.show_deal(daily_deal(DAY), None, day=DAY)
    dialog.show_kept([mark(DAY, 0)])
    dialog.go_on("So far: 0")
    assert dialog.state.text() == f"So far: 0\n{mark_text(Fraction(0))}"
    dialog.go_on("So far: 15", has_points=True)
    dialog.show_kept([mark(DAY, 0)])
    assert dialog.state.text() == "So far: 15\nExpert: 0"


@pytest.mark.usefixtures("no_expert")
async def test_a_try_that_is_begun_again_can_be_gone_back_to() -> None:
    async with contest() as here:
        click((await here.daily()).play)
        await here.room.make()
        left, notice = here.room.game, here.room.window.left_game
        notice.back_wanted.connect(lambda file: here.room.tasks.start(here.room.desk.open_file(file)))
        await here.room.desk.restart()
        await eventually(lambda: here.room.game is not left and notice.isVisible())
        again = here.room.game
        click(notice.back)
        await eventually(lambda: here.room.game is not again and not notice.isVisible())
        assert here.room.game.record.rounds[0].moves[0] == left.record.rounds[0].moves[0]


@pytest.mark.usefixtures("no_expert")
async def test_a_deal_that_was_left_unfinished_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async with contest() as here:
        click((await here.daily()).play)
        await here.room.asked()
        running = await here.daily()
        assert running.play.text() == "C&ontinue"
        assert running.state.text().startswith("Round 1 of 3 · total so far: 0\nTo beat")
        assert not running.about.isVisible()
        running.reject()
        await here.room.make()
        left = here.room.game
        monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(minutes=1))
        await here.room.desk.play_again()
        await eventually(lambda: here.room.game is not left)
        await here.room.asked()
        dialog = await here.daily()
        await eventually(lambda: dialog.play.text() == "C&ontinue")
        assert "Round 1 of 3" in dialog.state.text()
        click(dialog.play)
        await eventually(lambda: here.room.game.setup == left.setup)
        assert here.room.game.record.rounds[0].moves[0] == left.record.rounds[0].moves[0]


@pytest.mark.usefixtures("no_expert")
async def test_a_later_try_that_was_left_unfinished_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    store(own(DAY, 30, name="Player 1"))
    async with contest() as here:
        left = await leave_try(here, await here.daily(), monkeypatch)
        dialog = await here.daily()
        await eventually(lambda: dialog.play.text() == "C&ontinue")
        assert dialog.state.text() == "23 point(s) behind the expert: 30 to 7", "the first one counts"
        assert dialog.about.text().startswith("Try 2 · does not count\nRound 1 of 3")
        assert columns(dialog) == ["Expert", "You"]
        click(dialog.play)
        await eventually(lambda: here.room.game.setup == left.setup)


@pytest.mark.usefixtures("no_expert")
async def test_a_try_goes_on_whose_start_reaches_the_disk_late(monkeypatch: pytest.MonkeyPatch) -> None:
    mend, starts, may_mend = DealResults.mend, KeptResults.starts, Event()

    def mend_late(results: DealResults) -> Path | None:
        assert may_mend.wait(PATIENCE)
        return mend(results)

    async def starts_meanwhile(results: KeptResults) -> list[Start]:
        asyncio.get_running_loop().call_soon(may_mend.set)  # once this waits for the file, before the start
        return await starts(results)

    async with contest() as here:
        dialog = await here.daily()
        monkeypatch.setattr(DealResults, "mend", mend_late)
        await leave_try(here, dialog, monkeypatch)
        monkeypatch.setattr(KeptResults, "starts", starts_meanwhile)
        dialog = await here.daily()
        await eventually(lambda: dialog.play.text() == "C&ontinue")
        dialog.reject()


async def leave_try(here: Contest, dialog: DailyDialog, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Begin a deal of the day, make a move, and leave it for another game."""
    click(dialog.play)
    await here.room.make()
    left = here.room.game
    monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(minutes=1))
    await here.room.desk.play_again()
    await eventually(lambda: here.room.game is not left)
    await here.room.asked()
    return left


def minute_of(file: Path) -> int:
    moment = moment_in_name(file)
    assert moment is not None
    return moment.minute


class Index(GameIndex):
    """Knows games by the minute in the names of their files: how far they got, and when they were begun."""

    def __init__(self, games: dict[int, tuple[int, int]]) -> None:
        self._games = games

    async def look_at(self, file: Path) -> GameFile:
        moves, begun = self._games[minute_of(file)]
        over = (1, 1, 1) if moves > 50 else ()
        rounds, nothing = DAILY.options.rounds, (Fraction(0),) * 3
        contents = GameContents(("Ada", "B", "C"), (0,), rounds, rounds, nothing, over, DAILY.preset)
        begun_at = datetime.combine(DAY, time(9, begun))
        return GameFile(file, contents=replace(contents, begun=begun_at, seed=DAILY.seed, moves=moves))


async def left_at(games: dict[int, tuple[int, int]], *kept: KeptResult) -> int | None:
    """Which of these games is offered, by the minute in the name of its file."""
    folder = library_folder()
    folder.mkdir(parents=True)
    for minute in games:
        (folder / f"{datetime.combine(DAY, time(10, minute)):{MOMENT}}.mtrain").touch()
    left = await left_game(Index(games), DAY, kept, DAILY.seed)
    return None if left is None else minute_of(left.file)


@pytest.mark.parametrize(
    ("games", "is_first_over", "offered"),
    [
        ({20: (3, 11), 21: (9, 11), 30: (4, 12)}, False, 21),
        ({20: (3, 11), 30: (4, 12)}, True, 30),
        ({20: (3, 11), 21: (99, 11)}, False, None),
        ({20: (3, 5)}, True, None),
    ],
    ids=[
        "the first, as far as it has got",
        "the last of later ones",
        "none that ended",
        "none whose result is kept",
    ],
)
async def test_which_of_the_tries_that_were_left_is_offered(
    games: dict[int, tuple[int, int]], is_first_over: bool, offered: int | None
) -> None:
    kept = [own(DAY, 30)] if is_first_over else []
    assert await left_at(games, *kept) == offered

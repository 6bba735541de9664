"""What is said about a deal of the day beside the table, after a round, and where its code is typed."""

import asyncio

import pytest
from msgspec.structs import replace

from mtdesk.ai.levels import LEVELS
from mtdesk.record.daily_deal import LEVEL, daily_deal
from mtdesk.record.deal_code import deal_code_of
from mtdesk.record.deal_results_file import KeptResult, Origin
from mtdesk.record.model import Player, Setup
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.setup.daily_remarks import daily_notes
from mtdesk.ui.setup.shared_deal import SharedDealDialog
from mtdesk.ui.words.deals import marked_text
from tests.app.program import eventually
from tests.daily import DAY, mark, own
from tests.ui.fingers import click
from tests.ui.setup.contests import DAILY, DEAL, NOON, Contest, before, choose, contest, store, theirs

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("no_expert")]


async def helped(here: Contest, monkeypatch: pytest.MonkeyPatch, ago: int = 0) -> list[str]:
    """Let the deal of some days ago have been helped, twice; returns what is said meanwhile."""
    said: list[str] = []
    monkeypatch.setattr(here.room.session, "say_first", lambda words: said.append(words()))
    dialog = await here.daily()
    if ago:
        click(dialog.earlier)
        choose(dialog, ago)
        assert "“Play for me” in it will be noted" in dialog.about.text()
    click(dialog.play)
    await here.room.asked()
    here.room.session.changed.emit()
    record = here.room.game.record
    person = record.setup.players[0]
    for player in (replace(person, kind="computer", level=LEVELS[-1]), person):
        record.replace_player(0, player)
    for _ in range(2):
        here.room.session.changed.emit()
        await asyncio.sleep(0)
        await here.desk.kept.all()  # one reading follows the other
    return said


async def test_a_player_is_told_once_what_help_means_for_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    async with contest() as here:
        assert await helped(here, monkeypatch) == [marked_text(is_on_time=True)]


async def test_help_with_the_deal_of_an_earlier_day_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async with contest() as here:
        assert await helped(here, monkeypatch, ago=3) == ["This deal is now marked “with help”."]


async def test_help_in_a_later_try_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    store(own(DAY, 30, name="Player 1"))
    async with contest() as here:
        assert await helped(here, monkeypatch) == []


async def test_the_end_of_a_round_names_the_points_of_the_expert() -> None:
    store(mark(DAY, 7))
    async with contest() as here:
        players = (Player("Ada", "human"), *(Player(name, "computer", LEVEL) for name in "BC"))
        begun = NOON.replace(tzinfo=None)
        await here.over(Setup(DAILY.preset, DAILY.options, players, 0, DAILY.seed, begun=begun))
        page = RoundEndPanel()
        page.show_scores(here.room.host._scores(), 0)
        assert page.comment.isHidden()
        here.room.host.round_ended.emit(page)
        await eventually(lambda: page.comment.text() == "The expert’s points in this round: 7")
        assert page.comment.text() in page.go_on.accessibleDescription()


async def test_a_code_says_that_its_deal_was_played() -> None:
    result = theirs(DEAL, "Ada")
    store(KeptResult(Origin.ME, result, NOON.replace(tzinfo=None)))
    async with contest() as here:
        note = await daily_notes(here.desk.kept)
        assert note(DEAL) == "Already played"


async def test_a_code_says_which_day_it_is_and_whether_it_was_played() -> None:
    store(own(before(1), 30))
    async with contest() as here:
        note = await daily_notes(here.desk.kept)
        assert note(DAILY) == "Deal of the day · March 5"
        assert note(daily_deal(before(1))) == "Deal of the day · March 4 · already played"
        assert note(DEAL) == ""
        here.room.window.commands.shared_deal.trigger()
        await eventually(lambda: here.room.window.findChild(SharedDealDialog))
        dialog = here.room.window.findChild(SharedDealDialog)
        assert isinstance(dialog, SharedDealDialog)
        dialog.code.setText(deal_code_of(DAILY))
        assert dialog.content.text().startswith("Deal of the day · March 5\n")
        dialog.reject()

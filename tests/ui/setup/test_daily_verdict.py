"""How the deal of the day went against the expert: on the last page, in the dialog, and in what is sent."""

import asyncio
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from mtdesk.control.game import Game
from mtdesk.record.daily_deal import LEVEL
from mtdesk.record.deal_result import DealResult, PlayerResult, ranked, read_result
from mtdesk.record.deal_results_file import KeptResult, Origin
from mtdesk.record.model import Player, Setup
from mtdesk.ui.scores import enter_button
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.words.deals import apart_text, daily_about, mark_text, result_text, verdict_text
from tests.app.program import eventually
from tests.daily import DAY, mark, own
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import finished
from tests.ui.setup.contests import DAILY, NOON, before, cells, contest, rows, shown, store

pytestmark = pytest.mark.window


def ended_setup() -> Setup:
    """The deal of today with its usual opponents."""
    players = (Player("Ada", "human"), *(Player(name, "computer", LEVEL) for name in "BC"))
    begun = NOON.replace(tzinfo=None)
    return Setup(DAILY.preset, DAILY.options, players, 0, DAILY.seed, begun=begun)


@pytest.mark.usefixtures("no_expert")
async def test_the_last_page_compares_with_the_expert_and_offers_more_of_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(enter_button, "_REST", 0)
    async with contest() as here:
        await here.over(ended_setup())
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        total = here.room.game.ended[-1].totals[0]
        told = verdict_text(DAILY, total, Fraction(7))
        await eventually(lambda: told in [label.text() for label in page.findChildren(QLabel)])
        assert page.compare.isDefault()
        assert not page.play_again.isVisible(), "it would deal other tiles"
        QTest.keyClick(page, Qt.Key.Key_Return)
        await eventually(shown)
        dialog = await here.dialog()
        assert dialog.state.text() == told
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_an_earlier_deal_in_a_window_of_its_own_is_compared_too_and_enter_closes_it() -> None:
    async with contest() as here:
        await here.over()
        game = resumed(finished(ended_setup()))
        store(KeptResult(Origin.ME, result_in(game), NOON.replace(tzinfo=None)), mark(DAY, 7))
        look = asyncio.ensure_future(here.room.host.show_result(game))
        await eventually(lambda: old_result() is not None)
        page = old_result()
        assert page is not None
        told = verdict_text(DAILY, game.ended[-1].totals[0], Fraction(7))
        await eventually(lambda: told in [label.text() for label in page.findChildren(QLabel)])
        assert page.close_it.isDefault()
        dialog = await here.dialog(lambda: click(page.compare))
        assert dialog.state.text() == told
        dialog.reject()
        await eventually(lambda: shown() is None)
        assert [page.play_again.isVisible(), page.choose_new.isVisible()] == [False, False]
        page.setFocus()
        QTest.keyClick(page, Qt.Key.Key_Return)
        assert await look is None


def old_result() -> GameEndPanel | None:
    """The last page of a game that is not on the table."""
    window = QApplication.activeModalWidget()
    return window.findChild(GameEndPanel) if window is not None and window.isVisible() else None


def result_in(game: Game) -> DealResult:
    """What a finished game of the deal of today is kept as."""
    players = [
        PlayerResult(player.name, player.level or "", tuple(one.points[seat] for one in game.ended))
        for seat, player in enumerate(game.setup.players)
    ]
    return ranked(DAILY, players)


async def test_other_games_end_as_before() -> None:
    async with contest() as here:
        await here.over()
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        assert page.choose_new.isDefault()
        assert page.play_again.isVisible()
        assert not page.compare.isDefault()


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (34, "17 point(s) better than the expert: 34 to 51"),
        (52, "1 point(s) behind the expert: 52 to 51"),
        (51, "Level with the expert: 51 to 51"),
    ],
)
def test_a_verdict_has_both_totals(total: int, said: str) -> None:
    assert verdict_text(DAILY, Fraction(total), Fraction(51)) == said


def test_a_mark_that_cannot_be_beaten_is_a_goal() -> None:
    zero = Fraction(0)
    assert mark_text(zero) == "To equal: the expert’s total of 0, the best possible"
    assert verdict_text(DAILY, zero, zero) == "Perfect, like the expert: 0"
    assert apart_text(DAILY, zero, zero) == "perfect"
    for is_today in (True, False):
        assert "keep up" not in daily_about(is_today=is_today)
    assert mark_text(Fraction(3)) == "To beat: the expert’s total of 3"


def test_what_is_sent_names_the_expert() -> None:
    mine = own(DAY, 34)
    text = result_text(mine.result, DAY, 2, helped=False, mark=Fraction(51))
    assert "17 point(s) better than the expert: 34 to 51" in text.splitlines()
    assert read_result(text).deal == mine.result.deal
    assert "expert" not in result_text(mine.result, DAY, 1, helped=False)
    assert "expert" not in result_text(mine.result, DAY, 1, helped=True, mark=Fraction(51))


@pytest.mark.usefixtures("no_expert")
async def test_after_the_deal_the_dialog_says_how_it_went() -> None:
    store(own(DAY, 34), mark(DAY, 51))
    async with contest() as here:
        dialog = await here.daily()
        assert dialog.state.text() == "17 point(s) better than the expert: 34 to 51"
        assert dialog.about.text() == "The next deal comes tomorrow."
        assert not dialog.rules.isVisible()
        assert dialog.leave.isDefault()
        click(dialog.copy)
        assert "34 to 51" in QApplication.clipboard().text()
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_help_is_shown_in_the_list_of_days() -> None:
    store(own(before(1), 34, helped=True), mark(before(1), 34))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(dialog.days.isVisible)
        assert rows(dialog)[1][1:] == ["34", "34", "with help"]
        assert not dialog.days.row.isVisible()
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
async def test_one_day_is_no_row() -> None:
    store(own(DAY, 34), mark(DAY, 51))
    async with contest() as here:
        dialog = await here.daily()
        assert not dialog.days.isVisible(), "there is nothing to choose from"
        assert cells(dialog, 0) == ["34", "1 of 3", "0", "0", "34"], "the first try, as is usual"
        click(dialog.earlier)
        assert dialog.days.isVisible()
        assert not dialog.days.row.isVisible()
        dialog.reject()

"""Deals as contests: one's own result is copied, those of others are pasted."""

from dataclasses import replace
from fractions import Fraction

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk import paths
from mtdesk.record.deal_code import deal_of
from mtdesk.record.deal_result import PlayerResult, ranked, read_result, result_lines
from mtdesk.record.deal_results_file import FILE_NAME, KeptResult, Origin
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.deal_results import DealResultsDialog
from mtdesk.ui.setup.shared_deal import SharedDealDialog
from tests.app.program import eventually, game_setup, people
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import open_box, open_game, played
from tests.ui.setup.contests import DEAL, SETUP, cells, columns, contest, kept, paste, shown, theirs

pytestmark = pytest.mark.window


async def test_the_end_of_a_game_offers_to_copy_the_own_result() -> None:
    async with contest() as here:
        await here.over()
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        click(page.compare)
        dialog = await here.dialog()
        assert columns(dialog) == ["You"]
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
        dialog = await here.comparison()
        assert paste(dialog, f"Beat this:\n{result_lines(theirs(DEAL))}") == ""
        assert columns(dialog) == ["Zoe", "You"]
        assert cells(dialog, 0) == ["1", "1 of 2", "Medium", "0", "1"]
        assert paste(dialog, result_lines(theirs(DEAL))) == "This result is already here."
        assert not dialog.problem.isVisible(), "nothing is wrong"
        assert columns(dialog) == ["Zoe", "You"], "the same one comes once"
        await eventually(lambda: {one["from"] for one in kept()} == {"me", "other"})
        dialog.reject()
        await eventually(lambda: shown() is None)
        dialog = await here.comparison()
        assert columns(dialog) == ["Zoe", "You"]
        dialog.reject()


async def test_help_in_a_result_of_another_is_shown_and_kept() -> None:
    async with contest() as here:
        await here.over()
        dialog = await here.comparison()
        helped = "With help: a computer made some of the moves."
        assert paste(dialog, f"{result_lines(theirs(DEAL))}\n{helped}") == ""
        assert "yes" in cells(dialog, 0)
        totals = dialog.table.topLevelItem(0)
        assert totals is not None
        assert not totals.font(1).bold(), "not the best"
        await eventually(
            lambda: [bool(one.get("helped")) for one in kept() if one["from"] == "other"] == [True]
        )
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
        dialog = await here.comparison()
        assert columns(dialog) == ["You"]
        assert open_box() is None
        dialog.reject()


async def test_the_own_result_is_not_taken_for_that_of_another() -> None:
    async with contest() as here:
        await here.over()
        dialog = await here.comparison()
        click(dialog.copy)
        assert paste(dialog, QApplication.clipboard().text()) == "This result is already here."
        assert columns(dialog) == ["You"]
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
        dialog = await here.comparison()
        assert said in paste(dialog, text)
        assert columns(dialog) == ["You"]
        assert [one["from"] for one in kept()] in ([], ["me"])
        dialog.reject()


async def test_games_without_a_person_or_a_code_are_not_compared() -> None:
    async with contest() as here:
        await here.over(structs.replace(SETUP, seed="x" * 100))
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
        assert columns(dialog) == ["Zoe", "You"]
        dialog.reject()
        await playing


def test_what_is_kept_is_shown_with_own_tries_first(qapp: QApplication) -> None:
    mine = KeptResult(Origin.ME, theirs(DEAL, "Ada", 9))
    results = [KeptResult(Origin.MARK, theirs(DEAL, "expert")), KeptResult(Origin.OTHER, theirs(DEAL))]
    dialog = DealResultsDialog("x")
    dialog.show_deal(DEAL, mine)
    dialog.show_kept([*results, mine])
    assert columns(dialog) == ["Expert", "Zoe", "You"]
    dialog.deleteLater()


def test_an_unfinished_game_has_no_result() -> None:
    assert not resumed(played(open_game(), 1)).is_over
    assert people("A")


def test_a_table_of_thirteen_rounds_is_seen_whole(qtbot: QtBot) -> None:
    setup = game_setup(people("Ada", "Bo"), rounds=13, hand=3)
    deal = deal_of(setup)
    points = (Fraction(1),) * 13
    result = ranked(deal, [PlayerResult("Ada", "", points), PlayerResult("Bo", "", points)])
    dialog = DealResultsDialog("Results")
    qtbot.addWidget(dialog)
    dialog.show_deal(deal, KeptResult(Origin.ME, result))
    dialog.open()
    assert dialog.table.verticalScrollBar().maximum() == 0

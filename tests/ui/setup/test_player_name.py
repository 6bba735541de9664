"""The player's name: one for new games, for the deal of the day and for results that are sent."""

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.record.deal_result import read_result
from mtdesk.settings import GameChoice, PlayerChoice, Settings
from mtdesk.ui.setup.new_game import NewGameDialog
from tests.app.program import eventually
from tests.daily import DAY, own
from tests.ui.fingers import click
from tests.ui.setup.contests import columns, contest, paste, shown, store
from tests.ui.setup.test_daily_elsewhere import eventually_shown

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("no_expert")]

ALONE = (PlayerChoice("human", "Player 1"), PlayerChoice("computer", "Bo", "medium"))


async def new_game() -> NewGameDialog:
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), NewGameDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    return dialog


async def test_a_name_that_is_typed_for_a_new_game_is_taken_over() -> None:
    async with contest() as here:
        here.room.store.change(people=("Ada",))
        here.room.window.commands.new_game.trigger()
        asked = await new_game()
        asked.players.rows[0].name.setText("Nora")
        click(asked.daily)
        dialog = await eventually_shown()
        assert dialog.name.isVisible()
        assert dialog.name.edit.text() == "Nora"
        click(dialog.play)
        await here.room.asked()
        assert here.room.game.setup.players[0].name == "Nora"
        assert here.room.store.current.people == ("Nora", "Ada")


async def test_a_name_that_is_typed_for_the_deal_is_that_of_the_next_new_game() -> None:
    async with contest() as here:
        here.room.store.change(last_game=GameChoice(players=ALONE))
        dialog = await here.daily()
        assert dialog.name.edit.text() == ""
        assert dialog.name.edit.placeholderText() == "Player 1"
        dialog.name.edit.setText("Nora")
        click(dialog.play)
        await here.room.asked()
        assert here.room.game.setup.players[0].name == "Nora"
        assert not (await here.daily()).name.isVisible(), "whose game it is has been settled"
        (await here.daily()).reject()
        await eventually(lambda: shown() is None)
        here.room.window.commands.new_game.trigger()
        asked = await new_game()
        assert [row.name.text() for row in asked.players.rows] == ["Nora", "Bo"]
        asked.reject()


async def test_a_name_that_is_typed_is_still_there_after_closing() -> None:
    async with contest() as here:
        here.room.store.change(people=("Ada",), last_game=GameChoice(players=ALONE))
        (await here.daily()).reject()
        await eventually(lambda: shown() is None)
        assert here.room.store.current.last_game.players == ALONE, "no name was typed"
        dialog = await here.daily()
        click(dialog.earlier)
        dialog.name.edit.setText("Nora")
        dialog.reject()
        await eventually(lambda: shown() is None)
        dialog = await here.daily()
        assert dialog.name.edit.text() == "Nora"
        dialog.name.edit.setText("A\u200bda")
        dialog.reject()
        await eventually(lambda: shown() is None)
        assert here.room.store.current.people == ("Nora", "Ada"), "no game can be played by the other name"


async def test_a_person_who_gives_no_name_plays_with_a_number() -> None:
    async with contest() as here:
        click((await here.daily()).play)
        await here.room.asked()
        assert here.room.game.setup.players[0].name == "Player 1"
        assert here.room.store.current.people == ()


async def test_a_name_that_cannot_be_displayed_is_refused() -> None:
    async with contest() as here:
        dialog = await here.daily()
        for name, is_fine in (("A\u200bda", False), ("Ada", True)):
            dialog.name.edit.setText(name)
            dialog.name.edit.textEdited.emit(name)
            assert dialog.play.isEnabled() is is_fine
            assert bool(dialog.problem.text()) is not is_fine
        dialog.reject()


async def test_a_result_without_a_name_is_sent_with_the_one_in_the_field() -> None:
    store(own(DAY, 30, name="Player 1"))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: "You" in columns(dialog))
        for typed, sent in (("", "Player 1"), ("Nora", "Nora")):
            dialog.name.edit.setText(typed)
            click(dialog.copy)
            text = QApplication.clipboard().text()
            assert [player.name for player in read_result(text).people] == [sent]
            assert paste(dialog, text) == "This result is already here."
        assert here.room.store.current.people == ("Nora",)
        dialog.reject()


async def test_a_result_with_a_name_keeps_it() -> None:
    async with contest() as here:
        await here.over()
        dialog = await here.comparison()
        assert not dialog.name.isVisible(), "nothing is played here, and the result has a name"
        dialog.reject()


def test_a_name_that_a_computer_has_stays_out_of_a_new_game() -> None:
    kept = Settings(last_game=GameChoice(players=ALONE)).with_player("bo")
    assert kept.people == ("bo",)
    assert kept.last_game.players == ALONE

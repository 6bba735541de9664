"""The whole program: a game that is left is kept, and the set-up leads back to it."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.record.record_file import read_record, write_record
from tests.app.fingers import click
from tests.app.new_game import card_of, setup_page, shown_setup
from tests.app.person import Person
from tests.app.program import STILL, computers, eventually, game_of, game_setup, people, settle, started
from tests.app.test_comfort import make
from tests.ui.room import finished, kept, open_box, open_game, played


async def test_a_game_that_is_left_is_kept_and_can_be_continued(qapp: QApplication) -> None:
    async with started(qapp, open_game()) as desk:
        await make(desk)
        game = game_of(desk)
        desk.window.commands.new_game.trigger()
        page = await shown_setup()
        card = await eventually(lambda: card_of(page, "Continue"))
        assert card.accessibleDescription() == "Round 1 of 1 · Ada and Bo"
        waits = [desk.session.is_paused]
        card.click()
        assert setup_page() is None
        assert [*waits, desk.session.is_paused] == [True, False]
        assert game_of(desk) is game
        desk.window.commands.new_game.trigger()
        page = await shown_setup()
        page.players.stepUp()
        click(page.deal)
        await eventually(lambda: game_of(desk) is not game)
        assert open_box() is None
        assert setup_page() is None
        assert [read_record(file) for file in kept()] == [game.record]
        desk.window.commands.new_game.trigger()
        assert len((await shown_setup()).seats) == 3, "the same people"


async def test_a_game_that_was_left_is_offered_where_there_is_no_other(
    qapp: QApplication, tmp_path: Path
) -> None:
    files = [tmp_path / f"{seed}.mtrain" for seed in ("one", "two")]
    write_record(files[0], finished(open_game("one")))
    write_record(files[1], played(open_game("two"), 2))
    settle(replace(STILL, recent_games=tuple(map(str, files))))
    async with started(qapp) as desk:
        page = await shown_setup()
        await eventually(lambda: card_of(page, "Continue"))
        assert [card.accessibleName() for card in page.cards] == ["Continue", "Deal of the day"]
        click(page.cards[0])
        await eventually(lambda: desk.session.game is not None and game_of(desk).setup.seed == "two")
        assert setup_page() is None


async def test_the_same_deal_comes_again(qapp: QApplication) -> None:
    async with started(qapp, game_setup([*people("Ada"), *computers(1)], seed="again")) as desk:
        await Person(desk).asked()
        former = game_of(desk)
        hand = desk.window.table.rack.order
        desk.window.commands.restart.trigger()
        await eventually(lambda: game_of(desk) is not former)
        await Person(desk).asked()
        assert desk.window.table.rack.order == hand
        assert open_box() is None, "nobody had made a move yet"

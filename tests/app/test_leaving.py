"""The whole program: a game that is left is kept, and the way back to it is shown."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.record.model import Player
from mtdesk.record.record_file import read_record, write_record
from tests.app.fingers import click
from tests.app.program import computers, eventually, game_of, game_setup, people, settle, started
from tests.app.test_comfort import asked, make
from tests.ui.room import kept, open_box, open_game, played


@pytest.fixture(autouse=True)
def _settled() -> None:
    settle()


async def test_a_game_that_is_left_is_kept_and_one_click_away(qapp: QApplication) -> None:
    async with started(qapp, open_game()) as desk:
        card = desk.window.card
        await make(desk)
        game = game_of(desk)
        desk.window.commands.restart.trigger()
        await eventually(lambda: game_of(desk) is not game)
        assert open_box() is None
        assert replace(game_of(desk).setup, begun=None) == replace(game.setup, begun=None)
        assert [read_record(file) for file in kept()] == [game.record]
        assert card.isVisible()
        await asked(desk)
        click(card.way)
        await eventually(lambda: game_of(desk).record == game.record)
        assert not card.isVisible(), "in the other game nobody had made a move"
        await make(desk)
        desk.window.commands.restart.trigger()
        await eventually(card.isVisible)
        await make(desk)
        assert not card.isVisible(), "people play on at the new table"
        assert len(kept()) == 1


async def test_a_game_that_was_only_opened_is_one_click_away_too(qapp: QApplication, tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.mtrain" for seed in ("one", "two")]
    for file in files:
        write_record(file, played(open_game(file.stem), 2))
    async with started(qapp, open_game()) as desk:
        card = desk.window.card
        await asked(desk)
        for file in files:
            assert await desk._games.open_file(file)
        assert card.isVisible()
        click(card.way)
        await eventually(lambda: game_of(desk).setup.seed == "one")
        assert kept() == []


async def test_the_card_names_the_first_of_the_other_players(qapp: QApplication) -> None:
    names = ("Bo", "Cleo {}", "Di", "Ed", "Flo")
    async with started(
        qapp, game_setup([*people("Ada"), *(Player(n, "computer", "easy") for n in names)])
    ) as desk:
        await make(desk)
        desk.window.commands.restart.trigger()
        await eventually(desk.window.card.isVisible)
        assert desk.window.card.title.toolTip() == "Your game with Bo, Cleo {}, Di, and 2 more"


async def test_the_same_deal_comes_again(qapp: QApplication) -> None:
    async with started(qapp, game_setup([*people("Ada"), *computers(1)], seed="again")) as desk:
        await asked(desk)
        former = game_of(desk)
        hand = desk.window.table.rack.order
        desk.window.commands.restart.trigger()
        await eventually(lambda: game_of(desk) is not former)
        await asked(desk)
        assert desk.window.table.rack.order == hand
        assert open_box() is None, "nobody had made a move yet"

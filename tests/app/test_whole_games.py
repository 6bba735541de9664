"""Whole games in the real window, from the first click to the places."""

import random
from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.app import Application
from mtdesk.record.record_file import read_record
from mtdesk.record.replay import replay
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS
from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.fingers import click
from tests.app.new_game import start_new_game
from tests.app.person import Person
from tests.app.program import computers, eventually, game_of, game_setup, people, saved, started

pytestmark = pytest.mark.slow


def assert_finished(desk: Application, page: GameEndPanel) -> None:
    """The places are shown, and the journal holds the whole game."""
    game = game_of(desk)
    assert game.is_over
    places = page.places.accessibleDescription()
    assert all(player.name in places for player in game.setup.players)
    assert saved() == game.record


async def play_again(desk: Application, page: GameEndPanel) -> None:
    """Ask for another game; the finished one is kept, the last in its folder, and reads back."""
    finished = game_of(desk)
    playing = desk.session._playing
    await eventually(lambda: playing is None or playing.done())
    click(page.play_again)
    await eventually(lambda: game_of(desk) is not finished)
    file = max((paths.user_data_dir() / paths.GAMES).iterdir())
    assert read_record(file) == finished.record


async def test_thirteen_rounds_against_three_computers(qapp: QApplication) -> None:
    setup = game_setup([*people("Ada"), *computers(3)], hand=3, set=6, rounds=13)
    async with started(qapp, setup) as desk:
        person = Person(desk, random.Random(5))
        page = await person.play_to_the_end()
        assert len(game_of(desk).record.rounds) == 13
        assert {"drag", "clicks", "double-click", "boneyard", "draw", "pass", "tap"} <= person.gestures.keys()
        assert person.curtains == []
        assert_finished(desk, page)
        await play_again(desk, page)


SEATS = [(1, 3), (1, 2), (1, 1), (1, 2), (1, 1), (2, 0), (1, 3), (1, 2), (1, 2), (1, 3)]
"""People and computers for each preset in turn."""


@pytest.mark.parametrize(("preset", "seats"), list(zip(PRESETS, SEATS, strict=True)), ids=list(PRESETS))
async def test_every_preset_from_the_dialog_to_the_places(
    qapp: QApplication, preset: str, seats: tuple[int, int]
) -> None:
    async with started(qapp) as desk:
        await start_new_game(preset, ["Ada", "Grace"][: seats[0]], seats[1])
        person = Person(desk, random.Random(3))
        page = await person.play_to_the_end()
        setup = game_of(desk).setup
        assert (setup.preset, setup.options.rounds, len(setup.players)) == (preset, 1, sum(seats))
        assert_finished(desk, page)
        ways = ways_of(setup.options)
        for _ in range(6):  # one person starts one train: the other way must wait for another game
            if person.choices.keys() == ways:
                break
            await play_again(desk, page)
            page = await person.play_to_the_end()
    assert person.choices.keys() == ways


def ways_of(options: Options) -> set[str]:
    """In which ways a person can be asked to lay a tile."""
    ways = {"fork", "no fork"} if options.fork else set()
    return ways | ({"high end out", "low end out"} if options.own_start == "any" else set())


async def test_ten_players(qapp: QApplication) -> None:
    players = [*computers(4), *people("Ada"), *computers(9)[4:]]
    async with started(qapp, game_setup(players, rounds=1, hand=3)) as desk:
        page = await Person(desk).play_to_the_end()
        assert_finished(desk, page)


async def test_computers_among_themselves(qapp: QApplication) -> None:
    async with started(qapp, game_setup(computers(3), rounds=1, hand=3), painted=True) as desk:
        person = Person(desk)
        page = await person.play_to_the_end()
        assert person.gestures == Counter()
        assert desk.window.table.rack.order == ()
        assert_finished(desk, page)


async def test_two_people_at_one_screen_and_a_curtain_between_them(qapp: QApplication) -> None:
    players = [*people("Ada"), *computers(1), *people("Grace")]
    setup = game_setup(players, rounds=2, hand=2, set=6, seed="2")
    async with started(qapp, setup) as desk:
        person = Person(desk, random.Random(2))
        page = await person.play_to_the_end()
        assert person.curtains == curtains_due(desk)
        assert len(person.curtains) > 6
        assert_finished(desk, page)


def curtains_due(desk: Application) -> list[int]:
    """Before how many moves a curtain must fall: whenever another person is asked than was asked before."""
    record = game_of(desk).record
    people_here = {seat for seat, player in enumerate(record.setup.players) if player.kind == "human"}
    due: list[int] = []
    viewer: int | None = None
    moves = 0
    for step in replay(record):
        if step.number == 0:
            viewer = None
        if step.move is None:
            continue
        asked = step.state.board.turn
        if asked == step.move.player and asked in people_here and asked != viewer:
            due.append(moves)
            viewer = asked
        moves += 1
    return due

"""Another program at the table: it plays, it is exchanged, it fails, and it ends when the game does."""

import time

from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk.app import Application
from mtdesk.control.game import Game
from mtdesk.programs import Program
from mtdesk.record.model import Player, Setup
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.ui.words.levels import other_player_text
from tests.app.fingers import click
from tests.app.new_game import shown_setup
from tests.app.person import Person
from tests.app.program import (
    eventually,
    game_of,
    game_setup,
    people,
    register,
    settle,
    started,
)
from tests.app.test_ending import PROMPT
from tests.processes import PLAYERS, is_alive, python

FAILED = "“It” gave no valid answer. A simple move was made for Bo instead."
CHANGE = other_player_text()
BO = Player("Bo", "computer", "outside:It")


def with_program(conduct: str) -> None:
    """Let mtdesk know another program, which plays like this."""
    settle()
    register(Program("It", python(PLAYERS, conduct)))


def game() -> Setup:
    """A game of Ada and the program, which begins and has something to choose."""
    return game_setup([*people("Ada"), BO], starter=1)


def moves_of_bo(desk: Application) -> list[Move]:
    """What the program has done so far."""
    return [move for round_ in game_of(desk).record.rounds for move in round_.moves if move.player == 1]


def process_of(desk: Application) -> int | None:
    """The process of the program, None before it is asked."""
    program = desk.session._programs._seated.get(1)
    return None if program is None else program.process_id


async def test_it_plays_and_gives_its_seat_to_a_level(qapp: QApplication) -> None:
    with_program("well")
    async with started(qapp, game()) as desk:
        await eventually(lambda: desk.window.table.invitation.moves)
        played = game_of(desk).record.rounds[0]
        before = Game(game())
        before.deal(played.deal)
        legal = legal_moves(before.view(1))
        assert played.moves[0] == legal[-1] != legal[0], "as it chooses, and no level of ours"
        process = process_of(desk)
        assert process is not None
        desk.session.replace_players({1: Player("Bo", "computer", "easy")})
        await eventually(lambda: not is_alive(process))
        before_change = len(moves_of_bo(desk))
        await Person(desk).play_until(lambda: len(moves_of_bo(desk)) > before_change)


async def test_its_failures_are_told_once_and_the_game_goes_on(qapp: QApplication) -> None:
    with_program("illegally")
    async with started(qapp, game()) as desk:
        await eventually(lambda: desk.window.findChildren(QMessageBox))
        (box,) = desk.window.findChildren(QMessageBox)
        assert box.text() == f"{FAILED} {CHANGE}", "the log may be closed"
        assert "“New game”" in CHANGE
        assert desk.window.commands.new_game.text() == "&New game…"
        box.accept()
        await eventually(lambda: not desk.window.findChildren(QMessageBox))
        await Person(desk).play_until(lambda: len(moves_of_bo(desk)) > 2)
        assert not desk.window.findChildren(QMessageBox)
        log = desk.window.log.list
        texts = [log.item(row).text() for row in range(log.count())]
        assert texts.count(FAILED) == 1


async def test_it_is_said_why_it_cannot_be_started(qapp: QApplication) -> None:
    register(Program("It", "no-such-program"))
    async with started(qapp, game()) as desk:
        await eventually(lambda: desk.window.findChildren(QMessageBox))
        (box,) = desk.window.findChildren(QMessageBox)
        why = "“It” cannot be started: there is no such file or folder."
        assert box.text() == f"{why} A simple move was made for Bo instead. {CHANGE}"
        box.accept()


async def test_closing_the_window_ends_it_also_while_it_thinks(qapp: QApplication) -> None:
    with_program("deaf")
    async with started(qapp, game()) as desk:
        process = await eventually(lambda: process_of(desk))
        began = time.monotonic()
    assert time.monotonic() - began < PROMPT
    assert not is_alive(process)


async def test_it_appears_beside_the_levels_and_plays_unasked(qapp: QApplication) -> None:
    with_program("well")
    async with started(qapp, game_setup([*people("Ada"), Player("Bo", "computer", "easy")])) as desk:
        await eventually(lambda: desk.session.match is not None and desk.session.match.is_running)
        desk.window.commands.new_game.trigger()
        page = await shown_setup()
        menu = page.seats[1].menu_of_players()
        next(action for action in menu.actions() if action.text() == "Computer (“It”)").trigger()
        click(page.change)
        await eventually(lambda: game_of(desk).setup.players[1].level == "outside:It")
        await Person(desk).play_until(lambda: process_of(desk) is not None)


async def test_a_program_that_is_no_longer_registered_gives_its_seat_to_a_level(qapp: QApplication) -> None:
    with_program("well")
    async with started(qapp, game()) as desk:
        await eventually(lambda: desk.window.table.invitation.moves)
        register()
        await desk._games.restart()
        await eventually(lambda: desk.window.findChildren(QMessageBox))
        (box,) = desk.window.findChildren(QMessageBox)
        assert "(“It”)" in box.text()
        assert game_of(desk).setup.players[1].level == "medium"
        box.accept()

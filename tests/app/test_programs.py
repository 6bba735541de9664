"""Another program at the table: it plays, it is exchanged, it fails, and it ends when the game does."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk.app import Desk
from mtdesk.control.game import Game
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.writing import write_record
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.settings import Program, Settings
from tests.app.person import Person
from tests.app.program import STILL, eventually, game_of, game_setup, lay_down, people, settle, started
from tests.app.test_ending import PROMPT
from tests.processes import PLAYERS, is_alive, python

FAILED = "“It” answered, but not with a legal move. A simple move was made for Bo instead."
BO = Player("Bo", "computer", "outside:It")


def with_program(conduct: str) -> Settings:
    """Settings in which a program is registered that plays like this."""
    return replace(STILL, programs=(Program("It", python(PLAYERS, conduct)),))


def game() -> Setup:
    """A game of Ada and the program, which begins and has something to choose."""
    return game_setup([*people("Ada"), BO], starter=1)


def moves_of_bo(desk: Desk) -> list[Move]:
    """What the program has done so far."""
    return [move for round_ in game_of(desk).record.rounds for move in round_.moves if move.player == 1]


def process_of(desk: Desk) -> int | None:
    """The process of the program, None before it is asked."""
    program = desk.session._programs._seated.get(1)
    return None if program is None else program.process_id


async def test_it_plays_and_gives_its_seat_to_a_level(qapp: QApplication) -> None:
    settle(with_program("well"))
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
    settle(with_program("illegally"))
    async with started(qapp, game()) as desk:
        await eventually(lambda: desk.window.findChildren(QMessageBox))
        (box,) = desk.window.findChildren(QMessageBox)
        assert box.text() == FAILED, "the log may be closed"
        box.accept()
        await eventually(lambda: not desk.window.findChildren(QMessageBox))
        await Person(desk).play_until(lambda: len(moves_of_bo(desk)) > 2)
        assert not desk.window.findChildren(QMessageBox)
        log = desk.window.log.list
        texts = [log.item(row).text() for row in range(log.count())]
        assert texts.count(FAILED) == 1


async def test_closing_the_window_ends_it_also_while_it_thinks(qapp: QApplication) -> None:
    settle(with_program("deaf"))
    async with started(qapp, game()) as desk:
        await eventually(lambda: process_of(desk) is not None)
        process = process_of(desk)
        assert process is not None
        began = time.monotonic()
    assert time.monotonic() - began < PROMPT
    assert not is_alive(process)


async def test_a_game_with_a_program_that_is_not_registered_is_asked_about(qapp: QApplication) -> None:
    settle()
    lay_down(game())
    async with started(qapp) as desk:
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox))
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert "not registered here: “It”. Let the computer play as “Medium”" in box.text()
        next(button for button in box.buttons() if button.text().replace("&", "") == "Replace").click()
        await eventually(lambda: desk.session.game is not None)
        assert [player.level for player in game_of(desk).setup.players] == [None, "medium"]


async def asked_about(desk: Desk, file: Path, answer: str) -> None:
    """Open a game, and answer the question about its programs."""
    opening = asyncio.create_task(desk._games.open_file(file))
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox))
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "from your settings play" in box.text()
    assert ": “It”. Start " in box.text()
    next(button for button in box.buttons() if button.text().replace("&", "") == answer).click()
    assert await opening is (answer != "Cancel")


async def test_a_game_of_others_starts_no_program_unasked(qapp: QApplication, tmp_path: Path) -> None:
    settle(with_program("well"))
    file, started_at = tmp_path / "from a friend.mtrain", "mtdesk.control.outside.Child"
    write_record(file, Record(game(), []))
    async with started(qapp, game_setup(people("Ada", "Grace"))) as desk:
        with patch(started_at, side_effect=AssertionError("started")) as starting:
            await asked_about(desk, file, "Cancel")
            await asked_about(desk, file, "Replace")
            await eventually(lambda: game_of(desk).setup.players[1].level == "medium")
            await eventually(lambda: desk.window.table.invitation.moves)
            assert starting.call_count == 0
        await asked_about(desk, file, "Start")
        await eventually(lambda: process_of(desk) is not None)

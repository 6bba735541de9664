"""Two things wanted of a match in the same pass of the event loop: whichever came first stands."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.control.prompt import MatchSettings
from mtdesk.record.model import Player
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.view import View
from tests.control.fakes import LevelSeat
from tests.control.tables import Table, idle, saved, stopped, until

_EASY = Player("C", "computer", "easy")


async def test_a_move_that_was_taken_is_what_undo_takes_back(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc", "pagat")
    before: list[Move] = []
    found: list[tuple[list[Move], bool]] = []

    def lay_and_regret(move: Move) -> None:
        before.extend(table.moves)
        assert table.match.may_undo()
        assert table.match.propose(move)
        table.match.undo()

    def look(move: Move) -> None:
        found.append((list(table.moves), table.match.may_redo()))
        assert table.match.propose(move)

    table.at = {3: lay_and_regret, 4: look}
    await table.run()
    assert found == [(before, True)]
    assert table.questions > 4
    assert saved(tmp_path) == table.game.record


@pytest.mark.parametrize("wish", ["play on", "replace", "pause"])
async def test_a_move_that_was_taken_is_made_whatever_else_is_wanted(tmp_path: Path, wish: str) -> None:
    table = Table(tmp_path, "pc", "pagat")
    made: list[tuple[int, Move]] = []

    def lay_and_wish(move: Move) -> None:
        made.append((len(table.moves), move))
        assert table.match.propose(move)
        if wish == "play on":
            table.match.play_on()
        elif wish == "replace":
            table.match.replace_players({0: _EASY})
        else:
            table.match.set_paused(True)
            asyncio.get_running_loop().call_later(0.01, lambda: table.match.set_paused(False))

    table.at = {3: lay_and_wish}
    await table.run()
    ((place, move),) = made
    assert table.moves[place] == move
    if wish == "replace":
        (change,) = table.game.record.rounds[0].changes
        assert change.actions == place + 1
    assert saved(tmp_path) == table.game.record


def _tapping(folder: Path, **settings: Any) -> Iterator[Table]:
    """Games in which somebody may come to tap."""
    for seed in range(30):
        chosen = MatchSettings(tap_grace=None, **settings)
        yield Table(folder, "pc", settings=chosen, seed=str(seed), hand=3)


async def test_a_tap_that_was_taken_outlasts_a_pause(tmp_path: Path) -> None:
    for table in _tapping(tmp_path):

        def tap_and_pause(seat: int, table: Table = table) -> None:
            assert table.match.propose(Tap(seat))
            table.match.set_paused(True)
            asyncio.get_running_loop().call_later(0.01, lambda: table.match.set_paused(False))

        table.stage.on_offer = tap_and_pause
        await table.run()
        taps = [move for move in table.game.record.rounds[0].moves if move == Tap(0)]
        assert len(taps) == table.stage.count("offer_tap")
        if taps:
            return
    pytest.fail("nobody came down to one tile")


# What a computer has thought of meanwhile


class _Paused(Table):
    """A game that is paused while a computer thinks, until its move is there."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        super().__init__(folder, "pc", "dutch", **changes)
        self.asked = asyncio.Event()
        asked = self.asked

        class _Slow(LevelSeat):
            async def choose(self, view: View) -> Move:
                asked.set()
                return await super().choose(view)

        self.seats[1] = _Slow("easy")

    async def until_answered(self) -> None:
        await self.asked.wait()
        self.match.set_paused(True)
        await until(lambda: self.stage.thinker is None)  # it has its move
        await idle()


async def test_whoever_sits_down_in_a_pause_makes_the_next_move(tmp_path: Path) -> None:
    table = _Paused(tmp_path)
    running = asyncio.create_task(table.run())
    await table.until_answered()
    before = list(table.game.record.rounds[0].moves)
    table.match.replace_players({1: replace(table.game.setup.players[1], kind="human", level=None)})
    table.stage.on_invite = lambda *_: None
    table.match.set_paused(False)
    await until(lambda: table.stage.invited is not None)
    assert table.stage.invited == 1
    assert table.game.record.rounds[0].moves == before
    await stopped(running)


# Pausing again at once


async def test_a_pause_that_is_over_for_a_moment_lets_no_move_through(tmp_path: Path) -> None:
    table = _Paused(tmp_path)
    running = asyncio.create_task(table.run())
    await table.until_answered()
    calls = list(table.stage.calls)
    table.match.set_paused(False)
    table.match.set_paused(True)
    await idle()
    assert table.stage.calls == calls
    table.match.set_paused(False)
    await running
    assert table.game.is_over

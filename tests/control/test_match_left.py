"""A game that is left at any moment: all of it is on the disk, and goes on from there."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import count, cycle, product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.control import autosave
from mtdesk.control.game import Game
from mtdesk.control.prompt import MatchSettings
from mtdesk.record.model import Player, Setup
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.view import View
from tests.control.tables import Table, saved, setup_of, stopped
from tests.records import position, resumed


def _other(player: Player) -> Player:
    """The same player as a computer, or as a person."""
    if player.kind == "human":
        return replace(player, kind="computer", level="easy")
    return replace(player, kind="human", level=None)


_TOGGLED = [
    MatchSettings(tap_grace=grace, confirm_turn=confirm, auto_draw=auto, free_undo=free)
    for grace, confirm, auto, free in product((None, 0.0), (True, False), (False, True), (True, False))
]


_WISHES_IN_TURN = ("lay", "lay", "undo", "redo", "lay and undo", "replace", "lay", "play on", "pause")
_WISHES = set(_WISHES_IN_TURN)


class _Restless(Table):
    """People who use everything there is, in turn, and change the settings at every question.

    ``taken`` is the last answer that was taken from them, with its place in the record, unless something
    else was wanted after it.
    """

    def __init__(self, folder: Path, game: Game) -> None:
        settings = MatchSettings(tap_grace=None, confirm_turn=True, free_undo=True)
        kinds = "".join("p" if player.kind == "human" else "c" for player in game.setup.players)
        super().__init__(folder, kinds, settings=settings, game=game)
        self.taken: tuple[int, int, Move] | None = None
        self.done: set[str] = set()
        self._settings = cycle(_TOGGLED)
        self._wishes = cycle(_WISHES_IN_TURN)
        self.stage.on_end = lambda seat: self._act(Tap(seat), self.match.end_turn)
        self.stage.on_offer = lambda seat: self._act(Tap(seat), self.match.decline_tap)
        self.stage.round_over = self._round_over  # type: ignore[method-assign]

    def decide(self, view: View, moves: tuple[Move, ...]) -> None:
        self._act(moves[-1], lambda: self._lay(moves[0]))

    def _lay(self, move: Move) -> bool:
        rounds = self.game.record.rounds
        taken = self.match.propose(move)
        if taken:
            self.taken = len(rounds) - 1, len(rounds[-1].moves), move
        return taken

    def _act(self, move: Move, otherwise: Callable[[], object]) -> None:
        match = self.match
        match.settings = next(self._settings)
        wish = next(self._wishes)
        if wish == "undo" and match.may_undo():
            self._undo()
        elif wish == "redo" and match.may_redo():
            match.redo()
        elif wish == "lay and undo" and self._lay(move) and match.may_undo():
            self._undo()
        elif wish == "replace":
            self._replace()
        elif wish == "play on" and match.asked is not None:
            match.play_on()
        elif wish == "pause":
            self._lay(move)
            match.set_paused(True)
            asyncio.get_running_loop().call_soon(match.set_paused, False)
            otherwise()
        elif not (wish == "lay" and self._lay(move)):
            wish = "otherwise"
            otherwise()
        self.done.add(wish)

    def _undo(self) -> None:
        self.taken = None
        self.match.undo()

    def _replace(self) -> None:
        """Let two seats change hands; one person stays at least."""
        players = self.game.setup.players
        last = len(players) - 1
        self.match.replace_players({seat: _other(players[seat]) for seat in (last - 1, last)})

    async def _round_over(self, view: View) -> None:
        self.stage.calls.append(("round_over", view))
        await asyncio.sleep(0)
        if self.match.may_undo() and "undone" not in self.done:
            self.done.add("undone")
            self._undo()
            await asyncio.Future()


class _AtOnce(Executor):
    """Writes before anything else happens, so that a game is always left in the same moments."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(function(*arguments, **named))
        return done


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "_THREAD", _AtOnce())
    monkeypatch.setattr(os, "fsync", lambda _: None)


def _before_the_end(setup: Setup) -> Game:
    """A game of which the first round lacks a few moves."""
    game = Game(setup)
    game.deal(game.next_deal())
    while game.board.over is None:
        game.apply(legal_moves(game.view(game.board.turn))[0])
    game.take_back(3)
    return game


@pytest.mark.slow
@pytest.mark.usefixtures("quick_disk")
@pytest.mark.parametrize("kinds", ["pcc", "ppcc"])
@pytest.mark.parametrize("begin", [Game, _before_the_end])
async def test_left_at_any_moment_a_game_is_on_the_disk_as_it_stands(
    tmp_path: Path, kinds: str, begin: Callable[[Setup], Game]
) -> None:
    """Until everything has been wanted once; or from the end of one round into the next.

    Each of the two loops takes every other moment, so that together they take all.
    """
    start = begin(setup_of("bahnhof", kinds, seed="left", hand=4, set=6, rounds=2)).record
    is_plain = isinstance(asyncio.get_running_loop(), asyncio.SelectorEventLoop)
    for passes in count(0 if is_plain else 1, 2):
        table = _Restless(tmp_path, resumed(start))
        running = asyncio.create_task(table.match.run())
        for _ in range(passes):
            await asyncio.sleep(0)
        rounds = table.game.record.rounds
        is_done = table.done >= _WISHES if begin is Game else len(rounds) == 2
        await stopped(running)
        await table.match._autosave.close()
        table.stage.assert_done()
        record = table.game.record
        if passes:
            assert saved(tmp_path) == record
        assert position(record) == table.game.state
        if table.taken is not None:
            number, place, move = table.taken
            assert record.rounds[number].moves[place] == move
        if is_done:
            return


async def test_a_game_left_after_a_round_shows_its_result_again(tmp_path: Path) -> None:
    table = Table(tmp_path, "cc", rounds=2)
    table.stage.round_over = _never  # type: ignore[method-assign,assignment]
    running = asyncio.create_task(table.match.run())
    while not table.game.between_rounds or table.game.state is None:
        await asyncio.sleep(0)
    await stopped(running)
    record = saved(tmp_path)
    assert record is not None
    again = Table(tmp_path, "cc", game=resumed(record))
    await again.run()
    assert again.stage.names()[:2] == ["reset", "round_over"]
    assert again.stage.count("round_over") == 2
    assert sum(isinstance(event, RoundEnded) for event in again.stage.events) == 1


async def _never(_view: View) -> None:
    await asyncio.Future()

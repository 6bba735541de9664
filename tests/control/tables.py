"""Games and matches as the tests of the turn loop need them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.control.prompt import MatchSettings
from mtdesk.control.seats import HumanSeat, Seat
from mtdesk.control.timeline import Timeline
from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import View
from tests.control.fakes import LevelSeat, RecordingStage
from tests.records import played_again, recover

_JOURNAL = "running.journal"


def setup_of(
    preset: str, kinds: str, *, seed: str | None = "tests", first_starter: int = 0, **changes: Any
) -> Setup:
    """A set-up with one player for each letter of ``kinds``: p a person, c a computer."""
    players = tuple(
        Player(f"{kind}{seat}", "human") if kind == "p" else Player(f"{kind}{seat}", "computer", "easy")
        for seat, kind in enumerate(kinds)
    )
    options = options_for(preset, len(players), {"rounds": 1, **changes})
    return Setup(preset, options, players, first_starter, seed)


def dealt(preset: str, kinds: str, **changes: Any) -> Game:
    """A game of ``setup_of`` whose first round has been dealt."""
    game = Game(setup_of(preset, kinds, **changes))
    game.deal(game.next_deal())
    return game


def timeline_of(record: Record, players: Callable[[], Sequence[Player]] | None = None) -> Timeline:
    """The timeline of a record, which is played again for that."""
    return Timeline(record, played_again(record).ended, players)


def no_failure(error: Exception) -> None:
    raise AssertionError("the journal could not be written") from error


def match_of(
    game: Game,
    seats: Sequence[Seat],
    stage: RecordingStage,
    folder: Path,
    settings: MatchSettings | None = None,
) -> Match:
    """A match of these seats; players who come later are people at the stage or levels that play here."""
    seated = list(game.setup.players)

    def make(seat: int, player: Player) -> Seat:
        if player == seated[seat]:
            return seats[seat]
        return HumanSeat(stage) if player.level is None else LevelSeat(player.level)

    autosave = Autosave(folder / _JOURNAL, no_failure)
    return Match(game, make, stage, autosave, settings or MatchSettings(tap_grace=0.0))


def computers(count: int, level: str = "easy") -> list[Seat]:
    return [LevelSeat(level) for _ in range(count)]


class Table:
    """A match with people who make the first legal move, or what ``decide`` says.

    At the n-th question, ``at[n]`` is done instead, with the last legal move.
    """

    def __init__(
        self,
        folder: Path,
        kinds: str,
        preset: str = "dutch",
        *,
        settings: MatchSettings | None = None,
        game: Game | None = None,
        **changes: Any,
    ) -> None:
        self.stage = RecordingStage()
        self.game = game or Game(setup_of(preset, kinds, **changes))
        self.seats: list[Seat] = [
            HumanSeat(self.stage) if kind == "p" else LevelSeat("easy") for kind in kinds
        ]
        self.match: Match = match_of(self.game, self.seats, self.stage, folder, settings)
        self.questions = 0
        self.at: dict[int, Callable[[Move], object]] = {}
        self.stage.on_invite = self.decide

    @property
    def moves(self) -> list[Move]:
        """The moves of the round on the table."""
        return self.game.record.rounds[-1].moves

    def decide(self, view: View, moves: tuple[Move, ...]) -> None:
        self.questions += 1
        act = self.at.get(self.questions)
        if act is None:
            assert self.match.propose(moves[0])
        else:
            act(moves[-1])

    async def run(self) -> None:
        await self.match.run()
        self.stage.assert_done()


async def stopped(running: asyncio.Task[None]) -> None:
    """End a match in the middle, as the program does at its end."""
    running.cancel()
    await asyncio.wait({running})


async def until(happens: Callable[[], object]) -> None:
    """Let everything else run until something has happened."""
    async with asyncio.timeout(60):
        while not happens():
            await asyncio.sleep(0.001)


async def idle() -> None:
    """Let everything happen that waits for nothing but the loop."""
    for _ in range(50):
        await asyncio.sleep(0)


def saved(folder: Path) -> Record | None:
    """The game in the journal of ``match_of``."""
    recovery = recover(folder / _JOURNAL)
    if recovery is None:
        return None
    assert recovery.fault is None
    return recovery.record

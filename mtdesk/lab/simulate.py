"""Whole games by computer players without a window or a clock, on all cores, each saved as a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path

from mtdesk.ai.levels import Limit, chance_of, choose, decision_seed
from mtdesk.control.pool import WorkerPool, usable_cores
from mtdesk.record.files import write_atomically
from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.record.record_file import record_bytes
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options, check_players
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View

Choose = Callable[[View, str], Move]
"""Finds a move: it is called with a view and the seed of this decision."""


def play_game(setup: Setup, limit: Limit) -> Record:
    """Return all rounds of a game among computers; the same set-up and work give the same game.

    ``setup`` must have a seed and a level for every player, and ``limit`` no cap in seconds.
    """
    if limit.seconds is not None:
        raise ValueError("a game that can be repeated needs no clock")
    record, _ = play_out(setup, [_player(setup, seat, limit) for seat in range(len(setup.players))])
    return record


def play_round(setup: Setup, number: int, totals: tuple[Fraction, ...], limit: Limit) -> tuple[Fraction, ...]:
    """Return the totals by seat after one round of such a game; ``totals`` are those before it."""
    if setup.seed is None or limit.seconds is not None:
        raise ValueError("a round that can be repeated needs a seed and no clock")
    players = [_player(setup, seat, limit) for seat in range(len(setup.players))]
    return _play_round(*_opened(setup, number, totals, setup.seed), players, chance_of(setup.seed))


def play_out(setup: Setup, players: Sequence[Choose]) -> tuple[Record, tuple[Fraction, ...]]:
    """Return all rounds of a game among ``players``, one for each seat.

    The record and the final totals by seat.

    ``setup`` must have a seed. The levels it names are for the record only.
    """
    if setup.seed is None:
        raise ValueError("a game that can be repeated needs a seed")
    record = Record(setup)
    chance = chance_of(setup.seed)
    totals: tuple[Fraction, ...] = (Fraction(0),) * len(players)
    for number in range(1, setup.options.rounds + 1):
        state, played = _opened(setup, number, totals, setup.seed)
        record.rounds.append(played)
        totals = _play_round(state, played, players, chance)
    return record, totals


def _opened(setup: Setup, number: int, totals: tuple[Fraction, ...], seed: str) -> tuple[State, PlayedRound]:
    players = len(setup.players)
    played = PlayedRound(seeded_deal(setup.options, players, number, seed), [])
    state, _ = open_round(setup.options, players, number, setup.first_starter, totals, played.deal)
    return state, played


def _player(setup: Setup, seat: int, limit: Limit) -> Choose:
    level = setup.players[seat].level
    if level is None:
        raise ValueError(f"no one plays for seat {seat}")
    return lambda view, seed: choose(level, view, limit, seed)


def _play_round(
    state: State, played: PlayedRound, players: Sequence[Choose], chance: str
) -> tuple[Fraction, ...]:
    while state.board.over is None:
        tapper = state.board.pending_tap
        seat = state.board.turn if tapper is None else tapper
        view = view_of(state, seat)
        move = players[seat](view, decision_seed(chance, view))
        played.moves.append(move)
        state, _ = apply(state, move)
    return state.board.totals


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is simulated: rules, a level for every seat, how many games, and the seed of all chance."""

    preset: str
    """What the records name as preset: a preset's id or ``custom``."""
    options: Options
    levels: tuple[str, ...]
    games: int
    """1 or more."""
    seed: str

    def setup(self, number: int) -> Setup:
        """Return the set-up of game 1, 2, …; the first starter rotates, and each game has its own seed."""
        players = tuple(
            Player(f"{level} {seat + 1}", "computer", level) for seat, level in enumerate(self.levels)
        )
        return Setup(self.preset, self.options, players, (number - 1) % len(players), f"{self.seed}-{number}")

    def file_name(self, number: int) -> str:
        """Return the name of a game's record; sorting by name is sorting by number."""
        return f"{number:0{len(str(self.games))}}.mtrain"


def simulate(
    simulation: Simulation,
    folder: Path,
    *,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> None:
    """Play all games and write their records into ``folder``, which is created if necessary.

    The records are the same whatever the number of ``workers`` (all cores by default). ``on_progress`` is
    called with the number of games done and of all, after each. Raises OptionError if the rules cannot be
    played with this many players, and RecordError or OSError if a record cannot be written; those written by
    then stay.
    """
    check_players(simulation.options, len(simulation.levels))
    folder.mkdir(parents=True, exist_ok=True)
    pool = WorkerPool(min(workers or usable_cores(), simulation.games))
    try:
        # A worker may be ended anywhere, even half way through a file; so the files are written here.
        results = pool.run_all(partial(_play, simulation), range(1, simulation.games + 1))
        for done, (number, data) in enumerate(results, start=1):
            write_atomically(folder / simulation.file_name(number), data, follow_link=False)
            if on_progress is not None:
                on_progress(done, simulation.games)
    finally:
        pool.close()


def _play(simulation: Simulation, number: int) -> bytes:
    return record_bytes(play_game(simulation.setup(number), Limit()))

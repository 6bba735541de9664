"""Whole games by computer players without a window or a clock, on all cores, each saved as a record."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path

from mtdesk.ai.levels import LEVELS, Limit, chance_of, choose, decision_seed
from mtdesk.control.pool import run_all
from mtdesk.record.deal_code import SharedDeal
from mtdesk.record.files import write_atomically
from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.record.record_file import record_bytes
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options, check_players
from mtdesk.rules.redact import view_of
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View

Choose = Callable[[View, str], Move]
"""Finds a move: it is called with a view and the seed of this decision."""


Points = tuple[Fraction, ...]
"""By seat."""


def play_game(setup: Setup) -> Record:
    """Return all rounds of a game among computers; the same set-up gives the same game.

    ``setup`` must have a seed and a level for every player.
    """
    return play_out(setup, _players(setup))[0]


def round_of_mark(deal: SharedDeal, level: str, before: tuple[Points, ...]) -> Points:
    """Play the next round of a deal with the strongest level in seat 0, and return its points.

    The others are computers of ``level``; ``before`` are the points of the rounds before. The same on every
    machine, provided that the levels play as in this version.
    """
    seated = (LEVELS[-1], *(level for _ in range(deal.players - 1)))
    players = tuple(Player(f"{one} {seat}", "computer", one) for seat, one in enumerate(seated))
    setup = Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)
    totals = tuple(sum((points[seat] for points in before), Fraction(0)) for seat in range(deal.players))
    after = _play_round(Record(setup), len(before) + 1, totals, _players(setup))
    return tuple(new - old for new, old in zip(after, totals, strict=True))


def play_out(setup: Setup, players: Sequence[Choose]) -> tuple[Record, Points]:
    """Return all rounds of a game among ``players``, one for each seat.

    The record and the final totals by seat.

    ``setup`` must have a seed. The levels it names are for the record only.
    """
    record = Record(setup)
    totals: Points = (Fraction(0),) * len(players)
    for number in range(1, setup.options.rounds + 1):
        totals = _play_round(record, number, totals, players)
    return record, totals


def _players(setup: Setup) -> list[Choose]:
    """Return computers of the levels that a set-up names."""

    def player(level: str) -> Choose:
        return lambda view, seed: choose(level, view, Limit(), seed)

    return [player(one.level or "") for one in setup.players]


def _play_round(record: Record, number: int, totals: Points, players: Sequence[Choose]) -> Points:
    """Add a round to a record; returns the totals after it. ``totals`` are those before it."""
    setup = record.setup
    if setup.seed is None:
        raise ValueError("a game that can be repeated needs a seed")
    played = PlayedRound(seeded_deal(setup.options, len(players), number, setup.seed), [])
    record.rounds.append(played)
    state, _ = open_round(setup.options, len(players), number, setup.first_starter, totals, played.deal)
    chance = chance_of(setup.seed)
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
    on_progress: Callable[[int, int], None] = lambda *_: None,
) -> None:
    """Play all games and write their records into ``folder``, which is created if necessary.

    The records are the same whatever the number of ``workers`` (all cores by default). ``on_progress`` is
    called with the number of games done and of all, after each. Raises OptionError if the rules cannot be
    played with this many players, and RecordError or OSError if a record cannot be written; those written by
    then stay.
    """
    check_players(simulation.options, len(simulation.levels))
    folder.mkdir(parents=True, exist_ok=True)
    numbers = range(1, simulation.games + 1)
    done = itertools.count(1)

    def write(number: int, data: bytes) -> None:
        """Write a record here: a worker may be ended anywhere, even half way through a file."""
        write_atomically(folder / simulation.file_name(number), data, follow_link=False)
        on_progress(next(done), simulation.games)

    run_all(workers, partial(_play, simulation), numbers, write)


def _play(simulation: Simulation, number: int) -> bytes:
    return record_bytes(play_game(simulation.setup(number)))

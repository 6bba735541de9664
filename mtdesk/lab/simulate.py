"""Many games among computers on all cores, each saved as a record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mtdesk.ai.levels import Limit
from mtdesk.control.pool import WorkerPool, usable_cores
from mtdesk.lab.selfplay import play_game
from mtdesk.record.files import write_atomically
from mtdesk.record.model import Player, Setup
from mtdesk.record.record_file import record_bytes
from mtdesk.rules.options import Options, check_players


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


@dataclass(frozen=True, slots=True)
class _Job:
    simulation: Simulation
    number: int


def simulate(
    simulation: Simulation,
    folder: Path,
    *,
    workers: int | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> None:
    """Play all games and write their records into ``folder``, which is created if necessary.

    The records are the same whatever the number of ``workers`` (all cores by default). ``on_progress`` is
    called with the number of games done, after each. Raises OptionError if the rules cannot be played with
    this many players, and RecordError or OSError if a record cannot be written; those written by then stay.
    """
    check_players(simulation.options, len(simulation.levels))
    folder.mkdir(parents=True, exist_ok=True)
    jobs = (_Job(simulation, number) for number in range(1, simulation.games + 1))
    pool = WorkerPool(min(workers or usable_cores(), simulation.games))
    try:
        # A worker may be ended anywhere, even half way through a file; so the files are written here.
        for done, (job, data) in enumerate(pool.run_all(_play, jobs), start=1):
            write_atomically(folder / simulation.file_name(job.number), data, follow_link=False)
            if on_progress is not None:
                on_progress(done)
    finally:
        pool.close()


def _play(job: _Job) -> bytes:
    return record_bytes(play_game(job.simulation.setup(job.number), Limit()))

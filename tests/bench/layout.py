"""Prints how large tiles are, how often laying moves older ones, and what planning costs.

Run with ``python -m tests.bench.layout [rounds]``. It never fails on time.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from mtdesk.table.areas import areas_for
from mtdesk.table.layout import Felt, Plan, Train, place, plan
from tests.table.layout.rounds import Game, finished

WINDOW_HEIGHT = 773
"""What is left for the table of a window 800 high, below the menus."""

SMALL, LARGE = Felt(0, 0, 1050, 500), Felt(0, 0, 1650, 820)
TABLES = (
    ("2 p", 2, 1, False),
    ("4 p", 4, 1, False),
    ("4 p forks", 4, 1, True),
    ("6 p", 6, 1, False),
    ("8 p", 8, 1, False),
    ("10 p", 10, 1, False),
    ("4 p + 4 public", 4, 4, False),
    ("10 p + 10 public", 10, 10, False),
)


@dataclass
class Clock:
    """Milliseconds of processor time spent on one kind of work."""

    spent: list[float] = field(default_factory=list)

    def __enter__(self) -> None:
        self._begun = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.spent.append((time.process_time() - self._begun) * 1000)

    def __str__(self) -> str:
        if not self.spent:
            return "-"
        return f"{statistics.median(self.spent):.1f} (worst {max(self.spent):.0f})"


def length(made: Plan) -> float:
    """Length of a tile in pixels when the whole table is shown."""
    return 2 * made.u * made.felt.width / made.table.width


def sizes(rounds: int) -> None:
    """Tile lengths at the end of rounds, each planned from scratch, and what it costs."""
    for title, felt, highest, count in (
        ("1050x500, double-12", SMALL, 12, rounds),
        ("1650x820, double-12", LARGE, 12, rounds),
        ("1050x500, double-18", SMALL, 18, max(1, rounds // 4)),
        ("1650x820, double-18", LARGE, 18, max(1, rounds // 4)),
    ):
        print(f"\nEnd of {count} rounds, {title}: tiles laid; smallest/median tile length; ms of a cold plan")
        for name, players, public, forks in TABLES:
            games = [finished(seed, players, public, highest, forks) for seed in range(count)]
            clock = Clock()
            lengths = []
            for game in games:
                with clock:
                    made = plan(felt, game.trains(), game.unlaid)
                lengths.append(length(made))
            tiles = statistics.mean(game.laid for game in games)
            print(f"  {name:18}{tiles:6.0f}{min(lengths):8.0f}/{statistics.median(lengths):.0f}    {clock}")


@dataclass
class Replay:
    """What happened while rounds were laid out tile by tile."""

    replans: int = 0
    smaller: int = 0
    laid: int = 0
    moved: int = 0
    rounds: int = 0
    ends: list[float] = field(default_factory=list)
    plans: Clock = field(default_factory=Clock)
    kept: Clock = field(default_factory=Clock)
    places: Clock = field(default_factory=Clock)

    def play(self, game: Game) -> None:
        """Lays out one round tile by tile."""
        made = plan(SMALL, game.trains(), game.unlaid)
        for trains, unlaid in positions(game):
            clock = Clock()
            with clock:
                new = plan(SMALL, trains, unlaid, made)
            with self.places:
                place(new, trains)
            self.laid += 1
            (self.kept if new is made else self.plans).spent += clock.spent
            if new is not made:
                self.replans += 1
                self.smaller += length(new) < length(made)
                self.moved += 1
            made = new
        self.rounds += 1
        self.ends.append(length(made))


def positions(game: Game) -> Iterator[tuple[Sequence[Train], int]]:
    """The trains and the tiles still unlaid after every tile."""
    for _ in game.steps():
        yield game.trains(), game.unlaid


def replays(rounds: int) -> None:
    """Whole rounds laid tile by tile."""
    print(f"\n{rounds} rounds laid tile by tile, 1050x500, double-12")
    for name, players, public, forks in TABLES:
        replay = Replay()
        for seed in range(rounds):
            replay.play(Game(random.Random(seed), players, public, forks=forks))
        print(
            f"  {name:18}re-plans a round {replay.replans / replay.rounds:.1f}"
            f" (smaller {replay.smaller / replay.rounds:.1f}),"
            f" {replay.moved / replay.laid:.0%} of tiles moved older ones,"
            f" at the end {min(replay.ends):.0f}/{statistics.median(replay.ends):.0f};"
            f" ms: re-plan {replay.plans}, kept plan {replay.kept}, place {replay.places}"
        )


def smallest(rounds: int) -> None:
    """The smallest tile to be seen at the end of a round in a window 1280 by 800, all of the table shown."""
    felt = areas_for(1280, WINDOW_HEIGHT).trains
    table = Felt(felt.x(), felt.y(), felt.width(), felt.height())
    print(
        f"\nSmallest tile at 1280x800, {rounds} rounds to their end, double-12 / double-18, length in pixels"
    )
    for players in (2, 4, 8, 10):
        found = []
        for highest in (12, 18):
            games = (Game(random.Random(seed), players, 1, highest) for seed in range(rounds))
            found.append(min(played(game, table) for game in games))
        print(f"  {players:2} players   {found[0]:.0f} / {found[1]:.0f}")


def played(game: Game, felt: Felt) -> float:
    """The length of the tiles at the end of a round that was laid out tile by tile."""
    made = plan(felt, game.trains(), game.unlaid)
    for trains, unlaid in positions(game):
        made = plan(felt, trains, unlaid, made)
    return length(made)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    sizes(count)
    replays(max(1, count * 3 // 5))
    smallest(max(1, count // 4))

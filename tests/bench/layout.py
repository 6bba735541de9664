"""Prints how still the table stays while rounds are laid out, what touches, and what it costs.

Run with ``python -m tests.bench.layout [rounds] [first]``: so many rounds of computer players (5 by default)
of each kind, numbered from ``first`` on, are laid out tile by tile in windows of three shapes. With a word
after that, only kinds with it in their names. Tune on some numbers, and report others. It never fails.
"""

from __future__ import annotations

import itertools
import math
import os
import statistics
import sys
import time
from dataclasses import dataclass, field

from PySide6.QtWidgets import QApplication

from mtdesk.rules.view import Board
from mtdesk.table.areas import areas_for
from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout.model import Felt, Layout
from mtdesk.table.layout.rounds import RoundLayout
from tests.table.layout.checks import loose_branches, moved, near_bands
from tests.table.layout.recorded import Table, recorded

WINDOWS = (1280, 693), (1920, 1053), (1000, 873)
"""What is left for the table below the menus of windows 1280 by 720, 1920 by 1080, and 1000 by 900."""
PLAYERS = 2, 3, 4, 6, 8, 10
TABLES = (
    *(Table(preset, players) for preset in ("dutch", "pagat", "hungarian-fork") for players in PLAYERS),
    Table("bahnhof", 4),
    Table("bahnhof", 10),
    Table("dutch", 4, 6),
    Table("pagat", 6, 15),
    Table("pagat", 10, 18),
)
EDGE = 3.4
"""Within so many tile widths of the edge lie its two outermost lanes: a train there has reached it."""
SOON = 5
"""How many tiles a U-turn takes at most."""


def felt_in(window: tuple[int, int], players: int) -> Felt:
    """The cloth of a table in a window."""
    trains = areas_for(*window, players).trains
    return Felt(trains.x(), trains.y(), trains.width(), trains.height())


@dataclass
class Figures:
    """What was counted in the rounds of one kind."""

    rounds: int = 0
    restless: int = 0
    """Rounds in which a laid tile moved."""
    moves: int = 0
    """Tiles whose arrival moved others."""
    stretches: int = 0
    """Stretches of trains that these moved."""
    scalings: int = 0
    near: list[str] = field(default_factory=list)
    """Bands that touched or crossed others, or came too near."""
    loose: int = 0
    """Branches that began away from their double."""
    early: int = 0
    """Trains that turned back before they had reached the edge."""
    begun: list[float] = field(default_factory=list)
    lengths: list[float] = field(default_factory=list)
    """Of a tile at the beginning and the end of each round, as a part of what is usual: 50 pixels of 1280."""
    spent: list[float] = field(default_factory=list)
    longest: float = 0.0
    """The longest piece of work after which the window may do something else, in milliseconds."""

    def add(self, table: Table, seed: int, window: tuple[int, int]) -> None:
        """Lay out one round."""
        felt = felt_in(window, table.players)
        layouts = RoundLayout(felt)
        boards = recorded(table, seed)
        before: Layout | None = None
        shift = 0
        touching: set[tuple[str, str]] = set()
        for board in boards:
            layout = self._timed(layouts, board)
            scale = layout.table.height / felt.height
            if before is None:
                self.begun.append(2 * layout.u / scale)
            elif before.edition != layout.edition:
                stretches = {tile.partition(":")[0] for tile in moved(before, layout)}
                self.stretches += len(stretches)
                self.moves += bool(stretches)
                shift += bool(stretches)
                self.scalings += layout.u < before.u - 1e-6
            old = {} if before is None or before.edition != layout.edition else before.ribbons
            fresh = {name for name, ribbon in layout.ribbons.items() if old.get(name) != ribbon}
            touching |= set(near_bands(layout, fresh))
            before = layout
        assert before is not None
        self.near += [f"{table} {seed} {window[0]}: {one} {other}" for one, other in sorted(touching)]
        self.loose += len(loose_branches(before))
        self.early += sum(turns_early(before, stretch) for stretch in before.hub.slots)
        self.lengths.append(2 * before.u * felt.height / before.table.height)
        self.rounds += 1
        self.restless += shift > 0

    def _timed(self, layouts: RoundLayout, board: Board) -> Layout:
        spent = 0.0
        begun = time.process_time()
        for _ in layouts.lay(story_of(board, 0)):
            piece = (time.process_time() - begun) * 1000
            self.longest = max(self.longest, piece)
            spent += piece
            begun = time.process_time()
        layout = layouts.layout
        self.spent.append(spent + (time.process_time() - begun) * 1000)
        return layout

    def join(self, other: Figures) -> None:
        """Count what was counted elsewhere, too."""
        for name, value in vars(other).items():
            if name != "longest":
                setattr(self, name, getattr(self, name) + value)
        self.longest = max(self.longest, other.longest)

    def __str__(self) -> str:
        spent = sorted(self.spent)
        return "  ".join(
            (
                f"still {1 - self.restless / self.rounds:4.0%}",
                f"moves {self.moves:2} of {self.stretches:2}",
                f"scalings {self.scalings / self.rounds:4.2f}",
                f"near {len(self.near):2}",
                f"loose {self.loose:2}",
                f"U-turns {self.early / self.rounds:4.2f}",
                f"length {statistics.mean(self.begun):3.0f} to {statistics.mean(self.lengths):3.0f}",
                f"least {min(self.lengths):3.0f}",
                f"ms {statistics.median(spent):4.1f} {spent[len(spent) * 95 // 100]:4.1f} {spent[-1]:4.0f}",
                f"piece {self.longest:3.0f}",
            )
        )


def turns_early(layout: Layout, stretch: str) -> bool:
    """Whether a train heads back within five tiles before it has been near the edge of the table."""
    table, u = layout.table, layout.u
    points: list[tuple[float, float]] = []
    length, lengths = 0.0, [0.0]
    for x, y in layout.ribbons[stretch].points:
        if min(x - table.x, table.x + table.width - x, y - table.y, table.y + table.height - y) < EDGE * u:
            break
        if points:
            length += math.dist(points[-1], (x, y))
            lengths.append(length)
        points.append((x, y))
    headings = [
        math.atan2(by - ay, bx - ax)
        for (ax, ay), (bx, by) in itertools.pairwise(points)
        if math.dist((ax, ay), (bx, by)) > 1e-6
    ]
    return any(
        abs(math.degrees(math.remainder(headings[j] - headings[i], math.tau))) > 150
        for i in range(len(headings))
        for j in range(i + 1, len(headings))
        if lengths[j] - lengths[i + 1] < 2 * SOON * u
    )


def main(rounds: int, first: int, word: str) -> None:
    """Print the figures of every kind of round, and of all of them."""
    groups: dict[str, Figures] = {}
    print(f"rounds {first} to {first + rounds - 1} in windows {WINDOWS}")
    for table in (table for table in TABLES if word in str(table)):
        figures = Figures()
        for seed, window in itertools.product(range(first, first + rounds), WINDOWS):
            figures.add(table, seed, window)
        print(f"{table!s:22} {figures}", flush=True)
        forks = "with" if "fork" in table.preset else "without"
        groups.setdefault(f"{forks} forks, {'2-4' if table.players < 5 else '6-10'} p", Figures()).join(
            figures
        )
    for group, figures in groups.items():
        print(f"{group:22} {figures}")
        for near in figures.near:
            print(f"    {near}")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])  # Qt divides a window among the parts of the table
    arguments = sys.argv[1:]
    main(
        int(arguments[0]) if arguments else 5,
        int(arguments[1]) if arguments[1:] else 9000,
        " ".join(arguments[2:]),
    )

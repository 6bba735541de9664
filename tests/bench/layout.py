"""Prints how still the table stays while a round is laid out, how large its tiles are, and what it costs.

Run with ``python -m tests.bench.layout [rounds]``: so many rounds of computer players, 200 by default, are
laid out tile by tile as a window 1280 by 800 does. It never fails on time.
"""

from __future__ import annotations

import itertools
import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from mtdesk.rules.view import Board
from mtdesk.table.areas import areas_for
from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout import Felt, Layout, RoundLayout
from tests.table.layout.recorded import Table, recorded

WINDOW = 1280, 773
"""What is left for the table of a window 1280 by 800, below the menus."""
TABLES = (
    *(Table("dutch", players) for players in (2, 3, 4, 6, 8, 10)),
    *(Table("pagat", players) for players in (2, 4, 8, 10)),
    *(Table("swiss", players) for players in (3, 6)),
    *(Table("hungarian-fork", players) for players in (2, 4, 8, 10)),
    *(Table("bahnhof", players) for players in (4, 10)),
    Table("dutch", 4, 6),
    Table("dutch-fast", 4),
    Table("pagat", 6, 15),
    Table("pagat", 4, 18),
    Table("pagat", 10, 18),
)
MOVED = 0.02
"""By how many tile widths a tile must lie elsewhere to have moved."""
EDGE = 2.6
"""A train has reached the edge where the middle of a tile is at most so many tile widths away from it."""


def laid_out(boards: Sequence[Board]) -> Iterator[tuple[Layout, list[float]]]:
    """The layout after every tile, and the milliseconds of processor time of each piece of the work."""
    trains = areas_for(*WINDOW, boards[0].players).trains
    layouts = RoundLayout(Felt(trains.x(), trains.y(), trains.width(), trains.height()))
    for board in boards:
        pieces = []
        begun = time.process_time()
        for _ in layouts.lay(story_of(board, 0)):
            pieces.append((time.process_time() - begun) * 1000)
            begun = time.process_time()
        layout = layouts.layout
        pieces.append((time.process_time() - begun) * 1000)
        yield layout, pieces


@dataclass
class Figures:
    """What was counted in the rounds of one table."""

    rerouted: list[int] = field(default_factory=list)
    """Tiles a round whose arrival moved older ones in relation to the station."""
    scaled: list[int] = field(default_factory=list)
    """Tiles a round whose arrival made everything smaller."""
    tiles: int = 0
    lengths: list[float] = field(default_factory=list)
    """Of a tile at the end of each round, in pixels."""
    begun: float = 0.0
    """Length of a tile on the empty table."""
    early: int = 0
    """Trains that turned back before they had reached the edge."""
    trains: int = 0
    """Trains, and arms of forks, that lay elsewhere after a re-route."""
    spent: list[float] = field(default_factory=list)
    longest: float = 0.0
    """The longest piece of work after which the window may do something else, in milliseconds."""

    def add(self, table: Table, seed: int) -> None:
        """Lay out one round."""
        rerouted = scaled = 0
        before: Layout | None = None
        for layout, pieces in laid_out(recorded(table, seed)):
            self.spent.append(sum(pieces))
            self.longest = max(self.longest, *pieces)
            if before is None:
                self.begun = seen_length(layout)
            else:
                self.tiles += 1
                moved = moved_trains(before, layout)
                rerouted += moved > 0
                self.trains += moved
                scaled += seen_length(layout) < seen_length(before) - 0.01
            before = layout
        if before is not None:
            self.lengths.append(seen_length(before))
            self.early += sum(turns_early(before, stretch) for stretch in before.hub.slots)
        self.rerouted.append(rerouted)
        self.scaled.append(scaled)

    def join(self, other: Figures) -> None:
        """Count what was counted elsewhere, too."""
        self.rerouted += other.rerouted
        self.scaled += other.scaled
        self.tiles += other.tiles
        self.lengths += other.lengths
        self.begun = max(self.begun, other.begun)
        self.early += other.early
        self.trains += other.trains
        self.spent += other.spent
        self.longest = max(self.longest, other.longest)

    def __str__(self) -> str:
        still = sum(not count for count in self.rerouted) / len(self.rerouted)
        return "  ".join(
            (
                f"re-routes {statistics.mean(self.rerouted):4.1f} (most {max(self.rerouted)})",
                f"none in {still:4.0%}",
                f"trains in each {self.trains / max(1, sum(self.rerouted)):3.1f}",
                f"scalings {statistics.mean(self.scaled):4.2f} (most {max(self.scaled)})",
                f"tiles that moved others {sum(self.rerouted) / self.tiles:5.1%}",
                f"length {self.begun:3.0f} to {statistics.median(self.lengths):3.0f}",
                f"least {min(self.lengths):3.0f}",
                f"early U-turns {self.early / len(self.lengths):4.2f}",
                f"ms {statistics.median(self.spent):5.1f} (worst {max(self.spent):4.0f})",
                f"longest piece {self.longest:3.0f}",
            )
        )


def seen_length(layout: Layout) -> float:
    """Length of a tile in pixels when the whole table is shown."""
    return 2 * layout.u * areas_for(*WINDOW).trains.height() / layout.table.height


def moved_trains(before: Layout, after: Layout) -> int:
    """How many trains, or arms of forks, have a tile that lies elsewhere in relation to the station."""
    return sum(has_moved(before, after, stretch) for stretch in before.poses)


def has_moved(before: Layout, after: Layout, stretch: str) -> bool:
    """Whether a tile of a train lies elsewhere, measured in tile widths from the middle of the table."""
    for old, new in zip(before.poses[stretch], after.poses[stretch], strict=False):
        x = (old.x - before.hub.x) / before.u - (new.x - after.hub.x) / after.u
        y = (old.y - before.hub.y) / before.u - (new.y - after.hub.y) / after.u
        turned = (old.angle - new.angle + 180) % 360 - 180
        if math.hypot(x, y) > MOVED or abs(turned) > 1:
            return True
    return False


def turns_early(layout: Layout, stretch: str) -> bool:
    """Whether a train heads back before any of its tiles has been near the edge of the table."""
    table, out = layout.table, math.radians(layout.hub.slots[stretch].angle)
    points = layout.ribbons[stretch].points
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        to_edge = min(ax - table.x, table.x + table.width - ax, ay - table.y, table.y + table.height - ay)
        if to_edge < EDGE * layout.u:
            return False
        step = math.dist((ax, ay), (bx, by))
        if step > 1e-6 and ((bx - ax) * math.cos(out) + (by - ay) * math.sin(out)) / step < -0.7:
            return True
    return False


def main(rounds: int) -> None:
    """Print the figures of every table, and of all of them."""
    everything = Figures()
    print(f"{rounds} rounds of computer players, a window 1280 by 800")
    for number, table in enumerate(TABLES):
        figures = Figures()
        for seed in range(rounds * number // len(TABLES), rounds * (number + 1) // len(TABLES)):
            figures.add(table, seed)
        print(f"{table!s:22} {figures}", flush=True)
        everything.join(figures)
    print(f"{'all':22} {everything}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)

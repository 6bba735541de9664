"""Long evenings: hundreds of rounds in one process, and whether anything grows meanwhile.

``python -m tests.attack.evening 1400`` plays so many rounds in the real window, game after game: what a
table has in eight hours, and more. Between rounds the person replays the game, changes theme
and size, opens score sheets, rules, statistics and the score pad; between moves they ask for hints and take
moves back (``pastimes.py``). After every game it prints memory, handles, threads, items of the scene,
widgets, objects of Qt and of Python and time per move, and what they gain in a hundred rounds. One process is
measured, so a run cannot be resumed; the figures up to the moment at which it is stopped have been printed.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import linear_regression

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.app import Application
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.shell.event_loop import run_in_qt
from tests.app.fingers import click
from tests.app.program import (
    STILL,
    computers,
    eventually,
    game_of,
    game_setup,
    people,
    reports,
    settle,
    started,
)
from tests.attack.pastimes import Restless, census

SET, HAND, ROUNDS = 6, 5, 7
"""The least tiles there are, and rounds of one game: short ones, since it is rounds that count."""
_COUNTING = 0.5
"""Share of the games that counts, the later ones: until then modules are loaded and caches are filled."""


@dataclass(frozen=True)
class Sample:
    """What the process has and takes after one more game."""

    mebibytes: float
    handles: float
    threads: float
    items: float
    widgets: float
    qt_objects: float
    objects: float
    milliseconds_a_move: float


def sample(desk: Application, seconds_a_move: float) -> Sample:
    """Measure now; on Linux only."""
    gc.collect()
    gc.freeze()  # counts objects without touching those that another thread is making
    objects = gc.get_freeze_count()
    gc.unfreeze()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return Sample(
        pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
        len(os.listdir("/proc/self/fd")),  # noqa: PTH208 -- names that are gone when they are looked at
        len(os.listdir("/proc/self/task")),  # noqa: PTH208
        len(desk.window.table.items()),
        len(QApplication.allWidgets()),
        census().total(),
        objects,
        seconds_a_move * 1000,
    )


def slopes(samples: list[Sample]) -> Iterator[tuple[str, float, float, float]]:
    """For each figure its first and last value and what it gains in a hundred rounds."""
    rounds = [number * ROUNDS for number in range(len(samples))]
    for field in fields(Sample):
        values = [getattr(one, field.name) for one in samples]
        slope = linear_regression(rounds, values).slope if len(samples) > 1 else 0.0
        yield field.name.replace("_", " "), values[0], values[-1], 100 * slope


def tell(samples: list[Sample], rounds: int) -> None:
    """Print what there is after so many games, and where it leads."""
    later = samples[int(len(samples) * (1 - _COUNTING)) :]
    print(f"{len(samples) * ROUNDS}/{rounds} rounds; of the last {len(later) * ROUNDS}:")
    for name, first, last, slope in slopes(later):
        print(
            f"    {name:22} first {first:10.1f}  last {last:10.1f}  in 100 rounds {slope:+8.2f}", flush=True
        )


async def run(app: QApplication, rounds: int) -> int:
    """Play, measure, print; the status is 1 if the program has reported an error of its own."""
    samples: list[Sample] = []
    settle(replace(STILL, theme="flat", free_undo=True))
    setup = game_setup([*people("Ada"), *computers(2)], set=SET, hand=HAND, rounds=ROUNDS)
    async with started(app, setup, painted=True) as desk:
        person = Restless(desk)
        while len(samples) * ROUNDS < rounds:
            begun = time.process_time()
            page = await person.play_to_the_end()
            moves = sum(len(played.moves) for played in game_of(desk).record.rounds)
            samples.append(sample(desk, (time.process_time() - begun) / moves))
            tell(samples, rounds)
            print("   ", ", ".join(f"{name} {times}" for name, times in sorted(person.done.items())))
            await again(desk, page)
    return 1 if reports() else 0


async def again(desk: Application, page: GameEndPanel) -> None:
    """Ask for another game."""
    finished, playing = game_of(desk), desk.session._playing
    await eventually(lambda: playing is None or playing.done())
    click(page.play_again)
    await eventually(lambda: game_of(desk) is not finished)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=1400)
    wanted = parser.parse_args().rounds
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    with tempfile.TemporaryDirectory() as home:
        os.environ["MTDESK_HOME"] = home
        status = run_in_qt(run(application, wanted))
    sys.exit(status)

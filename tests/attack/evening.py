"""Long evenings: hundreds of rounds in one process, and whether anything grows meanwhile.

``python -m tests.attack.evening 500`` plays so many rounds in the real window, game after game, and prints
memory, handles, threads, items of the scene and time per move by their slopes.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import linear_regression

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import qasync
from PySide6.QtWidgets import QApplication

from mtdesk.app import Desk
from mtdesk.ui.panels.game_end import GameEndPanel
from tests.app.fingers import click
from tests.app.person import Person
from tests.app.program import computers, eventually, game_of, game_setup, people, settle, started

ROUNDS = 13
"""Rounds of one game."""
_WARMING = 2
"""Games that do not count: until then pictures and modules are still being made and loaded."""


@dataclass(frozen=True)
class Sample:
    """What the process has and takes after one more game."""

    mebibytes: float
    handles: float
    threads: float
    items: float
    objects: float
    milliseconds_a_move: float


def sample(desk: Desk, seconds_a_move: float) -> Sample:
    """Measure now; on Linux only."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return Sample(
        pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
        len(os.listdir("/proc/self/fd")),  # noqa: PTH208 -- names that are gone when they are looked at
        len(os.listdir("/proc/self/task")),  # noqa: PTH208
        len(desk.window.table.items()),
        len(gc.get_objects()),
        seconds_a_move * 1000,
    )


def slopes(samples: list[Sample]) -> Iterator[tuple[str, float, float, float]]:
    """For each figure its first and last value and what it gains in a hundred rounds."""
    rounds = [number * ROUNDS for number in range(len(samples))]
    for field in fields(Sample):
        values = [getattr(one, field.name) for one in samples]
        slope = linear_regression(rounds, values).slope if len(samples) > 1 else 0.0
        yield field.name.replace("_", " "), values[0], values[-1], 100 * slope


async def run(app: QApplication, rounds: int) -> int:
    """Play, measure, print."""
    samples: list[Sample] = []
    settle()
    setup = game_setup([*people("Ada"), *computers(3)], hand=4, rounds=ROUNDS)
    async with started(app, setup) as desk:
        person = Person(desk, random.Random(1))
        for number in range(max(1, rounds // ROUNDS)):
            begun = time.process_time()
            page = await person.play_to_the_end()
            moves = sum(len(played.moves) for played in game_of(desk).record.rounds)
            if number >= _WARMING:
                samples.append(sample(desk, (time.process_time() - begun) / moves))
            print(f"{(number + 1) * ROUNDS}/{rounds} rounds {samples[-1:]}", flush=True)
            await again(desk, page)
    for name, first, last, slope in slopes(samples):
        print(f"{name:22} first {first:10.1f}  last {last:10.1f}  in 100 rounds {slope:+8.2f}")
    return 0


async def again(desk: Desk, page: GameEndPanel) -> None:
    """Ask for another game."""
    finished, playing = game_of(desk), desk.session._playing
    await eventually(lambda: playing is None or playing.done())
    click(page.play_again)
    await eventually(lambda: game_of(desk) is not finished)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=500)
    wanted = parser.parse_args().rounds
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    with tempfile.TemporaryDirectory() as home:
        os.environ["MTDESK_HOME"] = home
        status = qasync.run(run(application, wanted))
    sys.exit(status)

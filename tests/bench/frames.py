"""Prints how evenly frames follow one another while all tiles glide, and while computers think as well.

Run with ``python -m tests.bench.frames [seconds]`` on the platform that ``QT_QPA_PLATFORM`` names. A
double-18 round late in the game lies on the table. Its tiles glide for some seconds, a second without
computers and a second with them in turn, so that whatever else the machine does meets both alike. The workers
are those of the real pool, as many and as nice, and think without a pause. Nothing fails on time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import statistics
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

from mtdesk.ai import levels
from mtdesk.ai.levels import Limit
from mtdesk.control.game import Game
from mtdesk.control.pool import WorkerPool
from mtdesk.record.model import Player, Setup
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.rules.view import View

if TYPE_CHECKING:
    from mtdesk.table.animation.animator import Animation
    from mtdesk.table.scene import TableScene
    from mtdesk.table.view import TableView

PLAYERS = 8
SLICE = 1.0
"""Seconds between two changes from idle to thinking and back."""
PONDER = 0.3
"""Seconds a worker thinks before its answer goes through the pool."""


def ponder(level: str, view: View, limit: Limit, seed: str) -> Move:
    """Choose a move over and over, as a player would that uses all the time it has."""
    until = time.perf_counter() + PONDER
    move = levels.choose(level, view, limit, seed)
    while time.perf_counter() < until:
        move = levels.choose(level, view, limit, seed)
    return move


def late_game() -> Game:
    """The round, of a few, that leaves most tiles on the table, one move before its end."""
    games = [played_out(str(seed)) for seed in range(3)]
    return max(games, key=lambda game: sum(map(len, game.board.trains.values())))


def played_out(seed: str) -> Game:
    options = options_for("pagat", PLAYERS, {"set": 18})
    game = Game(Setup(CUSTOM, options, tuple(Player(f"P{n}", "human") for n in range(PLAYERS)), 0, seed))
    game.deal(game.next_deal())
    moves = 0
    while True:
        seat = game.board.turn if game.board.pending_tap is None else game.board.pending_tap
        game.apply(levels.choose("easy", game.view(seat), Limit(100), f"{seed}:{moves}"))
        moves += 1
        if game.between_rounds:
            game.take_back(1)
            return game


def everything(table: TableScene, rng: random.Random) -> list[Animation]:
    """All tiles on the table glide a little and turn, as to their places in a new plan."""
    from PySide6.QtCore import QPointF

    from mtdesk.table.animation.animator import GLIDE

    motions = []
    for item in table.trains.tiles.values():
        shift = QPointF(rng.uniform(-9, 9), rng.uniform(-9, 9))
        motions += [
            table.animator.to(item, "pos", item.pos() + shift, GLIDE),
            table.animator.to(item, "rotation", item.rotation() + rng.uniform(-9, 9), GLIDE),
        ]
    return motions


class Frames:
    """Collects the milliseconds between the frames that a view paints."""

    def __init__(self, view: TableView) -> None:
        from PySide6.QtCore import QEvent, QObject

        class Ear(QObject):
            def eventFilter(self, _: QObject, event: QEvent) -> bool:
                if event.type() is QEvent.Type.Paint:
                    heard()
                return False

        heard = self._heard
        self._last: float | None = None
        self._ear = Ear()
        self.gaps: list[float] = []
        view.viewport().installEventFilter(self._ear)

    def _heard(self) -> None:
        now = time.perf_counter()
        if self._last is not None:
            self.gaps.append((now - self._last) * 1000)
        self._last = now

    def take(self) -> list[float]:
        """The gaps since the last time, without the one that is not over."""
        gaps, self.gaps, self._last = self.gaps, [], None
        return gaps


@contextlib.asynccontextmanager
async def thinkers(pool: WorkerPool, game: Game) -> AsyncIterator[None]:
    """Keep every worker thinking about the position."""
    view = game.view(game.board.turn)

    async def think(number: int) -> None:
        seed = 0
        while True:
            await pool.choose("medium", view, Limit(100_000), f"{number}:{seed}")
            seed += 1

    tasks = [asyncio.create_task(think(number)) for number in range(max(1, (os.cpu_count() or 1) - 1))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def moved(table: TableScene, frames: Frames) -> list[float]:
    """The gaps of a slice in which tiles glide again and again."""
    rng, clock = random.Random(1), asyncio.get_running_loop().time
    until = clock() + SLICE
    gaps: list[float] = []
    while clock() < until:
        frames.take()
        await table.animator.play(everything(table, rng))
        gaps += frames.take()
    return gaps


def figures(gaps: list[float]) -> tuple[float, float, float]:
    """p50, p95 and p99."""
    cuts = statistics.quantiles(gaps, n=100, method="inclusive")
    return cuts[49], cuts[94], cuts[98]


def lines(idle: list[float], thinking: list[float]) -> Iterator[str]:
    """What is printed."""
    found = figures(idle), figures(thinking)
    for title, gaps, (p50, p95, p99) in zip(("idle", "thinking"), (idle, thinking), found, strict=True):
        most = f"p99 {p99:5.1f}  max {max(gaps):6.1f} ms"
        yield f"{title:9}p50 {p50:5.1f}  p95 {p95:5.1f}  {most}  ({len(gaps)} frames)"
    yield f"p99 thinking / idle: {found[1][2] / found[0][2]:.2f}"


async def main(seconds: float) -> None:
    """Set the table and measure."""
    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QGuiApplication

    from mtdesk.table.scene import TableScene
    from mtdesk.table.view import TableView
    from mtdesk.ui.kit.garbage import GarbageCollector

    sys.setswitchinterval(0.001)  # as the program does
    game = late_game()
    table = TableScene()
    view = TableView(table)
    view.resize(1920, 1000)
    view.show()
    collector = GarbageCollector(view)
    collector.install()
    await table.resize(QSizeF(view.viewport().size()))
    await table.rebuild(game.view(0))
    tiles = len(table.trains.tiles) + len(table.rack.items) + 1
    print(
        f"{QGuiApplication.platformName()}, 1920x1000, {tiles} tiles to be seen,"
        f" {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    pool, frames = WorkerPool(player=ponder), Frames(view)
    try:
        async with thinkers(pool, game):  # the workers start, and every picture is made once
            await asyncio.sleep(1.0)
            await moved(table, frames)
        idle: list[float] = []
        thinking: list[float] = []
        for _ in range(max(1, round(seconds / SLICE))):
            idle += await moved(table, frames)
            async with thinkers(pool, game):
                await asyncio.sleep(PONDER)
                thinking += await moved(table, frames)
            await asyncio.sleep(PONDER)
        print("\n".join(lines(idle, thinking)), flush=True)
    finally:
        pool.close()
        collector.remove()
        view.hide()


if __name__ == "__main__":
    from PySide6.QtWidgets import QApplication

    from mtdesk.ui.shell.event_loop import run_in_qt

    app = QApplication(sys.argv[:1])
    run_in_qt(main(float(sys.argv[1]) if len(sys.argv) > 1 else 6.0))

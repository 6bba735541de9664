"""Prints how long the window stands still while a game of very many rounds is opened.

Run with ``python -m tests.bench.opening [rounds [way …]]``, offscreen by default; a thousand rounds are the
most a game may have. For every way in which the program reads a game, it is started in a home folder of its
own. A timer of 5 ms is the probe: no frame could have come in the largest gaps between two of its ticks. It
prints these gaps (with the time for which the window's thread really worked, since others may have had the
processor), when they came, the time until what was asked for is there, and the most memory the program
held, in MB. At the start of the program its first frame makes a gap of its own, whatever is opened.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mtdesk import app, paths
from mtdesk.record.record_file import read_unplayed, write_record
from mtdesk.start import application
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.ui.files.library import JOURNAL, kept_games, library_folder
from tests.app.program import STILL, computers, game_setup, lay_down, settle
from tests.bench.stacks import Stacks
from tests.record.long import left, long_record
from tests.records import write_journal

ROUNDS = 1000
PROBE_MS = 5
STACKS = "MTDESK_BENCH_STACKS"
"""Set to anything, the stacks of the window's thread in long gaps are printed, too."""
_LONG = 0.06
"""Seconds of work without a pause for which that is done."""
_GAPS = 3
"""How many of the largest gaps are printed."""
LIMIT = 300.0
"""Seconds after which a way is given up."""

Way = Callable[[app.Application, Path], Coroutine[Any, Any, None]]


class Probe:
    """Measures how long the event loop does nothing else."""

    def __init__(self) -> None:
        self.gaps: list[tuple[float, float, float]] = []
        self.stacks = Stacks() if os.environ.get(STACKS) else None
        self._begun = self._last = time.perf_counter()
        self._worked = time.thread_time()
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(PROBE_MS)

    def begin(self) -> None:
        """Forget what has been measured."""
        self.gaps.clear()
        self._begun = self._last = time.perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds since ``begin``."""
        return time.perf_counter() - self._begun

    @property
    def longest(self) -> str:
        """The longest gaps as text."""
        return ", ".join(
            f"{gap * 1000:.0f} ms ({worked * 1000:.0f}) at {when:.2f} s" for gap, worked, when in self.gaps
        )

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        gap = now - self._last, worked - self._worked, now - self._begun
        if self.stacks is not None and gap[1] > _LONG:
            where = self.stacks.between(self._last, now)
            print(f"{gap[1] * 1000:.0f} ms of work at {gap[2]:.2f} s:\n{where}", flush=True)
        self.gaps = sorted([*self.gaps, gap], reverse=True)[:_GAPS]
        self._last, self._worked = now, worked


async def until(happens: Callable[[], object]) -> None:
    """Wait until something has happened."""
    while not happens():
        await asyncio.sleep(0.005)


def rounds_on_table(desk: app.Application) -> int:
    """How many rounds the game on the table has."""
    return 0 if desk.session.game is None else len(desk.session.game.record.rounds)


async def on_the_table(desk: app.Application, file: Path) -> None:
    """Wait until the game in a file lies on the table, and the first question about it is asked."""
    wanted = file.read_bytes().count(b'"deal"')
    await until(lambda: rounds_on_table(desk) == wanted)
    await until(lambda: desk.session.match is not None and desk.session.match.is_running)
    await until(lambda: not desk.window.table.is_busy)


async def start(desk: app.Application, file: Path) -> None:
    """The file, or the journal, with which the program was started."""
    await on_the_table(desk, file)


async def menu(desk: app.Application, file: Path) -> None:
    """The file from the menu, over another game."""
    await desk._games.open_file(file)
    await on_the_table(desk, file)


async def replay(desk: app.Application, file: Path) -> None:
    """The file replayed: to the end and to the middle."""
    await desk._replays.open_file(file)
    window = desk._replays.replay
    assert window is not None
    for index in (window.player.last, window.player.last // 2):
        window.player.go(index)
        await until(lambda: not window.player.is_on_its_way)


async def sheets(desk: app.Application, file: Path) -> None:
    """The result of the game, with its score sheet."""
    showing = asyncio.create_task(desk._games.open_file(file))
    await until(QApplication.activeModalWidget)
    await asyncio.sleep(0.5)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()
    await showing


async def counting(desk: app.Application, file: Path) -> None:
    """The file among the games of the library, counted for the statistics."""
    library_folder().mkdir(parents=True, exist_ok=True)
    kept = library_folder() / "2026-01-01 12.00.00.000001.mtrain"
    await asyncio.to_thread(lambda: kept.write_bytes(file.read_bytes()))
    await desk._stats.counter.catch_up()
    assert not Store(paths.user_data_dir() / FILE_NAME).unread(kept_games())


async def listing(desk: app.Application, file: Path) -> None:
    """Ten such files in the list of games, and among those opened last."""
    data = file.read_bytes()
    library_folder().mkdir(parents=True, exist_ok=True)
    for number in range(10):
        kept = library_folder() / f"2026-01-01 12.00.00.00000{number}.mtrain"
        await asyncio.to_thread(kept.write_bytes, data)
        desk._library.touched.emit(kept)
    choosing = asyncio.create_task(desk._files.choose())
    await until(QApplication.activeModalWidget)
    dialog: Any = QApplication.activeModalWidget()
    all_ = 10 + 1  # and the one on the table
    await until(lambda: dialog.games.rowCount() == all_)
    dialog.reject()
    await choosing


async def analysis(desk: app.Application, file: Path) -> None:
    """The analysis of the game: begun, and cancelled when the first ten decisions are judged."""
    await desk._replays.open_file(file)
    window = desk._replays.replay
    assert window is not None
    window.analysis.ask()
    await until(lambda: len(window.analysis.findings) >= 10)
    window.close()
    await until(lambda: not window.analysis.is_running)


WAYS: dict[str, Way] = {
    "small": menu,
    "start": start,
    "journal": start,
    "menu": menu,
    "replay": replay,
    "sheets": sheets,
    "counting": counting,
    "listing": listing,
    "analysis": analysis,
}


async def measure(way: str, file: Path) -> None:
    """Start the program, let it open the file, and print what was measured."""
    if way == "journal":
        journal = paths.user_data_dir() / JOURNAL
        journal.parent.mkdir(parents=True, exist_ok=True)
        write_journal(journal, read_unplayed(file))
    elif way != "start":
        lay_down(game_setup(computers(2), hand=3, rounds=1))
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    probe = Probe()
    desk = app.Application(application)
    running = asyncio.create_task(desk.run(file if way == "start" else None))
    await until(desk.window.isVisible)
    if WAYS[way] is not start:
        await until(lambda: desk.session.game is not None)
        await asyncio.sleep(1)
    probe.begin()
    try:
        async with asyncio.timeout(LIMIT):
            await WAYS[way](desk, file)
        told = f"there after {probe.elapsed:6.2f} s"
    except TimeoutError:
        told = f"not in    {LIMIT:6.2f} s"
    await asyncio.sleep(1)
    most = most_memory()
    print(f"  {way:9} {told}  {most:5.0f} MB  gaps: {probe.longest}", flush=True)
    begun = time.perf_counter()
    desk.closing.set()
    await running
    await desk.shut_down()
    ended = time.perf_counter()
    print(f"{'':9}  closed after {ended - begun:.2f} s", flush=True)
    if probe.stacks is not None and ended - begun > 1:
        print(probe.stacks.between(begun, ended))


def most_memory() -> float:
    """The most memory that this process has held, in MB; 0 where that is not known."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def one(way: str, file: Path) -> None:
    """Measure one way in this process."""
    from mtdesk.ui.shell.event_loop import run_in_qt

    settle(STILL)
    application()
    run_in_qt(measure(way, file))


def main(rounds: int, ways: list[str]) -> None:
    """Make the games, and measure every way in a process of its own."""
    folder = Path(tempfile.gettempdir()) / "mtdesk-bench-opening"
    folder.mkdir(exist_ok=True)
    over, unfinished = folder / f"{rounds}.mtrain", folder / f"{rounds}-left.mtrain"
    if not unfinished.exists():
        record = long_record(rounds)
        write_record(over, record)
        write_record(unfinished, left(record))
    ordinary = folder / "13.mtrain"
    write_record(ordinary, left(long_record(13)))
    print(f"{rounds} rounds, {over.stat().st_size / 1e6:.1f} MB; load {os.getloadavg()[0]:.1f}")
    for way in ways or WAYS:
        file = {"small": ordinary, **dict.fromkeys(("start", "journal", "menu"), unfinished)}.get(way, over)
        with tempfile.TemporaryDirectory() as home:
            subprocess.run(
                [sys.executable, "-m", "tests.bench.opening", "--way", way, str(file)],
                env={**os.environ, "MTDESK_HOME": home, "DBUS_SESSION_BUS_ADDRESS": "disabled:"},
                timeout=2 * LIMIT,
                check=False,
            )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--way"]:
        one(sys.argv[2], Path(sys.argv[3]))
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else ROUNDS, sys.argv[2:])

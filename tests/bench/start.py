"""Print how long the program takes to start, and how much memory it holds.

Run with ``python -m tests.bench.start [starts]`` on the platform that ``QT_QPA_PLATFORM`` names.

The program is started that often in a home folder of its own, in turn with a bare PySide6 window; each has
been started once before, so that Python has its bytecode. Times are medians and run from the start of the
process. The first frame is there when the first paint event has been dealt with. The program is ready when a
click on the table, posted to the queue of events as soon as there is a table, has been dealt with while every
command is connected. Both are told as ratios to the first frame of the bare window.

Then four computers play thirteen rounds without motion. Memory is what the system says is resident (on Linux;
elsewhere the most there ever was): a second after the start, and after the last round.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mtdesk.ui.shell.qt_application import QtApplication
    from mtdesk.ui.window.first_window import FirstWindow

ROUNDS = 13
_BEGUN = "MTDESK_BENCH_BEGUN"


def resident() -> float:
    """Megabytes of memory that this process holds."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def say(what: str) -> None:
    """Tell the benchmark the time since this process was started, and its memory."""
    print(what, time.time() - float(os.environ[_BEGUN]), resident(), flush=True)


def bare() -> None:
    """An empty window."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)

    def seen() -> None:
        say("painted")
        app.quit()

    class Eye(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                window.removeEventFilter(self)
                QTimer.singleShot(0, seen)
            return super().eventFilter(watched, event)

    eye = Eye(window)
    window.installEventFilter(eye)
    window.show()
    app.exec()


def program() -> None:
    """The program, closed a second after it was ready; it begins as ``mtdesk.cli.play`` does."""
    import gc

    from mtdesk import cli

    file: Path | None = cli.parse([]).file
    gc.disable()
    from mtdesk import start

    # Not imported before the start has begun: what the first frame loads is a part of its time.
    original = start._first_window

    def first_window(app: QtApplication) -> FirstWindow:
        found = original(app)
        say("painted")
        wait_for_click()
        return found

    start._first_window = first_window
    start.run(file)


def wait_for_click() -> None:
    """Click on the table of the program when it is there, say when that was heard, and end the program."""
    from mtdesk import app

    class ClickedDesk(app.Application):
        async def run(self, file: Path | None) -> None:
            from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
            from PySide6.QtGui import QMouseEvent

            viewport = self.window.view.viewport()
            closing = self.closing

            class Eye(QObject):
                def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                    if event.type() is QEvent.Type.MouseButtonPress:
                        QTimer.singleShot(0, clicked)
                    return super().eventFilter(watched, event)

            def clicked() -> None:
                say("ready")
                QTimer.singleShot(1000, end)

            def end() -> None:
                say("settled")
                closing.set()

            eye = Eye(viewport)
            viewport.installEventFilter(eye)
            point, left, keys = QPointF(500, 300), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                QCoreApplication.postEvent(viewport, QMouseEvent(kind, point, point, left, left, keys))
            await super().run(file)

    app.Application = ClickedDesk  # type: ignore[misc]


def rounds() -> None:
    """The program with computers that play among themselves."""
    from mtdesk import start

    play_rounds()
    start.run(None)


def play_rounds() -> None:
    """Let computers play in the program; call this after ``start`` is loaded, as it is before all else."""
    import asyncio

    from mtdesk import app
    from mtdesk.ui.scores.game_end import GameEndPanel
    from tests.app.person import Person
    from tests.app.program import computers, game_setup, lay_down, settle

    settle()
    lay_down(game_setup(computers(4), rounds=ROUNDS))

    class PlayedDesk(app.Application):
        async def run(self, file: Path | None) -> None:
            playing = asyncio.create_task(self._play())
            await super().run(file)
            playing.cancel()

        async def _play(self) -> None:
            player = Person(self)
            while not isinstance(player.page, GameEndPanel):
                if player.page is not None and player.can_press(player.button()):
                    player.button().click()
                await asyncio.sleep(0.02)
            say("played")
            self.closing.set()

    app.Application = PlayedDesk  # type: ignore[misc]


KINDS: dict[str, Callable[[], None]] = {"bare": bare, "program": program, "rounds": rounds}


def environment(home: str) -> dict[str, str]:
    """Return the environment of a start: with bytecode, as every installed program has it."""
    environ = {**os.environ, "MTDESK_HOME": home, "PYTHONPYCACHEPREFIX": _bytecode.name}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return environ


_bytecode = tempfile.TemporaryDirectory()


def measured(kind: str) -> dict[str, tuple[float, float]]:
    """Seconds and megabytes by what a process of this kind says."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.start", kind],
            env=environment(home) | {_BEGUN: str(time.time())},
            check=True,
            capture_output=True,
            text=True,
        )
    lines = [line.split() for line in done.stdout.splitlines()]
    return {what: (float(seconds), float(megabytes)) for what, seconds, megabytes in lines}


def median(runs: Sequence[dict[str, tuple[float, float]]], what: str) -> tuple[float, float]:
    """The medians of seconds and of megabytes."""
    return (
        statistics.median(run[what][0] for run in runs),
        statistics.median(run[what][1] for run in runs),
    )


def main(starts: int) -> None:
    """Measure and print."""
    runs: dict[str, list[dict[str, tuple[float, float]]]] = {"bare": [], "program": []}
    for number in range(starts + 1):
        for kind, values in runs.items():
            run = measured(kind)
            if number:
                values.append(run)
    whole, shown = median(runs["bare"], "painted")
    first, _ = median(runs["program"], "painted")
    ready, _ = median(runs["program"], "ready")
    _, settled = median(runs["program"], "settled")
    print(f"{starts} starts, load {os.getloadavg()[0]:.1f}")
    print(f"  bare window          {whole:.2f} s, {shown:.0f} MB")
    print(f"  first frame          {first:.2f} s, ratio {first / whole:.2f}")
    print(f"  ready for a click    {ready:.2f} s, ratio {ready / whole:.2f}")
    print(f"  memory after start   {settled:.0f} MB")
    took, megabytes = measured("rounds")["played"]
    print(f"  memory after {ROUNDS} rounds of four computers ({took:.0f} s): {megabytes:.0f} MB")


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "5"
    if chosen in KINDS:
        KINDS[chosen]()
    else:
        main(int(chosen))

"""Prints how long the program takes to its first frame, and how much memory it holds.

Run with ``python -m tests.bench.start [starts]`` on the platform that ``QT_QPA_PLATFORM`` names. The program
is started that often in a home folder of its own, in turn with a bare PySide6 window; times run from the
start of the process to the end of the first paint event. Then four computers play thirteen rounds without
motion. Memory is what the system says is resident (on Linux; elsewhere the most there ever was).
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

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


def after_first_paint(widget: QWidget, then: Callable[[], None]) -> None:
    """Call back when a widget has been painted for the first time."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Eye(QObject):
        def eventFilter(self, _: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                widget.removeEventFilter(self)
                QTimer.singleShot(0, then)
            return False

    widget.installEventFilter(Eye(widget))


def bare() -> None:
    """An empty window."""
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)

    def seen() -> None:
        say("painted")
        app.quit()

    after_first_paint(window, seen)
    window.show()
    app.exec()


def program() -> None:
    """The program, closed when it has been painted."""
    from mtdesk import app

    class SeenDesk(app.Application):
        async def run(self, file: Path | None) -> None:
            def seen() -> None:
                say("painted")
                self.closing.set()

            after_first_paint(self.window.view.viewport(), seen)
            await super().run(file)

    app.Application = SeenDesk  # type: ignore[misc]
    app.run(None)


def rounds() -> None:
    """The program with computers that play among themselves."""
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
    app.run(None)


KINDS: dict[str, Callable[[], None]] = {"bare": bare, "program": program, "rounds": rounds}


def measured(kind: str) -> tuple[float, float]:
    """Seconds and megabytes that a process of this kind tells of."""
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "MTDESK_HOME": home, _BEGUN: str(time.time())}
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.start", kind],
            env=environ,
            check=True,
            capture_output=True,
            text=True,
        )
    _, seconds, megabytes = done.stdout.split()
    return float(seconds), float(megabytes)


def main(starts: int) -> None:
    """Measure and print."""
    found: dict[str, list[tuple[float, float]]] = {"bare": [], "program": []}
    for _ in range(starts):
        for kind, values in found.items():
            values.append(measured(kind))
    print(f"{starts} starts, load {os.getloadavg()[0]:.1f}")
    middles = {}
    for kind, values in found.items():
        seconds = [value[0] for value in values]
        middles[kind] = statistics.median(seconds)
        held = statistics.median(value[1] for value in values)
        print(
            f"  {kind:9}first frame after {middles[kind]:.2f} s"
            f" (best {min(seconds):.2f}, worst {max(seconds):.2f}), {held:.0f} MB"
        )
    print(f"  ratio    {middles['program'] / middles['bare']:.2f}")
    took, megabytes = measured("rounds")
    print(f"after {ROUNDS} rounds of four computers ({took:.0f} s): {megabytes:.0f} MB")


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "5"
    if chosen in KINDS:
        KINDS[chosen]()
    else:
        main(int(chosen))

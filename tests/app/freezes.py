"""The real program, whose window freezes again and again in the middle of a game: ``test_freezes`` starts it.

It prints a line for every freeze: in which function the window stood still, which threads there were, and the
report that came of it.
"""

import asyncio
import ctypes
import itertools
import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from mtdesk import app, paths, start
from mtdesk.ui.support.report_controller import TRACE
from mtdesk.ui.support.watchdog import Watchdog
from tests.app.person import Person
from tests.app.program import eventually

FREEZES = 50
HELD = "a call held the interpreter"
PATIENCE = 0.2
"""Seconds after which the window counts as frozen here."""


def is_noted() -> bool:
    """Whether the trace of a freeze is in the file; on a busy machine, perhaps of one just before."""
    return (paths.user_data_dir() / TRACE).stat().st_size > 0


def stand_in_python() -> None:
    while not is_noted():
        sum(range(1000))


def stand_in_a_call() -> None:
    while not is_noted():
        time.sleep(0.01)


def stand_in_many_calls(depth: int = 50) -> None:
    if depth:
        stand_in_many_calls(depth - 1)
    else:
        while not is_noted():
            time.sleep(0.001)


def stand_in_a_generator() -> Iterator[None]:
    while not is_noted():
        yield


def exhaust_a_generator() -> None:
    for _ in stand_in_a_generator():
        pass


def hold_the_interpreter() -> None:
    ctypes.PyDLL(None).usleep(round(3e6 * PATIENCE))  # a PyDLL keeps Python's lock, as some of Qt's calls do


KINDS: dict[str, Callable[[], None]] = {
    "stand_in_python": stand_in_python,
    "stand_in_a_call": stand_in_a_call,
    "stand_in_many_calls": stand_in_many_calls,
    "stand_in_a_generator": exhaust_a_generator,
    "hold_the_interpreter": hold_the_interpreter,
}


def work(busy: threading.Event, over: threading.Event) -> None:
    """Keep a thread's frames changing, as the program's own threads do, while it is to be ``busy``."""

    def depth(n: int) -> int:
        return n and 1 + depth(n - 1)

    while not over.is_set():
        busy.wait()
        sum(depth(n) for n in range(40))
        time.sleep(0.001)  # others have work to do, too


class FrozenDesk(app.Application):
    """A window that freezes before each move."""

    async def run(self, file: Path | None) -> None:
        watchdog = Watchdog(
            paths.user_data_dir() / TRACE, self.reports._note_freeze, self.reports, patience=PATIENCE
        )
        self.reports._watchdog = watchdog
        write = self.reports._reports.write

        def noting(what: str, details: str = "", *, unread: bool = False) -> Path | None:
            file = write(what, details, unread=unread)
            assert file is not None
            self._written.append(file.read_text(encoding="utf-8"))
            return file

        vars(self.reports._reports)["write"] = noting
        self._written: list[str] = []
        self._wanted: Callable[[], None] | None = None
        watchdog._timer.timeout.connect(self._freeze)  # after the beat, so that the silence begins now
        playing = asyncio.create_task(self._play())
        await super().run(file)
        await playing

    def _freeze(self) -> None:
        freeze, self._wanted = self._wanted, None
        if freeze is not None:
            freeze()

    async def _report_of(self, kind: str, freeze: Callable[[], None]) -> str:
        """Freeze until there is a report that knows where the window stood."""
        while True:
            self._written.clear()
            self._wanted = freeze
            await eventually(lambda: self._written)
            if found := next(filter(of(kind), self._written), None):
                return found

    async def _play(self) -> None:
        busy, over = threading.Event(), threading.Event()
        threading.Thread(target=work, args=(busy, over), name="worker").start()
        person = Person(self)
        for kind, freeze in itertools.islice(itertools.cycle(KINDS.items()), FREEZES):
            await person.play_until(person._has_something_to_do)
            before = set(threading.enumerate())
            # Where others wait for the interpreter, too, the watcher need not be the first to get it back.
            (busy.clear if freeze is hold_the_interpreter else busy.set)()
            report = await self._report_of(kind, freeze)
            threads = [thread.name for thread in before & set(threading.enumerate())]
            print(json.dumps([kind, threads, report]), flush=True)
            await person.act()
        over.set()
        busy.set()
        self.window.close()


def of(kind: str) -> Callable[[str], bool]:
    """Whether a report is about a freeze in this function; a busy machine may bring others."""
    # A call that has held the interpreter has returned when its report is made: the thread may be further.
    return lambda report: (HELD if kind == "hold_the_interpreter" else f"in {kind}\n") in report


if __name__ == "__main__":
    app.Application = FrozenDesk  # type: ignore[misc]
    sys.exit(start.run(None))

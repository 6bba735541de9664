"""Crashes and freezes leave a trace in a file, from which a report is made."""

from __future__ import annotations

import faulthandler
import logging
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from mtdesk.diagnosis.stacks import stacks
from mtdesk.files import refuse_pipe

_LOG = logging.getLogger(__name__)
PATIENCE = 6.0
"""Seconds after which an unresponsive window counts as frozen."""
_BEATS = 6
"""Beats of the window, and checks of it, in that time."""
_LONGEST = 256 * 1024
"""The most bytes of a trace that are read."""


class _Freeze(Struct, frozen=True):
    """A silence of the window: since when, and where all threads were."""

    since: float
    trace: str


class Watchdog(QObject):
    """Writes where every thread is into ``file`` when the window freezes or the program crashes.

    The window's timer beats; a Python thread notices when it falls silent and writes the trace at once, for
    the next start if the program is killed meanwhile. A call that holds the interpreter must return first.
    When the window answers again, ``on_freeze`` gets the trace, once for each silence; after a crash the next
    ``install`` finds it.
    """

    def __init__(
        self,
        file: Path,
        on_freeze: Callable[[str], object],
        parent: QObject | None = None,
        *,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(parent)
        self._path, self._on_freeze, self._patience = file, on_freeze, patience
        self._file: IO[bytes] | None = None
        self._alive = self._resumed = self._noted = 0.0
        self._noting = threading.Lock()
        self._freezes: SimpleQueue[_Freeze] = SimpleQueue()
        self._over = threading.Event()
        self._watcher: threading.Thread | None = None
        self._timer = QTimer(self, interval=round(1000 * patience / _BEATS))
        self._timer.timeout.connect(self._beat)

    def install(self) -> str:
        """Watch from now on; returns the trace left by a program that crashed, or was killed while frozen.

        It is empty if there is none. If the file cannot be written, nothing is watched.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            refuse_pipe(self._path)
            self._file = self._path.open("a+b", buffering=0)
        except OSError as error:
            _LOG.warning("Crashes will leave no trace: %s", error)
            return ""
        self._file.seek(0)
        trace = self._file.read(_LONGEST).decode(errors="replace")
        self._file.truncate(0)
        # It walks the frames of threads without Python's lock, which is unsafe while they run; so it may do
        # that only where the program dies anyway. Windows also calls it for errors that are then handled.
        faulthandler.enable(self._file, all_threads=sys.platform != "win32")
        if sys.platform != "win32":
            signal.signal(signal.SIGCONT, self._resume)
        self._alive = _awake()
        self._timer.start()
        self._watcher = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._watcher.start()
        return trace

    def remove(self) -> None:
        """Stop watching."""
        if self._file is None:
            return
        self._timer.stop()
        self._over.set()
        if self._watcher is not None:
            self._watcher.join()
        faulthandler.disable()
        if sys.platform != "win32":
            signal.signal(signal.SIGCONT, signal.SIG_DFL)
        self._file.close()
        self._file = None
        with suppress(OSError):  # a folder that has become read-only: the file is empty, and says nothing
            self._path.unlink(missing_ok=True)

    # In the window's thread

    def _beat(self) -> None:
        """Note that the window responds."""
        assert self._file is not None
        silent = _awake() - self._alive
        if silent >= self._patience:  # the watcher may not have had its turn yet
            self._note(self._alive, silent, silent)
        while not self._freezes.empty():
            freeze = self._freezes.get()
            self._file.truncate(0)
            if freeze.since >= self._resumed:
                self._on_freeze(freeze.trace)
        self._alive = _awake()

    def _resume(self, *_: object) -> None:
        """Note that the whole process was stopped, perhaps by Ctrl-Z in a terminal: that is not a freeze."""
        self._alive = self._resumed = _awake()

    # In the thread that watches

    def _watch(self) -> None:
        """Check the window now and then, and note each silence that lasts too long."""
        looked = _awake()
        while not self._over.wait(self._patience / _BEATS):
            since, now = self._alive, _awake()
            kept, looked = now - looked, now
            if now - since >= self._patience:
                self._note(since, now - since, kept)

    # In both

    def _note(self, since: float, silent: float, kept: float) -> None:
        """Write down where all threads are, once for each silence; ``kept``: how long no one could check."""
        assert self._file is not None
        with self._noting:
            if self._noted == since:
                return
            self._noted = since
        head = f"The window did not answer for {silent:.1f} s."
        if kept >= self._patience / 2:
            head += (
                f" Python did not run for {kept:.1f} s: a call held the interpreter, and has returned by now."
            )
        trace = f"{head}\n{stacks()}\n"
        try:
            self._file.write(trace.encode(errors="backslashreplace"))
        except OSError as error:
            _LOG.warning("The trace of a freeze cannot be written: %s", error)
        self._freezes.put(_Freeze(since, trace))


def _awake() -> float:
    """Seconds on a monotonic clock that stands still while the computer sleeps."""
    if sys.platform == "win32":
        import ctypes

        ticks = ctypes.c_ulonglong()  # of 100 ns
        ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(ticks))
        return ticks.value / 1e7
    return time.monotonic()

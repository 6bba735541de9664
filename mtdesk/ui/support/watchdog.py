"""Crashes and freezes leave a trace in a file, from which a report is made."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import IO

from PySide6.QtCore import QObject, QTimer

from mtdesk.files import refuse_pipe

_LOG = logging.getLogger(__name__)
PATIENCE = 6.0
"""Seconds after which an unresponsive window counts as frozen."""
_LOOKS = 6
"""How often the window is looked at in that time."""
_LONGEST = 256 * 1024
"""The most bytes of a trace that are read, and after which no more are written."""
_DEEPEST = 100
"""The most recent calls of a thread that are listed."""


class Watchdog(QObject):
    """Writes where every thread is into ``file`` when the window freezes or the program crashes.

    The window's timer beats; a thread counts how often it looks in vain for a beat, and writes a trace of
    each silence, which the ``install`` of the next start finds. While the whole process stands still, or the
    computer sleeps, no one counts.
    """

    def __init__(self, file: Path, parent: QObject | None = None, *, patience: float = PATIENCE) -> None:
        super().__init__(parent)
        self._path, self._patience = file, patience
        self._file: IO[bytes] | None = None
        self._vain_looks = 0
        self._over = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._timer = QTimer(self, interval=round(1000 * patience / _LOOKS))
        self._timer.timeout.connect(self._beat)

    def install(self) -> str:
        """Watch from now on; returns the trace left by a program that crashed or was frozen for a while.

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
        self._timer.start()
        self._watcher.start()
        return trace

    def remove(self) -> None:
        if self._file is None:
            return
        self._timer.stop()
        self._over.set()
        self._watcher.join()
        faulthandler.disable()
        self._file.close()
        self._file = None
        with suppress(OSError):  # a folder that has become read-only: an empty file says nothing
            if not self._path.stat().st_size:
                self._path.unlink()

    def _beat(self) -> None:
        """Note in the window's thread that it responds."""
        self._vain_looks = 0

    def _watch(self) -> None:
        """Look for beats, in a thread of its own, and write the trace of each silence that lasts too long."""
        assert self._file is not None
        while not self._over.wait(self._patience / _LOOKS):
            self._vain_looks += 1
            if self._vain_looks != _LOOKS or self._file.tell() > _LONGEST:
                continue
            trace = f"The window did not answer for {self._patience:g} s.\n{_stacks()}\n"
            try:
                self._file.write(trace.encode(errors="backslashreplace"))
            except OSError as error:
                _LOG.warning("The trace of a freeze cannot be written: %s", error)


def _stacks() -> str:
    """List the calls of all threads, the most recent one of each first.

    It is found out in Python itself, so that looking cannot crash the program. No file is read: the program
    may be waiting for a disk that does not respond.
    """
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    frames = sys._current_frames()  # noqa: SLF001 -- public, in spite of its name
    return "\n".join(
        line
        for identity, frame in frames.items()
        for line in (f"Thread {names.get(identity, identity)}:", *_calls(frame))
    )


def _calls(frame: FrameType) -> Iterator[str]:
    calls = traceback.walk_stack(frame)
    for call, line in islice(calls, _DEEPEST):
        yield f'  File "{call.f_code.co_filename}", line {line} in {call.f_code.co_qualname}'
    if next(calls, None) is not None:
        yield "  ..."

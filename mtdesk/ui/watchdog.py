"""Crashes and freezes leave a trace in a file, from which a report is made."""

from __future__ import annotations

import faulthandler
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, QTimer

from mtdesk.files import refuse_pipe

_LOG = logging.getLogger(__name__)
_BEAT_MS = 1000
PATIENCE = 6.0
"""Seconds after which a window that does not answer counts as frozen."""
_LONGEST = 256 * 1024
"""Bytes of a trace that are read."""


class Watchdog(QObject):
    """Lets Python write where every thread is into ``file`` when the program crashes or freezes.

    Its watching thread is Python's own and needs nothing of Python to be alive. ``on_freeze`` is called with
    the trace when the window answers again; after a crash the next ``install`` finds it.
    """

    def __init__(self, file: Path, on_freeze: Callable[[str], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path, self._on_freeze = file, on_freeze
        self._file: IO[bytes] | None = None
        self._was_stopped = False
        self._timer = QTimer(self)
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self._beat)

    def install(self) -> str:
        """Watch from now on; returns the trace left by a program that crashed, or was killed while frozen.

        It is empty if there is none. Where the file cannot be written, nothing is watched.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            refuse_pipe(self._path)
            self._file = self._path.open("a+b", buffering=0)
        except OSError as error:
            _LOG.warning("Crashes will leave no trace: %s", error)
            return ""
        trace = self._taken()
        faulthandler.enable(self._file)
        if sys.platform != "win32":
            signal.signal(signal.SIGCONT, self._resume)
        self._timer.start()
        self._wait()
        return trace

    def remove(self) -> None:
        """Watch no more."""
        if self._file is None:
            return
        self._timer.stop()
        faulthandler.cancel_dump_traceback_later()
        faulthandler.disable()
        if sys.platform != "win32":
            signal.signal(signal.SIGCONT, signal.SIG_DFL)
        self._file.close()
        self._file = None
        with suppress(OSError):  # a folder that has become read-only: the file is empty, and tells nothing
            self._path.unlink(missing_ok=True)

    def _wait(self) -> None:
        assert self._file is not None
        faulthandler.dump_traceback_later(PATIENCE, file=self._file)

    def _beat(self) -> None:
        """The window answers."""
        faulthandler.cancel_dump_traceback_later()
        trace = self._taken()
        if trace and not self._was_stopped:
            self._on_freeze(trace)
        self._was_stopped = False
        self._wait()

    def _taken(self) -> str:
        """What is in the file, which is empty then."""
        assert self._file is not None
        self._file.seek(0)
        trace = self._file.read(_LONGEST).decode(errors="replace")
        self._file.truncate(0)
        return trace

    def _resume(self, *_: object) -> None:
        """The whole process was stopped, by Ctrl-Z in a terminal perhaps: that is no freeze."""
        self._was_stopped = True

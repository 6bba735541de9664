"""What ends the program from outside: signals, and a display that goes, perhaps at logout."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject

LOST = 1
"""The exit status if the display has gone, or if a signal came and not everything could be saved."""
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
_PATIENCE = 5.0
"""Seconds to put everything away without a display: someone may be waiting to log out."""
_STEP_MS = 50
_SAVING = 10.0
"""Seconds after a signal within which everything is saved, unless the disk hangs for ever."""


class Ending(QObject):
    """Lets the program come to its own end, whatever wants it to end."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__()
        self._program: asyncio.Task[object] | None = None
        self._close: Callable[[], object] = lambda: None
        self._deadline: threading.Timer | None = None
        self._is_wanted = False
        self.is_display_lost = False
        app.aboutToQuit.connect(self._finish)

    def watch(self, close: Callable[[], object]) -> None:
        """Call ``close`` from now on when the calling task is to end; at once if it should have already.

        A signal may come when what was watched before has closed, and the program is about to start again.
        """
        self._program, self._close = asyncio.current_task(), close
        for number in (getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup requires
                with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
                    asyncio.get_running_loop().add_signal_handler(number, self._end)
        if self._is_wanted:
            close()

    def _end(self) -> None:
        """End the program soon because of a signal."""
        self._is_wanted = True
        if self._deadline is None:  # the disk with the games may never answer
            self._deadline = threading.Timer(_SAVING, os._exit, (LOST,))
            self._deadline.daemon = True
            self._deadline.start()
        self._close()

    def stop(self) -> None:
        """Note that the program has come to its own end."""
        if self._deadline is not None:
            self._deadline.cancel()

    def _finish(self) -> None:
        """Note that Qt's loop has ended. If Qt did that by itself, end the program, too."""
        if self._program is None or self._program.done():
            return
        self.is_display_lost = True
        self._close()
        deadline = time.monotonic() + _PATIENCE
        while not self._program.done() and time.monotonic() < deadline:
            # Not in another loop: without a display, Qt ends each of them as soon as it starts.
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _STEP_MS)

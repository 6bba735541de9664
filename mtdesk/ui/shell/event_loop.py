"""The event loop of asyncio, which Qt's event loop runs, and what ends it from outside."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar

# PySide6 first: qasync takes the binding that is imported already.
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject

import qasync  # isort: skip

_Value = TypeVar("_Value")

LOST = 1
"""The exit status if the display has gone, or if a signal came and not everything could be saved."""
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
_PATIENCE = 5.0
"""Seconds to put everything away without a display: someone may be waiting to log out."""
_STEP_MS = 50
_SAVING = 10.0
"""Seconds after a signal within which everything is saved, unless the disk hangs for ever."""


class EventLoop(qasync.QEventLoop):  # type: ignore[misc]  # qasync has no types
    """Runs nothing until the task that is running waits or ends.

    Qt, or the desktop's code, may run an event loop of its own in the middle of a task. There asyncio
    refuses to go on with another task, and qasync does not try it again: that task would never end, nor
    would anything that waits for its end.
    """

    def __init__(self, app: QCoreApplication | None = None) -> None:
        self.postponed: deque[_Handle] = deque()
        super().__init__(app)

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Run a callback after some seconds; asyncio calls this for all that is to run."""
        handle = _Handle(callback, args, self, context)
        self._add_callback(handle, delay)
        return handle


class _Handle(asyncio.Handle):
    __slots__ = ()
    _loop: EventLoop

    def _run(self) -> None:
        """Run a callback whose time has come, and what was postponed meanwhile, unless it was cancelled."""
        postponed = self._loop.postponed
        postponed.append(self)
        while postponed and asyncio.current_task(self._loop) is None:
            handle = postponed.popleft()
            if not handle.cancelled():
                super(_Handle, handle)._run()


def run_in_qt(main: Coroutine[Any, Any, _Value]) -> _Value:
    """Run a coroutine to its end in Qt's event loop, as ``asyncio.run`` does in its own."""
    with asyncio.Runner(loop_factory=EventLoop) as runner:
        return runner.run(main)


class Ending(QObject):
    """Brings the program to its own end at a signal, or when the display goes, perhaps at logout."""

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

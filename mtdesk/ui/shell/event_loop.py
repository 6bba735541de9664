"""The event loop of asyncio, which Qt's event loop runs."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar

# PySide6 first: qasync takes the binding that is imported already.
from PySide6.QtCore import QCoreApplication

import qasync  # isort: skip

_Value = TypeVar("_Value")


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

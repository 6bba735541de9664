"""Tasks of the window: kept alive, and heard when they fail."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any

from PySide6.QtCore import QObject

Work = Coroutine[Any, Any, Any]

_FAREWELL = 0.5
"""Seconds in which threads may end what they are doing when the program ends."""


class Threads(Executor):
    """Runs each piece of work in a thread of its own.

    Nothing waits for work on a disk that does not answer: neither other work nor the end of the program.
    """

    def __init__(self) -> None:
        self._running: set[threading.Thread] = set()

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        thread = threading.Thread(target=self._run, args=(future, work, arguments, named), daemon=True)
        self._running.add(thread)
        thread.start()
        return future

    def _run(
        self,
        future: Future[Any],
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
    ) -> None:
        try:
            if future.set_running_or_notify_cancel():
                future.set_result(work(*arguments, **named))
        except BaseException as error:  # noqa: BLE001 -- the task that waits for the result gets it
            future.set_exception(error)
        finally:
            self._running.discard(threading.current_thread())
            del future  # an error that refers to itself would keep all that has been read

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait a moment for threads that are about to end; nothing needs to be shut down."""
        deadline = time.monotonic() + _FAREWELL
        for thread in tuple(self._running) if wait else ():
            thread.join(max(0.0, deadline - time.monotonic()))


def use_own_threads() -> None:
    """Give each piece of work a thread of its own in the event loop."""
    asyncio.get_running_loop().set_default_executor(Threads())


class Tasks:
    """Starts coroutines and keeps them alive; an error in one goes to ``on_error`` at once."""

    def __init__(self, on_error: Callable[[BaseException], None]) -> None:
        self._on_error = on_error
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, coroutine: Work, owner: QObject | None = None) -> asyncio.Task[Any]:
        """Run a coroutine in the background; it is cancelled if ``owner``, its window, is deleted."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._running.add(task)
        task.add_done_callback(self._ended)
        if owner is not None:
            _end_with(owner, task)
        return task

    def starter(self, work: Callable[[], Work]) -> Callable[[], None]:
        """Return a slot that starts this work, unless what it started before is still in progress.

        A command may come again before the dialog that it opens has been shown.
        """
        started: asyncio.Task[Any] | None = None

        def start() -> None:
            nonlocal started
            if started is None or started.done():
                started = self.start(work())

        return start

    async def cancel_all(self) -> None:
        """Cancel everything except the calling task, and wait until it has ended."""
        others = self._running - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._on_error(error)


def _end_with(owner: QObject, task: asyncio.Task[Any]) -> None:
    def end() -> None:
        task.cancel()

    connection = owner.destroyed.connect(end)
    task.add_done_callback(lambda _: QObject.disconnect(connection))

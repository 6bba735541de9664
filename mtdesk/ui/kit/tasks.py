"""Tasks of the window: kept alive, and heard when they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject

Work = Coroutine[Any, Any, Any]

_MOST_THREADS = 10


def start_threads_as_needed() -> None:
    """Let the event loop start threads one by one, as work needs them; qasync would start all at once."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(_MOST_THREADS))


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

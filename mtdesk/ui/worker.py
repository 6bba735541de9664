"""Work that would hold the window up, in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from mtdesk.control.pool import NO_START, PlayerFailure, WorkerPool
from mtdesk.record.errors import Fault, RecordError
from mtdesk.ui.progress import Progress

_Result = TypeVar("_Result")


class Worker:
    """A process that is started when it is needed, and ends when nobody has needed it for a while.

    One call after another may use it.
    """

    def __init__(self) -> None:
        self._pool = WorkerPool(1)
        self._turn = asyncio.Lock()

    def close(self) -> None:
        """End the process for good."""
        self._pool.close()

    async def call(self, progress: Progress, function: Callable[..., _Result], *arguments: Any) -> _Result:
        """Return what a picklable function returns; in a thread if the system gives no process.

        Cancelled, it ends the process at once. Raises RecordError as the function does, and if the process
        died over it.
        """
        async with self._turn:
            try:
                return await self._pool.call(function, *arguments)
            except asyncio.CancelledError:
                self._pool.recycle()
                raise
            except PlayerFailure as failure:
                cause = failure.__cause__
                if isinstance(cause, RecordError):
                    raise cause from None
                if isinstance(cause, BrokenProcessPool | MemoryError):
                    raise RecordError(Fault.GAVE_OUT) from failure
                if not isinstance(cause, NO_START) or cause.__cause__ is not None:  # it is the process's
                    raise
            return await progress.in_thread(lambda: function(*arguments))

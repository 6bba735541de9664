"""Work that would hold up the window, in its own process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from mtdesk.control.pool import NoProcess, PlayerFailure, WorkerPool
from mtdesk.record.errors import Fault, RecordError
from mtdesk.ui.kit.progress import Progress

_Result = TypeVar("_Result")


class Worker:
    """A process that is started when needed, and ends when it has been idle for a while.

    One call after another may use it.
    """

    def __init__(self) -> None:
        self._pool = WorkerPool(1)
        self._turn = asyncio.Lock()

    def close(self) -> None:
        """End the process for good."""
        self._pool.close()

    async def call(self, progress: Progress, function: Callable[..., _Result], *arguments: Any) -> _Result:
        """Return what a picklable function returns; in a thread if the system provides no process.

        Cancelled, it ends the process at once. Raises RecordError like the function, and if the process died
        over it.
        """
        async with self._turn:
            try:
                return await self._pool.call(function, *arguments)
            except asyncio.CancelledError:
                self._pool.recycle()
                raise
            except NoProcess:
                return await progress.in_thread(lambda: function(*arguments))
            except PlayerFailure as failure:
                if isinstance(failure.__cause__, RecordError):
                    raise failure.__cause__ from None
                if failure.has_died:
                    raise RecordError(Fault.GAVE_OUT) from failure
                raise

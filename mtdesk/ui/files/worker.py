"""Work that would hold up the window, in its own process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from mtdesk.control.pool import NoProcess, PlayerFailure, WorkerPool
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.playback import packed, unpacked
from mtdesk.slices import in_slices
from mtdesk.ui.kit.progress import Progress


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

    async def parts(
        self, progress: Progress, function: Callable[..., Iterable[Any]], *arguments: Any
    ) -> list[Any]:
        """Return what a picklable function yields; from a thread if the system provides no process.

        The window gets its turn while the values arrive. Cancelled, it ends the process at once. Raises
        RecordError like the function, and if the process died over it.
        """
        return await in_slices(unpacked(await self._packed(progress, function, *arguments)))

    async def _packed(self, progress: Progress, *work: Any) -> bytes:
        async with self._turn:
            try:
                return await self._pool.call(packed, *work)
            except asyncio.CancelledError:
                self._pool.recycle()
                raise
            except NoProcess:
                return await progress.in_thread(lambda: packed(*work))
            except PlayerFailure as failure:
                if isinstance(failure.__cause__, RecordError):
                    raise failure.__cause__ from None
                if failure.has_died:
                    raise RecordError(Fault.GAVE_OUT) from failure
                raise

"""Telling a computer player that thinks for a long time from one that hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

SILENCE = 1.6
"""Seconds without a heartbeat after which a player that is to answer counts as hung.

Including the time to notice this and to find a move instead, the table waits two seconds at most.
"""
START = 10.0
"""Seconds until the first heartbeat of a player that has just been started, even on a busy machine."""
_LOOKS = 4
"""Checks for a heartbeat within the silence: if this process was suspended meanwhile, one is wrong."""

_Answer = TypeVar("_Answer")


class Count(Protocol):
    """A number in memory that processes share, initially 0."""

    value: int


def beat(count: Count) -> None:
    """Show a sign of life; if several do so at once, it may show only one."""
    count.value += 1


class Heartbeat:
    """Whether worker processes, which beat while they think, are alive; which of them is unknown."""

    def __init__(self) -> None:
        self._count: Count | None = None

    def watch(self, count: Count) -> None:
        """Note that workers are being started that beat this from now on."""
        self._count = count

    async def watched(self, question: Coroutine[Any, Any, _Answer]) -> _Answer:
        """Return the answer to a question; raises TimeoutError if there is no beat for ``SILENCE``."""
        asked = asyncio.create_task(question)
        heard, silent, look = self._beats, 0.0, SILENCE / _LOOKS
        try:
            while silent < (SILENCE if heard else START):
                await asyncio.wait({asked}, timeout=look)
                if asked.done():
                    return asked.result()
                before, heard = heard, self._beats
                silent = silent + look if heard == before else 0.0
        finally:
            if not asked.done():
                asked.cancel()
                await asyncio.wait({asked})
        raise TimeoutError

    @property
    def _beats(self) -> int:
        return 0 if self._count is None else self._count.value

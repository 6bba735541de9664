"""Telling a computer player that thinks for long from one that hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

SILENCE = 1.6
"""Seconds without a sign of life after which a player that is to answer counts as hung.

With the time to notice it and to find a move instead, the table waits two seconds at most.
"""
START = 10.0
"""Seconds until the first sign of life of a player that has just been started, also on a busy machine."""
_LOOKS = 4
"""Looks for a sign of life in the time of silence: if this process stood still meanwhile, one is wrong."""

_Answer = TypeVar("_Answer")


class Count(Protocol):
    """A number in memory that processes share, 0 at first."""

    value: int


def beat(count: Count) -> None:
    """Show that someone lives; of several who do it at once, it may show one."""
    count.value += 1


class Heartbeat:
    """Whether worker processes live, which beat while they think; which of them it was cannot be told."""

    def __init__(self) -> None:
        self._count: Count | None = None

    def watch(self, count: Count) -> None:
        """Workers are being started that beat this from now on."""
        self._count = count

    async def watched(self, question: Coroutine[Any, Any, _Answer]) -> _Answer:
        """The answer to a question; raises TimeoutError if there is no beat for ``SILENCE``."""
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

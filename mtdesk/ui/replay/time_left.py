"""How long work will still take, judging by the part already done."""

from __future__ import annotations

import time
from collections.abc import Callable

_ENOUGH = 5
"""Pieces of work after which there is an estimate."""


class TimeLeft:
    """Estimates the remaining seconds of work in many pieces, all about equally long."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = (0, 0.0)

    def start(self, done: int) -> None:
        """Start, with ``done`` pieces already done."""
        self._begun = done, self._clock()

    def seconds(self, done: int, total: int) -> float | None:
        """Return how long the rest will take; None if that is still unknown."""
        before, begun = self._begun
        if done - before < _ENOUGH:
            return None
        return (self._clock() - begun) / (done - before) * (total - done)

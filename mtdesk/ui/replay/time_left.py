"""How long work will still take, by how long what has been done of it took."""

from __future__ import annotations

import time
from collections.abc import Callable

_ENOUGH = 5
"""Pieces of work after which anything can be told."""


class TimeLeft:
    """Estimates the seconds that are left of work in many pieces, all about as long."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = (0, 0.0)

    def start(self, done: int) -> None:
        """Start, with ``done`` pieces done already."""
        self._begun = done, self._clock()

    def seconds(self, done: int, total: int) -> float | None:
        """Return how long the rest will take; None if nothing can be told yet."""
        before, begun = self._begun
        if done - before < _ENOUGH:
            return None
        return (self._clock() - begun) / (done - before) * (total - done)

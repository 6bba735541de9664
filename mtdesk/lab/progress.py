"""A bar that grows on a terminal, and nothing anywhere else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Self, TextIO

_WIDTH = 40
_TAIL = 25
"""Columns after the bar, so that a shorter text covers a longer one."""


class ProgressBar:
    """Shows how many of ``total`` things are done on one line of ``stream``, if that is a terminal.

    It estimates how long the rest will take; ``clock`` counts seconds. Leaving its context ends the line.
    """

    def __init__(self, stream: TextIO, total: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._total = total
        self._clock = clock
        self._begun = clock()
        self._visible = stream.isatty()
        self._in_line = False

    def __enter__(self) -> Self:
        self.draw(0)
        return self

    def __exit__(self, *_: object) -> None:
        if self._in_line:
            self._write("\n")

    def draw(self, done: int) -> None:
        """Draw the bar again."""
        if not self._visible:
            return
        self._in_line = True
        filled = _WIDTH * done // self._total
        bar = "#" * filled + "." * (_WIDTH - filled)
        self._write(f"\r[{bar}] {done}/{self._total}{self._rest(done):{_TAIL}}")

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError:  # the terminal has gone; the work goes on
            self._visible = self._in_line = False

    def _rest(self, done: int) -> str:
        if not 0 < done < self._total:
            return ""
        return f", about {_span((self._clock() - self._begun) / done * (self._total - done))} left"


def _span(seconds: float) -> str:
    """Return a span of time in at most its two largest units."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    if seconds < 3600:
        return f"{seconds / 60:.0f} min"
    return f"{seconds // 3600:.0f} h {seconds % 3600 // 60:.0f} min"

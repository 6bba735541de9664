"""A bar that grows on a terminal, and nothing anywhere else."""

from __future__ import annotations

from typing import TextIO

_WIDTH = 40


class ProgressBar:
    """Shows how many of ``total`` things are done on one line of ``stream``, if that is a terminal."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total
        self._shown = stream.isatty()

    def show(self, done: int) -> None:
        """Draw the bar anew; the line ends when all is done."""
        if not self._shown:
            return
        filled = _WIDTH * done // self._total
        bar = "#" * filled + "." * (_WIDTH - filled)
        end = "\n" if done == self._total else ""
        self._stream.write(f"\r[{bar}] {done}/{self._total}{end}")
        self._stream.flush()

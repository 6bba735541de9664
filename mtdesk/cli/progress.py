"""Long work: a bar that grows on a terminal, and an end that is told once, with how far it has come."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn, TextIO

from mtdesk.cli.fault import FAILED, INTERRUPTED, CommandError

_WIDTH = 40
_TAIL = 25
"""Columns after the bar, so that a shorter text covers a longer one."""
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class ProgressBar:
    """Shows how many things are done on one line of ``stream``, if that is a terminal.

    It estimates how long the rest will take; ``clock`` counts seconds.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream, self._clock = stream, clock
        self._begun = clock()
        self._visible = stream.isatty()
        self._in_line = False
        self.done = self.total = 0
        self.ignore_signals: Callable[[], None] = lambda: None
        """Ignore from now on what would end the work: it is done, or being handed over."""

    def draw(self, done: int, total: int) -> None:
        """Draw the bar again."""
        self.done, self.total = done, total
        if self._visible:
            self._in_line = True
            filled = _WIDTH * done // total
            bar = "#" * filled + "." * (_WIDTH - filled)
            self._write(f"\r[{bar}] {done}/{total}{self._time_left():{_TAIL}}")

    def end(self) -> None:
        """End the line."""
        if self._in_line:
            self._in_line = False
            self._write("\n")

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError:  # the terminal has gone; the work goes on
            self._visible = self._in_line = False

    def _time_left(self) -> str:
        """Return an estimate in at most its two largest units."""
        if not 0 < self.done < self.total:
            return ""
        seconds = (self._clock() - self._begun) / self.done * (self.total - self.done)
        if seconds < 60:
            span = f"{seconds:.0f} s"
        elif seconds < 3600:
            span = f"{seconds / 60:.0f} min"
        else:
            span = f"{seconds // 3600:.0f} h {seconds % 3600 // 60:.0f} min"
        return f", about {span} left"


@contextmanager
def progress(things: str, done: Callable[[], str] | None = None) -> Iterator[ProgressBar]:
    """Show the progress of long work, and end it when the person or the system wants it.

    Being stopped and a failing player become a CommandError that says how many ``things`` are done, or what
    ``done`` returns.
    """
    from mtdesk.control.pool import PlayerFailure

    bar = ProgressBar(sys.stderr)

    def how_far() -> str:
        if done is not None:
            return done()
        return f"after {bar.done} of {bar.total} {things}" if bar.total else f"before any of the {things}"

    with _stopped_once() as bar.ignore_signals:
        try:
            yield bar
        except KeyboardInterrupt:
            raise CommandError(f"stopped {how_far()}", INTERRUPTED) from None
        except PlayerFailure as failure:
            raise CommandError(f"{failure} {how_far()}", FAILED) from None
        finally:
            bar.end()


@contextmanager
def _stopped_once() -> Iterator[Callable[[], None]]:
    """Raise KeyboardInterrupt at the first Ctrl-C, SIGTERM or SIGHUP, and ignore any others.

    Yields what makes all of them ignored from then on. What was ignored before, as by ``nohup``, stays so.
    """
    numbers = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    heard = [number for number in numbers if before[number] is not signal.SIG_IGN]

    def ignore() -> None:
        for number in heard:
            signal.signal(number, signal.SIG_IGN)

    def stop(_number: int, _frame: FrameType | None) -> NoReturn:
        ignore()
        raise KeyboardInterrupt

    for number in heard:
        signal.signal(number, stop)
    try:
        yield ignore
    finally:
        for number in heard:
            signal.signal(number, before[number])

"""Unexpected errors: where they are sent, and those of the start, before a window could show them."""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

_MOST = 20
"""The most errors that are kept: one in every frame must not fill the memory."""
_found: list[Exception] = []


@contextmanager
def errors_sent(receive: Callable[[Exception, str], object]) -> Iterator[None]:
    """Send the errors here that no one handles meanwhile, whichever thread or slot they come from.

    Each comes with its place, if that is known. Ctrl+C and the like are not errors.
    """
    former = sys.excepthook, sys.unraisablehook, threading.excepthook

    def from_python(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, Exception):
            receive(error.with_traceback(trace), "")
        else:
            former[0](kind, error, trace)

    def from_unraisable(happened: sys.UnraisableHookArgs) -> None:
        if isinstance(happened.exc_value, Exception):
            where = getattr(happened.object, "__qualname__", type(happened.object).__name__)
            receive(happened.exc_value, f"in {where}")
        else:
            former[1](happened)

    def from_thread(happened: threading.ExceptHookArgs) -> None:
        if isinstance(happened.exc_value, Exception):
            receive(happened.exc_value, f"in thread {happened.thread and happened.thread.name}")
        else:
            former[2](happened)

    sys.excepthook, sys.unraisablehook, threading.excepthook = from_python, from_unraisable, from_thread
    try:
        yield
    finally:
        sys.excepthook, sys.unraisablehook, threading.excepthook = former


def keep_error(error: Exception, _where: str = "") -> None:
    """Keep an error of the start, and print it."""
    sys.__excepthook__(type(error), error, error.__traceback__)
    if len(_found) < _MOST:
        _found.append(error)


def take_errors() -> list[Exception]:
    """Return the errors so far, to report them; they are no longer kept."""
    found = _found[:]
    _found.clear()
    return found

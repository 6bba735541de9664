"""Errors of the start, before there is a window that could show them."""

from __future__ import annotations

import sys
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

_MOST = 20
"""The most errors that are kept: one in every frame must not fill the memory."""
_found: list[Exception] = []


@contextmanager
def errors_kept() -> Iterator[None]:
    """Keep the unexpected errors that no one handles meanwhile; they still go to their previous handlers."""
    python, unraisable = sys.excepthook, sys.unraisablehook

    def from_python(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _keep(error.with_traceback(trace))
        python(kind, error, trace)

    def from_unraisable(happened: sys.UnraisableHookArgs) -> None:
        _keep(happened.exc_value)
        unraisable(happened)

    sys.excepthook, sys.unraisablehook = from_python, from_unraisable
    try:
        yield
    finally:
        sys.excepthook, sys.unraisablehook = python, unraisable


def _keep(error: BaseException | None) -> None:
    if isinstance(error, Exception) and len(_found) < _MOST:  # Ctrl+C and the like are not errors
        _found.append(error)


def take_errors() -> list[Exception]:
    """Return the errors so far, to report them; they are no longer kept."""
    found = _found[:]
    _found.clear()
    return found

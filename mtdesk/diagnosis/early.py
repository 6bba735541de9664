"""Errors of the start, before there is a window that could show them."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST = 20
"""The most errors that are kept: one in every frame must not fill the memory."""


class EarlyErrors:
    """Keeps the unexpected errors that no one has handled, until someone takes them to report them."""

    def __init__(self) -> None:
        self._found: list[Exception] = []
        self._former: tuple[Callable[..., object], Callable[..., object]] | None = None

    def install(self) -> None:
        """Keep errors from now on; they still go to their previous handlers."""
        self._former = (sys.excepthook, sys.unraisablehook)
        sys.excepthook, sys.unraisablehook = self._from_python, self._from_unraisable

    def remove(self) -> None:
        """Return the errors to their previous handlers."""
        if self._former is not None:
            sys.excepthook, sys.unraisablehook = self._former
            self._former = None

    def take(self) -> list[Exception]:
        """Return the errors so far; they are no longer kept."""
        found, self._found = self._found, []
        return found

    def _keep(self, error: BaseException | None) -> None:
        if isinstance(error, Exception) and len(self._found) < _MOST:  # Ctrl+C and the like are not errors
            self._found.append(error)

    def _from_python(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._keep(error.with_traceback(trace))
        if self._former is not None:
            self._former[0](kind, error, trace)

    def _from_unraisable(self, happened: sys.UnraisableHookArgs) -> None:
        self._keep(happened.exc_value)
        if self._former is not None:
            self._former[1](happened)


EARLY = EarlyErrors()
"""Those of this process."""

"""The one place for unexpected errors: the game goes on, one sentence says so, a file reports."""

from __future__ import annotations

import asyncio
import logging
import threading
import traceback
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from mtdesk.diagnosis.early import errors_sent
from mtdesk.diagnosis.reports import Reports

_LOG = logging.getLogger(__name__)
_MOST_REPORTS = 20
"""The most report files written in one run: an error in every frame must not fill the disk."""


class ErrorReporter(QObject):
    """Where every unexpected error arrives, from whichever thread, slot or task.

    ``arrived`` carries the file of its report, or None if none could be written; a slot of a widget gets it
    in the window's thread. Keep a reference while it is installed.
    """

    arrived = Signal(object)

    def __init__(self, reports: Reports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reports = reports
        self._written = 0
        self._telling = threading.local()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._installed = ExitStack()

    def install(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        """Send the errors of this process here, and those of tasks in ``loop``."""
        self._installed.enter_context(errors_sent(self.report))
        self._loop = loop
        if loop is not None:
            loop.set_exception_handler(self._from_loop)

    def remove(self) -> None:
        """Return the errors to their previous handlers, those of the loop to the loop itself."""
        self._installed.close()
        if self._loop is not None:
            self._loop.set_exception_handler(None)

    def report(self, error: BaseException, where: str = "") -> None:
        """Write down an error with the place it came from, and inform the window."""
        _LOG.error("Unexpected error %s", where, exc_info=error)
        if getattr(self._telling, "now", False):  # the reporting itself has failed
            return
        self._telling.now = True
        try:
            self.arrived.emit(self._write(error, where))
        finally:
            self._telling.now = False

    def _write(self, error: BaseException, where: str) -> Path | None:
        self._written += 1
        if self._written > _MOST_REPORTS:
            return None
        trace = "".join(traceback.format_exception(error))
        return self._reports.write(f"Unexpected error {where}".rstrip(), trace)

    def _from_loop(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is None:
            error = RuntimeError(context["message"])
        # Only the kind of thing: what a task or future holds may be about the game.
        self.report(error, f"in {type(context.get('task') or context.get('future') or loop).__name__}")

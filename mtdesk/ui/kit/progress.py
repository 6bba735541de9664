"""Work that may take long: after half a second, a progress bar with Cancel appears over the window."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QProgressBar, QProgressDialog, QWidget
from shiboken6 import isValid

DELAY = 0.5
"""Seconds that pass before the bar appears."""
_UPDATE_MS = 100
_STEPS = 1000
_STOPPING = 1.0
"""Seconds in which work stops that has been cancelled, unless a disk does not answer."""

_Result = TypeVar("_Result")

Report = Callable[[int, int], None]
"""``Progress.report``: how many steps are done, of how many."""


class Cancelled(Exception):  # noqa: N818 -- a wish, not an error
    """The player has cancelled the work, or the program is about to end."""


class Progress:
    """How much of some work is done. ``report`` may be called from any thread."""

    def __init__(self) -> None:
        self.share: float | None = None
        """The part done, from 0 to 1; None while nothing is known about it."""
        self._is_cancelled = threading.Event()

    def report(self, done: int, total: int) -> None:
        """Note that ``done`` of ``total`` steps are done. Raises Cancelled if the work is to stop."""
        if self._is_cancelled.is_set():
            raise Cancelled
        self.share = min(1.0, done / total) if total > 0 else None

    async def in_thread(self, work: Callable[[], _Result]) -> _Result:
        """Call a function in a thread; if cancelled, wait until it has stopped at its next ``report``.

        A thread that waits for a disk is left behind.
        """
        running = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            self._is_cancelled.set()
            running.add_done_callback(_ignore)  # the caller has been cancelled and will not look at it
            await asyncio.wait({running}, timeout=_STOPPING)
            raise
        finally:
            del running  # its error must not refer to itself


def _ignore(done: asyncio.Future[Any]) -> None:
    if not done.cancelled():
        done.exception()


async def with_progress(
    window: QWidget | None,
    label: str,
    work: Callable[[Progress], Coroutine[Any, Any, _Result]],
    *,
    may_cancel: bool = True,
) -> _Result:
    """Await ``work`` and return its result; if it takes long, show ``label`` with a bar and Cancel.

    Pressing Cancel cancels the coroutine that ``work`` returns and raises Cancelled here. There is no such
    button unless ``may_cancel``.
    """
    progress = Progress()
    running = asyncio.ensure_future(work(progress))
    try:
        await asyncio.wait({running}, timeout=DELAY)
        if not running.done():
            await _show_until_done(_dialog(window, label, may_cancel=may_cancel), progress, running)
    finally:
        if not running.done():
            running.cancel()
            await asyncio.wait({running})
    if running.cancelled():
        raise Cancelled
    try:
        return running.result()
    finally:
        del running  # its error must not refer to itself


def _dialog(window: QWidget | None, label: str, *, may_cancel: bool) -> QProgressDialog:
    dialog = QProgressDialog(label, QCoreApplication.translate("Progress", "Cancel"), 0, 0, window)
    if not may_cancel:
        dialog.setCancelButton(None)  # which means: no such button
        dialog.blockSignals(True)  # otherwise Escape would do the same
    dialog.setWindowTitle("mtdesk")
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setAutoClose(False)
    dialog.setAutoReset(False)
    return dialog


async def _show_until_done(
    dialog: QProgressDialog, progress: Progress, running: asyncio.Future[_Result]
) -> None:
    bar = QProgressBar()
    bar.setRange(0, 0)
    dialog.setBar(bar)  # the dialog's own setValue would run a nested event loop
    dialog.canceled.connect(running.cancel)
    timer = QTimer(dialog, interval=_UPDATE_MS)
    timer.timeout.connect(lambda: _update(bar, progress))
    timer.start()
    dialog.show()
    try:
        await asyncio.wait({running})
    finally:
        if isValid(dialog):
            timer.stop()
            dialog.canceled.disconnect()
            dialog.hide()
            dialog.deleteLater()


def _update(bar: QProgressBar, progress: Progress) -> None:
    if progress.share is not None:
        bar.setRange(0, _STEPS)
        bar.setValue(round(progress.share * _STEPS))

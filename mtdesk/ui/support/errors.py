"""The one door for errors nobody expected: the game goes on, one sentence says so, a file reports."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from mtdesk.diagnosis.reports import Reports
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled, whole_height
from mtdesk.ui.kit.widgets import label, make_default, plate, second_label, title_label

_LOG = logging.getLogger(__name__)
_MOST_REPORTS = 20
"""Report files written in one run: an error in every frame must not fill the disk."""


class ErrorReporter(QObject):
    """Where every unexpected error arrives, from whichever thread, slot or task.

    ``arrived`` carries the file of its report, or None where none could be written; a slot of a widget gets
    it in the window's thread. Keep the door for as long as it is installed.
    """

    arrived = Signal(object)

    def __init__(self, reports: Reports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reports = reports
        self._written = 0
        self._telling = threading.local()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._former = (sys.excepthook, sys.unraisablehook, threading.excepthook)

    def install(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        """Send the errors of this process here, and those of tasks in ``loop``."""
        sys.excepthook = self._from_python
        sys.unraisablehook = self._from_unraisable
        threading.excepthook = self._from_thread
        self._loop = loop
        if loop is not None:
            loop.set_exception_handler(self._from_loop)

    def remove(self) -> None:
        """Give the errors back to whoever had them before, those of the loop to the loop itself."""
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._former
        if self._loop is not None:
            self._loop.set_exception_handler(None)

    def report(self, error: BaseException, where: str = "") -> None:
        """Write down an error with the place it came from, and tell the window."""
        _LOG.error("Unexpected error %s", where, exc_info=error)
        if getattr(self._telling, "now", False):  # whoever tells of errors has failed too
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

    def _from_python(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):  # Ctrl+C and the like are no errors
            self._former[0](kind, error, trace)
            return
        self.report(error.with_traceback(trace))

    def _from_unraisable(self, happened: sys.UnraisableHookArgs) -> None:
        if isinstance(happened.exc_value, Exception):
            self.report(
                happened.exc_value,
                f"in {getattr(happened.object, '__qualname__', type(happened.object).__name__)}",
            )
        else:
            self._former[1](happened)

    def _from_thread(self, happened: threading.ExceptHookArgs) -> None:
        if isinstance(happened.exc_value, Exception):
            self.report(happened.exc_value, f"in thread {happened.thread and happened.thread.name}")
        else:
            self._former[2](happened)

    def _from_loop(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is None:
            error = RuntimeError(context["message"])
        # Only the kind of thing: what a task or future holds may be about the game.
        self.report(error, f"in {type(context.get('task') or context.get('future') or loop).__name__}")


class ErrorNotice(Translated, QDialog):
    """Tells once that something went wrong; while it is open, further errors only count.

    ``report_wanted`` carries the file of the report that somebody wants to see.
    """

    report_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Path | None = None
        self._is_over = False
        self._title = title_label()
        self._sentence = second_label()
        self._file = label(wrap=True)
        self._file.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.show_report = QPushButton()
        self.buttons.addButton(self.show_report, QDialogButtonBox.ButtonRole.ActionRole)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.show_report.clicked.connect(self._want_report)
        self.retranslate_ui()
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        make_default(self, close)
        close.setFocus()

    def _arrange(self) -> None:
        frame = plate()
        words = QVBoxLayout(frame)
        words.setContentsMargins(16, 12, 16, 14)
        words.setSpacing(10)
        for part in (self._sentence, self._file):
            words.addWidget(part)
        words.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        whole.addWidget(frame, 1)
        whole.addWidget(self.buttons)

    def tell(self, report: Path | None) -> None:
        """Say it without blocking anything; fits ``ErrorReporter.arrived``."""
        self._say(report, is_over=False)

    def tell_of_last_time(self, report: Path) -> None:
        """Say what the start finds that comes after a crash or a freeze."""
        self._say(report, is_over=True)

    def _say(self, report: Path | None, *, is_over: bool) -> None:
        if self.isVisible():
            return
        self._report, self._is_over = report, is_over
        self.retranslate_ui()
        self.resize(scaled(580), max(scaled(280), whole_height(self, scaled(580))))
        self.open()

    def _want_report(self) -> None:
        self.accept()
        self.report_wanted.emit(self._report)

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Error"))
        if self._is_over:
            self._title.setText(self.tr("Something went wrong last time"))
            self._sentence.setText(
                self.tr(
                    "The program crashed, or did not answer for a while. Nothing of the game is lost: it "
                    "goes on where it was. A report says what happened, without names of people or folders."
                )
            )
        else:
            self._title.setText(self.tr("Something went wrong"))
            self._sentence.setText(
                self.tr(
                    "An error in the program was caught; the game is saved up to the last move and goes on."
                )
            )
        self._file.setVisible(self._report is not None)
        self._file.setText(self.tr("Report file: {file}").format(file=self._report))
        self.show_report.setText(self.tr("&Show report"))
        self.show_report.setVisible(self._report is not None)

"""The one door for errors nobody expected: the game goes on, one sentence says so, a file reports."""

from __future__ import annotations

import asyncio
import datetime
import logging
import platform
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from mtdesk import __version__
from mtdesk.ui.parts import Translated, label, make_default, plate, second_label, title_label
from mtdesk.ui.sizes import grown

_LOG = logging.getLogger(__name__)
_MOST_REPORTS = 20
"""Report files written in one run: an error in every frame must not fill the disk."""


class ErrorDoor(QObject):
    """Where every unexpected error arrives, from whichever thread, slot or task.

    ``folder`` takes the report files. ``arrived`` carries the report file, or None where none could be
    written; a slot of a widget gets it in the window's thread. Keep the door for as long as it is installed.
    """

    arrived = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._reports = 0
        self._telling = threading.local()
        self._former = (sys.excepthook, sys.unraisablehook, threading.excepthook)

    def install(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        """Send the errors of this process here, and those of tasks in ``loop``."""
        sys.excepthook = self._from_python
        sys.unraisablehook = self._from_unraisable
        threading.excepthook = self._from_thread
        if loop is not None:
            loop.set_exception_handler(self._from_loop)

    def remove(self) -> None:
        """Give the errors back to whoever had them before; a loop keeps its handler."""
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._former

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
        self._reports += 1
        if self._reports > _MOST_REPORTS:
            return None
        moment = datetime.datetime.now().astimezone()
        file = self._folder / f"report-{moment:%Y%m%d-%H%M%S}-{self._reports}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file.write_text(_report_text(error, where, moment), encoding="utf-8")
        except OSError:
            _LOG.exception("The report cannot be written")
            return None
        return file

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


def _report_text(error: BaseException, where: str, moment: datetime.datetime) -> str:
    """What a developer needs: versions, time, trace. Nothing about the game or the person."""
    head = (
        f"mtdesk {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        moment.isoformat(timespec="seconds"),
        where,
    )
    return "\n".join((*head, "", *traceback.format_exception(error)))


class ErrorNotice(Translated, QDialog):
    """Tells once that something went wrong; while it is open, further errors only count."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Path | None = None
        self._title = title_label()
        self._sentence = second_label()
        self._file = label(wrap=True)
        self._file.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.show_folder = QPushButton()
        self.buttons.addButton(self.show_folder, QDialogButtonBox.ButtonRole.ActionRole)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.show_folder.clicked.connect(self._open_folder)
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
        self.resize(grown(580), grown(280))

    def tell(self, report: Path | None) -> None:
        """Show the sentence without blocking anything; fits ``ErrorDoor.arrived``."""
        if self.isVisible():
            return
        self._report = report
        self.retranslate_ui()
        self.open()

    def _open_folder(self) -> None:
        if self._report is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._report.parent)))

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Error"))
        self._title.setText(self.tr("Something went wrong"))
        self._sentence.setText(
            self.tr("An error in the program was caught; the game is saved up to the last move and goes on.")
        )
        self._file.setVisible(self._report is not None)
        self._file.setText(self.tr("Report file: {file}").format(file=self._report))
        self.show_folder.setText(self.tr("Show &folder"))
        self.show_folder.setVisible(self._report is not None)

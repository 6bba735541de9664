"""The Qt application of the window, which files can be sent to, and Qt's own messages in the log."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication


class QtApplication(QApplication):
    """Reports each file to the last listener; those that come while there is none are kept."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._opener: Callable[[Path], object] | None = None
        self._early: list[Path] = []

    def listen(self, opener: Callable[[Path], object] | None) -> None:
        """Report files to this listener from now on, including earlier ones; None: to no one."""
        self._opener = opener
        if opener is None:
            return
        early, self._early = self._early, []
        for file in early:
            opener(file)

    def event(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.FileOpen:
            return super().event(event)
        file = Path(event.file())  # type: ignore[attr-defined] # the event is a QFileOpenEvent then
        if self._opener is None:
            self._early.append(file)
        else:
            self._opener(file)
        return True


_log = logging.getLogger("Qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt() -> None:
    """Send Qt's messages to the log from now on, instead of to standard error only."""
    qInstallMessageHandler(_note)


def _note(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    if kind is QtMsgType.QtDebugMsg and sys.stderr is not None:
        # Someone has asked Qt for details (QT_LOGGING_RULES) and is watching, as when the start is measured.
        sys.stderr.write(f"{context.category}: {text}\n")
        sys.stderr.flush()
        return
    _log.log(_LEVELS[kind], "%s: %s", context.category or "default", text)

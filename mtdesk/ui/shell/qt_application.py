"""The Qt application of the window, which files can be sent to, and Qt's own messages in the log."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from mtdesk.ui.shell.instance import Requests


class QtApplication(QApplication):
    """Passes files that the desktop sends to the ``requests``."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.requests = Requests(self)

    def event(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.FileOpen:
            return super().event(event)
        self.requests.add(Path(event.file()))  # type: ignore[attr-defined] # the event is a QFileOpenEvent then
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

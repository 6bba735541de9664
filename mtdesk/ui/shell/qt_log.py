"""Qt's messages in our log."""

from __future__ import annotations

import logging
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

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

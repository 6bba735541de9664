"""Clicks that follow a double click."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_THROUGH = Qt.WidgetAttribute.WA_TransparentForMouseEvents


def ignore_further_clicks(page: QWidget) -> None:
    """Ignore the mouse on a page for a moment: a third click was meant for what led to it."""
    page.setAttribute(_THROUGH)
    QTimer.singleShot(QApplication.doubleClickInterval(), page, lambda: page.setAttribute(_THROUGH, False))

"""Clicks that come too late for what they were meant for."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_THROUGH = Qt.WidgetAttribute.WA_TransparentForMouseEvents


def ignore_further_clicks(page: QWidget) -> None:
    """Ignore the mouse on a page or a button for a moment: a click too many was meant for what was there."""
    page.setAttribute(_THROUGH)
    QTimer.singleShot(QApplication.doubleClickInterval(), page, lambda: page.setAttribute(_THROUGH, False))

"""Buttons that copy a text."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

_DONE_MS = 3000
"""How long a button says that it has copied."""


class CopyButton(QPushButton):
    """Says for a moment that it has copied, instead of its ``words``."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._words = words
        self._done = QTimer(self, singleShot=True, interval=_DONE_MS)
        self._done.timeout.connect(self.offer)

    def copy(self, text: str) -> None:
        """Copy a text, and say so."""
        QGuiApplication.clipboard().setText(text)
        self.setText(self.tr("Copied"))
        self._done.start()

    def offer(self) -> None:
        """Say again what the button does."""
        self._done.stop()
        self.setText(self._words)

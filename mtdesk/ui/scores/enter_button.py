"""The button of a page that Enter presses: by itself and once, as everywhere on the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from mtdesk.ui.kit.widgets import is_enter


class EnterButton(QPushButton):
    """Not pressed by Ctrl+Enter, the key that lets a computer move, nor by a key that is held down.

    Qt does press a default button then, and the page would be gone before it was read.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

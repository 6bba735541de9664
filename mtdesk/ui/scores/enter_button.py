"""The button of a page that Enter presses: by itself and once, as everywhere on the page."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from mtdesk.ui.kit.widgets import is_enter

_REST = 800
"""Milliseconds without a key after which a page that has just appeared takes one."""
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class EnterButton(QPushButton):
    """Not pressed by Ctrl+Enter, the key that lets a computer move, nor by a key that is held down.

    Qt does press a default button then, and the page would be gone before it was read.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rest = QDeadlineTimer(0)

    def rest(self) -> None:
        """Let no key press the button for a moment: call it when the page appears."""
        self._rest.setRemainingTime(_REST)

    def refuses(self, event: QKeyEvent) -> bool:
        """Return whether a key is still meant for what was shown before; each one prolongs the rest."""
        if self._rest.hasExpired() or event.key() not in _PRESSING:
            return False
        self.rest()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.refuses(event):
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

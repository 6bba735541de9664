"""A text browser for the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from mtdesk.ui.kit.scroll_keys import scroll_by_key, scroll_pages

_BACK = Qt.KeyboardModifier.ShiftModifier
_WITHOUT_MEANING = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier
_PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class Browser(QTextBrowser):
    """Tab leads to links from the cursor on, and then out of it; other keys go on from what is seen."""

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Called by Qt; Tab goes to links from the cursor on, for which Qt needs something selected."""
        cursor, top = self.textCursor(), self.verticalScrollBar().value()
        if not cursor.hasSelection():
            here = cursor.position()
            cursor.movePosition(QTextCursor.MoveOperation.Left if next_ else QTextCursor.MoveOperation.Right)
            cursor.setPosition(here, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
        is_taken = super().focusNextPrevChild(next_)
        if not self.textCursor().hasSelection():
            self.verticalScrollBar().setValue(top)
        return is_taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt, which would go on from the cursor, even where that is out of sight."""
        if self._scroll(event):
            self._bring_cursor()
            return
        if event.key() in _ARROWS and not event.modifiers() & ~_WITHOUT_MEANING:
            self._bring_cursor()
        super().keyPressEvent(event)

    def _scroll(self, event: QKeyEvent) -> bool:
        """Scroll by pages or to an end if a key press means that; return whether it does."""
        key, bar = event.key(), self.verticalScrollBar()
        held = event.modifiers() & ~_WITHOUT_MEANING
        if key == Qt.Key.Key_Space and not held & ~_BACK:
            scroll_pages(self, -1 if held else 1)
        elif held:
            return False  # with Shift, keys select
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(0 if key == Qt.Key.Key_Home else bar.maximum())
        else:
            return key in _PAGES and scroll_by_key(self, event)
        return True

    def _bring_cursor(self) -> None:
        """Put the cursor at the top of what is seen, unless it is in sight; nothing is scrolled."""
        if self.viewport().rect().contains(self.cursorRect()):
            return
        bar, margin = self.verticalScrollBar(), round(self.document().documentMargin())
        here = bar.value()
        self.setTextCursor(self.cursorForPosition(QPoint(margin, margin)))
        bar.setValue(here)

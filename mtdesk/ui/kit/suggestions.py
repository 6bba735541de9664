"""Known words, offered below the field in which one of them is perhaps being typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCompleter

from mtdesk.ui.kit.widgets import is_enter

_NONE = "\n"
"""What no word begins with."""


class Suggestions(QCompleter):
    """Offers words; Enter in the field takes what was typed there, unless one of them has been chosen."""

    def __init__(self, words: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._words = [word.casefold() for word in words]
        self.setModel(QStringListModel(list(words), self))
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)

    def splitPath(self, path: str) -> list[str]:
        """Return what to look for; a word that is typed whole is not offered again."""
        typed = path.casefold()
        return [_NONE if [word for word in self._words if word.startswith(typed)] == [typed] else path]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Use Enter and a click beside the list, which Qt would keep for closing it."""
        if isinstance(watched, QAbstractItemView):
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                if is_enter(event) and not watched.currentIndex().isValid():
                    watched.hide()
                    QApplication.sendEvent(self.widget(), event)
                    return True
            elif isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
                return _is_beside(watched, event)
        return super().eventFilter(watched, event)


def _is_beside(words: QAbstractItemView, event: QMouseEvent) -> bool:
    """Close the list if a click is beside it, and lead to what was clicked; return whether it is."""
    if words.rect().contains(words.mapFromGlobal(event.globalPosition()).toPoint()):
        return False
    words.hide()
    clicked = QApplication.widgetAt(event.globalPosition().toPoint())
    if clicked is not None and clicked.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        clicked.setFocus(Qt.FocusReason.MouseFocusReason)
    return True

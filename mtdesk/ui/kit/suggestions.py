"""Known words, offered below the field in which one of them is perhaps being typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCompleter

from mtdesk.ui.kit.widgets import is_enter


class Suggestions(QCompleter):
    """Offers words; Enter in the field takes what was typed there, unless one of them has been chosen."""

    def __init__(self, words: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self.setModel(QStringListModel(list(words), self))
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt, which would keep Enter for closing the list."""
        if (
            isinstance(watched, QAbstractItemView)
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and is_enter(event)
            and not watched.currentIndex().isValid()
        ):
            watched.hide()
            QApplication.sendEvent(self.widget(), event)
            return True
        return super().eventFilter(watched, event)

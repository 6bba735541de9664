"""The field for what is searched for, the same in every window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from mtdesk.i18n import key_text
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_clear_button


class SearchField(Translated, QLineEdit):
    """A field with a button that empties it, as Esc does before it closes the window.

    ``alone``: only while the field has the keyboard, because Esc means something else in its window.
    """

    def __init__(self, *, alone: bool = False) -> None:
        super().__init__()
        give_clear_button(self)
        self._announcer = Announcer(self)
        self._keys = QKeySequence()
        clear = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.clear)
        contexts = Qt.ShortcutContext
        clear.setContext(contexts.WidgetShortcut if alone else contexts.WindowShortcut)
        clear.setEnabled(False)
        self.textChanged.connect(lambda text: clear.setEnabled(bool(text)))
        self.retranslate_ui()

    def show_keys(self, keys: QKeySequence) -> None:
        """Say in the empty field which keys lead to it."""
        self._keys = keys
        self.retranslate_ui()

    def announce(self, found: str) -> None:
        """Let screen readers say what was found, now and when they come to the field."""
        if found != self.accessibleDescription():
            self.setAccessibleDescription(found)
            self._announcer.forget()  # it is no longer true
            self._announcer.announce([found] if found else [])

    def retranslate_ui(self) -> None:
        if not self._keys.isEmpty():
            key = key_text(self._keys.toString())
            self.setPlaceholderText(self.tr("Search ({key})").format(key=key))
        words = self.tr("Clear the search")
        for button in self.findChildren(QAbstractButton):
            button.setAccessibleName(words)
            button.setToolTip(words)

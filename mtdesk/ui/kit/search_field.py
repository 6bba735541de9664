"""The field for what is searched for, the same in every window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QToolButton

from mtdesk.i18n import key_text
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_icon

_REST = 300
"""Milliseconds without a key after which typing rests."""


class SearchField(Translated, QLineEdit):
    """A field with a button that empties it, as Esc does before it closes the window.

    ``alone``: only while the field has the keyboard, because Esc means something else in its window.
    ``rested`` once typing rests, for searches that would lead from place to place by half a word; at once
    when nothing is searched for any more.
    """

    rested = Signal()

    def __init__(self, *, alone: bool = False) -> None:
        super().__init__()
        # Qt's own button would be as small with the largest text.
        self.cross = QToolButton(self)
        self.cross.setCursor(Qt.CursorShape.ArrowCursor)
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        give_icon(self.cross, "decline")
        self.cross.hide()
        self.cross.clicked.connect(self.clear)
        self._announcer = Announcer(self)
        self._keys = QKeySequence()
        clear = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.clear)
        contexts = Qt.ShortcutContext
        clear.setContext(contexts.WidgetShortcut if alone else contexts.WindowShortcut)
        clear.setEnabled(False)
        self._typing = QTimer(self, singleShot=True)
        self._typing.timeout.connect(self.rested)
        for follow in (clear.setEnabled, self.cross.setVisible):
            self.textChanged.connect(lambda text, follow=follow: follow(bool(text)))
        self.textChanged.connect(self._await_rest)
        self.retranslate_ui()

    def _await_rest(self, text: str) -> None:
        self._typing.start(_REST)
        if not (_REST and text.strip()):
            self.rest()

    def rest(self) -> bool:
        """Let typing rest now; return whether it did not yet."""
        was_typing = self._typing.isActive()
        self._typing.stop()
        if was_typing:
            self.rested.emit()
        return was_typing

    def event(self, event: QEvent) -> bool:
        """Called by Qt; the field or its button may have another size now."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_cross()
        return super().event(event)

    def _place_cross(self) -> None:
        size = self.cross.sizeHint()
        edge = (self.height() - size.height()) // 2
        self.cross.setGeometry(self.width() - size.width() - edge, edge, size.width(), size.height())
        self.setTextMargins(0, 0, size.width(), 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.rest()

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
        self.cross.setAccessibleName(words)
        self.cross.setToolTip(words)

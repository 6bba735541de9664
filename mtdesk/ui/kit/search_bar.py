"""A field to search a page with: it searches during typing, and goes from match to match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from mtdesk.i18n import key_text, number_text
from mtdesk.ui.kit.following import Translated, follow_action
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.reader import Reader
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import SignButton, label, second_label, show_if

_COUNT = 92
"""Pixels at scale 1 of the number of matches."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SCROLLING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchBar(Translated, QWidget):
    """Searches ``page``. Ctrl+F leads here; Enter and F3 go on, with Shift back; arrows scroll the page.

    ``meant`` gives the anchor of what a text means, unless that is said in its own words, and a note on it.
    """

    def __init__(self, page: Reader, meant: Callable[[str], tuple[str | None, str]]) -> None:
        super().__init__()
        self._meant, self._is_meant = meant, False
        self._sought, self._start = "", 0
        self.note = second_label()
        self.note.hide()
        self._page, self._finder = page, page.finder
        self.field = SearchField()
        self.count = label(SECOND)
        self.begin = self._action(QKeySequence(QKeySequence.StandardKey.Find))
        self.forwards = self._action(QKeySequence("F3"))
        self.backwards = self._action(QKeySequence("Shift+F3"))
        self.setFocusProxy(self.field)
        row = hbox((self.field, 1), spacing=6)
        for sign, action in (("up", self.backwards), ("down", self.forwards)):
            button = SignButton(sign)
            follow_action(button, action)
            row.addWidget(button)
        row.addWidget(self.count)
        self.setLayout(vbox(row, self.note, spacing=4))
        self.fit_ui()
        self.field.textChanged.connect(self._look)
        self.field.installEventFilter(self)
        self.begin.triggered.connect(self._begin)
        self.forwards.triggered.connect(lambda: self._step(1))
        self.backwards.triggered.connect(lambda: self._step(-1))
        self.retranslate_ui()

    def _action(self, keys: QKeySequence) -> QAction:
        action = QAction(self, shortcut=keys)
        self.addAction(action)
        return action

    def _begin(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _look(self) -> None:
        sought, bar = self.field.text().strip(), self._page.verticalScrollBar()
        if not self._sought:
            self._start = bar.value()
        self._sought = sought
        anchor, note = self._meant(sought) if sought else (None, "")
        self._is_meant = anchor is not None
        is_only_noted = bool(note) and not self._is_meant
        self._finder.look_for("" if is_only_noted else sought, go=not self._is_meant)
        self._page.point_to(anchor)
        if sought and not (self._finder.count or self._is_meant):
            bar.setValue(self._start)  # nothing is lit there that might be taken for a hit
        self.note.setText(note)
        show_if(self.note, bool(note))
        self.show_count()

    def _step(self, by: int) -> None:
        self._finder.step(by)
        self.show_count()

    def show_count(self) -> None:
        """Show how often the text occurs in the current page."""
        if not self.field.text().strip():
            words = ""
        elif self._finder.present:
            words = self.tr("{place} of {count}", "places where a text was found").format(
                place=number_text(self._finder.present), count=number_text(self._finder.count)
            )
        elif self._is_meant:
            words = self.tr("Similar", "a place was found by another word")
        elif self.note.text():
            words = ""
        else:
            words = self.tr("Not found")
        self.count.setText(words)
        self.field.setAccessibleDescription(" ".join(filter(None, (words, self.note.text()))))
        for action in (self.forwards, self.backwards):
            action.setEnabled(self._finder.count > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt with what comes to the field."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in _ENTER:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        if event.key() in _SCROLLING:
            self._page.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def fit_ui(self) -> None:
        self.count.setMinimumWidth(scaled(_COUNT))

    def retranslate_ui(self) -> None:
        self.field.setAccessibleName(self.tr("Search"))
        key = key_text(self.begin.shortcut().toString())
        self.field.setPlaceholderText(self.tr("Search ({key})").format(key=key))
        self.begin.setText(self.tr("Search"))
        self.forwards.setText(self.tr("Next match"))
        self.backwards.setText(self.tr("Previous match"))
        self.show_count()

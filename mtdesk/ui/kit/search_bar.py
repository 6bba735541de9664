"""A field to search a page with: it searches when typing rests, and goes from match to match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from mtdesk.i18n import number_text
from mtdesk.ui.kit.following import Translated, follow_action
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.reader import Reader
from mtdesk.ui.kit.scroll_keys import scroll_by_key
from mtdesk.ui.kit.search import Answer
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import SignButton, label, second_label, show_if

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchBar(Translated, QWidget):
    """Searches ``page``. Ctrl+F leads here; Enter and F3 go on, with Shift back; arrows scroll the page.

    ``answer`` says where the page answers a text.
    """

    def __init__(self, page: Reader, answer: Callable[[str], Answer]) -> None:
        super().__init__()
        self._answer, self._found = answer, Answer()
        self._at = 0
        """Which of the anchors is shown, if they say the same in other words."""
        self._sought, self._start = "", 0
        self.note = second_label()
        self._page, self._finder = page, page.finder
        self.field = SearchField()
        self.count = label(SECOND, "0")  # one that never had a text would not follow the text size
        """Takes its line even while it is empty, so that the page stays where it is."""
        self.note.hide()
        self.begin = self._action(QKeySequence(QKeySequence.StandardKey.Find))
        self.forwards = self._action(QKeySequence("F3"))
        self.backwards = self._action(QKeySequence("Shift+F3"))
        self.field.show_keys(self.begin.shortcut())
        row = hbox((self.field, 1), spacing=6)
        for sign, action in (("up", self.backwards), ("down", self.forwards)):
            button = SignButton(sign)
            follow_action(button, action)
            row.addWidget(button)
        self.setLayout(vbox(row, hbox(self.count, (self.note, 1), spacing=6), spacing=4))
        self.field.rested.connect(self._look)
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
        self._sought, self._at = sought, 0
        self._found = self._answer(sought) if sought else Answer()
        anchors, words, note = self._found
        self._finder.look_for(words, [self._page.paragraph_of(anchor) for anchor in anchors])
        if self._finder.count:
            self._page.mark_here()
        else:
            self._page.point_to(anchors[0] if anchors else None)
        if sought and not (self._finder.count or anchors):
            bar.setValue(self._start)  # nothing is lit there that might be taken for a hit
        self.note.setText(note)
        show_if(self.note, bool(note))
        self.show_count()

    def _step(self, by: int) -> None:
        if self.field.rest() or not self.forwards.isEnabled():
            return
        if self._similar:
            self._at = (self._at + by) % len(self._similar)
            self._page.point_to(self._similar[self._at])
        else:
            self._finder.step(by)
            self._page.mark_here()
        self.show_count()

    @property
    def _similar(self) -> tuple[str, ...]:
        """The anchors of what says the same in other words."""
        return () if self._found.words else self._found.anchors

    def show_count(self) -> None:
        """Show how many paragraphs have the text, or say the same, and which of them is the current one."""
        place, count = self._finder.present, self._finder.count
        form = self.tr("{place} of {count}", "places where a text was found")
        if self._similar:
            place, count = self._at + 1, len(self._similar)
            form = self.tr("Similar: {place} of {count}", "places were found by another word")
            form = form if count > 1 else self.tr("Similar", "a place was found by another word")
        elif not count:
            form = self.tr("Not found") if self._sought and not self._found.note else ""
        words = form.format(place=number_text(place), count=number_text(count))
        self.count.setText(words)
        self.field.announce(" ".join(filter(None, (words, self.note.text()))))
        for action in (self.forwards, self.backwards):
            action.setEnabled(count > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt with what comes to the field."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in _ENTER:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return scroll_by_key(self._page, event) or super().eventFilter(watched, event)

    def retranslate_ui(self) -> None:
        self.field.setAccessibleName(self.tr("Search"))
        self.begin.setText(self.tr("Search"))
        self.forwards.setText(self.tr("Next match"))
        self.backwards.setText(self.tr("Previous match"))
        self.show_count()

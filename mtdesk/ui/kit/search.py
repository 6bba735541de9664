"""Searching: which texts have all words that are typed, and the field for typing them.

Case and accents do not count, and a word may be typed in part: it is found where a word of the text begins
with it.
"""

from __future__ import annotations

import re
import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget

from mtdesk.i18n import key_text
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox

_WORD = re.compile(r"[\w\u0300-\u036f]+")


def folded(text: str) -> str:
    """Return a text without the differences that do not count in a search: case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _words(text: str) -> list[str]:
    return [folded(word) for word in _WORD.findall(text)]


def has_words(sought: str, text: str) -> bool:
    """Return whether every word that is sought begins a word of the text; not if nothing is sought."""
    wanted, words = _words(sought), _words(text)
    return bool(wanted) and all(any(word.startswith(part) for word in words) for part in wanted)


def found_words(sought: str, text: str) -> list[tuple[int, int]]:
    """Return where the words of the text stand that begin with one of those sought: their starts and ends."""
    wanted = tuple(_words(sought))
    return [found.span() for found in _WORD.finditer(text) if folded(found[0]).startswith(wanted)]


def selection_shade(strength: float) -> QColor:
    """Return the theme's selection colour at a strength from 0 to 1, for the background of texts."""
    shade = QApplication.palette().color(QPalette.ColorRole.Highlight)
    shade.setAlphaF(strength)
    return shade


class SearchField(QLineEdit):
    """A field with a button that empties it, as Esc does before it closes the window.

    ``alone``: Esc does so only while the field has the focus, because it means something else in its window.
    """

    def __init__(self, *, alone: bool = False) -> None:
        super().__init__()
        self.cross = QToolButton()  # Qt's own button would not grow with the text
        self.cross.setCursor(Qt.CursorShape.ArrowCursor)
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        give_icon(self.cross, "decline")
        self.cross.setAccessibleName(self.tr("Clear the search"))
        self.cross.setToolTip(self.tr("Clear the search"))
        self.cross.hide()
        self.cross.clicked.connect(self.clear)
        self.setLayout(hbox(STRETCH, self.cross))
        self._announcer = Announcer(self)
        clear = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.clear)
        contexts = Qt.ShortcutContext
        clear.setContext(contexts.WidgetShortcut if alone else contexts.WindowShortcut)
        clear.setEnabled(False)
        self.textChanged.connect(lambda text: clear.setEnabled(bool(text)))
        self.textChanged.connect(lambda text: self.cross.setVisible(bool(text)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setTextMargins(0, 0, self.cross.sizeHint().width(), 0)

    def open_by_keys(self, window: QWidget) -> None:
        """Bring the focus here when the keys for finding are pressed in a window, and name them here."""
        keys = QKeySequence(QKeySequence.StandardKey.Find)
        QShortcut(keys, window, self.start)
        self.setPlaceholderText(self.tr("Search ({key})").format(key=key_text(keys.toString())))

    def start(self) -> None:
        """Take the focus, with what was searched for last selected."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def announce(self, found: str) -> None:
        """Have screen readers read out what was found: now, and when they come to the field."""
        if found != self.accessibleDescription():
            self.setAccessibleDescription(found)
            self._announcer.forget()
            self._announcer.announce([found] if found else [])

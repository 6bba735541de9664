"""The log: what happened, sentence by sentence, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from mtdesk.table.art.soft import colour
from mtdesk.table.theme import Theme
from mtdesk.ui.parts import Translated, badge_icon

_BADGE = 18

Say = Callable[[], str]
"""Says a sentence in the language of the moment, each time it is asked."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry: what it says, whose badge stands before it, and whether it is the heading of a round."""

    say: Say
    seat: int | None = None
    heading: bool = False


class LogPanel(Translated, QWidget):
    """Keeps entries and says all of them anew when the language changes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: list[LogEntry] = []
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(_BADGE, _BADGE))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self.retranslate_ui()

    def append(self, entry: LogEntry) -> None:
        """Add what happened last and show it, unless somebody is reading further up."""
        bar = self.list.verticalScrollBar()
        follows = bar.value() >= bar.maximum()
        self._entries.append(entry)
        self._write(entry)
        if follows:
            self.list.scrollToBottom()

    def cut(self, count: int) -> None:
        """Keep the first ``count`` entries, as after an undo."""
        del self._entries[count:]
        while self.list.count() > count:
            self.list.takeItem(self.list.count() - 1)

    def __len__(self) -> int:
        return len(self._entries)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of another theme."""
        self._theme = theme
        self.retranslate_ui()

    def _write(self, entry: LogEntry) -> None:
        item = QListWidgetItem(entry.say())
        if entry.seat is not None:
            item.setIcon(badge_icon(entry.seat, _BADGE, self.devicePixelRatioF()))
        if entry.heading:
            font = self.list.font()
            font.setWeight(QFont.Weight.Bold)
            item.setFont(font)
            item.setForeground(colour(self._theme.gold))
        self.list.addItem(item)

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.list.setAccessibleName(self.tr("Log of moves"))
        self.list.clear()
        for entry in self._entries:
            self._write(entry)
        self.list.scrollToBottom()

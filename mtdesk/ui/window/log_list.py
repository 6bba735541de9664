"""The list of the log's entries: badges, headings, and enough lines for every sentence."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from mtdesk.table.art.soft import colour
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import RowList, badge_icon
from mtdesk.ui.window.log_entry import LogEntry

_BADGE = 18
_BESIDE, _ABOVE = 34, 14
"""What the style sheet adds at scale 1 to the text of an entry, which Qt forgets when wrapping."""


class EntryList(RowList):
    """Shows entries as items, and keeps the newest in sight unless someone is reading further up."""

    def __init__(self) -> None:
        super().__init__()
        self._width = 0
        self._follows = True
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keyboard from the table
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.fit()
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._look_where)
        bar.rangeChanged.connect(self._keep_newest)

    def fit(self) -> None:
        """Take the sizes that go with the current text size; the entries must be written again."""
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))

    def write(self, entry: LogEntry) -> QListWidgetItem:
        """Add an entry at the end; headings are written in gold."""
        item = QListWidgetItem(entry.say())
        item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.spoken())
        if entry.seat is not None:
            item.setIcon(badge_icon(entry.seat, scaled(_BADGE)))
        if entry.heading:
            font = self.font()
            font.setWeight(QFont.Weight.Bold)
            item.setFont(font)
            item.setForeground(colour(current_theme().gold))
        item.setSizeHint(self._size_of(item))
        self.addItem(item)
        return item

    def keep(self, count: int) -> None:
        """Remove all but the first ``count`` entries."""
        self.model().removeRows(count, self.count() - count)

    def drop(self, count: int) -> None:
        """Remove the first ``count`` entries; what is being read stays in place."""
        self.model().removeRows(0, count)

    def text_to_copy(self) -> str:
        """Return the selected entries, or all visible ones, one per line."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        items = [self.item(row) for row in rows or range(self.count())]
        return "\n".join(item.text() for item in items if not item.isHidden())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the newest entry, unless someone reads further up; report it after Qt reports the list."""
        shown = [row for row in range(self.count()) if not self.item(row).isHidden()]
        if shown and (self._follows or self.currentRow() not in shown):
            self.setCurrentRow(shown[-1], QItemSelectionModel.SelectionFlag.NoUpdate)
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self._tell_current)

    def _tell_current(self) -> None:
        if self.hasFocus() and self.currentRow() >= 0 and QAccessible.isActive():
            told = QAccessibleEvent(self, QAccessible.Event.Focus)
            told.setChild(self.currentRow())
            QAccessible.updateAccessibility(told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: at another width the sentences break elsewhere."""
        if self.viewport().width() != self._width:
            self._width = self.viewport().width()
            for row in range(self.count()):
                item = self.item(row)
                item.setSizeHint(self._size_of(item))
        super().resizeEvent(event)

    def _size_of(self, item: QListWidgetItem) -> QSize:
        """The lines that a sentence needs beside its badge, passed to Qt so that it need not ask for all."""
        beside = scaled(_BESIDE if item.icon().isNull() else _BESIDE + _BADGE + 6)
        room = QRect(0, 0, max(1, self.viewport().width() - beside), 1 << 16)
        letters = QFontMetrics(item.font() if item.font().bold() else self.font())
        text = letters.boundingRect(room, Qt.TextFlag.TextWordWrap.value, item.text())
        return QSize(0, max(text.height(), scaled(_BADGE)) + scaled(_ABOVE))

    def _look_where(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum()

    def _keep_newest(self, _: int, bottom: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(bottom)

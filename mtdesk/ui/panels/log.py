"""The log: what happened, sentence by sentence, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mtdesk.table.art.soft import colour
from mtdesk.table.theme import Theme
from mtdesk.ui.panels.log_entry import Kind, LogEntry, LogFilter
from mtdesk.ui.panels.log_filter import LogFilterBar
from mtdesk.ui.parts import Translated, badge_icon, heading_label, second_label
from mtdesk.ui.style import PAGE, give_role

__all__ = ["Kind", "LogEntry", "LogPanel"]

_BADGE = 18
_NARROWEST, _WIDEST, _USUAL = 240, 640, 320

_BESIDE, _ABOVE = 34, 14
"""What the style sheet adds to the text of an entry, which Qt forgets where it wraps."""


class EntryDelegate(QStyledItemDelegate):
    """Gives every entry the lines its sentence needs beside the badge."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Called by Qt."""
        self.initStyleOption(option, index)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListWidget) else option.rect.width()
        badge = 0 if option.icon.isNull() else option.decorationSize.width() + 6
        room = QRect(0, 0, max(1, width - _BESIDE - badge), 1 << 16)
        text = QFontMetrics(option.font).boundingRect(room, Qt.TextFlag.TextWordWrap.value, option.text)
        return QSize(width, max(text.height(), option.decorationSize.height()) + _ABOVE)


class LogPanel(Translated, QWidget):
    """Keeps entries and says all of them anew when the language changes.

    ``pointed_out`` carries the tile or end that an entry speaks of when somebody clicks it or presses Enter.
    """

    pointed_out = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: list[LogEntry] = []
        self._follows = True
        """Whether the newest entry is in sight, and shall stay so."""
        self._heading = heading_label()
        self.filtering = QPushButton()
        self.bar = LogFilterBar()
        self._nothing = second_label()
        self.list = QListWidget()
        self.copy = QAction(self)
        self.search = QAction(self)
        self._arrange()
        self._connect()
        self.retranslate_ui()

    def _arrange(self) -> None:
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)
        self.filtering.setCheckable(True)
        self.bar.hide()
        self._nothing.hide()
        self.list.setWordWrap(True)
        self.list.setItemDelegate(EntryDelegate(self.list))
        self.list.setIconSize(QSize(_BADGE, _BADGE))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click shall not take the keys from the table
        top = QHBoxLayout()
        top.addWidget(self._heading)
        top.addStretch()
        top.addWidget(self.filtering)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 6, 6)
        column.setSpacing(6)
        column.addLayout(top)
        column.addWidget(self.bar)
        column.addWidget(self._nothing)
        column.addWidget(self.list, 1)

    def _connect(self) -> None:
        self.copy.setShortcut(QKeySequence.StandardKey.Copy)
        self.search.setShortcut(QKeySequence.StandardKey.Find)
        for action in (self.copy, self.search):
            self.addAction(action)
            self.list.addAction(action)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.copy.triggered.connect(self._copy)
        self.search.triggered.connect(self._find)
        self.filtering.toggled.connect(self._show_bar)
        self.bar.changed.connect(self._filter)
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._look_where)
        bar.rangeChanged.connect(self._keep_newest)
        self.list.itemClicked.connect(self._point_out)
        self.list.itemActivated.connect(self._point_out)

    def sizeHint(self) -> QSize:
        """Called by Qt."""
        return QSize(_USUAL, super().sizeHint().height())

    # What is written

    def show_players(self, names: Sequence[str]) -> None:
        """Let the entries of these players, by seat, be read alone."""
        self.bar.show_players(names)

    def append(self, entry: LogEntry) -> None:
        """Add what happened last and show it, unless somebody is reading further up."""
        self._entries.append(entry)
        self._write(entry)
        if self.bar.filter() != LogFilter():
            self._filter()

    def cut(self, count: int) -> None:
        """Keep the first ``count`` entries, as after an undo."""
        del self._entries[count:]
        while self.list.count() > count:
            self.list.takeItem(self.list.count() - 1)
        self._filter()

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

    # What is read

    def _show_bar(self, shown: bool) -> None:
        """Show the controls; without them everything is to be read."""
        self.bar.setVisible(shown)
        if not shown:
            self.bar.clear()

    def _find(self) -> None:
        self.filtering.setChecked(True)
        self.bar.field.setFocus()
        self.bar.field.selectAll()

    def _filter(self) -> None:
        passed = self.bar.filter().passed(self._entries)
        for row, shown in enumerate(passed):
            self.list.item(row).setHidden(not shown)
        self._nothing.setVisible(bool(passed) and not any(passed))

    def _look_where(self, value: int) -> None:
        self._follows = value >= self.list.verticalScrollBar().maximum()

    def _keep_newest(self, _: int, bottom: int) -> None:
        if self._follows:
            self.list.verticalScrollBar().setValue(bottom)

    def _point_out(self, item: QListWidgetItem) -> None:
        about = self._entries[self.list.row(item)].about
        if about is not None:
            self.pointed_out.emit(about)

    def _copy(self) -> None:
        """Put the entries selected into the clipboard, or all that are to be read."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        items = [self.list.item(row) for row in rows or range(self.list.count())]
        texts = [item.text() for item in items if not item.isHidden()]
        QApplication.clipboard().setText("\n".join(texts))

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self._heading.setText(self.tr("Log", "list of what happened"))
        self.filtering.setText(self.tr("Filter"))
        self.copy.setText(self.tr("Copy"))
        self.search.setText(self.tr("Find"))
        self._nothing.setText(self.tr("No entry is like that."))
        self.list.setAccessibleName(self.tr("Log of moves"))
        self.list.clear()
        for entry in self._entries:
            self._write(entry)
        self._filter()
        self.list.scrollToBottom()

"""The entries of the log and their list: badges, headings, and enough lines for every sentence."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QEvent, QItemSelectionModel, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from mtdesk.rules.tiles import Tile
from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.search import folded
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import RowList, badge_icon

_BADGE = 18
_PADDING, _ABOVE = 6, 8
"""What the style sheet adds at scale 1 to the text of an entry, which Qt forgets when wrapping."""
_BESIDE, _AFTER_BADGE = 8, 6
"""What Qt adds, at every scale."""


class EntryList(RowList):
    """Shows entries as items, and keeps the newest in sight unless someone is reading further up."""

    def __init__(self) -> None:
        super().__init__()
        self._width = 0
        self._follows = True
        self.setProperty("compact", True)
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
        item = QListWidgetItem(entry.text)
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
            self._measure()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt: the panel round it may have had its new font, and written the entries, earlier."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            item.setSizeHint(self._size_of(item))

    def _size_of(self, item: QListWidgetItem) -> QSize:
        """The lines that a sentence needs beside its badge, passed to Qt so that it need not ask for all."""
        beside = scaled(_PADDING) + _BESIDE
        if not item.icon().isNull():
            beside += scaled(_BADGE) + _AFTER_BADGE
        room = QRect(0, 0, max(1, self.viewport().width() - beside), 1 << 16)
        letters = QFontMetrics(item.font() if item.font().bold() else self.font())
        text = letters.boundingRect(room, Qt.TextFlag.TextWordWrap.value, item.text())
        return QSize(0, max(text.height(), scaled(_BADGE)) + scaled(_ABOVE))

    def _look_where(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum()

    def _keep_newest(self, _: int, bottom: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(bottom)


class Kind(Enum):
    """What an entry is about."""

    TILES = auto()  # played, doubles opened and covered, the engine
    DRAWS = auto()  # drawn from the boneyard, including penalties
    PASSES = auto()  # passes, and markers put on and taken off
    OTHER = auto()


class LogEntry(Struct, frozen=True):
    """One entry: its text, its badge, and whether it is the heading of a round.

    Its text may have several lines. ``about`` is the tile on the table, or the end, it is about.
    """

    text: str
    seat: int | None = None
    heading: bool = False
    kind: Kind = Kind.OTHER
    about: Tile | str | None = None
    also_spoken: str = ""
    """What is visible on the table, for people who do not see it."""
    shorter: str = ""
    """Spoken instead, if not empty: by ear, the previous sentence has just been heard."""

    def spoken(self) -> str:
        """Return what it says to screen readers, in one line."""
        return " ".join([*(self.shorter or self.text).splitlines(), *self.also_spoken.splitlines()])


class LogFilter(Struct, frozen=True):
    """What to read: of one seat, of one kind, of the newest round, with a text in it."""

    seat: int | None = None
    kind: Kind | None = None
    newest_round: bool = False
    text: str = ""

    def admits(self, entry: LogEntry) -> bool:
        """Return whether an entry other than a heading passes, apart from the round."""
        return (
            (self.seat is None or entry.seat == self.seat)
            and (self.kind is None or entry.kind is self.kind)
            and (not self.text or folded(self.text) in folded(entry.text))
        )

    def passed(self, entries: list[LogEntry]) -> list[bool]:
        """Return which entries pass.

        A heading does with any entry below it, and the newest one even alone.
        """
        result = [False] * len(entries)
        heading: int | None = None
        newest = max((at for at, entry in enumerate(entries) if entry.heading), default=0)
        for at, entry in enumerate(entries):
            if self.newest_round and at < newest:
                continue
            if entry.heading:
                heading = at
                result[at] = at == newest and not self.text
                continue
            result[at] = self.admits(entry)
            if result[at] and heading is not None:
                result[heading] = True
        return result

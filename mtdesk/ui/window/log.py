"""The log: what happened, sentence by sentence, the newest at the bottom; and which kinds are shown."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import cached_property
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QEvent, QItemSelectionModel, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QWidget,
)

from mtdesk.i18n import Labels
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.colours import colour
from mtdesk.table.look import current_theme, look_changed
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.search import SearchField, folded
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import ChoiceBox, RowList, badge_icon, heading_label, second_label

USUAL_WIDTH = 320
"""Pixels at scale 1."""
_NARROWEST, _WIDEST = 160, 640
_MARGINS, _GAP = (8, 4, 6, 6), 4
_BADGE = 18
_PADDING, _ABOVE = 6, 8
"""What the style sheet adds at scale 1 to the text of an entry, which Qt forgets when wrapping."""
_BESIDE, _AFTER_BADGE = 8, 6
"""What Qt adds, at every scale."""


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

    def passed(self, entries: Sequence[LogEntry]) -> list[bool]:
        """Return which entries pass.

        A heading does with any entry below it, and the newest one even alone.
        """
        result, in_newest, has_entry = list[bool](), True, False
        for entry in reversed(entries):
            if entry.heading:
                result.append(has_entry or (in_newest and not self.text))
                in_newest = has_entry = False
            else:
                result.append(self.admits(entry) and (in_newest or not self.newest_round))
                has_entry |= result[-1]
        return result[::-1]


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

    def write(self, entry: LogEntry) -> None:
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

    def keep(self, count: int) -> None:
        self.model().removeRows(count, self.count() - count)

    def drop(self, count: int) -> None:
        """Remove the first ``count`` entries; what is being read stays in place."""
        self.model().removeRows(0, count)

    def text_to_copy(self) -> str:
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
        """Measure again: at another width the sentences break elsewhere."""
        if self.viewport().width() != self._width:
            self._width = self.viewport().width()
            self._measure()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Measure again: the panel round it may have had its new font, and written the entries, earlier."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            item.setSizeHint(self._size_of(item))

    def _size_of(self, item: QListWidgetItem) -> QSize:
        """Return the room for the lines of a sentence beside its badge, so that Qt need not ask for all."""
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


class LogPanel(TextSized, QWidget):
    """Shows entries, of all players and kinds or of some.

    ``pointed_out`` carries the tile or end that an entry is about when someone clicks it or presses Enter.
    """

    pointed_out = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[LogEntry] = []
        self._players: Sequence[str] = ()
        give_role(self, PAGE)
        self._heading = heading_label(Labels.tr("Log"))
        self.filtering = QToolButton()
        self.filtering.setCheckable(True)
        self.filtering.setAccessibleName(self.tr("Filter"))
        self.filtering.setToolTip(self.tr("Filter"))
        give_icon(self.filtering, "filter")
        self._nothing = second_label(self.tr("No matching entries."))
        self.list = EntryList()
        self.list.setAccessibleName(Labels.tr("Game log"))
        self.setFocusProxy(self.list)
        top = hbox(self._heading, STRETCH, self.filtering)
        self._column = vbox(top, self._nothing, (self.list, 1), spacing=_GAP, margins=_MARGINS)
        self.setLayout(self._column)
        self._nothing.hide()
        self.copy, self.search = QAction(self.tr("Copy"), self), QAction(Labels.tr("Find"), self)
        self.copy.setShortcut(QKeySequence.StandardKey.Copy)
        self.search.setShortcut(QKeySequence.StandardKey.Find)
        for action in (self.copy, self.search):
            self.addAction(action)
            self.list.addAction(action)
        self.copy.triggered.connect(lambda: QApplication.clipboard().setText(self.list.text_to_copy()))
        self.search.triggered.connect(self._search)
        self.filtering.toggled.connect(self._show_bar)
        self.list.itemClicked.connect(self._point_out)
        self.list.itemActivated.connect(self._point_out)
        look_changed.connect(self._write)
        self.fit_ui()

    def fit_ui(self) -> None:
        """Take the widths that go with the current text size, and write everything again."""
        self.setMinimumWidth(scaled(_NARROWEST))
        self.setMaximumWidth(scaled(_WIDEST))
        self.list.fit()
        self._write()

    def sizeHint(self) -> QSize:
        return QSize(scaled(USUAL_WIDTH), super().sizeHint().height())

    # What is written

    def show_players(self, names: Sequence[str]) -> None:
        self._players = names
        if self.filtering.isChecked():
            self.bar.show_players(names)

    def append(self, entry: LogEntry) -> None:
        """Add what happened last and show it, unless someone is reading further up."""
        self._entries.append(entry)
        self.list.write(entry)
        if self.filtering.isChecked():
            self._filter()

    def cut(self, count: int) -> list[LogEntry]:
        """Keep the first ``count`` entries, as after an undo; returns the others."""
        gone = self._entries[count:]
        del self._entries[count:]
        self.list.keep(count)
        self._filter()
        return gone

    def drop(self, count: int) -> None:
        """Remove the first ``count`` entries, which are too old."""
        del self._entries[:count]
        self.list.drop(count)

    def __len__(self) -> int:
        return len(self._entries)

    def _write(self) -> None:
        self.list.clear()
        for entry in self._entries:
            self.list.write(entry)
        self._filter()
        self.list.scrollToBottom()

    # What is read

    @cached_property
    def bar(self) -> LogFilterBar:
        """The controls of the filter, made when they are first wanted."""
        bar = LogFilterBar()
        bar.hide()
        bar.changed.connect(self._filter)
        self._column.insertWidget(1, bar)
        for before, after in pairwise((self.filtering, bar.players, bar.kinds, bar.field, bar.newest)):
            self.setTabOrder(before, after)
        return bar

    def _show_bar(self, shown: bool) -> None:
        """Show the controls; without them there is no filter."""
        if shown:
            self.bar.show_players(self._players)
        else:
            self.bar.clear()
        self.bar.setVisible(shown)

    def _search(self) -> None:
        self.filtering.setChecked(True)
        self.bar.field.setFocus()
        self.bar.field.selectAll()

    def _filter(self) -> None:
        sought = self.bar.filter() if self.filtering.isChecked() else LogFilter()
        passed = sought.passed(self._entries)
        for row, shown in enumerate(passed):
            self.list.item(row).setHidden(not shown)
        self._nothing.setVisible(bool(passed) and not any(passed))

    def _point_out(self, item: QListWidgetItem) -> None:
        about = self._entries[self.list.row(item)].about
        if about is not None:
            self.pointed_out.emit(about)


class LogFilterBar(QWidget):
    """Two compact rows, or three; ``changed`` reports another filter."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.players = ChoiceBox()
        self.kinds = ChoiceBox()
        self.field = SearchField(alone=True)
        self.newest = QCheckBox(self.tr("This round"))
        self.players.addItem(Labels.tr("Everyone"))
        self.kinds.addItem(self.tr("Everything"))
        self.kinds.addItem(self.tr("Tiles played"), Kind.TILES)
        self.kinds.addItem(self.tr("Tiles drawn"), Kind.DRAWS)
        self.kinds.addItem(self.tr("Passes and markers"), Kind.PASSES)
        self.kinds.addItem(self.tr("Other", "entries of the log"), Kind.OTHER)
        self.players.setAccessibleName(self.tr("Filter by player"))
        self.kinds.setAccessibleName(self.tr("Filter by type"))
        self.field.setPlaceholderText(Labels.tr("Find"))
        self.field.setAccessibleName(self.tr("Find in the log"))
        choices = flow((self.players, 1), (self.kinds, 1), spacing=_GAP)
        found = hbox((self.field, 1), self.newest, spacing=_GAP)
        self.setLayout(vbox(choices, found, spacing=_GAP, margins=(0, 0, 0, _GAP)))
        for box in (self.players, self.kinds):
            box.setMinimumContentsLength(8)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.currentIndexChanged.connect(self.changed)
        self.field.textChanged.connect(self.changed)
        self.newest.toggled.connect(self.changed)

    def show_players(self, names: Sequence[str]) -> None:
        while self.players.count() > 1:
            self.players.removeItem(1)
        for seat, name in enumerate(names):
            self.players.addItem(badge_icon(seat, scaled(_BADGE)), name, seat)

    def filter(self) -> LogFilter:
        return LogFilter(
            seat=self.players.currentData(),
            kind=self.kinds.currentData(),
            newest_round=self.newest.isChecked(),
            text=self.field.text().strip(),
        )

    def clear(self) -> None:
        self.players.setCurrentIndex(0)
        self.kinds.setCurrentIndex(0)
        self.field.clear()
        self.newest.setChecked(False)

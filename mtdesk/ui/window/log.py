"""The log: what happened, sentence by sentence, the newest at the bottom; and which kinds are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QListWidgetItem,
    QToolButton,
    QWidget,
)

from mtdesk.table.look import look_changed
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.search import SearchField
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import ChoiceBox, badge_icon, heading_label, second_label
from mtdesk.ui.window.log_list import EntryList, Kind, LogEntry, LogFilter

__all__ = ["Kind", "LogEntry", "LogPanel"]

USUAL_WIDTH = 320
"""Pixels at scale 1."""
_NARROWEST, _WIDEST = 200, 640
_MARGINS, _GAP = (8, 4, 6, 6), 4


class LogPanel(Translated, QWidget):
    """Shows entries, of all players and kinds or of some.

    ``pointed_out`` carries the tile or end that an entry is about when someone clicks it or presses Enter.
    """

    pointed_out = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[LogEntry] = []
        self._players: Sequence[str] = ()
        self._sought = LogFilter()
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._heading = heading_label(self.tr("Log", "list of what happened"))
        self.filtering = QToolButton()
        self.filtering.setCheckable(True)
        self.filtering.setAccessibleName(self.tr("Filter"))
        self.filtering.setToolTip(self.tr("Filter"))
        give_icon(self.filtering, "filter")
        self._nothing = second_label(self.tr("No matching entries."))
        self.list = EntryList()
        self.list.setAccessibleName(self.tr("Game log"))
        self.setFocusProxy(self.list)
        top = hbox(self._heading, STRETCH, self.filtering)
        self._column = vbox(top, self._nothing, (self.list, 1), spacing=_GAP, margins=_MARGINS)
        self.setLayout(self._column)
        self._nothing.hide()
        self.copy, self.search = QAction(self.tr("Copy"), self), QAction(self.tr("Find"), self)
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
        """Allow filtering by these players, by seat."""
        self._players = names
        if self.filtering.isChecked():
            self.bar.show_players(names)

    def append(self, entry: LogEntry) -> None:
        """Add what happened last and show it, unless someone is reading further up."""
        self._entries.append(entry)
        item = self.list.write(entry)
        if entry.heading:
            self._filter()
        elif self._sought.admits(entry):
            self._show_heading()
        else:
            item.setHidden(True)

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
        """Write all entries in the current colours and size."""
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
        bar.changed.connect(self._filter_anew)
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

    def _filter_anew(self) -> None:
        self._sought = self.bar.filter()
        self._filter()

    def _filter(self) -> None:
        passed = self._sought.passed(self._entries)
        for row, shown in enumerate(passed):
            self.list.item(row).setHidden(not shown)
        self._nothing.setVisible(bool(passed) and not any(passed))

    def _show_heading(self) -> None:
        """Show the heading above the newest visible entry."""
        self._nothing.hide()
        headings = (row for row in reversed(range(len(self._entries))) if self._entries[row].heading)
        newest = next(headings, None)
        if newest is not None:
            self.list.item(newest).setHidden(False)

    def _point_out(self, item: QListWidgetItem) -> None:
        about = self._entries[self.list.row(item)].about
        if about is not None:
            self.pointed_out.emit(about)


_KINDS = (None, Kind.TILES, Kind.DRAWS, Kind.PASSES, Kind.OTHER)
_BADGE = 16


class LogFilterBar(Translated, QWidget):
    """Two compact rows, or three; ``changed`` reports another filter."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.players = ChoiceBox()
        self.kinds = ChoiceBox()
        self.field = SearchField(alone=True)
        self.newest = QCheckBox(self.tr("This round"))
        self.players.addItem(self.tr("Everyone"))
        self.kinds.addItems(
            [
                self.tr("Everything"),
                self.tr("Tiles played"),
                self.tr("Tiles drawn"),
                self.tr("Passes and markers"),
                self.tr("Other", "entries of the log"),
            ]
        )
        self.players.setAccessibleName(self.tr("Filter by player"))
        self.kinds.setAccessibleName(self.tr("Filter by type"))
        self.field.setPlaceholderText(self.tr("Find"))
        self.field.setAccessibleName(self.tr("Find in the log"))
        choices = flow((self.players, 1), (self.kinds, 1), spacing=_GAP)
        found = hbox((self.field, 1), self.newest, spacing=_GAP)
        self.setLayout(vbox(choices, found, spacing=_GAP, margins=(0, 0, 0, _GAP)))
        for box in (self.players, self.kinds):
            box.setMinimumContentsLength(6)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.currentIndexChanged.connect(self._fit_choices)
            box.currentIndexChanged.connect(self.changed)
        self.field.textChanged.connect(self.changed)
        self.newest.toggled.connect(self.changed)
        self._fit_choices()

    def fit_ui(self) -> None:
        self._fit_choices()

    def _fit_choices(self) -> None:
        """Let the chosen entries be readable: if there is no room for them in one row, in two."""
        for box in (self.players, self.kinds):
            box.setMinimumWidth(min(box.chosen_width(), scaled(_NARROWEST) - _MARGINS[0] - _MARGINS[2]))

    def show_players(self, names: Sequence[str]) -> None:
        """Offer these players by seat."""
        while self.players.count() > 1:
            self.players.removeItem(1)
        for seat, name in enumerate(names):
            self.players.addItem(badge_icon(seat, scaled(_BADGE)), name)

    def filter(self) -> LogFilter:
        """Return the current filter."""
        seat = self.players.currentIndex() - 1
        return LogFilter(
            seat=None if seat < 0 else seat,
            kind=_KINDS[max(0, self.kinds.currentIndex())],
            newest_round=self.newest.isChecked(),
            text=self.field.text().strip(),
        )

    def clear(self) -> None:
        """Remove all filters."""
        self.players.setCurrentIndex(0)
        self.kinds.setCurrentIndex(0)
        self.field.clear()
        self.newest.setChecked(False)

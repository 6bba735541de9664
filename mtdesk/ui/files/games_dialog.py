"""The one list of games: left, finished, saved or opened, to be continued or replayed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from mtdesk.i18n import moment_text
from mtdesk.ui.files.game_file import GameContents, GameFile
from mtdesk.ui.files.games_model import ON_TABLE, Column, GameRow, GamesModel, round_text
from mtdesk.ui.kit.dialog import ACCEPT, MARGINS, Dialog
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.search import SearchField
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import make_default, second_label

_WIDEST = datetime(2028, 12, 28, 22, 58)  # noqa: DTZ001 -- written as it is
_ROUND = 88
"""What is about as wide as dates and results should be."""
_GAP, _GAP_OF_RULES = 24, 8
"""Pixels at scale 1 between the text of a column and the next one; besides what the style has round rules."""


class Wish(Enum):
    """What is to be done with a game."""

    CONTINUE = auto()  # or show its result
    REPLAY = auto()
    ANALYSE = auto()
    FILE = auto()  # another file is to be chosen


class _Rows(QStyledItemDelegate):
    """Makes every row a line higher while the texts of its view may wrap."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Called by Qt's views."""
        line = QStyleOptionViewItem(option)
        line.features &= ~QStyleOptionViewItem.ViewItemFeature.WrapText
        size, view = super().sizeHint(line, index), self.parent()
        wraps = isinstance(view, QTreeView) and view.wordWrap()
        return size + QSize(0, option.fontMetrics.lineSpacing() if wraps else 0)


class _GameList(QTreeView):
    """A list in which Delete deletes a game; ``typed`` carries letters, which are to be searched for."""

    typed = Signal(str)
    removal_wanted = Signal()
    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Delete):
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Called by Qt, which would look for a date that starts with them."""
        self.typed.emit(search)


class GamesDialog(Dialog):
    """Asks for a game; when it is accepted, ``wish`` says what for, and ``chosen`` which one.

    ``removal_wanted`` carries the row of a game to be deleted, ``sorted`` the column by which people sort the
    list, and whether its least value comes first.

    ``library`` is the folder of games without names of their own, ``people`` those who play here, the latest
    first, ``table`` the game on the table. ``replays``: the game is to be replayed.
    """

    removal_wanted = Signal(object)
    sorted = Signal(object, bool)

    def __init__(
        self,
        library: Path,
        people: Sequence[str],
        table: GameContents | None = None,
        parent: QWidget | None = None,
        *,
        replays: bool = False,
    ) -> None:
        super().__init__(self.tr("Games"), parent)
        self._replays = replays
        self.wish = Wish.FILE
        self.chosen: GameFile | None = None
        self._wanted = ON_TABLE
        self._sorting = Column.DATE, Qt.SortOrder.DescendingOrder
        """As chosen, even while that column is hidden."""
        self.field = SearchField()
        self.field.setPlaceholderText(self.tr("Search: names, rules, dates"))
        self.field.setAccessibleName(self.tr("Search"))
        self.games = GamesModel(library, people, self)
        self.list = self._list()
        self.nothing = second_label()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.list.viewport().setLayout(vbox(self.nothing, margins=MARGINS))
        self.replay = self.buttons.addButton(self.tr("&Replay"), ACCEPT)
        self.analyse = self.buttons.addButton(self.tr("&Analyse", "a saved game"), ACCEPT)
        self.go_on = self.buttons.addButton("-", ACCEPT)
        self.remove = QPushButton(self.tr("&Delete…", "a saved game"))
        self.file = QPushButton(self.tr("From a &file…"))
        self.lay_out(
            flow((self.heading, 1), (self.field, 1)),
            (self.list, 1),
            flow((hbox(self.remove, self.file, STRETCH), 1), self.buttons),
            size=(1240, 580),
        )
        self.replay.clicked.connect(lambda: self._take(Wish.REPLAY))
        self.analyse.clicked.connect(lambda: self._take(Wish.ANALYSE))
        self.go_on.clicked.connect(lambda: self._take(Wish.CONTINUE))
        self.file.clicked.connect(lambda: self._take(Wish.FILE))
        self.buttons.accepted.disconnect()  # the buttons say what for
        for wanted in (self.remove.clicked, self.list.removal_wanted):
            wanted.connect(self._ask_to_delete)
        self.list.typed.connect(self._type)
        self.list.resized.connect(self._share)
        self.list.header().sortIndicatorChanged.connect(self._note_sorting)
        self.list.activated.connect(lambda: self._take(self._usual()))
        self.list.selectionModel().currentChanged.connect(self._follow)
        self.field.textChanged.connect(self._search)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.field.setFocus)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.field)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.list.setFocus)
        self.show_games(() if table is None else [GameFile(ON_TABLE, contents=table)])
        self.list.setFocus()

    def _list(self) -> _GameList:
        view = _GameList()
        view.ensurePolished()  # or Qt keeps the height that rows have without the style
        view.setModel(self.games)
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setAllColumnsShowFocus(True)
        view.setItemDelegate(_Rows(view))
        view.setAccessibleName(self.tr("Games"))
        header = view.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        view.setSortingEnabled(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        letters, gap = view.fontMetrics(), scaled(_GAP)
        widths = {
            Column.DATE: moment_text(_WIDEST),
            Column.RESULT: round_text(_ROUND, _ROUND),
        }
        for figure in (Column.PLACE, Column.POINTS):
            widths[figure] = self.games.headerData(figure, Qt.Orientation.Horizontal)
        self._widths = {column: letters.horizontalAdvance(text) + gap for column, text in widths.items()}
        for column, width in self._widths.items():
            view.setColumnWidth(column, width)
        header.setSectionResizeMode(Column.PLAYERS, QHeaderView.ResizeMode.Stretch)
        return view

    def _share(self) -> None:
        """Give rules the room that they need, as far as players leave it, or 40 %; players have the rest.

        Results have a quarter of all three at most. Where there is little room, places are left out, and
        everything else may take two lines.
        """
        header = self.list.header()
        dates = self._widths[Column.DATE] = max(
            self._widths[Column.DATE], self.list.sizeHintForColumn(Column.DATE)
        )
        room = self.list.viewport().width() - sum(self._widths.values())
        is_narrow = room < 3 * self._widths[Column.RESULT]
        header.setSectionHidden(Column.PLACE, is_narrow)
        if is_narrow != self.list.wordWrap():
            self.list.setWordWrap(is_narrow)
            self.list.scheduleDelayedItemsLayout()
        if is_narrow:
            room += self._widths[Column.PLACE] + dates
            day, _ = moment_text(_WIDEST).rsplit(" ", 1)
            dates = self.list.fontMetrics().horizontalAdvance(day) + scaled(_GAP)
            room -= dates
        header.resizeSection(Column.DATE, dates)
        room += self._widths[Column.RESULT]
        result = max(self._widths[Column.RESULT], min(room // 4, self._needed(Column.RESULT)))
        room -= result
        header.resizeSection(Column.RESULT, result)
        rules = self._needed(Column.RULES) + scaled(_GAP_OF_RULES)
        header.resizeSection(
            Column.RULES, min(rules, max(room * 2 // 5, room - self._needed(Column.PLAYERS)))
        )
        self._sort_by_what_is_shown()

    def _needed(self, column: Column) -> int:
        """Return the width in which everything in a column is on one line."""
        return max(self.list.sizeHintForColumn(column), self.list.header().sectionSizeHint(column))

    def _sort_by_what_is_shown(self) -> None:
        """Sort by date, newest first, while the chosen column is hidden."""
        header, (column, order) = self.list.header(), self._sorting
        if header.isSectionHidden(column):
            column, order = Column.DATE, Qt.SortOrder.DescendingOrder
        if (header.sortIndicatorSection(), header.sortIndicatorOrder()) != (column, order):
            with QSignalBlocker(self):
                self.list.sortByColumn(column, order)

    def _note_sorting(self, column: int, order: Qt.SortOrder) -> None:
        if not self.signalsBlocked():
            self._sorting = Column(column), order
            self.sorted.emit(Column(column), order is Qt.SortOrder.AscendingOrder)

    def sort_by(self, column: Column, *, rising: bool) -> None:
        """Sort the list by a column."""
        order = Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder
        self.list.sortByColumn(column, order)

    def restore(self, search: str, file: Path) -> None:
        """Search for something, and choose the game in a file once it is shown."""
        self.field.setText(search)
        self._wanted = file

    def show_games(self, games: Iterable[GameFile]) -> None:
        """Show games, or more games in addition to those listed."""
        self.games.show_games(games)
        at = next((at for at, row in enumerate(self.games.rows) if self._wanted in row.files), None)
        if at is not None and self._wanted != ON_TABLE:
            self.list.setCurrentIndex(self.games.index(at, 0))
            self._wanted = ON_TABLE
        row = self._row()
        if row is None or row.is_unreadable:
            self._go_to_first()
        self._share()
        self._follow()

    def remove_game(self, row: GameRow) -> None:
        """Show a game no longer; the one that takes its place is chosen."""
        at = self.list.currentIndex().row()
        self.games.remove(row)
        self.list.setCurrentIndex(self.games.index(min(at, len(self.games.rows) - 1), 0))
        self._follow()
        self.list.setFocus()

    def _ask_to_delete(self) -> None:
        row = self._row()
        if row is not None and row.may_be_deleted:
            self.removal_wanted.emit(row)

    def _type(self, letters: str) -> None:
        self.field.setFocus()
        self.field.insert(letters)

    def _search(self, text: str) -> None:
        self.games.search(text)
        if text or not self.list.currentIndex().isValid():
            self._go_to_first()
        self.list.scrollTo(self.list.currentIndex())
        self._follow()

    def _go_to_first(self) -> None:
        """Choose the first game, if possible one that can be read."""
        if self.games.rows:
            at = next((at for at, row in enumerate(self.games.rows) if not row.is_unreadable), 0)
            self.list.setCurrentIndex(self.games.index(at, 0))

    def _row(self) -> GameRow | None:
        index = self.list.currentIndex()
        return self.games.rows[index.row()] if index.isValid() else None

    def _usual(self) -> Wish:
        """Return what a double-click does: replay what is over, continue what is not."""
        row = self._row()
        is_over = row is not None and row.is_finished
        return Wish.REPLAY if self._replays or is_over else Wish.CONTINUE

    def _follow(self) -> None:
        """Enable what can be done with the chosen game."""
        row = self._row()
        self.nothing.setVisible(not self.games.rows)
        self.nothing.setText(
            self.tr("No matching games.") if self.field.text() else self.tr("No games have been saved yet.")
        )
        self.remove.setEnabled(row is not None and row.may_be_deleted)
        is_readable = row is not None and not row.is_unreadable
        self.replay.setEnabled(is_readable)
        self.analyse.setEnabled(row is not None and row.can_be_analysed)
        is_over = row is not None and row.is_finished
        self.go_on.setText(self.tr("Res&ult") if is_over else self.tr("&Continue", "a saved game"))
        self.go_on.setEnabled(is_readable)
        usual = self.replay if self._usual() is Wish.REPLAY else self.go_on
        make_default(self, usual if usual.isEnabled() or self.field.text() else self.file)

    def _take(self, wish: Wish) -> None:
        row = self._row()
        self.wish, self.chosen = wish, None if row is None else row.game
        if wish is Wish.FILE or row is not None:
            self.accept()

"""The one list of games: left, finished, saved or opened, to be continued, replayed or exported."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Iterable, Sequence
from enum import Enum, IntEnum, auto
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QFile,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QTreeView, QWidget

from mtdesk.control.guided import is_guided
from mtdesk.files import moment_in_name
from mtdesk.i18n import (
    Context,
    Labels,
    day_text,
    file_text,
    list_text,
    moment_text,
    number_text,
    points_text,
    some_text,
)
from mtdesk.messages import printable
from mtdesk.record.errors import system_fault
from mtdesk.table.look import current_theme
from mtdesk.ui.files.game_file import ON_TABLE, GameFile
from mtdesk.ui.kit.ask import Question, agrees, show_message
from mtdesk.ui.kit.dialog import ACCEPT, MARGINS, Dialog
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.search import SearchField, folded
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import as_table, make_default, second_label
from mtdesk.ui.words.errors import cannot_delete_text
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.results import place_text

GameTexts = Context("GameTexts")

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_NONE = "–"
"""Stands for a place or points where there are none of one's own."""


class Column(IntEnum):
    """The columns of the list."""

    DATE = 0
    PLAYERS = auto()
    RESULT = auto()
    PLACE = auto()
    POINTS = auto()
    RULES = auto()


class GameRow:
    """One game in the list; ``people`` are those who play here, the most recent first."""

    def __init__(self, game: GameFile, library: Path, people: Sequence[str]) -> None:
        self.game = game
        is_elsewhere = game.file != ON_TABLE and game.file.parent != library
        self.is_named = is_elsewhere and moment_in_name(game.file) is None  # or it is in another library
        """Whether people gave its file a name."""
        self.files: tuple[Path, ...] = (game.file,)
        """All files of this game, some perhaps from before it got this far."""
        self._seat = game.seat_of(people)

    @property
    def may_be_deleted(self) -> bool:
        """Whether it is not on the table."""
        return ON_TABLE not in self.files

    @property
    def is_unreadable(self) -> bool:
        """Whether its file has been read in vain."""
        return self.game.headline is None

    @property
    def can_be_analysed(self) -> bool:
        return self.game.headline is not None and self.game.headline.summary.over > 0

    @property
    def place(self) -> int | None:
        """The viewer's place, if the game is finished."""
        headline = self.game.headline
        if headline is None or self._seat is None or not headline.is_finished:
            return None
        return headline.places[self._seat]

    @property
    def points(self) -> Any:
        headline = self.game.headline
        return None if headline is None or self._seat is None else headline.summary.totals[self._seat]

    @cached_property
    def texts(self) -> tuple[str, ...]:
        game, headline = self.game, self.game.headline
        when = "" if game.when is None else moment_text(game.when)
        if game.file == ON_TABLE:
            when = GameTexts.tr("On the table")
        if headline is None:
            return when, file_text(game.file.name), GameTexts.tr("Cannot be read"), "", "", ""
        players, summary, setup = printable(list_text(game.players)), headline.summary, headline.setup
        if headline.is_finished:
            result = GameTexts.tr("Won by {names}").format(names=printable(list_text(game.winners)))
        else:
            result = Labels.tr("Round {round} of {rounds}").format(
                round=number_text(summary.dealt), rounds=number_text(setup.options.rounds)
            )
        rules = setup.rule_set or preset_name(setup.preset)
        if is_guided(setup):
            rules = Labels.tr("Guided round")
        return (
            when,
            f"{players} · {file_text(game.file.name)}" if self.is_named else players,
            result,
            _NONE if self.place is None else place_text(self.place),
            _NONE if self.points is None else points_text(self.points),
            " · ".join(filter(None, (game.daily_text(is_dated=True), printable(rules)))),
        )

    @cached_property
    def searched(self) -> str:
        """Everything that the row can be found by, with its day as people write it."""
        words = [*self.texts, *(file_text(file.stem) for file in self.files)]
        headline = self.game.headline
        when = self.game.when or (None if headline is None else headline.setup.begun)
        if when is not None:
            day, month, year = when.day, when.month, when.year
            words += [day_text(when.date()), f"{when:%Y-%m-%d} {day}.{month}.{year} {day}/{month}/{year}"]
        return folded("\n".join(words))

    def rank(self, column: int) -> Any:
        """Return the row's sort key; None if it has none, which comes last in either order."""
        match column:
            case Column.DATE:
                return self.game.when
            case Column.PLACE:
                return self.place
            case Column.POINTS:
                return self.points
        return self.texts[column].casefold() or None


def _precedence(row: GameRow) -> tuple[bool, tuple[bool, int], bool]:
    """Return a sort key that puts last the file of a game that stands for it.

    Of equal ones it is that in the library, where the game goes on; once it is over, one with a name.
    """
    return row.game.file == ON_TABLE, row.game.progress, row.is_named == row.game.is_finished


class GamesModel(QAbstractTableModel):
    """Games, each of them once, the newest first."""

    def __init__(self, library: Path, people: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._people = library, people
        self._all: dict[Path, GameRow] = {}
        self.rows: list[GameRow] = []

    def show_games(self, games: Iterable[GameFile]) -> None:
        """Show these games, or more of them; missing files are left out."""
        for game in games:
            if game.is_there:
                self._all[game.file] = GameRow(game, self._library, self._people)
        self._gather()

    def remove(self, row: GameRow) -> None:
        for file in row.files:
            del self._all[file]
        self._gather()

    def _gather(self) -> None:
        """Bring the files of one game together: shown is the one in which it has got furthest."""
        games: dict[Hashable, list[GameRow]] = {}
        for row in self._all.values():
            game = row.game.game
            games.setdefault(row.game.file if game is None else game, []).append(row)
        self.beginResetModel()
        self.rows = [max(rows, key=_precedence) for rows in games.values()]
        for shown, rows in zip(self.rows, games.values(), strict=True):
            shown.files = tuple(row.game.file for row in rows)
        self.rows.sort(key=lambda row: str(row.game.when or ""), reverse=True)
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        result = GameTexts.tr("Result", "who won, or how far a game has got")
        names = (Labels.tr("Date"), Labels.tr("Players"), result)
        return (*names, Labels.tr("Place"), Labels.tr("Points"), Labels.tr("Rules"))[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[column]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                file = "" if row.game.file == ON_TABLE else file_text(row.game.file)
                return tip("\n".join(filter(None, (row.texts[column], file))))
            case Qt.ItemDataRole.ForegroundRole if column == Column.RESULT and not row.game.is_finished:
                return QColor(current_theme().text_second)
        return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    is_number = column in (Column.PLACE, Column.POINTS)
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class FoundGames(QSortFilterProxyModel):
    """The games in which all of the words are that people search for, in the order that they choose.

    The game on the table comes first, and what has no value in a column comes last. Of equals the newest
    comes first.
    """

    def __init__(self, games: GamesModel) -> None:
        super().__init__(games)
        self._games = games
        self._words: list[str] = []
        self.setSourceModel(games)

    @property
    def rows(self) -> list[GameRow]:
        return [self.row_at(self.index(at, 0)) for at in range(self.rowCount())]

    def row_at(self, index: _Index) -> GameRow:
        return self._games.rows[self.mapToSource(index).row()]

    def search(self, text: str) -> None:
        self.beginFilterChange()
        self._words = folded(text).split()
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, _: _Index) -> bool:
        searched = self._games.rows[row].searched
        return all(word in searched for word in self._words)

    def lessThan(self, left: _Index, right: _Index) -> bool:
        one, other = self._games.rows[left.row()], self._games.rows[right.row()]
        is_rising = self.sortOrder() is Qt.SortOrder.AscendingOrder
        if ON_TABLE in (one.game.file, other.game.file):
            return (one if is_rising else other).game.file == ON_TABLE
        rank, other_rank = one.rank(left.column()), other.rank(right.column())
        if rank == other_rank:  # the newest first, as they are in the model
            return left.row() < right.row() if is_rising else left.row() > right.row()
        if rank is None or other_rank is None:
            return (other_rank if is_rising else rank) is None
        return bool(rank < other_rank)


_WIDEST_COLUMN = 300
"""Pixels at scale 1 of any column but that of the players, which has the rest."""


GameDeletion = Context("GameDeletion")


class Wish(Enum):
    """What is to be done with a game."""

    CONTINUE = auto()  # or show its result
    REPLAY = auto()
    ANALYSE = auto()
    EXPORT = auto()
    FILE = auto()  # another file is to be chosen


class _GameList(QTreeView):
    """A list in which ``typed`` carries letters, which are to be searched for."""

    typed = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        """Search for letters instead of a date that starts with them."""
        self.typed.emit(search)


class GamesDialog(Dialog):
    """Asks for a game; when it is accepted, ``wish`` says what for, and ``chosen`` which one.

    ``removal_wanted`` carries the row of a game to be deleted, ``sorted`` the column by which people sort the
    list, and whether its least value comes first.

    ``library`` is the folder of games without names of their own, ``people`` those who play here, the latest
    first, ``table`` the game on the table.
    """

    removal_wanted = Signal(object)
    sorted = Signal(object, bool)

    def __init__(
        self,
        library: Path,
        people: Sequence[str],
        table: GameFile | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Labels.tr("Games"), parent)
        self.wish = Wish.FILE
        self.chosen: GameFile | None = None
        self._wanted = ON_TABLE
        self.field = SearchField()
        self.field.setPlaceholderText(self.tr("Search names, rules and dates"))
        self.field.setAccessibleName(Labels.tr("Search"))
        self._model = GamesModel(library, people, self)
        self.games = FoundGames(self._model)
        self.list = self._list()
        self.nothing = second_label()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.list.viewport().setLayout(vbox(self.nothing, margins=MARGINS))
        self.replay = self.buttons.addButton(self.tr("&Replay"), ACCEPT)
        self.analyse = self.buttons.addButton(self.tr("&Analyse", "a saved game"), ACCEPT)
        self.go_on = self.buttons.addButton("-", ACCEPT)
        self.remove = QPushButton(self.tr("&Delete…", "a saved game"))
        self.export = QPushButton(Labels.tr("&Export…"))
        self.file = QPushButton(self.tr("From a &file…"))
        self.lay_out(
            flow((self.heading, 1), (self.field, 1)),
            (self.list, 1),
            flow((hbox(self.remove, self.export, self.file, STRETCH), 1), self.buttons),
            size=(1240, 580),
        )
        buttons = self.go_on, self.replay, self.analyse, self.export, self.file
        for button, wish in zip(buttons, Wish, strict=True):
            button.clicked.connect(lambda _=False, wish=wish: self._take(wish))
        self.buttons.accepted.disconnect()  # the buttons say what for
        self.remove.clicked.connect(self._ask_to_delete)
        self.list.typed.connect(self._type)
        self.list.header().sortIndicatorChanged.connect(
            lambda column, order: self.sorted.emit(Column(column), order is Qt.SortOrder.AscendingOrder)
        )
        self.list.activated.connect(lambda: self._take(self._usual()))
        self.list.selectionModel().currentChanged.connect(self._follow)
        self.field.textChanged.connect(self._search)
        keys, alone = QKeySequence.StandardKey, Qt.ShortcutContext.WidgetShortcut
        QShortcut(QKeySequence(keys.Find), self, self.field.setFocus)
        QShortcut(QKeySequence(keys.Delete), self.list, self._ask_to_delete).setContext(alone)
        QShortcut(QKeySequence(Qt.Key.Key_Down), self.field, self.list.setFocus).setContext(alone)
        self.show_games(() if table is None else [table])
        self.list.setFocus()

    def _list(self) -> _GameList:
        view = _GameList()
        view.ensurePolished()  # or Qt keeps the height that rows have without the style
        view.setModel(self.games)
        as_table(view, Column.PLAYERS)
        view.setAccessibleName(Labels.tr("Games"))
        header = view.header()
        header.setMaximumSectionSize(scaled(_WIDEST_COLUMN))
        header.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        view.setSortingEnabled(True)
        return view

    def sort_by(self, column: Column, *, rising: bool) -> None:
        order = Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder
        self.list.sortByColumn(column, order)

    def restore(self, search: str, file: Path) -> None:
        """Search for something, and choose the game in a file once it is shown."""
        self.field.setText(search)
        self._wanted = file

    def show_games(self, games: Iterable[GameFile]) -> None:
        """Show games, or more games in addition to those listed; what is chosen stays chosen."""
        row = self._row()
        chosen = self._wanted if row is None or self._wanted != ON_TABLE else row.game.file
        self._model.show_games(games)
        at = next((at for at, row in enumerate(self.games.rows) if chosen in row.files), None)
        if at is None or self.games.rows[at].is_unreadable:
            self._go_to_first()
        else:
            self._go_to(at)
            self._wanted = ON_TABLE
        self._follow()

    def remove_game(self, row: GameRow) -> None:
        """Show a game no longer; the one that takes its place is chosen."""
        at = self.list.currentIndex().row()
        self._model.remove(row)
        self._go_to(min(at, self.games.rowCount() - 1))
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
        self._go_to(next((at for at, row in enumerate(self.games.rows) if not row.is_unreadable), 0))

    def _go_to(self, at: int) -> None:
        self.list.setCurrentIndex(self.games.index(at, 0))

    def _row(self) -> GameRow | None:
        index = self.list.currentIndex()
        return self.games.row_at(index) if index.isValid() else None

    def _usual(self) -> Wish:
        """Return what a double-click does: replay what is over, continue what is not."""
        row = self._row()
        is_over = row is not None and row.game.is_finished
        return Wish.REPLAY if is_over else Wish.CONTINUE

    def _follow(self) -> None:
        row = self._row()
        self.nothing.setVisible(not self.games.rowCount())
        self.nothing.setText(
            self.tr("No matching games.") if self.field.text() else self.tr("No games have been saved yet.")
        )
        self.remove.setEnabled(row is not None and row.may_be_deleted)
        is_readable = row is not None and not row.is_unreadable
        for button in (self.replay, self.export):
            button.setEnabled(is_readable)
        self.analyse.setEnabled(row is not None and row.can_be_analysed)
        is_over = row is not None and row.game.is_finished
        self.go_on.setText(self.tr("Res&ult") if is_over else self.tr("&Continue", "a saved game"))
        self.go_on.setEnabled(is_readable)
        usual = self.replay if self._usual() is Wish.REPLAY else self.go_on
        make_default(self, usual if usual.isEnabled() or self.field.text() else self.file)

    def _take(self, wish: Wish) -> None:
        row = self._row()
        self.wish, self.chosen = wish, None if row is None else row.game
        if wish is Wish.FILE or row is not None:
            self.accept()


async def delete_game(row: GameRow, library: Path, over: QWidget) -> bool:
    """Move the files of a game in the library to the trash, if people agree; returns whether they are gone.

    Files that people put elsewhere stay there.
    """
    kept = [file for file in row.files if file.parent == library]
    others = [file for file in row.files if file.parent != library]
    if not await agrees(_question(row, kept, others, over)):
        return False
    stuck = [file for file in kept if not await asyncio.to_thread(_move_to_trash, file)]
    if not stuck:
        return True
    text = GameDeletion.tr("The game cannot be moved to the trash. Delete it permanently?")
    if not await agrees(Question(text, Labels.tr("Delete"), over, more=_name(row), risky=True)):
        return False
    for file in stuck:
        try:
            await asyncio.to_thread(file.unlink, missing_ok=True)
        except OSError as error:
            await show_message(over, cannot_delete_text(file.name, system_fault(error)))
            return False
    return True


def _question(row: GameRow, kept: Sequence[Path], others: Sequence[Path], over: QWidget) -> Question:
    more = [_name(row)]
    if kept:
        text, yes = GameDeletion.tr("Delete this game?"), Labels.tr("Delete")
        more.append(GameDeletion.tr("It moves to the trash. Statistics still include it."))
    else:
        text, yes = GameDeletion.tr("Remove this game from the list?"), GameDeletion.tr("Remove")
    if others:
        stays = GameDeletion.tr("Files saved elsewhere stay: {files}.")
        more.append(stays.format(files=some_text([file.name for file in others])))
    return Question(text, yes, over, more="\n\n".join((more[0], " ".join(more[1:]))))


def _name(row: GameRow) -> str:
    """Return who played, and when."""
    when, players, *_ = row.texts
    return f"{players} · {when}"


def _move_to_trash(file: Path) -> bool:
    return QFile(str(file)).moveToTrash() or not file.exists()

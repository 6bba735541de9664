"""The list of games for Qt's views: sorted and searched here, so that thousands stay fluent."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from datetime import date
from enum import IntEnum, auto
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from mtdesk.files import moment_in_name
from mtdesk.i18n import Context, file_text, list_text, moment_text, number_text, points_text
from mtdesk.messages import printable
from mtdesk.table.look import current_theme
from mtdesk.ui.files.game_file import GameContents, GameFile, daily_text, own_seat
from mtdesk.ui.files.sought import Sought, sought_in, tidy
from mtdesk.ui.kit.widgets import tip
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.results import place_text

GameTexts = Context("GameTexts")

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ASCENDING = Qt.SortOrder.AscendingOrder
_NONE = "–"
"""Stands for a place or points where there are none of one's own."""
ON_TABLE = Path()
"""Stands for the file of the game on the table."""


class Column(IntEnum):
    """The columns of the list."""

    DATE = 0
    PLAYERS = auto()
    RESULT = auto()
    PLACE = auto()
    POINTS = auto()
    RULES = auto()


def round_text(number: int, rounds: int) -> str:
    """Return how far an unfinished game has got."""
    words = GameTexts.tr("Round {round} of {rounds}")
    return words.format(round=number_text(number), rounds=number_text(rounds))


def won_text(winners: Sequence[str]) -> str:
    """Return how a finished game went."""
    return GameTexts.tr("Won by {names}").format(names=printable(list_text(winners)))


def unfinished_words() -> str:
    """Return by which words unfinished games are found."""
    #: words that people may search for to find the games they have not finished; never shown
    return GameTexts.tr("unfinished, not finished")


def rules_text(contents: GameContents) -> str:
    """Return what the rules of a game are called."""
    if contents.is_guided:
        return GameTexts.tr("Guided round")
    return contents.rule_set or preset_name(contents.preset)


class GameRow:
    """One game in the list; ``people`` are those who play here, the most recent first."""

    def __init__(self, game: GameFile, library: Path, people: Sequence[str]) -> None:
        self.game = game
        is_elsewhere = game.file != ON_TABLE and game.file.parent != library
        self.is_named = is_elsewhere and moment_in_name(game.file) is None  # or it is in another library
        """Whether people gave its file a name."""
        self.files: tuple[Path, ...] = (game.file,)
        """All files of this game, some perhaps from before it got this far."""
        self._seat = None if game.contents is None else own_seat(game.contents, people)

    @property
    def may_be_deleted(self) -> bool:
        """Whether it is not on the table; before a file has been read, that is unknown."""
        return self.game.is_read and ON_TABLE not in self.files

    @property
    def is_unreadable(self) -> bool:
        """Whether its file has been read in vain."""
        return self.game.is_read and self.game.contents is None

    @property
    def sought(self) -> str:
        """Everything that the row can be found by."""
        texts = [*self.texts, *(file_text(file.stem) for file in self.files)]
        if self.game.contents is not None and not self.is_finished:
            texts.append(unfinished_words())
        return tidy("\n".join(texts))

    @property
    def day(self) -> date | None:
        """The day on which the game was begun or, if that is unknown, left."""
        contents = self.game.contents
        when = self.game.when or (None if contents is None else contents.begun)
        return None if when is None else when.date()

    def has(self, sought: Iterable[Sought]) -> bool:
        """Return whether all of this is found in the row."""
        text, day = self.sought, self.day
        return all(part.is_in(text, day) for part in sought)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The texts of the columns; written only on demand, since there may be thousands of rows."""
        game, contents = self.game, self.game.contents
        when = "" if game.when is None else moment_text(game.when)
        if game.file == ON_TABLE:
            when = GameTexts.tr("On the table")
        if contents is None:
            state = GameTexts.tr("Cannot be read") if game.is_read else ""
            return when, file_text(game.file.name), state, "", "", ""
        players = printable(list_text(contents.players))
        result = (
            won_text(contents.winners)
            if contents.is_finished
            else round_text(contents.round, contents.rounds)
        )
        return (
            when,
            f"{players} · {file_text(game.file.name)}" if self.is_named else players,
            result,
            _NONE if self.place is None else place_text(self.place),
            _NONE if self.points is None else points_text(self.points),
            " · ".join(filter(None, (daily_text(game, is_dated=True), printable(rules_text(contents))))),
        )

    @property
    def place(self) -> int | None:
        """The viewer's place, if the game is finished."""
        contents = self.game.contents
        if contents is None or self._seat is None or not contents.is_finished:
            return None
        return contents.places[self._seat]

    @property
    def points(self) -> Any:
        """The viewer's points."""
        contents = self.game.contents
        return None if contents is None or self._seat is None else contents.totals[self._seat]

    @property
    def is_finished(self) -> bool:
        """Whether the game has been played to its end."""
        return self.game.contents is not None and self.game.contents.is_finished

    @property
    def can_be_analysed(self) -> bool:
        """Whether a round of it is over."""
        contents = self.game.contents
        return contents is not None and (contents.is_finished or any(contents.totals))

    def rank(self, column: Column) -> Any:
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
    contents = row.game.contents
    progress = (False, 0) if contents is None else contents.progress
    return row.game.file == ON_TABLE, progress, row.is_named == row.is_finished


class GamesModel(QAbstractTableModel):
    """Games, each of them once, the newest first unless sorted otherwise; only those searched for are shown.

    The game on the table always comes first.
    """

    def __init__(self, library: Path, people: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._people = library, people
        self._all: dict[Path, GameRow] = {}
        self._games: list[GameRow] = []
        """One of them for each game."""
        self.rows: list[GameRow] = []
        """Those shown, in their order."""
        self._column, self._order = Column.DATE, Qt.SortOrder.DescendingOrder
        self._sought: tuple[Sought, ...] = ()

    def show_games(self, games: Iterable[GameFile]) -> None:
        """Show these games, or more of them; missing files are left out."""
        for game in games:
            if game.is_there:
                self._all[game.file] = GameRow(game, self._library, self._people)
        self._gather()

    def remove(self, row: GameRow) -> None:
        """Show a game no longer."""
        for file in row.files:
            del self._all[file]
        self._gather()

    def search(self, text: str) -> None:
        """Show only the games that contain all of these words and dates."""
        self._sought = sought_in(text)
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Called by Qt's views: sort by a column."""
        self._column, self._order = Column(column), order
        self._arrange()

    def _gather(self) -> None:
        """Bring the files of one game together: shown is the one in which it has got furthest."""
        games: dict[Hashable, list[GameRow]] = {}
        for row in self._all.values():
            game = None if row.game.contents is None else row.game.contents.game
            games.setdefault(row.game.file if game is None else game, []).append(row)
        self._games = [max(rows, key=_precedence) for rows in games.values()]
        for shown, rows in zip(self._games, games.values(), strict=True):
            shown.files = tuple(row.game.file for row in rows)
        self._arrange()

    def _arrange(self) -> None:
        """Determine what is shown, and in which order; what is chosen stays chosen."""
        self.layoutAboutToBeChanged.emit()
        before = [self.rows[index.row()].game.file for index in self.persistentIndexList()]
        found = [row for row in self._games if row.has(self._sought)]
        self.rows = self._sorted(found, lambda row: row.rank(self._column))
        places = {file: at for at, row in enumerate(self.rows) for file in row.files}
        for index, file in zip(self.persistentIndexList(), before, strict=True):
            now = self.index(places[file], index.column()) if file in places else QModelIndex()
            self.changePersistentIndex(index, now)
        self.layoutChanged.emit()

    def _sorted(self, rows: Iterable[GameRow], rank: Callable[[GameRow], Any]) -> list[GameRow]:
        newest = sorted(rows, key=lambda row: str(row.game.when or ""), reverse=True)
        ranked = [row for row in newest if rank(row) is not None]
        ranked.sort(key=rank, reverse=self._order is not _ASCENDING)
        ranked += [row for row in newest if rank(row) is None]
        return sorted(ranked, key=lambda row: row.game.file != ON_TABLE)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Called by Qt's views."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Called by Qt's views."""
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Called by Qt's views: what the columns are called."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        names = {
            Column.DATE: GameTexts.tr("Date"),
            Column.PLAYERS: GameTexts.tr("Players"),
            Column.RESULT: GameTexts.tr("Result", "who won, or how far a game has got"),
            Column.PLACE: GameTexts.tr("Place", "1st, 2nd …"),
            Column.POINTS: GameTexts.tr("Points"),
            Column.RULES: GameTexts.tr("Rules"),
        }
        return names[Column(section)]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Called by Qt's views: what a cell shows."""
        row, column = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[column]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                file = "" if row.game.file == ON_TABLE else file_text(row.game.file)
                return tip("\n".join(filter(None, (row.texts[column], file))))
            case Qt.ItemDataRole.ForegroundRole if column == Column.RESULT and not row.is_finished:
                return QColor(current_theme().text_second)
        return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    is_number = column in (Column.PLACE, Column.POINTS)
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter

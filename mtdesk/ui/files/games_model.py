"""The list of games for Qt's views: each game once, sorted by any column, and searched."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from enum import IntEnum, auto
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor

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
)
from mtdesk.messages import printable
from mtdesk.table.look import current_theme
from mtdesk.ui.files.game_file import ON_TABLE, GameFile
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.search import folded
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

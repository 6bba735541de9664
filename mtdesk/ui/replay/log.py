"""The log of a replay: the whole game, a line for each move. A click goes there, and mistakes are marked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.i18n import Labels, points_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.view import View
from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme, look_changed
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.widgets import badge_icon
from mtdesk.ui.play.log_writer import log_entries
from mtdesk.ui.replay.words import AnalysisTexts
from mtdesk.ui.words.table import TableTexts

_BADGE, _ROW, _MARK, _AIR = 18, 28, 34, 6
"""Pixels at scale 1."""
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_SENTENCE, _LOST = range(2)
"""The columns: what happened, and what it cost if it was a mistake."""


def sentences(events: Sequence[Event], view: View, texts: TableTexts) -> list[str]:
    """Return what happened on the way to a position, in words."""
    return [entry.text for entry in log_entries(events, view.board, texts)]


class LogModel(QAbstractTableModel):
    """The positions of a timeline, one a row, each with what happened before it; and how each round ended.

    A game may have a hundred thousand, so words are made only for the visible ones.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analysis = AnalysisTexts(self)
        self._timeline: Timeline | None = None
        self._firsts: list[int] = []
        """The first row of each round."""
        self._eyes = Eyes(0)
        self._texts: TableTexts | None = None
        self._mistake_at: Callable[[Place], Decision | None] = lambda _: None
        self._bold = QFont()
        self._bold.setBold(True)

    def show_timeline(self, timeline: Timeline) -> None:
        """List the positions of another game, or more of the same; ``look`` brings the words for them."""
        self.beginResetModel()
        self._timeline, self._texts = timeline, None
        self._firsts = [start + ends for ends, start in enumerate(timeline.starts)]
        self.endResetModel()

    @property
    def _game(self) -> Timeline:
        assert self._timeline is not None, "without a game, there are no rows"
        return self._timeline

    def row_of(self, position: int) -> int:
        """Return the row of what happened on the way to a position."""
        return position + self._game.round_of(position) - 1

    def last_row_of(self, position: int) -> int:
        """Return the last row about a position: after a round's last move, how the round ended."""
        row = self.row_of(position)
        return row + 1 if row + 1 < self.rowCount() and self._is_end(row + 1) else row

    def position_of(self, row: int) -> int:
        """Return the position that a row is about."""
        round_, action = self._place(row)
        last = len(self._game.record.rounds[round_ - 1].moves)
        return self._game.index_of(round_, min(action, last))

    def look(self, eyes: Eyes, texts: TableTexts) -> None:
        """Describe what these eyes see, in these words."""
        self._eyes, self._texts = eyes, texts

    def mark(self, mistake_at: Callable[[Place], Decision | None]) -> None:
        """Mark the mistakes that this function knows."""
        self._mistake_at = mistake_at

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        timeline = self._timeline
        return 0 if parent.isValid() or timeline is None else len(timeline) + timeline.finished_rounds

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, is_sentence = index.row(), index.column() == _SENTENCE
        match role:
            case Qt.ItemDataRole.DisplayRole if is_sentence and self._is_heading(row):
                return "\n".join(self._lines(row))
            case Qt.ItemDataRole.DisplayRole if is_sentence:
                return self._points(row) if self._is_end(row) else self._lines(row)[0]
            case Qt.ItemDataRole.DisplayRole:
                mistake = self.mistake(row)
                return None if mistake is None else f"\N{MINUS SIGN}{self._analysis.lost(mistake)}"
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join([*self._lines(row), *self._remark(row)]))
            case Qt.ItemDataRole.AccessibleTextRole if is_sentence:
                return " ".join([*self._remark(row), *self._lines(row)])
            case Qt.ItemDataRole.DecorationRole if is_sentence:
                seat = self._seat(row)
                return None if seat is None else badge_icon(seat, scaled(_BADGE))
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if is_sentence else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.FontRole if self._seat(row) is None or self.mistake(row) is not None:
                return self._bold
            case Qt.ItemDataRole.ForegroundRole if self._is_heading(row) or not is_sentence:
                return colour(current_theme().gold)
        return None

    def _lines(self, row: int) -> list[str]:
        """Return what happened on the way to a position, or how a round ended, in one or more sentences."""
        if self._texts is None:
            return [""]
        events, view = self._game.shown(self.position_of(row), self._eyes)
        ends = self._is_end(row)
        told = sentences([one for one in events if isinstance(one, RoundEnded) is ends], view, self._texts)
        return [line for one in told for line in one.splitlines()] or [""]

    def _points(self, row: int) -> str:
        """Everyone's points in a round, in one line."""
        ended = self._game.ended[self._place(row)[0] - 1]
        players = self._game.record.setup.players
        return " · ".join(
            f"{player.name} {points_text(points)}"
            for player, points in zip(players, ended.points, strict=True)
        )

    def _remark(self, row: int) -> list[str]:
        mistake = self.mistake(row)
        return [] if mistake is None else [self._analysis.mistake(mistake)]

    def _seat(self, row: int) -> int | None:
        """Return who made the move that led to a position."""
        round_, action = self._place(row)
        if self._is_heading(row) or self._is_end(row):
            return None
        return self._game.record.rounds[round_ - 1].moves[action - 1].player

    def mistake(self, row: int) -> Decision | None:
        """Return the mistake that led to a position."""
        return self._mistake_at(self._place(row))

    def _is_heading(self, row: int) -> bool:
        return self._place(row)[1] == 0

    def _is_end(self, row: int) -> bool:
        round_, action = self._place(row)
        return action > len(self._game.record.rounds[round_ - 1].moves)

    def _place(self, row: int) -> Place:
        """Round and action of the move that led to a position; action 0 where a round starts."""
        round_ = bisect_right(self._firsts, row)
        return round_, row - self._firsts[round_ - 1]


class ReplayLog(TextSized, QTableView):
    """Shows what happened in the whole game. ``chosen`` carries the position that someone wants to see."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogModel(self)
        self.setModel(self.log)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keyboard from the table
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(_SENTENCE, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(_LOST, QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # Each row gets its height when it comes into sight: words are made only for rows that are seen.
        self.verticalScrollBar().valueChanged.connect(lambda _: self._fit_rows())
        self.horizontalHeader().sectionResized.connect(lambda *_: self._fit_rows())
        self.clicked.connect(lambda index: self.chosen.emit(self.log.position_of(index.row())))
        look_changed.connect(self.refresh)
        self.fit_ui()
        self.show_losses(False)
        self.setAccessibleName(Labels.tr("Game log"))

    def show_losses(self, wanted: bool) -> None:
        """Show what mistakes cost; otherwise the sentences have the whole width."""
        self.setColumnHidden(_LOST, not wanted)

    def point_at(self, position: int) -> None:
        """Mark the line of a position and bring it into sight, without choosing it."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.log.index(self.log.row_of(position), _SENTENCE))
        self.scrollTo(self.log.index(self.log.last_row_of(position), _SENTENCE))
        self.scrollTo(self.currentIndex())

    def refresh(self) -> None:
        """Write everything visible again."""
        self._fit_rows()
        self.viewport().update()

    def scrollTo(
        self, index: _Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Give what is above the row in sight its height before."""
        self._fit(range(max(0, index.row() - self._most_rows), index.row() + 1))
        self.updateGeometries()  # the last row can be reached with these heights
        super().scrollTo(index, hint)
        self._fit_rows()

    @property
    def _most_rows(self) -> int:
        """How many rows are in sight at most."""
        return 1 + self.viewport().height() // self.verticalHeader().defaultSectionSize()

    def _fit_rows(self) -> None:
        """Give the rows in sight as many lines as their sentences need."""
        first = self.rowAt(0)
        if first >= 0:
            self._fit(range(first, min(first + self._most_rows, self.log.rowCount())))

    def _fit(self, rows: Iterable[int]) -> None:
        least = self.verticalHeader().defaultSectionSize()
        for row in rows:
            self.setRowHeight(row, max(least, self.sizeHintForRow(row) + scaled(_AIR)))

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.chosen.emit(self.log.position_of(current.row()))

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), super().sizeHint().height())

    def fit_ui(self) -> None:
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))
        self.verticalHeader().setDefaultSectionSize(scaled(_ROW))
        self.horizontalHeader().resizeSection(_LOST, scaled(_MARK))

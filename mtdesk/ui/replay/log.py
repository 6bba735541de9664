"""The log of a replay: the whole game, a line for each move. A click goes there, and mistakes are marked."""

from __future__ import annotations

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
from mtdesk.i18n import Labels, number_text, points_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.rules.events import Event
from mtdesk.rules.view import View
from mtdesk.table.art.colours import colour
from mtdesk.table.look import current_theme, look_changed
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.widgets import badge_icon
from mtdesk.ui.play.log_writer import log_entries
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss
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
    """The positions of a timeline, one a row: what happened before each, and how a round ended.

    A game may have a hundred thousand, so words are made only for the visible ones.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analysis = AnalysisTexts()
        self._timeline: Timeline | None = None
        self._eyes = Eyes(0)
        self._texts: TableTexts | None = None
        self._mistake_at: Callable[[Place], Decision | None] = lambda _: None
        self._bold = QFont()
        self._bold.setBold(True)

    def show_timeline(self, timeline: Timeline) -> None:
        """List the positions of another game, or more of the same; ``look`` brings the words for them."""
        self.beginResetModel()
        self._timeline, self._texts = timeline, None
        self.endResetModel()

    @property
    def _game(self) -> Timeline:
        assert self._timeline is not None, "without a game, there are no rows"
        return self._timeline

    def look(self, eyes: Eyes, texts: TableTexts) -> None:
        """Describe what these eyes see, in these words."""
        self._eyes, self._texts = eyes, texts

    def mark(self, mistake_at: Callable[[Place], Decision | None]) -> None:
        """Mark the mistakes that this function knows."""
        self._mistake_at = mistake_at

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or self._timeline is None else len(self._timeline)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, is_sentence = index.row(), index.column() == _SENTENCE
        round_, action = place = self._game.place_of(row)
        mistake, is_heading = self._mistake_at(place), action == 0
        match role:
            case Qt.ItemDataRole.DisplayRole if is_sentence:
                lines = self._lines(row)
                return "\n".join(lines if is_heading else [lines[0], *self._points(place)])
            case Qt.ItemDataRole.DisplayRole:
                return None if mistake is None else f"\N{MINUS SIGN}{number_text(shown_loss(mistake))}"
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join([*self._lines(row), *self._remark(mistake)]))
            case Qt.ItemDataRole.AccessibleTextRole if is_sentence:
                return " ".join([*self._remark(mistake), *self._lines(row)])
            case Qt.ItemDataRole.DecorationRole if is_sentence and not is_heading:
                seat = self._game.record.rounds[round_ - 1].moves[action - 1].player
                return badge_icon(seat, scaled(_BADGE))
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if is_sentence else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.FontRole if is_heading or mistake is not None:
                return self._bold
            case Qt.ItemDataRole.ForegroundRole if is_heading or not is_sentence:
                return colour(current_theme().gold)
        return None

    def _lines(self, row: int) -> list[str]:
        """Return what happened on the way to a position, in one or more sentences."""
        if self._texts is None:
            return [""]
        told = sentences(*self._game.shown(row, self._eyes), self._texts)
        return [line for one in told for line in one.splitlines()] or [""]

    def _points(self, place: Place) -> list[str]:
        """Return everyone's points in one line after the last move of a round, otherwise no line."""
        (round_, action), game = place, self._game
        if round_ > len(game.ended) or action < len(game.record.rounds[round_ - 1].moves):
            return []
        named = zip(game.record.setup.players, game.ended[round_ - 1].points, strict=True)
        return [" · ".join(f"{player.name} {points_text(points)}" for player, points in named)]

    def _remark(self, mistake: Decision | None) -> list[str]:
        return [] if mistake is None else [self._analysis.mistake(mistake)]


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
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
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
            self.setCurrentIndex(self.log.index(position, _SENTENCE))
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
            self.chosen.emit(current.row())

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), super().sizeHint().height())

    def fit_ui(self) -> None:
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))
        self.verticalHeader().setDefaultSectionSize(scaled(_ROW))
        self.horizontalHeader().resizeSection(_LOST, scaled(_MARK))

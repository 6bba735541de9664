"""The mistakes of a game: what is known of them so far, and their list, a row each."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeView

from mtdesk.i18n import number_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.widgets import badge_icon
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss

_BADGE = 18
_HEIGHT = 112
"""Pixels at scale 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(slots=True)
class Tally:
    """The decisions of one seat, added up."""

    decisions: int = 0
    mistakes: int = 0
    points: int = 0
    """What the mistakes cost together: the sum of the numbers that people see."""


class Findings:
    """Decisions by their places, and the mistakes among them.

    There may be tens of thousands: a new one never means looking at all of them.
    """

    def __init__(self) -> None:
        self._found: dict[Place, Decision] = {}
        self._mistakes: list[Decision] = []
        self.tallies: dict[int, Tally] = {}
        """By seat."""

    def __len__(self) -> int:
        return len(self._found)

    @property
    def decisions(self) -> Mapping[Place, Decision]:
        """All that have been judged."""
        return self._found

    def add(self, decisions: Iterable[Decision]) -> None:
        """Note decisions; those already known stay as they are."""
        for decision in decisions:
            if decision.place not in self._found:
                self._found[decision.place] = decision
                tally = self.tallies.setdefault(decision.seat, Tally())
                tally.decisions += 1
                if decision.is_mistake:
                    tally.mistakes += 1
                    tally.points += shown_loss(decision)
                    insort(self._mistakes, decision, key=_place)

    def mistakes(self, seat: int | None = None) -> Sequence[Decision]:
        """Return the mistakes of a seat (None: of all), in order."""
        return [one for one in self._mistakes if seat in (None, one.seat)]

    def mistake_at(self, place: Place) -> Decision | None:
        """Return the mistake at a place, if the decision there was one."""
        decision = self._found.get(place)
        return decision if decision is not None and decision.is_mistake else None

    def of_round(self, number: int, seat: int | None = None) -> Sequence[Decision]:
        """Return the mistakes of a round, of a seat or (None) of all, in order."""
        first, last = (bisect_left(self._mistakes, (at, 0), key=_place) for at in (number, number + 1))
        return [one for one in self._mistakes[first:last] if seat in (None, one.seat)]


def beside(mistakes: Sequence[Decision], place: Place, step: int) -> Decision | None:
    """Return the mistake before (-1) or after (1) a place, None if there is none."""
    places = [one.place for one in mistakes]
    at = bisect_left(places, place)
    if step > 0:
        at += at < len(places) and places[at] == place
    else:
        at -= 1
    return mistakes[at] if 0 <= at < len(mistakes) else None


def _place(decision: Decision) -> Place:
    return decision.place


class Column(IntEnum):
    """What stands in a row."""

    MOVE = 0
    PLAYED = 1
    LOST = 2


class MistakeModel(QAbstractTableModel):
    """Mistakes in the order in which they were made, or by what they cost."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = AnalysisTexts(self)
        self.mistakes: list[Decision] = []
        """What is listed, row by row."""
        self._names: Sequence[str] = ()
        self.before: Sequence[int] = ()
        self._order = Column.MOVE, Qt.SortOrder.AscendingOrder

    def show_mistakes(
        self, mistakes: Sequence[Decision], names: Sequence[str], before: Sequence[int]
    ) -> None:
        """List these mistakes of players of these names; ``before``: the moves before each round."""
        self.beginResetModel()
        self.mistakes, self._names, self.before = list(mistakes), names, before
        self._sort()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Called by Qt for a click on the head of a column."""
        self._order = Column(column), order
        self.show_mistakes(self.mistakes, self._names, self.before)

    def _sort(self) -> None:
        column, order = self._order
        self.mistakes.sort(key=lambda one: one.place)
        if column is Column.LOST:
            self.mistakes.sort(key=lambda one: one.loss)
        elif column is Column.PLAYED:
            self.mistakes.sort(key=lambda one: self._text(one, column))
        if order is Qt.SortOrder.DescendingOrder:
            self.mistakes.reverse()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.mistakes)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        mistake, column = self.mistakes[index.row()], Column(index.column())
        match role, column:
            case Qt.ItemDataRole.DisplayRole, _:
                return self._text(mistake, column)
            case Qt.ItemDataRole.DecorationRole, Column.MOVE:
                return badge_icon(mistake.seat, scaled(_BADGE))
            case Qt.ItemDataRole.ToolTipRole, Column.LOST:
                return tip(self._texts.uncertainty(mistake))
            case Qt.ItemDataRole.ToolTipRole, _:
                return tip(self._names[mistake.seat])
            case Qt.ItemDataRole.AccessibleTextRole, Column.MOVE:
                return f"{self._names[mistake.seat]}, {self._text(mistake, column)}"
            case Qt.ItemDataRole.TextAlignmentRole, Column.LOST:
                return _RIGHT
        return None

    def _text(self, mistake: Decision, column: Column) -> str:
        match column:
            case Column.MOVE:
                return number_text(self.before[mistake.round - 1] + mistake.action)
            case Column.PLAYED:
                return self._texts.move(mistake.played.move)
            case Column.LOST:
                return self._texts.lost(mistake)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.LOST:
            return _RIGHT
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (self.tr("Move", "its number in the game"), self.tr("Played"), self.tr("Points lost"))[section]


class MistakeList(TextSized, QTreeView):
    """Lists mistakes. ``chosen`` carries the one that someone wants to see."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._is_pointing = False
        self._model = MistakeModel(self)
        self.setModel(self._model)
        self.setProperty("compact", True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keyboard from the table
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(0)  # the visible rows
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.PLAYED, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(scaled(40))
        self.sortByColumn(Column.MOVE, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.clicked.connect(self._choose)
        self.fit_ui()
        self.setAccessibleName(self.tr("Mistakes"))

    def minimumSizeHint(self) -> QSize:
        columns = sum(map(self.header().sectionSizeHint, Column))
        return QSize(columns + self.verticalScrollBar().sizeHint().width() + 4, scaled(_HEIGHT))

    def show_mistakes(
        self, mistakes: Sequence[Decision], names: Sequence[str], before: Sequence[int]
    ) -> None:
        """List these mistakes of players of these names; ``before``: the moves before each round."""
        current = self.current
        self._model.show_mistakes(mistakes, names, before)
        self.point_at(current)

    @property
    def current(self) -> Decision | None:
        """The mistake that is marked."""
        return self._at(self.currentIndex())

    def _at(self, index: _Index) -> Decision | None:
        return self._model.mistakes[index.row()] if index.isValid() else None

    def point_at(self, mistake: Decision | None) -> None:
        """Mark a mistake, if it is listed, and bring it into sight, without choosing it."""
        at = next((row for row, one in enumerate(self._model.mistakes) if one is mistake), None)
        self._is_pointing = True
        self.setCurrentIndex(QModelIndex() if at is None else self._model.index(at, 0))
        self._is_pointing = False
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def updateGeometries(self) -> None:
        """Called by Qt when the list has become lower, or has other rows."""
        super().updateGeometries()
        self._keep_in_sight()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if not self._is_pointing:
            self._choose(current)

    def _choose(self, index: _Index) -> None:
        mistake = self._at(index)
        if mistake is not None:
            self.chosen.emit(mistake)

    def fit_ui(self) -> None:
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))

"""The mistakes of a game: what is known of them so far, and their list, a row each."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from mtdesk.i18n import number_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.widgets import badge_icon
from mtdesk.ui.replay.words import AnalysisTexts

_BADGE = 18
_HEIGHT = 112
"""Pixels at scale 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


class Findings:
    """Decisions by their places, and the mistakes among them.

    There may be tens of thousands: a new one never means looking at all of them.
    """

    def __init__(self) -> None:
        self._found: dict[Place, Decision] = {}
        self._mistakes: list[Decision] = []
        self.seats: set[int] = set()
        """Whose decisions are among them."""

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
                self.seats.add(decision.seat)
                if decision.is_mistake:
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


class _Row(QTreeWidgetItem):
    """A mistake of a player of this name, and the number of its move in the game."""

    def __init__(self, mistake: Decision, name: str, number: int, texts: AnalysisTexts) -> None:
        move, played = number_text(number), texts.move(mistake.played.move)
        super().__init__([move, played, texts.lost(mistake)])
        self.mistake = mistake
        self.keys = (mistake.place, played, mistake.loss)
        self.setIcon(Column.MOVE, badge_icon(mistake.seat, scaled(_BADGE)))
        for column in (Column.MOVE, Column.PLAYED):
            self.setToolTip(column, tip(name))
        self.setToolTip(Column.LOST, tip(texts.uncertainty(mistake)))
        self.setData(Column.MOVE, Qt.ItemDataRole.AccessibleTextRole, f"{name}, {move}")
        self.setTextAlignment(Column.LOST, _RIGHT)

    def __lt__(self, other: object) -> bool:
        """Return whether this is sorted before another; of equals, the earlier one is."""
        assert isinstance(other, _Row)
        column = self.treeWidget().sortColumn()
        return (self.keys[column], self.keys[0]) < (other.keys[column], other.keys[0])


class MistakeList(TextSized, QTreeWidget):
    """Lists mistakes. ``chosen`` carries the one that someone wants to see."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._texts = AnalysisTexts(self)
        heads = (self.tr("Move", "its number in the game"), self.tr("Played"), self.tr("Points lost"))
        self.setHeaderLabels(heads)
        self.headerItem().setTextAlignment(Column.LOST, _RIGHT)
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
        rows = [
            _Row(one, names[one.seat], before[one.round - 1] + one.action, self._texts) for one in mistakes
        ]
        with QSignalBlocker(self):  # nothing is chosen
            self.setSortingEnabled(False)
            self.clear()
            self.addTopLevelItems(rows)
            self.setSortingEnabled(True)
        self.point_at(current)

    @property
    def current(self) -> Decision | None:
        """The mistake that is marked."""
        return self._at(self.currentIndex())

    def _at(self, index: _Index) -> Decision | None:
        row = self.itemFromIndex(index)
        return row.mistake if isinstance(row, _Row) else None

    def point_at(self, mistake: Decision | None) -> None:
        """Mark a mistake, if it is listed, and bring it into sight, without choosing it."""
        rows = map(self.topLevelItem, range(self.topLevelItemCount()))
        found = (row for row in rows if isinstance(row, _Row) and row.mistake is mistake)
        row = next(found, None)
        with QSignalBlocker(self):
            self.setCurrentIndex(QModelIndex() if row is None else self.indexFromItem(row))
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
        self._choose(current)

    def _choose(self, index: _Index) -> None:
        mistake = self._at(index)
        if mistake is not None:
            self.chosen.emit(mistake)

    def fit_ui(self) -> None:
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))

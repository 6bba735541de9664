"""Scores as one table: all that the sheet, places, hands, paper and files show is read from it."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mtdesk.i18n import Labels, number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.scores.notes import BLOCKED_SIGN, NO_PART
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import place_text

_Index = QModelIndex | QPersistentModelIndex


class Cell(IntEnum):
    """What cells and the heads of columns hold besides their text."""

    POINTS = Qt.ItemDataRole.UserRole
    TOTAL = Qt.ItemDataRole.UserRole + 1
    """After the round; in the head of a column, after the last one."""
    OUT = Qt.ItemDataRole.UserRole + 2
    PLACE = Qt.ItemDataRole.UserRole + 3
    """In the head of a column: the place, a dash for a seat that has not played yet; empty without points."""
    LEADS = Qt.ItemDataRole.UserRole + 4
    """In the head of a column: whether the seat has the first place."""


class ScoreModel(QAbstractTableModel):
    """Scores as Qt's views read them: a row for each finished round, a column for each seat."""

    def __init__(self, parent: QObject | None = None, scores: Scores | None = None) -> None:
        super().__init__(parent)
        self.scores = scores

    def show_scores(self, scores: Scores) -> None:
        self.beginResetModel()
        self.scores = scores
        self.endResetModel()

    @property
    def seats_by_place(self) -> list[int]:
        scores = self.scores
        return [] if scores is None else sorted(range(len(scores.names)), key=scores.places.__getitem__)

    def seat_data(self, seat: int, role: int = Qt.ItemDataRole.DisplayRole) -> str:
        """Return the name of a seat, or another text that heads its column."""
        return str(self.headerData(seat, Qt.Orientation.Horizontal, role))

    def line(self, seat: int) -> tuple[str, str, str]:
        return self.seat_data(seat, Cell.PLACE), self.seat_data(seat), self.seat_data(seat, Cell.TOTAL)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if self.scores is None or parent.isValid() else len(self.scores.rounds)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if self.scores is None or parent.isValid() else len(self.scores.names)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the points as text, the total apart, and both together for tips and screen readers."""
        if self.scores is None or not index.isValid():
            return None
        row, seat = index.row(), index.column()
        round_ = self.scores.rounds[row]
        match role:
            case Qt.ItemDataRole.DisplayRole | Cell.POINTS:
                return points_text(round_.points[seat]) if round_.took_part(seat) else NO_PART
            case Cell.TOTAL:
                return points_text(self.scores.running_totals[row][seat])
            case Cell.OUT:
                return round_.is_out(seat)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, seat)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._spoken(row, seat))
        return None

    def _spoken(self, row: int, seat: int) -> str:
        assert self.scores is not None
        round_ = self.scores.rounds[row]
        if not round_.took_part(seat):
            text = self.tr("{name}, round {round}: missed")
        elif round_.is_out(seat):
            text = self.tr("{name}, round {round}: {points}, total {total}, out")
        else:
            text = self.tr("{name}, round {round}: {points}, total {total}")
        return text.format(
            name=self.scores.names[seat],
            round=number_text(row + 1),
            points=points_text(round_.points[seat]),
            total=points_text(self.scores.running_totals[row][seat]),
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal:
            return self._head(section, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.round_text(section, short=True)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.round_text(section)
        return None

    def _head(self, seat: int, role: int) -> object:
        scores = self.scores
        if scores is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return scores.names[seat]
            case Qt.ItemDataRole.ToolTipRole:
                return tip(scores.names[seat])
            case Cell.TOTAL:
                return points_text(scores.totals[seat])
            case Cell.LEADS:
                return scores.is_ranked and scores.places[seat] == 1
            case Cell.PLACE if scores.rounds and not scores.has_played(seat):
                return NO_PART
            case Cell.PLACE:
                return place_text(scores.places[seat]) if scores.is_ranked else ""
        return None

    def is_blocked(self, row: int) -> bool:
        assert self.scores is not None
        return self.scores.rounds[row].over is Over.BLOCKED

    def round_text(self, row: int, *, short: bool = False) -> str:
        """Return what a round is called, and whether it was blocked; ``short``: a number and a cross."""
        blocked = self.is_blocked(row)
        if short:
            text = f"{{round}} {BLOCKED_SIGN}" if blocked else "{round}"
        else:
            text = self.tr("Round {round}, blocked") if blocked else Labels.tr("Round {round}")
        return text.format(round=number_text(row + 1))

"""Scores as one table, for the sheet on the screen and on paper."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mtdesk.i18n import Labels, number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.scores.notes import BLOCKED_SIGN
from mtdesk.ui.scores.scores import NO_PART, Scores

_Index = QModelIndex | QPersistentModelIndex


class Cell(IntEnum):
    """What cells hold besides the points: the total after the round, and whether the player went out."""

    TOTAL = Qt.ItemDataRole.UserRole
    OUT = Qt.ItemDataRole.UserRole + 1


class ScoreModel(QAbstractTableModel):
    """Scores as Qt's views read them: a row for each finished round, a column for each seat."""

    def __init__(self, parent: QObject | None = None, scores: Scores | None = None) -> None:
        super().__init__(parent)
        self.scores = scores

    def show_scores(self, scores: Scores) -> None:
        self.beginResetModel()
        self.scores = scores
        self.endResetModel()

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
            case Qt.ItemDataRole.DisplayRole:
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
        if orientation is Qt.Orientation.Horizontal and self.scores is not None:
            name = self.scores.names[section]
            named = {Qt.ItemDataRole.DisplayRole: name, Qt.ItemDataRole.ToolTipRole: tip(name)}
            return named.get(Qt.ItemDataRole(role))
        if role == Qt.ItemDataRole.DisplayRole:
            return self.round_text(section, short=True)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.round_text(section)
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

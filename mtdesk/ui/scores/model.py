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

    def __init__(self, scores: Scores, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scores = scores

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if parent.isValid() else len(self.scores.rounds)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if parent.isValid() else len(self.scores.names)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the points as text, the total apart, and both together for tips and screen readers."""
        if not index.isValid():
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
        is_column, roles = orientation is Qt.Orientation.Horizontal, Qt.ItemDataRole
        if role == roles.DisplayRole:
            return self.scores.names[section] if is_column else self.round_text(section, short=True)
        if role == roles.ToolTipRole and is_column:
            return tip(self.scores.names[section])
        if role in (roles.ToolTipRole, roles.AccessibleTextRole) and not is_column:
            return self.round_text(section)
        return None

    def is_blocked(self, row: int) -> bool:
        return self.scores.rounds[row].over is Over.BLOCKED

    def round_text(self, row: int, *, short: bool = False) -> str:
        """Return what a round is called, and whether it was blocked; ``short``: a number and a cross."""
        blocked = self.is_blocked(row)
        if short:
            text = f"{{round}} {BLOCKED_SIGN}" if blocked else "{round}"
        else:
            text = self.tr("Round {round}, blocked") if blocked else Labels.tr("Round {round}")
        return text.format(round=number_text(row + 1))

"""The decisions of a look back, a row each: who and where, what was played and was better, what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QTreeView

from mtdesk.i18n import number_text
from mtdesk.lab.analysis import Decision
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import badge_icon, tip
from mtdesk.ui.replay.words import CostTexts

_BADGE = 18
_HEIGHT = 112
"""Pixels at scale 1."""
_PAGE = 500
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Column(IntEnum):
    """What stands in a row."""

    MOVE = 0
    CHANGE = 1
    COST = 2


class DecisionModel(QAbstractTableModel):
    """Decisions in the order given, of which Qt knows a page at a time.

    There may be very many, so words are made for those only that are seen.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = CostTexts(self)
        self.decisions: Sequence[Decision] = ()
        """What is listed."""
        self._rows = 0
        """So many of them Qt knows of; it asks for more when they are needed."""
        self._names: Sequence[str] = ()
        self._bold = QFont()

    def show_decisions(self, decisions: Sequence[Decision], names: Sequence[str]) -> None:
        """List these decisions of players of these names."""
        self.beginResetModel()
        self.decisions, self._names = tuple(decisions), names
        self._rows = min(_PAGE, len(decisions))
        self.endResetModel()

    def canFetchMore(self, parent: _Index) -> bool:
        """Called by Qt when the last row comes into sight."""
        return self._rows < len(self.decisions) and not parent.isValid()

    def fetchMore(self, parent: _Index) -> None:
        """Called by Qt: let it know of another page."""
        self.reach(self._rows)

    def reach(self, row: int) -> None:
        """Let Qt know of the page with this row, and of those before it."""
        rows = min(len(self.decisions), (row // _PAGE + 1) * _PAGE)
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()

    def known(self, row: int, column: int) -> QModelIndex:
        """Return where a cell is, even if Qt does not know of it yet."""
        return self.createIndex(row, column)

    def dress(self, font: QFont) -> None:
        """Take the lettering in force."""
        self._bold = QFont(font)
        self._bold.setBold(True)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        decision, column = self.decisions[index.row()], Column(index.column())
        match role, column:
            case Qt.ItemDataRole.DisplayRole, _:
                return self._text(decision, column)
            case Qt.ItemDataRole.DecorationRole, Column.MOVE:
                return badge_icon(decision.seat, scaled(_BADGE))
            case Qt.ItemDataRole.ToolTipRole, Column.MOVE:
                return tip(self._names[decision.seat])
            case Qt.ItemDataRole.AccessibleTextRole, Column.MOVE:
                return f"{self._names[decision.seat]}, {self._text(decision, column)}"
            case Qt.ItemDataRole.TextAlignmentRole, Column.COST:
                return _RIGHT
            case Qt.ItemDataRole.FontRole, Column.COST if decision.is_mistake:
                return self._bold
        return None

    def _text(self, decision: Decision, column: Column) -> str:
        match column:
            case Column.MOVE:
                return f"{number_text(decision.round)} · {number_text(decision.action)}"
            case Column.CHANGE:
                return self._texts.change(decision)
            case Column.COST:
                return self._texts.cost(decision)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.COST:
            return _RIGHT
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (self.tr("Move", "round and number"), self.tr("Played → better"), self.tr("Cost"))[section]


class CostList(Translated, QTreeView):
    """Shows decisions in the order given. ``chosen`` carries the one that somebody wants to see."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self._longest: Sequence[int] = ()
        self._is_pointing = False
        self._model = DecisionModel(self)
        self.setModel(self._model)
        self.setProperty("compact", True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setSectionsMovable(False)
        self.header().setStretchLastSection(False)
        self.header().setResizeContentsPrecision(0)  # the rows that are seen
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(Column.CHANGE, QHeaderView.ResizeMode.Stretch)
        self.header().setMinimumSectionSize(scaled(40))
        self.clicked.connect(self._choose)
        self.fit_ui()
        self.retranslate_ui()

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_HEIGHT))

    def sizeHintForColumn(self, column: int) -> int:
        """Called by Qt, which looks at the rows that are seen; the longest texts of others count, too."""
        samples = (self.sizeHintForIndex(self._model.known(row, column)).width() for row in self._longest)
        return max(super().sizeHintForColumn(column), *samples, 0)

    def show_decisions(
        self, decisions: Sequence[Decision], names: Sequence[str], longest: Sequence[int] = ()
    ) -> None:
        """List these decisions of players of these names; ``longest`` are rows with the longest texts."""
        current = self.current
        self._names, self._longest = names, longest
        self._model.show_decisions(decisions, names)
        self.fit_ui()
        self.point_at(current)

    @property
    def current(self) -> Decision | None:
        """The decision that is marked."""
        return self._at(self.currentIndex())

    def _at(self, index: _Index) -> Decision | None:
        return self._model.decisions[index.row()] if index.isValid() else None

    def point_at(self, decision: Decision | None) -> None:
        """Mark a decision, as far as it is listed, without choosing it."""
        at = next((row for row, one in enumerate(self._model.decisions) if one is decision), None)
        if at is not None:
            self._model.reach(at)
        self._is_pointing = True
        self.setCurrentIndex(QModelIndex() if at is None else self._model.index(at, 0))
        self._is_pointing = False

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if not self._is_pointing:
            self._choose(current)

    def _choose(self, index: _Index) -> None:
        decision = self._at(index)
        if decision is not None:
            self.chosen.emit(decision)

    def fit_ui(self) -> None:
        self._model.dress(self.font())
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))

    def retranslate_ui(self) -> None:
        self.setAccessibleName(self.tr("Decisions"))
        self.show_decisions(self._model.decisions, self._names, self._longest)

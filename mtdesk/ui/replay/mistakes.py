"""The list of the mistakes of a game, a row each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from mtdesk.i18n import number_text
from mtdesk.lab.analysis import Decision
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.widgets import as_table, badge_icon
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss

_BADGE = 18
_HEIGHT = 112
"""Pixels at scale 1."""
_MOVE, _PLAYED, _LOST = range(3)
"""The columns."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Row(QTreeWidgetItem):
    """A mistake of a player of this name, and the number of its move in the game."""

    def __init__(self, mistake: Decision, name: str, number: int, texts: AnalysisTexts) -> None:
        super().__init__()
        self.mistake = mistake
        cells = number, texts.move(mistake.played.move), shown_loss(mistake)
        tips = name, name, texts.uncertainty(mistake)
        for column, (cell, told) in enumerate(zip(cells, tips, strict=True)):
            self.setData(column, Qt.ItemDataRole.DisplayRole, cell)
            self.setToolTip(column, tip(told))
        self.setIcon(_MOVE, badge_icon(mistake.seat, scaled(_BADGE)))
        self.setData(_MOVE, Qt.ItemDataRole.AccessibleTextRole, f"{name}, {number_text(number)}")
        self.setTextAlignment(_LOST, _RIGHT)


class MistakeList(TextSized, QTreeWidget):
    """Lists mistakes. ``chosen`` carries the one that someone wants to see."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._texts = AnalysisTexts()
        heads = (self.tr("Move", "its number in the game"), self.tr("Played"), self.tr("Points lost"))
        self.setHeaderLabels(heads)
        self.headerItem().setTextAlignment(_LOST, _RIGHT)
        self.setProperty("compact", True)
        as_table(self, _PLAYED)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keyboard from the table
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setResizeContentsPrecision(0)  # the visible rows
        self.header().setMinimumSectionSize(scaled(40))
        self.sortByColumn(_MOVE, Qt.SortOrder.AscendingOrder)
        self.itemClicked.connect(self._choose)
        self.currentItemChanged.connect(self._choose)
        self.fit_ui()
        self.setAccessibleName(self.tr("Mistakes"))

    def minimumSizeHint(self) -> QSize:
        columns = sum(map(self.header().sectionSizeHint, range(self.columnCount())))
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
        row = self.currentItem()
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
        """Keep the marked row in sight when the list has become lower, or has other rows."""
        super().updateGeometries()
        self._keep_in_sight()

    def _choose(self, row: QTreeWidgetItem | None) -> None:
        if isinstance(row, _Row):
            self.chosen.emit(row.mistake)

    def fit_ui(self) -> None:
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))

"""The decisions of a look back, a row each: who and where, what was played and was better, what it cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from mtdesk.i18n import number_text
from mtdesk.lab.analysis import Decision
from mtdesk.ui.parts import Translated, badge_icon, tip
from mtdesk.ui.replay.words import CostTexts
from mtdesk.ui.sizes import grown

_BADGE = 18
_HEIGHT = 112
"""Pixels at scale 1."""
_MOVE, _CHANGE, _COST = range(3)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CostList(Translated, QTreeWidget):
    """Shows decisions in the order given. ``chosen`` carries the one that somebody wants to see."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._texts = CostTexts(self)
        self._decisions: list[Decision] = []
        self._names: Sequence[str] = ()
        self._badges: dict[int, QIcon] = {}
        self.setColumnCount(_COST + 1)
        self.setProperty("compact", True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setSectionsMovable(False)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(_CHANGE, QHeaderView.ResizeMode.Stretch)
        self.header().setMinimumSectionSize(grown(40))
        self.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.itemClicked.connect(self._choose)
        self.fit_ui()
        self.retranslate_ui()

    def minimumSizeHint(self) -> QSize:
        """Called by Qt."""
        return QSize(grown(200), grown(_HEIGHT))

    def show_decisions(self, decisions: Iterable[Decision], names: Sequence[str]) -> None:
        """List these decisions of players of these names."""
        current = self.current
        self._decisions, self._names = list(decisions), names
        with QSignalBlocker(self):
            self.clear()
            self.addTopLevelItems([self._row(decision) for decision in self._decisions])
        self.point_at(current)

    @property
    def current(self) -> Decision | None:
        """The decision that is marked."""
        row = self.currentIndex().row()
        return self._decisions[row] if 0 <= row < len(self._decisions) else None

    def point_at(self, decision: Decision | None) -> None:
        """Mark a decision, as far as it is listed, without choosing it."""
        with QSignalBlocker(self):
            at = next((row for row, one in enumerate(self._decisions) if one is decision), None)
            self.setCurrentIndex(QModelIndex() if at is None else self.model().index(at, 0))

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        row = -1 if item is None else self.indexOfTopLevelItem(item)
        if row >= 0:
            self.chosen.emit(self._decisions[row])

    def _row(self, decision: Decision) -> QTreeWidgetItem:
        texts = self._texts
        where = f"{number_text(decision.round)} · {number_text(decision.action)}"
        row = QTreeWidgetItem([where, texts.change(decision), texts.cost(decision)])
        row.setIcon(_MOVE, self._badge(decision.seat))
        row.setTextAlignment(_COST, _RIGHT)
        row.setToolTip(_MOVE, tip(self._names[decision.seat]))
        row.setData(_MOVE, Qt.ItemDataRole.AccessibleTextRole, f"{self._names[decision.seat]}, {where}")
        if decision.is_mistake:
            font = self.font()
            font.setBold(True)
            row.setFont(_COST, font)
        return row

    def _badge(self, seat: int) -> QIcon:
        if seat not in self._badges:
            self._badges[seat] = badge_icon(seat, grown(_BADGE), self.devicePixelRatioF())
        return self._badges[seat]

    def fit_ui(self) -> None:
        """Take the sizes that go with the text of the moment."""
        self._badges.clear()
        self.setIconSize(QSize(grown(_BADGE), grown(_BADGE)))

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setAccessibleName(self.tr("Decisions"))
        self.headerItem().setTextAlignment(_COST, _RIGHT)
        self.setHeaderLabels(
            [self.tr("Move", "round and number"), self.tr("Played → better"), self.tr("Cost")]
        )
        self.show_decisions(self._decisions, self._names)

"""The deals of the last days: how they went, and which one is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mtdesk.i18n import date_text, month_day_text, points_text
from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.daily_history import DailyScore, since_first
from mtdesk.ui.kit.fitting import unfolding_tree
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label, show_if, tip
from mtdesk.ui.words.deals import apart_text, try_text, with_help_text

_NONE = "–"
_LEAST_ROWS = 4
_CLEAR_DAYS = 330
"""For how many days a date is clear without its year."""


class DailyDays(QWidget):
    """Lists days, the latest first; ``chosen`` carries the date of the one to be shown."""

    chosen = Signal(object)

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.today = today
        self.day = today
        """The day that is shown."""
        self.is_whole = False
        """Whether all days are listed that are known, not only those since the first one played."""
        self.running: Mapping[date, str] = {}
        """How far deals have got that are being played."""
        self.has_more = False
        """Whether more days are known."""
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAllColumnsShowFocus(True)
        self.list.setAccessibleName(self.tr("Days"))
        self.list.setHeaderLabels(
            [
                self.tr("Day"),
                self.tr("You"),
                self.tr("Expert"),
                self.tr("Result", "against the expert"),
            ]
        )
        header = self.list.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(scaled(40))
        for at in range(1, 4):
            self.list.headerItem().setTextAlignment(at, Qt.AlignmentFlag.AlignCenter)
        self.row = heading_label()
        self.setLayout(vbox(self.row, (self.list, 1), spacing=8))
        self._unfolding = unfolding_tree(self.list, _LEAST_ROWS)
        self.list.currentItemChanged.connect(self._choose)

    def show_scores(self, scores: Sequence[DailyScore], earlier: Sequence[DailyScore], in_a_row: int) -> None:
        """Show how days went, and how many were played in a row; the same day stays chosen.

        Of ``scores`` the deals are still offered; ``earlier`` ones were played.
        """
        usual = since_first(scores)
        listed = [*scores, *earlier] if self.is_whole else usual
        self.has_more = len(usual) < len(scores) or bool(earlier)
        self.list.blockSignals(True)
        self.list.clear()
        for score in listed:
            item = QTreeWidgetItem(self.list, self._texts(score))
            item.setData(0, Qt.ItemDataRole.UserRole, score.day)
            for at in range(4):
                item.setToolTip(at, tip(item.text(at)))
                if at:
                    item.setTextAlignment(at, Qt.AlignmentFlag.AlignCenter)
            if score.day == self.day:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        header = self.list.header()
        self.list.ensurePolished()  # or Qt keeps the heights that rows have without the style
        columns = (max(self.list.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in range(4))
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(sum(columns) + bar + 2 * self.list.frameWidth())
        self._unfolding.follow()
        self.row.setText(self.tr("%n day(s) in a row", "", in_a_row))
        show_if(self.row, in_a_row > 1)
        text = self.tr("A day counts if its deal is started on the day itself and played without help.")
        self.row.setToolTip(tip(text))

    def choose(self, day: date) -> bool:
        """Let a day be shown; returns whether it is listed."""
        for at in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(at)
            if item is not None and item.data(0, Qt.ItemDataRole.UserRole) == day:
                self.list.setCurrentItem(item)
                return True
        return False

    @property
    def has_choice(self) -> bool:
        """Whether more days are listed than today."""
        return self.list.topLevelItemCount() > 1

    def _texts(self, score: DailyScore) -> list[str]:
        name = self.tr("Today") if score.day == self.today else self._name(score.day)
        player, mark = score.player, score.mark
        own = _NONE if player is None else points_text(player.total)
        against = self.running.get(score.day, "") if player is None else ""
        if player is not None and mark is not None:
            against = apart_text(daily_deal(score.day), player.total, mark)
        return [name, own, _NONE if mark is None else points_text(mark), self._remark(score) or against]

    def needs_year(self, day: date) -> bool:
        """Return whether a date is unclear without its year."""
        return (self.today - day).days > _CLEAR_DAYS

    def _name(self, day: date) -> str:
        return date_text(day) if self.needs_year(day) else month_day_text(day, short=True)

    def _remark(self, score: DailyScore) -> str:
        """Return what is to be known about a result before it is compared, the most important only."""
        if score.is_helped:
            return with_help_text()
        if score.own is not None and not score.is_on_time:
            return self.tr("later", "a deal was played")
        return try_text(score.number) if score.number > 1 else ""

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.day = item.data(0, Qt.ItemDataRole.UserRole)
            self.chosen.emit(self.day)

"""The deals of the last days: how they went, and which one is shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from mtdesk.i18n import month_day_text, points_text
from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.daily_history import DailyScore
from mtdesk.rules.score import best_total
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label, show_if, tip

_NONE = "–"


class DailyDays(QWidget):
    """Lists days, the latest first; ``chosen`` carries the date of the one to be shown."""

    chosen = Signal(object)

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.today = today
        self.day = today
        """The day that is shown."""
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAllColumnsShowFocus(True)
        self.list.setAccessibleName(self.tr("Last days"))
        self.list.setHeaderLabels(
            [
                self.tr("Day"),
                self.tr("You"),
                self.tr("Expert"),
                self.tr("Result", "won or lost against the expert"),
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
        self.list.currentItemChanged.connect(self._choose)

    def show_scores(self, scores: Sequence[DailyScore], in_a_row: int) -> None:
        """Show how these days went, and how many were played in a row; the same day stays chosen."""
        self.list.blockSignals(True)
        self.list.clear()
        for score in scores:
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
        columns = (max(self.list.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in range(4))
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(sum(columns) + bar + 2 * self.list.frameWidth())
        self.row.setText(self.tr("%n day(s) in a row", "", in_a_row))
        show_if(self.row, in_a_row > 0)
        self.row.setToolTip(tip(self.tr("A day counts if its deal is started on the day itself.")))

    def _texts(self, score: DailyScore) -> list[str]:
        name = self.tr("Today") if score.day == self.today else month_day_text(score.day, short=True)
        player, mark = score.player, score.mark
        own = _NONE if player is None else points_text(player.total)
        against = ""
        if player is not None and mark is not None:
            best = best_total(daily_deal(score.day).options, [player.total, mark])
            words = self.tr("Won", "against the expert") if player.total == best else self.tr("Lost")
            against = self.tr("Drawn") if player.total == mark else words
        if player is not None and not score.is_on_time:
            late = self.tr("{result} (later)", "a deal played after its day")
            against = late.format(result=against) if against else self.tr("later", "a deal was played")
        return [name, own, _NONE if mark is None else points_text(mark), against]

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.day = item.data(0, Qt.ItemDataRole.UserRole)
            self.chosen.emit(self.day)

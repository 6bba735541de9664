"""The deal of the day, and beside it how earlier ones went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mtdesk.record.daily_history import DailyScore
from mtdesk.ui.kit.fitting import fit
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import show_if
from mtdesk.ui.setup.daily_days import DailyDays
from mtdesk.ui.setup.deal_results import DealResultsDialog

_INVITING, _PLAYED, _BESIDE = (620, 320), (680, 460), (1000, 540)
"""The size in pixels at scale 1 before today's deal, after it, and with the list of days."""


class DailyDialog(DealResultsDialog):
    """Shows the deal of one day; lists the days once there are others to choose from."""

    def __init__(self, title: str, today: date, parent: QWidget | None = None) -> None:
        self.days = DailyDays(today)
        super().__init__(title, parent, side=self.days)
        self._scores: Sequence[DailyScore] = ()
        self._in_a_row = 0
        self.days.hide()
        self.earlier = QPushButton(self.tr("&Earlier days"))
        self.earlier.setAutoDefault(False)
        self.earlier.clicked.connect(self._list_all)
        self.left: Path | None = None
        """The game in which the deal was left unfinished, if it can be continued."""
        self._size = 0, 0
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(layout.count() - 1, self.earlier, 0, Qt.AlignmentFlag.AlignLeft)

    def show_scores(self, scores: Sequence[DailyScore], in_a_row: int) -> None:
        """Show how the days went whose deals are offered, and how many were played in a row."""
        self._scores, self._in_a_row = scores, in_a_row
        self.days.show_scores(scores, in_a_row)
        show_if(self.earlier, not self.days.is_whole)
        show_if(self.days, self.days.has_choice)
        alone = _INVITING if scores[0].own is None else _PLAYED
        self._take(_BESIDE if self.days.has_choice else alone)

    def _take(self, size: tuple[int, int]) -> None:
        """Take a size, unless it has been taken and people may have changed it."""
        if size != self._size:
            self._size = size
            self.resize(*map(scaled, size))
            if self.isVisible():
                fit(self)

    def _list_all(self) -> None:
        self.days.is_whole = True
        self.show_scores(self._scores, self._in_a_row)
        self.days.list.setFocus()

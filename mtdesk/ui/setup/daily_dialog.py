"""The deal of the day, and beside it how earlier ones went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from mtdesk.record.daily_history import DailyScore
from mtdesk.ui.kit.fitting import fit
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import show_if
from mtdesk.ui.setup.daily_days import DailyDays
from mtdesk.ui.setup.deal_results import DealResultsDialog

_ALONE, _BESIDE = (620, 290), (1000, 540)
"""The size in pixels at scale 1, without and with the list of days."""


class DailyDialog(DealResultsDialog):
    """Shows the deal of one day; lists the days as soon as one has been played."""

    def __init__(self, title: str, today: date, parent: QWidget | None = None) -> None:
        self.days = DailyDays(today)
        super().__init__(title, parent, side=self.days)
        self._scores: Sequence[DailyScore] = ()
        self._in_a_row = 0
        self.days.hide()
        self.earlier = self.buttons.addButton(self.tr("&Earlier days"), QDialogButtonBox.ButtonRole.ResetRole)
        self.earlier.setAutoDefault(False)
        self.earlier.clicked.connect(self._list_all)
        self.left: Path | None = None
        """The game in which the deal was left unfinished, if it can be continued."""
        self.resize(*map(scaled, _ALONE))

    def show_scores(self, scores: Sequence[DailyScore], in_a_row: int) -> None:
        """Show how the days went whose deals are offered, and how many were played in a row."""
        self._scores, self._in_a_row = scores, in_a_row
        self.days.show_scores(scores, in_a_row)
        show_if(self.earlier, not self.days.is_whole)
        if self.days.isHidden() and (self.days.is_whole or any(score.own for score in scores)):
            self.buttons.removeButton(self.earlier)
            self.days.add_below(self.earlier)
            self.days.show()
            self.resize(*map(scaled, _BESIDE))
            if self.isVisible():
                fit(self)

    def _list_all(self) -> None:
        self.days.is_whole = True
        self.show_scores(self._scores, self._in_a_row)
        self.days.list.setFocus()

"""The deal of the day, and beside it how earlier ones went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import date_text, month_day_text
from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.daily_history import DailyScore
from mtdesk.record.deal_results_file import KeptResult
from mtdesk.ui.kit.dialog import press_by_help_key
from mtdesk.ui.kit.fitting import fit
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import show_if
from mtdesk.ui.setup.daily_days import DailyDays
from mtdesk.ui.setup.deal_results import DealResultsDialog

_INVITING, _PLAYED, _BESIDE = (620, 320), (680, 460), (1000, 540)
"""The size in pixels at scale 1 before today's deal, after it, and with the list of days."""


class DailyDialog(DealResultsDialog):
    """Shows the deal of one day; lists the days once there are others to choose from.

    ``help_wanted`` asks for the rules of the deal of the day.
    """

    help_wanted = Signal()

    def __init__(self, title: str, today: date, parent: QWidget | None = None) -> None:
        self.days = DailyDays(today)
        self.help, self.earlier = QPushButton(), QPushButton()
        super().__init__(title, parent, side=self.days, tools=(self.help, self.earlier))
        self._scores: Sequence[DailyScore] = ()
        self._earlier: Sequence[DailyScore] = ()
        self._in_a_row = 0
        self.help.setText(self.tr("&Help"))
        self.help.clicked.connect(self.help_wanted)
        press_by_help_key(self.help, self)
        self.days.hide()
        self.earlier.clicked.connect(self._list_others)
        self.left: Path | None = None
        """The game in which the deal was left unfinished, if it can be continued."""
        self._size = 0, 0

    def show_scores(self, scores: Sequence[DailyScore], earlier: Sequence[DailyScore], in_a_row: int) -> None:
        """Show how the days went whose deals are offered, and earlier ones; how many were played in a row."""
        self._scores, self._earlier, self._in_a_row = scores, earlier, in_a_row
        self.days.show_scores(scores, earlier, in_a_row)
        show_if(self.earlier, self.days.has_more)
        self.earlier.setText(self.tr("&Fewer days") if self.days.is_whole else self.tr("&Earlier days"))
        show_if(self.days, self.days.has_choice)
        alone = _INVITING if scores[0].own is None else _PLAYED
        self._take(_BESIDE if self.days.has_choice else alone)

    def _take(self, size: tuple[int, int]) -> None:
        """Take a size, unless it has been taken and people may have changed it."""
        if size != self._size:
            self._size = size
            middle = self.geometry().center()
            self.resize(*map(scaled, size))
            if self.isVisible():
                fit(self)
                self.move(self.pos() + middle - self.geometry().center())
                fit(self)  # back onto the screen

    def _list_others(self) -> None:
        """List all days, or again those since the first one played whose deals are offered."""
        self._answer()
        self.days.is_whole = not self.days.is_whole
        self.show_scores(self._scores, self._earlier, self._in_a_row)
        today = self.days.list.topLevelItem(0)
        if self.days.list.currentItem() is None and today is not None:
            self.days.list.setCurrentItem(today)
        (self.days.list if self.days.is_whole else self.earlier).setFocus()

    def _take_elsewhere(self, other: KeptResult) -> None:
        """Accept a result of another day, and show that day."""
        days = (*self._scores, *self._earlier)
        score = next((one for one in days if daily_deal(one.day) == other.result.deal), None)
        if score is None:
            super()._take_elsewhere(other)
            return
        day, own = score.day, score.own
        if own is None or not self._sent(own).is_same_game(other.result):
            self.pasted.emit(other)
        if not self.days.choose(day):
            self._list_others()
            self.days.choose(day)
        name = date_text(day) if self.days.needs_year(day) else month_day_text(day)
        self._answer(self.tr("This result is for {date}.").format(date=name))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.play if self.play.isDefault() else self.leave).setFocus()

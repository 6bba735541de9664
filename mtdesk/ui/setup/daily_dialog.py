"""The deal of one day, and beside it a calendar of the others."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QFont, QShowEvent, QTextCharFormat
from PySide6.QtWidgets import QAbstractItemView, QCalendarWidget, QPushButton, QToolButton, QWidget

from mtdesk.i18n import Labels, number_text, points_text
from mtdesk.record.daily import DailyResult, daily_deal, days_in_a_row, last_days
from mtdesk.table.art.colours import colour
from mtdesk.table.look import current_theme
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog, press_by_help_key
from mtdesk.ui.kit.layouts import STRETCH, flow, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import label, make_default, second_label, show_if
from mtdesk.ui.words.deals import (
    DealTexts,
    daily_title,
    next_deal_text,
    rules_line,
    streak_text,
    verdict_text,
)

_WORDS = 320
"""The least pixels at scale 1 of what is said beside the calendar."""
_CLEAR_DAYS = 330
"""For how many days a date is clear without its year."""


class DayState(Struct, frozen=True):
    """What is known of the deal of a day: ``results`` of all days, and the unfinished ``game`` of this one.

    ``note`` says what the expert is doing.
    """

    day: date
    today: date
    results: Mapping[date, DailyResult]
    game: GameFile | None = None
    note: str = ""

    @property
    def result(self) -> DailyResult:
        return self.results.get(self.day, DailyResult(self.day))

    @property
    def is_offered(self) -> bool:
        """Whether the deal can be played or continued."""
        return self.game is not None or self.day in last_days(self.today)


class DailyDialog(Dialog):
    """Shows the deal of a day. ``day_chosen``: ``day`` is another one; ``help_wanted`` asks for its rules."""

    day_chosen = Signal()
    help_wanted = Signal()

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        super().__init__(daily_title(today), parent, leave=CLOSE)
        self.state = DayState(today, today, {})
        self.outcome = label(wrap=True)
        self.about = second_label()
        self.calendar = QCalendarWidget()
        self.calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        for weekend in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.calendar.setWeekdayTextFormat(weekend, QTextCharFormat())
        for part in (self.calendar, *self.calendar.findChildren(QAbstractItemView)):
            part.setAccessibleName(self.tr("Days"))
        for button, text in (
            ("prevmonth", self.tr("Previous month")),
            ("nextmonth", self.tr("Next month")),
            ("monthbutton", self.tr("Month")),
            ("yearbutton", self.tr("Year")),
        ):
            found = self.calendar.findChild(QToolButton, f"qt_calendar_{button}")
            if found is not None:
                found.setAccessibleName(text)
        self.calendar.setMaximumDate(_qdate(today))
        self.calendar.setSelectedDate(_qdate(today))
        self.streak = second_label()
        self.streak.setToolTip(self.tr("A day counts if you start its deal that day and finish it."))
        self.help = self.buttons.addButton(Labels.tr("&Help"), ACTION)
        press_by_help_key(self.help, self)
        self.play = QPushButton()
        self.buttons.addButton(self.play, self.buttons.ButtonRole.AcceptRole)
        words = holding(vbox(self.heading, self.outcome, self.about, STRETCH, spacing=10))
        words.setMinimumWidth(scaled(_WORDS))
        days = vbox((self.calendar, 1), self.streak, spacing=8)
        self.lay_out((flow((words, 3), (days, 2), spacing=20), 1), self.buttons, size=(860, 420))
        self.calendar.selectionChanged.connect(self.day_chosen)
        self.help.clicked.connect(self.help_wanted)
        make_default(self, self.play)

    @property
    def day(self) -> date:
        chosen = self.calendar.selectedDate()
        return date(chosen.year(), chosen.month(), chosen.day())

    def show_state(self, state: DayState) -> None:
        self.state = state
        result = state.result
        headline = None if state.game is None else state.game.headline
        far = (state.today - state.day).days > _CLEAR_DAYS
        self.heading.setText(daily_title(state.day, with_year=far))
        lines = [state.note]
        if headline is not None:
            summary = headline.summary
            progress = DealTexts.tr("Round {round} of {rounds} · total so far {points}").format(
                round=number_text(summary.dealt),
                rounds=number_text(headline.setup.options.rounds),
                points=points_text(summary.totals[headline.setup.only_person or 0]),
            )
            lines.insert(0, progress)
        elif result.own is not None:
            lines.insert(0, verdict_text(result))
        if result.own is None and result.mark is not None:
            points = points_text(sum(result.mark))
            lines.append(DealTexts.tr("The expert’s total: {points}").format(points=points))
        self.outcome.setText("\n".join(filter(None, lines)))
        about = [
            rules_line(daily_deal(state.day)),
            DealTexts.tr("Against two computer players of medium strength · the lowest total wins"),
        ]
        is_today = state.day == state.today
        if result.own is None and state.is_offered:
            today = DealTexts.tr(
                "Everyone plays with the same tiles today. The first game you finish counts."
            )
            late = DealTexts.tr("You can still play this deal, but it no longer adds to your days in a row.")
            about.append(today if is_today else late)
        if is_today and result.own is not None:
            about.append(next_deal_text())
        self.about.setText("\n".join(about))
        show_if(self.play, state.is_offered)
        if headline is not None:
            self.play.setText(self.tr("C&ontinue"))
        elif result.own is not None:
            self.play.setText(self.tr("&Play this deal again"))
        else:
            self.play.setText(self.tr("&Play"))
        self._mark_days()

    def _mark_days(self) -> None:
        """Mark the days that were played, in gold where the expert was not better."""
        state = self.state
        first = min([last_days(state.today)[-1], *state.results])
        self.calendar.setMinimumDate(_qdate(first))
        for day, result in state.results.items():
            if result.own is None:
                continue
            marked = QTextCharFormat()
            marked.setFontWeight(QFont.Weight.Bold)
            marked.setFontUnderline(True)
            if result.mark is not None and sum(result.own) <= sum(result.mark):
                marked.setForeground(colour(current_theme().gold))
            marked.setToolTip(verdict_text(result))
            self.calendar.setDateTextFormat(_qdate(day), marked)
        streak = days_in_a_row(state.results, state.today)
        self.streak.setText(streak_text(streak))
        show_if(self.streak, streak > 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.play if self.state.is_offered else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)

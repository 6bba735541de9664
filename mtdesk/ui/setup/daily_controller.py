"""The deal of the day: chosen from the list of days, played, and continued where it was left."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.record.model import Player, Setup
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.setup.daily_progress import Progress, left_game, progress_in, progress_of
from mtdesk.ui.setup.results_controller import ResultsController
from mtdesk.ui.words.name_giver import NameGiver

if TYPE_CHECKING:
    from mtdesk.record.deal_results_file import KeptResult, Start
    from mtdesk.ui.setup.daily_dialog import DailyDialog

Beginning: TypeAlias = Callable[[], Awaitable[bool]]
"""Puts a chosen game on the table; returns whether it is there."""


class DailyController(QObject):
    """Shows the deal of the day with its results and earlier ones, which ``results`` keeps.

    ``words_wanted`` carries TableRules to be read, and the dialog over which they are shown.
    """

    words_wanted = Signal(object, object)

    def __init__(self, context: Context, host: PageHost) -> None:
        super().__init__(context.window)
        self._window, self._session, self._games = context.window, context.session, context.games
        self._store, self._tasks, self._library = context.store, context.tasks, context.library
        self.results = ResultsController(context, host)
        self._commands = context.window.commands
        self._begun: set[str] | None = None
        """The seeds of deals that were begun, once they are known."""
        self._commands.daily_deal.triggered.connect(context.tasks.starter(self.play))
        self._commands.menus[0].aboutToShow.connect(self._mark)
        context.library.tried.connect(self.look)

    def close(self) -> None:
        """End the process that works out marks."""
        self.results.close()

    def look(self) -> None:
        """Look again at which deals have been begun."""
        self._tasks.start(self._look())

    async def _look(self) -> None:
        self._begun = await self.results.kept.begun()
        self._mark()

    def _mark(self) -> None:
        if self._begun is None:  # the menu is opened for the first time
            self.look()
        else:
            self._commands.mark_daily(self._is_new())

    async def is_new(self) -> bool:
        """Return whether today's deal has not been begun."""
        if self._begun is None:
            await self._look()
        return self._is_new()

    def _is_new(self) -> bool:
        from mtdesk.record.daily_deal import daily_deal

        return self._begun is not None and daily_deal(clock.now().date()).seed not in self._begun

    async def play(self) -> None:
        """Show the deal of the day, and play one on request."""
        begin = await self.choose(self._window)
        if begin is not None:
            await begin()

    async def choose(self, over: QWidget, name: str = "") -> Beginning | None:
        """Show the deal of the day over a window, to a player of this name; None: no game is wanted."""
        note = ""
        while True:
            today = clock.now().date()
            dialog = self._dialog_of_days(today, note, over)
            plays = await self.results.open(dialog, partial(self._fill, dialog), name)
            day = dialog.days.day
            if not plays or day != today or dialog.continues or clock.now().date() == today:
                break
            name = dialog.name.typed()
            note = self.tr("It is past midnight: this is the deal of the new day.")
        if not plays:
            return None
        left = dialog.left
        if left is not None:
            return partial(self._games.open_file, left)
        if self._is_running(day):
            return _stay
        return partial(self._games.begin_game, _daily_game(day, dialog.name.text()))

    def _dialog_of_days(self, today: date, note: str, over: QWidget) -> DailyDialog:
        """Return a dialog with the deals of the last days that shows today's."""
        from mtdesk.ui.setup.daily_dialog import DailyDialog
        from mtdesk.ui.words.table_rules import daily_rules

        dialog = DailyDialog(self.tr("Deal of the day"), today, over)
        dialog.days.chosen.connect(lambda day: self._show_day(dialog, day, today))
        dialog.days.chosen.connect(lambda _: self._tasks.start(self.results.show()))
        dialog.help_wanted.connect(lambda: self.words_wanted.emit(daily_rules(dialog.days.day), dialog))
        self._show_day(dialog, today, today, note)
        return dialog

    def _show_day(self, dialog: DailyDialog, day: date, today: date, note: str = "") -> None:
        from mtdesk.record.daily_deal import daily_deal, last_days
        from mtdesk.ui.words.deals import daily_about, daily_title, next_deal_text

        deal = daily_deal(day)
        mine = self.results.result() if self.results.deal() == deal else None
        dialog.left = None
        is_offered = day in last_days(today) or self._is_running(day)
        dialog.show_deal(
            deal,
            mine,
            day=day,
            about="\n".join(filter(None, [note, daily_about(is_today=day == today)])),
            after=next_deal_text() if day == today else "",
            play=self.tr("&Play") if is_offered else "",
            again=self.tr("&Play again") if is_offered else "",
        )
        dialog.heading.setText(daily_title(day, with_year=dialog.days.needs_year(day)))
        if self._is_running(day):
            _go_on(dialog, self._progress(), [], [])

    async def _fill(self, dialog: DailyDialog, kept: Sequence[KeptResult], starts: Sequence[Start]) -> None:
        """Show what is kept of all days, and how far the chosen one has got."""
        from mtdesk.record.daily_deal import last_days
        from mtdesk.record.daily_history import days_in_a_row, earlier_scores, last_scores

        today, day = dialog.days.today, dialog.days.day
        scores, earlier = last_scores(kept, today), earlier_scores(kept, today)
        dialog.days.running = self._running([score.day for score in (*scores, *earlier)])
        dialog.show_scores(scores, earlier, days_in_a_row(kept, today))
        here = [one for one in kept if one.result.deal == dialog.deal]
        if self._is_running(day):
            _go_on(dialog, self._progress(), here, starts)
        elif day in last_days(today):
            await self._offer_left(dialog, here, starts)

    async def _offer_left(
        self, dialog: DailyDialog, kept: Sequence[KeptResult], starts: Sequence[Start]
    ) -> None:
        """Offer to continue a deal of the day that was left unfinished, if it is still in the library."""
        from shiboken6 import isValid

        day, seed = dialog.days.day, dialog.deal.seed
        if not any(one.seed == seed for one in starts):
            return
        left = await left_game(self._library.index, day, kept, seed)
        if left is None or left.contents is None or not isValid(dialog) or dialog.days.day != day:
            return
        dialog.left = left.file
        _go_on(dialog, progress_in(left.contents), kept, starts)

    def _progress(self) -> Progress | None:
        """Return how far the game on the table has got."""
        game = self._session.game
        return None if game is None else progress_of(game, self.results.ended(game))

    def _running(self, days: Sequence[date]) -> dict[date, str]:
        """Return how far the deal of a day has got that is on the table, by its day."""
        progress = self._progress()
        return {day: progress.short_text() for day in days if progress and self._is_running(day)}

    def _is_running(self, day: date) -> bool:
        """Return whether the deal of this day is on the table, unfinished."""
        from mtdesk.record.daily_deal import daily_deal

        return self.results.deal() == daily_deal(day) and self.results.result() is None


async def _stay() -> bool:
    """Let the game on the table go on."""
    return True


def _go_on(
    dialog: DailyDialog, progress: Progress | None, kept: Sequence[KeptResult], starts: Sequence[Start]
) -> None:
    if progress is None:
        dialog.go_on("")
    else:
        dialog.go_on(progress.text(kept, starts), has_points=bool(progress.total))


def _daily_game(day: date, name: str) -> Game:
    """Return the deal of a day for a player of this name, with the same opponents in every try."""
    from mtdesk.record.daily_deal import LEVEL, daily_deal

    deal = daily_deal(day)
    giver = NameGiver((), random.Random(deal.seed))  # noqa: S311 -- draws names, no secrets
    names = [name]
    while len(names) < deal.players:
        names.append(giver.computer(names))
    players = (Player(names[0], "human"), *(Player(name, "computer", LEVEL) for name in names[1:]))
    return Game(Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed))

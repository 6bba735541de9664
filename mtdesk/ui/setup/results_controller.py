"""Deals as contests: results that are compared, and the deal of the day with its mark to beat."""

from __future__ import annotations

import random
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.record.model import Player, Setup
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.setup.kept_results import KeptResults
from mtdesk.ui.setup.mark_player import MarkPlayer
from mtdesk.ui.words.name_giver import NameGiver

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal
    from mtdesk.record.deal_result import DealResult
    from mtdesk.record.deal_results_file import KeptResult
    from mtdesk.ui.setup.daily_days import DailyDays
    from mtdesk.ui.setup.deal_results import DealResultsDialog


class ResultsController(QObject):
    """Shows results of deals side by side, and records how games went."""

    def __init__(self, context: Context, host: PageHost) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._session, self._games = window, context.session, context.games
        self._store, self._tasks = context.store, tasks
        self._kept = KeptResults(context.library, self)
        self._marks = MarkPlayer(tasks, lambda result: self._kept.keep("mark", result), self)
        self._marks.moved.connect(lambda: tasks.start(self._show_marks()))
        self._dialog: DealResultsDialog | None = None
        self._days: DailyDays | None = None
        self._noted: Game | None = None
        self._started: Game | None = None
        host.compares = lambda: self._deal() is not None
        host.results_wanted.connect(tasks.starter(self.compare))
        window.commands.daily_deal.triggered.connect(tasks.starter(self.play_daily))
        self._session.changed.connect(self._follow)

    def close(self) -> None:
        """End the process that works out marks."""
        self._marks.close()

    # The game on the table

    def _deal(self) -> SharedDeal | None:
        """Return the deal of the game on the table, if results of it can be compared."""
        from mtdesk.record.deal_code import deal_of, has_code

        game = self._session.game
        if game is None or not game.people or is_guided(game.setup) or not has_code(game.setup):
            return None
        return deal_of(game.setup)

    def _result(self) -> KeptResult | None:
        """Return the result of the game on the table, once its end has been seen."""
        from mtdesk.record.deal_result import PlayerResult, ranked
        from mtdesk.record.deal_results_file import KeptResult, Origin

        game, match = self._session.game, self._session.match
        deal = self._deal() if game is not None and game.is_over else None
        if game is None or deal is None:
            return None
        ended = game.ended if match is None else match.executor.seen_ends()
        if len(ended) < deal.options.rounds:
            return None
        players = [
            PlayerResult(player.name, player.level or "", tuple(one.points[seat] for one in ended))
            for seat, player in enumerate(game.setup.players)
        ]
        return KeptResult(Origin.ME, ranked(deal, players), game.setup.begun, game.was_helped)

    def _follow(self) -> None:
        """Record the result of the game on the table when its end can no longer be undone, or it is left."""
        game, match = self._session.game, self._session.match
        if game is not None and game is not self._started and game.record.rounds:
            self._started = game
            self._note_start(game.setup)
        if game is None or game is self._noted or (match is not None and match.is_running):
            return
        mine = self._result()
        if mine is not None:
            self._noted = game
            self._tasks.start(self._kept.keep("me", mine.result, mine.begun, helped=mine.helped))

    def _note_start(self, setup: Setup) -> None:
        """Record that a deal of the day has been dealt to its only person."""
        from mtdesk.ui.words.daily import daily_name

        people = [player.name for player in setup.players if player.kind == "human"]
        if len(people) == 1 and setup.seed and setup.begun and daily_name(setup):
            self._tasks.start(self._kept.start(setup.seed, people[0], setup.begun))

    # Results

    async def compare(self) -> None:
        """Show the result of the game on the table beside those of others."""
        mine = self._result()
        if mine is not None:
            await self._compare(mine.result.deal, mine, mine.begun or clock.now())

    async def compare_with(self, result: DealResult) -> None:
        """Keep a result that someone has sent, and show it beside the player's own."""
        await self.keep(result)
        await self._compare(result.deal, None, clock.now())

    async def keep(self, result: DealResult) -> None:
        """Keep a result that came with the code of a game that starts."""
        await self._kept.keep("other", result)

    async def _compare(self, deal: SharedDeal, mine: KeptResult | None, begun: datetime) -> None:
        from mtdesk.record.daily_deal import daily_day, daily_deal
        from mtdesk.ui.setup.deal_results import DealResultsDialog
        from mtdesk.ui.words.deals import daily_title

        day = daily_day(deal.seed, begun)
        if day is not None and daily_deal(day) != deal:
            day = None
        dialog = DealResultsDialog(self.tr("Compare results"), self._window)
        about = self.tr("Send your result to others, and paste theirs here.")
        if day is not None:
            about = f"{daily_title(day)}. {about}"
        dialog.show_deal(deal, mine, day=day, about=about)
        await self._open(dialog)

    async def _open(self, dialog: DealResultsDialog) -> bool:
        """Show a dialog, with results as they come; returns whether to play its deal."""
        dialog.pasted.connect(lambda result: self._tasks.start(self.keep(result)))
        self._dialog = dialog
        try:
            await self._show_marks()
            return await ask(dialog)
        finally:
            self._dialog = self._days = None

    async def _show_marks(self) -> None:
        """Show what is kept, and how far the mark to beat is; let it be worked out if it is missing."""
        starts, kept = await self._kept.starts(), await self._kept.all()
        dialog, days = self._dialog, self._days
        if dialog is None:
            return
        if days is not None:
            from mtdesk.record.daily_history import days_in_a_row, last_scores

            days.show_scores(last_scores(kept, days.today), days_in_a_row(kept, days.today))
        here = [one for one in kept if one.result.deal == dialog.deal]
        dialog.show_kept(here)
        notes = []
        if dialog.day is not None and not any(one.origin == "mark" for one in here):
            self._marks.start(dialog.deal)
            notes.append(self._marks.note(dialog.deal))
        if days is not None and dialog.day is not None and not self._is_running(dialog.day):
            begun = sum(one.seed == dialog.deal.seed for one in starts)
            if begun > sum(one.origin == "me" for one in here):
                notes.append(
                    self.tr("Did you leave this deal unfinished? Continue it with Open… in the Game menu.")
                )
        dialog.say("\n".join(notes))

    # The deal of the day

    async def play_daily(self) -> None:
        """Show the deal of the day with its results and earlier ones, and play one on request."""
        note = ""
        while True:
            today = clock.now().date()
            day = await self._chosen_day(today, note)
            if day != today or clock.now().date() == today:
                break
            note = self.tr("It is past midnight: this is the deal of the new day.")
        if day is not None and not self._is_running(day):
            await self._begin(day)

    async def _chosen_day(self, today: date, note: str) -> date | None:
        """Show the deals of the last days, today's first; returns the day whose deal is to be played."""
        from mtdesk.ui.setup.daily_days import DailyDays
        from mtdesk.ui.setup.deal_results import DealResultsDialog

        days = DailyDays(today)
        dialog = DealResultsDialog(self.tr("Deal of the day"), self._window, side=days)
        days.chosen.connect(lambda day: self._show_day(dialog, day, today))
        days.chosen.connect(lambda _: self._tasks.start(self._show_marks()))
        self._show_day(dialog, today, today, note)
        self._days = days
        return days.day if await self._open(dialog) else None

    def _show_day(self, dialog: DealResultsDialog, day: date, today: date, note: str = "") -> None:
        from mtdesk.record.daily_deal import daily_deal
        from mtdesk.ui.words.deals import daily_about, daily_title

        deal = daily_deal(day)
        mine = self._result() if self._deal() == deal else None
        runs = self._is_running(day)
        play = self.tr("&Continue", "the deal of the day") if runs else self.tr("&Play")
        again = play if runs else self.tr("&Play again")
        about = "\n".join(filter(None, [note, daily_about(is_today=day == today)]))
        dialog.show_deal(deal, mine, day=day, about=about, play=play, again=again)
        dialog.heading.setText(daily_title(day))

    def _is_running(self, day: date) -> bool:
        """Return whether the deal of this day is on the table, unfinished."""
        from mtdesk.record.daily_deal import daily_deal

        return self._deal() == daily_deal(day) and self._result() is None

    async def _begin(self, day: date) -> None:
        from mtdesk.record.daily_deal import LEVEL, daily_deal

        deal = daily_deal(day)
        rng = random.Random(deal.seed)  # noqa: S311 -- the same opponents in every try, no secrets
        giver = NameGiver(self._store.current.people, rng)
        names = [giver.person([])]
        while len(names) < deal.players:
            names.append(giver.computer(names))
        players = (Player(names[0], "human"), *(Player(name, "computer", LEVEL) for name in names[1:]))
        await self._games.begin_game(
            Game(Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed))
        )

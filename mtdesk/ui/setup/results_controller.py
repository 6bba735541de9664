"""Deals as contests: results that are kept and compared, and marks to beat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.record.model import Setup
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.setup.daily_remarks import DailyRemarks
from mtdesk.ui.setup.kept_results import KeptResults
from mtdesk.ui.setup.mark_player import MarkPlayer

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal
    from mtdesk.record.deal_result import DealResult
    from mtdesk.record.deal_results_file import KeptResult, Start
    from mtdesk.rules.events import RoundEnded
    from mtdesk.ui.scores.game_end import GameEndPanel
    from mtdesk.ui.setup.deal_results import DealResultsDialog

Filler: TypeAlias = "Callable[[Sequence[KeptResult], Sequence[Start]], Awaitable[None]]"
"""Shows more in a dialog of results, of all that are kept and all deals that were begun."""


class ResultsController(QObject):
    """Shows results of deals side by side, and records how games went."""

    def __init__(self, context: Context, host: PageHost) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._session = window, context.session
        self._store, self._tasks = context.store, tasks
        self.kept = KeptResults(context.library, self)
        self._marks = MarkPlayer(tasks, lambda result: self.kept.keep("mark", result), self)
        for changed in (self._marks.moved, context.library.tried):
            changed.connect(lambda: tasks.start(self.show()))
        self._remarks = DailyRemarks(context, host, self.kept)
        self._dialog: DealResultsDialog | None = None
        self._fill: Filler | None = None
        self._pages: list[tuple[GameEndPanel, Game]] = []
        """The last pages of deals of the day, with their games."""
        self._noted: Game | None = None
        self._started: Game | None = None
        host.compares = lambda game: _deal_in(game) is not None
        host.game_ended.connect(self._comment)
        host.results_wanted.connect(lambda game, over: tasks.start(self.compare(game, over)))
        self._session.changed.connect(self._follow)

    def close(self) -> None:
        """End the process that works out marks."""
        self._marks.close()

    # The game on the table

    def deal(self) -> SharedDeal | None:
        """Return the deal of the game on the table, if results of it can be compared."""
        return _deal_in(self._session.game)

    def result(self) -> KeptResult | None:
        """Return the result of the game on the table, once its end has been seen."""
        game = self._session.game
        return None if game is None else self._result_in(game)

    def _result_in(self, game: Game) -> KeptResult | None:
        deal = _deal_in(game) if game.is_over else None
        return None if deal is None else _result_of(game, deal, self.ended(game))

    def ended(self, game: Game) -> Sequence[RoundEnded]:
        """Return the rounds of a game whose end has been seen."""
        match = self._session.match if game is self._session.game else None
        return game.ended if match is None else match.executor.seen_ends()

    def _follow(self) -> None:
        """Record the result of the game on the table when its end can no longer be undone, or it is left."""
        game, match = self._session.game, self._session.match
        if game is not None and game is not self._started and game.record.rounds:
            self._started = game
            self._note_start(game.setup)
        if game is None or game is self._noted or (match is not None and match.is_running):
            return
        mine = self.result()
        if mine is not None:
            self._noted = game
            self._tasks.start(self.kept.keep("me", mine.result, mine.begun, helped=mine.helped))

    def _note_start(self, setup: Setup) -> None:
        """Record that a deal of the day has been dealt to its only person."""
        from mtdesk.ui.words.daily import daily_name

        people = [player.name for player in setup.players if player.kind == "human"]
        if len(people) == 1 and setup.seed and setup.begun and daily_name(setup):
            self._tasks.start(self.kept.start(setup.seed, people[0], setup.begun))

    # Results

    async def compare(self, game: Game, over: QWidget) -> None:
        """Show the result of a game beside those of others, over the window that shows it."""
        mine = self._result_in(game)
        if mine is not None and self._dialog is None:
            await self._compare(mine.result.deal, mine, mine.begun or clock.now(), over)

    async def compare_with(self, result: DealResult) -> None:
        """Keep a result that someone has sent, and show it beside the player's own."""
        await self.keep(result)
        await self._compare(result.deal, None, clock.now(), self._window)

    async def keep(self, result: DealResult) -> None:
        """Keep a result that came with the code of a game that starts."""
        await self.kept.keep("other", result)

    async def _compare(
        self, deal: SharedDeal, mine: KeptResult | None, begun: datetime, over: QWidget
    ) -> None:
        from mtdesk.ui.setup.deal_results import DealResultsDialog
        from mtdesk.ui.words.deals import daily_title

        day = _day_of(deal, begun)
        dialog = DealResultsDialog(self.tr("Compare results"), over)
        if day is not None:
            dialog.heading.setText(daily_title(day))
        about = self.tr("Send your result to others, and paste theirs here.")
        dialog.show_deal(deal, mine, day=day, about=about)
        await self.open(dialog)

    async def open(self, dialog: DealResultsDialog, fill: Filler | None = None, name: str = "") -> bool:
        """Show a dialog with results as they come; returns whether to play its deal.

        ``fill`` shows more whenever results are shown. ``name`` is the player's, if it has been typed.
        """
        keep, offered = self.kept.keep, self._store.current.people
        dialog.name.offer(offered, name)
        before = dialog.name.typed()
        dialog.pasted.connect(lambda one: self._tasks.start(keep("other", one.result, helped=one.helped)))
        dialog.copied.connect(lambda: self._remember(dialog.name.typed()))
        self._dialog, self._fill = dialog, fill
        try:
            await self.show()
            plays = await ask(dialog)
            typed = dialog.name.typed()
            if not dialog.continues and not dialog.name.problem() and (plays or typed != before):
                self._remember(typed)
            return plays
        finally:
            self._dialog = self._fill = None

    def _remember(self, name: str) -> None:
        """Remember the player's name, here and for new games."""
        if name:
            self._store.keep(self._store.current.with_player(name))

    async def show(self) -> None:
        """Show what is kept, and how far the mark to beat is; let it be worked out if it is missing."""
        starts, kept = await self.kept.starts(), await self.kept.all()
        self._show_verdict(kept)
        dialog = self._dialog
        if dialog is None:
            return
        here = [one for one in kept if one.result.deal == dialog.deal]
        dialog.show_kept(here)
        dialog.say("" if dialog.day is None else self._note_of_mark(dialog.deal, here))
        if self._fill is not None:
            await self._fill(kept, starts)

    def _note_of_mark(self, deal: SharedDeal, kept: Sequence[KeptResult]) -> str:
        """Return how far the mark to beat is; let it be worked out if it is not kept."""
        if any(one.origin == "mark" for one in kept):
            return ""
        self._marks.start(deal)
        return self._marks.note(deal)

    # The last page

    def _comment(self, page: GameEndPanel, game: Game) -> None:
        """Say on the last page of a deal of the day how it went against the expert, once that is known."""
        deal = _deal_in(game)
        if deal is not None and _day_of(deal, game.setup.begun) is not None:
            self._pages.append((page, game))
            page.offer_comparison()
            self._tasks.start(self.show())

    def _show_verdict(self, kept: Sequence[KeptResult]) -> None:
        from shiboken6 import isValid

        self._pages = [(page, game) for page, game in self._pages if isValid(page)]
        for page, game in self._pages:
            mine = self._result_in(game)
            if mine is not None:
                here = [one for one in kept if one.result.deal == mine.result.deal]
                note = partial(str, self._note_of_mark(mine.result.deal, here))
                page.show_comment(_verdict(mine, here) or note)


def _deal_in(game: Game | None) -> SharedDeal | None:
    """Return the deal of a game, if results of it can be compared."""
    from mtdesk.record.deal_code import deal_of, has_code

    if game is None or not game.people or is_guided(game.setup) or not has_code(game.setup):
        return None
    return deal_of(game.setup)


def _result_of(game: Game, deal: SharedDeal, ended: Sequence[RoundEnded]) -> KeptResult | None:
    """Return the result of a game of a deal, once the end of its last round has been seen."""
    from mtdesk.record.deal_result import PlayerResult, ranked
    from mtdesk.record.deal_results_file import KeptResult, Origin

    if len(ended) < deal.options.rounds:
        return None
    players = [
        PlayerResult(player.name, player.level or "", tuple(one.points[seat] for one in ended))
        for seat, player in enumerate(game.setup.players)
    ]
    return KeptResult(Origin.ME, ranked(deal, players), game.setup.begun, game.was_helped)


def _day_of(deal: SharedDeal, begun: datetime | None) -> date | None:
    """Return the day whose deal this is, if it was one when a game ``begun``."""
    from mtdesk.record.daily_deal import daily_day, daily_deal

    day = daily_day(deal.seed, begun)
    return day if day is not None and daily_deal(day) == deal else None


def _verdict(mine: KeptResult, kept: Sequence[KeptResult]) -> Callable[[], str] | None:
    """Return what tells how a game went against the expert, once both are among the results of its deal."""
    from mtdesk.record.daily_history import is_usual, mark_in, tries
    from mtdesk.record.deal_results_file import is_same_try
    from mtdesk.ui.words.deals import verdict_text, with_remarks

    own, mark = next((one for one in kept if is_same_try(mine, one)), None), mark_in(kept)
    if own is None or mark is None or not is_usual(own.result):
        return None
    total, number = own.result.people[0].total, tries(kept, own)
    to_beat = None if own.helped else mark
    return lambda: with_remarks(verdict_text(own.result.deal, total, to_beat), number, helped=own.helped)

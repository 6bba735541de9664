"""Deals as contests: results that are compared, and the deal of the day with its mark to beat."""

from __future__ import annotations

import asyncio
import logging
import random
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.i18n import day_text, file_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player, Setup
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.words.errors import cannot_save_text
from mtdesk.ui.words.name_giver import NameGiver

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal
    from mtdesk.record.deal_result import DealResult
    from mtdesk.record.deal_results_file import DealResults, KeptResult
    from mtdesk.ui.setup.deal_results import DealResultsDialog

_log = logging.getLogger(__name__)


class ResultsController(QObject):
    """Shows results of deals side by side, and records how games went."""

    def __init__(self, context: Context, host: PageHost) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._session, self._games = window, context.session, context.games
        self._library, self._store, self._tasks = context.library, context.store, tasks
        self._one_by_one = asyncio.Lock()
        self._pool = WorkerPool(1)
        self._marking: asyncio.Task[None] | None = None
        self._dialog: DealResultsDialog | None = None
        self._noted: Game | None = None
        host.compares = lambda: self._deal() is not None
        host.results_wanted.connect(tasks.starter(self.compare))
        window.commands.daily_deal.triggered.connect(tasks.starter(self.play_daily))
        self._session.changed.connect(self._follow)

    def close(self) -> None:
        """End the process that works out marks."""
        self._pool.close()

    @cached_property
    def _kept(self) -> DealResults:
        """The results on disk."""
        from mtdesk.record.deal_results_file import FILE_NAME, DealResults

        return DealResults(paths.user_data_dir() / FILE_NAME)

    # The game on the table

    def _deal(self) -> SharedDeal | None:
        """Return the deal of the game on the table, if results of it can be compared."""
        from mtdesk.record.deal_code import deal_of, has_code

        game = self._session.game
        if game is None or not game.people or is_guided(game.setup) or not has_code(game.setup):
            return None
        return deal_of(game.setup)

    def _result(self) -> DealResult | None:
        """Return the result of the game on the table, once its end has been seen."""
        from mtdesk.record.deal_result import PlayerResult, ranked

        game, match = self._session.game, self._session.match
        deal = self._deal() if game is not None and game.is_over else None
        if game is None or deal is None:
            return None
        ended = game.ended if match is None else match.executor.seen_ends()
        if len(ended) < deal.options.rounds:
            return None
        return ranked(
            deal,
            [
                PlayerResult(player.name, player.level or "", tuple(one.points[seat] for one in ended))
                for seat, player in enumerate(game.setup.players)
            ],
        )

    def _follow(self) -> None:
        """Record the result of the game on the table when its end can no longer be undone."""
        game, match = self._session.game, self._session.match
        if game is None or game is self._noted or match is None or match.is_running:
            return
        result = self._result()
        if result is not None:
            self._noted = game
            self._tasks.start(self._keep("me", result))

    async def compare(self) -> None:
        """Show the result of the game on the table beside those of others."""
        game, mine = self._session.game, self._result()
        if game is not None and mine is not None:
            marked = self._is_daily(game, mine.deal)
            await self._show(self.tr("Compare results"), mine.deal, mine, marked=marked)

    @staticmethod
    def _is_daily(game: Game, deal: SharedDeal) -> bool:
        """Return whether a deal is that of the day on which the game was started."""
        from mtdesk.record.daily_deal import daily_deal

        return deal == daily_deal((game.setup.begun or clock.now()).date())

    async def compare_with(self, result: DealResult) -> None:
        """Keep a result that someone has sent, and show it beside the player's own."""
        await self._keep("other", result)
        await self._show(self.tr("Compare results"), result.deal, None)

    async def keep(self, result: DealResult) -> None:
        """Keep a result that came with the code of a game that starts."""
        await self._keep("other", result)

    # The deal of the day

    async def play_daily(self) -> None:
        """Show the deal of the day with its results, and play it on request."""
        from mtdesk.record.daily_deal import daily_deal

        day = clock.now().date()
        deal = daily_deal(day)
        on_table = self._deal() == deal
        mine = self._result() if on_table else None
        if on_table and mine is None:
            play = self.tr("&Continue", "the deal of the day")
        else:
            kept = await self._of(deal)
            is_played = mine is not None or any(one.origin == "me" for one in kept)
            play = self.tr("&Play again") if is_played else self.tr("&Play")
        title = self.tr("Deal of the day · {date}").format(date=day_text(day))
        if await self._show(title, deal, mine, play=play, marked=True) and not (on_table and mine is None):
            await self._begin(deal, day)

    async def _begin(self, deal: SharedDeal, day: date) -> None:
        from mtdesk.record.daily_deal import LEVEL

        giver = NameGiver(self._store.current.people, random.Random())  # noqa: S311 -- draws names, no secrets
        names = [giver.person([])]
        while len(names) < deal.players:
            names.append(giver.computer(names))
        players = (Player(names[0], "human"), *(Player(name, "computer", LEVEL) for name in names[1:]))
        await self._games.begin_game(
            Game(Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed))
        )

    async def _mark(self, deal: SharedDeal) -> None:
        """Work out the mark to beat in the background, and show it as soon as it is known."""
        from mtdesk.lab.mark import mark_to_beat
        from mtdesk.record.daily_deal import LEVEL

        try:
            await self._keep("mark", await self._pool.call(mark_to_beat, deal, LEVEL))
        except PlayerFailure as failure:
            _log.warning("No mark to beat: %s", failure)
        kept = await self._of(deal)
        if self._dialog is not None and self._dialog.deal == deal:
            self._dialog.say("")
            self._dialog.show_kept(kept)

    # Results

    async def _show(
        self, title: str, deal: SharedDeal, mine: DealResult | None, *, play: str = "", marked: bool = False
    ) -> bool:
        """Show the results of a deal, with the mark to beat if ``marked``; returns whether to play it."""
        from mtdesk.ui.setup.deal_results import DealResultsDialog

        kept = await self._of(deal)
        about = self.tr("Send your result to others, and paste theirs here.")
        if play:
            about = self.tr("Today everyone plays these tiles, against two computers.")
        dialog = DealResultsDialog(title, deal, kept, mine, self._window, play=play, about=about)
        self._dialog = dialog
        dialog.say("")
        dialog.pasted.connect(lambda result: self._tasks.start(self._keep("other", result)))
        if marked and not any(one.origin == "mark" for one in kept):
            dialog.say(self.tr("The expert is still playing this deal…"))
            if self._marking is None or self._marking.done():
                self._marking = self._tasks.start(self._mark(deal))
        try:
            return await ask(dialog)
        finally:
            self._dialog = None

    async def _of(self, deal: SharedDeal) -> list[KeptResult]:
        try:
            await self._mend()
        except RecordError as error:
            _log.warning("%s cannot be mended", self._kept.path, exc_info=error)
        async with self._one_by_one:
            return await asyncio.to_thread(self._kept.of, deal)

    async def _keep(self, origin: Literal["me", "other", "mark"], result: DealResult) -> None:
        from mtdesk.record.deal_results_file import Origin

        try:
            await self._mend()
            async with self._one_by_one:
                await asyncio.to_thread(self._kept.add, Origin(origin), result)
        except RecordError as error:
            await self._library.show_message(cannot_save_text(self._kept.path, error))

    async def _mend(self) -> None:
        """Keep what can be read of a damaged file, and report that. Raises RecordError."""
        async with self._one_by_one:
            copy = await asyncio.to_thread(self._kept.mend)
        if copy is not None:
            words = self.tr("Some results of deals could not be read. The old file is kept as “{file}”.")
            await self._library.show_message(words.format(file=file_text(copy)))

"""The deal of the day: shown, played, continued, and compared with the expert, who plays it in a worker."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from datetime import date, timedelta
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.files import moment_in_name
from mtdesk.i18n import number_text, points_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player, Setup
from mtdesk.ui.files.game_file import ON_TABLE, GameFile
from mtdesk.ui.files.library import kept_games
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.window.card import Waiting
from mtdesk.ui.words.daily import day_of
from mtdesk.ui.words.errors import cannot_save_text
from mtdesk.ui.words.people import NameGiver

if TYPE_CHECKING:
    from mtdesk.record.daily import DailyResult
    from mtdesk.ui.scores.game_end import GameEndPanel
    from mtdesk.ui.scores.round_end import RoundEndPanel
    from mtdesk.ui.setup.daily_dialog import DailyDialog

_log = logging.getLogger(__name__)


class DailyController(QObject):
    """Shows the deals of days, keeps the first own result of each, and has the expert play them.

    ``words_wanted`` carries TableRules to be read, and the dialog over which they are shown.
    """

    words_wanted = Signal(object, object)

    def __init__(self, context: Context, host: PageHost) -> None:
        super().__init__(context.window)
        self._window, self._session, self._games = context.window, context.session, context.games
        self._store, self._tasks, self._library = context.store, context.tasks, context.library
        self._one_by_one = asyncio.Lock()
        self._pool = WorkerPool(1)
        self._marking: tuple[date, int] | None = None
        """The deal that the expert is playing, and in which round, from 1."""
        self._tried: set[date] = set()
        """The days whose deal the expert has begun; if it failed, or was not kept, it does not try again."""
        self._dialog: DailyDialog | None = None
        self._page: tuple[GameEndPanel, Game] | None = None
        """The last page of a deal of the day that was shown, and its game."""
        self._kept: Game | None = None
        """The game whose result has been kept last."""
        commands = context.window.commands
        commands.daily_deal.triggered.connect(self._tasks.starter(self.play))
        commands.menus[0].aboutToShow.connect(self._tasks.starter(self._mark_menu))
        self._session.changed.connect(self._keep_result)
        host.round_ended.connect(lambda page: self._tasks.start(self._compare_round(page)))
        host.game_ended.connect(lambda page, game: self._tasks.start(self._compare_game(page, game)))

    def close(self) -> None:
        self._pool.close()

    async def results(self, new: DailyResult | None = None) -> Mapping[date, DailyResult]:
        """Return the results of all days, after keeping a ``new`` one; reports if that fails."""
        from mtdesk.record.daily import FILE_NAME, DailyResults

        file = DailyResults(paths.user_data_dir() / FILE_NAME)
        try:
            async with self._one_by_one:
                return await asyncio.to_thread(file.read if new is None else partial(file.keep, new))
        except RecordError as error:
            _log.warning("%s cannot be read or written", file.path, exc_info=error)
            if new is not None:
                await self._library.show_message(cannot_save_text(file.path, error))
            return {}

    async def is_new(self) -> bool:
        today = clock.now().date()
        result = (await self.results()).get(today)
        return self._day_on_table() != today and (result is None or result.own is None)

    async def waiting(self) -> Waiting:
        """Return today's deal as something to be played instead of a new game."""
        from mtdesk.record.daily import days_in_a_row
        from mtdesk.ui.words.deals import DealTexts, next_deal_text, streak_text, undated_daily_title

        today, results, is_new = clock.now().date(), await self.results(), await self.is_new()
        streak = days_in_a_row(results, today)
        news = DealTexts.tr("Not played yet") if is_new else next_deal_text()
        detail = streak_text(streak) if streak > 1 else news
        return Waiting(undated_daily_title(), detail, self._tasks.starter(self.play))

    async def _mark_menu(self) -> None:
        self._window.commands.mark_daily(await self.is_new())

    # The game on the table

    def _day_on_table(self) -> date | None:
        game = self._session.game
        return None if game is None or game.is_over else _day_of(game)

    def _keep_result(self) -> None:
        """Keep the result of the game on the table when its end can no longer be undone, or it is left."""
        game, match = self._session.game, self._session.match
        if game is None or game is self._kept or (match is not None and match.is_running):
            return
        day = _day_of(game)
        if day is not None and game.is_over:
            self._kept = game
            self._tasks.start(self.results(_result_of(game, day)))

    async def _compare_round(self, page: RoundEndPanel) -> None:
        """Say on the page at the end of a round how many points the expert had, if that is known."""
        from mtdesk.ui.words.deals import DealTexts

        day = None if self._session.game is None else _day_of(self._session.game)
        result = None if day is None else (await self.results()).get(day)
        if result is not None and result.mark is not None and isValid(page):
            points = points_text(result.mark[page.round - 1])
            text = DealTexts.tr("The expert’s points in this round: {points}")
            page.show_comment(text.format(points=points))

    async def _compare_game(self, page: GameEndPanel, game: Game) -> None:
        """Say on the last page of a deal of the day how it went against the expert, once that is known."""
        from mtdesk.ui.words.deals import verdict_text

        day = _day_of(game)
        if day is None or not game.is_over:
            return
        self._page = page, game
        known = (await self.results()).get(day)
        mark = None if known is None else known.mark
        if isValid(page):
            told = (verdict_text(_result_of(game, day), mark), self._note_on(day, mark))
            page.show_comment("\n".join(filter(None, told)))

    # The expert

    def _note_on(self, day: date, mark: tuple[int, ...] | None) -> str:
        """Have the expert play the deal of a day without a ``mark``; returns how far it has got with it."""
        from mtdesk.ui.words.deals import DealTexts

        if mark is None and self._marking is None and day not in self._tried:
            self._tried.add(day)
            self._marking = day, 1
            self._tasks.start(self._play_mark(day))
        at, round_ = self._marking or (None, 0)
        text = DealTexts.tr("The expert is in round {round} of this deal. You need not wait.")
        return text.format(round=number_text(round_)) if at == day and mark is None else ""

    async def _play_mark(self, day: date) -> None:
        from mtdesk.lab.simulate import round_of_mark
        from mtdesk.record.daily import LEVEL, DailyResult, daily_deal

        deal = daily_deal(day)
        points: tuple[tuple[Fraction, ...], ...] = ()
        try:
            for round_ in range(1, deal.options.rounds + 1):
                self._marking = day, round_
                await self._show()
                points = (*points, await self._pool.call(round_of_mark, deal, LEVEL, points))
            await self.results(DailyResult(day, mark=tuple(int(one[0]) for one in points)))
        except PlayerFailure as failure:
            _log.warning("No mark to beat: %s", failure)
        finally:
            self._marking = None
        await self._show()

    async def _show(self) -> None:
        if self._dialog is not None:
            await self._show_day(self._dialog)
        if self._page is not None and isValid(self._page[0]):
            await self._compare_game(*self._page)

    # The dialog

    async def play(self) -> bool:
        """Show the deal of the day; returns whether people then played or continued one."""
        from mtdesk.ui.setup.daily_dialog import DailyDialog
        from mtdesk.ui.words.rules.writing import daily_rules

        today = clock.now().date()
        dialog = DailyDialog(today, self._window)
        dialog.day_chosen.connect(lambda: self._tasks.start(self._show_day(dialog)))
        dialog.help_wanted.connect(lambda: self.words_wanted.emit(daily_rules(dialog.state.day), dialog))
        await self._show_day(dialog)
        self._dialog = dialog
        try:
            plays = await ask(dialog)
        finally:
            self._dialog = None
        state = dialog.state
        if not plays:
            return False
        if state.game is not None and state.game.file != ON_TABLE:
            return await self._games.open_file(state.game.file)
        if state.game is not None:
            self._window.commands.pause.setChecked(False)
            self._window.show_table()
            return True
        if state.day == today != clock.now().date():  # it has become midnight: there is a new deal
            return await self.play()
        return await self._games.begin_game(_daily_game(state.day, self._store.current.people))

    async def _show_day(self, dialog: DailyDialog) -> None:
        """Show in a dialog what is known of the deal of its day, and have the expert play it."""
        from mtdesk.record.daily import last_days
        from mtdesk.ui.setup.daily_dialog import DayState

        day, today, results = dialog.day, clock.now().date(), await self.results()
        game = self._session.on_table if self._day_on_table() == day else None
        if game is None and day in last_days(today) and (day not in results or not results[day].own):
            game = await self._left_game(day)
        if isValid(dialog) and dialog.day == day:  # or another one was chosen meanwhile
            note = self._note_on(day, results[day].mark if day in results else None)
            dialog.show_state(DayState(day, today, results, game, note))

    async def _left_game(self, day: date) -> GameFile | None:
        """Return the game of the deal of a day that was left last, if it is unfinished."""
        for file in reversed(await asyncio.to_thread(kept_games)):
            moment = moment_in_name(file)
            if moment is not None and moment.date() >= day - timedelta(days=1):
                found = await self._library.headlines.look_at(file)
                if found.day == day and found.headline and found.headline.setup.only_person == 0:
                    return None if found.is_finished else found
        return None


def _day_of(game: Game) -> date | None:
    """Return the day whose deal a game of one person is; None if it is none."""
    return day_of(game.setup) if len(game.people) == 1 else None


def _result_of(game: Game, day: date) -> DailyResult:
    """Return how the deal of a day went in a finished game."""
    from mtdesk.record.daily import DailyResult

    (seat,) = game.people
    return DailyResult(day, tuple(int(one.points[seat]) for one in game.ended), game.setup.begun)


def _daily_game(day: date, people: tuple[str, ...]) -> Game:
    """Return the deal of a day for the latest of these people, with the same opponents in every game."""
    from mtdesk.record.daily import LEVEL, daily_deal

    deal = daily_deal(day)
    giver = NameGiver(people, random.Random(deal.seed))  # noqa: S311 -- draws names, no secrets
    names = [giver.person([])]
    while len(names) < deal.players:
        names.append(giver.computer(names))
    players = (Player(names[0], "human"), *(Player(other, "computer", LEVEL) for other in names[1:]))
    return Game(Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed))

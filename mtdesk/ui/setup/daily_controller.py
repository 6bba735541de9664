"""The deal of the day: shown, played, continued, and compared with the expert, who plays it in a worker."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.i18n import number_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player, Setup
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.words.daily import day_of
from mtdesk.ui.words.errors import cannot_save_text
from mtdesk.ui.words.name_giver import NameGiver

if TYPE_CHECKING:
    from mtdesk.record.daily_results import DailyResult
    from mtdesk.rules.events import RoundEnded
    from mtdesk.ui.files.game_file import GameFile
    from mtdesk.ui.scores.game_end import GameEndPanel
    from mtdesk.ui.scores.round_end import RoundEndPanel
    from mtdesk.ui.setup.daily_dialog import DailyDialog, Progress

Beginning: TypeAlias = Callable[[], Awaitable[bool]]
"""Puts a chosen game on the table; returns whether it is there."""

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
        self._known: Mapping[date, DailyResult] | None = None
        """The results of all days, once they have been read."""
        self._pool = WorkerPool(1)
        self._marking: tuple[date, int] | None = None
        """The deal that the expert is playing, and in which round, from 1."""
        self._failed: set[date] = set()
        self._dialog: DailyDialog | None = None
        self._left: GameFile | None = None
        """The game in which the deal that is shown was left unfinished."""
        self._page: GameEndPanel | None = None
        self._kept: Game | None = None
        """The game whose result has been kept last."""
        commands = context.window.commands
        commands.daily_deal.triggered.connect(self._tasks.starter(self.play))
        commands.menus[0].aboutToShow.connect(self._tasks.starter(self._mark_menu))
        self._session.changed.connect(self._follow)
        host.round_ended.connect(lambda page: self._tasks.start(self._compare_round(page)))
        host.game_ended.connect(lambda page, game: self._tasks.start(self._compare_game(page, game)))

    def close(self) -> None:
        """End the process of the expert."""
        self._pool.close()

    # What is kept

    async def _results(self, new: DailyResult | None = None) -> Mapping[date, DailyResult]:
        """Return the results of all days, after keeping a ``new`` one; reports if that fails."""
        from mtdesk.record.daily_results import FILE_NAME, DailyResults

        file = DailyResults(paths.user_data_dir() / FILE_NAME)
        try:
            async with self._one_by_one:
                if new is not None:
                    self._known = await asyncio.to_thread(file.keep, new)
                elif self._known is None:
                    self._known = await asyncio.to_thread(file.read)
        except RecordError as error:
            _log.warning("%s cannot be read or written", file.path, exc_info=error)
            if new is not None:
                await self._library.show_message(cannot_save_text(file.path, error))
            self._known = self._known or {}
        return self._known or {}

    def _follow(self) -> None:
        """Keep the result of the game on the table when its end can no longer be undone, or it is left."""
        game, match = self._session.game, self._session.match
        if game is None or game is self._kept or (match is not None and match.is_running):
            return
        day = _day_of(game)
        if day is not None and game.is_over:
            self._kept = game
            self._tasks.start(self._results(_result_of(game, day)))

    # The expert

    def _start_expert(self, day: date) -> None:
        """Have the expert play the deal of a day, unless it is playing, or failed before."""
        if self._marking is None and day not in self._failed:
            self._marking = day, 1
            self._tasks.start(self._play_mark(day))

    async def _play_mark(self, day: date) -> None:
        from mtdesk.lab.mark import round_of_mark
        from mtdesk.record.daily_deal import LEVEL, daily_deal
        from mtdesk.record.daily_results import DailyResult

        deal = daily_deal(day)
        points: tuple[tuple[Fraction, ...], ...] = ()
        try:
            for round_ in range(1, deal.options.rounds + 1):
                self._marking = day, round_
                await self._show()
                points = (*points, await self._pool.call(round_of_mark, deal, LEVEL, points))
            await self._results(DailyResult(day, mark=tuple(int(one[0]) for one in points)))
        except PlayerFailure as failure:
            _log.warning("No mark to beat: %s", failure)
            self._failed.add(day)
        finally:
            self._marking = None
        await self._show()

    def _note_of_expert(self, day: date) -> str:
        """Return how far the expert has got with the deal of a day; empty if it is not playing it."""
        if self._marking is None or self._marking[0] != day:
            return ""
        return self.tr("The expert is playing this deal: round {round}. You need not wait.").format(
            round=number_text(self._marking[1])
        )

    # At the table

    async def _compare_round(self, page: RoundEndPanel) -> None:
        """Say on the page at the end of a round how many points the expert had, if that is known."""
        from shiboken6 import isValid

        from mtdesk.ui.words.deals import expert_round_text

        game = self._session.game
        day = None if game is None else _day_of(game)
        if day is None:
            return
        result = (await self._results()).get(day)
        if result is not None and result.mark is not None and isValid(page):
            page.show_comment(partial(expert_round_text, result.mark[page.round - 1]))

    async def _compare_game(self, page: GameEndPanel, game: Game) -> None:
        """Say on the last page of a deal of the day how it went against the expert, once that is known."""
        day = _day_of(game)
        if day is None or not game.is_over:
            return
        self._page = page
        page.destroyed.connect(self._forget_page)
        await self._show_verdict(game, day)

    def _forget_page(self) -> None:
        self._page = None

    async def _show_verdict(self, game: Game, day: date) -> None:
        from shiboken6 import isValid

        from mtdesk.ui.words.deals import verdict_text

        own, known = _result_of(game, day), (await self._results()).get(day)
        mark = None if known is None else known.mark
        if mark is None:
            self._start_expert(day)
        page = self._page
        if page is not None and isValid(page):
            text, note = verdict_text(own, mark), self._note_of_expert(day)
            page.show_comment(lambda: "\n".join(filter(None, (text, note))))

    async def _show(self) -> None:
        """Show what is known now wherever a deal of the day is shown."""
        if self._dialog is not None:
            await self._show_day(self._dialog)
        game = self._session.game
        day = None if game is None else _day_of(game)
        if game is not None and day is not None and self._page is not None and game.is_over:
            await self._show_verdict(game, day)

    # The dialog

    async def _mark_menu(self) -> None:
        self._window.commands.mark_daily(await self.is_new())

    async def is_new(self) -> bool:
        """Return whether today's deal has not been begun."""
        today = clock.now().date()
        result = (await self._results()).get(today)
        return self._day_on_table() != today and (result is None or result.own is None)

    async def play(self) -> None:
        """Show the deal of the day, and play one on request."""
        begin = await self.choose(self._window)
        if begin is not None:
            await begin()

    async def choose(self, over: QWidget, name: str = "") -> Beginning | None:
        """Show the deal of the day over a window, to a player of this name; None: no game is wanted."""
        from mtdesk.ui.setup.daily_dialog import DailyDialog
        from mtdesk.ui.words.table_rules import daily_rules

        today = clock.now().date()
        dialog = DailyDialog(today, self._store.current.people, name, over)
        dialog.day_chosen.connect(lambda: self._tasks.start(self._show_day(dialog)))
        dialog.help_wanted.connect(lambda: self.words_wanted.emit(daily_rules(dialog.state.day), dialog))
        await self._show_day(dialog)
        self._dialog = dialog
        try:
            plays = await ask(dialog)
        finally:
            self._dialog = None
        day, typed = dialog.state.day, dialog.name.typed()
        if not plays:
            return None
        if dialog.state.progress is None:
            if day == today != clock.now().date():  # it has become midnight: there is a new deal
                return await self.choose(over, typed)
            if typed:
                self._store.keep(self._store.current.with_player(typed))
            return partial(self._games.begin_game, _daily_game(day, dialog.name.text()))
        if self._left is not None:
            return partial(self._games.open_file, self._left.file)
        return _stay

    async def _show_day(self, dialog: DailyDialog) -> None:
        """Show in a dialog what is known of the deal of its day, and have the expert play it."""
        from shiboken6 import isValid

        from mtdesk.record.daily_deal import last_days
        from mtdesk.ui.setup.daily_dialog import DayState

        day = dialog.day
        results, today = await self._results(), clock.now().date()
        progress, left = self._progress(day), None
        if progress is None and day in last_days(today):
            left = await self._left_game(day)
            progress = None if left is None else _progress_in(left)
        if day not in results or results[day].mark is None:
            self._start_expert(day)
        if isValid(dialog) and dialog.day == day:  # or another one was chosen meanwhile
            self._left = left
            dialog.show_state(DayState(day, today, results, progress, self._note_of_expert(day)))

    def _day_on_table(self) -> date | None:
        """Return the day whose deal is on the table, unfinished."""
        game = self._session.game
        return None if game is None or game.is_over else _day_of(game)

    def _progress(self, day: date) -> Progress | None:
        """Return how far the game on the table has got, if it is the unfinished deal of this day."""
        from mtdesk.ui.setup.daily_dialog import Progress

        game, match = self._session.game, self._session.match
        if game is None or self._day_on_table() != day:
            return None
        ended = game.ended if match is None else match.executor.seen_ends()
        return Progress(len(game.record.rounds), game.setup.options.rounds, _total(game, ended))

    async def _left_game(self, day: date) -> GameFile | None:
        """Return the game of the deal of a day that was left unfinished, as far as it has got."""
        from mtdesk.files import moment_in_name
        from mtdesk.record.daily_deal import daily_deal
        from mtdesk.ui.files.library import kept_games

        seed = daily_deal(day).seed
        furthest: dict[object, GameFile] = {}
        for file in kept_games():
            moment = moment_in_name(file)
            if moment is None or moment.date() < day:
                continue
            game = await self._library.index.look_at(file)
            found = game.contents
            if found is None or found.seed != seed or len(found.people) != 1:
                continue
            other = furthest.get(found.game)
            if other is None or other.contents is None or found.progress > other.contents.progress:
                furthest[found.game] = game
        left = (one for one in furthest.values() if one.contents and not one.contents.is_finished)
        return next(left, None)


async def _stay() -> bool:
    """Let the game on the table go on."""
    return True


def _day_of(game: Game) -> date | None:
    """Return the day whose deal a game of one person is; None if it is none."""
    from mtdesk.record.daily_deal import daily_deal
    from mtdesk.record.deal_code import deal_of, has_code

    if len(game.people) != 1 or not has_code(game.setup):
        return None
    day = day_of(game.setup)
    return day if day is not None and daily_deal(day) == deal_of(game.setup) else None


def _result_of(game: Game, day: date) -> DailyResult:
    """Return how the deal of a day went in a finished game."""
    from mtdesk.record.daily_results import DailyResult

    (seat,) = game.people
    return DailyResult(day, tuple(int(one.points[seat]) for one in game.ended), game.setup.begun)


def _total(game: Game, ended: Sequence[RoundEnded]) -> Fraction:
    (seat,) = game.people
    return sum((one.points[seat] for one in ended), Fraction(0))


def _progress_in(game: GameFile) -> Progress:
    """Return how far an unfinished game of one person in a file has got."""
    from mtdesk.ui.setup.daily_dialog import Progress

    found = game.contents
    assert found is not None
    (seat,) = found.people
    return Progress(found.round, found.rounds, found.totals[seat])


def _daily_game(day: date, name: str) -> Game:
    """Return the deal of a day for a player of this name, with the same opponents in every game."""
    from mtdesk.record.daily_deal import LEVEL, daily_deal

    deal = daily_deal(day)
    giver = NameGiver((), random.Random(deal.seed))  # noqa: S311 -- draws names, no secrets
    names = [name]
    while len(names) < deal.players:
        names.append(giver.computer(names))
    players = (Player(names[0], "human"), *(Player(other, "computer", LEVEL) for other in names[1:]))
    return Game(Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed))

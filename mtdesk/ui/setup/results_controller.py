"""Deals as contests: results that are compared, and the deal of the day with its mark to beat."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.record.model import Player, Setup
from mtdesk.ui.kit.ask import ask
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.setup.daily_progress import Progress, progress_in, progress_of
from mtdesk.ui.setup.daily_remarks import DailyRemarks
from mtdesk.ui.setup.kept_results import KeptResults
from mtdesk.ui.setup.mark_player import MarkPlayer
from mtdesk.ui.words.name_giver import NameGiver, sender_name

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal
    from mtdesk.record.deal_result import DealResult
    from mtdesk.record.deal_results_file import KeptResult, Start
    from mtdesk.rules.events import RoundEnded
    from mtdesk.ui.files.game_file import GameFile
    from mtdesk.ui.files.game_index import GameIndex
    from mtdesk.ui.scores.game_end import GameEndPanel
    from mtdesk.ui.setup.daily_dialog import DailyDialog
    from mtdesk.ui.setup.deal_results import DealResultsDialog


class ResultsController(QObject):
    """Shows results of deals side by side, and records how games went.

    ``words_wanted`` carries TableRules to be read, and the dialog over which they are shown.
    """

    words_wanted = Signal(object, object)

    def __init__(self, context: Context, host: PageHost) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._session, self._games = window, context.session, context.games
        self._store, self._tasks, self._library = context.store, tasks, context.library
        self.kept = KeptResults(context.library, self)
        self._marks = MarkPlayer(tasks, lambda result: self.kept.keep("mark", result), self)
        self._marks.moved.connect(lambda: tasks.start(self._show_marks()))
        self._remarks = DailyRemarks(context, host, self.kept)
        self._dialog: DealResultsDialog | None = None
        self._pages: list[tuple[GameEndPanel, Game]] = []
        """The last pages of deals of the day, with their games."""
        self._noted: Game | None = None
        self._started: Game | None = None
        host.compares = lambda game: _deal_in(game) is not None
        host.game_ended.connect(self._comment)
        host.results_wanted.connect(lambda game, over: tasks.start(self.compare(game, over)))
        window.commands.daily_deal.triggered.connect(tasks.starter(self.play_daily))
        self._session.changed.connect(self._follow)

    def close(self) -> None:
        """End the process that works out marks."""
        self._marks.close()

    # The game on the table

    def _deal(self) -> SharedDeal | None:
        """Return the deal of the game on the table, if results of it can be compared."""
        return _deal_in(self._session.game)

    def _result(self) -> KeptResult | None:
        """Return the result of the game on the table, once its end has been seen."""
        game = self._session.game
        return None if game is None else self._result_in(game)

    def _result_in(self, game: Game) -> KeptResult | None:
        deal = _deal_in(game) if game.is_over else None
        return None if deal is None else _result_of(game, deal, self._ended(game))

    def _ended(self, game: Game) -> Sequence[RoundEnded]:
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
        mine = self._result()
        if mine is not None:
            self._noted = game
            self._tasks.start(self._keep_mine(mine))

    async def _keep_mine(self, mine: KeptResult) -> None:
        await self.kept.keep("me", mine.result, mine.begun, helped=mine.helped)
        await self._show_marks()

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
        await self._open(dialog)

    async def _open(self, dialog: DealResultsDialog) -> bool:
        """Show a dialog, with results as they come; returns whether to play its deal."""
        keep = self.kept.keep
        dialog.sent_as = sender_name(self._store.current.people)
        dialog.pasted.connect(lambda one: self._tasks.start(keep("other", one.result, helped=one.helped)))
        self._dialog = dialog
        try:
            await self._show_marks()
            return await ask(dialog)
        finally:
            self._dialog = None

    async def _show_marks(self) -> None:
        """Show what is kept, and how far the mark to beat is; let it be worked out if it is missing."""
        from mtdesk.ui.setup.daily_dialog import DailyDialog

        starts, kept = await self.kept.starts(), await self.kept.all()
        self._show_verdict(kept)
        dialog = self._dialog
        if dialog is None:
            return
        if isinstance(dialog, DailyDialog):
            from mtdesk.record.daily_deal import last_days
            from mtdesk.record.daily_history import days_in_a_row, last_scores

            today = dialog.days.today
            dialog.days.running = self._running(last_days(today))
            dialog.show_scores(last_scores(kept, today), days_in_a_row(kept, today))
        here = [one for one in kept if one.result.deal == dialog.deal]
        dialog.show_kept(here)
        dialog.say("" if dialog.day is None else self._note_of_mark(dialog.deal, here))
        played = any(one.origin == "me" for one in here)
        if isinstance(dialog, DailyDialog) and self._is_running(dialog.days.day):
            _go_on(dialog, self._progress(), here, starts)
        elif isinstance(dialog, DailyDialog) and not played:
            await self._offer_left(dialog, starts)

    async def _offer_left(self, dialog: DailyDialog, starts: Sequence[Start]) -> None:
        """Offer to continue a deal of the day that was left unfinished, if it is still in the library."""
        day, seed = dialog.days.day, dialog.deal.seed
        if not any(one.seed == seed for one in starts):
            return
        left = await _left_game(self._library.index, day, seed)
        if left is None or left.contents is None or dialog is not self._dialog or dialog.days.day != day:
            return
        dialog.left = left.file
        _go_on(dialog, progress_in(left.contents), [], starts)

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
            self._tasks.start(self._show_marks())

    def _show_verdict(self, kept: Sequence[KeptResult]) -> None:
        from shiboken6 import isValid

        self._pages = [(page, game) for page, game in self._pages if isValid(page)]
        for page, game in self._pages:
            mine = self._result_in(game)
            if mine is not None:
                here = [one for one in kept if one.result.deal == mine.result.deal]
                note = partial(str, self._note_of_mark(mine.result.deal, here))
                page.show_comment(_verdict(mine, here) or note)

    # The deal of the day

    async def play_daily(self) -> None:
        """Show the deal of the day with its results and earlier ones, and play one on request."""
        note = ""
        while True:
            today = clock.now().date()
            dialog = self._dialog_of_days(today, note)
            plays, day = await self._open(dialog), dialog.days.day
            if not plays or day != today or dialog.continues or clock.now().date() == today:
                break
            note = self.tr("It is past midnight: this is the deal of the new day.")
        if plays and dialog.left is not None:
            await self._games.open_file(dialog.left)
        elif plays and not self._is_running(day):
            await self._games.begin_game(_daily_game(day, self._store.current.people))

    def _dialog_of_days(self, today: date, note: str) -> DailyDialog:
        """Return a dialog with the deals of the last days that shows today's."""
        from mtdesk.ui.setup.daily_dialog import DailyDialog
        from mtdesk.ui.words.table_rules import daily_rules

        dialog = DailyDialog(self.tr("Deal of the day"), today, self._window)
        dialog.days.chosen.connect(lambda day: self._show_day(dialog, day, today))
        dialog.days.chosen.connect(lambda _: self._tasks.start(self._show_marks()))
        dialog.help_wanted.connect(lambda: self.words_wanted.emit(daily_rules(dialog.days.day), dialog))
        self._show_day(dialog, today, today, note)
        return dialog

    def _show_day(self, dialog: DailyDialog, day: date, today: date, note: str = "") -> None:
        from mtdesk.record.daily_deal import daily_deal
        from mtdesk.ui.words.deals import daily_about, daily_title, next_deal_text

        deal = daily_deal(day)
        mine = self._result() if self._deal() == deal else None
        dialog.left = None
        dialog.show_deal(
            deal,
            mine,
            day=day,
            about="\n".join(filter(None, [note, daily_about(is_today=day == today)])),
            after=next_deal_text() if day == today else "",
            play=self.tr("&Play"),
            again=self.tr("&Play again"),
        )
        dialog.heading.setText(daily_title(day))
        if self._is_running(day):
            _go_on(dialog, self._progress(), [], [])

    def _progress(self) -> Progress | None:
        """Return how far the game on the table has got."""
        game = self._session.game
        return None if game is None else progress_of(game, self._ended(game))

    def _running(self, days: Sequence[date]) -> dict[date, str]:
        """Return how far the deal of a day has got that is on the table, by its day."""
        progress = self._progress()
        return {day: progress.short_text() for day in days if progress and self._is_running(day)}

    def _is_running(self, day: date) -> bool:
        """Return whether the deal of this day is on the table, unfinished."""
        from mtdesk.record.daily_deal import daily_deal

        return self._deal() == daily_deal(day) and self._result() is None


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


def _go_on(
    dialog: DailyDialog, progress: Progress | None, kept: Sequence[KeptResult], starts: Sequence[Start]
) -> None:
    if progress is None:
        dialog.go_on("")
    else:
        dialog.go_on(progress.text(kept, starts), has_points=bool(progress.total))


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
    return lambda: with_remarks(verdict_text(own.result.deal, total, mark), number, helped=own.helped)


def _daily_game(day: date, people: Sequence[str]) -> Game:
    """Return the deal of a day, with the same opponents in every try; ``people`` played here before."""
    from mtdesk.record.daily_deal import LEVEL, daily_deal

    deal = daily_deal(day)
    giver = NameGiver(people, random.Random(deal.seed))  # noqa: S311 -- draws names, no secrets
    names = [giver.person([])]
    while len(names) < deal.players:
        names.append(giver.computer(names))
    players = (Player(names[0], "human"), *(Player(name, "computer", LEVEL) for name in names[1:]))
    return Game(Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed))


async def _left_game(index: GameIndex, day: date, seed: str) -> GameFile | None:
    """Return the first game with this seed that was left since a day, alone and unfinished."""
    from mtdesk.files import moment_in_name
    from mtdesk.ui.files.library import kept_games

    first: GameFile | None = None
    for file in kept_games():
        moment = moment_in_name(file)
        if moment is None or moment.date() < day:
            continue
        game = await index.look_at(file)
        found = game.contents
        if found is None or found.seed != seed or len(found.people) != 1 or found.is_finished:
            continue
        former = None if first is None else first.contents
        if former is None or (found.game == former.game and found.progress > former.progress):
            first = game
    return first

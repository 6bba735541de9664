"""What is said about a deal of the day while it is played, or before it is played by its code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mtdesk import clock
from mtdesk.control.game import Game
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.setup.kept_results import KeptResults
from mtdesk.ui.words.daily import daily_name

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal
    from mtdesk.record.deal_results_file import KeptResult
    from mtdesk.ui.scores.round_end import RoundEndPanel


class DailyRemarks(QObject):
    """Numbers later tries at the table, and names the expert's points after each round.

    Warns once in a try that counts that it was helped.
    """

    def __init__(self, context: Context, host: PageHost, kept: KeptResults) -> None:
        super().__init__(context.window)
        self._session, self._tasks, self._kept = context.session, context.tasks, kept
        self._alone: Game | None = None
        self._seen: Game | None = None
        self._session.changed.connect(self._follow)
        host.round_ended.connect(lambda page: self._tasks.start(self._compare(page)))

    def _follow(self) -> None:
        """Notice a game that starts, and the first move that a computer makes for its only person."""
        game = self._session.game
        if game is None or len(game.people) != 1 or not daily_name(game.setup):
            return
        if game is not self._seen:
            self._seen = game
            self._tasks.start(self._count(game))
        if not game.was_helped:
            self._alone = game
        elif game is self._alone:
            self._alone = None
            self._tasks.start(self._warn(game))

    async def _count(self, game: Game) -> None:
        """Say at the top of the window which try a game is, unless it is the first."""
        from mtdesk.record.daily_history import finished_tries, try_of
        from mtdesk.ui.words.deals import idle_try_text, try_text

        (seat,) = game.people
        setup, name = game.setup, game.setup.players[seat].name
        if setup.seed is None or setup.begun is None:
            return
        starts, kept = await self._kept.starts(), await self._of(game)
        number, _ = try_of(kept, starts, setup.seed, name, setup.begun)
        before = [one for one in kept if one.begun is None or one.begun < setup.begun]
        words = idle_try_text if finished_tries(before, name) else try_text
        if number > 1 and game is self._session.game:
            self._session.add_remark(partial(words, number))

    async def _warn(self, game: Game) -> None:
        from mtdesk.record.daily_deal import daily_day
        from mtdesk.record.daily_history import finished_tries
        from mtdesk.ui.words.deals import marked_text

        (seat,) = game.people
        kept = await self._of(game)
        setup = game.setup
        on_time = setup.begun is None or setup.begun.date() == daily_day(setup.seed, setup.begun)
        if not finished_tries(kept, setup.players[seat].name) and game is self._session.game:
            self._session.say_first(partial(marked_text, is_on_time=on_time))

    async def _compare(self, page: RoundEndPanel) -> None:
        """Say on the page at the end of a round how many points the expert had, if that is known."""
        from shiboken6 import isValid

        from mtdesk.record.daily_history import mark_rounds_in
        from mtdesk.ui.words.deals import expert_round_text

        game = self._session.game
        if game is None or not daily_name(game.setup):
            return
        points = mark_rounds_in(await self._of(game))
        if points and isValid(page):
            page.show_comment(partial(expert_round_text, points[page.round - 1]))

    async def _of(self, game: Game) -> list[KeptResult]:
        """Return what is kept of the deal of a game."""
        from mtdesk.record.deal_code import deal_of

        deal = deal_of(game.setup)
        return [one for one in await self._kept.all() if one.result.deal == deal]


async def daily_notes(kept: KeptResults) -> Callable[[SharedDeal], str]:
    """Return what tells of a deal which day's it is, if any, and whether it has been played."""
    from mtdesk.record.daily_deal import daily_day, daily_deal
    from mtdesk.ui.words.deals import daily_title, played_text

    now = clock.now()
    played = [one.result.deal for one in await kept.all() if one.origin == "me"]

    def note(deal: SharedDeal) -> str:
        day = daily_day(deal.seed, now)
        titles = [] if day is None or daily_deal(day) != deal else [daily_title(day)]
        said = " · ".join((*titles, *([played_text()] if deal in played else [])))
        return f"{said[:1].upper()}{said[1:]}"

    return note

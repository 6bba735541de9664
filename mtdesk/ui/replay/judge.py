"""Judging the decisions of people while they play, so that the analysis is there when they look back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Record
from mtdesk.rules.events import RoundEnded
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.session import Session

if TYPE_CHECKING:  # with all of the search, for which the first frame does not wait
    from mtdesk.lab.analysis import Decision
    from mtdesk.lab.analysis_store import AnalysisStore
    from mtdesk.lab.practice import Practice

_log = logging.getLogger(__name__)

LEVEL = "expert"
WORK = 1000
"""Steps of search for a decision."""


def analysis_store() -> AnalysisStore:
    """Return what is kept of analyses."""
    from mtdesk.lab.analysis_store import AnalysisStore

    return AnalysisStore(paths.user_cache_dir() / "analyses", LEVEL, WORK)


def keep_mistakes(
    practice: Practice, record: Record, ended: Sequence[RoundEnded], decisions: Sequence[Decision]
) -> None:
    """Keep the mistakes among decisions to be practised. For use in a thread."""
    try:
        practice.add(record, ended, decisions, clock.now().date())
    except RecordError as error:
        _log.warning("mistakes could not be kept for practice: %s", error)


class GameJudge(QObject):
    """Judges the rounds of the game on the table as they end, in a process of its own, and shows nothing.

    It does so only where the search is compiled: a round then takes a tenth of a second.
    """

    def __init__(self, session: Session, tasks: Tasks, practice: Callable[[], Practice]) -> None:
        super().__init__(session)
        self._session, self._tasks, self._practice = session, tasks, practice
        self._pool = WorkerPool(1)
        self._one_by_one = asyncio.Lock()
        self._game: Game | None = None
        self._was_seen = False
        """Whether the end of a round of this game was shown."""
        session.changed.connect(self._follow)

    def close(self) -> None:
        """End the process."""
        self._pool.close()

    async def settled(self) -> None:
        """Wait until nothing is being judged."""
        async with self._one_by_one:
            pass

    def _follow(self) -> None:
        """Judge the game when the end of a round is shown; not if it is only viewed."""
        game, match = self._session.game, self._session.match
        if game is None or match is None:
            return
        if game is not self._game:
            self._game, self._was_seen = game, True
        is_seen = game.between_rounds and match.audience.held is None
        if is_seen and not self._was_seen and not is_guided(game.setup):
            self._tasks.start(self._judge(game.record.copy(), tuple(game.ended), is_over=game.is_over))
        self._was_seen = is_seen

    async def _judge(self, record: Record, ended: Sequence[RoundEnded], *, is_over: bool) -> None:
        async with self._one_by_one:
            native, analysis = [
                await asyncio.to_thread(import_module, name)
                for name in ("mtdesk.ai.native", "mtdesk.lab.analysis")
            ]
            if not native.is_there():
                return
            people = [seat for seat, player in enumerate(record.setup.players) if player.kind == "human"]
            store = analysis_store()
            known = await asyncio.to_thread(store.load, record, ended)
            new: list[Decision] = []

            def receive(decision: Decision | None, _done: int, _total: int) -> None:
                new.extend(() if decision is None else (decision,))

            how = {"pool": self._pool, "on_decision": receive, "ended": ended, "known": known}
            try:
                found = await analysis.analyse_beside(record, LEVEL, WORK, people, **how)
            except PlayerFailure as failure:
                _log.warning("a round was not judged", exc_info=failure)
                return
            await asyncio.to_thread(store.keep, record, new, people)
            if is_over:
                await asyncio.to_thread(keep_mistakes, self._practice(), record, ended, found.decisions)

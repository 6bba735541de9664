"""Judging decisions: in a game that is replayed, and meanwhile in the game on the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.control.match import Match
from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Record
from mtdesk.rules.events import RoundEnded
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.session import Session

if TYPE_CHECKING:  # with all of the search, for which the first frame does not wait
    from mtdesk.lab.analysis import Decision, Place
    from mtdesk.lab.analysis_store import AnalysisStore
    from mtdesk.lab.practice import Practice

_log = logging.getLogger(__name__)

LEVEL = "expert"
WORK = 1000
"""Steps of search for a decision."""


async def load_search() -> None:
    """Load in a thread what judging and practising need, which takes a while; await this before them."""
    await asyncio.to_thread(import_module, "mtdesk.lab.practice")


class Judge(QObject):
    """Has decisions judged in processes of its own, and keeps what is found; `load_search` comes first."""

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._pool, self._beside = WorkerPool(), WorkerPool(1)
        self._one_by_one = asyncio.Lock()
        """Held while a round of the game on the table is judged."""
        self._game: Game | None = None
        self._was_seen = False
        """Whether this game was between rounds when it last changed, and people had seen that."""

    @cached_property
    def practice(self) -> Practice:
        """The mistakes to be practised."""
        from mtdesk.lab.practice import FILE_NAME, Practice

        return Practice(paths.user_data_dir() / FILE_NAME)

    @cached_property
    def _store(self) -> AnalysisStore:
        from mtdesk.lab.analysis_store import AnalysisStore

        return AnalysisStore(paths.user_cache_dir() / "analyses", LEVEL, WORK)

    def close(self) -> None:
        self._pool.close()
        self._beside.close()

    async def known(
        self, record: Record, ended: Sequence[RoundEnded]
    ) -> tuple[dict[Place, Decision], set[int]]:
        """Return the decisions of a game judged before, and the seats all of whose decisions were."""
        async with self._one_by_one:
            return await asyncio.to_thread(self._store.load, record, ended)

    async def judge(
        self,
        record: Record,
        ended: Sequence[RoundEnded],
        seats: Collection[int],
        known: Mapping[Place, Decision],
        on_decision: Callable[[Decision | None, int, int], None],
    ) -> None:
        """Judge as `analyse_beside` does, and keep what is found even if this is cancelled."""
        from mtdesk.lab.analysis import analyse_beside

        new: list[Decision] = []
        judged: Collection[int] = ()

        def receive(decision: Decision | None, done: int, total: int) -> None:
            new.extend(() if decision is None else (decision,))
            on_decision(decision, done, total)

        try:
            await analyse_beside(
                record, LEVEL, WORK, seats, pool=self._pool, on_decision=receive, ended=ended, known=known
            )
            judged = seats
        finally:
            if new or judged:
                await asyncio.to_thread(self._store.keep, record, new, judged)
            await self._keep_mistakes(record, ended, new)

    async def _keep_mistakes(
        self, record: Record, ended: Sequence[RoundEnded], decisions: Sequence[Decision]
    ) -> None:
        """Keep the mistakes among these decisions to be practised."""
        try:
            await asyncio.to_thread(self.practice.add, record, ended, decisions, clock.now().date())
        except RecordError as error:
            _log.warning("mistakes could not be kept for practice: %s", error)

    # The game on the table

    def follow(self, session: Session) -> None:
        """Judge what people do in the game on the table as each round of it ends, and show nothing of it.

        This is done only where the search is compiled: a round then takes a tenth of a second.
        """
        session.changed.connect(lambda: self._follow(session.game, session.match))

    def _follow(self, game: Game | None, match: Match | None) -> None:
        """Judge the game when the end of a round is shown; not if it is only viewed."""
        if game is None or match is None:
            return
        if game is not self._game:
            self._game, self._was_seen = game, game.between_rounds
        is_seen = game.between_rounds and match.audience.held is None
        if is_seen and not self._was_seen and not is_guided(game.setup):
            self._tasks.start(self._judge_rounds(game.record.copy(), tuple(game.ended), is_over=game.is_over))
        self._was_seen = is_seen

    async def _judge_rounds(self, record: Record, ended: Sequence[RoundEnded], *, is_over: bool) -> None:
        """Judge what people have done so far in a single process; mistakes are for practice after the end."""
        async with self._one_by_one:
            native = await asyncio.to_thread(import_module, "mtdesk.ai.native")
            if not native.is_there():
                return
            await load_search()
            from mtdesk.lab.analysis import analyse_beside

            people = [seat for seat, player in enumerate(record.setup.players) if player.kind == "human"]
            known, _ = await asyncio.to_thread(self._store.load, record, ended)
            try:
                found = await analyse_beside(
                    record, LEVEL, WORK, people, pool=self._beside, ended=ended, known=known
                )
            except PlayerFailure as failure:
                _log.warning("a round was not judged", exc_info=failure)
                return
            new = [decision for decision in found.decisions if decision.place not in known]
            await asyncio.to_thread(self._store.keep, record, new, people)
            if is_over:
                await self._keep_mistakes(record, ended, found.decisions)

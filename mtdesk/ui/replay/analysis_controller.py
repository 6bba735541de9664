"""The analysis of the replayed game: worked out by its own processes, kept, and shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence

from PySide6.QtCore import QObject

from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.control.timeline import Timeline
from mtdesk.lab.analysis import Decision, analyse_beside
from mtdesk.lab.practice import Practice
from mtdesk.record.model import Record
from mtdesk.rules.events import RoundEnded
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay import judge
from mtdesk.ui.replay.question import MistakePresenter
from mtdesk.ui.replay.window import ReplayWindow
from mtdesk.ui.replay.words import AnalysisTexts

_log = logging.getLogger(__name__)

_Batch = tuple[Record, Sequence[RoundEnded], tuple[Decision, ...], frozenset[int]]
"""A game, how its rounds ended, decisions in it, and seats all of whose decisions are judged."""


class AnalysisController(QObject):
    """Has the decisions of a game judged, keeps the findings, and shows them in a replay.

    ``settled`` waits for what is being judged elsewhere.
    """

    def __init__(
        self,
        window: ReplayWindow,
        tasks: Tasks,
        practice: Practice,
        settled: Callable[[], Coroutine[None, None, None]],
    ) -> None:
        super().__init__(window)
        self._panel, self._log_view = window.analysis, window.log
        self._tasks, self._practice, self._settled = tasks, practice, settled
        self._pool = WorkerPool()
        self._store = judge.analysis_store()
        self._texts = AnalysisTexts(self)
        ways = self._panel.mistakes
        self._presenter = presenter = MistakePresenter(ways, window.player, window.stage, self)
        presenter.next_concerned.connect(window.transport.set_before_next)
        ways.chosen.connect(presenter.go_to)
        ways.revealed.connect(presenter.reveal)
        self._timeline: Timeline | None = None
        self._judging: asyncio.Task[None] | None = None
        self._loading: asyncio.Task[None] | None = None
        self._new: list[Decision] = []
        """Findings that are not yet on their way to disk."""
        self._completed: set[int] = set()
        """Seats all of whose decisions are judged, which is not yet on its way to disk."""
        self._batches: list[_Batch] = []
        """Findings that are on their way there."""
        self._panel.wanted.connect(self._judge)
        self._panel.cancelled.connect(self.cancel)
        self._panel.renewed.connect(self._mark_log)
        self._panel.renewed.connect(presenter.follow)
        window.tabs.currentChanged.connect(presenter.follow)
        window.player.arrived.connect(self._point)
        self._player = window.player

    def _mark_log(self) -> None:
        self._log_view.show_losses(bool(self._panel.findings.mistakes(None)))
        self._log_view.refresh()

    def _point(self, index: int) -> None:
        """Point at the mistake at this position."""
        timeline = self._player.timeline
        if timeline is not None and index == self._player.index:
            round_ = timeline.round_of(index)
            self._panel.mistakes.show_position(round_, index - timeline.starts[round_ - 1])

    def load(self, timeline: Timeline) -> None:
        """Prepare for another game, with what is known about it."""
        self.cancel()
        self._timeline = timeline
        self._presenter.load()
        self._panel.load(timeline.open_part, timeline.record.setup.only_person)
        self._log_view.log.mark(self._panel.findings.mistake_at)
        self._loading = self._tasks.start(self._load(timeline))

    async def _load(self, timeline: Timeline) -> None:
        await self._settled()
        record = timeline.open_part
        kept = await asyncio.to_thread(self._store.load, record, timeline.ended)
        seats = await asyncio.to_thread(self._store.judged_seats, record) if kept else set()
        if kept and timeline is self._timeline:
            self._panel.add(kept.values())
            self._panel.finish(sorted(seats), complete=True)
            self._panel.resume()

    def renew(self, timeline: Timeline) -> None:
        """Note that the same game has been played further; the findings stay."""
        self._timeline = timeline
        self._panel.renew(timeline.open_part)

    def cancel(self) -> None:
        """Stop judging; the findings stay, and are saved."""
        judging, self._judging = self._judging, None
        if self._loading is not None:
            self._loading.cancel()
        if judging is not None:
            judging.cancel()
            self._panel.finish()
        self._keep()

    def close(self) -> None:
        """End the processes; findings are saved at once, since nothing else will happen."""
        judging, self._judging = self._judging, None
        if judging is not None:
            judging.cancel()
        self._pack()
        for batch in self._batches:
            self._store_batch(batch)
        self._pool.close()

    def _keep(self) -> None:
        """Start to save what is new."""
        batch = self._pack()
        if batch is not None:
            self._tasks.start(self._write(batch))

    def _pack(self) -> _Batch | None:
        if not (self._new or self._completed) or self._timeline is None:
            return None
        timeline = self._timeline
        batch = timeline.open_part, timeline.ended, tuple(self._new), frozenset(self._completed)
        self._new, self._completed = [], set()
        self._batches.append(batch)
        return batch

    async def _write(self, batch: _Batch) -> None:
        await asyncio.to_thread(self._store_batch, batch)
        self._batches = [one for one in self._batches if one is not batch]

    def _store_batch(self, batch: _Batch) -> None:
        """Save findings, and the mistakes among them to be practised."""
        record, ended, decisions, seats = batch
        self._store.keep(record, decisions, seats)
        judge.keep_mistakes(self._practice, record, ended, decisions)

    # Working it out

    def _judge(self, seats: Sequence[int] | None) -> None:
        if self._timeline is not None:
            self._judging = self._tasks.start(self._find(self._timeline, seats))

    async def _find(self, timeline: Timeline, seats: Sequence[int] | None) -> None:
        if self._loading is not None:
            await asyncio.wait({self._loading})
        known = self._panel.findings.decisions
        complete = False

        def receive(decision: Decision | None, done: int, total: int) -> None:
            if decision is None:
                self._panel.show_progress(done, total)
                if not total:
                    self._panel.show_reason(self._texts.nothing())
                return
            self._new.append(decision)
            self._panel.add([decision])
            self._panel.show_progress(done, total)

        try:
            await analyse_beside(
                timeline.open_part,
                judge.LEVEL,
                judge.WORK,
                seats,
                pool=self._pool,
                on_decision=receive,
                ended=timeline.ended,
                known=known,
            )
            complete = timeline is self._timeline  # or more has been played meanwhile
            if complete:
                players = range(len(timeline.record.setup.players))
                self._completed.update(players if seats is None else seats)
        except PlayerFailure as failure:
            _log.warning("the analysis ended early", exc_info=failure)
            self._panel.show_reason(self._texts.failed())
        finally:
            if self._judging is asyncio.current_task():  # or it was cancelled, and another may be running
                self._judging = None
                self._panel.finish(seats, complete=complete)
        self._keep()

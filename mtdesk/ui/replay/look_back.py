"""The look back on a game: works out what its decisions cost, and shows the better moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.lab.analysis import Decision, analyse_beside
from mtdesk.table.scene import TableScene
from mtdesk.table.suggestion import suggest
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.status_presenter import StatusPresenter
from mtdesk.ui.replay.costs import CostPanel
from mtdesk.ui.replay.player import ReplayPlayer
from mtdesk.ui.replay.stage import texts_for
from mtdesk.ui.replay.words import CostTexts

_log = logging.getLogger(__name__)

_LEVEL = "expert"


class LookBack(QObject):
    """Connects a panel with the analysis of the game that a player goes through."""

    def __init__(
        self, panel: CostPanel, player: ReplayPlayer, table: TableScene, status: StatusPresenter, tasks: Tasks
    ) -> None:
        super().__init__(panel)
        self._panel, self._player, self._table = panel, player, table
        self._speaker, self._tasks = status, tasks
        self._pool = WorkerPool()
        self._texts = CostTexts(self)
        self._judging: asyncio.Task[None] | None = None
        self._marked: int | None = None
        """The position whose best move is marked on the table."""
        panel.wanted.connect(self._judge)
        panel.cancelled.connect(self.cancel)
        panel.chosen.connect(self._go_to)
        player.arrived.connect(self._arrive)
        player.changed.connect(self._leave)

    def load(self, timeline: Timeline) -> None:
        """Prepare for another game."""
        self.cancel()
        self._marked = None
        players = timeline.record.setup.players
        people = [seat for seat, player in enumerate(players) if player.kind == "human"]
        self._panel.load(timeline.open_part, people[0] if len(people) == 1 else None)

    def renew(self, timeline: Timeline) -> None:
        """The same game has been played further; what has been found stays."""
        self._panel.renew(timeline.open_part)

    def cancel(self) -> None:
        """Judge nothing more; what has been found stays."""
        judging, self._judging = self._judging, None
        if judging is not None:
            judging.cancel()
            self._panel.finish()

    def close(self) -> None:
        """End the processes."""
        self.cancel()
        self._pool.close()

    # Working it out

    def _judge(self, seats: Sequence[int] | None, work: int) -> None:
        timeline = self._player.timeline
        if timeline is not None:
            self._judging = self._tasks.start(self._find(timeline, seats, work))

    async def _find(self, timeline: Timeline, seats: Sequence[int] | None, work: int) -> None:
        found = 0

        def take(decision: Decision | None, done: int, total: int) -> None:
            nonlocal found
            found = done
            if decision is not None:
                self._panel.take(decision)
            self._panel.work(done, total)

        record = timeline.open_part
        try:
            analysis = await analyse_beside(
                record, _LEVEL, work, seats, pool=self._pool, on_decision=take, ended=timeline.ended
            )
        except PlayerFailure as failure:
            _log.warning("the look back ended early", exc_info=failure)
            self._panel.show_note(self._texts.failed)
        else:
            for decision in analysis.decisions:
                if decision.anew is not None:
                    self._panel.take(decision)
            if not found:
                self._panel.show_note(self._texts.nothing)
        finally:
            if self._judging is asyncio.current_task():  # else it was cancelled, and something else may go on
                self._panel.finish()

    # Looking at it

    def _go_to(self, decision: Decision) -> None:
        """Show the position of a decision from the seat of whoever made it."""
        timeline = self._player.timeline
        if timeline is None:
            return
        index = timeline.index_of(decision.round, decision.action - 1)
        self._player.eyes = Eyes(decision.seat, self._player.eyes.open_hands)
        self._player.step(index - self._player.index)
        if not self._player.is_on_its_way:
            self._arrive(index)

    def _leave(self) -> None:
        """Mark nothing on another position."""
        if self._marked is not None and self._marked != self._player.index:
            self._marked = None
            suggest(self._table, None)
            self._speaker.end_interjection()

    def _arrive(self, index: int) -> None:
        """Mark the best move of a decision on the table, if its position has been reached."""
        timeline = self._player.timeline
        if timeline is None:
            return
        round_ = timeline.round_of(index)
        moves = index - timeline.starts[round_ - 1]
        self._panel.show_position(round_, moves)
        decision = self._panel.decision_at(round_, moves + 1)
        seen = timeline.seat_for(index, self._player.eyes)
        if decision is None or decision.seat != seen:
            self._panel.show_note(None)
            return
        texts = texts_for(timeline.record.setup, Eyes(decision.seat))
        events = timeline.shown(index + 1, Eyes(decision.seat))[0]
        self._panel.show_note(partial(self._texts.story, decision, events, texts))
        if decision.best is not decision.played:
            self._marked = index
            suggest(self._table, decision.best.move)
            self._speaker.interject(partial(self._texts.advice, decision, texts), decision.seat)

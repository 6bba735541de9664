"""The analysis of the replayed game: worked out by its own processes, kept, and shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from mtdesk import paths
from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.lab.analysis import Decision, Place, analyse_beside
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.record.model import Record, Setup
from mtdesk.rules.moves import Move
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.player import ReplayPlayer, ReplayStage, texts_for
from mtdesk.ui.replay.window import ReplayWindow
from mtdesk.ui.replay.words import AnalysisTexts, is_as_good
from mtdesk.ui.words.table import TableTexts

_log = logging.getLogger(__name__)

_LEVEL = "expert"
_WORK = 1000
"""Steps of search for a decision, and as many for each comparison."""
_KEEP_MS = 10_000
"""How often findings are saved while more are being made."""


_Batch = tuple[Record, tuple[Decision, ...], frozenset[int]]
"""A game, decisions in it, and seats all of whose decisions are judged."""


class AnalysisController(QObject):
    """Has the decisions of a game judged, keeps the findings, and shows them in a replay."""

    def __init__(self, window: ReplayWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._panel, self._log_view = window.analysis, window.log
        self._tasks = tasks
        self._pool = WorkerPool()
        self._store = AnalysisStore(paths.user_cache_dir() / "analyses", _LEVEL, _WORK)
        self._texts = AnalysisTexts(self)
        self._presenter = MistakePresenter(window.analysis, window.player, window.stage)
        self._presenter.next_concerned.connect(window.transport.set_before_next)
        self._timeline: Timeline | None = None
        self._judging: asyncio.Task[None] | None = None
        self._loading: asyncio.Task[None] | None = None
        self._new: list[Decision] = []
        """Findings that are not yet on their way to disk."""
        self._completed: set[int] = set()
        """Seats all of whose decisions are judged, which is not yet on its way to disk."""
        self._batches: list[_Batch] = []
        """Findings that are on their way there."""
        self._keeping = QTimer(self, interval=_KEEP_MS)
        self._keeping.timeout.connect(self._keep)
        self._panel.wanted.connect(self._judge)
        self._panel.cancelled.connect(self.cancel)
        self._panel.renewed.connect(self._mark_log)
        window.tabs.currentChanged.connect(self._presenter.follow_panel)

    def _mark_log(self) -> None:
        self._log_view.show_losses(bool(self._panel.findings.mistakes(None)))
        self._log_view.refresh()

    def load(self, timeline: Timeline) -> None:
        """Prepare for another game, with what is known about it."""
        self.cancel()
        self._timeline = timeline
        self._presenter.load()
        self._panel.load(timeline.open_part, only_person(timeline.record.setup))
        self._log_view.log.mark(self._panel.findings.mistake_at)
        self._loading = self._tasks.start(self._load(timeline))

    async def _load(self, timeline: Timeline) -> None:
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
            self._store.keep(*batch)
        self._pool.close()

    def _keep(self) -> None:
        """Start to save what is new."""
        batch = self._pack()
        if batch is not None:
            self._tasks.start(self._write(batch))

    def _pack(self) -> _Batch | None:
        if self._judging is None:
            self._keeping.stop()
        if not (self._new or self._completed) or self._timeline is None:
            return None
        batch = self._timeline.open_part, tuple(self._new), frozenset(self._completed)
        self._new, self._completed = [], set()
        self._batches.append(batch)
        return batch

    async def _write(self, batch: _Batch) -> None:
        await asyncio.to_thread(self._store.keep, *batch)
        self._batches = [one for one in self._batches if one is not batch]

    # Working it out

    def _judge(self, seats: Sequence[int] | None) -> None:
        if self._timeline is not None:
            self._judging = self._tasks.start(self._find(self._timeline, seats))

    async def _find(self, timeline: Timeline, seats: Sequence[int] | None) -> None:
        if self._loading is not None:
            await asyncio.wait({self._loading})
        known = self._panel.findings.decisions
        complete = False
        self._keeping.start()

        def receive(decision: Decision | None, done: int, total: int) -> None:
            if decision is None:
                self._panel.begin(done, total)
                if not total:
                    self._panel.show_reason(self._texts.nothing())
                return
            self._new.append(decision)
            self._panel.add([decision])
            self._panel.show_progress(done, total)

        try:
            await analyse_beside(
                timeline.open_part,
                _LEVEL,
                _WORK,
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


class MistakePresenter(QObject):
    """Connects a panel with the table on which its mistakes are shown, while the panel is visible.

    ``next_concerned`` carries whether the move that comes next is asked about or explained.
    """

    next_concerned = Signal(bool)

    def __init__(self, panel: AnalysisPanel, player: ReplayPlayer, stage: ReplayStage) -> None:
        super().__init__(panel)
        self._panel, self._player, self._stage = panel, player, stage
        self._texts = AnalysisTexts(self)
        self._shown: tuple[int, Decision] | None = None
        """The position at which a mistake is asked about or explained, and the mistake."""
        self._answered: set[Place] = set()
        """Those already answered, whose answer is given at once when they come again."""
        panel.mistakes.chosen.connect(self._go_to)
        panel.mistakes.revealed.connect(self._reveal)
        panel.renewed.connect(self._follow)
        stage.tried.connect(self._answer)
        player.arrived.connect(self._arrive)
        player.changed.connect(self._leave)

    def load(self) -> None:
        """Prepare for another game."""
        self._end()
        self._answered.clear()

    def _go_to(self, mistake: Decision) -> None:
        """Show the position of a mistake from the seat of the player who made it."""
        timeline = self._player.timeline
        if timeline is None:
            return
        index = timeline.index_of(mistake.round, mistake.action - 1)
        self._player.eyes = Eyes(mistake.seat, self._player.eyes.open_hands)
        self._player.step(index - self._player.index)
        if not self._player.is_on_its_way:
            self._arrive(index)

    def _leave(self) -> None:
        """Ask and mark nothing on another position."""
        if self._shown is not None and self._shown[0] != self._player.index:
            self._end()

    def _end(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._stage.end_question()
            self.next_concerned.emit(False)
        self._panel.mistakes.offer_answer(False)

    def follow_panel(self) -> None:
        """Show the mistake at the position on the table, or stop: the panel has come or gone."""
        if self._player.timeline is not None and not self._player.is_on_its_way:
            self._arrive(self._player.index)

    def _follow(self) -> None:
        """Check whether the next move is a mistake now that more are known."""
        if self._shown is None:
            self.follow_panel()

    def _arrive(self, index: int) -> None:
        timeline, player = self._player.timeline, self._player
        if timeline is None or index != player.index:
            return
        round_ = timeline.round_of(index)
        moves = index - timeline.starts[round_ - 1]
        self._panel.mistakes.show_position(round_, moves)
        mistake = self._panel.findings.mistake_at((round_, moves + 1))
        is_seen = mistake is not None and mistake.seat == timeline.seat_for(index, player.eyes)
        if mistake is None or not is_seen or not self._panel.isVisible() or player.is_playing:
            self._end()
        elif mistake.place in self._answered:
            self._explain(index, mistake)
        else:
            self._ask(index, mistake)

    def _ask(self, index: int, mistake: Decision, tried: Move | None = None) -> None:
        """Ask what would have been better; again if a move was ``tried`` that is not the answer."""
        self._shown = index, mistake
        self.next_concerned.emit(True)
        self._panel.mistakes.offer_answer(True)
        moves = [verdict.move for verdict in mistake.moves]
        if tried is None:
            words = partial(self._texts.question, mistake, self._told)
        else:
            words = partial(self._texts.again, mistake, self._told, tried)
        self._stage.ask(moves, words, mistake.seat)

    def _answer(self, tried: Move) -> None:
        """Explain the mistake if a good move was tried; otherwise say so, and let people try another."""
        if self._shown is None:
            return
        index, mistake = self._shown
        then = self._explain if is_as_good(tried, mistake) else self._ask
        then(index, mistake, tried)

    def _reveal(self) -> None:
        if self._shown is not None:
            self._explain(*self._shown)

    def _explain(self, index: int, mistake: Decision, tried: Move | None = None) -> None:
        self._shown = index, mistake
        self.next_concerned.emit(True)
        self._answered.add(mistake.place)
        self._panel.mistakes.offer_answer(False)
        words = partial(self._texts.verdict, mistake, self._told, tried)
        self._stage.show_better(mistake.best.move, mistake.played.move, words, mistake.seat)

    @property
    def _told(self) -> TableTexts:
        """The sentences: they address the only person, and call everyone else by name."""
        assert self._player.timeline is not None
        setup = self._player.timeline.record.setup
        you = only_person(setup)
        return texts_for(setup, None if you is None else Eyes(you))


def only_person(setup: Setup) -> int | None:
    """Return the seat of the only person who plays, None if there are several or none."""
    people = [seat for seat, player in enumerate(setup.players) if player.kind == "human"]
    return people[0] if len(people) == 1 else None

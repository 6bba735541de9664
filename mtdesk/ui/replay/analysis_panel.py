"""The analysis beside a replay: who made how many mistakes, which, and a way through them."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from mtdesk.control.pool import PlayerFailure
from mtdesk.control.timeline import Timeline
from mtdesk.i18n import Labels, decimal_text, number_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import ChoiceBox, explain, label, second_label, show_if
from mtdesk.ui.replay.judge import Judge
from mtdesk.ui.replay.mistakes import MistakeList
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss
from mtdesk.ui.scores.chart import Course, SeatChart

_log = logging.getLogger(__name__)

_LETTERS = 4
"""The least letters of a choice that are readable; all of them are in the drop-down list."""
_CHART = QSize(280, 120)
"""Pixels of the chart."""
_GATHER_MS = 1000
"""How long decisions are gathered before they are listed: the list is long, and they may come fast."""


class AnalysisPanel(QWidget):
    """Has decisions judged, and shows the mistakes of one player or of all.

    ``renewed``: what is known of mistakes has changed. The ``list`` reports which one someone wants to see.
    """

    renewed = Signal()
    _timeline: Timeline

    def __init__(self, judge: Judge, tasks: Tasks) -> None:
        super().__init__()
        self._judge, self._tasks = judge, tasks
        self._texts = AnalysisTexts()
        self.found: dict[Place, Decision] = {}
        """All decisions that have been judged."""
        self._mistakes: list[Decision] = []
        """Those of them that are listed, in order."""
        self._listed: list[int] = []
        """The seats summed up."""
        self._judged_fully: set[int] = set()
        """The seats all of whose decisions have been judged."""
        self._at = (1, 0)
        """Round and moves of the position on the table."""
        self._loading: asyncio.Task[None] | None = None
        self._judging: asyncio.Task[None] | None = None
        self._is_cancelled = False
        self._reason = ""
        """Why there are no results, or not all of them."""
        self._fresh = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._fresh.timeout.connect(self._list)
        self.whose = ChoiceBox()
        self.whose.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.whose.setMinimumContentsLength(_LETTERS)
        self.whose.setAccessibleName(self.tr("Whose decisions"))
        self.start = QPushButton()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Decisions analysed"))
        self.summary = label(wrap=True)
        self.note = second_label()
        self._fill_mistakes()
        self.setLayout(
            vbox(
                hbox((self.whose, 1), self.start),
                self.progress,
                self.summary,
                (self.mistakes, 1),
                self.note,
                STRETCH,  # while there are no mistakes
                spacing=6,
                margins=(6, 6, 6, 6),
            )
        )
        self.start.clicked.connect(self._start_or_cancel)
        self.whose.currentIndexChanged.connect(self._list)

    def _fill_mistakes(self) -> None:
        """Put the list of mistakes, and the chart, below a way through them."""
        self.list, self._chart_title = MistakeList(), label(SECOND)
        self.chart = SeatChart(self.tr("Line chart of the points lost in this round"), _CHART)
        self.chart.setMinimumWidth(self.list.minimumSizeHint().width())
        self.previous, self.next = QPushButton(self.tr("&Previous")), QPushButton(self.tr("&Next"))
        self.show_better = QPushButton(Labels.tr("Sho&w"))
        self.show_better.setEnabled(False)
        explain(self.previous, self.tr("Previous mistake"))
        explain(self.next, self.tr("Next mistake"))
        explain(self.show_better, Labels.tr("Show the better move"))
        ways = (self.previous, self.next, self.show_better)
        for button in ways:
            button.setProperty("compact", True)  # they share the width there is
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the table
        row = hbox(*((button, 1) for button in ways), spacing=4)
        self.mistakes = holding(vbox(row, (self.list, 2), self._chart_title, (self.chart, 1), spacing=6))
        """Everything about mistakes, once there are any."""
        self.chart.picked.connect(self._go_near)
        self.previous.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))

    def load(self, timeline: Timeline) -> None:
        """Show another game, and what is known about it; at first the mistakes of its only person."""
        self.cancel()
        self._timeline, self.found, self._at = timeline, {}, (1, 0)
        self._reason, self._is_cancelled = "", False
        self._judged_fully.clear()
        you = timeline.record.setup.only_person
        with QSignalBlocker(self.whose):
            self.whose.clear()
            self.whose.addItem(Labels.tr("Everyone"), None)
            for seat, name in enumerate(self._names):
                self.whose.addItem(name, seat)
            self.whose.setCurrentIndex(0 if you is None else you + 1)
        self._list()
        self._loading = self._tasks.start(self._load(timeline))

    async def _load(self, timeline: Timeline) -> None:
        known, seats = await self._judge.known(timeline.open_part, timeline.ended)
        if known and timeline is self._timeline:
            self.found.update(known)
            self._judged_fully = seats
            self._list()
            self._resume()

    def renew(self, timeline: Timeline) -> None:
        """Take more rounds of the same game; the findings stay."""
        self._timeline = timeline
        self._judged_fully.clear()
        self._list()

    # What is judged

    @property
    def seat(self) -> int | None:
        """Whose decisions are shown, None: everyone's."""
        seat = self.whose.currentData()
        return seat if isinstance(seat, int) else None

    @property
    def _wanted(self) -> Sequence[int]:
        return range(len(self._names)) if self.seat is None else [self.seat]

    @property
    def _is_done(self) -> bool:
        return self._judged_fully.issuperset(self._wanted)

    @property
    def is_running(self) -> bool:
        """Whether decisions are being judged."""
        return self._judging is not None

    @property
    def _can_start(self) -> bool:
        return self._timeline.finished_rounds > 0

    def ask(self) -> None:
        """Request an analysis of the chosen decisions, unless it is in progress or done."""
        if self._can_start and not self.is_running and not self._is_done:
            self._start_or_cancel()

    def cancel(self) -> None:
        """Stop judging; the findings stay."""
        judging, self._judging = self._judging, None
        if self._loading is not None:
            self._loading.cancel()
        if judging is not None:
            judging.cancel()
            self._list()

    def _start_or_cancel(self) -> None:
        self._is_cancelled = self.is_running
        if self.is_running:
            self.cancel()
        else:
            self._reason = ""
            self.progress.setRange(0, 0)
            self._judging = self._tasks.start(self._find(self._timeline, self._wanted))
            self._show_state()

    def _resume(self) -> None:
        """Resume an interrupted analysis if the panel is visible."""
        if self.isVisible() and self._listed and not self._is_cancelled:
            self.ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._resume()

    async def _find(self, timeline: Timeline, seats: Sequence[int]) -> None:
        if self._loading is not None:
            await asyncio.wait({self._loading})

        def receive(decision: Decision | None, done: int, total: int) -> None:
            if self._judging is not task:  # it has been cancelled
                return
            self.progress.setRange(0, total)
            self.progress.setValue(done)
            if decision is not None:
                self.found[decision.place] = decision
                if not self._fresh.isActive():
                    self._fresh.start()
            elif not total:
                self._reason = self.tr("There is nothing to analyse because no one had a choice.")
            self._show_state()

        task = asyncio.current_task()
        try:
            part = timeline.open_part
            await self._judge.judge(part, timeline.ended, seats, self.found, receive)
            if timeline is self._timeline:  # or more has been played meanwhile
                self._judged_fully.update(seats)
        except PlayerFailure as failure:
            _log.warning("the analysis ended early", exc_info=failure)
            self._reason = self.tr("Not every decision could be analysed because a computer player failed.")
        finally:
            if self._judging is task:
                self._judging = None
                self._list()

    # What is shown

    @property
    def _names(self) -> list[str]:
        return [one.name for one in self._timeline.record.setup.players]

    def mistake_at(self, place: Place) -> Decision | None:
        """Return the mistake at a place, if the decision there was one."""
        decision = self.found.get(place)
        return decision if decision is not None and decision.is_mistake else None

    def _list(self) -> None:
        self._fresh.stop()
        known = {decision.seat for decision in self.found.values()}
        self._listed = sorted(known if self.seat is None else known & {self.seat})
        found = (one for one in self.found.values() if one.is_mistake and one.seat in self._listed)
        self._mistakes = sorted(found, key=_place)
        before = [0, *accumulate(len(played.moves) for played in self._timeline.record.rounds)]
        self.list.show_mistakes(self._mistakes, self._names, before)
        self._show_state()
        self._point()
        self._draw()
        self.renewed.emit()

    def _show_state(self) -> None:
        running = self.is_running
        self.start.setText(
            self.tr("&Cancel") if running else self.tr("&Resume") if self._listed else self.tr("&Analyse")
        )
        self.start.setEnabled(self._can_start)
        self.whose.setEnabled(not running)
        self.summary.setText("\n".join(map(self._summary, self._listed)))
        self.note.setText(self._reason or self._note_text())
        show_if(self.start, running or not self._is_done)
        show_if(self.progress, running)
        show_if(self.summary, bool(self._listed))
        show_if(self.note, bool(self._reason) or self._is_done or not (self._listed or running))
        show_if(self.mistakes, bool(self._mistakes))

    def _summary(self, seat: int) -> str:
        losses = [shown_loss(one) for one in self._mistakes if one.seat == seat]  # as people add them up
        complete = seat in self._judged_fully
        return self._texts.summary(self._names[seat], len(losses), sum(losses), complete=complete)

    def _note_text(self) -> str:
        if self._mistakes:
            return self.tr("The points lost are averages, so they differ from the points on the score sheet.")
        if self._listed:
            return self.tr("Every decision was about as good as the best one found.")
        return self.tr(
            "The strongest computer player re-examines every decision, using only what the player could "
            "know, and finds those that clearly cost points."
        )

    # The way through

    def show_position(self, round_: int, moves: int) -> None:
        """Note that the table shows the position after this many moves of a round."""
        another, self._at = round_ != self._at[0], (round_, moves)
        if another:
            self._draw()
        self.chart.mark(moves)
        self._point()

    def _point(self) -> None:
        self.list.point_at(self.mistake_at(self._next_place))
        for button, step in ((self.previous, -1), (self.next, 1)):
            button.setEnabled(self._beside(step) is not None)

    @property
    def _next_place(self) -> Place:
        return self._at[0], self._at[1] + 1

    def _beside(self, step: int) -> Decision | None:
        """Return the mistake before (-1) or after (1) the move that comes next."""
        if step > 0:
            at = bisect_right(self._mistakes, self._next_place, key=_place)
        else:
            at = bisect_left(self._mistakes, self._next_place, key=_place) - 1
        return self._mistakes[at] if 0 <= at < len(self._mistakes) else None

    def _go(self, step: int) -> None:
        mistake = self._beside(step)
        if mistake is not None:
            self.list.chosen.emit(mistake)

    def _go_near(self, move: int) -> None:
        """Go to the mistake of the round nearest to a move."""
        mistakes = self._of_round()
        if mistakes:
            self.list.chosen.emit(min(mistakes, key=lambda one: abs(one.action - move)))

    def _of_round(self) -> list[Decision]:
        return [one for one in self._mistakes if one.round == self._at[0]]

    def _draw(self) -> None:
        """Draw for each seat what its mistakes cost in the round, added up from move to move."""
        if not self._mistakes:
            return
        round_, mistakes = self._at[0], self._of_round()
        moves = max(1, len(self._timeline.record.rounds[round_ - 1].moves))
        lines: dict[int, list[tuple[int, float]]] = {}
        for seat in self._listed:
            line = lines[seat] = [(0, 0.0)]
            for one in mistakes:
                if one.seat == seat:  # steps: the cost of a decision is lost at once
                    line += [(one.action, line[-1][1]), (one.action, line[-1][1] + one.loss)]
            line.append((moves, line[-1][1]))
        ends = [(seat, line[-1][1]) for seat, line in lines.items()]
        lost = [f"{self._names[seat]} {decimal_text(points)}" for seat, points in ends if points]
        self.chart.show_course(Course(self._names, lines, moves, " · ".join(lost)))
        self.chart.setCursor(Qt.CursorShape.PointingHandCursor if lost else Qt.CursorShape.ArrowCursor)
        self._chart_title.setText(self.tr("Points lost in round {round}").format(round=number_text(round_)))


def _place(decision: Decision) -> Place:
    return decision.place

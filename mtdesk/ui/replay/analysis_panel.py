"""The analysis beside a replay: who made how many mistakes, which, and a way through them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from mtdesk.i18n import Labels, number_text
from mtdesk.lab.analysis import Decision, Place
from mtdesk.record.model import Record
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, explain, label, second_label, show_if
from mtdesk.ui.replay.loss_chart import Line, LossChart
from mtdesk.ui.replay.mistakes import Findings, MistakeList, beside
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss

_LETTERS = 4
"""The least letters of a choice that are readable; all of them are in the drop-down list."""
_GATHER_MS = 1000
"""How long decisions are gathered before they are listed: the list is long, and they may come fast."""


class MistakesView(QWidget):
    """The mistakes of one seat or of all: the list, a chart of the round, and a way through them.

    ``chosen`` carries the mistake that someone wants to see on the table; ``revealed``: the better move is to
    be shown.
    """

    chosen = Signal(object)
    revealed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._findings = Findings()
        self._record: Record | None = None
        self._seat: int | None = None
        self._at = (1, 0)
        """Round and moves of the position on the table."""
        self._chart_title = label(SECOND)
        self.chart = LossChart()
        self.list = MistakeList()
        self.previous = QPushButton(self.tr("&Previous"))
        explain(self.previous, self.tr("Previous mistake"))
        self.next = QPushButton(self.tr("&Next"))
        explain(self.next, self.tr("Next mistake"))
        self.show_better = QPushButton(Labels.tr("Sho&w"))
        explain(self.show_better, Labels.tr("Show the better move"))
        ways = (self.previous, self.next, self.show_better)
        for button in ways:
            button.setProperty("compact", True)  # they share the width there is
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the table
        row = hbox(*((button, 1) for button in ways), spacing=4)
        self.setLayout(vbox(row, (self.list, 2), self._chart_title, (self.chart, 1), spacing=6))
        self.list.chosen.connect(self.chosen)
        self.chart.picked.connect(self._go_near)
        self.previous.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))
        self.show_better.clicked.connect(self.revealed)
        self.offer_answer(False)

    def load(self, record: Record, findings: Findings) -> None:
        """Prepare for another game."""
        self._record, self._findings, self._at = record, findings, (1, 0)
        self.offer_answer(False)

    def show_mistakes(self, seat: int | None) -> None:
        """Show what has been found about a seat, or about all (None)."""
        self._seat = seat
        moves = [] if self._record is None else [len(played.moves) for played in self._record.rounds]
        before = [0, *accumulate(moves)]
        self.list.show_mistakes(self._findings.mistakes(seat), self._names, before)
        self._point()
        self._draw()

    def show_position(self, round_: int, moves: int) -> None:
        """Note that the table shows the position after this many moves of a round."""
        another, self._at = round_ != self._at[0], (round_, moves)
        if another:
            self._draw()
        self.chart.show_move(moves)
        self._point()

    def mistake_at(self, place: Place) -> Decision | None:
        """Return the mistake at a place, if there is one."""
        return self._findings.mistake_at(place)

    def offer_answer(self, offered: bool) -> None:
        """Set whether there is a question on the table whose answer can be shown."""
        self.show_better.setEnabled(offered)

    def _point(self) -> None:
        round_, moves = self._at
        self.list.point_at(self._findings.mistake_at((round_, moves + 1)))
        for button, step in ((self.previous, -1), (self.next, 1)):
            button.setEnabled(self._beside(step) is not None)

    def _go(self, step: int) -> None:
        mistake = self._beside(step)
        if mistake is not None:
            self.chosen.emit(mistake)

    def _go_near(self, move: int) -> None:
        """Go to the mistake of the round nearest to a move."""
        mistakes = self._findings.of_round(self._at[0], self._seat)
        if mistakes:
            self.chosen.emit(min(mistakes, key=lambda one: abs(one.action - move)))

    def _beside(self, step: int) -> Decision | None:
        round_, moves = self._at
        return beside(self._findings.mistakes(self._seat), (round_, moves + 1), step)

    @property
    def _names(self) -> list[str]:
        return [] if self._record is None else [player.name for player in self._record.setup.players]

    def _draw(self) -> None:
        round_ = self._at[0]
        played = [] if self._record is None else self._record.rounds[round_ - 1 : round_]
        moves = len(played[0].moves) if played else 0
        mistakes = self._findings.of_round(round_, self._seat)
        seats = [seat for seat in sorted(self._findings.seats) if self._seat in (None, seat)]
        lines = {seat: _line([one for one in mistakes if one.seat == seat]) for seat in seats}
        self.chart.show_lines(lines, moves, self._names)
        self._chart_title.setText(self.tr("Points lost in round {round}").format(round=number_text(round_)))


class AnalysisPanel(QWidget):
    """Asks whose decisions to judge, and shows the mistakes found.

    ``wanted`` carries the seats (None: all) to be judged, ``cancelled`` a request to stop. ``renewed`` is
    emitted when the known mistakes have changed.
    """

    wanted = Signal(object)
    cancelled = Signal()
    renewed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._texts = AnalysisTexts(self)
        self._record: Record | None = None
        self.findings = Findings()
        """What has been found out about the game."""
        self._listed: dict[int, Sequence[Decision]] = {}
        """The mistakes that are listed, by the seats of which anything is known."""
        self._judged: tuple[int, int] | None = None
        self._judged_fully: set[int] = set()
        """The seats all of whose decisions are judged."""
        self._is_cancelled = False
        """Whether someone wants to stop the analysis of this game for now."""
        self._reason = ""
        self._fresh = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._fresh.timeout.connect(self._list)
        self.whose = ChoiceBox()
        self.whose.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.whose.setMinimumContentsLength(_LETTERS)
        self.start = QPushButton()
        self.progress = QProgressBar()
        self.summary = label(wrap=True)
        self.mistakes = MistakesView()
        self._note = second_label()
        self.setLayout(
            vbox(
                hbox((self.whose, 1), self.start),
                self.progress,
                self.summary,
                (self.mistakes, 1),
                self._note,
                STRETCH,  # while there are no mistakes
                spacing=6,
                margins=(6, 6, 6, 6),
            )
        )
        self.start.clicked.connect(self._start_or_cancel)
        self.whose.currentIndexChanged.connect(self._list)
        self.whose.setAccessibleName(self.tr("Whose decisions"))
        self.progress.setAccessibleName(self.tr("Decisions analysed"))
        self._list()

    # What is asked for

    def load(self, record: Record, you: int | None) -> None:
        """Prepare for another game; at first the decisions of ``you`` are asked about, None: of all."""
        self._record, self.findings = record, Findings()
        self.mistakes.load(record, self.findings)
        self._judged, self._reason, self._is_cancelled = None, "", False
        self._judged_fully.clear()
        with QSignalBlocker(self.whose):
            self.whose.clear()
            self.whose.addItem(Labels.tr("Everyone"), None)
            for seat, name in enumerate(self._names):
                self.whose.addItem(name, seat)
            self.whose.setCurrentIndex(0 if you is None else you + 1)
        self._list()

    def renew(self, record: Record) -> None:
        """Note that more rounds of the same game can be judged from now on."""
        self._record = record
        self.mistakes.load(record, self.findings)
        self._judged_fully.clear()
        self._list()

    @property
    def seat(self) -> int | None:
        """Whose decisions are shown, None: everyone's."""
        seat = self.whose.currentData()
        return seat if isinstance(seat, int) else None

    @property
    def is_running(self) -> bool:
        """Whether decisions are being judged."""
        return self._judged is not None

    def ask(self) -> None:
        """Request an analysis of the chosen decisions, unless it is in progress or done."""
        if not self.is_running and self._record is not None and self._record.rounds and not self._is_done:
            self._start_or_cancel()

    @property
    def _is_done(self) -> bool:
        wanted = range(len(self._names)) if self.seat is None else [self.seat]
        return self._judged_fully.issuperset(wanted)

    def _start_or_cancel(self) -> None:
        self._is_cancelled = self.is_running
        if self.is_running:
            self.cancelled.emit()
            return
        self._judged, self._reason = (0, 0), ""
        self._show_state()
        self.wanted.emit(None if self.seat is None else [self.seat])

    # What has been found

    def show_progress(self, done: int, total: int) -> None:
        """Show that ``done`` of ``total`` decisions have been judged."""
        self._judged = done, total
        self._show_state()

    def add(self, decisions: Iterable[Decision]) -> None:
        """Add decisions that have been judged."""
        self.findings.add(decisions)
        if not self._fresh.isActive():
            self._fresh.start()

    def finish(self, seats: Sequence[int] | None = None, *, complete: bool = False) -> None:
        """Show that the analysis has ended; ``complete``: it covered all that ``seats`` (None: all) did."""
        self._judged = None
        if complete:
            self._judged_fully.update(range(len(self._names)) if seats is None else seats)
        self._list()

    def show_reason(self, reason: str) -> None:
        """Show why there are no results, or not all of them."""
        self._reason = reason
        self._show_state()

    @property
    def _names(self) -> list[str]:
        return [] if self._record is None else [player.name for player in self._record.setup.players]

    def _list(self) -> None:
        self._fresh.stop()
        shown = sorted(self.findings.seats if self.seat is None else self.findings.seats & {self.seat})
        self._listed = {seat: self.findings.mistakes(seat) for seat in shown}
        self.mistakes.show_mistakes(self.seat)
        self._show_state()
        self.renewed.emit()

    def _show_state(self) -> None:
        running, listed = self.is_running, self._listed
        done, total = self._judged or (0, 0)
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.start.setText(
            self.tr("&Cancel") if running else self.tr("&Resume") if listed else self.tr("&Analyse")
        )
        self.start.setEnabled(self._record is not None and bool(self._record.rounds))
        self.whose.setEnabled(not running)
        self.summary.setText("\n".join(map(self._summary, listed)))
        self._note.setText(self._reason or self._note_text())
        show_if(self.start, running or not self._is_done)
        show_if(self.progress, running)
        show_if(self.summary, bool(listed))
        show_if(self._note, bool(self._reason) or self._is_done or not (listed or running))
        show_if(self.mistakes, any(listed.values()))

    def _summary(self, seat: int) -> str:
        mistakes, complete = self._listed[seat], seat in self._judged_fully
        points = sum(map(shown_loss, mistakes))  # as people add up what they see
        return self._texts.summary(self._names[seat], len(mistakes), points, complete=complete)

    def _note_text(self) -> str:
        if any(self._listed.values()):
            return self.tr("The points lost are averages, so they differ from the points on the score sheet.")
        if self._listed:
            return self.tr("Every decision was about as good as the best one found.")
        return self.tr(
            "The strongest computer player re-examines every decision, using only what the player could "
            "know, and finds those that clearly cost points."
        )

    def resume(self) -> None:
        """Resume an interrupted analysis if the panel is visible."""
        if self.isVisible() and self._listed and not self._is_cancelled:
            self.ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.resume()


def _line(mistakes: Sequence[Decision]) -> Line:
    """Return what the mistakes of one seat in one round cost, added up from action to action."""
    totals = accumulate(one.loss for one in mistakes)
    return [(one.action, total) for one, total in zip(mistakes, totals, strict=True)]

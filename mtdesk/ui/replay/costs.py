"""What the decisions of a game cost: asked for, watched while it is worked out, and looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Record
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, label, scrolling, second_label
from mtdesk.ui.replay.cost_chart import CostChart, Line
from mtdesk.ui.replay.cost_list import CostList
from mtdesk.ui.replay.findings import Findings
from mtdesk.ui.replay.words import CostTexts

_QUICK, _THOROUGH = 400, 2000
"""Steps of search for a decision."""
_LETTERS = 4
"""How many letters of a choice can be read in any case; all of them in the list that drops down."""
_GATHER_MS = 1000
"""For how long decisions are gathered before they are listed: the list is long, and they may come fast."""


class CostPanel(Translated, QWidget):
    """Asks whose decisions are to be judged and how thoroughly, and shows what has been found.

    ``wanted`` carries the seats (None: all) and the work for each decision, ``cancelled`` that it shall end.
    ``chosen`` carries a Decision that somebody wants to see on the table.
    """

    wanted = Signal(object, int)
    cancelled = Signal()
    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._texts = CostTexts(self)
        self._record: Record | None = None
        self._found = Findings()
        self._judged: tuple[int, int] | None = None
        self._round = 1
        self._words: Callable[[], str] | None = None
        self._fresh = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._fresh.timeout.connect(self._list)
        self.whose, self.thoroughness, self.order = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.thoroughness.addItems(["", ""])
        self.order.addItems(["", ""])
        for box in (self.whose, self.thoroughness, self.order):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_LETTERS)
        self.start = QPushButton()
        self.progress = QProgressBar()
        self.summary = label(wrap=True)
        self.chart_title = label(SECOND)
        self.chart = CostChart()
        self.list = CostList()
        self.story = label(wrap=True)
        self._note = second_label()
        content = vbox(
            hbox((self.whose, 1), (self.thoroughness, 1)),
            hbox((self.start, 1), (self.progress, 1)),
            *(self.summary, self.chart_title, self.chart, self.order, (self.list, 1)),
            *(self.story, self._note, STRETCH),  # for as long as there is no list
            spacing=6,
            margins=(6, 6, 10, 6),
        )
        self.setLayout(vbox(scrolling(holding(content))))
        self.start.clicked.connect(self._start_or_cancel)
        self.order.currentIndexChanged.connect(self._list)
        self.list.chosen.connect(self.chosen)
        self.retranslate_ui()

    # What is asked for

    def load(self, record: Record, you: int | None) -> None:
        """Prepare for another game; at first the decisions of ``you`` are asked about, None: of all."""
        self._record, self._found, self._judged, self._round = record, Findings(), None, 1
        with QSignalBlocker(self.whose):
            self.whose.clear()
            self.whose.addItem("", None)
            for seat, name in enumerate(self._names):
                self.whose.addItem(name, seat)
            self.whose.setCurrentIndex(0 if you is None else you + 1)
        self.show_note(None)
        self._list()
        self.retranslate_ui()

    def renew(self, record: Record) -> None:
        """More rounds of the same game can be judged from now on."""
        self._record = record
        self._show_state()

    @property
    def is_running(self) -> bool:
        """Whether decisions are being judged."""
        return self._judged is not None

    def ask(self) -> None:
        """Want what is chosen to be judged, unless that goes on already or has been done."""
        if not self.is_running and not self._found:
            self._start_or_cancel()

    def _start_or_cancel(self) -> None:
        if self.is_running:
            self.cancelled.emit()
            return
        seat = self.whose.currentData()
        self._found, self._judged = Findings(), (0, 0)
        self.show_note(None)
        self._list()
        work = (_QUICK, _THOROUGH)[self.thoroughness.currentIndex()]
        self.wanted.emit(None if seat is None else [seat], work)

    # What has been found

    def work(self, done: int, total: int) -> None:
        """So many decisions of so many have been judged."""
        self._judged = done, total
        self._show_state()

    def take(self, decision: Decision) -> None:
        """This decision has been judged, or judged again."""
        self._found.add(decision)
        if not self._fresh.isActive():
            self._fresh.start()

    def finish(self) -> None:
        """Nothing more will be found."""
        self._judged = None
        self._fresh.stop()
        self._list()

    def decision_at(self, round_: int, action: int) -> Decision | None:
        """What is known of an action of a round (from 1)."""
        return self._found.at((round_, action))

    def show_position(self, round_: int, moves: int) -> None:
        """The table shows the position after so many moves of a round."""
        if round_ != self._round:
            self._round = round_
            self._draw()
        self.chart.show_move(moves)
        self.list.point_at(self.decision_at(round_, moves + 1))

    def show_note(self, words: Callable[[], str] | None) -> None:
        """Say something of the decision that is shown; None: nothing."""
        self._words = words
        self.story.setText("" if words is None else words())
        self.story.setVisible(words is not None)

    @property
    def _names(self) -> list[str]:
        return [] if self._record is None else [player.name for player in self._record.setup.players]

    def _list(self) -> None:
        found = self._found
        worst_first = self.order.currentIndex() == 0
        listed = found.worst_first if worst_first else found.in_order
        self.list.show_decisions(listed, self._names, found.longest(worst_first=worst_first))
        self._draw()
        self._sum_up()
        self._show_state()

    def _draw(self) -> None:
        judged = [] if self._record is None else self._record.rounds[self._round - 1 : self._round]
        moves = len(judged[0].moves) if judged else 0
        here = self._found.of_round(self._round)
        seats = sorted({one.seat for one in here})
        lines = {seat: _line([one for one in here if one.seat == seat]) for seat in seats}
        self.chart.show_lines(lines, moves, self._names)
        self.chart_title.setText(self.tr("Points lost in round {round}").format(round=self._round))

    def _sum_up(self) -> None:
        """Say what has been found, and how to read it; before that, what will be done."""
        sums = (
            self._texts.summary(self._names[seat], tally.mistakes, tally.each)
            for seat, tally in sorted(self._found.tallies.items())
        )
        self.summary.setText("\n".join(sums))
        if not self._found:
            self._note.setText(
                self.tr(
                    "The strongest computer player re-examines every decision, using only what the player "
                    "could know, and shows how many points a better move would have been worth. This takes "
                    "a while."
                )
            )
            self._note.setToolTip("")
            return
        self._note.setText(self.tr("± shows only the random variation of the search."))
        self._note.setToolTip(
            self.tr(
                "Points for the round compared with the average of the others, estimated from what the "
                "player could know at the time."
            )
        )

    def _show_state(self) -> None:
        running = self.is_running
        done, total = self._judged or (0, 0)
        self.progress.setVisible(running)
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.start.setText(self.tr("&Cancel") if running else self.tr("&Analyse"))
        self.start.setEnabled(self._record is not None and bool(self._record.rounds))
        for part in (self.whose, self.thoroughness):
            part.setEnabled(not running)
        for shown in (self.summary, self.chart_title, self.chart, self.list):
            shown.setVisible(bool(self._found))
        self.order.setVisible(bool(self._found) and not running)

    def retranslate_ui(self) -> None:
        if self.whose.count():
            self.whose.setItemText(0, self.tr("Everyone"))
        self.whose.setAccessibleName(self.tr("Whose decisions"))
        self.thoroughness.setItemText(0, self.tr("Quick"))
        self.thoroughness.setItemText(1, self.tr("Thorough"))
        self.thoroughness.setAccessibleName(self.tr("Thoroughness"))
        self.order.setItemText(0, self.tr("Worst first"))
        self.order.setItemText(1, self.tr("In order played"))
        self.order.setAccessibleName(self.tr("Order of the decisions"))
        self.progress.setAccessibleName(self.tr("Decisions analysed"))
        self.show_note(self._words)
        self._list()


def _line(decisions: Sequence[Decision]) -> Line:
    """What the decisions of one seat in one round cost, added up from action to action."""
    totals = accumulate(one.cost.points for one in decisions)
    return [(one.action, total) for one, total in zip(decisions, totals, strict=True)]

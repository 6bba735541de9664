"""The mistakes of an analysis: a chart of the round, the list, and a way through them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import number_text
from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Record
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import explain, label, show_if
from mtdesk.ui.replay.findings import Findings, beside
from mtdesk.ui.replay.loss_chart import Line, LossChart
from mtdesk.ui.replay.mistake_list import MistakeList

_CHART_FROM = 270
"""The least pixels at scale 1 for the chart as well; otherwise the list has them to itself."""


class MistakesView(Translated, QWidget):
    """Shows the mistakes of one seat or of all, and which of them is on the table.

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
        self.previous, self.next, self.show_better = (QPushButton() for _ in range(3))
        ways = (self.previous, self.next, self.show_better)
        for button in ways:
            button.setProperty("compact", True)  # they share the width there is
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the table
        self._is_flat = False
        row = hbox(*((button, 1) for button in ways), spacing=4)
        self.setLayout(vbox(self._chart_title, (self.chart, 1), (self.list, 1), row, spacing=6))
        self.list.chosen.connect(self.chosen)
        self.chart.picked.connect(self._go_near)
        self.previous.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))
        self.show_better.clicked.connect(self.revealed)
        self.offer_answer(False)
        self.retranslate_ui()

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
        seats = [seat for seat in sorted(self._findings.tallies) if self._seat in (None, seat)]
        lines = {seat: _line([one for one in mistakes if one.seat == seat]) for seat in seats}
        self.chart.show_lines(lines, moves, self._names)
        self._chart_title.setText(self.tr("Points lost in round {round}").format(round=number_text(round_)))

    def set_flat(self, flat: bool) -> None:
        """Show the way through the mistakes alone, in one row."""
        self._is_flat = flat
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: the chart is shown if there is room for it beside the list."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        show_if(self.list, not self._is_flat)
        for part in (self._chart_title, self.chart):
            show_if(part, not self._is_flat and self.height() >= scaled(_CHART_FROM))

    def retranslate_ui(self) -> None:
        self.previous.setText(self.tr("&Previous"))
        explain(self.previous, self.tr("Previous mistake"))
        self.next.setText(self.tr("&Next"))
        explain(self.next, self.tr("Next mistake"))
        self.show_better.setText(self.tr("Sho&w"))
        explain(self.show_better, self.tr("Show the better move"))
        self._draw()


def _line(mistakes: Sequence[Decision]) -> Line:
    """Return what the mistakes of one seat in one round cost, added up from action to action."""
    totals = accumulate(one.loss for one in mistakes)
    return [(one.action, total) for one, total in zip(mistakes, totals, strict=True)]

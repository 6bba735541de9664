"""One round on the pad: a row for each player, how the round ended, and any problem."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from mtdesk.record.score_pad import (
    Left,
    Pad,
    PadFault,
    PadProblem,
    doubts,
    entry_problem,
    most_out,
    round_problem,
    with_absent,
    with_blocked,
    with_entry,
    with_finished,
    with_out,
)
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox, plate, vbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.score_pad.entry_row import sum_of
from mtdesk.ui.score_pad.entry_rows import BESIDE, EntryRows
from mtdesk.ui.score_pad.finish_button import FinishButton
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.round_head import RoundHead
from mtdesk.ui.score_pad.texts import PadTexts

_BOTTOM = (0, 0, BESIDE, 0)
"""Margins of the buttons, which so stand below the rows' edge."""


class RoundForm(Translated, QWidget):
    """Writes in the open round, or corrects an earlier one.

    ``tiles_wanted`` carries the player whose tiles are to be chosen; ``shown`` reports another round;
    ``sheet_wanted`` leads back to the score sheet from the round, which it carries.
    """

    tiles_wanted = Signal(int)
    shown = Signal()
    sheet_wanted = Signal(int)

    def __init__(self, history: History) -> None:
        super().__init__()
        self._history = history
        self.index = history.pad.last
        """The round shown."""
        self._texts = PadTexts(self)
        self._is_from_sheet = False
        self._problem: PadProblem | None = None
        """What keeps the round from being finished, once that was tried."""
        self._asked: set[tuple[int, PadProblem]] = set()
        """The doubts that held up the end of a round, from 0, once; people who then go on are sure."""
        self.head = RoundHead()
        self.entries = EntryRows()
        self.rows = self.entries.rows
        self.blocked = QCheckBox()
        self.problem = ProblemLabel()
        self._announcer = Announcer(self.problem)
        self.finish = FinishButton()
        bottom = hbox(self.blocked, (self.problem, 1), self.finish, spacing=12, margins=_BOTTOM)
        self.setLayout(vbox(plate(self.head, (self.entries, 1), bottom, spacing=4, margins=(14, 8, 10, 10))))
        self.entries.typed.connect(self._typed)
        self.entries.edited.connect(lambda _: self.retranslate_ui())
        self.entries.confirmed.connect(self._go_on)
        self.entries.given_up.connect(self._give_up)
        self.entries.out_wanted.connect(self._mark_out)
        self.entries.away_wanted.connect(self._send_away)
        self.entries.tiles_wanted.connect(self.tiles_wanted)
        self.blocked.clicked.connect(self._block)
        self.finish.clicked.connect(self._finish)
        self.finish.number_typed.connect(self._refuse_number)
        self.head.chosen.connect(self.go_to)
        self.show_round(self.index)

    @property
    def _pad(self) -> Pad:
        return self._history.pad

    # What is shown

    def show_round(self, index: int, *, from_sheet: bool = False) -> None:
        """Show another round, from 0; the last one if there is no such round any more."""
        self._is_from_sheet = from_sheet
        self.index = min(max(index, 0), self._pad.last)
        self._problem = None
        if self.index >= 0 and self._pad.rounds[self.index].finished:
            self._asked |= {(self.index, doubt) for doubt in doubts(self._pad, self.index)}
        self.refresh()
        self.shown.emit()
        self.focus_first()

    def go_to(self, index: int, player: int | None = None, *, from_sheet: bool = False) -> bool:
        """Show a round, and a player's entry; return False if what was typed here cannot be written."""
        if not self.settle():
            return False
        self.show_round(index, from_sheet=from_sheet)
        if player is not None:
            self.entries.focus(player)
        return True

    def refresh(self) -> None:
        """Show the current state of the pad; of this round, if it still exists."""
        self.index = min(self.index, self._pad.last)
        self.setVisible(self.index >= 0)
        if self.index < 0:
            return
        if self._problem != round_problem(self._pad, self.index):
            self._problem = None  # it has been undone
        self.entries.show_entries(self._pad, self.index)
        self.entries.order_tabs(self.blocked, self.finish)
        self.retranslate_ui()

    def focus_first(self) -> None:
        """Give the keyboard to the first player with something to be mended, otherwise to the button."""
        if self.entries.refused is not None:
            self.entries.focus(self.entries.refused.player)
        elif self.index >= 0 and self.isVisibleTo(self.window()):
            problem = round_problem(self._pad, self.index)
            self._focus([] if problem is None else [problem.player])

    def _focus(self, players: Sequence[int]) -> None:
        """Give the keyboard to the first of these players, otherwise to the button or the first row."""
        if players or not self.finish.isVisibleTo(self):
            self.entries.focus(players[0] if players else 0)
        else:
            self.finish.setFocus()

    # What people do

    def settle(self) -> bool:
        """Write what was typed and not yet confirmed; returns whether all of it could be written."""
        if (refused := self.entries.settle()) is not None:
            self.entries.focus(refused.player)
        return refused is None

    def _typed(self, player: int, text: str) -> None:
        """Take a number; 0 means out, except in a blocked round or where another player is out."""
        try:
            value = sum_of(text)
        except ValueError:
            self._refuse(player)
            return
        round_ = self._pad.rounds[self.index]
        is_out = value == 0 and not round_.blocked
        if value is None or (is_out and not round_.out - {player}):
            self._write(player, None if value is None else ())
        elif entry_problem(self._pad, self.index, player, value) is None:
            self._write(player, value)
        elif is_out and len(round_.out | {player}) <= most_out(self._pad.options):
            self._take(with_entry(self._pad, self.index, player, ()), player)
        else:
            self._refuse(player)

    def _refuse(self, player: int) -> None:
        """Say why what was typed cannot be written, and leave it there."""
        self.rows[player].is_refused = True
        self.retranslate_ui()
        self._announcer.call(self.problem.text())

    def _give_up(self, player: int) -> None:
        """Show what is written instead of what was typed."""
        self.rows[player].drop_text()
        self.refresh()

    def _write(self, player: int, left: Left | None) -> None:
        pad, index, out = self._pad, self.index, left == ()
        self._take(with_out(pad, index, player) if out else with_entry(pad, index, player, left), player)

    def take_tiles(self, player: int, left: Left | None) -> None:
        """Write what a player has left after tiles could be chosen, if that is something else."""
        if left == self._pad.rounds[self.index].left[player]:
            self.refresh()
        else:
            self._write(player, left)
        self._go_on(player, start=player if left is None else None)

    def _mark_out(self, player: int, out: bool) -> None:
        self._write(player, () if out else None)
        self._go_on(player, start=0 if out else player)

    def _send_away(self, player: int, away: bool) -> None:
        pad, index = self._pad, self.index
        self._take(with_absent(pad, index, player) if away else with_entry(pad, index, player, None), player)
        self._go_on(player, start=0 if away else player)

    def _block(self, blocked: bool) -> None:
        self.settle()  # a shortcut leaves the keyboard in a field
        self._take(_blocked(self._history, self.index, blocked=blocked))
        self.focus_first()

    def _take(self, pad: Pad, player: int | None = None) -> None:
        """Keep what was written, instead of what this player's field holds, and report problems."""
        self._problem, before = None, self.problem.text()
        if player is not None:
            self.rows[player].drop_text()
        self._history.write(pad)
        self.refresh()  # even if nothing is new, a button that was pressed shows again what is written
        if self.problem.text() not in ("", before):
            self._announcer.call(self.problem.text())

    def _go_on(self, player: int, *, start: int | None = None) -> None:
        """Give the keyboard to the next player without an entry or, if all have one, to the button.

        ``start``: the first who may be the next, instead of the one after this.
        """
        if self.rows[player].is_refused:
            self.entries.focus(player)
            return
        if self._problem is not None and (self.index, self._problem) in self._asked:
            self._say(None)
        waiting = self._pad.rounds[self.index].waiting
        start = player + 1 if start is None else start
        following = [other for other in waiting if other >= start]
        following = following or [other for other in waiting if start <= player or other != player]
        self._focus(following or ([] if self.finish.isVisibleTo(self) else [player]))

    def _finish(self) -> None:
        if self._pad.rounds[self.index].finished:
            row, from_sheet = self.index, self._is_from_sheet
            if self.go_to(self._pad.last) and from_sheet:
                self.sheet_wanted.emit(row)
        elif self.settle() and not self._say(round_problem(self._pad, self.index)) and not self.ask():
            self._history.write(with_finished(self._pad, self.index))
            self.show_round(self._pad.last)
            if not self._pad.is_over:
                self._announcer.call(self.head.text)

    def ask(self) -> bool:
        """Hold up the end of the round with a doubt about it, each of them once; returns whether it did."""
        if (doubt := _doubt(self._pad, self.index, self._asked)) is not None:
            self._asked.add((self.index, doubt))
        return self._say(doubt)

    def _say(self, problem: PadProblem | None) -> bool:
        """Report a problem where it is; returns whether there is one."""
        self._problem = problem
        self.retranslate_ui()
        if problem is not None:
            self._announcer.call(self.problem.text())
            self.entries.focus(problem.player)
        return problem is not None

    def _refuse_number(self) -> None:
        """Say that a number typed on the button is for no one."""
        self.problem.setText(self.tr("Every player has an entry already."))
        self._announcer.call(self.problem.text())

    def retranslate_ui(self) -> None:
        if self.index < 0:
            return
        pad = self._pad
        round_ = pad.rounds[self.index]
        self.head.show_round(pad, self.index)
        self.blocked.setText(self.tr("&Blocked: no one went out"))
        self.blocked.setChecked(round_.blocked)
        self.problem.setText(self._problem_text())
        self.finish.show_round(pad, self.index, from_sheet=self._is_from_sheet)

    def _problem_text(self) -> str:
        if any(row.is_open for row in self.rows):
            return ""  # which is about what is being replaced
        pad, index = self._pad, self.index
        problem, finished = round_problem(pad, index), pad.rounds[index].finished
        if (row := self.entries.refused) is not None:
            return self._texts.refusal(pad, index, row.player, row.value.text())
        if problem is not None and finished:
            return self._texts.unsettled(pad, index, problem)
        if problem is None or problem.fault is PadFault.MISSING:
            problem = self._problem or _doubt(pad, index, self._asked)
        return "" if problem is None else self._texts.problem(pad, problem)


def _doubt(pad: Pad, index: int, asked: AbstractSet[tuple[int, PadProblem]]) -> PadProblem | None:
    """Return the first doubt about a round that has not been ``asked``."""
    return next((doubt for doubt in doubts(pad, index) if (index, doubt) not in asked), None)


def _blocked(history: History, index: int, *, blocked: bool) -> Pad:
    """Return the pad with a round blocked or not; if the last step blocked it, as it was before that."""
    pad, before = history.pad, history.before
    if not blocked and before is not None and with_blocked(before, index, blocked=True) == pad:
        return before
    return with_blocked(pad, index, blocked=blocked)

"""One round on the pad: a row for each player, how the round ended, and any problem."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import (
    Left,
    Pad,
    PadFault,
    PadProblem,
    doubtful_zero,
    entry_problem,
    may_several_be_out,
    round_problem,
    unlikely_entry,
    with_absent,
    with_blocked,
    with_entry,
    with_finished,
    with_out,
)
from mtdesk.rules.options import MIN_PLAYERS
from mtdesk.rules.tiles import Tile
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import is_roomy
from mtdesk.ui.kit.widgets import problem_label, scrolling
from mtdesk.ui.score_pad.entry_row import EntryRow, tab_order
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.round_head import RoundHead
from mtdesk.ui.score_pad.texts import PadTexts

_MANY = 7
"""The number of players above which everything is closer together, so that all are visible."""


class RoundForm(Translated, QWidget):
    """Writes in the open round, or corrects an earlier one.

    ``tiles_wanted`` carries the player whose tiles are to be chosen.
    """

    tiles_wanted = Signal(int)

    def __init__(self, history: History) -> None:
        super().__init__()
        self._history = history
        self.index = len(history.pad.rounds) - 1
        """The round shown."""
        self._texts = PadTexts(self)
        self._problem: PadProblem | None = None
        self.rows: list[EntryRow] = []
        self.head = RoundHead()
        self._rows = vbox()
        self.blocked = QCheckBox()
        self.problem = problem_label()
        self._announcer = Announcer(self.problem)
        self.finish = QPushButton()
        self.finish.setDefault(True)
        self._area = scrolling(holding(vbox(self._rows, STRETCH, margins=(0, 0, 4, 0))))
        bottom = hbox(self.blocked, (self.problem, 1), self.finish, spacing=12)
        self.setLayout(vbox(plate(self.head, (self._area, 1), bottom, spacing=6, margins=(14, 8, 10, 10))))
        self.blocked.clicked.connect(lambda on: self._take(with_blocked(self._pad, self.index, blocked=on)))
        self.finish.clicked.connect(self._finish)
        self.head.chosen.connect(self.show_round)
        self.show_round(self.index)

    @property
    def _pad(self) -> Pad:
        return self._history.pad

    # What is shown

    def show_round(self, index: int) -> None:
        """Show another round, from 0; the last one if there is no such round any more."""
        self.index = min(max(index, 0), len(self._pad.rounds) - 1)
        self._problem = None
        self.refresh()
        self.focus_first()

    def refresh(self) -> None:
        """Show the current state of the pad; of this round, if it still exists."""
        self.index = min(self.index, len(self._pad.rounds) - 1)
        self.setVisible(self.index >= 0)
        if self.index < 0:
            return
        while len(self.rows) > len(self._pad.players):
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(self._pad.players):
            self._add_row()
        if self._problem != round_problem(self._pad, self.index):
            self._problem = None  # it has been undone
        self._bring_close()
        for row in self.rows:
            row.show_entry(self._pad, self.index)
        self.retranslate_ui()

    def _bring_close(self) -> None:
        """Let more rows be seen together where there are many or the window is small."""
        close = len(self.rows) > _MANY or not is_roomy(self.window())
        self._rows.setSpacing(1 if close else 6)
        for row in self.rows:
            row.be_close(close=close)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt."""
        super().resizeEvent(event)
        self._bring_close()

    def _add_row(self) -> None:
        row = EntryRow(len(self.rows))
        row.typed.connect(lambda text: self._typed(row.player, text))
        row.confirmed.connect(lambda: self._go_on(row.player))
        row.out_wanted.connect(lambda out: self._write(row.player, () if out else None))
        row.away_wanted.connect(lambda away: self._send_away(row.player, away))
        row.tiles_wanted.connect(lambda: self.tiles_wanted.emit(row.player))
        self.rows.append(row)
        self._rows.addWidget(row)
        row.show()  # otherwise the page ignores its width until it is on the screen
        tab_order(self.rows, [self.blocked, self.finish])

    def focus_first(self) -> None:
        """Give the keyboard to the first player without an entry, otherwise to the button that finishes."""
        if self.index >= 0:
            self._focus(self._pad.rounds[self.index].waiting)

    def _focus(self, players: Sequence[int]) -> None:
        """Give the keyboard to the first of these players, otherwise to the button or the first row."""
        if players or not self.finish.isVisibleTo(self):
            self._focus_row(players[0] if players else 0)
        else:
            self.finish.setFocus()

    def _focus_row(self, player: int) -> None:
        """Give the keyboard to a player's field, and bring it in sight once the rows have their places."""
        row = self.rows[player]
        row.value.setFocus()
        QTimer.singleShot(0, row, lambda: self._area.ensureWidgetVisible(row, 0, 0))

    # What people do

    def settle(self) -> PadProblem | None:
        """Write what was typed and not yet confirmed; returns why an entry was refused."""
        self._problem = None
        for row in self.rows:
            row.finish()
        return self._problem

    def _typed(self, player: int, text: str) -> None:
        """Take a number; 0 means out, except in a blocked round or where another player is out."""
        round_ = self._pad.rounds[self.index]
        value = int(text) if text else None
        is_out = value == 0 and not round_.blocked
        if value is None or (is_out and not round_.out - {player}):
            self._write(player, None if value is None else ())
            return
        problem = entry_problem(self._pad, self.index, player, value)
        if problem is None:
            self._write(player, value)
        elif is_out and may_several_be_out(self._pad.options):
            self._take(with_entry(self._pad, self.index, player, ()))
        else:
            self._refuse(problem)

    def _refuse(self, problem: PadProblem) -> None:
        """Say why an entry is impossible; the previous one stays."""
        self.rows[problem.player].show_entry(self._pad, self.index)
        self._say(problem)

    def _write(self, player: int, left: Left | None) -> None:
        """Write an entry; those of a finished round can be replaced, but not erased."""
        if left is None and self._pad.rounds[self.index].finished:
            self.rows[player].show_entry(self._pad, self.index)
            self._focus_row(player)
        elif left == ():
            self._take(with_out(self._pad, self.index, player))
        else:
            self._take(with_entry(self._pad, self.index, player, left))

    def take_tiles(self, player: int, tiles: tuple[Tile, ...]) -> None:
        """Write the tiles that were chosen for a player."""
        self._write(player, tiles)
        self.refresh()  # the button that was pressed shows again whether tiles are known
        self._go_on(player)

    def _send_away(self, player: int, away: bool) -> None:
        if not away:
            self._write(player, None)
            return
        pad = with_absent(self._pad, self.index, player)
        if pad.rounds[self.index].finished and len(pad.rounds[self.index].present) < MIN_PLAYERS:
            self._refuse(PadProblem(PadFault.TOO_FEW_PLAYERS, player))
        else:
            self._take(pad)

    def _take(self, pad: Pad) -> None:
        """Keep what was written, and report its problems beside what is still missing."""
        self._problem, before = None, self.problem.text()
        self._history.write(pad)
        problem = round_problem(self._pad, self.index)
        if problem is not None and problem.fault is not PadFault.MISSING:
            self._say(problem)
        elif self.problem.text() not in ("", before):
            self._announcer.call(self.problem.text())

    def _go_on(self, player: int) -> None:
        """Give the keyboard to the next player without an entry or, after the last one, to the button."""
        if self._problem is not None and self._problem.player == player:
            self._focus_row(player)
            self.rows[player].value.selectAll()
            return
        waiting = self._pad.rounds[self.index].waiting
        following = [other for other in waiting if other > player] or list(waiting)
        self._focus(following)

    def _finish(self) -> None:
        # A shortcut leaves the keyboard in a field.
        problem = self.settle() or round_problem(self._pad, self.index)
        if problem is not None:
            self._say(problem)
            self._focus_row(problem.player)
        elif self._pad.rounds[self.index].finished:
            self.show_round(len(self._pad.rounds) - 1)
        else:
            self._history.write(with_finished(self._pad, self.index))
            self.show_round(len(self._pad.rounds) - 1)
            self._announcer.call(self.head.text)

    def _say(self, problem: PadProblem) -> None:
        self._problem = problem
        self.retranslate_ui()
        self._announcer.call(self.problem.text())

    def retranslate_ui(self) -> None:
        if self.index < 0:
            return
        pad = self._pad
        round_ = pad.rounds[self.index]
        self.head.show_round(pad, self.index)
        self.blocked.setText(self.tr("&Blocked: no one went out"))
        self.blocked.setChecked(round_.blocked)
        lasting = round_problem(pad, self.index) if round_.finished else None
        doubt = unlikely_entry(pad, self.index) or doubtful_zero(pad, self.index)
        problem = self._problem or lasting or doubt
        self.problem.setText("" if problem is None else self._texts.problem(pad, problem))
        self.finish.setText(self._finish_text())
        self.finish.setVisible(not round_.finished or self.index < len(pad.rounds) - 1)

    def _finish_text(self) -> str:
        pad = self._pad
        if pad.rounds[self.index].finished:
            last = number_text(len(pad.rounds))
            return self.tr("Back to &round {round}").format(round=last)
        if self.index + 1 >= pad.options.rounds:
            return self.tr("&Finish the game")
        return self.tr("&Next round")

"""The rows of all players of a round, one below the other."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mtdesk.record.score_pad import Pad
from mtdesk.ui.kit.layouts import NO_MARGINS, STRETCH, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import scrolling
from mtdesk.ui.score_pad.entry_row import EntryRow

_EACH, _ABOVE, _LENT = 54, 6, 24
"""Pixels at scale 1 of a comfortable row with the gap below it, pixels above all of them, and those at scale
1 that one more line of a problem needs."""

BESIDE = 4
"""Pixels between rows and a scroll bar."""


class EntryRows(QWidget):
    """A row for each player; all signals carry the player first, as those of `EntryRow` otherwise."""

    typed = Signal(int, str)
    edited = Signal(int)
    confirmed = Signal(int)
    given_up = Signal(int)
    out_wanted = Signal(int, bool)
    away_wanted = Signal(int, bool)
    tiles_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[EntryRow] = []
        self._is_close = True
        self._column = vbox()
        self._around = vbox(self._column, STRETCH, margins=(0, 0, BESIDE, 0))
        self.area = scrolling(holding(self._around))
        self.setLayout(vbox(self.area, margins=NO_MARGINS))

    def show_entries(self, pad: Pad, index: int) -> None:
        """Show what is written in a round of a pad."""
        while len(self.rows) > len(pad.players):
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(pad.players):
            self._add_row()
        self._bring_close()
        for row in self.rows:
            row.show_entry(pad, index)

    def _add_row(self) -> None:
        row = EntryRow(len(self.rows))
        row.typed.connect(lambda text: self.typed.emit(row.player, text))
        row.edited.connect(lambda: self.edited.emit(row.player))
        row.confirmed.connect(lambda: self.confirmed.emit(row.player))
        row.given_up.connect(lambda: self.given_up.emit(row.player))
        row.out_wanted.connect(lambda out: self.out_wanted.emit(row.player, out))
        row.away_wanted.connect(lambda away: self.away_wanted.emit(row.player, away))
        row.tiles_wanted.connect(lambda: self.tiles_wanted.emit(row.player))
        self.rows.append(row)
        self._column.addWidget(row)
        row.show()  # otherwise the page ignores its width until it is on the screen

    def _bring_close(self) -> None:
        """Let rows be comfortable if all of them can be seen then; a problem that appears moves none."""
        lent = 0 if self._is_close else scaled(_LENT)
        self._is_close = close = self.height() + lent < _ABOVE + scaled(_EACH) * len(self.rows)
        self._column.setSpacing(1 if close else 6)
        self._around.setContentsMargins(0, 0 if close else _ABOVE, BESIDE, 0)
        for row in self.rows:
            row.be_close(close=close)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt."""
        super().resizeEvent(event)
        self._bring_close()

    def focus(self, player: int) -> None:
        """Give the keyboard to a player's field, and bring it in sight once the rows have their places."""
        row = self.rows[player]
        row.value.setFocus()
        row.value.selectAll()
        QTimer.singleShot(0, row, lambda: self.area.ensureWidgetVisible(row, 0, 0))

    def settle(self) -> EntryRow | None:
        """Report what was typed and is not written; returns the first row in which it cannot be."""
        for row in self.rows:
            row.finish()
        return self.refused

    @property
    def refused(self) -> EntryRow | None:
        """The first row with a text that cannot be written."""
        return next((row for row in self.rows if row.is_refused), None)

    def order_tabs(self, *others: QWidget) -> None:
        """Let Tab go through the fields first, then to the others, then through the buttons of each row."""
        stops: list[QWidget] = [*(row.value for row in self.rows), *others]
        for row in self.rows:
            stops += [row.out, row.tiles, row.away]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

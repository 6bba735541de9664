"""A score pad in use: its sheet, what can be done with the current cell, and what looks odd there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, zip_longest

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import (
    Entry,
    Pad,
    begun,
    with_blocked,
    with_end,
    with_entry,
    with_next,
    with_out,
    without_out,
)
from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import Animator
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.icons import follow_action, give_icon
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING, SECOND, TITLE
from mtdesk.ui.kit.widgets import SeatBadge, ignore_further_clicks, is_enter, label, press_by_enter, show_if
from mtdesk.ui.score_pad import texts
from mtdesk.ui.score_pad.model import PadModel
from mtdesk.ui.score_pad.sheet import PadTable
from mtdesk.ui.scores.notes import lead_text, missed_text, rounds_text
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.window.commands import REDO
from mtdesk.ui.words.results import result_text

_NARROWEST = 260
"""Pixels at scale 1 of what heads the page, and of what names the round."""
_BADGE, _MANY = 40, 4
"""Pixels at scale 1 of a winner's badge, and how many of these have room."""


class NextButton(QPushButton):
    """Finishes a round. People who do not look type on; the Enter after their number presses nothing."""

    number_typed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_number = False
        self.setDefault(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        was_number, self._is_number = self._is_number, event.text().isdecimal()
        if self._is_number:
            self.number_typed.emit()
        elif not (was_number and is_enter(event)):
            super().keyPressEvent(event)


class PadPage(QWidget):
    """Shows a pad to be written on; its window does what ``list``, ``players``, ``tiles``, ``again`` ask."""

    def __init__(self, model: PadModel, motion: Animator | None = None) -> None:
        super().__init__()
        self.model, self._motion = model, motion
        self._title, self._state = label(TITLE, wrap=True), label(SECOND, wrap=True)
        self._badges = [SeatBadge(0, _BADGE) for _ in range(_MANY)]
        self.undo = self._step_button("undo", model.stack.createUndoAction(self), "Ctrl+Z")
        self.redo = self._step_button("redo", model.stack.createRedoAction(self), *REDO)
        self.players = self._button("seats", self.tr("Pla&yers…"))
        self.end = self._button("end_turn", "")
        self.list = self._button("score_pad", self.tr("&All pads"))
        self._title.setMinimumWidth(scaled(_NARROWEST))
        title = hbox(
            hbox(*self._badges, spacing=6), (vbox(self._title, self._state, spacing=0), 1), spacing=12
        )
        self._round, self.remark = ElidedLabel(HEADING), ElidedLabel(SECOND)
        self._round.setMinimumWidth(scaled(_NARROWEST))
        self.out = self._button(None, self.tr("&Out", "a player has played all tiles"))
        self.tiles = self._button(None, self.tr("&Tiles…", "pick the tiles left"))
        self.blocked = self._button(None, self.tr("&Blocked", "a round"))
        self.out.setCheckable(True)
        self.blocked.setCheckable(True)
        self.blocked.setToolTip(self.tr("No one went out."))
        self.next = NextButton()
        self.next.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.table = PadTable(model)
        self.table.setToolTip(self.tr("A number, or a sum such as 12+7. Press Space to pick the tiles left."))
        row = hbox(self.out, self.tiles, self.blocked, self.next, spacing=8)
        bar = holding(vbox(flow((self._round, 1), row, spacing=8), self.remark, spacing=4))
        self.sheet = ScoreSheet(self.table, bar)
        self.again = self._button(None, self.tr("New pad &with the same people"))
        self.sheet.bottom.addWidget(self.again)
        buttons = hbox(self.undo, self.redo, self.players, self.end, self.list, spacing=8)
        head = flow((title, 1), buttons, spacing=8)
        self.setLayout(vbox(head, (self.sheet, 1), spacing=8, margins=(16, 8, 16, 14)))
        below = (self.out, self.tiles, self.blocked, self.next, self.sheet.export, self.sheet.print)
        above = (self.again, self.undo, self.redo, self.players, self.end, self.list)
        for before, after in pairwise((self.table, *below, *above)):
            QWidget.setTabOrder(before, after)
        self._announcer, self._was_over = Announcer(self), model.pad.is_over
        for button in (self.sheet.export, self.sheet.print):
            button.clicked.connect(self.table.settle)
        self.table.selectionModel().currentChanged.connect(self._show_cell)
        self.table.row_written.connect(self._leave_row)
        self.table.tiles_wanted.connect(self.tiles.click)
        self.table.refused.connect(lambda typed: self._say(texts.not_a_number(typed)))
        for button, do in (
            *((self.out, self._mark_out), (self.blocked, self._block)),
            *((self.next, self._finish), (self.end, self._end)),
        ):
            self.on_click(button, do)
        self.next.number_typed.connect(lambda: self._say(self.tr("Every player has an entry already.")))
        model.changed.connect(self.refresh)
        self.refresh()
        self.table.go_to_open()

    def on_click(self, button: QPushButton, do: Callable[[], object]) -> None:
        """Do something when a button is clicked, but first write what is being typed.

        Nothing happens if that is no number.
        """

        def press() -> None:
            if self.table.settle():
                do()

        button.clicked.connect(press)

    def _button(self, icon: str | None, text: str) -> QPushButton:
        """Return a button that leaves the keyboard where it is."""
        button = QPushButton(text)
        if icon is not None:
            give_icon(button, icon)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _step_button(self, icon: str, action: QAction, *keys: str) -> QPushButton:
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        button = self._button(icon, "")
        button.setProperty("compact", True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda _: self.table.settle())  # only later is there a table
        follow_action(button, action)
        return button

    # What people do

    def _mark_out(self) -> None:
        pad, (row, player) = self.model.pad, self.table.cell
        if player in pad.rounds[row].out:
            self.model.write(without_out(pad, row, player), (row, player))
        else:
            self.model.write(with_out(pad, row, player), (row, player))
            self.table.lead_on()

    def _block(self) -> None:
        pad, (row, _) = self.model.pad, self.table.cell
        self.model.write(with_blocked(pad, row, blocked=not pad.rounds[row].blocked), self.table.cell)

    def write_tiles(self, row: int, player: int, tiles: tuple[Tile, ...]) -> None:
        """Write the tiles a player has left; none at all means out."""
        pad = with_entry(self.model.pad, row, player, Entry(tiles) if tiles else None)
        self.model.write(pad if tiles else with_out(pad, row, player), (row, player))
        self.table.lead_on()

    def _leave_row(self) -> None:
        if self.next.isVisibleTo(self):
            self.next.setFocus()

    def _finish(self) -> None:
        if self.model.is_open(self.table.cell[0]):
            self._write(with_next(self.model.pad))
        else:
            self.table.go_to_open()
        self.table.setFocus()

    def _end(self) -> None:
        """End the game with what is written, or continue it."""
        ignore_further_clicks(self.end)
        before = self.model.pad
        self._write(begun(before) if before.is_over else with_end(before))
        if before.rounds[-1].present and self.model.pad.last < before.last:
            text = self.tr("Round {round} was not complete, so it does not count.")
            self._say(text.format(round=number_text(before.last + 1)))
        self.table.setFocus()

    def _write(self, pad: Pad) -> None:
        self.model.write(pad)
        self.table.go_to_open()
        if not pad.is_over:
            self._announcer.call(self._round.accessibleName())

    # What is shown

    def refresh(self) -> None:
        pad = self.model.pad
        self.sheet.title, self.sheet.day = texts.pad_name(pad), pad.begun
        if not self.table.currentIndex().isValid():
            self.table.go_to_open()
        self._show_head()
        self._show_cell()
        if pad.is_over != self._was_over:
            self._was_over = pad.is_over
            if pad.is_over:
                self._announcer.call(self._title.text())
                if self._motion is not None and self._motion.travels:
                    self.sheet.chart.grow(self._motion.speed)
            else:
                self.sheet.chart.finish()

    def _show_head(self) -> None:
        pad, scores = self.model.pad, self.model.scores
        winners = scores.winners if scores.is_over else ()
        for badge, seat in zip_longest(self._badges, winners[:_MANY]):
            show_if(badge, seat is not None)
            badge.show_seat(seat or 0)
        name = texts.pad_name(pad)
        if scores.is_over:
            self._title.setText(result_text(scores.winning_names, scores.winning_total))
            told = (missed_text(scores), rounds_text(scores), lead_text(scores))
            self._state.setText(" · ".join(filter(None, (name, *(one.rstrip(".") for one in told)))))
        else:
            self._title.setText(name)
            self._state.setText(scores.rules_text)
        self.end.setText(self._end_text(pad))
        give_icon(self.end, "redo" if pad.is_over else "end_turn")
        self.end.setEnabled(pad.is_over or bool(with_end(pad).rounds))
        self.again.setVisible(pad.is_over)

    def _end_text(self, pad: Pad) -> str:
        if not pad.is_over:
            return self.tr("End the &game")
        if pad.played < pad.options.rounds:
            return self.tr("Reo&pen", "a score pad that was ended early")
        return self.tr("Play one &more round")

    def _show_cell(self) -> None:
        """Show which round the current cell is in, what looks odd there, and what can be done."""
        pad, (row, player) = self.model.pad, self.table.cell
        self._round.write(f"{texts.round_of(pad, row)} · {texts.engine_text(pad, row)}")
        round_ = pad.rounds[row]
        self.out.setChecked(player in round_.out)
        self.out.setAccessibleName(self.tr("{name} went out").format(name=pad.players[player].name))
        self.blocked.setChecked(round_.blocked)
        self.next.setVisible(not pad.is_over)
        if not self.model.is_open(row):
            text = self.tr("Back to &round {round}").format(round=number_text(pad.last + 1))
        elif row + 1 >= pad.options.rounds:
            text = self.tr("&Finish the game")
        else:
            text = self.tr("&Next round")
        self.next.setText(text)
        self._say(texts.remarks_text(pad, row))

    def _say(self, remark: str) -> None:
        if remark != self.remark.accessibleName():
            self.remark.write(remark)
            self._announcer.announce([remark] if remark else [])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the sheet; as its proxy, Qt would leave buttons out of the order of Tab."""
        self.table.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

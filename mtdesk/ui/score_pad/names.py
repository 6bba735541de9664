"""The names on a score pad: known people are offered, others are typed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from mtdesk.game_choice import LONGEST_NAME, name_problem
from mtdesk.i18n import number_text
from mtdesk.record.score_pad import PadPlayer
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS
from mtdesk.ui.kit.fitting import focus_in_sight
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import ChoiceBox, SeatBadge, SignButton, is_enter
from mtdesk.ui.words.name_giver import names_problem

_HEIGHT, _LETTERS = 38, 5
"""Pixels at scale 1 of a row, and the least letters of a name that are in sight."""


class NameRow(Translated, QWidget):
    """One player: badge and name."""

    changed = Signal()
    removal_wanted = Signal()

    def __init__(self, seat: int, player: PadPlayer, people: Sequence[str], former: int | None) -> None:
        super().__init__()
        self.former = former
        """The seat that the player had before; None: who joins."""
        self.badge = SeatBadge(seat, 30)
        self.name = ChoiceBox()
        self.field = QLineEdit()
        self.name.setEditable(True)
        self.name.setLineEdit(self.field)
        self.name.setInsertPolicy(ChoiceBox.InsertPolicy.NoInsert)
        self.name.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.name.setMinimumContentsLength(_LETTERS)
        self.name.addItems(list(people))
        self.name.setCompleter(Suggestions(people, self))
        self.name.setEditText(player.name)
        self.field.home(False)
        self.name.setMinimumHeight(scaled(_HEIGHT))
        self._start = player.start
        self.remove = SignButton("remove")
        self.setLayout(hbox(self.badge, (self.name, 1), self.remove, spacing=8))
        self.name.installEventFilter(self)
        self.name.editTextChanged.connect(self.changed)
        self.remove.clicked.connect(self.removal_wanted)
        self.retranslate_ui()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt: a name that is left shows its beginning, once the box has dealt with that."""
        if event.type() is QEvent.Type.FocusOut:
            QTimer.singleShot(0, self.field, lambda: self.field.home(False))
        return super().eventFilter(watched, event)

    def player(self) -> PadPlayer:
        """Return the player as typed."""
        return PadPlayer(self.name.currentText().strip(), self._start)

    def show_seat(self, seat: int, *, removable: bool) -> None:
        """Take the badge and the accessible names of a seat."""
        self.badge.show_seat(seat)
        self.remove.setEnabled(removable)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        number = number_text(self.badge.seat + 1)
        name = self.tr("Name of player {number}").format(number=number)
        self.name.setAccessibleName(name)
        self.field.setAccessibleName(name)  # screen readers find the focus there
        self.field.setPlaceholderText(self.tr("Name"))
        self.remove.setAccessibleName(self.tr("Remove player {number}").format(number=number))
        self.remove.setToolTip(self.remove.accessibleName())


class NamesEditor(Translated, QWidget):
    """Two to ten names; on a pad in use, ``fixed`` of them may be renamed, but not removed."""

    changed = Signal()

    def __init__(
        self, players: Sequence[PadPlayer], people: Sequence[str], *, fixed: int | None = None
    ) -> None:
        super().__init__()
        self._people = tuple(people)
        self._is_new, self._fixed = fixed is None, fixed or 0
        self.rows: list[NameRow] = []
        self._box = vbox(spacing=6)
        column = vbox(self._box, spacing=8, margins=(0, 0, 4, 0))
        self.setLayout(column)
        for seat, player in enumerate(players):
            self._append(player, seat)
        self.add = QPushButton()  # after the rows, as Tab goes
        self.add.setAutoDefault(False)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self._settle()
        self.add.clicked.connect(self._add)
        self.retranslate_ui()

    def players(self) -> tuple[PadPlayer, ...]:
        """Return the players as typed.

        A row without a name counts for no one, unless it had someone before.
        """
        return tuple(self.rows[seat].player() for seat in self._taken())

    def seated(self) -> list[tuple[PadPlayer, int | None]]:
        """Return the same, each with the seat they had before; None: who joins."""
        return [(self.rows[seat].player(), self.rows[seat].former) for seat in self._taken()]

    def _taken(self) -> list[int]:
        return [seat for seat, row in enumerate(self.rows) if seat < self._fixed or row.player().name]

    def problem(self) -> str:
        """Return the first problem with the names, in a sentence; empty if there is none."""
        seats = self._taken()
        if len(seats) < MIN_PLAYERS:
            return self.tr("Name at least two players.")
        found = name_problem([self.rows[seat].player().name for seat in seats])
        return "" if found is None else names_problem(replace(found, seat=seats[found.seat]), LONGEST_NAME)

    def _add(self) -> None:
        self._append(PadPlayer(""))
        self.rows[-1].show()  # now, so that it can take the keyboard
        self._settle()
        focus_in_sight(self.rows[-1].name)

    def _append(self, player: PadPlayer, former: int | None = None) -> None:
        row = NameRow(len(self.rows), player, self._people, former)
        row.remove.setVisible(len(self.rows) >= self._fixed)
        row.changed.connect(self.changed)
        row.removal_wanted.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._box.addWidget(row)

    def _remove(self, row: NameRow) -> None:
        seat = self.rows.index(row)
        self.rows.remove(row)
        self._box.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._settle()
        self.rows[min(seat, len(self.rows) - 1)].name.setFocus()

    def _settle(self) -> None:
        for seat, row in enumerate(self.rows):
            row.show_seat(seat, removable=len(self.rows) > MIN_PLAYERS and seat >= self._fixed)
        self.add.setEnabled(len(self.rows) < MAX_PLAYERS)
        names = (row.name for row in self.rows)
        for before, after in pairwise((*names, self.add, *(row.remove for row in self.rows))):
            QWidget.setTabOrder(before, after)
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: from a name, Enter leads to the next; from a new one also to one more."""
        here = next((seat for seat, row in enumerate(self.rows) if row.name.hasFocus()), len(self.rows))
        named = is_enter(event) and here < len(self.rows) and bool(self.rows[here].player().name)
        if named and here + 1 < len(self.rows):
            self.rows[here + 1].name.setFocus(Qt.FocusReason.TabFocusReason)
        elif named and (self._is_new or here >= self._fixed) and self.add.isEnabled() and not self.problem():
            self._add()
        else:
            super().keyPressEvent(event)

    def retranslate_ui(self) -> None:
        self.add.setText(self.tr("&Add player"))

"""The names of people round a table: known people are offered, others are typed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from mtdesk.game_choice import name_problem
from mtdesk.i18n import Labels, number_text
from mtdesk.rules.options import MIN_PLAYERS
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import ChoiceBox, NumberBox, SeatBadge, SignButton, bring_in_sight, is_enter
from mtdesk.ui.words.people import names_problem

_LETTERS = 5
"""The least letters of a name that are in sight."""


class NameRow(QWidget):
    """One person: badge, name and, if ``start`` is a number, the points at the start.

    ``place`` is the one that the person has had so far; None for a person who joins.
    """

    changed = Signal()
    removal_wanted = Signal()

    def __init__(
        self, name: str, people: Sequence[str], place: int | None, start: int | None, most: int
    ) -> None:
        super().__init__()
        self.place = place
        self.badge = SeatBadge(0, 30)
        self.name, self.field = ChoiceBox(), QLineEdit()
        self.name.setEditable(True)
        self.name.setLineEdit(self.field)
        self.name.setInsertPolicy(ChoiceBox.InsertPolicy.NoInsert)
        self.name.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.name.setMinimumContentsLength(_LETTERS)
        self.name.addItems(list(people))
        self.name.setCompleter(Suggestions(people, self))
        self.name.setEditText(name)
        self.field.setPlaceholderText(Labels.tr("Name"))
        self.field.home(False)
        self.start = NumberBox()
        self.start.setRange(-most, most)
        self.start.setPrefix(self.tr("Start: ", "points at the start"))
        self.start.setValue(start or 0)
        self.start.setVisible(start is not None)
        self.remove = SignButton("remove")
        self.setLayout(hbox(self.badge, (self.name, 1), self.start, self.remove, spacing=8))
        self.name.installEventFilter(self)
        self.name.editTextChanged.connect(self.changed)
        self.remove.clicked.connect(self.removal_wanted)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the beginning of a name that is left, changed or not, once the box has dealt with that."""
        if event.type() is QEvent.Type.FocusOut:
            QTimer.singleShot(0, self.field, lambda: self.field.home(False))
        return super().eventFilter(watched, event)

    @property
    def text(self) -> str:
        return self.name.currentText().strip()

    def show_seat(self, seat: int, *, removable: bool) -> None:
        """Take the badge and the accessible names of a seat."""
        self.badge.show_seat(seat)
        self.remove.setEnabled(removable)
        number = number_text(seat + 1)
        name = Labels.tr("Name of player {number}").format(number=number)
        self.name.setAccessibleName(name)
        self.field.setAccessibleName(name)  # screen readers find the focus there
        self.start.setAccessibleName(self.tr("Points of player {number} at the start").format(number=number))
        self.remove.setAccessibleName(self.tr("Remove player {number}").format(number=number))
        self.remove.setToolTip(self.remove.accessibleName())


class NamesEditor(QWidget):
    """Two names or more, up to ``most``; with ``starts``, these people have been at the table already.

    Their points at the start are then asked for, too, up to ``most_points``.
    """

    changed = Signal()

    def __init__(
        self,
        names: Sequence[str],
        people: Sequence[str],
        most: int,
        starts: Sequence[int] | None = None,
        most_points: int = 0,
    ) -> None:
        super().__init__()
        self._people, self._most, self._most_points = tuple(people), most, most_points
        self._asks_start = starts is not None
        self.rows: list[NameRow] = []
        self._box = vbox(spacing=6)
        column = vbox(self._box, spacing=8, margins=(0, 0, 4, 0))
        self.setLayout(column)
        for place, name in enumerate(names):
            if starts is None:
                self._append(name)
            else:
                self._append(name, place, starts[place])
        self.add = QPushButton(self.tr("&Add player"))  # after the rows, as Tab goes
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self._settle()

    def named(self) -> list[NameRow]:
        """Return the rows that count: all with a name, and those of people who were at the table already."""
        return [row for row in self.rows if row.text or row.place is not None]

    def problem(self) -> str:
        """Return the first problem with the names, in a sentence; empty if there is none."""
        rows = self.named()
        if len(rows) < MIN_PLAYERS:
            return self.tr("Name at least two players.")
        found = name_problem([row.text for row in rows])
        if found is None:
            return ""
        return names_problem(replace(found, seat=self.rows.index(rows[found.seat])))

    def _add(self) -> None:
        self._append("")
        self.rows[-1].show()  # now, so that it can take the keyboard
        self._settle()
        self.rows[-1].name.setFocus()
        bring_in_sight(self.rows[-1])

    def _append(self, name: str, place: int | None = None, start: int = 0) -> None:
        row = NameRow(name, self._people, place, start if self._asks_start else None, self._most_points)
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
            row.show_seat(seat, removable=len(self.rows) > MIN_PLAYERS)
        self.add.setEnabled(len(self.rows) < self._most)
        stops = [*(row.name for row in self.rows), self.add]
        for row in self.rows:
            stops += [row.start, row.remove]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next name with Enter; from the last one that is new, to one more."""
        here = next((row for row in self.rows if row.name.hasFocus()), None)
        if here is None or not here.text or not is_enter(event):
            super().keyPressEvent(event)
        elif here is not self.rows[-1]:
            self.rows[self.rows.index(here) + 1].name.setFocus(Qt.FocusReason.TabFocusReason)
        elif here.place is None and self.add.isEnabled() and not self.problem():
            self._add()
        else:
            super().keyPressEvent(event)

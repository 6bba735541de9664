"""The players of a new game: two to ten rows that can be added, removed and reordered."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget

from mtdesk.game_choice import LONGEST_NAME
from mtdesk.ui.kit.fitting import focus_in_sight
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import ChoiceBox, SeatBadge, SignButton, heading_label, scrolling, show_if
from mtdesk.ui.setup.model import Seat, SetupModel
from mtdesk.ui.words.levels import kind_text, level_description

_NAME_LETTERS, _KIND_LETTERS = 10, 17
"""The least readable letters, wide ones, of a name and of who plays; our levels hardly need more."""


class PlayerRow(QWidget):
    """One seat: badge, name, who plays there, and its place in the order."""

    def __init__(self, model: SetupModel, seat: Seat) -> None:
        super().__init__()
        self.model, self.seat = model, seat
        self._kinds: tuple[str | None, ...] = (None, *model.levels)
        self._badge = SeatBadge(0, 30)
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(_NAME_LETTERS * self.name.fontMetrics().horizontalAdvance("n") + scaled(24))
        self.name.setCompleter(Suggestions(model.names.people, self))
        self.name.setCursorPosition(0)
        self.kind = ChoiceBox()
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(_KIND_LETTERS)
        for index, level in enumerate(self._kinds):
            self.kind.addItem(kind_text(level))
            self.kind.setItemData(index, level_description(level), Qt.ItemDataRole.ToolTipRole)
        self.kind.currentIndexChanged.connect(self._describe_kind)
        self.kind.setCurrentIndex(self._kinds.index(seat.level))
        self._describe_kind(self.kind.currentIndex())
        self.up, self.down, self.remove = SignButton("up"), SignButton("down"), SignButton("remove")
        who = (self._badge, (self.name, 1), (self.kind, 1))
        self.setLayout(hbox(*who, self.up, self.down, self.remove, spacing=8))
        self.name.textEdited.connect(lambda name: model.rename(seat, name))
        self.name.editingFinished.connect(lambda: self.name.setCursorPosition(0))  # its beginning is seen
        self.kind.activated.connect(lambda index: model.give_to(seat, self._kinds[index]))
        self.up.clicked.connect(lambda: model.move(seat, -1))
        self.down.clicked.connect(lambda: model.move(seat, 1))
        self.remove.clicked.connect(lambda: model.remove(seat))

    def show_seat(self) -> None:
        """Show the seat with the colour, emblem and accessible names of its place."""
        at, last = self.model.seats.index(self.seat), len(self.model.seats) - 1
        number = at + 1
        self._badge.show_seat(at)
        if self.name.text() != self.seat.name:
            self.name.setText(self.seat.name)
        self.name.setPlaceholderText(self.seat.spare)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Player {number}: human or computer").format(number=number))
        signs = (
            (self.up, self.tr("Move player {number} up"), at > 0),
            (self.down, self.tr("Move player {number} down"), at < last),
            (self.remove, self.tr("Remove player {number}"), self.model.may_remove),
        )
        for button, text, works in signs:
            button.setAccessibleName(text.format(number=number))
            button.setToolTip(text.format(number=number))
            button.setEnabled(works)
        show_if(self.remove, self.model.count is None)

    def _describe_kind(self, index: int) -> None:
        about = level_description(self._kinds[index])
        self.kind.setToolTip(about)
        self.kind.setAccessibleDescription(about)


class PlayersEditor(QWidget):
    """Who plays, by seat clockwise."""

    def __init__(self, model: SetupModel) -> None:
        super().__init__()
        self._model = model
        self.rows: list[PlayerRow] = []
        self.add_person = QPushButton(self.tr("Add &human"))
        self.add_computer = QPushButton(self.tr("Add c&omputer"))
        self.add_person.clicked.connect(lambda: self._add(person=True))
        self.add_computer.clicked.connect(lambda: self._add(person=False))
        self._box = vbox(spacing=6)
        area = scrolling(holding(vbox(self._box, STRETCH, margins=(0, 0, 4, 0))))
        head = flow(heading_label(self.tr("Players")), hbox(STRETCH, self.add_person, self.add_computer))
        self.setLayout(vbox(head, (area, 1), spacing=6))
        model.seated.connect(self._seat)
        model.changed.connect(self._show)
        self._seat()
        self._show()

    def _add(self, *, person: bool) -> None:
        self._model.add(person=person)
        row = self.rows[-1]
        row.show()  # at once, so that there is something to scroll to
        focus_in_sight(row.name)
        row.name.selectAll()  # what is typed takes the place of the name given

    def _seat(self) -> None:
        """Have one row for each seat, in their order; the keyboard stays at the place of a row that goes."""
        known = {row.seat: row for row in self.rows}
        focused = next((at for at, row in enumerate(self.rows) if row.isAncestorOf(self.focusWidget())), None)
        button = self.focusWidget()
        rows = [known[seat] if seat in known else PlayerRow(self._model, seat) for seat in self._model.seats]
        for at, row in enumerate(rows):
            self._box.insertWidget(at, row)
        for gone in set(self.rows) - set(rows):
            self._box.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
            if focused is not None and self.rows[focused] is gone:
                focus_in_sight(rows[min(focused, len(rows) - 1)].name)
        self.rows = rows
        stops: list[QWidget] = [self.add_person, self.add_computer]
        for row in rows:
            row.show_seat()
            stops += [row.name, row.kind, row.up, row.down, row.remove]
            if row.isAncestorOf(button):
                focus_in_sight(button if button.isEnabled() else row.name)
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

    def _show(self) -> None:
        for row in self.rows:
            row.show_seat()
        for button in (self.add_person, self.add_computer):
            button.setEnabled(self._model.may_add)
            button.setVisible(self._model.count is None)

"""One seat in the new-game dialog: badge, name, person or computer, strength, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QLineEdit, QWidget

from mtdesk.game_choice import LONGEST_NAME
from mtdesk.settings import PlayerChoice
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.widgets import ChoiceBox, SeatBadge, SignButton
from mtdesk.ui.words import level_name

_KINDS = ("human", "computer")
_LEVEL_LETTERS = 8
"""How many letters of a level can be read in any case; ours have fewer."""


class PlayerRow(Translated, QWidget):
    """The seat ``seat`` with the player ``player``; ``levels`` are the strengths a computer can have."""

    changed = Signal()
    kind_changed = Signal()
    move_wanted = Signal(int)
    """One place up (-1) or down (1)."""
    removal_wanted = Signal()

    def __init__(
        self, seat: int, player: PlayerChoice, levels: Sequence[str], people: Sequence[str], *, given: bool
    ) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self.name_is_given = given
        """Whether the name was given by the program, so that it may follow the kind and the language."""
        self._badge = SeatBadge(seat, 30)
        self.name = QLineEdit()
        self.kind = QComboBox()
        self.level = ChoiceBox()
        self.up = SignButton("up")
        self.down = SignButton("down")
        self.remove = SignButton("remove")
        self._arrange(people)
        self.show_player(player, given=given)
        self.retranslate_ui()
        self.show_seat(seat)
        self._connect()

    def _arrange(self, people: Sequence[str]) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        completer = QCompleter(self)
        completer.setModel(QStringListModel(list(people), completer))
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)
        self.kind.addItems([""] * len(_KINDS))
        self.level.addItems([""] * len(self._levels))
        # The names of programs may be long: they are cut off here, and whole in the list that drops down.
        self.level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.level.setMinimumContentsLength(_LEVEL_LETTERS)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._badge)
        row.addWidget(self.name, 4)
        row.addWidget(self.kind, 2)
        row.addWidget(self.level, 2)
        for button in (self.up, self.down, self.remove):
            row.addWidget(button)

    def _connect(self) -> None:
        self.name.textEdited.connect(self._name_typed)
        self.name.textChanged.connect(self.changed)
        self.kind.activated.connect(self._kind_chosen)
        self.level.currentIndexChanged.connect(self.changed)
        self.up.clicked.connect(lambda: self.move_wanted.emit(-1))
        self.down.clicked.connect(lambda: self.move_wanted.emit(1))
        self.remove.clicked.connect(self.removal_wanted)

    def player(self) -> PlayerChoice:
        """The player as shown, the name as typed."""
        if self.kind.currentIndex() == 0:
            return PlayerChoice("human", self.name.text())
        return PlayerChoice("computer", self.name.text(), self._levels[self.level.currentIndex()])

    def show_player(self, player: PlayerChoice, *, given: bool) -> None:
        """Show another player at this seat; ``given`` as ``name_is_given``."""
        self.name.setText(player.name)
        self.name_is_given = given
        self.kind.setCurrentIndex(_KINDS.index(player.kind))
        if player.level in self._levels:
            self.level.setCurrentIndex(self._levels.index(player.level))
        self._show_level()

    def show_name(self, name: str) -> None:
        """Show a name given by the program."""
        self.name.setText(name)
        self.name_is_given = True

    def show_seat(self, seat: int) -> None:
        """Take the colour, emblem and accessible names of a seat."""
        self._badge.show_seat(seat)
        self._name_parts(seat + 1)

    def allow(self, *, up: bool, down: bool, remove: bool) -> None:
        """Enable the buttons that can do something at this place."""
        self.up.setEnabled(up)
        self.down.setEnabled(down)
        self.remove.setEnabled(remove)

    def _name_typed(self) -> None:
        self.name_is_given = False

    def _kind_chosen(self) -> None:
        self._show_level()
        self.kind_changed.emit()
        self.changed.emit()

    def _show_level(self) -> None:
        computer = self.kind.currentIndex() == 1
        policy = self.level.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.level.setSizePolicy(policy)
        self.level.setVisible(computer)

    def _name_parts(self, number: int) -> None:
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Kind of player {number}").format(number=number))
        self.level.setAccessibleName(self.tr("Strength of player {number}").format(number=number))
        signs = (
            (self.up, self.tr("Move player {number} up")),
            (self.down, self.tr("Move player {number} down")),
            (self.remove, self.tr("Remove player {number}")),
        )
        for button, text in signs:
            button.setAccessibleName(text.format(number=number))
            button.setToolTip(text.format(number=number))

    def retranslate_ui(self) -> None:
        self.kind.setItemText(0, self.tr("Person"))
        self.kind.setItemText(1, self.tr("Computer"))
        for index, level in enumerate(self._levels):
            self.level.setItemText(index, level_name(level))
        self.level.view().setMinimumWidth(self.level.needed_width())
        self._name_parts(self._badge.seat + 1)

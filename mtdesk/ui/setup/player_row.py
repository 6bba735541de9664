"""One seat in the new-game dialog: badge, name, who plays there, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from mtdesk.game_choice import LONGEST_NAME
from mtdesk.settings import PlayerChoice
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import ChoiceBox, SeatBadge, SignButton
from mtdesk.ui.words.levels import kind_text, level_description

_NAME_LETTERS, _KIND_LETTERS = 10, 17
"""The least readable letters, wide ones, of a name and of who plays; our levels hardly need more."""


class PlayerRow(QWidget):
    """The seat ``seat`` with the player ``player``; ``levels`` are the strengths a computer can have.

    ``kind_changed``: a person takes the place of a computer, or the other way round.
    """

    changed = Signal()
    kind_changed = Signal()
    move_wanted = Signal(int)
    """One place up (-1) or down (1)."""
    removal_wanted = Signal()

    def __init__(
        self, seat: int, player: PlayerChoice, levels: Sequence[str], people: Sequence[str], *, given: bool
    ) -> None:
        super().__init__()
        self._kinds: tuple[str | None, ...] = (None, *levels)
        self.name_is_given = given
        """Whether the program gave the name, so that it may follow the kind and the language."""
        self._badge = SeatBadge(seat, 30)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(_NAME_LETTERS * self.name.fontMetrics().horizontalAdvance("n") + scaled(24))
        self.name.setCompleter(Suggestions(people, self))
        self.kind = ChoiceBox()
        self.kind.addItems([kind_text(level) for level in self._kinds])
        for index, level in enumerate(self._kinds):
            self.kind.setItemData(index, level_description(level), Qt.ItemDataRole.ToolTipRole)
        self.kind.currentIndexChanged.connect(self._describe_kind)
        # The names of programs may be long: they are cut off here, and complete in the drop-down list.
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(_KIND_LETTERS)
        self.kind.view().setMinimumWidth(self.kind.needed_width())
        self._was_human = False
        self.up, self.down, self.remove = SignButton("up"), SignButton("down"), SignButton("remove")
        who = (self._badge, (self.name, 1), (self.kind, 1))
        self.setLayout(hbox(*who, self.up, self.down, self.remove, spacing=8))
        self.show_player(player, given=given)
        self._describe_kind(self.kind.currentIndex())
        self.show_seat(seat)
        self.name.textEdited.connect(self._name_typed)
        self.name.textChanged.connect(self.changed)
        self.kind.activated.connect(self._kind_chosen)
        self.up.clicked.connect(lambda: self.move_wanted.emit(-1))
        self.down.clicked.connect(lambda: self.move_wanted.emit(1))
        self.remove.clicked.connect(self.removal_wanted)

    def player(self) -> PlayerChoice:
        """Return the player as shown, the name as typed; a computer without one has the name offered."""
        level = self._kinds[self.kind.currentIndex()]
        name = self.name.text()
        if level is None:
            return PlayerChoice("human", name)
        return PlayerChoice("computer", name if name.strip() else self.name.placeholderText(), level)

    def show_player(self, player: PlayerChoice, *, given: bool) -> None:
        """Show another player at this seat; ``given`` as ``name_is_given``."""
        self.name.setText(player.name)
        self.name_is_given = given
        self._was_human = player.kind == "human"
        level = None if self._was_human else player.level
        self.kind.setCurrentIndex(self._kinds.index(level) if level in self._kinds else 1)

    def show_name(self, name: str) -> None:
        """Show a name given by the program."""
        self.name.setText(name)
        self.name_is_given = True

    def show_seat(self, seat: int) -> None:
        """Take the colour, emblem and accessible names of a seat."""
        self._badge.show_seat(seat)
        number = seat + 1
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Player {number}: human or computer").format(number=number))
        signs = (
            (self.up, self.tr("Move player {number} up")),
            (self.down, self.tr("Move player {number} down")),
            (self.remove, self.tr("Remove player {number}")),
        )
        for button, text in signs:
            button.setAccessibleName(text.format(number=number))
            button.setToolTip(text.format(number=number))

    def allow(self, *, up: bool, down: bool, remove: bool) -> None:
        """Enable the buttons that have an effect at this place."""
        self.up.setEnabled(up)
        self.down.setEnabled(down)
        self.remove.setEnabled(remove)

    def _name_typed(self) -> None:
        self.name_is_given = False

    def _describe_kind(self, index: int) -> None:
        about = level_description(self._kinds[index])
        self.kind.setToolTip(about)
        self.kind.setAccessibleDescription(about)

    def _kind_chosen(self) -> None:
        is_human = self.player().kind == "human"
        if is_human != self._was_human:
            self._was_human = is_human
            self.kind_changed.emit()
        self.changed.emit()

"""Who plays a game on from the middle: people and computers may swap places."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mtdesk.record.model import Player
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.widgets import ChoiceBox, SeatBadge, label, make_default, scrolling, second_label
from mtdesk.ui.words.levels import kind_text


class ContinueDialog(Dialog):
    """Asks who plays at each seat of a new game that starts in the middle; ``changes`` gives the answer.

    ``levels`` are the strengths of computer players, weakest first. Names and seats stay as they are.
    """

    def __init__(
        self, players: Sequence[Player], levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Continue from here"), parent)
        self._players = tuple(players)
        # A program that is no longer registered may still sit at the table.
        played = (player.level for player in players if player.level is not None)
        self._kinds: tuple[str | None, ...] = (None, *dict.fromkeys((*levels, *played)))
        note = second_label(
            self.tr("A new game starts with the moves up to here. The original stays unchanged.")
        )
        self.boxes = [self._box(player) for player in players]
        seats = QWidget()
        grid = QGridLayout(seats)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(2, 1)
        for seat, (player, box) in enumerate(zip(players, self.boxes, strict=True)):
            grid.addWidget(SeatBadge(seat), seat, 0)
            grid.addWidget(label(text=_mnemonic(seat), buddy=box), seat, 1)
            grid.addWidget(label(text=player.name), seat, 2)
            grid.addWidget(box, seat, 3)
        grid.setRowStretch(len(self.boxes), 1)
        self.change = self.buttons.addButton(self.tr("&Continue"), ACCEPT)
        self.lay_out(
            *(self.heading, note, (scrolling(seats), 1), (self.buttons, 0, Qt.AlignmentFlag.AlignBottom)),
            size=(480, 190 + 44 * len(players)),
        )
        make_default(self, self.change)
        self.boxes[0].setFocus()

    def _box(self, player: Player) -> ChoiceBox:
        box = ChoiceBox()
        box.addItems([kind_text(level) for level in self._kinds])
        box.setCurrentIndex(self._kinds.index(player.level))
        box.setAccessibleName(self.tr("Who plays for {name}").format(name=player.name))
        return box

    def seat_person(self, seat: int) -> None:
        """Offer a seat to a person unless another choice is made."""
        self.boxes[seat].setCurrentIndex(self._kinds.index(None))

    def changes(self) -> dict[int, Player]:
        """Return the players who replace others, by seat."""
        chosen = [self._kinds[box.currentIndex()] for box in self.boxes]
        return {
            seat: replace(player, kind="human" if level is None else "computer", level=level)
            for seat, (player, level) in enumerate(zip(self._players, chosen, strict=True))
            if level != player.level
        }


def _mnemonic(seat: int) -> str:
    """Return a seat's number, whose last digit leads to it together with Alt."""
    tens, last = divmod(seat + 1, 10)
    return f"{tens or ''}&{last}"

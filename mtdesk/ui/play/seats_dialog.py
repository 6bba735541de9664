"""Who sits where from now on: people and computers may take each other's places in a running game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from mtdesk.record.model import Player
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    SeatBadge,
    label,
    make_default,
    scrolling,
    second_label,
    title_label,
)
from mtdesk.ui.words.levels import level_name


class SeatsDialog(Translated, QDialog):
    """Asks who plays at each seat of a game from now on; ``changes`` gives the answer.

    ``levels`` are the strengths of computer players, weakest first. Names and seats stay as they are.
    ``begins``: a new game begins with them, in the middle of one that has been played.
    """

    def __init__(
        self,
        players: Sequence[Player],
        levels: Sequence[str],
        parent: QWidget | None = None,
        *,
        begins: bool = False,
    ) -> None:
        super().__init__(parent)
        self._begins = begins
        self._players = tuple(players)
        # A program that is registered no more may still sit at the table.
        played = (player.level for player in players if player.level is not None)
        self._kinds: tuple[str | None, ...] = (None, *dict.fromkeys((*levels, *played)))
        self._title = title_label()
        self._note = second_label()
        self.boxes = [self._box(player) for player in self._players]
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.change = QPushButton()
        self._arrange()
        self.retranslate_ui()
        make_default(self, self.change)
        self.boxes[0].setFocus()

    def _box(self, player: Player) -> ChoiceBox:
        box = ChoiceBox()
        box.addItems([""] * len(self._kinds))
        box.setCurrentIndex(self._kinds.index(player.level))
        return box

    def _arrange(self) -> None:
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        for seat, (player, box) in enumerate(zip(self._players, self.boxes, strict=True)):
            name = label()
            name.setText(player.name)
            grid.addWidget(SeatBadge(seat), seat, 0)
            grid.addWidget(name, seat, 1)
            grid.addWidget(box, seat, 2)
        grid.setRowStretch(len(self.boxes), 1)
        self.buttons.addButton(self.change, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        whole.addWidget(self._note)
        whole.addWidget(scrolling(rows), 1)
        whole.addWidget(self.buttons, 0, Qt.AlignmentFlag.AlignBottom)
        self.resize(scaled(480), scaled(190 + 44 * len(self._players)))

    def changes(self) -> dict[int, Player]:
        """The players who sit down instead of those there are, by seat."""
        chosen = [self._kinds[box.currentIndex()] for box in self.boxes]
        return {
            seat: replace(player, kind="human" if level is None else "computer", level=level)
            for seat, (player, level) in enumerate(zip(self._players, chosen, strict=True))
            if level != player.level
        }

    def retranslate_ui(self) -> None:
        title = self.tr("Play on from here") if self._begins else self.tr("Change players")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._note.setText(
            self.tr("A new game begins with the moves up to here; the one that was played stays as it is.")
            if self._begins
            else self.tr(
                "Whoever takes over a seat plays on with its tiles and points. "
                "The change takes effect at once and is noted in the saved game."
            )
        )
        self.change.setText(self.tr("Play on") if self._begins else self.tr("Change"))
        for player, box in zip(self._players, self.boxes, strict=True):
            box.setAccessibleName(self.tr("Who plays for {name}").format(name=player.name))
            for index, level in enumerate(self._kinds):
                box.setItemText(index, self._kind_text(level))
            box.setMinimumWidth(box.needed_width())

    def _kind_text(self, level: str | None) -> str:
        if level is None:
            return self.tr("Person")
        return self.tr("Computer ({level})").format(level=level_name(level))

"""The button that finishes a round of the pad, or leads back from an earlier one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import Pad
from mtdesk.ui.kit.widgets import is_enter


class FinishButton(QPushButton):
    """Finishes the open round; after a correction it leads back to that or to the score sheet.

    ``number_typed``: people who do not look type on; the Enter after their number presses nothing.
    """

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

    def show_round(self, pad: Pad, index: int, *, from_sheet: bool) -> None:
        """Show what the button does in this round; hide if that is nothing."""
        self.setText(self._text(pad, index, from_sheet=from_sheet))
        self.setVisible(not pad.rounds[index].finished or from_sheet or index < pad.last)

    def _text(self, pad: Pad, index: int, *, from_sheet: bool) -> str:
        if from_sheet:
            return self.tr("Back to score s&heet")
        if pad.rounds[index].finished:
            return self.tr("Back to &round {round}").format(round=number_text(pad.last + 1))
        if index + 1 >= pad.options.rounds:
            return self.tr("&Finish the game")
        return self.tr("&Next round")

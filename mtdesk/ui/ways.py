"""The menu that asks which of several ways to lay a tile is meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from mtdesk.i18n import number_text
from mtdesk.rules.moves import Play


class WayMenu(QMenu):
    """Offers Plays of one tile on one end: as a fork or not, or either way round. ``chosen`` carries one."""

    chosen = Signal(object)

    def __init__(self, plays: Sequence[Play], parent: QWidget) -> None:
        super().__init__(parent)
        question = self._question(plays[0])
        self.setAccessibleName(question)
        self.addSection(question)
        for play in plays:
            action = self.addAction(self._text(play))
            action.triggered.connect(lambda _=False, play=play: self.chosen.emit(play))
        self.aboutToHide.connect(self.deleteLater)

    def _question(self, play: Play) -> str:
        return self.tr("Fork the train?") if play.tile.is_double else self.tr("Which half outwards?")

    def _text(self, play: Play) -> str:
        if play.fork:
            return self.tr("Fork: the train goes on in two arms")
        if play.tile.is_double:
            return self.tr("No fork: the train goes on in one line")
        return self.tr("The end shows {number}").format(number=number_text(play.out))

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
        for play in plays:
            action = self.addAction(self._text(play))
            action.triggered.connect(lambda _=False, play=play: self.chosen.emit(play))
        self.setAccessibleName(self.tr("Choose how the tile is to lie."))
        self.aboutToHide.connect(self.deleteLater)

    def _text(self, play: Play) -> str:
        if play.fork:
            return self.tr("Fork: the train goes on in two arms")
        if play.tile.is_double:
            return self.tr("No fork: the train goes on in one line")
        return self.tr("The end shows {number}").format(number=number_text(play.out))

"""The menu that asks which of several ways to lay a tile is meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from mtdesk.i18n import number_text
from mtdesk.rules.moves import Play
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label

_BESIDE = 8
"""What the style sheet leaves beside the text of an entry, about, at scale 1; pixels."""


class PlayMenu(QMenu):
    """Offers Plays of one tile on one end: as a fork or not, or either way round. ``chosen`` carries one."""

    chosen = Signal(object)

    def __init__(self, plays: Sequence[Play], parent: QWidget) -> None:
        super().__init__(parent)
        forks = plays[0].tile.is_double
        question = self.tr("Fork the train?") if forks else self.tr("Which half faces outwards?")
        self.setAccessibleName(question)
        self._add_heading(question)
        for play in plays:
            action = self.addAction(self._text(play))
            action.triggered.connect(lambda _=False, play=play: self.chosen.emit(play))
        self.aboutToHide.connect(self.deleteLater)

    def _add_heading(self, text: str) -> None:
        """Put a line above the ways; the style sheet's separators are too thin for words."""
        heading = QWidgetAction(self)
        heading.setText(text)
        heading.setEnabled(False)  # else the keys would stop at it
        words = heading_label()
        words.setText(text)
        words.setContentsMargins(scaled(_BESIDE), 0, scaled(_BESIDE), 0)
        heading.setDefaultWidget(words)
        self.addAction(heading)

    def _text(self, play: Play) -> str:
        if play.fork:
            return self.tr("Fork: two branches")
        if play.tile.is_double:
            return self.tr("No fork: one line")
        return self.tr("The end shows {number}").format(number=number_text(play.out))

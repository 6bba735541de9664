"""The name of the player, where a game is offered that asks for nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from mtdesk.game_choice import LONGEST_NAME, name_problem
from mtdesk.ui.kit.layouts import STRETCH, hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import label
from mtdesk.ui.words.name_giver import NameGiver, is_numbered, names_problem, player_name

_LETTERS = 10
"""The least readable letters of a name."""
_WIDEST = 220
"""Pixels of the field at scale 1, where there is room."""


class NameField(QWidget):
    """Asks for the player's name; a player who gives none has the usual numbered one.

    ``changed`` reports that another name has been typed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.edit = QLineEdit()
        self.edit.setMaxLength(LONGEST_NAME)
        self.edit.setMinimumWidth(_LETTERS * self.edit.fontMetrics().horizontalAdvance("n") + scaled(24))
        self.edit.setAccessibleName(self.tr("Your name"))
        self._numbered = NameGiver((), random.Random(), self).person([])  # noqa: S311 -- draws no name
        self.edit.setPlaceholderText(self._numbered)
        self.edit.setMaximumWidth(scaled(_WIDEST))
        caption = label(text=self.tr("Your name"), buddy=self.edit)
        self.setLayout(hbox(caption, (self.edit, 1), STRETCH, spacing=8))
        self.edit.textEdited.connect(self.changed)

    def offer(self, people: Sequence[str], name: str = "") -> None:
        """Show a name, by default that of the last of these ``people`` to play, and complete theirs."""
        self.edit.setText(name or player_name(people))
        self.edit.setCursorPosition(0)
        self.edit.setCompleter(Suggestions([one for one in people if not is_numbered(one)], self))

    def typed(self) -> str:
        """Return the name in the field; empty if there is none, or only a number."""
        name = self.edit.text().strip()
        return "" if is_numbered(name) else name

    def text(self) -> str:
        """Return the name by which the player plays."""
        return self.edit.text().strip() or self._numbered

    def problem(self) -> str:
        """Return what is wrong with the name; empty if nothing is."""
        problem = name_problem([self.text()])
        return "" if problem is None else names_problem(problem, LONGEST_NAME)

"""Names offered for new seats: people who have played, and names for computers common in the language."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from PySide6.QtCore import QLocale, QObject

from mtdesk.ui.words import COMPUTER_NAMES, computer_names


class NameGiver(QObject):
    """Gives every new seat a name that no one else at the table has; ``rng`` draws the computers' names."""

    def __init__(self, people: Sequence[str], rng: random.Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.people = tuple(people)
        """The people who have played, the latest first."""
        self._rng = rng

    def person(self, taken: Collection[str]) -> str:
        """Return the first remembered person who is not at the table yet, otherwise a numbered one."""
        used = {name.strip().casefold() for name in taken}
        numbered = (self.tr("Player {number}").format(number=number) for number in range(1, len(used) + 2))
        return next(name for name in (*self.people, *numbered) if name.casefold() not in used)

    def computer(self, taken: Collection[str]) -> str:
        """Return a computer's name in the current language."""
        language = QLocale().name().partition("_")[0]
        return computer_names(1, language, [name.strip() for name in taken], self._rng)[0]

    @staticmethod
    def is_usual(name: str) -> bool:
        """Return whether a computer could be given this name in the current language."""
        return name in COMPUTER_NAMES.get(QLocale().name().partition("_")[0], ())

    @staticmethod
    def is_given(name: str) -> bool:
        """Return whether a computer could have been given this name in one of the languages."""
        return any(name in names for names in COMPUTER_NAMES.values())

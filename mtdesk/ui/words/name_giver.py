"""Names offered for new seats: people who have played, and names for computers common in the language."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Sequence

from PySide6.QtCore import QLocale, QObject

from mtdesk.ui.words import COMPUTER_NAMES, computer_names

_NUMBERED = tuple(
    re.compile(pattern)
    for pattern in (r"Player (\d+)", r"Spieler (\d+)", r"Speler (\d+)", r"(\d+)\. játékos")
)
"""The numbered names of people in each language."""


class NameGiver(QObject):
    """Gives every new seat a name that no one else at the table has; ``rng`` draws the computers' names."""

    def __init__(self, people: Sequence[str], rng: random.Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._people = tuple(name for name in people if _number_of(name) is None)
        self._rng = rng

    @property
    def people(self) -> tuple[str, ...]:
        """The people who have played, the latest first, without those who have only a number."""
        return self._people

    def person(self, taken: Collection[str]) -> str:
        """Return the first remembered person who is not at the table yet, otherwise a numbered one."""
        used = {name.strip().casefold() for name in taken}
        numbered = map(self._numbered, range(1, len(used) + 2))
        return next(name for name in (*self._people, *numbered) if name.casefold() not in used)

    def in_language(self, name: str) -> str:
        """Return the same numbered name in the current language; any other name as it is."""
        number = _number_of(name)
        return name if number is None else self._numbered(number)

    def _numbered(self, number: int) -> str:
        return self.tr("Player {number}").format(number=number)

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


def _number_of(name: str) -> int | None:
    """Return the number in a numbered person's name of any language, if it is one."""
    found = (pattern.fullmatch(name) for pattern in _NUMBERED)
    return next((int(match[1]) for match in found if match), None)

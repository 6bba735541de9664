"""Names offered for new seats, of people and in the language, and what is wrong with a name."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QLocale, QObject

from mtdesk.game_choice import NameFault, NameProblem
from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP
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


_CONTEXT = "StartProblem"

_NAMES: Mapping[NameFault, str] = {
    NameFault.EMPTY: QT_TRANSLATE_NOOP("StartProblem", "Player {number} has no name yet."),
    NameFault.TOO_LONG: QT_TRANSLATE_NOOP(
        "StartProblem", "Player {number}'s name is too long: it may have at most {most} characters."
    ),
    NameFault.UNPRINTABLE: QT_TRANSLATE_NOOP(
        "StartProblem", "Player {number}'s name contains characters that cannot be displayed."
    ),
    NameFault.NOT_DISTINCT: QT_TRANSLATE_NOOP(
        "StartProblem", "Two players are called {name}: their names must differ."
    ),
}


def names_problem(problem: NameProblem, most: int) -> str:
    """Return what is wrong with a name; ``most`` characters are allowed."""
    return said(_CONTEXT, _NAMES[problem.fault], number=problem.seat + 1, name=problem.name, most=most)

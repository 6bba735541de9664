"""Who plays, in words: names for new seats and what is wrong with one, colours and emblems."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QLocale, QObject

from mtdesk.game_choice import NameFault, NameProblem
from mtdesk.i18n import SOURCE_LANGUAGE, Context
from mtdesk.record.model import NAME_LENGTH

PeopleTexts = Context("PeopleTexts")

COMPUTER_NAMES: Mapping[str, tuple[str, ...]] = {
    "de": (
        "Lena", "Jonas", "Mia", "Felix", "Emma", "Paul", "Greta", "Moritz",
        "Frieda", "Anton", "Klara", "Jakob", "Ida", "Oskar", "Marie", "Theo",
    ),
    "en": (
        "Olivia", "Jack", "Amelia", "Harry", "Grace", "Oliver", "Ruby", "Thomas",
        "Emily", "George", "Alice", "Henry", "Sophie", "Daniel", "Lucy", "William",
    ),
    "hu": (
        "Eszter", "Bence", "Réka", "Máté", "Zsófi", "Gergő", "Kata", "Balázs",
        "Ágnes", "Ádám", "Dóra", "Péter", "Luca", "Zoltán", "Nóra", "Tamás",
    ),
    "nl": (
        "Sanne", "Daan", "Fleur", "Bram", "Lotte", "Sem", "Femke", "Joris",
        "Anouk", "Ruben", "Maaike", "Thijs", "Noor", "Jasper", "Roos", "Pieter",
    ),
}  # fmt: skip
"""By language. More than seats, so that some may be taken by people."""


def computer_names(count: int, language: str, taken: Collection[str], rng: random.Random) -> list[str]:
    """Return names for ``count`` computers, all different and different from the ``taken`` ones in any case.

    ``rng`` draws their order. When the names run out, the rest are numbered.
    """
    used = {name.casefold() for name in taken}
    names = [
        name
        for name in COMPUTER_NAMES.get(language, COMPUTER_NAMES[SOURCE_LANGUAGE])
        if name.casefold() not in used
    ]
    rng.shuffle(names)
    number = 1
    while len(names) < count:
        numbered = PeopleTexts.said("Computer {number}", number=number)
        if numbered.casefold() not in used:
            names.append(numbered)
        number += 1
    return names[:count]


_NUMBERED = r"Player (\d+)", r"Spieler (\d+)", r"Speler (\d+)", r"(\d+)\. játékos"
"""The numbered names of people in each language."""


class NameGiver(QObject):
    """Gives every new seat a name that no one else at the table has; ``rng`` draws the computers' names."""

    def __init__(self, people: Sequence[str], rng: random.Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.people = tuple(name for name in people if _number_of(name) is None)
        """The people who have played, the latest first, without those who have only a number."""
        self._rng = rng

    def person(self, taken: Collection[str]) -> str:
        """Return the first remembered person who is not at the table yet, otherwise a numbered one."""
        used = {name.strip().casefold() for name in taken}
        numbered = map(self._numbered, range(1, len(used) + 2))
        return next(name for name in (*self.people, *numbered) if name.casefold() not in used)

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
    found = (re.fullmatch(pattern, name) for pattern in _NUMBERED)
    return next((int(match[1]) for match in found if match), None)


StartProblem = Context("StartProblem")

_NAMES: Mapping[NameFault, str] = {
    NameFault.EMPTY: StartProblem.noop("Player {number} has no name yet."),
    NameFault.TOO_LONG: StartProblem.noop(
        "Player {number}’s name is too long. It may have at most {most} characters."
    ),
    NameFault.UNPRINTABLE: StartProblem.noop(
        "Player {number}’s name contains characters that cannot be displayed."
    ),
    NameFault.NOT_DISTINCT: StartProblem.noop("Two players are called {name}, but their names must differ."),
}


def names_problem(problem: NameProblem) -> str:
    """Return what is wrong with a name."""
    return StartProblem.said(
        _NAMES[problem.fault], number=problem.seat + 1, name=problem.name, most=NAME_LENGTH
    )


LookTexts = Context("LookTexts")

_LOOKS = (
    LookTexts.noop("Blue star"),
    LookTexts.noop("Red heart"),
    LookTexts.noop("Yellow diamond"),
    LookTexts.noop("Purple moon"),
    LookTexts.noop("Green clover"),
    LookTexts.noop("White crown"),
    LookTexts.noop("Orange bolt"),
    LookTexts.noop("Turquoise drop"),
    LookTexts.noop("Brown hexagon"),
    LookTexts.noop("Violet cross"),
)
"""In the order of ``SEAT_LOOKS``."""


def look_name(look: int) -> str:
    """Return what a colour and emblem are called, by their place in ``SEAT_LOOKS``."""
    return LookTexts.tr(_LOOKS[look])

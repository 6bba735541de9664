"""First names for computer players, common where a language is spoken."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping

from mtdesk.i18n import SOURCE_LANGUAGE, Context

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
    """Names for ``count`` computers, all different and different from the ``taken`` ones in any case.

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

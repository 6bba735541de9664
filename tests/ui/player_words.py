"""What players type to find a rule, by language: both searches are to know all of it, to the last letter."""

PLAYER_WORDS = {
    "en": (
        "flag",
        "draw two",
        "skip",
        "winner",
        "tie",
        "shuffle",
        "wild",
        "joker",
        "bonus",
        "go again",
        "the private train",
        "my own train",
        "passing",
    ),
    "de": (
        "Minuspunkte",
        "Gewinner",
        "Sieger",
        "Gleichstand",
        "mischen",
        "Haufen",
        "aufnehmen",
        "Fähnchen",
        "offener Pasch",
        "nachziehen",
        "offene doppel",
        "doublette",
        "dublette",
        "zudecken",
        "Blank",
        "Mexikanischer Zug",
        "öffentlicher zug",
        "privater zug",
    ),
    "nl": (
        "openbare trein",
        "mexicaanse trein",
        "vlag",
        "minpunten",
        "winnaar",
        "gelijkspel",
        "schudden",
        "vork",
        "rapen",
        "geblokkeerde ronde",
        "bedekken",
    ),
    "hu": (
        "húzni",
        "passzolni",
        "győztes",
        "döntetlen",
        "bank",
        "zászló",
        "mozdony levesz",
        "lefedés",
        "vásárolni",
        "mexikói vonatok",
    ),
}


def as_typed(words: str) -> list[str]:
    """What stands in the field from the third letter on."""
    return [words[:end] for end in range(3, len(words) + 1) if len(words[:end].strip()) >= 3]

"""The strengths of computer players in words."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.record.model import program_of

_CONTEXT = "LevelTexts"

_LEVELS: Mapping[str, str] = {
    #: strength of a computer player
    "beginner": QT_TRANSLATE_NOOP("LevelTexts", "Beginner"),
    #: strength of a computer player
    "easy": QT_TRANSLATE_NOOP("LevelTexts", "Easy"),
    #: strength of a computer player
    "medium": QT_TRANSLATE_NOOP("LevelTexts", "Medium"),
    #: strength of a computer player
    "hard": QT_TRANSLATE_NOOP("LevelTexts", "Hard"),
    #: strength of a computer player
    "expert": QT_TRANSLATE_NOOP("LevelTexts", "Expert"),
}
"""By the names in records."""


#: another program that plays, by the name that the player gave it
_PROGRAM = QT_TRANSLATE_NOOP("LevelTexts", "“{name}”")

#: who plays at a seat
_HUMAN = QT_TRANSLATE_NOOP("LevelTexts", "Human")
#: who plays at a seat; {level} is a strength such as: Easy
_COMPUTER = QT_TRANSLATE_NOOP("LevelTexts", "Computer ({level})")


def level_name(level: str) -> str:
    """Return what a level is called; an unknown one keeps the name in its record."""
    program = program_of(level)
    if program is not None:
        return said(_CONTEXT, _PROGRAM, name=program)
    return said(_CONTEXT, _LEVELS[level]) if level in _LEVELS else level


def kind_text(level: str | None) -> str:
    """Return who plays at a seat: a computer of this level, or a person if there is none."""
    return said(_CONTEXT, _HUMAN) if level is None else said(_CONTEXT, _COMPUTER, level=level_name(level))

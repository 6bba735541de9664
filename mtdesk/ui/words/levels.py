"""The strengths of computer players in words."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import Context, Names
from mtdesk.record.model import program_of

LevelTexts = Context("LevelTexts")

_LEVELS: Mapping[str, str] = {
    #: strength of a computer player
    "beginner": LevelTexts.noop("Beginner"),
    #: strength of a computer player
    "easy": LevelTexts.noop("Easy"),
    #: strength of a computer player
    "medium": LevelTexts.noop("Medium"),
    #: strength of a computer player
    "hard": LevelTexts.noop("Hard"),
    #: strength of a computer player
    "expert": LevelTexts.noop("Expert"),
}
"""By the names in records."""
_DESCRIPTIONS: Mapping[str, str] = {
    #: how a computer player of the level Beginner plays
    "beginner": LevelTexts.noop("Overlooks tiles that fit, and often plays at random."),
    #: how a computer player of the level Easy plays
    "easy": LevelTexts.noop("Plays the heaviest tile that fits, and rarely looks ahead."),
    #: how a computer player of the level Medium plays
    "medium": LevelTexts.noop("Plans its own train two tiles ahead."),
    #: how a computer player of the level Hard plays
    "hard": LevelTexts.noop("Plans its longest train, and plays what it can spare on other trains."),
    #: how a computer player of the level Expert plays
    "expert": LevelTexts.noop("Thinks through how the round might go on before it plays."),
}


def level_name(level: str) -> str:
    """Return what a level is called; an unknown one keeps the name in its record."""
    program = program_of(level)
    if program is not None:
        #: another program that plays, by the name that the player gave it
        return Names.said("“{name}”", name=program)
    return LevelTexts.tr(_LEVELS[level]) if level in _LEVELS else level


def level_description(level: str | None) -> str:
    """Return in one sentence how computers of a level play; empty for people and for other programs."""
    about = _DESCRIPTIONS.get(level or "")
    return "" if about is None else LevelTexts.tr(about)


def kind_text(level: str | None, *, is_only: bool = False, on_phone: bool = False) -> str:
    """Return who plays at a seat: a computer of this level or, if there is none, a person.

    ``is_only``: a person is the only one. ``on_phone``: with the tiles on a phone.
    """
    if on_phone:
        #: who plays at a seat
        return LevelTexts.tr("Person on a phone")
    if level is None and is_only:
        #: who plays at a seat
        return LevelTexts.tr("You")
    if level is None:
        #: who plays at a seat: a person at this computer
        return LevelTexts.tr("Person here")
    #: who plays at a seat; {level} is a strength such as: Easy
    return LevelTexts.said("Computer ({level})", level=level_name(level))

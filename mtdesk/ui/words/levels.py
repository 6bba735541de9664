"""Who plays in place of a person, in words: the strengths of computer players, and other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mtdesk.i18n import Context, Names, list_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player, program_of
from mtdesk.ui.words.errors import error_clause

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


ProgramTexts = Context("ProgramTexts")


def missing_players_text(players: Sequence[Player], level: str) -> str:
    """Return the sentence that computers of a level of ours play for programs and levels unknown here."""
    programs = list(dict.fromkeys(level_name(player.level or "") for player in players))
    sentence = ProgramTexts.tr(
        "%n computer player(s) in this game are not available on this computer ({programs}), so the computer "
        "plays for {players} at level “{level}”.",
        "",
        len(programs),
    )
    names = list_text([player.name for player in players])
    return sentence.format(programs=list_text(programs), players=names, level=level_name(level))


def program_replaced_text(name: str, player: str, fault: RecordError | None = None) -> str:
    """Return the sentence that a move was made for a player whose program of this name had failed.

    ``fault`` is why the system did not start it, if so; the log has the other reasons.
    """
    if fault is None:
        failed = ProgramTexts.said("“{name}” gave no valid answer.", name=name)
    else:
        reason = error_clause(fault)
        failed = ProgramTexts.said("“{name}” cannot be started: {reason}.", name=name, reason=reason)
    #: {sentence} says how a program failed
    return ProgramTexts.said(
        "{sentence} A simple move was made for {player} instead.",
        sentence=failed,
        player=player,
    )


def other_player_text() -> str:
    """Return how people can help a seat whose program has failed."""
    #: “New game” is the command of that name, “Continue with these players” a button there
    return ProgramTexts.tr(
        "To give this seat to someone else, choose “New game”, change the player there, and press “Continue "
        "with these players”."
    )

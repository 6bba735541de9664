"""What other programs did at the table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from mtdesk.i18n import Context, list_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player
from mtdesk.ui.words.errors import error_clause
from mtdesk.ui.words.levels import level_name

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

"""What other programs did when they were tried, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from mtdesk.control.outside import Audition, OutsideFailure
from mtdesk.control.pool import Failure
from mtdesk.i18n import Context, decimal_text, tile_text
from mtdesk.messages import printable
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.rules.moves import Play
from mtdesk.ui.words.errors import error_clause

ProgramTexts = Context("ProgramTexts")

_FAILED: Mapping[Failure, str] = {
    Failure.LATE: ProgramTexts.noop("“{name}” gave no answer in time."),
    Failure.STARTING: ProgramTexts.noop("“{name}” has started, but is not ready yet."),
    Failure.CRASHED: ProgramTexts.noop("“{name}” quit without answering."),
    Failure.ILLEGAL: ProgramTexts.noop("“{name}” answered, but not with a legal move."),
    Failure.MISSING: ProgramTexts.noop("“{name}” cannot be started."),
}
_LONGEST = 160


def audition_text(name: str, answer: Audition) -> str:
    """Return what the program of this name answered."""
    seconds = decimal_text(answer.seconds)
    if isinstance(answer.move, Play):
        #: {seconds} is a number such as 0.4
        return ProgramTexts.said(
            "“{name}” answered after {seconds} s: it would play {tile}.",
            name=name,
            seconds=seconds,
            tile=tile_text(answer.move.tile),
        )
    return ProgramTexts.said(
        "“{name}” answered after {seconds} s with a legal move.", name=name, seconds=seconds
    )


def program_failure_text(name: str, failure: OutsideFailure) -> str:
    """Return why the program of this name did not answer."""
    cause = failure.__cause__
    if isinstance(cause, OSError):
        return _not_started(name, system_fault(cause))
    sentence, detail = _failed(name, failure.kind), _short(failure.detail)
    #: what a program says itself, perhaps in another language
    return (
        ProgramTexts.said("{sentence} ({detail})", sentence=sentence, detail=detail) if detail else sentence
    )


def program_replaced_text(name: str, failure: Failure, player: str, fault: RecordError | None = None) -> str:
    """Return the sentence that a move was made for a player whose program of this name had failed.

    ``fault`` is why the system did not start it, if so. What the program itself says may be about its hand.
    """
    #: {sentence} says how a program failed
    return ProgramTexts.said(
        "{sentence} A simple move was made for {player} instead.",
        sentence=_failed(name, failure) if fault is None else _not_started(name, fault),
        player=player,
    )


def other_player_text() -> str:
    """Return how people can help a seat whose program has failed."""
    #: “Change players” is the command of that name
    return ProgramTexts.tr("Under “Change players” you can give this seat to another player.")


def programs_damaged_text(file: Path) -> str:
    """Return the sentence that the file of the programs was unreadable, and where it is now kept."""
    return ProgramTexts.said(
        "The list of other programs was damaged and is now empty. The old file is kept as “{file}”.",
        file=file,
    )


def _failed(name: str, failure: Failure) -> str:
    return ProgramTexts.said(_FAILED[failure], name=name)


def _not_started(name: str, fault: RecordError) -> str:
    return ProgramTexts.said("“{name}” cannot be started: {reason}.", name=name, reason=error_clause(fault))


def _short(detail: str) -> str:
    """Return the start of a text that is not ours, with places where a line may end."""
    text = printable(detail)
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return re.sub(r"(\S{30})", "\\1\N{ZERO WIDTH SPACE}", text)

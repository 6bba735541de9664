"""What other programs did when they were tried, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mtdesk.control.outside import Audition, OutsideFailure
from mtdesk.control.pool import Failure
from mtdesk.i18n import decimal_text, said, tile_text
from mtdesk.messages import QT_TRANSLATE_NOOP, printable
from mtdesk.record.errors import system_fault
from mtdesk.rules.moves import Play

_CONTEXT = "ProgramTexts"

#: {seconds} is a number such as 0.4
_PLAYED = QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” answered after {seconds} s: it would play {tile}.")
_ANSWERED = QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” answered after {seconds} s with a legal move.")
_FAILED: Mapping[Failure, str] = {
    Failure.LATE: QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” gave no answer in time."),
    Failure.STARTING: QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” has started, but is not ready yet."),
    Failure.CRASHED: QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” quit without answering."),
    Failure.ILLEGAL: QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” answered, but not with a legal move."),
    Failure.MISSING: QT_TRANSLATE_NOOP("ProgramTexts", "“{name}” cannot be started."),
}
#: what a program or the system says itself, perhaps in another language
_DETAIL = QT_TRANSLATE_NOOP("ProgramTexts", "{sentence} ({detail})")
#: {sentence} says how a program failed
_REPLACED = QT_TRANSLATE_NOOP("ProgramTexts", "{sentence} A simple move was made for {player} instead.")
_DAMAGED = QT_TRANSLATE_NOOP(
    "ProgramTexts",
    "The list of other programs was damaged and is now empty. The old file is kept as “{file}”.",
)
_LONGEST = 160


def audition_text(name: str, answer: Audition) -> str:
    """Return what the program of this name answered."""
    seconds = decimal_text(answer.seconds)
    if isinstance(answer.move, Play):
        return said(_CONTEXT, _PLAYED, name=name, seconds=seconds, tile=tile_text(answer.move.tile))
    return said(_CONTEXT, _ANSWERED, name=name, seconds=seconds)


def program_failure_text(name: str, failure: OutsideFailure) -> str:
    """Return why the program of this name did not answer."""
    sentence = _failed(name, failure.kind)
    cause = failure.__cause__
    if isinstance(cause, OSError):
        detail = system_fault(cause).sentence(QCoreApplication.translate)
    else:
        detail = _short(failure.detail)
    return said(_CONTEXT, _DETAIL, sentence=sentence, detail=detail) if detail else sentence


def program_replaced_text(name: str, failure: Failure, player: str) -> str:
    """Return the sentence that a move was made for a player whose program of this name had failed."""
    return said(_CONTEXT, _REPLACED, sentence=_failed(name, failure), player=player)


def programs_damaged_text(file: Path) -> str:
    """Return the sentence that the file of the programs was unreadable, and where it is now kept."""
    return said(_CONTEXT, _DAMAGED, file=file)


def _failed(name: str, failure: Failure) -> str:
    return said(_CONTEXT, _FAILED[failure], name=name)


def _short(detail: str) -> str:
    """Return the start of a text that is not ours, with places where a line may end."""
    text = printable(detail)
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return re.sub(r"(\S{30})", "\\1\N{ZERO WIDTH SPACE}", text)

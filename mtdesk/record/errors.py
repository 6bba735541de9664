"""What can be wrong with a file: a kind of fault in a few translated words, and the details in English."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from enum import Enum

from mtdesk.messages import QT_TRANSLATE_NOOP, Translate, in_english, printable
from mtdesk.rules.moves import Move, Refusal

CONTEXT = "RecordError"
_LONGEST = 200
"""Characters of details: what is quoted may be as long as a file."""


class Fault(Enum):
    """What is wrong, as a clause that follows a colon."""

    NOT_FOUND = QT_TRANSLATE_NOOP("RecordError", "there is no such file or folder")
    NOT_A_FILE = QT_TRANSLATE_NOOP("RecordError", "this is not an ordinary file")
    NO_ANSWER = QT_TRANSLATE_NOOP("RecordError", "the disk is not responding")
    NOT_ALLOWED = QT_TRANSLATE_NOOP("RecordError", "the system denies access")
    READ_ONLY = QT_TRANSLATE_NOOP("RecordError", "the disk is read-only")
    DISK_FULL = QT_TRANSLATE_NOOP("RecordError", "the disk is full")
    IN_USE = QT_TRANSLATE_NOOP("RecordError", "another copy of mtdesk is using this folder")
    SYSTEM = QT_TRANSLATE_NOOP("RecordError", "the system reports “{detail}”")
    NEWER = QT_TRANSLATE_NOOP("RecordError", "it is from a newer version of mtdesk")
    DAMAGED = QT_TRANSLATE_NOOP("RecordError", "it is damaged, or not a file of this kind")


_IN_ROUND = QT_TRANSLATE_NOOP("RecordError", "it is damaged (round {round})")
_IN_ACTION = QT_TRANSLATE_NOOP("RecordError", "it is damaged (round {round}, move {action})")


class RecordError(Exception):
    """A file or view that cannot be read, or a file that cannot be written: shown to the player, never a bug.

    ``detail`` says what is wrong, as an English clause; for the command line, and for people who want to
    know. Its place in a record is ``round`` and ``action``, from 1, as far as there is one.
    """

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail if len(detail) <= _LONGEST else f"{detail[:_LONGEST]}…"
        self.detail = self.detail or fault.value
        self.round: int | None = None
        self.action: int | None = None

    def at(self, round_: int, action: int | None = None) -> RecordError:
        """Return this error with its place added."""
        self.round, self.action = round_, action
        return self

    @property
    def is_damage(self) -> bool:
        """Whether the content of the file is at fault, not the system or the age of the program."""
        return self.fault is Fault.DAMAGED

    def __str__(self) -> str:
        """Return what is wrong and where: ``round 2, action 17: 0:draw is not legal (must-lay)``."""
        if self.fault is Fault.SYSTEM:
            return self.sentence()
        if self.round is None:
            return self.detail
        place = f"round {self.round}" if self.action is None else f"round {self.round}, action {self.action}"
        return f"{place}: {self.detail}"

    def sentence(self, translate: Translate = in_english) -> str:
        """Return what is wrong in the language of ``translate``, as a clause that follows a colon."""
        template = self.fault.value
        if self.fault is Fault.DAMAGED and self.round is not None:
            template = _IN_ROUND if self.action is None else _IN_ACTION
        return translate(CONTEXT, template).format(detail=self.detail, round=self.round, action=self.action)


def damaged(detail: str) -> RecordError:
    """Return the error for a file whose content cannot be as it is."""
    return RecordError(Fault.DAMAGED, detail)


def illegal(move: Move, refused: Refusal) -> RecordError:
    """Return the error for a move that is illegal where it stands."""
    return damaged(f"{printable(str(move))} is not legal ({refused.reason})")


_SYSTEM_FAULTS: Mapping[int, Fault] = {
    errno.ENOENT: Fault.NOT_FOUND,
    errno.ENOTDIR: Fault.NOT_FOUND,
    errno.EISDIR: Fault.NOT_A_FILE,
    errno.ESPIPE: Fault.NOT_A_FILE,
    errno.EACCES: Fault.NOT_ALLOWED,
    errno.EPERM: Fault.NOT_ALLOWED,
    errno.EROFS: Fault.READ_ONLY,
    errno.ENOSPC: Fault.DISK_FULL,
    errno.EDQUOT: Fault.DISK_FULL,
    errno.ETIMEDOUT: Fault.NO_ANSWER,
}


def system_fault(error: OSError) -> RecordError:
    """Return the error for a file that the system does not let us read or write."""
    fault = _SYSTEM_FAULTS.get(error.errno or 0)
    if fault is None:
        return RecordError(Fault.SYSTEM, error.strerror or type(error).__name__)
    what = {errno.EISDIR: "folder", errno.ESPIPE: "pipe"}.get(error.errno or 0)
    return RecordError(fault, f"this is a {what}, not a file" if what else "")

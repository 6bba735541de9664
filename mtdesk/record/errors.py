"""What can be wrong with a file, as a code with its place and one sentence (rules.md 7).

The sentences are clauses that follow a colon, as everywhere in ``mtdesk.messages``.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from enum import Enum
from typing import Self

from mtdesk.messages import QT_TRANSLATE_NOOP, Translate, describe, describe_refusal, in_english, shown
from mtdesk.rules.moves import Move, Refusal
from mtdesk.rules.options import OptionError

CONTEXT = "RecordError"


class Fault(Enum):
    """What is wrong, as a clause with gaps for the details that a RecordError carries."""

    NOT_FOUND = QT_TRANSLATE_NOOP("RecordError", "there is no such file or folder")
    IS_FOLDER = QT_TRANSLATE_NOOP("RecordError", "this is a folder, not a file")
    IS_FILE = QT_TRANSLATE_NOOP("RecordError", "this is a file, not a folder")
    IS_PIPE = QT_TRANSLATE_NOOP("RecordError", "this is a pipe, not a file")
    NOT_ALLOWED = QT_TRANSLATE_NOOP("RecordError", "the system denies access")
    READ_ONLY = QT_TRANSLATE_NOOP("RecordError", "the disk is read-only")
    DISK_FULL = QT_TRANSLATE_NOOP("RecordError", "the disk is full")
    IN_USE = QT_TRANSLATE_NOOP("RecordError", "another copy of mtdesk is using this folder")
    SYSTEM = QT_TRANSLATE_NOOP("RecordError", "the system reports: {reason}")
    GAVE_OUT = QT_TRANSLATE_NOOP("RecordError", "the file could not be read, perhaps for lack of memory")
    TOO_LARGE = QT_TRANSLATE_NOOP("RecordError", "the file is larger than {limit} MiB")
    TOO_MANY_VALUES = QT_TRANSLATE_NOOP("RecordError", "the file contains more than {limit} values")
    NOT_UTF8 = QT_TRANSLATE_NOOP("RecordError", "byte {byte}: the file is not UTF-8 text")
    NOT_JSON = QT_TRANSLATE_NOOP("RecordError", "line {line}, column {column}: the file is not JSON")
    NOT_A_NUMBER = QT_TRANSLATE_NOOP(
        "RecordError", "line {line}, column {column}: NaN and Infinity are not JSON numbers"
    )
    LONG_NUMBER = QT_TRANSLATE_NOOP("RecordError", "line {line}, column {column}: the number is too long")
    DUPLICATE_KEY = QT_TRANSLATE_NOOP(
        "RecordError", "line {line}, column {column}: the object ending here contains the key {key} twice"
    )
    TOO_DEEP = QT_TRANSLATE_NOOP("RecordError", "the brackets are nested too deeply")
    NOT_A_RECORD = QT_TRANSLATE_NOOP("RecordError", "the file is not a game record")
    NOT_A_JOURNAL = QT_TRANSLATE_NOOP("RecordError", "the file is not a game journal")
    NOT_A_VIEW = QT_TRANSLATE_NOOP("RecordError", "this is not a view of a game")
    NOT_RESULTS = QT_TRANSLATE_NOOP("RecordError", "the file does not contain tournament results")
    NOT_RULES = QT_TRANSLATE_NOOP("RecordError", "the file does not contain a rule set")
    NOT_A_SCORE_PAD = QT_TRANSLATE_NOOP("RecordError", "the file is not a score pad")
    NEWER_VERSION = QT_TRANSLATE_NOOP(
        "RecordError", "the file is from a newer version of the program (format {version})"
    )
    UNKNOWN_VERSION = QT_TRANSLATE_NOOP("RecordError", "there is no version {version} of the format")
    MISSING_KEY = QT_TRANSLATE_NOOP("RecordError", "the key {key} is missing")
    UNKNOWN_KEY = QT_TRANSLATE_NOOP("RecordError", "the key {key} does not belong in the action {do}")
    NOT_INTEGER = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not an integer")
    NOT_TEXT = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not text")
    NOT_BOOL = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, neither true nor false")
    NOT_LIST = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not a list")
    NOT_OBJECT = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not an object")
    NOT_POINTS = QT_TRANSLATE_NOOP(
        "RecordError", "{key} is {value}, neither an integer nor a fraction in lowest terms"
    )
    NOT_A_DATE = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not a date such as 2026-03-05")
    UNKNOWN_VALUE = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not one of {choices}")
    OUT_OF_RANGE = QT_TRANSLATE_NOOP("RecordError", "{key} is {value}, not between {low} and {high}")
    OPTIONS = QT_TRANSLATE_NOOP("RecordError", "{problem}")
    BAD_HAND = QT_TRANSLATE_NOOP(
        "RecordError", "the hand is {value}, neither a number between {low} and {high} nor a table ({tables})"
    )
    BAD_NAME = QT_TRANSLATE_NOOP("RecordError", "the name {value} must have 1 to {most} printable characters")
    BAD_KIND = QT_TRANSLATE_NOOP("RecordError", "the kind {value} is neither human nor computer")
    BAD_LEVEL = QT_TRANSLATE_NOOP(
        "RecordError", "the level {value} must have 1 to {most} printable characters"
    )
    LEVEL_OF_PERSON = QT_TRANSLATE_NOOP("RecordError", "a human cannot have a level")
    BAD_SEED = QT_TRANSLATE_NOOP("RecordError", "the seed cannot be written as UTF-8 text")
    TOO_MANY_ROUNDS = QT_TRANSLATE_NOOP(
        "RecordError", "more rounds have been played than the {rounds} in the rules"
    )
    BAD_TILE = QT_TRANSLATE_NOOP(
        "RecordError", "{value} is not a tile of this set, written with its higher half first"
    )
    HAND_COUNT = QT_TRANSLATE_NOOP("RecordError", "each of the {players} players must have one hand")
    HAND_VALUE = QT_TRANSLATE_NOOP("RecordError", "{name} has {value}, not between {low} and {high}")
    HAND_SIZE = QT_TRANSLATE_NOOP("RecordError", "the hand of seat {seat} has size {count} instead of {hand}")
    TILE_TWICE = QT_TRANSLATE_NOOP("RecordError", "tile {tile} is dealt twice")
    TILE_MISSING = QT_TRANSLATE_NOOP("RecordError", "tile {tile} is not dealt")
    WRONG_ENGINE = QT_TRANSLATE_NOOP("RecordError", "the engine set aside must be {tile}")
    ENGINE_NOT_ASIDE = QT_TRANSLATE_NOOP("RecordError", "these rules do not set the engine aside")
    NOT_OF_SEED = QT_TRANSLATE_NOOP("RecordError", "the deal does not follow from the seed")
    UNFINISHED = QT_TRANSLATE_NOOP("RecordError", "the round is unfinished, but not the last")
    UNKNOWN_ACTION = QT_TRANSLATE_NOOP("RecordError", "there is no action {do}")
    ILLEGAL_ACTION = "{refusal}"
    CONTRADICTION = QT_TRANSLATE_NOOP("RecordError", "the key {key} does not follow from the others")
    UNDO_TOO_FAR = QT_TRANSLATE_NOOP("RecordError", "the undo goes back to a point that was never reached")


_IN_ACTION = QT_TRANSLATE_NOOP("RecordError", "round {round}, action {action}: {problem}")
_IN_ROUND = QT_TRANSLATE_NOOP("RecordError", "round {round}: {problem}")
_AT_SEAT = QT_TRANSLATE_NOOP("RecordError", "seat {seat}: {problem}")
_IN_LINE = QT_TRANSLATE_NOOP("RecordError", "line {line}: {problem}")

_PLAIN_DETAILS = frozenset({"name", "tile", "limit", "problem", "reason", "tables", "choices"})


class RecordError(Exception):
    """A file or view that cannot be read, or a file that cannot be written: shown to the player, never a bug.

    ``details`` are what the sentence of its ``fault`` names. Its place, if there is one: ``round`` and
    ``action`` from 1, ``seat`` from 0, ``line`` of a journal from 1.
    """

    def __init__(self, fault: Fault, **details: object) -> None:
        super().__init__(fault)
        self.fault = fault
        self.details = details
        self.round: int | None = None
        self.action: int | None = None
        self.seat: int | None = None
        self.line: int | None = None

    def at(
        self,
        *,
        round_: int | None = None,
        action: int | None = None,
        seat: int | None = None,
        line: int | None = None,
    ) -> Self:
        """This error with its place added."""
        self.round = self.round if round_ is None else round_
        self.action = self.action if action is None else action
        self.seat = self.seat if seat is None else seat
        self.line = self.line if line is None else line
        return self

    @property
    def is_malformed(self) -> bool:
        """Whether the file is not even JSON that the program reads."""
        return self.fault in _MALFORMED

    @property
    def is_damage(self) -> bool:
        """Whether the content of the file is at fault, not the system or the age of the program."""
        return self.fault not in _NO_DAMAGE

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, translate: Translate = in_english) -> str:
        """What is wrong and where, in the language of ``translate``, as a clause that follows a colon."""
        problem = translate(CONTEXT, self.fault.value).format(**self._texts(translate))
        for template in self._places():
            problem = translate(CONTEXT, template).format(
                problem=problem, round=self.round, action=self.action, seat=self.seat, line=self.line
            )
        return problem

    def _places(self) -> list[str]:
        """Return the templates that wrap the problem, innermost first."""
        places: list[str] = []
        if self.seat is not None:
            places.append(_AT_SEAT)
        if self.round is not None:
            places.append(_IN_ROUND if self.action is None else _IN_ACTION)
        if self.line is not None:
            places.append(_IN_LINE)
        return places

    def _texts(self, translate: Translate) -> dict[str, str]:
        match self.details:
            case {"error": OptionError() as error}:
                return {"problem": describe(error, translate)}
            case {"move": move, "refusal": Refusal() as refused} if isinstance(move, Move):
                return {"refusal": describe_refusal(move, refused, translate)}
            case _:
                return {
                    name: str(value) if name in _PLAIN_DETAILS else shown(value)
                    for name, value in self.details.items()
                }


def illegal(move: Move, refused: Refusal) -> RecordError:
    """Return the error for a move that is illegal where it stands."""
    return RecordError(Fault.ILLEGAL_ACTION, move=move, refusal=refused)


_SYSTEM_FAULTS: Mapping[int, Fault] = {
    errno.ENOENT: Fault.NOT_FOUND,
    errno.ENOTDIR: Fault.NOT_FOUND,
    errno.EISDIR: Fault.IS_FOLDER,
    errno.EEXIST: Fault.IS_FILE,
    errno.ESPIPE: Fault.IS_PIPE,
    errno.EACCES: Fault.NOT_ALLOWED,
    errno.EPERM: Fault.NOT_ALLOWED,
    errno.EROFS: Fault.READ_ONLY,
    errno.ENOSPC: Fault.DISK_FULL,
    errno.EDQUOT: Fault.DISK_FULL,
}


_MALFORMED = frozenset(
    {
        Fault.NOT_UTF8,
        Fault.NOT_JSON,
        Fault.NOT_A_NUMBER,
        Fault.LONG_NUMBER,
        Fault.DUPLICATE_KEY,
        Fault.TOO_DEEP,
        Fault.TOO_MANY_VALUES,
    }
)
_NO_DAMAGE = frozenset(
    {*_SYSTEM_FAULTS.values(), Fault.SYSTEM, Fault.IN_USE, Fault.GAVE_OUT, Fault.NEWER_VERSION}
)


def system_fault(error: OSError) -> RecordError:
    """Return the error for a file that the system does not let us read or write."""
    fault = _SYSTEM_FAULTS.get(error.errno or 0)
    if fault is not None:
        return RecordError(fault)
    return RecordError(Fault.SYSTEM, reason=error.strerror or type(error).__name__)

"""What programs that play together say to each other, one JSON object per line (bot.md; rules.md 9)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import IO

from msgspec import Struct

from mtdesk.messages import shown
from mtdesk.record.checks import Object, as_int, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.model import Player
from mtdesk.record.plain import Json, move_to_json
from mtdesk.record.schema import move_from
from mtdesk.record.view_json import view_from_json, view_to_json
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

LINE_LIMIT = 1024 * 1024
"""The most bytes of a line; the longest view that can occur has a tenth of that."""
LONGEST_LIMIT = 86_400
"""The most seconds for a move: a day."""

_LARGEST_ID = 2**53 - 1
"""The largest integer that every JSON library reads exactly."""
_LONGEST_MOVE = 200
"""Characters of a move in a sentence; legal ones have fewer."""


class ProtocolError(Exception):
    """A line that is not what the protocol requires, as one English sentence."""


class Question(Struct, frozen=True):
    """A request for a move; ``limit`` is in seconds."""

    id: int
    view: View
    limit: float


def lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a stream; of a line that is too long, only its start, which is too long as well."""
    while line := stream.readline(LINE_LIMIT + 1):
        yield line
        while len(line) > LINE_LIMIT and not line.endswith(b"\n"):
            line = stream.readline(LINE_LIMIT + 1)


# What is asked


def question_line(number: int, view: View, players: Sequence[Player], preset: str, limit: float) -> bytes:
    """Return the line that asks for a move; ``players`` and ``preset`` as for ``view_to_json``."""
    question = {"do": "choose", "id": number, "view": view_to_json(view, players, preset), "limit": limit}
    return _line(question)


def quit_line() -> bytes:
    """Return the line that tells a program to quit."""
    return _line({"do": "quit"})


def question_from(line: bytes) -> Question | None:
    """Return the question in a line; None if it says that no more questions will come.

    Raises ProtocolError.
    """
    try:
        request = _object(line)
        match need(request, "do"):
            case "quit":
                return None
            case "choose":
                return _choice_from(request)
            case other:
                raise ProtocolError(f"do is {shown(other)}, neither choose nor quit")
    except RecordError as error:
        raise ProtocolError(_sentence(error)) from None


def _choice_from(request: Object) -> Question:
    number = as_int(need(request, "id"), "id", -_LARGEST_ID, _LARGEST_ID)
    limit = _limit_from(need(request, "limit"))
    view, _ = view_from_json(need(request, "view"))
    if not legal_moves(view):
        who = "nobody" if view.seat is None else f"seat {view.seat}"
        raise ProtocolError(f"this is the view of {who}, who can do nothing now")
    return Question(number, view, limit)


def _limit_from(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LONGEST_LIMIT:
        raise ProtocolError(f"limit is {shown(value)}, not a number of seconds from 0 to {LONGEST_LIMIT}")
    return float(value)


# What is answered


def answer_line(number: int, move: Move) -> bytes:
    """Return the line that answers the question with this ``id``."""
    return _line({"id": number, "move": move_to_json(move)})


def error_line(sentence: str) -> bytes:
    """Return the line that answers anything but a question."""
    return _line({"error": sentence})


def answer_from(line: bytes, number: int, view: View) -> Move | None:
    """Return the legal move with which a line answers a question; None if it answers another one.

    Raises ProtocolError for anything else.
    """
    try:
        answer = _object(line)
        if "error" in answer:
            raise ProtocolError(f"it reports {shown(answer['error'])}")
        if as_int(need(answer, "id"), "id", -_LARGEST_ID, _LARGEST_ID) != number:
            return None
        move = move_from(need(answer, "move"), view.board.options, view.board.players)
    except RecordError as error:
        raise ProtocolError(_sentence(error)) from None
    if move not in legal_moves(view):
        text = json.dumps(move_to_json(move), separators=(",", ":"))  # msgspec rejects halves of characters
        raise ProtocolError(
            f"{text if len(text) <= _LONGEST_MOVE else f'{text[:_LONGEST_MOVE]}…'} is not legal"
        )
    return move


def _line(value: Json) -> bytes:
    return dump_json(value) + b"\n"


def _object(line: bytes) -> Object:
    """Return the JSON object of a line; raises RecordError or ProtocolError."""
    if len(line) > LINE_LIMIT:
        raise too_long()
    value = load_json(line)
    if not isinstance(value, dict):
        raise ProtocolError(f"the line is {shown(value)}, not an object")
    return value


def too_long() -> ProtocolError:
    """Return the error for a line over ``LINE_LIMIT``."""
    return ProtocolError(f"the line is longer than {LINE_LIMIT} bytes")


def _sentence(error: RecordError) -> str:
    """Return what is wrong with a single line rather than a file, and with a view in it."""
    match error.fault:
        case Fault.NOT_UTF8:
            return f"byte {error.details['byte']}: the line is not UTF-8 text"
        case Fault.NOT_JSON:
            return f"column {error.details['column']}: the line is not JSON"
        case Fault.NEWER_VERSION:
            version = shown(error.details["version"])
            return f"the view has version {version}, which is newer than this program"
        case _:
            return str(error).removeprefix("line 1, ")

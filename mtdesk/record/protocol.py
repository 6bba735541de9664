"""What programs that play together say to each other, one JSON object per line (bot.md; rules.md 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import IO, Annotated

from msgspec import Meta, Raw, Struct

from mtdesk.messages import printable, shown
from mtdesk.record.errors import RecordError
from mtdesk.record.json_text import Json, dump_json, read_json
from mtdesk.record.model import Player
from mtdesk.record.view_json import view_from_json, view_to_json
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View

LINE_LIMIT = 1024 * 1024
"""The most bytes of a line; the longest view that can occur has a tenth of that."""
LONGEST_LIMIT = 86_400
"""The most seconds for a move: a day."""

_Id = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""An integer that every JSON library reads exactly."""
_LONGEST_MOVE = 200
"""Characters of a move in a sentence; legal ones have fewer."""


class ProtocolError(Exception):
    """A line that is not what the protocol requires, as one English sentence."""


class _Quit(Struct, tag_field="do", tag="quit"):
    """No more questions will come."""


class _Choose(Struct, tag_field="do", tag="choose"):
    """A question as it is on the line."""

    id: _Id
    view: Raw
    limit: Annotated[float, Meta(ge=0, le=LONGEST_LIMIT)]


class _Answer(Struct):
    """An answer as it is on the line; the move is not looked at if it answers another question."""

    id: _Id | None = None
    move: Raw = Raw(b"null")
    error: str | None = None


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
    """Return the line that ends a program."""
    return _line({"do": "quit"})


def question_from(line: bytes) -> Question | None:
    """Return the question in a line; None if it says that no more questions will come.

    Raises ProtocolError.
    """
    try:
        request: _Quit | _Choose = read_json(_bounded(line), _Quit | _Choose)  # type: ignore[arg-type]
        if isinstance(request, _Quit):
            return None
        view, _ = view_from_json(request.view)
    except RecordError as error:
        raise ProtocolError(str(error)) from None
    if not legal_moves(view):
        who = "nobody" if view.seat is None else f"seat {view.seat}"
        raise ProtocolError(f"this is the view of {who}, who can do nothing now")
    return Question(request.id, view, request.limit)


# What is answered


def answer_line(number: int, move: Move) -> bytes:
    """Return the line that answers the question with this ``id``."""
    return _line({"id": number, "move": move})


def error_line(sentence: str) -> bytes:
    """Return the line that answers anything but a question."""
    return _line({"error": sentence})


def answer_from(line: bytes, number: int, view: View) -> Move | None:
    """Return the legal move with which a line answers a question; None if it answers another one.

    Raises ProtocolError for anything else.
    """
    try:
        answer = read_json(_bounded(line), _Answer)
        if answer.error is not None:
            raise ProtocolError(f"it reports {shown(answer.error)}")
        if answer.id is None:
            raise ProtocolError("the id is missing")
        if answer.id != number:
            return None
        move: Move = read_json(answer.move, Move)  # type: ignore[arg-type]
    except RecordError as error:
        raise ProtocolError(str(error)) from None
    if move not in legal_moves(view):
        text = printable(str(move))
        raise ProtocolError(
            f"{text if len(text) <= _LONGEST_MOVE else f'{text[:_LONGEST_MOVE]}…'} is not legal"
        )
    return move


def _line(value: Json) -> bytes:
    return dump_json(value) + b"\n"


def _bounded(line: bytes) -> bytes:
    """Return a line; raises ProtocolError if it is too long."""
    if len(line) > LINE_LIMIT:
        raise too_long()
    return line


def too_long() -> ProtocolError:
    """Return the error for a line over ``LINE_LIMIT``."""
    return ProtocolError(f"the line is longer than {LINE_LIMIT} bytes")

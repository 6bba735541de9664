"""Recovering a game from its journal, whatever ended the program (rules.md 7)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Annotated
from zlib import crc32

from msgspec import Meta, Struct
from msgspec.structs import replace

from mtdesk.files import refuse_pipe
from mtdesk.record.errors import RecordError, damaged, system_fault
from mtdesk.record.files import refuse_folder, system_faults, write_atomically
from mtdesk.record.journal import FORMAT, VERSION
from mtdesk.record.json_text import SIZE_LIMIT, dump_json, read_format, read_json, too_large
from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.record.playback import parts_of
from mtdesk.record.replay import replay
from mtdesk.record.schema import SetupFields, check_deal, check_moves, check_player, setup_from
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move

_LONGEST_LINE = 16 * 1024 * 1024


class Recovery(Struct, frozen=True):
    """What a journal gave back.

    ``record`` is the game as far as it is readable, None if not even its first line is. ``fault`` says what
    is damaged, None if nothing is; ``set_aside`` is the copy of the damaged file.
    """

    record: Record | None
    fault: RecordError | None = None
    set_aside: Path | None = None


def look_at(path: Path) -> Recovery | None:
    """Return the game in a journal; None if there is none or nothing had been played.

    A last line without its end was never shown to anyone and is left out. If a journal is damaged elsewhere,
    the game before the damage is returned. Raises RecordError if the file cannot be read or is larger than a
    record may be.
    """
    recovery = read_lines(path)
    if recovery is None or recovery.record is None:
        return recovery
    try:
        for _ in replay(recovery.record):
            pass
    except RecordError as error:
        cut_at(recovery.record, error)
        return replace(recovery, fault=error)
    return recovery


def read_lines(path: Path) -> Recovery | None:
    """Like ``look_at``, but without playing the moves: for callers that play them anyway.

    If ``replay`` then raises RecordError, ``cut_at`` leaves what can be played.
    """
    try:
        refuse_folder(path)
        refuse_pipe(path)
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > SIZE_LIMIT:
                raise too_large()
            return recover_lines(file)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise system_fault(error) from error


def line_parts(path: Path) -> Iterator[RecordError | Setup | PlayedRound | None]:
    """Yield the fault, set-up and rounds of what ``read_lines`` returns; nothing for None."""
    found = read_lines(path)
    if found is not None:
        yield found.fault
        if found.record is not None:
            yield from parts_of(found.record)


def is_journal(data: bytes) -> bool:
    """Return whether these are the bytes of a journal: every one starts with the name of its format."""
    return data.startswith(dump_json({"format": FORMAT})[:-1])


def recover_lines(file: IO[bytes]) -> Recovery | None:
    """Like ``read_lines``, from an open file."""
    record: Record | None = None
    for number, line in enumerate(_whole_lines(file), start=1):
        try:
            if record is None:
                record = Record(setup_from(read_format(line, FORMAT, VERSION, SetupFields)))
            else:
                _follow(record, read_json(line, _Entry))
        except RecordError as error:
            error.detail = f"line {number}: {error.detail}"
            return Recovery(record, error)
    return None if record is None else Recovery(record)


def _whole_lines(file: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines that end with a line break; a last one without was interrupted while being written."""
    while (line := file.readline(_LONGEST_LINE)).endswith(b"\n"):
        yield line
    if len(line) == _LONGEST_LINE:
        yield line


def cut_at(record: Record, error: RecordError) -> None:
    """Remove the round or move at which the replay failed, and everything after it."""
    assert error.round is not None
    del record.rounds[error.round :]
    if error.action is not None:
        record.rounds[-1].cut(error.action - 1)


class _Undo(Struct):
    """Back to the moment when this round had so many moves."""

    round: Annotated[int, Meta(ge=1)]
    moves: Annotated[int, Meta(ge=0)]


class _Entry(Struct, forbid_unknown_fields=True):
    """A line after the first: one of these, a player with the seat."""

    deal: Deal | None = None
    move: Move | None = None
    undo: _Undo | None = None
    seat: Annotated[int, Meta(ge=0)] | None = None
    player: Player | None = None


def _follow(record: Record, entry: _Entry) -> None:
    """Apply one line after the first."""
    match entry:
        case _Entry(deal=Deal() as deal):
            number = len(record.rounds) + 1
            if number > record.setup.options.rounds:
                raise damaged("more rounds have been played than the rules have")
            check_deal(deal, record.setup, number)
            record.rounds.append(PlayedRound(deal, []))
        case _Entry(move=move) if move is not None and record.rounds:
            check_moves([move], len(record.setup.players), len(record.rounds))
            record.rounds[-1].moves.append(move)
        case _Entry(undo=_Undo(round=round_, moves=moves)):
            if round_ > len(record.rounds) or moves > len(record.rounds[round_ - 1].moves):
                raise damaged("the undo goes back to a point that was never reached")
            del record.rounds[round_:]
            record.rounds[-1].cut(moves)
        case _Entry(seat=int() as seat, player=Player() as player) if seat < len(record.setup.players):
            check_player(player, seat)
            record.replace_player(seat, player)
        case _:
            raise damaged("this entry makes no sense here")


def set_aside(path: Path) -> Path:
    """Return a copy of the damaged file beside it, named after its content so that it is made only once."""
    with system_faults():
        data = path.read_bytes()
    copy = path.with_name(f"{path.name}.damaged-{crc32(data):08x}")
    if not copy.exists():
        write_atomically(copy, data)
    return copy

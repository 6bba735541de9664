"""Recovering a game from its journal, whatever ended the program (rules.md 7)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.files import refuse_pipe
from mtdesk.record.checks import Object, as_int, as_object, need
from mtdesk.record.errors import Fault, RecordError, system_fault
from mtdesk.record.files import refuse_folder, system_faults, write_atomically
from mtdesk.record.journal import FORMAT, VERSION
from mtdesk.record.json_text import SIZE_LIMIT, dump_json, load_json, too_large
from mtdesk.record.model import PlayedRound, Record
from mtdesk.record.playback import packed, parts_of
from mtdesk.record.replay import replay
from mtdesk.record.schema import check_format, deal_from, move_from, player_from, setup_from

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


def packed_lines(path: Path) -> bytes | None:
    """Read as ``read_lines`` in another process; ``unpacked`` gives the fault, set-up and rounds."""
    found = read_lines(path)
    if found is None:
        return None
    return packed([found.fault, *(() if found.record is None else parts_of(found.record))])


def is_journal(data: bytes) -> bool:
    """Return whether these are the bytes of a journal: every one starts with the name of its format."""
    return data.startswith(dump_json({"format": FORMAT})[:-1])


def recover_lines(file: IO[bytes]) -> Recovery | None:
    """Like ``read_lines``, from an open file."""
    record: Record | None = None
    for number, line in enumerate(_whole_lines(file), start=1):
        try:
            entry = as_object(load_json(line), "entry")
            if record is None:
                record = _begin(entry)
            else:
                _follow(record, entry)
        except RecordError as error:
            return Recovery(record, error.at(line=number))
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


def _begin(entry: Object) -> Record:
    check_format(entry, FORMAT, VERSION, Fault.NOT_A_JOURNAL)
    return Record(setup_from(entry))


def _follow(record: Record, entry: Object) -> None:
    """Apply one line after the first."""
    players = len(record.setup.players)
    if "deal" in entry:
        _add_round(record, entry["deal"])
    elif "move" in entry and record.rounds:
        record.rounds[-1].moves.append(move_from(entry["move"], record.setup.options, players))
    elif "undo" in entry:
        _undo(record, as_object(entry["undo"], "undo"))
    elif "seat" in entry:
        seat = as_int(entry["seat"], "seat", 0, players - 1)
        record.replace_player(seat, player_from(need(entry, "player"), seat))
    else:
        raise RecordError(Fault.NOT_A_JOURNAL)


def _add_round(record: Record, deal: object) -> None:
    rounds = record.setup.options.rounds
    number = len(record.rounds) + 1
    if number > rounds:
        raise RecordError(Fault.TOO_MANY_ROUNDS, rounds=rounds)
    record.rounds.append(PlayedRound(deal_from(deal, record.setup, number)))


def _undo(record: Record, entry: Object) -> None:
    try:
        round_ = as_int(need(entry, "round"), "round", 1, len(record.rounds))
        moves = as_int(need(entry, "moves"), "moves", 0, len(record.rounds[round_ - 1].moves))
    except RecordError as error:
        if error.fault is Fault.OUT_OF_RANGE:
            raise RecordError(Fault.UNDO_TOO_FAR) from None
        raise
    del record.rounds[round_:]
    record.rounds[-1].cut(moves)


def set_aside(path: Path) -> Path:
    """Return a copy of the damaged file beside it, named after its content so that it is made only once."""
    with system_faults():
        data = path.read_bytes()
    copy = path.with_name(f"{path.name}.damaged-{crc32(data):08x}")
    if not copy.exists():
        write_atomically(copy, data)
    return copy

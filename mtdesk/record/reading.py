"""Reading records: everything is checked, or nothing is loaded (rules.md 7)."""

from __future__ import annotations

from collections import deque
from io import BytesIO
from pathlib import Path

from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded
from mtdesk.record.json_text import load_json
from mtdesk.record.model import Record
from mtdesk.record.pieces import packed
from mtdesk.record.playback import parts_of
from mtdesk.record.recovery import is_journal, recover_lines
from mtdesk.record.replay import replay
from mtdesk.record.schema import record_from


def read_record(path: Path) -> Record:
    """Return the record in a file, checked to the last move. Raises RecordError."""
    return parse_record(read_bounded(path))


def parse_record(data: bytes) -> Record:
    """Return the record in the bytes of a file, checked to the last move. Raises RecordError."""
    record = parse_unplayed(data)
    deque(replay(record), maxlen=0)
    return record


def read_unplayed(path: Path) -> Record:
    """Return the record in a file, its form checked but not its moves: for callers that replay it anyway.

    Raises RecordError; so does ``replay`` if a move is not legal.
    """
    return parse_unplayed(read_bounded(path))


def parse_unplayed(data: bytes) -> Record:
    """Return the record in the bytes of a file, as ``read_unplayed`` does.

    The file may also be a journal, such as those kept beside the current one.
    """
    if not is_journal(data):
        return record_from(load_json(data))
    found = recover_lines(BytesIO(data))
    if found is None or found.record is None or found.fault is not None:
        raise (found and found.fault) or RecordError(Fault.NOT_A_JOURNAL)
    return found.record


def packed_unplayed(data: bytes) -> bytes:
    """Read as ``parse_unplayed`` in another process; ``unpacked`` gives set-up and rounds."""
    return packed(parts_of(parse_unplayed(data)))

"""Reading records: everything is checked, or nothing is loaded (rules.md 7)."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from mtdesk.record.files import read_bounded
from mtdesk.record.json_text import load_json
from mtdesk.record.model import Record
from mtdesk.record.replay import replay
from mtdesk.record.schema import record_from


def read_record(path: Path) -> Record:
    """The record in a file, checked to the last move. Raises RecordError."""
    return parse_record(read_bounded(path))


def parse_record(data: bytes) -> Record:
    """The record in the bytes of a file, checked to the last move. Raises RecordError."""
    record = record_from(load_json(data))
    deque(replay(record), maxlen=0)
    return record


def read_unplayed(path: Path) -> Record:
    """The record in a file, its form checked but not its moves: for those who replay it anyway.

    Raises RecordError; so does ``replay`` if a move is not legal.
    """
    return record_from(load_json(read_bounded(path)))

"""Writing records (rules.md 7)."""

from __future__ import annotations

from pathlib import Path

from mtdesk.record.files import write_atomically
from mtdesk.record.json_text import dump_json
from mtdesk.record.model import Record
from mtdesk.record.plain import record_to_json


def record_bytes(record: Record) -> bytes:
    """Return the record as the bytes of a file, without needless blanks."""
    return dump_json(record_to_json(record))


def write_record(path: Path, record: Record) -> None:
    """Write the record to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, record_bytes(record))

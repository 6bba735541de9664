"""Writing records (rules.md 7)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mtdesk.record.files import write_atomically
from mtdesk.record.json_text import dump_json
from mtdesk.record.model import Record
from mtdesk.record.plain import record_to_json
from mtdesk.record.summary import summary_of, summary_to_json
from mtdesk.rules.events import RoundEnded


def record_bytes(record: Record, ended: Sequence[RoundEnded] | None = None) -> bytes:
    """Return the record as the bytes of a file, without needless blanks.

    With a summary if the caller knows how each finished round ``ended``, as `Game` and `OpenedGame` do.
    """
    summary = None if ended is None else summary_to_json(summary_of(record, ended))
    return dump_json(record_to_json(record, summary))


def write_record(path: Path, record: Record, ended: Sequence[RoundEnded] | None = None) -> None:
    """Write the record to a file as ``record_bytes`` does, completely or not at all.

    Raises RecordError if it cannot be written.
    """
    write_atomically(path, record_bytes(record, ended))

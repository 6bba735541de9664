"""What records and journals lead to, for tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mtdesk.control.game import Game
from mtdesk.record.errors import RecordError
from mtdesk.record.files import dump_json
from mtdesk.record.journal import Journal, Recovery, cut_at, read_journal
from mtdesk.record.model import Record
from mtdesk.record.record_file import record_bytes
from mtdesk.record.replay import OpenedGame, play_again, replay
from mtdesk.rules.state import State


def plain(value: object) -> Any:
    """The plain JSON values by which a value is written."""
    return json.loads(dump_json(value))


def plain_record(record: Record) -> dict[str, Any]:
    """The record as plain JSON values."""
    value: dict[str, Any] = json.loads(record_bytes(record))
    return value


def played_again(record: Record) -> OpenedGame:
    """The whole record, opened."""
    return play_again(record)


def resumed(record: Record) -> Game:
    """The game, where the record ends."""
    return Game.resumed(played_again(record))


def position(record: Record) -> State | None:
    """The state after the last move, None before the first deal."""
    state = None
    for step in replay(record):
        state = step.state
    return state


def write_journal(path: Path, record: Record) -> None:
    """Write the journal of a game that is left here."""
    journal = Journal(path)
    journal.start(record)
    journal.close()


def recover(path: Path) -> Recovery | None:
    """The game in a journal as far as it can be played."""
    found = read_journal(path)
    if found is None or found.record is None:
        return found
    try:
        played_again(found.record)
    except RecordError as error:
        cut_at(found.record, error)
        return Recovery(found.record, error)
    return found

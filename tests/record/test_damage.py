"""Whatever is done to a record, a view or a journal: it is read, or one RecordError says why not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.json_text import load_json
from mtdesk.record.record_file import parse_record, record_bytes
from mtdesk.record.replay import replay
from mtdesk.record.view_json import view_from_json, view_to_json
from mtdesk.rules.redact import view_of
from tests.records import plain, plain_record, recover, write_journal

from . import small
from .games import random_record
from .spoiling import spoil_bytes, spoil_value

SEEDS = range(6)


def is_one_line(error: RecordError) -> bool:
    return str(error).isprintable() and 0 < len(str(error)) < 250


def is_read(read: Callable[[Any], object], value: object) -> bool:
    """Whether something is read; if not, nothing but a RecordError says why, in one line."""
    try:
        read(value)
    except RecordError as error:
        complaint = error
    else:
        return True
    assert is_one_line(complaint), value
    return False


def spoilt(rng: Random, value: Any) -> str:
    """The JSON text of a damaged copy."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        spoil_value(rng, value)
    return json.dumps(value)


@pytest.mark.parametrize("seed", SEEDS)
def test_records_with_damaged_values(seed: int) -> None:
    rng = Random(seed)
    games = [small.record(), plain_record(random_record(rng))]
    texts = [spoilt(rng, rng.choice(games)).encode() for _ in range(250)]
    assert sum(is_read(parse_record, text) for text in texts) < 125


@pytest.mark.parametrize("seed", SEEDS)
def test_records_with_damaged_bytes(seed: int) -> None:
    rng = Random(seed)
    texts = [spoil_bytes(rng, small.record_bytes()) for _ in range(300)]
    assert sum(is_read(parse_record, text) for text in texts) < 150


@pytest.mark.parametrize("seed", SEEDS)
def test_views_with_damaged_values(seed: int) -> None:
    rng = Random(seed)
    record = random_record(rng)
    states = [step.state for step in replay(record)]
    read = 0
    for _ in range(200):
        state = rng.choice(states)
        seat = rng.choice([None, *range(state.board.players)])
        value = plain(view_to_json(view_of(state, seat), record.setup.players))
        read += is_read(view_from_json, load_json(spoilt(rng, value).encode()))
    assert read < 100


@pytest.mark.parametrize("seed", SEEDS)
def test_journals_with_damaged_bytes(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    file = tmp_path / "game.journal"
    record = parse_record(small.record_bytes())
    write_journal(file, record)
    whole = file.read_bytes()
    for _ in range(60):
        file.write_bytes(spoil_bytes(rng, whole))
        recovery = recover(file)
        if recovery is None:
            continue
        assert recovery.fault is None or is_one_line(recovery.fault)
        assert (recovery.fault is None) == (recovery.set_aside is None)
        if recovery.set_aside is not None:
            assert recovery.set_aside.read_bytes() == file.read_bytes()
        if recovery.record is not None:
            parse_record(record_bytes(recovery.record))  # what came back is sound

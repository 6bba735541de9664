"""Records of older versions mean the rules of their time (format.md 7)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.reading import parse_record
from tests.record import small

LATER: list[tuple[str, object, str]] = [
    ("mexican_open", "all-begun", 'there is no option "mexican_open"'),
    ("draws", "once", 'there is no option "draws"'),
    ("out_on_double", "must-cover", "must-cover"),
]


def of_version_1() -> dict[str, Any]:
    record = small.record()
    del record["rules"]["mexican_open"], record["rules"]["draws"]
    return {**record, "version": 1}


def test_version_1_means_the_rules_of_its_time() -> None:
    assert parse_record(json.dumps(of_version_1()).encode()) == parse_record(small.record_bytes())


@pytest.mark.parametrize(("option", "value", "told"), LATER)
def test_version_1_must_not_hold_what_came_later(option: str, value: object, told: str) -> None:
    record = of_version_1()
    record["rules"][option] = value
    with pytest.raises(RecordError, match=told):
        parse_record(json.dumps(record).encode())

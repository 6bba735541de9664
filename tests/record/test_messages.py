"""Errors of files in words, and values in a sentence."""

from __future__ import annotations

import errno
import string
from typing import Any

import pytest

from mtdesk.messages import printable, shown
from mtdesk.record.errors import Fault, RecordError, damaged, system_fault


def upper(context: str, template: str) -> str:
    """A language in which everything is louder; the gaps stay."""
    parts = string.Formatter().parse(template)
    return f"{context} " + "".join(text.upper() + (f"{{{gap}}}" if gap else "") for text, gap, _, _ in parts)


def test_people_read_what_is_wrong_and_where_in_their_language() -> None:
    error = damaged("tile 6-5 is dealt twice")
    assert error.sentence(upper) == "RecordError IT IS DAMAGED, OR NOT A FILE OF THIS KIND"
    assert error.at(2).sentence(upper) == "RecordError IT IS DAMAGED (ROUND 2)"
    assert error.at(2, 17).sentence(upper) == "RecordError IT IS DAMAGED (ROUND 2, MOVE 17)"
    assert str(error) == "round 2, action 17: tile 6-5 is dealt twice"
    assert RecordError(Fault.DISK_FULL).sentence(upper) == "RecordError THE DISK IS FULL"
    broken = system_fault(OSError(errno.EIO, "Input/output error"))
    assert broken.sentence(upper) == "RecordError THE SYSTEM REPORTS “Input/output error”"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (1.5, "1.5"),
        ("a\n\u2028\u202e", '"a\\n\\u2028\\u202e"'),
        ("Ágnes", '"Ágnes"'),
        ("x" * 1000, '"' + "x" * 59 + "…"),
        (10**1000, "1" + "0" * 59 + "…"),
        ([1, "a", None], '[1,"a",null]'),
        ([[]], "[…]"),
        ({"a": 1}, "{…}"),
    ],
)
def test_any_value_is_shown_on_one_short_line(value: Any, text: str) -> None:
    assert shown(value) == text
    assert printable(text) == text

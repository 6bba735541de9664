"""Every code has its clause, and every clause what it names."""

from __future__ import annotations

import errno
import pickle
import string
from typing import Any

import pytest

from mtdesk.messages import describe_refusal, printable, shown, values_of
from mtdesk.record.errors import Fault, RecordError, damaged, illegal, system_fault
from mtdesk.rules.moves import Pass, Play, Reason, Refusal
from mtdesk.rules.options import SPECS
from mtdesk.rules.tiles import Tile

PLAY = Play(1, Tile(9, 3), "P2", 3)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_clause(reason: Reason) -> None:
    clause = describe_refusal(PLAY, Refusal(reason, Tile(9, 3), "P2", 4, count=1, seat=0))
    assert not set("{}") & set(clause)
    assert clause[0].islower()
    assert "None" not in clause


def test_a_clause_names_what_it_is_about() -> None:
    refused = Refusal(Reason.DOES_NOT_FIT, Tile(9, 3), "P2", 4)
    error = illegal(PLAY, refused).at(2, 17)
    assert str(error) == "round 2, action 17: tile 9-3 does not fit on P2, which shows 4"
    assert describe_refusal(Pass(1, ""), Refusal(Reason.NO_SUCH_END, end="Q\n")) == 'there is no end "Q\\n"'


def upper(context: str, template: str) -> str:
    """A language in which everything is louder; the gaps stay."""
    parts = string.Formatter().parse(template)
    return f"{context} " + "".join(text.upper() + (f"{{{gap}}}" if gap else "") for text, gap, _, _ in parts)


def test_people_read_what_is_wrong_and_where_in_their_language() -> None:
    error = damaged("tile 6-5 is dealt twice")
    assert error.sentence(upper) == "RecordError IT IS DAMAGED"
    assert error.at(2).sentence(upper) == "RecordError IT IS DAMAGED (ROUND 2)"
    assert error.at(2, 17).sentence(upper) == "RecordError IT IS DAMAGED (ROUND 2, MOVE 17)"
    assert str(error) == "round 2, action 17: tile 6-5 is dealt twice"
    assert RecordError(Fault.DISK_FULL).sentence(upper) == "RecordError THE DISK IS FULL"
    broken = system_fault(OSError(errno.EIO, "Input/output error"))
    assert broken.sentence(upper) == "RecordError THE SYSTEM REPORTS: Input/output error"


def test_values_of_every_option_can_be_named() -> None:
    assert values_of("mexican_trains") == '0, 1, "per-player"'
    assert values_of("double_blank") == "0…1000, null"
    assert all(values_of(option) for option in SPECS)


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


def test_errors_travel_between_processes() -> None:
    error = illegal(PLAY, Refusal(Reason.ROUND_OVER)).at(1, 2)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301 -- our own pickle

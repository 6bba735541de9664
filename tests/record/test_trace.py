"""The lines of `mtdesk trace` (format.md 8)."""

from __future__ import annotations

import json
from typing import Any

from mtdesk.record.files import dump_json
from mtdesk.record.record_file import parse_record
from mtdesk.record.replay import trace

from . import small


def lines_of(data: small.Json) -> list[Any]:
    return [json.loads(dump_json(line)) for line in trace(parse_record(json.dumps(data).encode()))]


def test_the_smallest_game() -> None:
    lines = lines_of(small.record())
    assert lines[0] == {
        "round": 1,
        "step": 0,
        "turn": 0,
        "legal": [small.play(0, 6, 5, "P0", 5), small.play(0, 6, 5, "M0", 5)],
        "ends": {"P0": 6, "P1": 6, "M0": 6},
        "markers": {},
        "open_doubles": [],
        "boneyard": 23,
        "hands": [2, 2],
    }
    assert [line.get("step") for line in lines] == [0, 1, 2, 3, 4, None, 0, 1]
    assert lines[2]["legal"] == [{"player": 0, "do": "draw"}]
    assert lines[5] == {"round": 1, "over": "out", "points": [7, 0], "totals": [7, 0]}
    assert lines[7]["turn"] == 0


def test_a_complete_game_ends_with_its_winners() -> None:
    record = small.record()
    record["rules"]["rounds"] = 1
    del record["rounds"][1]
    assert lines_of(record)[-1] == {"winners": [1]}
    record["rules"]["scoring"] = "winner-collects"
    assert lines_of(record)[-2:] == [
        {"round": 1, "over": "out", "points": [0, 7], "totals": [0, 7]},
        {"winners": [1]},
    ]

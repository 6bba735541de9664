"""Every fault of a record is one sentence with its place (format.md 7.3); and its trace."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtdesk.record import files
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import dump_json
from mtdesk.record.record_file import parse_record, read_record
from mtdesk.record.replay import trace

from . import small
from .small import put

Spoil = Callable[[small.Json], object]


def fault_of(data: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    return str(caught.value)


def fault_after(spoil: Spoil) -> str:
    record = small.record()
    spoil(record)
    return fault_of(json.dumps(record).encode())


def drop(*path: Any) -> Spoil:
    """Take out the key or item at this place."""
    return put(*path, ...)


def test_other_keys_are_ignored() -> None:
    record = small.record()
    for place in (record, record["players"][0], record["rounds"][0], record["rounds"][0]["deal"]):
        place["date"] = {"year": 2026, "pi": 3.14, "big": 1e999}
    assert parse_record(json.dumps(record).encode().replace(b"Infinity", b"1e999")) == parse_record(
        small.record_bytes()
    )


def test_a_game_may_end_before_its_first_deal_and_a_round_before_its_first_action() -> None:
    record = small.record()
    record["rounds"][1]["actions"] = []
    assert parse_record(json.dumps(record).encode()).rounds[1].moves == []
    record["rounds"] = []
    assert parse_record(json.dumps(record).encode()).rounds == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b'{"a": 1,\n "b": tru}',
        b"\xef\xbb\xbf{}",
        b'{"format": "\xff"}',
        '{"a": 1}'.encode("utf-16"),
        b'{"a":' * 100_000,
        b'{"version": ' + b"1" * 5000 + b"}",
        b'{"version":NaN}',
        b"[]",
        b'"mtdesk-record"',
        b"{}",
        b'{"format": "mtdesk-view"}',
    ],
)
def test_text_that_is_no_record(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    assert caught.value.is_damage
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("version", [0, 2, 1.0, True, "1", None])
def test_there_is_one_version(version: object) -> None:
    record = {**small.record(), "version": version}
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(record).encode())
    assert caught.value.fault is (Fault.NEWER if version == 2 else Fault.DAMAGED)


ACTIONS = ("rounds", 0, "actions")
CHANGES = ("rounds", 0, "seat_changes")
BO = {"name": "Bo", "kind": "computer", "level": "easy"}


def change(actions: int, seat: int = 0, was: object = BO) -> object:
    return {"actions": actions, "seat": seat, "was": was}


BAD_CHANGES: tuple[object, ...] = ({}, [{"seat": 0, "was": BO}], [change(6)], [change(-1)])
BONEYARD = ("rounds", 0, "deal", "boneyard", 0)
FORM_FAULTS: dict[tuple[int | None, int | None], list[Spoil]] = {
    (None, None): [
        *(drop(key) for key in ("rules", "players", "first_starter", "seed", "rounds")),
        put("rules", []),
        put("rounds", None),
        drop("rules", "preset"),
        drop("rules", "tap"),
        *(put("rules", "preset", preset) for preset in (7, "chess")),
        *(put("rules", "set", highest) for highest in (6.0, 7)),
        put("rules", "colour", 1),
        put("rules", "fork", 1),
        put("rules", "double_blank", -1),
        put("rules", "hand", 14),
        put("rules", "rounds", 1),
        put("players", {}),
        put("players", []),
        put("players", [{"name": "A", "kind": "human"}] * 11),
        put("players", 1, "Bo"),
        *(drop("players", 1, key) for key in ("name", "level")),
        *(put("players", 0, "name", name) for name in (5, "", "A" * 41, "An\nna", "An\ud800")),
        put("players", 0, "kind", "robot"),
        put("players", 0, "level", "easy"),
        *(put("players", 1, "level", level) for level in ("", "A" * 81, "\x1b")),
        *(put("first_starter", seat) for seat in (2, "0")),
        *(put("seed", seed) for seed in (5, "\udfff")),
        put("rule_set", ""),
    ],
    (1, None): [
        put("rounds", 0, []),
        *(drop("rounds", 0, key) for key in ("deal", "actions")),
        put("rounds", 0, "deal", "hands", [[[6, 5]]]),
        drop("rounds", 0, "deal", "hands", 1, 0),
        *(put("rounds", 0, "deal", "hands", 1, 0, tile) for tile in ([4, 6], [7, 6])),
        *(put(*BONEYARD, tile) for tile in ([6, 1, 1], [6, 1.0], [True, False], [[[6]], 1], [10**30, 1])),
        *(put(*BONEYARD, tile) for tile in ([6, 5], [6, 6])),
        drop(*BONEYARD),
        put("rules", "engine", "required"),
        put("seed", "any text"),
        *(put(*CHANGES, changes) for changes in BAD_CHANGES),
        put(*CHANGES, [change(3), change(2)]),
        put(*CHANGES, [change(3, seat=2)]),
        put(*CHANGES, [change(3, was={"name": "Bo", "kind": "computer"})]),
    ],
    (2, None): [
        *(drop("rounds", 1, "deal", key) for key in ("hands", "boneyard", "engine")),
        *(put("rounds", 1, "deal", "engine", tile) for tile in ([6, 6], None)),
    ],
    (1, 1): [
        put(*ACTIONS, 0, "note", ""),
        *(drop(*ACTIONS, 0, key) for key in ("tile", "end", "out")),
        *(put(*ACTIONS, 0, "tile", tile) for tile in ([5, 6], [6], 65)),
        put(*ACTIONS, 0, "end", 0),
        *(put(*ACTIONS, 0, "out", out) for out in (5.0, 7)),
        put(*ACTIONS, 0, "fork", 0),
    ],
    (1, 2): [
        put(*ACTIONS, 1, "draw"),
        drop(*ACTIONS, 1, "do"),
        *(put(*ACTIONS, 1, "do", word) for word in (["play"], "penalty", "fly")),
    ],
    (1, 3): [
        drop(*ACTIONS, 2, "player"),
        *(put(*ACTIONS, 2, "player", seat) for seat in (-1, 2, 10**30, False)),
        put(*ACTIONS, 2, "end", "P0"),
    ],
}
"""What is wrong, by round and action."""


@pytest.mark.parametrize("place", FORM_FAULTS)
def test_form(place: tuple[int | None, int | None]) -> None:
    for spoil in FORM_FAULTS[place]:
        record = small.record()
        spoil(record)
        with pytest.raises(RecordError) as caught:
            parse_record(json.dumps(record).encode())
        assert caught.value.is_damage
        assert (caught.value.round, caught.value.action) == place
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 300


ILLEGAL: list[tuple[Spoil, str]] = [
    (put(*ACTIONS, 0, "tile", [6, 4]), "round 1, action 1: 0:6-4@P0=5 is not legal (not-in-hand)"),
    (put(*ACTIONS, 0, "end", "P1"), "round 1, action 1: 0:6-5@P1=5 is not legal (train-closed)"),
    (put(*ACTIONS, 0, "end", "M0\n"), "round 1, action 1: 0:6-5@M0\\n=5 is not legal (no-such-end)"),
    (put(*ACTIONS, 0, "out", 6), "round 1, action 1: 0:6-5@P0=6 is not legal (wrong-way-round)"),
    (
        put("rounds", 0, "actions", small.record()["rounds"][0]["actions"] + [{"player": 0, "do": "draw"}]),
        "round 1, action 6: 0:draw is not legal (round-over)",
    ),
    (drop(*ACTIONS, 4), "round 1: the round is unfinished, but not the last"),
    (put(*ACTIONS, []), "round 1: the round is unfinished, but not the last"),
    (
        put("rounds", 1, "actions", 0, "tile", [3, 3]),
        "round 2, action 1: 1:3-3@P1=3 is not legal (does-not-fit)",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), ILLEGAL, ids=[sentence for _, sentence in ILLEGAL])
def test_actions_are_legal_where_they_stand(spoil: Spoil, sentence: str) -> None:
    assert fault_after(spoil) == sentence


# Files


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    with file.open("wb") as handle:
        handle.truncate(files.SIZE_LIMIT + 1)  # takes no room on the disk
    with pytest.raises(RecordError, match=r"^the file is larger than 64 MiB$"):
        read_record(file)
    with file.open("wb") as handle:
        handle.truncate(files.SIZE_LIMIT)
    with pytest.raises(RecordError, match="this is not JSON"):
        read_record(file)


def test_a_pipe_without_end_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^the file is larger than 64 MiB$"):
        files.read_bounded(Path("/dev/zero"))


def test_many_values_are_refused_before_they_are_made() -> None:
    data = b"[" + b"{}," * (files.VALUE_LIMIT // 2) + b"0]"
    assert fault_of(data) == "the file contains more than 8000000 values"


# The lines of `mtdesk trace` (format.md 8)


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

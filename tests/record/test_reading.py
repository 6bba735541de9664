"""Every fault of a record is one sentence with its place (rules.md 7)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtdesk.record import files, json_text
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.record_file import parse_record, read_record, read_unplayed
from mtdesk.rules.deal import seeded_deal
from mtdesk.rules.moves import Draw, Play
from mtdesk.rules.options import options_from
from mtdesk.rules.tiles import Tile

from . import small

Spoil = Callable[[small.Json], object]


def fault_of(data: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    return str(caught.value)


def fault_after(spoil: Spoil) -> str:
    record = small.record()
    spoil(record)
    return fault_of(json.dumps(record).encode())


def put(*path: Any) -> Spoil:
    """Put the last item in at the place that the others lead to."""
    *way, last, value = path

    def spoil(record: Any) -> None:
        for key in way:
            record = record[key]
        record[last] = value

    return spoil


def drop(*path: Any) -> Spoil:
    """Take out the key or item at this place."""
    *way, last = path

    def spoil(record: Any) -> None:
        for key in way:
            record = record[key]
        del record[last]

    return spoil


def test_the_honest_record_is_read() -> None:
    record = parse_record(small.record_bytes())
    assert [player.name for player in record.setup.players] == ["Anna", "Bo"]
    assert [player.level for player in record.setup.players] == [None, "easy"]
    assert record.rounds[0].moves[0] == Play(0, Tile(6, 5), "P0", 5)
    assert record.rounds[0].moves[2] == Draw(0)
    assert record.rounds[0].deal.engine == Tile(6, 6)
    assert len(record.rounds[1].moves) == 1


def test_other_keys_are_ignored() -> None:
    record = small.record()
    for place in (record, record["players"][0], record["rounds"][0], record["rounds"][0]["deal"]):
        place["date"] = {"year": 2026, "pi": 3.14, "big": 1e999}
    assert parse_record(json.dumps(record).encode().replace(b"Infinity", b"1e999")) == parse_record(
        small.record_bytes()
    )


def test_a_fork_that_is_none_may_be_written() -> None:
    record = small.record()
    record["rounds"][0]["actions"][0]["fork"] = False
    assert parse_record(json.dumps(record).encode()) == parse_record(small.record_bytes())


def test_a_game_may_end_before_its_first_deal_and_a_round_before_its_first_action() -> None:
    record = small.record()
    record["rounds"][1]["actions"] = []
    assert parse_record(json.dumps(record).encode()).rounds[1].moves == []
    record["rounds"] = []
    assert parse_record(json.dumps(record).encode()).rounds == []


HALF_JSON = b'{"a": 1,\n "b": tru}'

TEXT_FAULTS = [
    (b"", "line 1, column 1: the file is not JSON"),
    (HALF_JSON, "line 2, column 7: the file is not JSON"),
    (b"\xef\xbb\xbf{}", "line 1, column 1: the file is not JSON"),
    (b'{"a": "\xff"}', "byte 8: the file is not UTF-8 text"),
    ('{"a": 1}'.encode("utf-16"), "byte 1: the file is not UTF-8 text"),
    (b"[" * 100_000, "the brackets are nested too deeply"),
    (b'{"a":' * 100_000, "the brackets are nested too deeply"),
    (b'["1111", ' + b"1" * 5000 + b"]", "line 1, column 10: the number is too long"),
    (b'["NaN",\n  NaN]', "line 2, column 3: NaN and Infinity are not JSON numbers"),
    (b"[-Infinity]", "line 1, column 2: NaN and Infinity are not JSON numbers"),
    (
        b'{"a": {"}": "\\"}"},\n "b": {"c": 1, "d": 2, "c": 1}}',
        'line 2, column 30: the object ending here contains the key "c" twice',
    ),
    (b"[]", "the file is not a game record"),
    (b'"mtdesk-record"', "the file is not a game record"),
    (b"{}", "the file is not a game record"),
    (b'{"format": "mtdesk-view"}', "the file is not a game record"),
    (b'{"format": "mtdesk-record"}', 'the key "version" is missing'),
]


@pytest.mark.parametrize(("data", "sentence"), TEXT_FAULTS)
def test_text(data: bytes, sentence: str) -> None:
    assert fault_of(data) == sentence


def test_an_object_with_a_key_twice_is_found_wherever_it_stands() -> None:
    data = small.record_bytes().replace(b'"out":4', b'"out":4,"out":4', 1)
    column = data.index(b'"out":4,"out":4') + len(b'"out":4,"out":4') + 1
    assert fault_of(data) == f'line 1, column {column}: the object ending here contains the key "out" twice'


ACTIONS = ("rounds", 0, "actions")
CHANGES = ("rounds", 0, "seat_changes")
BO = {"name": "Bo", "kind": "computer", "level": "easy"}


def change(actions: int, seat: int = 0, was: object = BO) -> object:
    return {"actions": actions, "seat": seat, "was": was}


FORM_FAULTS: list[tuple[Spoil, str]] = [
    # versions
    (put("version", 3), "the file is from a newer version of the program (format 3)"),
    (put("version", 0), "there is no version 0 of the format"),
    (put("version", 1.0), '"version" is 1.0, not an integer'),
    (put("version", True), '"version" is true, not an integer'),
    # missing parts and wrong types
    *[
        (drop(key), f'the key "{key}" is missing')
        for key in ("rules", "players", "first_starter", "seed", "rounds")
    ],
    (put("rules", []), '"rules" is [], not an object'),
    (put("players", {}), '"players" is {…}, not a list'),
    (put("rounds", None), '"rounds" is null, not a list'),
    # rules
    (drop("rules", "preset"), 'the key "preset" is missing'),
    (put("rules", "preset", 7), '"preset" is 7, not text'),
    (put("rules", "preset", "chess"), 'there is no preset "chess"'),
    (drop("rules", "tap"), "the option tap is missing"),
    (put("rules", "colour", 1), 'there is no option "colour"'),
    (put("rules", "set", 7), "the option set is 7; allowed: 6, 9, 12, 15, 18"),
    (put("rules", "set", 6.0), "the option set is 6.0; allowed: 6, 9, 12, 15, 18"),
    (put("rules", "tap", 1), "the option tap is 1; allowed: false, true"),
    (put("rules", "doubles_per_turn", 20), "the option doubles_per_turn is 20; allowed: 0…19"),
    (put("rules", "double_blank", -1), "the option double_blank is -1; allowed: 0…1000, null"),
    (put("rules", "fork", [[]]), "the option fork is […]; allowed: false, true"),
    (
        put("rules", "scoring", "x" * 80),
        f'the option scoring is "{"x" * 59}…; allowed: "penalty", "winner-collects"',
    ),
    # players
    (put("players", []), "the number of players is 0, but must be between 2 and 10"),
    (
        put("players", [{"name": "A", "kind": "human"}] * 11),
        "the number of players is 11, but must be between 2 and 10",
    ),
    (
        put("rules", "hand", 14),
        "the set has 28 tiles, but dealing 14 to each of 2 players takes 29",
    ),
    (put("players", 1, "Bo"), 'seat 1: "player" is "Bo", not an object'),
    (drop("players", 1, "name"), 'seat 1: the key "name" is missing'),
    (put("players", 1, "name", 5), 'seat 1: "name" is 5, not text'),
    (put("players", 0, "name", ""), 'seat 0: the name "" must have 1 to 40 printable characters'),
    (
        put("players", 0, "name", "A" * 41),
        f'seat 0: the name "{"A" * 41}" must have 1 to 40 printable characters',
    ),
    (
        put("players", 0, "name", "An\nna"),
        'seat 0: the name "An\\nna" must have 1 to 40 printable characters',
    ),
    (
        put("players", 0, "name", "An\ud800"),
        'seat 0: the name "An\\ud800" must have 1 to 40 printable characters',
    ),
    (drop("players", 0, "kind"), 'seat 0: the key "kind" is missing'),
    (put("players", 0, "kind", "robot"), 'seat 0: the kind "robot" is neither human nor computer'),
    (put("players", 0, "kind", None), "seat 0: the kind null is neither human nor computer"),
    (put("players", 0, "level", "easy"), "seat 0: a human cannot have a level"),
    (drop("players", 1, "level"), 'seat 1: the key "level" is missing'),
    (put("players", 1, "level", ""), 'seat 1: the level "" must have 1 to 80 printable characters'),
    # first starter, seed, number of rounds
    (put("first_starter", 2), '"first_starter" is 2, not between 0 and 1'),
    (put("first_starter", "0"), '"first_starter" is "0", not an integer'),
    (put("seed", 5), '"seed" is 5, not text'),
    (put("seed", "\udfff"), "the seed cannot be written as UTF-8 text"),
    (put("rules", "rounds", 1), "more rounds have been played than the 1 in the rules"),
    # deals
    (put("rounds", 0, []), 'round 1: "round" is [], not an object'),
    (drop("rounds", 0, "deal"), 'round 1: the key "deal" is missing'),
    (drop("rounds", 0, "actions"), 'round 1: the key "actions" is missing'),
    *[
        (drop("rounds", 1, "deal", key), f'round 2: the key "{key}" is missing')
        for key in ("hands", "boneyard", "engine")
    ],
    (put("rounds", 0, "deal", "hands", [[[6, 5]]]), "round 1: each of the 2 players must have one hand"),
    (
        drop("rounds", 0, "deal", "hands", 1, 0),
        "round 1: the hand of seat 1 has size 1 instead of 2",
    ),
    (
        put("rounds", 0, "deal", "hands", 1, 0, [4, 6]),
        "round 1: [4,6] is not a tile of this set, written with its higher half first",
    ),
    (
        put("rounds", 0, "deal", "hands", 1, 0, [7, 6]),
        "round 1: [7,6] is not a tile of this set, written with its higher half first",
    ),
    (
        put("rounds", 0, "deal", "boneyard", 0, [6, 1, 1]),
        "round 1: [6,1,1] is not a tile of this set, written with its higher half first",
    ),
    (
        put("rounds", 0, "deal", "boneyard", 0, [6, 1.0]),
        "round 1: [6,1.0] is not a tile of this set, written with its higher half first",
    ),
    (
        put("rounds", 0, "deal", "boneyard", 0, [True, False]),
        "round 1: [true,false] is not a tile of this set, written with its higher half first",
    ),
    (
        put("rounds", 0, "deal", "boneyard", 0, [[[6]], 1]),
        "round 1: […] is not a tile of this set, written with its higher half first",
    ),
    (put("rounds", 0, "deal", "boneyard", 0, [6, 5]), "round 1: tile 6-5 is dealt twice"),
    (put("rounds", 0, "deal", "boneyard", 0, [6, 6]), "round 1: tile 6-6 is dealt twice"),
    (drop("rounds", 0, "deal", "boneyard", 0), "round 1: tile 6-1 is not dealt"),
    (put("rounds", 1, "deal", "engine", [6, 6]), "round 2: the engine set aside must be 5-5"),
    (put("rounds", 1, "deal", "engine", None), "round 2: the engine set aside must be 5-5"),
    (put("rules", "engine", "required"), "round 1: these rules do not set the engine aside"),
    (put("seed", "any text"), "round 1: the deal does not follow from the seed"),
    # actions
    (put(*ACTIONS, 1, "draw"), 'round 1, action 2: "action" is "draw", not an object'),
    (drop(*ACTIONS, 1, "do"), 'round 1, action 2: the key "do" is missing'),
    (put(*ACTIONS, 1, "do", ["play"]), 'round 1, action 2: "do" is ["play"], not text'),
    (put(*ACTIONS, 1, "do", "penalty"), 'round 1, action 2: there is no action "penalty"'),
    (drop(*ACTIONS, 2, "player"), 'round 1, action 3: the key "player" is missing'),
    (put(*ACTIONS, 2, "player", -1), 'round 1, action 3: "player" is -1, not between 0 and 1'),
    (put(*ACTIONS, 2, "player", 10**30), f'round 1, action 3: "player" is {10**30}, not between 0 and 1'),
    (put(*ACTIONS, 2, "player", False), 'round 1, action 3: "player" is false, not an integer'),
    (put(*ACTIONS, 2, "end", "P0"), 'round 1, action 3: the key "end" does not belong in the action "draw"'),
    (put(*ACTIONS, 0, "note", ""), 'round 1, action 1: the key "note" does not belong in the action "play"'),
    *[
        (drop(*ACTIONS, 0, key), f'round 1, action 1: the key "{key}" is missing')
        for key in ("tile", "end", "out")
    ],
    (
        put(*ACTIONS, 0, "tile", [5, 6]),
        "round 1, action 1: [5,6] is not a tile of this set, written with its higher half first",
    ),
    (put(*ACTIONS, 0, "end", 0), 'round 1, action 1: "end" is 0, not text'),
    (put(*ACTIONS, 0, "out", 5.0), 'round 1, action 1: "out" is 5.0, not an integer'),
    (put(*ACTIONS, 0, "out", 7), 'round 1, action 1: "out" is 7, not between 0 and 6'),
    (put(*ACTIONS, 0, "fork", 0), 'round 1, action 1: "fork" is 0, neither true nor false'),
    (
        put(*ACTIONS, 2, {"player": 0, "do": "pass", "end": None}),
        'round 1, action 3: "end" is null, not text',
    ),
    # changes at the seats
    (put(*CHANGES, {}), 'round 1: "seat_changes" is {…}, not a list'),
    (put(*CHANGES, [{"seat": 0, "was": BO}]), 'round 1: the key "actions" is missing'),
    (put(*CHANGES, [change(6)]), 'round 1: "actions" is 6, not between 0 and 5'),
    (put(*CHANGES, [change(3), change(2)]), 'round 1: "actions" is 2, not between 3 and 5'),
    (put(*CHANGES, [change(3, seat=2)]), 'round 1: "seat" is 2, not between 0 and 1'),
    (
        put(*CHANGES, [change(3, was={**BO, "kind": "cat"})]),
        'round 1: seat 0: the kind "cat" is neither human nor computer',
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), FORM_FAULTS, ids=[sentence for _, sentence in FORM_FAULTS])
def test_form(spoil: Spoil, sentence: str) -> None:
    assert fault_after(spoil) == sentence


ILLEGAL: list[tuple[Spoil, str]] = [
    (put(*ACTIONS, 0, "tile", [6, 4]), "round 1, action 1: tile 6-4 is not in the hand of seat 0"),
    (put(*ACTIONS, 0, "end", "P1"), "round 1, action 1: train P1 is closed to seat 0"),
    (put(*ACTIONS, 0, "end", "M0\n"), 'round 1, action 1: there is no end "M0\\n"'),
    (put(*ACTIONS, 0, "out", 6), "round 1, action 1: tile 6-5 on P0 cannot end in 6"),
    (
        put("rounds", 0, "actions", small.record()["rounds"][0]["actions"] + [{"player": 0, "do": "draw"}]),
        "round 1, action 6: the round is already over",
    ),
    (drop(*ACTIONS, 4), "round 1: the round is unfinished, but not the last"),
    (put(*ACTIONS, []), "round 1: the round is unfinished, but not the last"),
    (
        put("rounds", 1, "actions", 0, "tile", [3, 3]),
        "round 2, action 1: tile 3-3 does not fit on P1, which shows 5",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), ILLEGAL, ids=[sentence for _, sentence in ILLEGAL])
def test_actions_are_legal_where_they_stand(spoil: Spoil, sentence: str) -> None:
    assert fault_after(spoil) == sentence


def test_an_error_carries_its_place_and_code() -> None:
    record = small.record()
    record["rounds"][1]["actions"][0]["player"] = 0
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(record).encode())
    error = caught.value
    assert (error.fault, error.round, error.action, error.seat) == (Fault.ILLEGAL_ACTION, 2, 1, None)


def test_a_record_fits_its_seed() -> None:
    record = small.record()
    options = options_from({name: value for name, value in small.RULES.items() if name != "preset"})
    deal = seeded_deal(options, 2, 1, "Bärenpfad 7")
    record["seed"] = "Bärenpfad 7"
    record["rounds"] = [
        {"deal": {"hands": deal.hands, "boneyard": deal.boneyard, "engine": deal.engine}, "actions": []}
    ]
    assert parse_record(json.dumps(record).encode()).rounds[0].deal == deal


def test_unplayed_records_are_checked_but_for_their_moves(tmp_path: Path) -> None:
    record = small.record()
    record["rounds"][0]["actions"][0]["end"] = "P1"
    file = tmp_path / "game.mtrain"
    file.write_text(json.dumps(record))
    assert len(read_unplayed(file).rounds) == 2
    record["seed"] = 1
    file.write_text(json.dumps(record))
    with pytest.raises(RecordError, match='"seed" is 1, not text'):
        read_unplayed(file)


# Files


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    file.write_bytes(small.record_bytes())
    assert read_record(file) == parse_record(small.record_bytes())


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"^there is no such file or folder$"):
        read_record(tmp_path / "game.mtrain")


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"^this is a folder, not a file$"):
        read_record(tmp_path)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_forbidden_file(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    file.write_bytes(small.record_bytes())
    file.chmod(0)
    with pytest.raises(RecordError, match=r"^the system denies access$"):
        read_record(file)


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    with file.open("wb") as handle:
        handle.truncate(json_text.SIZE_LIMIT + 1)  # takes no room on the disk
    with pytest.raises(RecordError, match=r"^the file is larger than 64 MiB$"):
        read_record(file)
    with file.open("wb") as handle:
        handle.truncate(json_text.SIZE_LIMIT)
    with pytest.raises(RecordError, match="the file is not JSON"):
        read_record(file)


def test_a_pipe_without_end_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^the file is larger than 64 MiB$"):
        files.read_bounded(Path("/dev/zero"))


def test_many_values_are_refused_before_they_are_made() -> None:
    data = b"[" + b"{}," * (json_text.VALUE_LIMIT // 2) + b"0]"
    assert fault_of(data) == "the file contains more than 8000000 values"

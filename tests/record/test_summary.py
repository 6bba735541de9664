"""A record's file says how far the game has got, so that lists of games need not replay it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtdesk.record import record_file as summary_module
from mtdesk.record.errors import RecordError
from mtdesk.record.record_file import (
    Headline,
    parse_record,
    read_headline,
    record_bytes,
    summary_of,
    write_record,
)
from mtdesk.record.replay import OpenedGame, play_again

from . import small
from .games import random_record


def opened(seed: int, *, unfinished: bool | None = None) -> OpenedGame:
    return play_again(random_record(Random(seed), unfinished=unfinished))


@given(seed=st.integers())
@settings(max_examples=20)
def test_a_list_shows_the_same_of_a_file_as_a_replay(
    seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    game, file = opened(seed), tmp_path_factory.mktemp("game") / "game.mtrain"
    write_record(file, game.record, game.ended)
    shown = read_headline(file)
    assert shown == Headline(game.record.setup, summary_of(game.record, game.ended))
    assert shown.is_finished == game.is_finished == bool(shown.places)
    assert parse_record(file.read_bytes()) == game.record


def test_a_file_with_a_summary_is_not_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file = opened(7, unfinished=False), tmp_path / "game.mtrain"
    write_record(file, game.record, game.ended)
    monkeypatch.delattr(summary_module, "play_again")
    assert read_headline(file).summary.totals == game.ended[-1].totals


def test_a_file_without_one_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    file.write_bytes(small.record_bytes())
    shown = read_headline(file)
    assert (shown.summary.dealt, shown.summary.over, shown.summary.moves) == (2, 1, 6)
    assert shown.places == ()


@pytest.mark.parametrize(
    "change",
    [
        {"dealt": -1},
        {"dealt": 99},
        {"over": 0},
        {"over": True},
        {"moves": -1},
        {"moves": 10**30},
        {"totals": [1]},
        {"totals": [1, "x"]},
        {"totals": [1, 10**400]},
    ],
)
def test_an_impossible_summary_is_not_believed(tmp_path: Path, change: dict[str, Any]) -> None:
    game = play_again(parse_record(small.record_bytes()))
    data = json.loads(record_bytes(game.record, game.ended))
    data["summary"] |= change
    file = tmp_path / "game.mtrain"
    file.write_text(json.dumps(data))
    assert read_headline(file).summary == summary_of(game.record, game.ended)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b'{"format": "mtdesk-record", "summary": {}}'])
def test_what_is_no_record_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "game.mtrain"
    file.write_bytes(data)
    with pytest.raises(RecordError):
        read_headline(file)

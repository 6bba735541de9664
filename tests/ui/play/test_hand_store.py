"""The file that remembers how people keep their hands: whole, small, and never in the way."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from mtdesk.control.game import Game
from mtdesk.record.model import Player, Setup
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import full_set
from mtdesk.table.rack.arrangement import Arrangement, Divider
from mtdesk.ui.play.hand_store import HandStore, round_key

TILES = full_set(9)
KEPT = Arrangement((TILES[3], Divider(1), TILES[1], TILES[2]))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "hands.json"


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)


def setup(seed: str) -> Setup:
    players = (Player("Ada", "human"), Player("Bo", "human"))
    return Setup("dutch", options_for("dutch", 2, {}), players, 0, seed)


async def test_what_is_kept_is_there_after_a_restart(file: Path) -> None:
    store = HandStore(start, file)
    store.keep("round", 0, Arrangement(TILES[:3]))
    store.keep("round", 1, Arrangement(TILES[5:]))
    store.keep("round", 0, KEPT)
    await store.flush()
    again = HandStore(start, file).hands("round")
    assert again == {0: KEPT, 1: Arrangement(TILES[5:])}
    assert not HandStore(start, file).hands("another round")
    assert [path.name for path in file.parent.iterdir()] == ["hands.json"]


async def test_only_the_rounds_played_last_are_kept(file: Path) -> None:
    store = HandStore(start, file)
    for number in range(40):
        store.keep(f"{number}", 0, KEPT)
        store.keep("0", 0, KEPT)
    await store.flush()
    again = HandStore(start, file)
    assert again.hands("39")
    assert again.hands("0")
    assert not again.hands("5")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b'{"rounds":{"a":{"0":{"pieces":[[6,5],[6,5]]}}}}',
        b'{"rounds":{"a":{"Ada":{"pieces":[[6,5]]}}}}',
        b'{"rounds":{"a":{"0":{"pieces":["6-5"]}}}}',
        b"\xff\xfe",
        b'{"rounds":{"a":{"0":{"pieces":["' + b"x" * 2_000_000,
    ],
    ids=["empty", "torn", "a list", "twice", "no seat", "no tile", "no text", "huge"],
)
async def test_a_damaged_file_is_as_good_as_none(file: Path, text: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(text)
    store = HandStore(start, file)
    assert not store.hands("a")
    store.keep("a", 0, KEPT)
    await store.flush()
    assert HandStore(start, file).hands("a")


async def test_a_file_that_cannot_be_read_or_written_is_no_trouble(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.mkdir(parents=True)
    store = HandStore(start, file)
    store.keep("a", 0, KEPT)
    await store.flush()
    assert store.hands("a") == {0: KEPT}
    assert "cannot be read" in caplog.text
    assert "cannot be written" in caplog.text


def test_the_key_tells_rounds_apart_but_not_moves() -> None:
    keys = set()
    for seed in ("1", "2"):
        game = Game(setup(seed))
        assert not round_key(game.record)
        game.deal(game.next_deal())
        key = round_key(game.record)
        keys.add(key)
        game.apply(legal_moves(game.view(game.board.turn))[0])
        assert round_key(game.record) == key
    assert len(keys) == 2

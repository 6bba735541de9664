"""Stopping a match anywhere, and going on from its journal."""

import asyncio
import random
from pathlib import Path

import pytest

from mtdesk.control.game import Game
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.view import View
from tests.control.tables import Table, saved
from tests.records import resumed


@pytest.mark.parametrize("seed", range(10))
async def test_a_match_stopped_anywhere_goes_on_from_its_journal(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    preset = rng.choice(list(PRESETS))
    kinds = rng.choice(["cc", "pc", "ppc", "pcpc"])
    game: Game | None = None
    shown: View | None = None
    for _ in range(60):
        table = Table(tmp_path, kinds, preset, game=game, hand=6)
        if shown is not None:
            assert len(table.game.view(None).board.log) >= len(shown.board.log)
        running = asyncio.create_task(table.match.run())
        for _ in range(rng.randint(1, 120)):
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.wait({running})
        table.stage.assert_done()
        shown = table.stage.shown
        record = saved(tmp_path)
        if record is None:
            assert shown is None
            continue
        assert record == table.game.record
        game = resumed(record)
        if shown is not None:
            shown_log = shown.board.log
            assert game.view(None).board.log[: len(shown_log)] == shown_log
        if running.done() and not running.cancelled():
            assert running.exception() is None
            break
    finished = Table(tmp_path, kinds, preset, game=game, hand=6)
    await finished.run()
    undisturbed = Table(tmp_path, kinds, preset, hand=6)
    await undisturbed.run()
    assert finished.game.record == undisturbed.game.record


async def test_a_game_left_after_a_round_shows_its_result_again(tmp_path: Path) -> None:
    table = Table(tmp_path, "cc", rounds=2)
    table.stage.round_over = _never  # type: ignore[method-assign,assignment]
    running = asyncio.create_task(table.match.run())
    while not table.game.between_rounds or table.game.state is None:
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.wait({running})
    record = saved(tmp_path)
    assert record is not None
    again = Table(tmp_path, "cc", game=resumed(record))
    await again.run()
    assert again.stage.names()[:2] == ["reset", "round_over"]
    assert again.stage.count("round_over") == 2
    assert sum(isinstance(event, RoundEnded) for event in again.stage.events) == 1


async def _never(_view: View) -> None:
    await asyncio.Future()

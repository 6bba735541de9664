"""The end of the program, and its next start."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.record_file import read_record, write_record
from tests.app import probes
from tests.app.fingers import click
from tests.app.new_game import card_of, setup_page, shown_setup
from tests.app.person import Person
from tests.app.program import (
    PATIENCE,
    STILL,
    computers,
    eventually,
    game_of,
    game_setup,
    lay_down,
    people,
    saved,
    settle,
    started,
    worker_ids,
)
from tests.app.test_comfort import make
from tests.processes import is_alive
from tests.ui.room import finished, kept, open_box, open_game, played

ROOT = Path(__file__).parents[2]
PROMPT = PATIENCE / 2
"""Seconds the end may take on the busiest machine; a computer player is waited for longer."""


async def test_closing_while_a_computer_thinks(qapp: QApplication) -> None:
    async with started(qapp, game_setup([*computers(1), *people("Ada")], starter=0)) as desk:
        desk.session._pool._player = probes.think_for_ever
        await eventually(lambda: worker_ids(desk))
        await eventually(lambda: desk.window.table.frame.thinking == 0)
        workers = worker_ids(desk)
        began = time.monotonic()
    assert time.monotonic() - began < PROMPT
    assert not any(map(is_alive, workers))


async def test_a_finished_game_is_kept_once(qapp: QApplication) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], hand=3, rounds=1, set=6)
    async with started(qapp, setup) as desk:
        await Person(desk).play_to_the_end()
        finished = game_of(desk).record
    for _ in range(2):
        async with started(qapp) as desk:
            await shown_setup()
    (file,) = (paths.user_data_dir() / paths.GAMES).iterdir()
    assert read_record(file) == finished


@pytest.mark.slow
@pytest.mark.parametrize("factor", ["1", "2", "1.5"])
def test_a_game_by_mouse_and_with_sound_at_any_resolution_brings_no_complaint(factor: str) -> None:
    settle(replace(STILL, muted=False, volume=80))
    lay_down(game_setup([*people("Ada"), *computers(1)], hand=2, rounds=1, set=6))
    program = subprocess.run(
        [sys.executable, "-m", "tests.app.auto", "sound", "1"],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": factor},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    complaints = [line for line in program.stderr.splitlines() if "This plugin does not support" not in line]
    assert (program.returncode, complaints) == (0, [])
    record = saved()
    assert record is not None
    assert record.rounds[0].moves


async def test_a_game_that_is_left_is_kept_and_can_be_continued(qapp: QApplication) -> None:
    async with started(qapp, open_game()) as desk:
        await make(desk)
        game = game_of(desk)
        desk.window.commands.new_game.trigger()
        page = await shown_setup()
        card = await eventually(lambda: card_of(page, "Continue"))
        assert card.accessibleDescription() == "Round 1 of 1 · Ada and Bo"
        waits = [desk.session.is_paused]
        card.click()
        assert setup_page() is None
        assert [*waits, desk.session.is_paused] == [True, False]
        assert game_of(desk) is game
        desk.window.commands.new_game.trigger()
        page = await shown_setup()
        page.players.stepUp()
        click(page.deal)
        await eventually(lambda: game_of(desk) is not game)
        assert open_box() is None
        assert setup_page() is None
        assert [read_record(file) for file in kept()] == [game.record]
        desk.window.commands.new_game.trigger()
        assert len((await shown_setup()).seats) == 3, "the same people"


async def test_a_game_that_was_left_is_offered_where_there_is_no_other(
    qapp: QApplication, tmp_path: Path
) -> None:
    files = [tmp_path / f"{seed}.mtrain" for seed in ("one", "two")]
    write_record(files[0], finished(open_game("one")))
    write_record(files[1], played(open_game("two"), 2))
    settle(replace(STILL, recent_games=tuple(map(str, files))))
    async with started(qapp) as desk:
        page = await shown_setup()
        await eventually(lambda: card_of(page, "Continue"))
        assert [card.accessibleName() for card in page.cards] == ["Continue", "Deal of the day"]
        click(page.cards[0])
        await eventually(lambda: desk.session.game is not None and game_of(desk).setup.seed == "two")
        assert setup_page() is None


async def test_the_same_deal_comes_again(qapp: QApplication) -> None:
    async with started(qapp, game_setup([*people("Ada"), *computers(1)], seed="again")) as desk:
        await Person(desk).asked()
        former = game_of(desk)
        hand = desk.window.table.rack.order
        desk.window.commands.restart.trigger()
        await eventually(lambda: game_of(desk) is not former)
        await Person(desk).asked()
        assert desk.window.table.rack.order == hand
        assert open_box() is None, "nobody had made a move yet"

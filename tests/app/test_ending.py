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
from mtdesk.record.record_file import read_record
from tests.app import probes
from tests.app.new_game import shown_setup
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
from tests.processes import is_alive

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

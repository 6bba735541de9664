"""A disk that never answers holds up neither the game nor other files, nor the end of the program."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

from mtdesk import paths
from mtdesk.record.record_file import write_record
from tests.app.dead_disk import dead_disk
from tests.app.program import PATIENCE, STILL, computers, eventually, game_setup, lay_down, saved, settle
from tests.ui.room import open_game, played
from tests.ui.shell.later_start import start_later

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="no such disk can be made here"),
]


@pytest.fixture
def dead(tmp_path: Path) -> Iterator[Path]:
    """A file on a disk that never answers, among the recent games."""
    with dead_disk(tmp_path / "dead") as file:
        settle(
            structs.replace(STILL, pace="fast", recent_games=(str(file), str(file.parent / "other.mtrain")))
        )
        yield file


def moves() -> int:
    """How many moves of the game on the table are on the disk."""
    record = saved()
    return 0 if record is None else sum(len(one.moves) for one in record.rounds)


def started(*files: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "mtdesk", *map(str, files)]
    return subprocess.Popen(command, cwd=Path(__file__).parents[2])


async def ends_soon(program: subprocess.Popen[bytes]) -> None:
    """End a program, and see that it ends: if it waits for the disk, it waits for ever."""
    program.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(program.wait, PATIENCE) == 0


async def test_the_game_goes_on_and_other_files_open(dead: Path, tmp_path: Path) -> None:
    lay_down(game_setup(computers(3), rounds=100, seed="first"))
    other = tmp_path / "other.mtrain"
    write_record(other, played(open_game(seed="other"), 2))
    with started() as program:
        await eventually(lambda: moves() > 5)
        for _ in range(12):
            assert await start_later(dead)
        before = moves()
        await eventually(lambda: moves() > before + 5)
        assert await start_later(other)
        await eventually(lambda: (record := saved()) is not None and record.setup.seed == "other")
        await ends_soon(program)


async def test_a_file_that_never_answers_leaves_the_last_game_on_the_table(dead: Path) -> None:
    lay_down(game_setup(computers(3), rounds=100, seed="first"))
    with started(dead) as program:
        await eventually(lambda: moves() > 5)
        await ends_soon(program)
        settings = json.loads((paths.user_config_dir() / "settings.json").read_bytes())
        assert str(dead) in settings["recent_games"], "it may answer tomorrow"

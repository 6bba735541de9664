"""A disk that never answers holds nothing up, and names that are not UTF-8 are names like others."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.record_file import write_record
from mtdesk.settings import FILE_NAME, read_settings
from mtdesk.stats.store import FILE_NAME as DATABASE
from mtdesk.stats.store import Store
from tests.app.dead_disk import dead_disk
from tests.app.program import (
    PATIENCE,
    STILL,
    computers,
    eventually,
    game_setup,
    lay_down,
    saved,
    settle,
    started,
)
from tests.ui.made import game_list
from tests.ui.room import finished, open_game, played
from tests.ui.shell.later_start import start_later
from tests.ui.test_every_window import tips

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="no such disk or name can be made here"),
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


def process_with(*files: Path) -> subprocess.Popen[bytes]:
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
    with process_with() as program:
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
    with process_with(dead) as program:
        await eventually(lambda: moves() > 5)
        await ends_soon(program)
        settings = json.loads((paths.user_config_dir() / "settings.json").read_bytes())
        assert str(dead) in settings["recent_games"], "it may answer tomorrow"


# Names that are not UTF-8


async def test_a_game_of_such_a_name_is_opened_remembered_and_counted(
    qapp: QApplication, tmp_path: Path
) -> None:
    settle()
    games = paths.user_data_dir() / paths.GAMES
    games.mkdir(parents=True)
    file = tmp_path / "f\udcfcr.mtrain"
    write_record(file, played(open_game(seed="odd"), 2))
    write_record(games / "g\udcfcr\nx.mtrain", finished(open_game(seed="counted")))
    async with started(qapp, file=file) as desk:
        await eventually(lambda: desk.session.game is not None)
        assert desk.session.game is not None
        assert desk.session.game.setup.seed == "odd"
        await eventually(lambda: desk._store.current.recent_games == (str(file),))
        dialog = await game_list(desk.window)
        await eventually(lambda: any(file in row.files for row in dialog.games.rows))
        await eventually(lambda: any(r"g\udcfcr" in tip for tip in tips(dialog)))
        dialog.reject()
        await desk._stats.counter.catch_up()
    settings, notice = read_settings(paths.user_config_dir() / FILE_NAME)
    assert notice is None
    assert settings.recent_games == (str(file),)
    assert settings.window_geometry
    store = Store(paths.user_data_dir() / DATABASE)
    assert store.people() == ("Ada", "Bo")
    assert not store.unread(list(games.iterdir()))

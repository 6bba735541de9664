"""A saved game is opened while the program runs: by a second start of it, or by the desktop."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.model import Record
from mtdesk.record.reading import read_record
from mtdesk.record.writing import write_record
from mtdesk.ui.arrivals import hand_over
from mtdesk.ui.lock import locked
from tests.app.program import computers, eventually, game_setup, people, settle, started

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _settled() -> None:
    settle()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "an evening with ü.mtrain"
    write_record(file, Record(game_setup([*people("Zoe"), *computers(1)], seed="other")))
    return file


async def test_the_running_program_opens_what_another_start_was_given(qapp: QApplication, game: Path) -> None:
    async with started(qapp, game_setup([*people("Anna"), *computers(1)])) as desk:
        hand_over(paths.user_data_dir(), game)
        await eventually(
            lambda: (
                desk.session.game is not None
                and desk.session.game.record.setup.seed == read_record(game).setup.seed
            )
        )
        assert not (paths.user_data_dir() / "open").exists()


async def test_a_note_for_a_program_that_has_ended_is_not_followed(qapp: QApplication, game: Path) -> None:
    paths.user_data_dir().mkdir(parents=True)
    hand_over(paths.user_data_dir(), game)
    async with started(qapp, game_setup([*people("Anna"), *computers(1)])) as desk:
        assert not (paths.user_data_dir() / "open").exists()
        assert desk.session.game is not None
        assert desk.session.game.record.setup.players[0].name == "Anna"


def test_a_second_start_hands_its_game_over_and_ends(game: Path) -> None:
    folder = paths.user_data_dir()
    lock = locked(folder)
    assert lock is not None
    command = [sys.executable, "-m", "mtdesk", game.name]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=game.parent, env=environ, check=False)
    assert done.returncode == 0
    assert os.fsdecode((folder / "open").read_bytes()) == str(game)
    lock.unlock()


DESKTOP = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from mtdesk.ui.arrivals import Application

app = Application([])
heard = []
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/early.mtrain"))
app.listen(heard.append)
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/late.mtrain"))
print(*(file.name for file in heard))
"""
"""There is one application in a process only, and that of the tests is another one."""


def test_the_desktop_may_ask_early_and_late() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DESKTOP], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["early.mtrain", "late.mtrain"]

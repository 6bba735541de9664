"""Another program has the person's games: the start tells it, or asks."""

import asyncio
import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk import paths
from mtdesk.settings import FILE_NAME
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.shell.instance import Claim, Lock
from mtdesk.ui.shell.starting import clear_folders, may_start
from tests.app.program import modal
from tests.ui.shell.test_instance import taken_elsewhere

pytestmark = pytest.mark.window


def lock_file() -> Path:
    return paths.user_data_dir() / "lock"


@pytest.fixture
def elsewhere() -> bytes:
    """Another computer has the lock; what stands in its file."""
    return taken_elsewhere(paths.user_data_dir())


async def box() -> QMessageBox:
    """The message on the screen, once there is one."""
    return await modal(QMessageBox)


async def test_another_computer_is_asked_about_and_kept_by_default(
    qapp: QApplication, elsewhere: bytes
) -> None:
    starting = asyncio.create_task(may_start(qapp, Lock(paths.user_data_dir())))
    question = await box()
    assert isinstance(question, Question)
    assert "laptop" in question.text()
    assert question.defaultButton() is question.button(QMessageBox.StandardButton.Cancel)
    question.reject()
    assert not await starting
    assert lock_file().read_bytes() == elsewhere


async def test_people_may_play_all_the_same(qapp: QApplication, elsewhere: bytes) -> None:
    lock = Lock(paths.user_data_dir())
    starting = asyncio.create_task(may_start(qapp, lock))
    question = await box()
    assert isinstance(question, Question)
    question.yes.click()
    assert await starting
    assert lock.take() is Claim.OURS
    assert lock_file().read_bytes() != elsewhere
    lock.release()


async def test_a_program_that_runs_is_told(qapp: QApplication) -> None:
    (paths.user_config_dir()).mkdir(parents=True)
    (paths.user_config_dir() / FILE_NAME).write_text("damaged")
    other = Lock(paths.user_data_dir())
    assert other.take() is Claim.OURS
    starting = asyncio.create_task(may_start(qapp, Lock(paths.user_data_dir())))
    message = await box()
    assert message.text() == "mtdesk is already running."
    message.accept()
    assert not await starting
    assert (paths.user_config_dir() / FILE_NAME).read_text() == "damaged", "that program tells of it"
    shutil.rmtree(paths.user_data_dir())
    other.release()


async def test_the_folder_of_another_account_is_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The administrator may have started mtdesk with this person's home folder."""
    data, usual = str(paths.user_data_dir()), os.stat

    def refused(path: Any, *arguments: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(data + os.sep):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return usual(path, *arguments, **named)

    lock = Lock(paths.user_data_dir())
    assert lock.take() is Claim.OURS
    monkeypatch.setattr(os, "stat", refused)
    starting = asyncio.create_task(may_start(qapp, lock))
    message = await box()
    assert "This user account cannot open your games folder" in message.text()
    assert data in message.text().replace("\u200b", "")
    message.accept()
    assert not await starting
    clear_folders()  # which may include another that cannot be seen
    monkeypatch.undo()
    lock.release()


@pytest.mark.parametrize(
    "folder",
    ["data", "data/games", "data/score-pads", "data/backups", "config", "config/rulesets", "state"],
)
def test_what_a_killed_program_has_left_is_cleared(mtdesk_home: Path, folder: str) -> None:
    place = mtdesk_home / folder
    place.mkdir(parents=True)
    (place / ".mtdesk-00ff.tmp").write_bytes(b"half")
    (place / "whole").write_bytes(b"whole")
    clear_folders()
    assert [file.name for file in place.iterdir()] == ["whole"]

"""One program at a time has a person's games, and opens what later starts are to open."""

import asyncio
import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSysInfo
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk import app, paths, start
from mtdesk.record.errors import Fault, RecordError
from mtdesk.settings import FILE_NAME
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.shell.event_loop import Ending
from mtdesk.ui.shell.instance import Claim, Lock, Requests, address, is_held
from mtdesk.ui.shell.starting import clear_folders, may_start
from mtdesk.ui.window.first_window import FirstWindow
from tests.app.program import eventually, modal
from tests.ui.shell.later_start import start_later

ROOT = Path(__file__).parents[3]
HOLDER = """
import sys
from pathlib import Path
from mtdesk.ui.shell.instance import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take().name, flush=True)
sys.stdin.read()
lock.release()
"""
POSIX = pytest.mark.skipif(os.name != "posix", reason="elsewhere, files that are open cannot be removed")
NOT_ROOT = pytest.mark.skipif(
    hasattr(os, "geteuid") and os.geteuid() == 0, reason="the administrator may write everywhere"
)


def holder(folder: Path) -> subprocess.Popen[str]:
    """Another program that takes the lock, says whether it has it, and keeps it until its input ends."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def told(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


@pytest.fixture
def lock(tmp_path: Path) -> Iterator[Lock]:
    made = Lock(tmp_path)
    yield made
    made.release()


def taken_elsewhere(folder: Path, computer: str = "laptop", machine: str = "another") -> bytes:
    """Let a program on another computer have the lock; returns what its file says."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "lock").write_text("\n".join((str(os.getppid()), "mtdesk", computer, machine, "boot", "")))
    return (folder / "lock").read_bytes()


# The lock


def test_one_program_has_the_lock(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet" / "there"
    lock, elsewhere = Lock(folder), Lock(tmp_path / "another")
    assert not is_held(folder)
    assert lock.take() is Claim.OURS
    assert is_held(folder)
    assert elsewhere.take() is Claim.OURS
    assert lock.take() is Claim.OURS, "it may be asked for as often as you like"
    with holder(folder) as other:
        assert told(other) == "HELD"
        other.communicate()
    lock.release()
    elsewhere.release()
    assert list(folder.iterdir()) == []
    with holder(folder) as other:
        assert told(other) == "OURS"
        assert lock.take() is Claim.HELD
        assert lock.take(anyway=True) is Claim.HELD
        assert is_held(folder)
        other.communicate()
    assert lock.take() is Claim.OURS
    lock.release()


def test_the_lock_of_a_killed_program_is_taken_over(tmp_path: Path, lock: Lock) -> None:
    with holder(tmp_path) as killed:
        assert told(killed) == "OURS"
        os.kill(killed.pid, signal.SIGKILL)
        killed.wait()
    assert list(tmp_path.iterdir()), "the lock was left behind"
    assert lock.take() is Claim.OURS


def test_a_lock_counts_for_nothing_whose_process_is_another_one_now(tmp_path: Path, lock: Lock) -> None:
    """Numbers of processes are used again; in a sandbox, they start from 1 again every time."""
    machine = bytes(QSysInfo.machineUniqueId().data()).decode()
    taken_elsewhere(tmp_path, QSysInfo.machineHostName(), machine)
    assert lock.take() is Claim.OURS


@pytest.mark.parametrize("nonsense", [b"", b"\xff\0" * 600, b"12\n", b"-1\nmtdesk\n", b"\n" * 9])
def test_a_lock_that_says_nothing_is_taken_over(tmp_path: Path, lock: Lock, nonsense: bytes) -> None:
    (tmp_path / "lock").write_bytes(nonsense)
    assert lock.take() is Claim.OURS


@pytest.mark.parametrize("computer", ["laptop", QSysInfo.machineHostName()])
def test_the_lock_of_another_computer_is_taken_only_on_demand(
    tmp_path: Path, lock: Lock, computer: str
) -> None:
    text = taken_elsewhere(tmp_path, computer)
    assert lock.take() is Claim.ELSEWHERE
    assert lock.computer == computer
    assert (tmp_path / "lock").read_bytes() == text
    assert lock.take(anyway=True) is Claim.OURS
    assert lock.take() is Claim.OURS


@POSIX
def test_a_lock_that_another_computer_has_taken_meanwhile_is_left_to_it(tmp_path: Path, lock: Lock) -> None:
    assert lock.take() is Claim.OURS
    (tmp_path / "lock").unlink()
    text = taken_elsewhere(tmp_path)
    for _ in range(2):
        with pytest.raises(RecordError) as caught:
            lock.guard()
        assert caught.value.fault is Fault.IN_USE
    lock.release()
    assert (tmp_path / "lock").read_bytes() == text, "it is not ours to remove"
    (tmp_path / "lock").unlink()
    lock.guard()
    assert lock.take() is Claim.OURS


@POSIX
def test_a_lock_that_has_gone_with_its_folder_is_taken_again(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "data")
    assert lock.take() is Claim.OURS
    (tmp_path / "data").rename(tmp_path / "moved")
    lock.guard()
    assert is_held(tmp_path / "data")
    lock.release()


@POSIX
def test_a_lock_that_has_gone_and_that_another_program_has_now_is_not(tmp_path: Path, lock: Lock) -> None:
    assert lock.take() is Claim.OURS
    (tmp_path / "lock").unlink()
    with holder(tmp_path) as other:
        assert told(other) == "OURS"
        with pytest.raises(RecordError):
            lock.guard()
        lock.release()
        assert is_held(tmp_path)
        other.communicate()
    lock.guard()


@POSIX
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "dead link"])
@pytest.mark.parametrize("meanwhile", [False, True])
def test_what_is_no_file_is_moved_away(tmp_path: Path, lock: Lock, kind: str, meanwhile: bool) -> None:
    path, letter = tmp_path / "lock", tmp_path / "letter"
    letter.write_text("to the landlord")
    if meanwhile:
        assert lock.take() is Claim.OURS
        path.unlink()
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            (path / "inside").mkdir(parents=True)
        case _:
            path.symlink_to("letter" if kind == "link" else "nothing")
    assert lock.take() is Claim.OURS
    assert Lock(tmp_path).take() is Claim.HELD
    assert os.path.lexists(tmp_path / "lock 2")
    assert letter.read_text() == "to the landlord"


def test_where_no_folder_can_be_made_there_is_nothing_to_guard(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    lock = Lock(tmp_path / "file" / "data")
    for _ in range(2):
        assert lock.take() is Claim.UNGUARDED
        lock.guard()
        lock.release()


@POSIX
def test_a_folder_that_comes_back_has_the_lock_that_was_taken_there(tmp_path: Path) -> None:
    """A disk that was pulled out for a moment."""
    folder, away = tmp_path / "data", tmp_path / "away"
    lock = Lock(folder)
    assert lock.take() is Claim.OURS
    folder.rename(away)
    folder.write_text("no folder can be made here")
    assert lock.take() is Claim.UNGUARDED
    folder.unlink()
    away.rename(folder)
    lock.guard()
    with holder(folder) as other:
        assert told(other) == "HELD"
        other.communicate()
    lock.release()
    assert not (folder / "lock").exists()


@NOT_ROOT
@pytest.mark.parametrize(
    ("holder", "claim"), [(None, Claim.UNGUARDED), (999999, Claim.UNGUARDED), (os.getppid(), Claim.HELD)]
)
def test_where_nothing_can_be_written_only_a_living_program_guards(
    tmp_path: Path, lock: Lock, holder: int | None, claim: Claim
) -> None:
    if holder is not None:
        (tmp_path / "lock").write_text(f"{holder}\npython\n{QSysInfo.machineHostName()}\n\n\n")
    tmp_path.chmod(0o500)
    try:
        assert lock.take() is claim
    finally:
        tmp_path.chmod(0o700)


# Later starts


@pytest.fixture
def requests(qapp: QApplication) -> Iterator[Requests]:
    """The requests that a running program takes."""
    paths.user_data_dir().mkdir(parents=True)
    found = Requests()
    found.serve(paths.user_data_dir())
    yield found
    found.close()
    found.deleteLater()


async def test_files_are_opened_where_the_program_runs(requests: Requests) -> None:
    wanted: list[Path | None] = []
    requests.listen(wanted.append)
    files = [Path("game.mtrain"), None, Path("/an/other \udcff\n.mtrain")]
    for file in files:
        assert await start_later(file)
    assert wanted == [ROOT / "game.mtrain", None, Path("/an/other \udcff\n.mtrain")]


async def test_a_request_waits_while_one_window_replaces_another(requests: Requests) -> None:
    wanted: list[Path | None] = []
    asking = asyncio.create_task(start_later(Path("/early")))
    await eventually(lambda: requests._waiting)
    requests.listen(wanted.append)
    assert await asking
    assert wanted == [Path("/early")]


async def test_a_program_that_ends_leaves_a_request_to_the_later_start(requests: Requests) -> None:
    asking = asyncio.create_task(start_later(Path("/late"), patience=0.5))
    await eventually(lambda: requests._waiting)
    requests.close()
    assert not await asking


async def test_the_request_of_a_start_that_was_killed_is_dropped(requests: Requests) -> None:
    wanted: list[Path | None] = []
    socket = QLocalSocket()
    socket.connectToServer(address(paths.user_data_dir()))
    socket.write(b"/old\0")
    await eventually(lambda: requests._waiting)
    socket.abort()
    await eventually(lambda: not requests._waiting)
    requests.listen(wanted.append)
    assert wanted == []


async def test_what_never_ends_is_no_request(requests: Requests) -> None:
    wanted: list[Path | None] = []
    requests.listen(wanted.append)
    socket = QLocalSocket()
    socket.connectToServer(address(paths.user_data_dir()))
    socket.write(b"x" * 100_000)
    await eventually(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert wanted == []


async def test_a_socket_left_behind_is_replaced(requests: Requests) -> None:
    requests._server = None  # as if the program had been killed
    requests.serve(paths.user_data_dir())
    requests.listen(lambda _: None)
    assert await start_later()


async def test_nobody_takes_a_request_if_no_program_runs() -> None:
    assert not await start_later(Path("game"), patience=0.0)


@POSIX
def test_no_one_else_can_reach_the_socket(requests: Requests) -> None:
    assert Path(address(paths.user_data_dir())).stat().st_mode & 0o077 == 0


@POSIX
def test_a_path_that_no_system_allows_is_no_error(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    requests = Requests()
    requests.serve(Path("/" + "long/" * 30))
    requests.close()


def test_a_second_start_of_the_real_program_ends_at_once(qapp: QApplication, requests: Requests) -> None:
    """The first program holds the lock, and takes the request."""
    held = Lock(paths.user_data_dir())
    assert held.take() is Claim.OURS
    wanted: list[Path | None] = []
    requests.listen(wanted.append)
    with subprocess.Popen([sys.executable, "-m", "mtdesk", "pyproject.toml"], cwd=ROOT) as program:
        while program.poll() is None:
            qapp.processEvents()
        assert program.wait() == 0
    assert wanted == [ROOT / "pyproject.toml"]
    held.release()


async def test_a_start_while_the_program_is_ending_takes_its_place(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is held, nobody listens any more, and then it is released."""
    begun: list[Path | None] = []

    async def main(
        _: QApplication, file: Path | None, lock: Lock, _ending: Ending, first: FirstWindow | None
    ) -> int:
        assert first is None, "it was not clear yet whether there would be a window"
        begun.append(file)
        return 0 if lock.take() is Claim.OURS else 1

    ending = Lock(paths.user_data_dir())
    assert ending.take() is Claim.OURS
    asked: list[float] = []

    def pause(seconds: float) -> None:
        asked.append(seconds)
        if len(asked) == 3:
            ending.release()

    monkeypatch.setattr(time, "sleep", pause)
    monkeypatch.setattr(app, "_main", main)
    monkeypatch.setattr("mtdesk.start.application", lambda: qapp)
    monkeypatch.setattr("mtdesk.app.run_in_qt", lambda coroutine: coroutine.send(None))
    with pytest.raises(StopIteration) as ended:
        start.run(tmp_path / "game.mtrain")
    assert ended.value.value == 0
    assert begun == [tmp_path / "game.mtrain"]


DESKTOP = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from mtdesk.ui.shell.qt_application import QtApplication

app = QtApplication([])
heard = []
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/early.mtrain"))
app.requests.listen(heard.append)
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/late.mtrain"))
print(*(file.name for file in heard))
"""
"""There is one application in a process only, and that of the tests is another one."""


def test_the_desktop_may_ask_early_and_late() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DESKTOP], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["early.mtrain", "late.mtrain"]


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

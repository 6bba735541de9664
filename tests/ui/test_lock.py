"""The lock on a person's games: held by one program at a time, and by none that is gone."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from mtdesk.ui.lock import locked

ROOT = Path(__file__).parents[2]
HOLDER = """
import sys
from pathlib import Path
from mtdesk.ui.lock import locked
lock = locked(Path(sys.argv[1]))
print(lock is not None and lock.isLocked(), flush=True)
sys.stdin.read()
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    """Another program that takes the lock, tells whether it has it, and keeps it until its input ends."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_the_second_lock_is_refused_while_the_first_is_held(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet" / "there"
    first = locked(folder)
    assert first is not None
    assert first.isLocked()
    assert locked(folder) is None
    assert locked(tmp_path / "another") is not None
    first.unlock()
    second = locked(folder)
    assert second is not None
    assert second.isLocked()
    second.unlock()


def test_another_program_is_refused_and_refuses(tmp_path: Path) -> None:
    own = locked(tmp_path)
    assert own is not None
    with holder(tmp_path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "False\n"
        other.communicate()
    own.unlock()
    with holder(tmp_path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert locked(tmp_path) is None
        other.communicate()
    after = locked(tmp_path)
    assert after is not None
    assert after.isLocked(), "the other gave it back at its end"
    after.unlock()


def test_the_lock_of_a_killed_program_is_taken_over(tmp_path: Path) -> None:
    with holder(tmp_path) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "True\n"
        os.kill(killed.pid, signal.SIGKILL)
        killed.wait()
    assert list(tmp_path.iterdir()), "the lock was left behind"
    lock = locked(tmp_path)
    assert lock is not None
    assert lock.isLocked()
    lock.unlock()


def test_the_lock_of_a_killed_program_whose_number_is_ours_now_is_taken_over(tmp_path: Path) -> None:
    """In a sandbox, numbers of processes begin anew with every start."""
    first = locked(tmp_path)
    assert first is not None
    (file,) = tmp_path.iterdir()
    left_behind = file.read_bytes()
    first.unlock()
    file.write_bytes(left_behind)
    lock = locked(tmp_path)
    assert lock is not None
    assert lock.isLocked()
    lock.unlock()


def test_where_no_folder_can_be_made_there_is_nothing_to_guard(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for _ in range(2):
        lock = locked(tmp_path / "file" / "data")
        assert lock is not None
        assert not lock.isLocked()


def test_where_nothing_can_be_written_there_is_nothing_to_guard(tmp_path: Path) -> None:
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        pytest.skip("the administrator may write everywhere")
    tmp_path.chmod(0o500)
    try:
        lock = locked(tmp_path)
        assert lock is not None
        assert not lock.isLocked()
        assert lock.error() is QLockFile.LockError.PermissionError
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_of_the_system_that_takes_no_file() -> None:
    folder = Path("/proc/self")
    if not folder.is_dir():
        pytest.skip("this system has no such folder")
    lock = locked(folder)
    assert lock is not None
    assert not lock.isLocked()


def test_where_nothing_can_be_written_any_more_a_lock_left_behind_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = locked(tmp_path)  # it cannot be removed, as one cannot be that was left in such a folder
    monkeypatch.setattr(os, "access", lambda *_: False)
    lock = locked(tmp_path)
    assert lock is not None
    assert not lock.isLocked()
    assert held is not None
    held.unlock()

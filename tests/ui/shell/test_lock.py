"""The lock on a person's games: held by one program at a time, and by none that is gone."""

import contextlib
import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from mtdesk.record.errors import Fault, RecordError
from mtdesk.ui.shell import lock as lock_module
from mtdesk.ui.shell.lock import Claim, Holder, Lock, is_held

ROOT = Path(__file__).parents[3]
HOLDER = """
import sys
from pathlib import Path
from mtdesk.ui.shell.lock import Lock
print(Lock(Path(sys.argv[1])).take().name, flush=True)
sys.stdin.read()
"""
OLDER = """
import sys
from PySide6.QtCore import QLockFile
lock = QLockFile(sys.argv[1] + "/lock")
lock.setStaleLockTime(0)
print(lock.tryLock(0), flush=True)
sys.stdin.read()
"""
POSIX = pytest.mark.skipif(os.name != "posix", reason="elsewhere, files that are open cannot be removed")
NOT_ROOT = pytest.mark.skipif(
    hasattr(os, "geteuid") and os.geteuid() == 0, reason="the administrator may write everywhere"
)


def holder(folder: Path, program: str = HOLDER) -> subprocess.Popen[str]:
    """Another program that takes the lock, tells whether it has it, and keeps it until its input ends."""
    return subprocess.Popen(
        [sys.executable, "-c", program, str(folder)],
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


def taken_elsewhere(folder: Path) -> bytes:
    """Let another computer have the lock; returns what stands in the file."""
    text = Holder(4711, "laptop", "another machine").text()
    (folder / "lock").write_bytes(text)
    return text


def test_the_second_lock_is_refused_while_the_first_is_held(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet" / "there"
    first, second, elsewhere = Lock(folder), Lock(folder), Lock(tmp_path / "another")
    assert not is_held(folder)
    assert first.take() is Claim.OURS
    assert is_held(folder)
    assert second.take() is Claim.HELD
    assert second.take(anyway=True) is Claim.HELD
    assert elsewhere.take() is Claim.OURS
    assert first.take() is Claim.OURS, "it may be asked as often as you like"
    first.release()
    assert list(folder.iterdir()) == []
    assert second.take() is Claim.OURS
    second.release()
    elsewhere.release()


def test_another_program_is_refused_and_refuses(tmp_path: Path, lock: Lock) -> None:
    assert lock.take() is Claim.OURS
    with holder(tmp_path) as other:
        assert told(other) == "HELD"
        other.communicate()
    lock.release()
    with holder(tmp_path) as other:
        assert told(other) == "OURS"
        assert lock.take() is Claim.HELD
        assert is_held(tmp_path)
        other.communicate()
    assert lock.take() is Claim.OURS


def test_older_versions_are_refused_and_refuse(tmp_path: Path, lock: Lock) -> None:
    """They use Qt's lock, and may run while this version is installed."""
    with holder(tmp_path, OLDER) as older:
        assert told(older) == "True"
        assert lock.take() is Claim.HELD
        older.communicate()
    assert lock.take() is Claim.OURS
    old = QLockFile(str(tmp_path / "lock"))
    old.setStaleLockTime(0)
    assert not old.tryLock(0)
    assert not old.removeStaleLockFile()


@pytest.mark.parametrize("program", [HOLDER, OLDER], ids=["this version", "an older one"])
def test_the_lock_of_a_killed_program_is_taken_over(tmp_path: Path, lock: Lock, program: str) -> None:
    with holder(tmp_path, program) as killed:
        assert told(killed) in {"OURS", "True"}
        os.kill(killed.pid, signal.SIGKILL)
        killed.wait()
    assert list(tmp_path.iterdir()), "the lock was left behind"
    assert not is_held(tmp_path)
    assert lock.take() is Claim.OURS


@pytest.mark.parametrize("process", [os.getpid(), os.getppid()], ids=["this one", "another one"])
def test_the_lock_of_a_killed_program_whose_number_another_has_now_is_taken_over(
    tmp_path: Path, lock: Lock, process: int
) -> None:
    """Numbers are used again; in a sandbox, they start from 1 again every time."""
    this = Holder.this()
    (tmp_path / "lock").write_bytes(Holder(process, this.computer, this.machine).text())
    assert lock.take() is Claim.OURS


@pytest.mark.parametrize("nonsense", [b"", b"\xff\0" * 600, b"12\n", b"-1\nmtdesk\nlaptop\n", b"\n" * 9])
def test_a_lock_that_says_nothing_is_taken_over(tmp_path: Path, lock: Lock, nonsense: bytes) -> None:
    (tmp_path / "lock").write_bytes(nonsense)
    assert lock.take() is Claim.OURS


# Another computer


def test_the_lock_of_another_computer_is_taken_only_on_demand(tmp_path: Path, lock: Lock) -> None:
    text = taken_elsewhere(tmp_path)
    assert lock.take() is Claim.ELSEWHERE
    assert lock.computer == "laptop"
    assert (tmp_path / "lock").read_bytes() == text
    assert lock.take(anyway=True) is Claim.OURS
    assert lock.take() is Claim.OURS
    assert Holder.read((tmp_path / "lock").read_bytes()) == Holder.this()


@pytest.mark.parametrize(
    ("holder", "is_here"),
    [
        (Holder(1, "other name", "m"), True),  # hosts are renamed
        (Holder(1, "here", "another"), False),  # many are called the same
        (Holder(1, "HERE", ""), True),
        (Holder(1, "there", ""), False),
    ],
)
def test_which_computer_it_is(holder: Holder, is_here: bool) -> None:
    assert holder.is_on(Holder(2, "here", "m")) is is_here
    assert Holder.read(holder.text()) == holder


@pytest.mark.parametrize("replaces", [False, True])
def test_a_lock_that_comes_from_another_computer_meanwhile_is_noticed(
    tmp_path: Path, lock: Lock, replaces: bool
) -> None:
    assert lock.take() is Claim.OURS
    if replaces:
        (tmp_path / "lock").unlink()
    text = taken_elsewhere(tmp_path)
    for _ in range(2):
        with pytest.raises(RecordError) as caught:
            lock.guard()
        assert caught.value.fault is Fault.IN_USE
    assert (tmp_path / "lock").read_bytes() == text
    lock.release()
    assert (tmp_path / "lock").read_bytes() == text, "it is not ours to remove"
    (tmp_path / "lock").unlink()
    lock.guard()
    assert lock.take() is Claim.OURS


# The file disappears


@POSIX
def test_a_lock_that_has_gone_is_taken_again(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "data")
    assert lock.take() is Claim.OURS
    (tmp_path / "data" / "lock").unlink()
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
        for _ in range(2):
            with pytest.raises(RecordError):
                lock.guard()
        lock.release()
        assert is_held(tmp_path)
        other.communicate()
    lock.guard()


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_folder(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


def make_link(path: Path) -> None:
    (path.parent / "letter").write_text("to the landlord")
    path.symlink_to("letter")


def make_dead_link(path: Path) -> None:
    path.symlink_to("nothing")


@POSIX
@pytest.mark.parametrize("make", [make_pipe, make_folder, make_link, make_dead_link])
@pytest.mark.parametrize("meanwhile", [False, True])
def test_what_is_no_file_is_moved_away(
    tmp_path: Path, lock: Lock, make: Callable[[Path], None], meanwhile: bool
) -> None:
    if meanwhile:
        assert lock.take() is Claim.OURS
        (tmp_path / "lock").unlink()
    make(tmp_path / "lock")
    assert lock.take() is Claim.OURS
    assert Lock(tmp_path).take() is Claim.HELD
    assert os.path.lexists(tmp_path / "lock 2")
    if make is make_link:
        assert (tmp_path / "letter").read_text() == "to the landlord"


@POSIX
@pytest.mark.parametrize("mode", [0o000, 0o444, 0o200])
def test_a_lock_that_may_not_be_read_or_written_is_made_to(tmp_path: Path, lock: Lock, mode: int) -> None:
    (tmp_path / "lock").touch()
    (tmp_path / "lock").chmod(mode)
    assert lock.take() is Claim.OURS
    (tmp_path / "lock").chmod(mode)
    assert lock.take() is Claim.OURS
    assert Lock(tmp_path).take() is Claim.HELD


@POSIX
def test_a_lock_of_somebody_else_is_replaced_unless_it_is_held(
    tmp_path: Path, lock: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that the administrator has left behind."""
    with contextlib.ExitStack() as stack:
        other = stack.enter_context(holder(tmp_path))
        assert told(other) == "OURS"
        foreign = (tmp_path / "lock").stat().st_ino
        open_file = os.open

        def not_permitted(path: Path, flags: int, mode: int = 0o777) -> int:
            if flags & os.O_RDWR and Path(path).exists() and Path(path).stat().st_ino == foreign:
                raise PermissionError(errno.EACCES, "not yours")
            return open_file(path, flags, mode)

        monkeypatch.setattr(os, "open", not_permitted)
        monkeypatch.setattr(Path, "chmod", _not_yours)
        assert lock.take() is Claim.HELD
        other.kill()
    assert lock.take() is Claim.OURS


def _not_yours(*_: object) -> None:
    raise PermissionError(errno.EPERM, "not yours")


# Where nothing can be locked


def test_where_no_folder_can_be_made_there_is_nothing_to_guard(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for _ in range(2):
        lock = Lock(tmp_path / "file" / "data")
        assert lock.take() is Claim.UNGUARDED
        lock.guard()
        lock.release()


@NOT_ROOT
def test_where_nothing_can_be_written_there_is_nothing_to_guard(tmp_path: Path, lock: Lock) -> None:
    tmp_path.chmod(0o500)
    try:
        assert lock.take() is Claim.UNGUARDED
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_of_the_system_that_takes_no_file() -> None:
    folder = Path("/proc/self")
    if not folder.is_dir():
        pytest.skip("this system has no such folder")
    assert Lock(folder).take() is Claim.UNGUARDED


@POSIX
def test_where_nothing_can_be_written_any_more_a_lock_left_behind_does_not_count(
    tmp_path: Path, lock: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lock").touch()

    def refuse(*_: object) -> int:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(os, "open", refuse)
    assert lock.take() is Claim.UNGUARDED


@POSIX
def test_on_a_disk_without_locks_the_file_says_who_has_it(
    tmp_path: Path, lock: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock_module, "_lock", lambda _: None)
    this = Holder.this()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        (tmp_path / "lock").write_bytes(Holder(other.pid, this.computer, this.machine).text())
        assert lock.take() is Claim.HELD
        other.communicate()
    assert lock.take() is Claim.OURS
    (tmp_path / "lock").write_bytes(Holder(os.getppid(), this.computer, this.machine).text())
    assert lock.take() is Claim.HELD, "another one has written over it"


@POSIX
def test_on_a_disk_that_numbers_files_in_two_ways_it_can_be_taken(
    lock: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "samestat", lambda *_: False)
    for _ in range(2):
        assert lock.take() is Claim.OURS


def test_a_full_disk_takes_the_lock_all_the_same(
    tmp_path: Path, lock: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    assert lock.take() is Claim.OURS
    assert lock.take() is Claim.OURS
    assert Lock(tmp_path).take() is Claim.HELD

"""Crashes and freezes leave a trace: of real programs that crash and freeze."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = """
import ctypes, os, signal, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from mtdesk.ui.support import watchdog

FILE, PATIENCE = Path(sys.argv[1]), float(sys.argv[3])

def freeze():
    while not FILE.stat().st_size:
        time.sleep(0.01)

def stop():
    os.kill(os.getpid(), signal.SIGSTOP)
    QTimer.singleShot(100, app.quit)

def crash():
    ctypes.string_at(0)

def rest():
    app.quit()

def lock_folder():
    def refuse(file, **_):
        raise PermissionError(13, "Permission denied", str(file))
    Path.unlink = refuse
    app.quit()

def linger():
    freeze()
    time.sleep(5 * PATIENCE)
    app.quit()

def kill():
    freeze()
    os.kill(os.getpid(), signal.SIGKILL)

app = QCoreApplication([])
dog = watchdog.Watchdog(FILE, patience=PATIENCE)
print("found", dog.install(), flush=True)
QTimer.singleShot(0, globals()[sys.argv[2]])
app.exec()
dog.remove()
print("end", flush=True)
"""


def run(file: Path, what: str, patience: float = 0.1) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM, str(file), what, str(patience)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("what", ["linger", "kill"])
def test_a_freeze_is_found_once_by_the_next_start(tmp_path: Path, what: str) -> None:
    if what == "kill" and sys.platform == "win32":
        pytest.skip("Windows has no such signals")
    with run(tmp_path / "trace", what) as program:
        assert program.communicate()[0] == "found \n" + "end\n" * (what == "linger")
    with run(tmp_path / "trace", "rest") as program:
        told, _ = program.communicate()
    assert told.startswith("found The window did not answer for ")
    assert told.count("did not answer") == 1
    assert f"in {what}" in told
    assert not (tmp_path / "trace").exists()


def test_in_a_folder_that_has_become_read_only_the_program_ends_all_the_same(tmp_path: Path) -> None:
    with run(tmp_path / "trace", "lock_folder") as program:
        assert program.communicate()[0] == "found \nend\n"
    assert program.returncode == 0
    assert (tmp_path / "trace").read_bytes() == b"", "the next start finds nothing to tell"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_crash_is_found_by_the_next_start(tmp_path: Path) -> None:
    with run(tmp_path / "trace", "crash") as program:
        assert program.communicate()[0] == "found \n"
    assert program.returncode == -signal.SIGSEGV
    with run(tmp_path / "trace", "rest") as program:
        told, _ = program.communicate()
    assert told.startswith("found Fatal Python error: Segmentation fault")
    assert "in crash" in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_program_that_was_stopped_was_not_frozen(tmp_path: Path) -> None:
    patience = 0.6  # longer than a busy machine lets the program wait
    with run(tmp_path / "trace", "stop", patience) as program:
        while True:
            state = Path(f"/proc/{program.pid}/stat")
            if not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "T":
                break
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(patience + 0.1)
        program.send_signal(signal.SIGCONT)
        assert program.communicate()[0] == "found \nend\n"


def test_where_nothing_can_be_written_nothing_is_watched(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with run(tmp_path / "file" / "trace", "rest") as program:
        assert program.communicate()[0] == "found \nend\n"

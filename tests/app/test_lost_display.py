"""The display or the terminal goes while a game is played: the program ends quietly, and loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mtdesk import paths
from mtdesk.ui.support.report_controller import TRACE
from tests.app.program import computers, game_setup, lay_down, people, reports, saved, settle

ROOT = Path(__file__).parents[2]
SERVER = "Xvfb"
_PATIENCE = 100.0


@contextmanager
def playing(**environ: str) -> Iterator[subprocess.Popen[str]]:
    """The real program, which plays by itself and has shown something of the game."""
    settle()
    lay_down(game_setup([*people("Ada"), *computers(1)], hand=7, rounds=10))
    command = [sys.executable, "-m", "tests.app.auto", "sound", "1"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            assert program.stdout is not None
            for _ in range(5):
                assert program.stdout.readline(), "the program has ended"
            yield program
        finally:
            program.kill()


def assert_quiet_and_whole(complaint: str) -> None:
    """Nothing is left that the next start would call a crash; what was played is there."""
    assert "Traceback" not in complaint
    assert reports() == []
    assert not (paths.user_data_dir() / TRACE).exists()
    record = saved()
    assert record is not None
    assert record.rounds[0].moves


@contextmanager
def x_server() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """An X server of the test's own, and the name of its display."""
    reader, writer = os.pipe()
    with subprocess.Popen(
        [SERVER, "-displayfd", str(writer), "-screen", "0", "1280x900x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                yield server, f":{told.readline().strip()}"
        finally:
            server.kill()


def has_x_server() -> bool:
    return any((Path(folder) / SERVER).exists() for folder in os.get_exec_path())


@pytest.mark.skipif(not has_x_server(), reason=f"{SERVER} is not installed")
def test_logging_off() -> None:
    with x_server() as (server, display):
        environ = {"DISPLAY": display, "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "xcb"}
        with playing(**environ) as program:
            server.kill()
            _, complaint = program.communicate(timeout=_PATIENCE)
    assert program.returncode == 1
    assert_quiet_and_whole(complaint)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_told_to_end(name: str) -> None:
    with playing() as program:
        program.send_signal(getattr(signal, name))
        _, complaint = program.communicate(timeout=_PATIENCE)
    assert program.returncode == 0
    assert_quiet_and_whole(complaint)

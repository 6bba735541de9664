"""Programs that are killed in the middle of what they do, on disks of several kinds."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds after which a program that does nothing any more is made to crash, to see where it was."""


class LossError(AssertionError):
    """Something was lost."""


class Victim:
    """A program that is killed. ``lines`` is what it has printed, ``status`` and ``errors`` how it ended."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self._program = program
        self.lines: list[bytes] = []
        self.status: int | None = None
        self.errors = ""

    def read(self) -> bytes:
        """Return its next line, empty when it has ended."""
        assert self._program.stdout is not None
        line = self._program.stdout.readline()
        self.lines += [line] if line else []
        return line

    def kill(self) -> None:
        """Kill it, and read the rest of what it printed, as far as its lines are whole."""
        assert self._program.stdout is not None
        os.kill(self._program.pid, signal.SIGKILL)
        rest = self._program.stdout.read().splitlines(keepends=True)
        self.lines += [line for line in rest if line.endswith(b"\n")]
        self.status = self._program.wait()


@contextmanager
def victim(rng: random.Random, module: str, disk: str) -> Iterator[Victim]:
    """Start a module of the tests on this kind of disk, and kill it at the end.

    That is at any moment: between two lines of its output, in the middle of writing, or while it starts.
    """
    command = [sys.executable, "-m", module, disk, str(rng.randrange(2**32))]
    if disk == "readonly" and os.geteuid() == 0:  # who may do anything must not be the one to try
        command = ["setpriv", "--bounding-set=-dac_override", *command]
    with (
        tempfile.TemporaryFile() as errors,
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors) as program,
    ):
        impatience = threading.Timer(PATIENCE, program.send_signal, (signal.SIGABRT,))
        impatience.start()
        killed = Victim(program)
        try:
            yield killed
            time.sleep(rng.random() * (0.03 if killed.lines else 1.5))
        finally:
            impatience.cancel()
            killed.kill()
        errors.seek(0)
        killed.errors = errors.read().decode(errors="replace")


async def fatal(work: Coroutine[Any, Any, None]) -> None:
    """Do something within such a program; if it fails, end everything, or no one would know for minutes."""
    try:
        await work
    except Exception:  # noqa: BLE001 -- whatever it is, it is printed
        traceback.print_exc()
        os._exit(3)


_fsync = os.fsync


def _slow(fd: Any) -> None:
    time.sleep(random.random() * 0.3)
    _fsync(fd)


def _full(fd: Any) -> None:
    if random.random() < 0.5:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    _fsync(fd)


def use_disk(kind: str) -> None:
    """Let this process's disk be slow, or full every other time."""
    os.fsync = {"slow": _slow, "full": _full}.get(kind, _fsync)

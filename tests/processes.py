"""Processes of other programs: how they are started by a command, and whether they still run."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

PLAYERS = Path(__file__).parent / "control" / "players.py"
"""A program that plays as its first argument says."""


def python(*words: str | Path) -> str:
    """The command that starts a program in Python, as a person would write it."""
    join = subprocess.list2cmdline if os.name == "nt" else shlex.join
    return join([sys.executable, *map(str, words)])


if sys.platform == "win32":
    import _winapi

    def is_alive(process: int) -> bool:
        """Whether a process runs."""
        try:
            handle = _winapi.OpenProcess(_winapi.PROCESS_ALL_ACCESS, False, process)
        except OSError:
            return False
        try:
            return _winapi.GetExitCodeProcess(handle) == _winapi.STILL_ACTIVE
        finally:
            _winapi.CloseHandle(handle)

else:

    def is_alive(process: int) -> bool:
        """Whether a process runs; one that only waits to be reaped does not."""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        try:
            status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
        except FileNotFoundError:  # no such files on this system
            return True
        except ProcessLookupError:  # gone meanwhile
            return False
        return status.rpartition(")")[2].split()[0] != "Z"

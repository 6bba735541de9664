"""The bundle, started where it was made: it knows its version, plays without a window, and opens one."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from devtools.checkout import CommandError, output_of, say

TELLING = {"QT_LOGGING_RULES": "qt.widgets.painting.debug=true", "QT_FORCE_STDERR_LOGGING": "1"}
"""Environment with which Qt tells on standard error what it paints."""


def try_bundle(bundle: Path, version: str) -> None:
    """See that the bundle does what it should; raises CommandError with its words if not."""
    say("   starting the bundle")
    program = bundle / ("mtdesk-console.exe" if sys.platform == "win32" else "mtdesk")
    status, words = output_of([program, "--version"])
    if status != 0 or words.strip() != f"mtdesk {version}":
        raise CommandError(f"{program.name} --version says: {words}")
    with tempfile.TemporaryDirectory() as folder:
        _try_workers(program, Path(folder) / "games")
        _try_window(program, Path(folder))


def _try_workers(program: Path, games: Path) -> None:
    """Two games at the same time, so that there are workers."""
    asked = ("--rules", "dutch", "--levels", "easy,easy", "--rounds", "1", "--games", "2", "--seed", "smoke")
    status, words = output_of([program, "simulate", *asked, "--out", games])
    if status != 0 or len(list(games.iterdir())) != 2:
        raise CommandError(f"{program.name} simulate says: {words}")


def _try_window(program: Path, home: Path) -> None:
    environ = {**os.environ, **TELLING, "MTDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([program], env=environ, stderr=subprocess.PIPE, text=True) as process:
        try:
            until_painted(process)
        finally:
            end(process)


def until_painted(process: subprocess.Popen[str]) -> list[str]:
    """Read what a program started with TELLING says, until its window has been painted; returns all lines.

    Raises CommandError if it ends before.
    """
    lines = []
    for line in process.stderr or ():
        lines.append(line)
        if "Flushing" in line:
            return lines
    raise CommandError(f"mtdesk ended before its window was painted: {''.join(lines)}")


def end(process: subprocess.Popen[str]) -> None:
    """Ask a program to end, and take from it what it has to say, which would keep it from ending."""
    process.terminate()
    if process.stderr is not None:
        process.stderr.read()

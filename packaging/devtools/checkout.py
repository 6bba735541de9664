"""Where the files of one checkout and of its virtual environment are, and running commands."""

import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RUN, TEST, BUILD = "requirements.txt", "requirements-dev.txt", "requirements-build.txt"
"""Locked packages: those that mtdesk needs, and what the tests and the build need in addition."""


class CommandError(Exception):
    """A command cannot go on before someone puts something right; the text says what."""


def say(text: str) -> None:
    """Report progress, separately from what the program itself prints."""
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Checkout:
    """A source tree of mtdesk at `root`, with its virtual environment in `.venv`."""

    root: Path

    @property
    def venv(self) -> Path:
        """The folder of the virtual environment."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter of the virtual environment."""
        folder = Path(self._scheme("scripts"))
        return folder / ("python.exe" if sys.platform == "win32" else "python")

    @property
    def site_packages(self) -> Path:
        """Where the virtual environment keeps its packages."""
        return Path(self._scheme("purelib"))

    @property
    def pyside(self) -> Path:
        """The folder of the installed PySide6, which brings Qt's libraries and tools."""
        return self.site_packages / "PySide6"

    def lock(self, name: str) -> Path:
        """Return a file of locked packages: `RUN`, `TEST` or `BUILD`."""
        return self.root / "packaging" / name

    def _scheme(self, kind: str) -> str:
        return sysconfig.get_path(kind, "venv", {"base": str(self.venv), "platbase": str(self.venv)})


def tool(pyside: Path, name: str) -> Path:
    """Return one of Qt's command-line tools as PySide6 installs them, such as ``"lrelease"``."""
    return pyside / (f"{name}.exe" if sys.platform == "win32" else name)


def output_of(command: Sequence[str | Path], **how: Any) -> tuple[int, str]:
    """Run a command and return its status and everything it printed; ``how`` is for `subprocess.run`."""
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
        **how,
    )
    return done.returncode, done.stdout


def must(*command: str | Path, **how: Any) -> str:
    """Run a command, return what it printed, and raise CommandError with that if it fails."""
    status, words = output_of(command, **how)
    if status != 0:
        raise CommandError(f"{command[0]} failed with status {status}:\n{words}")
    return words


def wait_until(condition: Callable[[], object], seconds: float, complaint: Callable[[], str]) -> None:
    """Wait until a condition is met. Raises CommandError with the complaint if that takes longer."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise CommandError(complaint())
        time.sleep(0.1)

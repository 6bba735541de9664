"""Playing in a window."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from mtdesk.cli.fault import CommandError

EXAMPLES = """\
examples:
  mtdesk                           play; a game left unfinished is continued
  mtdesk play evening.mtrain       continue a saved game
  mtdesk play family.mtrules       open house rules that someone has sent you
"""

_PATIENCE = 1.0
"""Seconds in which an ordinary disk says whether it has a file."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file to open, which may be left out."""
    purpose = "file to open: a game (.mtrain), rules (.mtrules), a score pad (.mtscore) or all data (.mtdata)"
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help=purpose)


def carry_out(args: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    file: Path | None = args.file
    if file is not None:
        _check_there(file)
    fault = display_fault()
    if fault is not None:
        raise CommandError(fault)
    # Collecting garbage among what is loaded now takes a fifth of the start. The window does it later.
    gc.disable()
    try:
        from mtdesk.start import run
    except ImportError as error:
        if not (error.name or "").startswith(("PySide6", "shiboken6")):
            raise
        raise CommandError(f"Qt cannot be loaded: {error}") from error
    return run(file)


def _check_there(file: Path) -> None:
    """Raise CommandError if there is no such file; if its disk does not answer, the window says so."""
    import threading

    faults: list[OSError] = []

    def look() -> None:
        try:
            file.stat()
        except OSError as error:
            faults.append(error)

    looking = threading.Thread(target=look, daemon=True)
    looking.start()
    looking.join(_PATIENCE)
    if not faults:
        return
    if isinstance(faults[0], FileNotFoundError):
        raise CommandError(f"{file}: there is no such file or command")
    from mtdesk.record.errors import system_fault

    raise CommandError(f"{file}: {system_fault(faults[0])}")


# Whether a display is named to open a window on; Qt would end the program without one.

_VARIABLES = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
"""What names a display, by Qt's platforms."""


def display_fault(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> str | None:
    """Return why no window can be opened, as a clause that follows a colon; None if a display is named.

    Where none answers at that name, Qt says so and ends the program.
    """
    if system in {"win32", "cygwin", "darwin"}:
        return None
    wanted = [name.partition(":")[0] for name in environ.get("QT_QPA_PLATFORM", "").split(";") if name]
    if not _VARIABLES.keys() >= set(wanted):
        return None  # Qt is told to draw somewhere else
    variables = [_VARIABLES[name] for name in wanted or _VARIABLES]
    if any(environ.get(variable) for variable in variables):
        return None
    return f"a display is needed to play, but none is named by {' or '.join(variables)}"

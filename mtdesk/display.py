"""Whether a display is named to open a window on; checked without Qt, which would abort the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

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

"""Which program this is, what it runs on, and whether that is as it should be."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from typing import NamedTuple

from mtdesk import __version__

PACKAGES = ("PySide6-Essentials", "qasync", "msgspec", "platformdirs", "miniaudio", "segno", "aiohttp")
"""What the program is built on; a bundle carries the version of each."""


class Check(NamedTuple):
    """One thing that ``mtdesk doctor`` has checked, in English."""

    about: str
    text: str
    is_problem: bool = False


def program_lines() -> tuple[str, ...]:
    """Program, Python and system, two lines."""
    how = "bundle" if getattr(sys, "frozen", False) else "package"
    return f"mtdesk {__version__} ({how})", f"Python {platform.python_version()} on {platform.platform()}"


def version_lines() -> tuple[str, ...]:
    """Return the same and all packages, three lines; slow at first."""
    return *program_lines(), ", ".join(_packages())


def _packages() -> Iterator[str]:
    from importlib import metadata  # noqa: PLC0415 -- it takes 10 ms and a megabyte, so not at every start

    for name in PACKAGES:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:  # a bundle may lack such data
            yield f"{name} of unknown version"

"""Which program this is, and what it runs on."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from importlib import metadata

from mtdesk import __version__

_PACKAGES = ("PySide6-Essentials", "qasync", "msgspec", "platformdirs", "miniaudio")


def version_lines() -> tuple[str, ...]:
    """Program, Python, system and packages, a line each."""
    how = "bundle" if getattr(sys, "frozen", False) else "package"
    return (
        f"mtdesk {__version__} ({how})",
        f"Python {platform.python_version()} on {platform.platform()}",
        ", ".join(_packages()),
    )


def _packages() -> Iterator[str]:
    for name in _PACKAGES:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:  # a bundle may lack such data
            yield f"{name} of unknown version"

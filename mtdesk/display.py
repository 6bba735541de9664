"""Whether there is a display to open a window on; checked without Qt, which would abort the program."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

_X11_NAME = re.compile(r"(?:(?P<protocol>[a-z0-9]+)/)?(?P<host>[^/]*):(?P<number>\d{1,5})(?:\.\d+)?")
_X11_SOCKET = "/tmp/.X11-unix/X{}"  # noqa: S108 -- the place that X11 itself has fixed
_X11_PORT = 6000
_SECONDS = 3.0


def display_fault(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> str | None:
    """Return why no window can be opened, as a clause that follows a colon; None if nothing prevents it.

    Checks whether the display servers respond, for a few seconds at most.
    """
    if system in {"win32", "cygwin", "darwin"}:
        return None
    wanted = [name.partition(":")[0] for name in environ.get("QT_QPA_PLATFORM", "").split(";") if name]
    if not {"xcb", "wayland"}.issuperset(wanted):
        return None  # Qt is told to draw somewhere else
    kinds = [kind for kind in _KINDS if not wanted or kind.platform in wanted]
    named = [kind for kind in kinds if environ.get(kind.variable)]
    if not named:
        variables = " or ".join(kind.variable for kind in kinds)
        return f"a display is needed to play, but none is named by {variables}"
    if any(_answers(server) for kind in named for server in kind.servers(environ[kind.variable], environ)):
        return None
    names = " or ".join(f"{kind.variable}={environ[kind.variable]}" for kind in named)
    return f"a display is needed to play, but none answers at {names}"


_Address = str | tuple[str, int]
"""A local socket by its path, or a host and port."""


def _x11_servers(name: str, _: Mapping[str, str]) -> Iterator[_Address]:
    """Yield where the X server of a DISPLAY may listen."""
    match = _X11_NAME.fullmatch(name)
    if match is None:
        if name.startswith("/"):
            yield name
        return
    host, number = match["host"], int(match["number"])
    if match["protocol"] in {None, "unix"} and host in {"", "unix"}:
        path = _X11_SOCKET.format(number)
        yield path
        yield f"\0{path}"
    elif _X11_PORT + number < 2**16:
        yield host.strip("[]"), _X11_PORT + number


def _wayland_servers(name: str, environ: Mapping[str, str]) -> Iterator[_Address]:
    """Yield where the compositor of a WAYLAND_DISPLAY listens."""
    folder = environ.get("XDG_RUNTIME_DIR")
    if name.startswith("/"):
        yield name
    elif folder:
        yield f"{folder}/{name}"


class _Kind(NamedTuple):
    """A kind of display: Qt's name for it, the variable that names one, and where its servers listen."""

    platform: str
    variable: str
    servers: Callable[[str, Mapping[str, str]], Iterator[_Address]]


_KINDS = (_Kind("xcb", "DISPLAY", _x11_servers), _Kind("wayland", "WAYLAND_DISPLAY", _wayland_servers))


def _answers(address: _Address) -> bool:
    try:
        if isinstance(address, tuple):
            with socket.create_connection(address, _SECONDS):
                return True
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(_SECONDS)
            client.connect(address)
            return True
    except (OSError, UnicodeError):
        return False

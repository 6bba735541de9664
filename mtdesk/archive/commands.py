"""Commands of other programs, which settings held before the first release: never exported or imported."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from mtdesk.lenient import Damaged, json_bytes, json_object

_SETTINGS = "settings.json"
_COMMANDS = "programs"
_LARGEST = 4 * 1024 * 1024
"""The most bytes of settings; larger ones are not read."""


def are_settings(name: str) -> bool:
    """Return whether this is the name of settings in an archive: in either folder, in any case."""
    return PurePosixPath(name.casefold()).parts[1:] == (_SETTINGS,)


def without_commands(file: Path) -> bytes | None:
    """Return the settings in a file without the commands, None if they cannot be understood.

    Raises OSError.
    """
    with file.open("rb") as opened:
        data = opened.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        return None
    try:
        settings = json_object(data)
    except Damaged:
        return None
    return json_bytes(settings) if settings.pop(_COMMANDS, None) else data

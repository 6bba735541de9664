"""Writing all of a person's files as one."""

from __future__ import annotations

import zipfile
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import msgspec

from mtdesk.archive.names import (
    BACKUPS,
    FORMAT,
    MANIFEST,
    MOST_BYTES,
    MOST_FILES,
    VERSION,
    Folders,
    Manifest,
    OnStep,
    ignore,
    is_ours,
)
from mtdesk.files import free_name


def backup_file(data: Path, moment: datetime, ending: str) -> Path:
    """Return an unused file in the backups of the data folder, for a copy made now. Raises OSError."""
    folder = data / BACKUPS
    folder.mkdir(parents=True, exist_ok=True)
    return free_name(folder / f"{moment:%Y-%m-%d %H.%M.%S}{ending}")


def pack(
    target: BinaryIO, folders: Folders, program: str, made: datetime, on_step: OnStep = ignore
) -> tuple[str, ...]:
    """Write all files as an archive; ``program`` is the program's version. Raises OSError.

    Returns the names of files that are not in it: unreadable, too many or too large, or with a name that
    some system does not allow, or takes for that of another file.
    """
    found = list(folders.files())
    skipped: list[str] = []
    packed: set[str] = set()
    left = MOST_BYTES
    with zipfile.ZipFile(target, "w") as archive:
        _add(archive, MANIFEST, msgspec.json.encode(Manifest(FORMAT, VERSION, program, made)))
        for number, (name, path) in enumerate(found):
            on_step(number, len(found))
            is_possible = is_ours(name) and name.casefold() not in packed and len(packed) < MOST_FILES
            data = _content(path, left) if is_possible else None
            if data is None:
                skipped.append(name)
            else:
                left -= len(data)
                packed.add(name.casefold())
                _add(archive, name, data)
    return tuple(skipped)


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    info = zipfile.ZipInfo(name)  # without a time, which a zip cannot hold before 1980
    archive.writestr(info, data, zipfile.ZIP_DEFLATED)


def _content(path: Path, most: int) -> bytes | None:
    """Return a file as it is now, since the current game goes on; None if it is unreadable or too large."""
    try:
        if not path.is_file():  # a pipe, on which reading would wait for ever
            return None
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError:
        return None
    return data if len(data) <= most else None

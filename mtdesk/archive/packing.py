"""Writing all of a person's files as one, except those that no archive can hold."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import IO, BinaryIO

import msgspec

from mtdesk.archive.checks import (
    CHUNK,
    FORMAT,
    LISTED,
    MANIFEST,
    MOST_BYTES,
    MOST_FILES,
    MOST_LISTED,
    VERSION,
    Entry,
    Manifest,
    Report,
    is_credible,
    unheard,
)
from mtdesk.archive.names import BACKUPS, Folders, is_safe
from mtdesk.files import free_name

_FIRST_STAMP, _LAST_STAMP = (1980, 1, 1, 0, 0, 0), (2107, 12, 31, 23, 59, 58)
"""The first and last moments that a zip can store."""


def backup_file(data: Path, moment: datetime, ending: str) -> Path:
    """Return an unused file in the backups of the data folder, for a copy made now. Raises OSError."""
    folder = data / BACKUPS
    folder.mkdir(parents=True, exist_ok=True)
    return free_name(folder / f"{moment:%Y-%m-%d %H.%M.%S}{ending}")


def pack(
    target: BinaryIO, folders: Folders, program: str, made: datetime, report: Report = unheard
) -> tuple[str, ...]:
    """Write all files as an archive; ``program`` is the program's version. Raises OSError.

    Returns the names of files that are missing from it, because archives may not hold them or they are
    unreadable.
    """
    found = list(folders.files())
    entries: dict[str, Entry] = {}
    skipped: list[str] = []
    size, listed = 0, 0
    stamp = max(_FIRST_STAMP, min(made.timetuple()[:6], _LAST_STAMP))
    with zipfile.ZipFile(target, "w") as archive:
        for number, (name, path) in enumerate(found):
            report(number, len(found))
            entry = None
            width = LISTED + len(name.encode(errors="replace"))
            if is_safe(name) and len(entries) < MOST_FILES and listed + width <= MOST_LISTED:
                info = _packed_info(name, stamp)
                entry = _added(archive, info, path, MOST_BYTES - size, partial(report, number, len(found)))
            if entry is None:
                skipped.append(name)
            else:
                entries[name] = entry
                size, listed = size + entry.size, listed + width
        manifest = Manifest(FORMAT, VERSION, program, made, entries)
        data = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
        archive.writestr(_packed_info(MANIFEST, stamp), data)
    return tuple(skipped)


def _packed_info(name: str, stamp: tuple[int, ...]) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, stamp)  # type: ignore[arg-type]  # six numbers
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def _added(
    archive: zipfile.ZipFile, info: zipfile.ZipInfo, path: Path, most: int, report: Callable[[], None]
) -> Entry | None:
    """Pack a file as it is now, since the current game goes on; None if it is unreadable or too large."""
    source = _opened(path)
    if source is None:
        return None
    with source, archive.open(info, "w") as packed:
        entry = _copied(source, packed, most, report)
    if entry is not None and is_credible(info):
        return entry
    archive.infolist().remove(info)  # what has been written of it stays, but is not listed
    del archive.NameToInfo[info.filename]
    return None


def _opened(path: Path) -> BinaryIO | None:
    """Open a file; returns None if it is unreadable, or a pipe, on which reading would wait for ever."""
    try:
        return path.open("rb") if path.is_file() else None
    except OSError:
        return None


def _copied(source: BinaryIO, packed: IO[bytes], most: int, report: Callable[[], None]) -> Entry | None:
    from hashlib import sha256

    digest, size = sha256(), 0
    while True:
        report()
        try:
            data = source.read(CHUNK)
        except OSError:
            return None
        size += len(data)
        if size > most:
            return None
        if not data:
            return Entry(size, digest.hexdigest())
        digest.update(data)
        packed.write(data)

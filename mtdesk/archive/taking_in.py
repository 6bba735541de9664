"""Importing an archive: checked, unpacked beside the player's files, and then put in their place."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from mtdesk.archive.checks import ArchiveError, ArchiveFault, Report, chunks, manifest_of, opened, unheard
from mtdesk.archive.names import CONFIG, DATA, Folders, is_ours
from mtdesk.files import sync_folder, sync_tree, whole_file, write_whole
from mtdesk.paths import STAGING

_BESIDE_DATABASES = ("-wal", "-shm")
_READY = "ready"
"""The file that says that everything is there; it is written last."""


class Contents(Struct, frozen=True):
    """What is in an archive: when and by which version it was made, and the names of the files imported."""

    made: datetime
    program: str
    files: frozenset[str]

    def count(self, folder: str) -> int:
        """Return how many files are in this folder of the archive."""
        return sum(name.startswith(f"{folder}/") for name in self.files)


def examine(source: Path, folders: Folders, report: Report = unheard) -> Contents:
    """Return what is in an archive, fully checked. Raises ArchiveError and OSError."""
    with opened(source) as archive:
        manifest = manifest_of(archive)
        taken = _check_places(manifest.files, folders)
        for number, name in enumerate(manifest.files):
            for _ in chunks(archive, name, manifest):
                report(number, len(manifest.files))
    return Contents(manifest.made, manifest.program, frozenset(taken))


def endangered(skipped: Iterable[str], contents: Contents, folders: Folders) -> tuple[str, ...]:
    """Return which of these files, which have no copy, an import would replace or delete."""
    names = {name.casefold() for name in contents.files}
    names |= {f"{name}{suffix}" for name in names for suffix in _BESIDE_DATABASES}
    for name in tuple(names):
        folder = name.rpartition("/")[0]
        while folder not in names:
            names.add(folder)
            folder = folder.rpartition("/")[0]
    return tuple(
        name for name in skipped if name.casefold() in names and os.path.lexists(folders.place(name))
    )


def stage(source: Path, folders: Folders, report: Report = unheard) -> None:
    """Unpack an archive, checked again, beside the player's files.

    Raises ArchiveError and OSError, and whatever ``report`` raises; nothing has changed then.
    """
    staging = folders.data / STAGING
    discard(folders)
    try:
        with opened(source) as archive:
            manifest = manifest_of(archive)
            taken = _check_places(manifest.files, folders)
            for number, name in enumerate(taken):
                path = staging / name
                path.parent.mkdir(parents=True, exist_ok=True)
                with _new_file(path, name) as file:
                    for data in chunks(archive, name, manifest):
                        report(number, len(taken))
                        file.write(data)
        staging.mkdir(parents=True, exist_ok=True)
        sync_tree(staging)
    except BaseException:
        with contextlib.suppress(OSError):  # without the mark it is not an import; the next start discards it
            discard(folders)
        raise


def _new_file(path: Path, name: str) -> BinaryIO:
    try:
        return path.open("xb")
    except FileExistsError as error:  # case does not matter here, but did where the archive was made
        raise ArchiveError(ArchiveFault.UNSAFE, name) from error


def make_ready(folders: Folders) -> None:
    """Have ``finish`` carry out what is staged from now on, even after a kill. Raises OSError."""
    write_whole(folders.data / STAGING / _READY, b"")
    sync_folder(folders.data)


def discard(folders: Folders) -> None:
    """Discard an import, the mark first: half of it must never look ready. Raises OSError."""
    staging = folders.data / STAGING
    if staging.exists():
        (staging / _READY).unlink(missing_ok=True)
        sync_folder(staging)
        shutil.rmtree(staging)


def is_begun(folders: Folders) -> bool:
    """Return whether there is something for ``finish`` to do."""
    return (folders.data / STAGING).exists()


def is_ready(folders: Folders) -> bool:
    """Return whether an import is to be carried out."""
    return (folders.data / STAGING / _READY).exists()


def staged(folders: Folders) -> frozenset[Path]:
    """Return what is unpacked beside the player's files and not yet in its place."""
    return frozenset((folders.data / STAGING).rglob("*"))


def finish(folders: Folders, report: Report = unheard) -> bool:
    """Carry out an import that is ready; returns whether there was one. May be repeated at any point.

    One that is not ready yet is discarded. Call it while nothing else uses the files. Raises OSError, and
    whatever ``report`` raises; the rest is then left for the next time.
    """
    staging = folders.data / STAGING
    is_import = is_ready(folders)
    if is_import:
        changed = {folders.config.parent, folders.data.parent}
        found = [path for kind in (CONFIG, DATA) for path in sorted((staging / kind).rglob("*"))]
        folders_found = {path for path in found if path.is_dir()}  # what vanishes later is an error
        for number, path in enumerate(found):
            report(number, len(found))
            place = folders.place(path.relative_to(staging).as_posix())
            if place.parent not in changed:
                place.parent.mkdir(parents=True, exist_ok=True)
                changed.add(place.parent)
            if path not in folders_found:
                _move(path, place)
        for folder in changed:  # all names are on disk before the mark goes
            if folder.exists():
                sync_folder(folder)
    discard(folders)
    return is_import


def _move(path: Path, target: Path) -> None:
    for suffix in _BESIDE_DATABASES:  # what was written for the old database must not reach the new one
        beside = f"{target}{suffix}"
        if os.path.lexists(beside):  # otherwise the name may be too long for the system
            os.unlink(beside)  # noqa: PTH108 -- as lexists, which Path lacks
    try:
        path.replace(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        with path.open("rb") as source, whole_file(target) as file:
            shutil.copyfileobj(source, file)
        path.unlink()


def _check_places(names: Iterable[str], folders: Folders) -> list[str]:
    """Return the files to import. Raises ArchiveError if something else is where one belongs."""
    folders_seen = {""}
    taken = [name for name in names if is_ours(name)]
    for name in taken:
        is_wrong = os.path.isdir(folders.place(name))  # noqa: PTH112 -- Path's own may raise
        folder = name.rpartition("/")[0]
        while folder not in folders_seen:
            folders_seen.add(folder)
            place = folders.place(folder)
            is_wrong |= place.exists() and not place.is_dir()
            folder = folder.rpartition("/")[0]
        if is_wrong:
            raise ArchiveError(ArchiveFault.IN_THE_WAY, name)
    return taken

"""Exporting all of a person's files as one, and importing that, checked and first unpacked beside them.

``stage`` checks and unpacks it. Once it is marked as ready (``make_ready``), it is carried out (``finish``),
by the next start if the program is killed meanwhile. Files that are not in an import stay where they are.

An archive may lie. It is read within bounds: so many files, so many bytes in all, and no more of any file
than it claims to have.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import shutil
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mtdesk.archive.names import (
    BACKUPS,
    CONFIG,
    DATA,
    FORMAT,
    MANIFEST,
    MOST_BYTES,
    MOST_FILES,
    VERSION,
    Folders,
    Manifest,
    OnStep,
    is_ours,
)
from mtdesk.files import free_name, refuse_pipe, sync_folder, sync_tree, whole_file, write_whole
from mtdesk.paths import STAGING
from mtdesk.record.errors import damaged
from mtdesk.record.files import read_format
from mtdesk.settings import look_at_settings, write_settings

_CHUNK = 1 << 16
"""Bytes of a file that are in memory at once."""
_MOST_LISTED = 8 << 20
"""Bytes of the zip's own list of its files."""
_BESIDE_DATABASE = "-journal"
_READY = "ready"
"""The file that says that everything is there; it is written last."""


class Contents(Struct, frozen=True):
    """What is in an archive: when it was made, and the names of the files imported."""

    made: datetime
    files: frozenset[str]


# Exporting


def backup_file(data: Path, moment: datetime, ending: str) -> Path:
    """Return an unused file in the backups of the data folder, for a copy made now. Raises OSError."""
    folder = data / BACKUPS
    folder.mkdir(parents=True, exist_ok=True)
    return free_name(folder / f"{moment:%Y-%m-%d %H.%M.%S}{ending}")


def pack(
    target: BinaryIO, folders: Folders, program: str, made: datetime, on_step: OnStep = lambda *_: None
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


# Reading


class _Source(io.BufferedReader):
    """A file that is never read in large amounts: a list that is too long is refused, whatever it claims."""

    def read(self, size: int | None = -1, /) -> bytes:
        """Read as usual, at most ``_MOST_LISTED`` bytes. Raises RecordError for more."""
        whole = size is None or size < 0 or size > _MOST_LISTED
        data = super().read(_MOST_LISTED + 1 if whole else size)
        if len(data) > _MOST_LISTED:
            raise damaged("the list of its files is too long")
        return data


@contextlib.contextmanager
def _opened(source: Path) -> Iterator[zipfile.ZipFile]:
    refuse_pipe(source)
    with _Source(io.FileIO(source)) as file:
        try:
            archive = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, UnicodeDecodeError) as error:
            raise damaged(f"this is no archive: {error}") from error
        with archive:
            yield archive


def _checked(archive: zipfile.ZipFile) -> Contents:
    listed = archive.infolist()
    if MANIFEST not in archive.NameToInfo:
        raise damaged(f"there is no {MANIFEST}")
    if len(listed) > MOST_FILES + 1 or sum(info.file_size for info in listed) > MOST_BYTES:
        raise damaged("it contains too much")
    names = [info.filename for info in listed]
    if len({name.casefold() for name in names}) < len(names):
        raise damaged("two files have the same name")
    if {info.compress_type for info in listed} - {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise damaged("the compression is unusual")  # it may take any amount of memory
    manifest = read_format(next(_chunks(archive, MANIFEST), b""), FORMAT, VERSION, Manifest)
    return Contents(manifest.made, frozenset(filter(is_ours, names)))


def _chunks(archive: zipfile.ZipFile, name: str) -> Iterator[bytes]:
    """Yield the bytes of a file, as many as it claims to have and with the right checksum."""
    left = archive.getinfo(name).file_size
    try:
        with archive.open(name) as file:
            while data := file.read(_CHUNK):
                left -= len(data)
                yield data
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        raise damaged(f"{name} is before the start of the file") from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise damaged(f"{name}: {error}") from error
    if left:
        raise damaged(f"{name} is shorter than it claims")


def endangered(skipped: Iterable[str], contents: Contents, folders: Folders) -> tuple[str, ...]:
    """Return which files and folders keep an import from being carried out.

    It would replace, or write to, those ``skipped`` that have no copy; others are in the way of its files.
    """
    suffixes = ("", _BESIDE_DATABASE)
    names = tuple(f"{name}{suffix}/".casefold() for name in contents.files for suffix in suffixes)
    lost = (
        name
        for name in skipped
        if any(one.startswith(f"{name.casefold()}/") for one in names)
        and os.path.lexists(folders.place(name))
    )
    return *lost, *(name for name in sorted(contents.files) if _is_blocked(folders.place(name)))


def _is_blocked(place: Path) -> bool:
    """Return whether a folder is where a file should be, or the other way round."""
    return place.is_dir() or (place.parent.exists() and not place.parent.is_dir())


# Carrying it out


def stage(source: Path, folders: Folders, on_step: OnStep = lambda *_: None) -> Contents:
    """Check an archive, unpack it beside the player's files, and return what is in it.

    Raises RecordError, OSError and whatever ``on_step`` raises; nothing has changed then.
    """
    staging = folders.data / STAGING
    discard(folders)
    try:
        with _opened(source) as archive:
            contents = _checked(archive)
            for number, name in enumerate(sorted(contents.files)):
                path = staging / name
                path.parent.mkdir(parents=True, exist_ok=True)
                with path.open("xb") as file:
                    for data in _chunks(archive, name):
                        on_step(number, len(contents.files))
                        file.write(data)
        staging.mkdir(parents=True, exist_ok=True)
        _forget_recent(staging / CONFIG / "settings.json")
        sync_tree(staging)
    except BaseException:
        with contextlib.suppress(OSError):  # without the mark it is not an import; the next start discards it
            discard(folders)
        raise
    return contents


def _forget_recent(file: Path) -> None:
    """Take the recent games out of settings: the archive's maker would decide which paths are read.

    On Windows, even looking at such a path can log in to a stranger's computer.
    """
    settings, _ = look_at_settings(file)
    if settings.recent_games:
        write_settings(replace(settings, recent_games=()), file)


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


def finish(folders: Folders, on_step: OnStep = lambda *_: None) -> tuple[str, ...]:
    """Carry out an import that is ready; returns the names of its files. May be repeated at any point.

    One that is not ready yet is discarded. Call it while nothing else uses the files. Raises OSError, and
    whatever ``on_step`` raises; the rest is then left for the next time.
    """
    staging = folders.data / STAGING
    moved: list[str] = []
    if (staging / _READY).exists():
        changed = {folders.config.parent, folders.data.parent}
        found = [path for kind in (CONFIG, DATA) for path in sorted((staging / kind).rglob("*"))]
        folders_found = {path for path in found if path.is_dir()}  # what vanishes later is an error
        for number, path in enumerate(found):
            on_step(number, len(found))
            place = folders.place(path.relative_to(staging).as_posix())
            if place.parent not in changed:
                place.parent.mkdir(parents=True, exist_ok=True)
                changed.add(place.parent)
            if path not in folders_found:
                _move(path, place)
                moved.append(path.name)
        for folder in changed:  # all names are on disk before the mark goes
            if folder.exists():
                sync_folder(folder)
    discard(folders)
    return tuple(moved)


def _move(path: Path, target: Path) -> None:
    beside = f"{target}{_BESIDE_DATABASE}"  # what is there for the old database must not reach the new one
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

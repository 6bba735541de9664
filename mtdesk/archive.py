"""All of a person's files in one: a zip with a manifest, written whole, and taken in wholly or not at all.

An import is checked and unpacked beside the person's files first (``stage``). From the moment on in which it
is marked as ready it is carried out (``finish``), also by the next start if the program is killed meanwhile.
Files that an import does not hold stay where they are.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import io
import os
import shutil
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path, PurePosixPath

import msgspec

from mtdesk.files import free_name, refuse_pipe, sync_folder, write_whole

FORMAT = "mtdesk-data"
VERSION = 1
SUFFIX = ".mtdata"
MANIFEST = "manifest.json"

CONFIG, DATA = "config", "data"
"""The two folders of an archive."""
CONFIG_NAMES = frozenset({"settings.json", "themes", "rulesets"})
"""What belongs to the settings, where the system keeps both folders as one."""

STAGING = "import"
"""The folder, in that of the data, in which an import is made ready."""
BACKUPS = "backups"
"""The folder, in that of the data, for what was there before an import."""
LEFT_OUT = frozenset({"lock", "reports", "logs", "crash.txt", "requests", "programs.json", STAGING, BACKUPS})
"""What never leaves this machine, by its name in either folder."""
_SETTINGS = "settings.json"
_COMMANDS = "programs"
"""The key under which older versions kept commands in the settings: they neither go out nor come in."""
_DAMAGED_SETTINGS = "settings-damaged-"
"""How the names of settings that were put aside begin; nobody can tell whether commands are in them."""
_LEFT_OUT_ENDINGS = (".tmp", ".lock", "-shm", SUFFIX)
_FORBIDDEN = '\\:*?"<>|' if os.name == "nt" else "\\"
"""What the name of a file must not hold here: on Windows some of it leads elsewhere."""
_BESIDE_DATABASES = ("-wal", "-shm")

MOST_BYTES = 1 << 30
MOST_FILES = 100_000
_READY = "ready"


class ArchiveFault(StrEnum):
    """What can be wrong with a file that is to be imported."""

    NOT_AN_ARCHIVE = "not-an-archive"
    NEWER = "newer"  # written by a later version of the program
    DAMAGED = "damaged"  # something is missing or not as the manifest says
    UNSAFE = "unsafe"  # a name that would lead out of the person's folders
    TOO_LARGE = "too-large"
    IN_THE_WAY = "in-the-way"  # a folder stands here where a file is to be, or the other way round


class ArchiveError(Exception):
    """A file that cannot be imported; ``name`` is the file in it that is concerned, if there is one."""

    def __init__(self, fault: ArchiveFault, name: str = "") -> None:
        super().__init__(f"{fault}: {name}" if name else fault)
        self.fault, self.name = fault, name


@dataclass(frozen=True, slots=True)
class Folders:
    """The person's two folders; on some systems they are one."""

    config: Path
    data: Path

    def files(self) -> Iterator[tuple[str, Path]]:
        """Every file that belongs to the person, by its name in an archive, in order."""
        for kind, folder in ((CONFIG, self.config), (DATA, self.data)):
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder)
                if self._is_kept(kind, name) and path.is_file():
                    yield f"{kind}/{name.as_posix()}", path

    def _is_kept(self, kind: str, name: Path) -> bool:
        if name.parts[0] in LEFT_OUT or name.name.endswith(_LEFT_OUT_ENDINGS):
            return False
        if name.name.startswith(_DAMAGED_SETTINGS):
            return False
        return self.config != self.data or (kind == CONFIG) == (name.parts[0] in CONFIG_NAMES)

    def place(self, name: str) -> Path:
        """Where the file of this name in an archive belongs."""
        kind, _, rest = name.partition("/")
        return (self.config if kind == CONFIG else self.data) / rest


class _Entry(msgspec.Struct, frozen=True):
    size: int
    sha256: str


class _Head(msgspec.Struct, frozen=True):
    format: str
    version: int


class _Manifest(msgspec.Struct, frozen=True):
    format: str
    version: int
    program: str
    made: datetime
    files: dict[str, _Entry]


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in an archive: when and by which version it was made, and the names of its files."""

    made: datetime
    program: str
    files: frozenset[str]

    def count(self, folder: str) -> int:
        """How many files are in this folder of the archive."""
        return sum(name.startswith(f"{folder}/") for name in self.files)


# Out


def backup_file(data: Path, moment: datetime, ending: str) -> Path:
    """A free file for a copy made at this moment, in the backups of the data folder. Raises OSError."""
    folder = data / BACKUPS
    folder.mkdir(parents=True, exist_ok=True)
    return free_name(folder / f"{moment:%Y-%m-%d %H.%M.%S}{ending}")


def packed(folders: Folders, program: str, made: datetime) -> bytes:
    """All files as the bytes of an archive; ``program`` is the program's version. Raises OSError."""
    entries: dict[str, _Entry] = {}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in folders.files():
            data = _without_commands(name, path.read_bytes())  # read once: the running game goes on
            if data is None:
                continue
            entries[name] = _Entry(len(data), hashlib.sha256(data).hexdigest())
            archive.writestr(name, data)
        manifest = _Manifest(FORMAT, VERSION, program, made, entries)
        archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=2))
    return buffer.getvalue()


# In


def examine(source: Path, folders: Folders) -> Contents:
    """What is in an archive, everything checked. Raises ArchiveError and OSError."""
    with _opened(source) as archive:
        manifest = _manifest(archive)
        for name in manifest.files:
            _check_place(name, folders)
            _read(archive, name, manifest)
    return Contents(manifest.made, manifest.program, frozenset(manifest.files))


def stage(source: Path, folders: Folders) -> None:
    """Unpack an archive, checked once more, beside the person's files, and mark it as ready.

    Raises ArchiveError and OSError; nothing has changed then.
    """
    staging = folders.data / STAGING
    _forget(staging)
    try:
        with _opened(source) as archive:
            manifest = _manifest(archive)
            for name in manifest.files:
                _check_place(name, folders)
                path = staging / name
                path.parent.mkdir(parents=True, exist_ok=True)
                data = _read(archive, name, manifest)
                harmless = _without_commands(name, data)
                write_whole(path, data if harmless is None else harmless)
        staging.mkdir(parents=True, exist_ok=True)
        write_whole(staging / _READY, b"")
    except BaseException:
        _forget(staging)
        raise
    sync_folder(folders.data)


def finish(folders: Folders) -> bool:
    """Carry out an import that is ready; returns whether there was one. May be repeated at any point.

    One that was not ready yet is forgotten. Call it while nothing else uses the files. Raises OSError; the
    rest is then left for the next time.
    """
    staging = folders.data / STAGING
    is_ready = (staging / _READY).exists()
    if is_ready:
        for kind in (CONFIG, DATA):
            for path in sorted((staging / kind).rglob("*")):
                if path.is_file():
                    _move(path, folders.place(path.relative_to(staging).as_posix()))
    if staging.exists():
        _forget(staging)
    return is_ready


def _move(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    for suffix in _BESIDE_DATABASES:  # what was written for the old database must not reach the new one
        Path(f"{target}{suffix}").unlink(missing_ok=True)
    try:
        path.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        write_whole(target, path.read_bytes())
        path.unlink()


def _forget(staging: Path) -> None:
    """Remove what was unpacked, the mark first: half of it must never look ready."""
    if staging.exists():
        (staging / _READY).unlink(missing_ok=True)
        sync_folder(staging)
        shutil.rmtree(staging)


# Checks


@contextlib.contextmanager
def _opened(source: Path) -> Iterator[zipfile.ZipFile]:
    refuse_pipe(source)
    try:
        archive = zipfile.ZipFile(source)
    except (zipfile.BadZipFile, zipfile.LargeZipFile) as error:
        raise ArchiveError(ArchiveFault.NOT_AN_ARCHIVE) from error
    except (NotImplementedError, UnicodeDecodeError) as error:  # a version or a name that no zip has
        raise ArchiveError(ArchiveFault.DAMAGED) from error
    with archive:
        yield archive


def _manifest(archive: zipfile.ZipFile) -> _Manifest:
    """The manifest of an archive that holds exactly what it says, by harmless names and of bounded size."""
    infos = {info.filename: info for info in archive.infolist()}
    if MANIFEST not in infos:
        raise ArchiveError(ArchiveFault.NOT_AN_ARCHIVE)
    if len(infos) > MOST_FILES or sum(info.file_size for info in infos.values()) > MOST_BYTES:
        raise ArchiveError(ArchiveFault.TOO_LARGE)
    manifest = _understood(_bytes(archive, MANIFEST, infos[MANIFEST].file_size))
    names = [info.filename for info in archive.infolist() if info.filename != MANIFEST]
    for name in names:
        if not _is_safe(name):
            raise ArchiveError(ArchiveFault.UNSAFE, name)
    if len(set(names)) != len(names) or set(names) != manifest.files.keys():
        raise ArchiveError(ArchiveFault.DAMAGED)
    return manifest


def _understood(data: bytes) -> _Manifest:
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format != FORMAT or head.version < 1:
            raise ArchiveError(ArchiveFault.NOT_AN_ARCHIVE)
        if head.version > VERSION:
            raise ArchiveError(ArchiveFault.NEWER)
        return msgspec.json.decode(data, type=_Manifest)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArchiveError(ArchiveFault.DAMAGED, MANIFEST) from error


def _is_safe(name: str) -> bool:
    """Whether a name stays within its folder, and is none of those left out."""
    kind, _, rest = name.partition("/")
    parts = PurePosixPath(rest).parts
    return (
        kind in {CONFIG, DATA}
        and bool(parts)
        and rest == "/".join(parts)
        and not rest.startswith("/")
        and ".." not in parts
        and not any(mark in _FORBIDDEN or mark < " " for mark in name)
        and parts[0] not in LEFT_OUT
        and not rest.endswith(_LEFT_OUT_ENDINGS)
    )


def _without_commands(name: str, data: bytes) -> bytes | None:
    """The bytes of a file; of settings, in either folder and in whatever case, all but the commands.

    None for settings that cannot be understood; whoever reads them will say so and use nothing of them.
    """
    parts = PurePosixPath(name.casefold()).parts
    if parts[1:] != (_SETTINGS,):
        return data
    try:
        settings = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    if settings.pop(_COMMANDS, None) is None:
        return data
    return msgspec.json.format(msgspec.json.encode(settings), indent=2)


def _check_place(name: str, folders: Folders) -> None:
    """Raise ArchiveError if something else stands where this file is to be."""
    place, root = folders.place(name), folders.config if name.startswith(CONFIG) else folders.data
    above = [parent for parent in place.parents if parent.is_relative_to(root)]
    if place.is_dir() or any(parent.exists() and not parent.is_dir() for parent in above):
        raise ArchiveError(ArchiveFault.IN_THE_WAY, name)


def _read(archive: zipfile.ZipFile, name: str, manifest: _Manifest) -> bytes:
    """The bytes of a file, as the manifest says they are."""
    entry = manifest.files[name]
    data = _bytes(archive, name, entry.size)
    if len(data) != entry.size or hashlib.sha256(data).hexdigest() != entry.sha256:
        raise ArchiveError(ArchiveFault.DAMAGED, name)
    return data


def _bytes(archive: zipfile.ZipFile, name: str, size: int) -> bytes:
    """At most one byte more than there should be, whatever the zip's own figures say."""
    if size > MOST_BYTES:
        raise ArchiveError(ArchiveFault.TOO_LARGE, name)
    try:
        with archive.open(name) as file:
            return file.read(max(size, 0) + 1)
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        # The zip's own figures led to a place before its beginning.
        raise ArchiveError(ArchiveFault.DAMAGED, name) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise ArchiveError(ArchiveFault.DAMAGED, name) from error

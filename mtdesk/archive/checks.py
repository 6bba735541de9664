"""What an archive is, and reading one that may lie: its claims are believed only within bounds."""

from __future__ import annotations

import contextlib
import errno
import io
import zipfile
import zlib
from collections.abc import Callable, Iterator
from datetime import datetime
from enum import StrEnum
from pathlib import Path

import msgspec

from mtdesk.archive.names import ZIP, is_safe
from mtdesk.files import refuse_pipe

FORMAT = "mtdesk-data"
VERSION = 1
MANIFEST = "manifest.json"

MOST_BYTES = 1 << 30
"""Of all files together, unpacked."""
MOST_FILES = 50_000
MOST_LISTED = 8 << 20
"""Bytes of the zip's own list of its files."""
LISTED = 46
"""Bytes of an entry of this list, besides the name."""
_DESCRIBED = 256
"""The most bytes of an entry of the manifest, besides the name."""
_ESCAPED = 6
"""The most bytes of a character in JSON."""
_MOST_PRESSED = 256
"""How many times smaller a file may be in an archive; no personal data shrinks like that."""
_SMALL = 16 << 20
"""The number of bytes up to which a file may shrink without limit."""
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How files are packed; other methods can take any amount of memory."""
CHUNK = 1 << 16
"""Bytes of a file that are in memory at once."""

Report = Callable[[int, int], None]
"""Receives the number of steps done and of all steps, and may raise to stop; nothing has changed then."""


def unheard(done: int, total: int) -> None:
    """Report nothing."""


class ArchiveFault(StrEnum):
    """What can be wrong with a file to be imported."""

    NOT_AN_ARCHIVE = "not-an-archive"
    NEWER = "newer"  # written by a later version of the program
    DAMAGED = "damaged"  # something is missing or differs from the manifest
    UNSAFE = "unsafe"  # a name that would lead out of the player's folders
    TOO_LARGE = "too-large"
    IN_THE_WAY = "in-the-way"  # a folder is where a file should be, or the other way round


class ArchiveError(Exception):
    """A file that cannot be imported; ``name`` is the file in it that is at fault, if any."""

    def __init__(self, fault: ArchiveFault, name: str = "") -> None:
        super().__init__(f"{fault}: {name}" if name else fault)
        self.fault, self.name = fault, name


class Entry(msgspec.Struct, frozen=True):
    """A file as the manifest describes it."""

    size: int
    sha256: str


class _Head(msgspec.Struct, frozen=True):
    format: str
    version: int


class Manifest(msgspec.Struct, frozen=True):
    """The file in an archive that describes all others."""

    format: str
    version: int
    program: str
    made: datetime
    files: dict[str, Entry]


class _Source(io.BufferedReader):
    """A file that is never read in large amounts: a list that is too long is refused, whatever it claims."""

    def read(self, size: int | None = -1, /) -> bytes:
        """Read as usual, at most ``MOST_LISTED`` bytes. Raises ArchiveError for more."""
        whole = size is None or size < 0 or size > MOST_LISTED
        data = super().read(MOST_LISTED + 1 if whole else size)
        if len(data) > MOST_LISTED:
            raise ArchiveError(ArchiveFault.TOO_LARGE)
        return data


@contextlib.contextmanager
def opened(source: Path) -> Iterator[zipfile.ZipFile]:
    """Open an archive. Raises ArchiveError and OSError."""
    refuse_pipe(source)
    with _Source(io.FileIO(source)) as file:
        try:
            archive = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, zipfile.LargeZipFile) as error:
            file.seek(0)
            is_cut = file.read(len(ZIP)) == ZIP
            fault = ArchiveFault.DAMAGED if is_cut else ArchiveFault.NOT_AN_ARCHIVE
            raise ArchiveError(fault) from error
        except (NotImplementedError, UnicodeDecodeError) as error:  # a version or a name that no zip has
            raise ArchiveError(ArchiveFault.DAMAGED) from error
        with archive:
            yield archive


def manifest_of(archive: zipfile.ZipFile) -> Manifest:
    """Return the manifest of an archive that contains exactly what it says, with safe names and sizes."""
    listed = archive.infolist()
    if MANIFEST not in archive.NameToInfo:
        raise ArchiveError(ArchiveFault.NOT_AN_ARCHIVE)
    if len(listed) > MOST_FILES + 1 or sum(info.file_size for info in listed) > MOST_BYTES:
        raise ArchiveError(ArchiveFault.TOO_LARGE)
    for info in listed:
        if info.compress_type not in _METHODS:
            raise ArchiveError(ArchiveFault.DAMAGED, info.filename)
        if not is_credible(info):
            raise ArchiveError(ArchiveFault.TOO_LARGE, info.filename)
    names = [info.filename for info in listed if info.filename != MANIFEST]
    for name in names:
        if not is_safe(name):
            raise ArchiveError(ArchiveFault.UNSAFE, name)
    manifest = _understood(_whole_manifest(archive, names))
    if len(listed) != len(names) + 1 or len(set(names)) != len(names) or set(names) != manifest.files.keys():
        raise ArchiveError(ArchiveFault.DAMAGED)
    if sum(entry.size for entry in manifest.files.values()) > MOST_BYTES:
        raise ArchiveError(ArchiveFault.TOO_LARGE)
    return manifest


def is_credible(info: zipfile.ZipInfo) -> bool:
    """Return whether a file of this size may be packed so small; writing obeys the same limit."""
    return info.file_size <= max(_SMALL, _MOST_PRESSED * info.compress_size)


def _whole_manifest(archive: zipfile.ZipFile, names: list[str]) -> bytes:
    """Return the bytes of the manifest, no more than describing these files takes."""
    most = sum(_DESCRIBED + _ESCAPED * len(name) for name in ("", *names))
    data = b"".join(_inflated(archive, MANIFEST, most + 1))
    if len(data) > most:
        raise ArchiveError(ArchiveFault.TOO_LARGE, MANIFEST)
    return data


def _understood(data: bytes) -> Manifest:
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format != FORMAT or head.version < 1:
            raise ArchiveError(ArchiveFault.NOT_AN_ARCHIVE)
        if head.version > VERSION:
            raise ArchiveError(ArchiveFault.NEWER)
        return msgspec.json.decode(data, type=Manifest)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArchiveError(ArchiveFault.DAMAGED, MANIFEST) from error


def chunks(archive: zipfile.ZipFile, name: str, manifest: Manifest) -> Iterator[bytes]:
    """Yield the bytes of a file, as stated in the manifest. Raises ArchiveError if they differ."""
    from hashlib import sha256

    entry = manifest.files[name]
    digest, size = sha256(), 0
    for data in _inflated(archive, name, entry.size + 1):
        digest.update(data)
        size += len(data)
        yield data
    if size != entry.size or digest.hexdigest() != entry.sha256:
        raise ArchiveError(ArchiveFault.DAMAGED, name)


def _inflated(archive: zipfile.ZipFile, name: str, most: int) -> Iterator[bytes]:
    """Yield at most this many bytes of a file, whatever the zip's own figures say."""
    try:
        with archive.open(name) as file:
            while most > 0 and (data := file.read(min(most, CHUNK))):
                most -= len(data)
                yield data
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        # The zip's own figures led to a place before its start.
        raise ArchiveError(ArchiveFault.DAMAGED, name) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise ArchiveError(ArchiveFault.DAMAGED, name) from error

"""Bytes from files and into files: bounded reading, and writing that leaves the old file or the new."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mtdesk.record.errors import system_fault
from mtdesk.record.json_text import SIZE_LIMIT, too_large


@contextlib.contextmanager
def system_faults() -> Iterator[None]:
    """Let the system's refusals become RecordErrors."""
    try:
        yield
    except OSError as error:
        raise system_fault(error) from error


def read_bounded(path: Path) -> bytes:
    """The bytes of a file; raises RecordError if it cannot be read or is over the size limit (rules.md 7)."""
    with system_faults(), path.open("rb") as file:
        if os.fstat(file.fileno()).st_size > SIZE_LIMIT:
            raise too_large()
        data = file.read(SIZE_LIMIT + 1)  # a pipe or a growing file has no size to trust
    if len(data) > SIZE_LIMIT:
        raise too_large()
    return data


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file, on the disk when this returns.

    Raises RecordError if that fails; the old file, if there was one, is untouched then and no other is left.
    """
    with system_faults():
        _replace(Path(os.path.realpath(path)), data)


def check_writable(path: Path) -> None:
    """Raise RecordError if it is plain already that ``write_atomically`` cannot write this file."""
    real = Path(os.path.realpath(path))
    with system_faults():
        if real.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if real.exists() and not real.is_file():  # a device would become a file
            raise PermissionError(errno.EPERM, "")
        with tempfile.TemporaryFile(dir=real.parent):
            pass


def _replace(path: Path, data: bytes) -> None:
    temporary = path.parent / f".mtdesk-{secrets.token_hex(8)}.tmp"
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            temporary.chmod(stat.S_IMODE(path.stat().st_mode))
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Put a new or renamed file's name on the disk, on systems where folders can be written out."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network disks refuse this; the file itself is safe
            os.fsync(handle)
    finally:
        os.close(handle)

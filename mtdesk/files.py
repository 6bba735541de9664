"""Whole files: writing that leaves the old file or the new one, and putting aside what cannot be read."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
from pathlib import Path

_TEMPORARY = ".mtdesk-*.tmp"

MOMENT = "%Y-%m-%d %H.%M.%S.%f"
"""How a file is named after the moment it is of: every system takes it, and by name is by time."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file into a folder that exists; on the disk when this returns.

    A link is followed, and permissions stay. Raises OSError if that fails; the old file, if there was one, is
    untouched then and no other is left. Where a pipe or a device stands, that stays.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(path))
    temporary = path.parent / _TEMPORARY.replace("*", secrets.token_hex(8))
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


def refuse_pipe(path: Path) -> None:
    """Raise OSError (ESPIPE) for a named pipe: whoever opens it waits, perhaps for ever.

    One without a name in the file system, as shells make them, is there to be read.
    """
    if Path(os.path.realpath(path)).is_fifo():
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE), str(path))


def clear_unfinished(folder: Path) -> None:
    """Delete what a program that was killed while it wrote a whole file into this folder has left behind.

    Nothing else may be writing there. What cannot be deleted stays.
    """
    for left in folder.glob(_TEMPORARY):
        with contextlib.suppress(OSError):
            left.unlink()


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


def put_aside(file: Path) -> Path:
    """Give a file that cannot be read a free name beside its own, so that nothing overwrites it.

    Returns where it is now; where it cannot be renamed, it stays and keeps its name.
    """
    try:
        return file.rename(_numbered(file, "-damaged-", 1))
    except OSError:
        return file


def is_put_aside(file: Path) -> bool:
    """Whether a file bears a name that ``put_aside`` gives."""
    return re.search(r"-damaged-[0-9]+$", file.stem) is not None


def free_name(file: Path) -> Path:
    """This name, or one much like it if there is a file of this name already."""
    return _numbered(file, " ", 2) if file.exists() else file


def _numbered(file: Path, before: str, number: int) -> Path:
    while (free := file.with_name(f"{file.stem}{before}{number}{file.suffix}")).exists():
        number += 1
    return free

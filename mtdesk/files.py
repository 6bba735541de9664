"""Whole files: writing that leaves the old file or the new one, moving unreadable ones aside, names."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

_TEMPORARY = ".mtdesk-*.tmp"
_SYNCS_AT_ONCE = sys.platform == "linux"
"""Whether ``os.sync`` returns only when everything is on disk."""

_HELD = (5, 32)
"""Windows' errors when another program has a file open: access denied, and a sharing violation."""
_PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2)
"""Seconds to wait for that other program, one after another."""

_DEVICE = re.compile("(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9¹²³])", re.IGNORECASE)

MOMENT = "%Y-%m-%d %H.%M.%S.%f"
"""How a file is named after its moment: valid on every system, and sorted by time."""
_MOMENT = 26
"""The letters of such a name."""


@contextlib.contextmanager
def whole_file(path: Path, *, follow_link: bool = True) -> Iterator[BinaryIO]:
    """Open a new file, which takes the place of ``path`` when the block ends; it is on the disk then.

    The folder must exist. A link is followed, or replaced by the file if ``follow_link`` is false;
    permissions stay. If the block raises, or the system raises OSError, the old file, if there was one, is
    untouched and no other is left. Where a pipe or a device stands, that stays.
    """
    path = Path(os.path.realpath(path)) if follow_link else path
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(path))
    temporary = path.parent / _TEMPORARY.replace("*", os.urandom(8).hex())
    try:
        with temporary.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists() and (follow_link or not path.is_symlink()):
            temporary.chmod(stat.S_IMODE(path.stat().st_mode))
        _put_in_place(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):  # what went wrong first is what must be reported
            temporary.chmod(stat.S_IREAD | stat.S_IWRITE)  # Windows deletes no read-only file
            temporary.unlink()
        raise
    sync_folder(path.parent)


def _put_in_place(temporary: Path, path: Path) -> None:
    """Replace one file by another; wait a moment while a virus scanner or a cloud folder reads it."""
    for pause in _PAUSES:
        try:
            temporary.replace(path)
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
            time.sleep(pause)
        else:
            return
    temporary.replace(path)


def write_whole(path: Path, data: bytes, *, follow_link: bool = True) -> None:
    """Write a file as ``whole_file`` does."""
    with whole_file(path, follow_link=follow_link) as file:
        file.write(data)


def refuse_pipe(path: Path) -> None:
    """Raise OSError (ESPIPE) for a named pipe: a person who opens it waits, perhaps for ever.

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


def is_still_at(path: Path, handle: int, *, has_identity: bool) -> bool:
    """Whether an open file is the one at this path, or, if it has no identity, whether any file is there.

    Some network disks give a file one number by its name and another while it is open.
    """
    try:
        opened, found = os.fstat(handle), path.lstat()
    except OSError:  # it has gone, perhaps with its folder or disk
        return False
    return os.path.samestat(opened, found) if has_identity else stat.S_ISREG(found.st_mode)


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


def sync_tree(folder: Path) -> None:
    """Put all files and folders below this one, and itself, on the disk.

    Where the system can write out everything at once, that takes a second; file by file it takes minutes for
    many, since every file waits for the disk.
    """
    if _SYNCS_AT_ONCE:
        os.sync()
        return
    for path in folder.rglob("*"):
        if path.is_dir():
            sync_folder(path)
        else:
            with path.open("r+b") as file:
                os.fsync(file.fileno())
    sync_folder(folder)


def put_aside(file: Path) -> Path:
    """Give a file that cannot be read a free name beside its own, so that nothing overwrites it.

    Returns where it is now; where it cannot be renamed, it stays and keeps its name.
    """
    try:
        return file.rename(_numbered(file, "-damaged-", 1))
    except OSError:
        return file


def copy_aside(file: Path) -> Path:
    """Keep a copy of a file that can be read only in part, by such a name; returns it. Raises OSError."""
    copy = _numbered(file, "-damaged-", 1)
    write_whole(copy, file.read_bytes())
    return copy


def moment_in_name(file: Path) -> datetime | None:
    """The moment a file is named after, also if there were others of that name; None if it is not."""
    try:
        return datetime.strptime(file.stem[:_MOMENT], MOMENT)  # noqa: DTZ007 -- local
    except ValueError:
        return None


def is_put_aside(file: Path) -> bool:
    """Whether a file bears a name that ``put_aside`` gives."""
    return re.search(r"-damaged-[0-9]+$", file.stem) is not None


def is_device(name: str) -> bool:
    """Whether Windows, or an older one, takes every file of this name for a device, whatever its suffix."""
    return _DEVICE.fullmatch(name.partition(".")[0].rstrip()) is not None


def free_name(file: Path) -> Path:
    """This name, or one much like it if there is a file of this name already."""
    return _numbered(file, " ", 2) if os.path.lexists(file) else file


def _numbered(file: Path, before: str, number: int) -> Path:
    while os.path.lexists(free := file.with_name(f"{file.stem}{before}{number}{file.suffix}")):
        number += 1
    return free

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
    """Open a new file, which takes the place of ``path`` when the block ends; it is then on disk.

    The folder must exist. A link is followed, or replaced by the file if ``follow_link`` is false;
    permissions are kept. If the block raises, or the system raises OSError, any old file is untouched and no
    other is left. A pipe or a device is never replaced.
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
        with contextlib.suppress(OSError):  # report what went wrong first
            temporary.chmod(stat.S_IREAD | stat.S_IWRITE)  # Windows does not delete read-only files
            temporary.unlink()
        raise
    sync_folder(path.parent)


def _put_in_place(temporary: Path, path: Path) -> None:
    """Replace one file with another, waiting a moment while a virus scanner or a cloud folder reads it."""
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
    """Raise OSError (ESPIPE) for a named pipe: opening it would wait, perhaps for ever.

    A pipe without a name in the file system, as shells make them, is meant to be read. Also raises OSError
    (ENOENT) for a name with a NUL, which no system has and for which Python would raise ValueError.
    """
    if "\0" in str(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if Path(os.path.realpath(path)).is_fifo():
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE), str(path))


def clear_unfinished(folder: Path) -> None:
    """Delete what a program left in this folder if it was killed while writing a whole file.

    Nothing else may be writing there. What cannot be seen or deleted stays.
    """
    with contextlib.suppress(PermissionError):
        for left in folder.glob(_TEMPORARY):
            with contextlib.suppress(OSError):
                left.unlink()


def make_private(folder: Path) -> None:
    """Create a folder that no other account may look into, or close one that exists.

    One that belongs to another account stays as it is, and so do the folders of a profile on Windows, which
    are private anyway. Raises OSError if the folder cannot be created.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    mode = stat.S_IMODE(folder.stat().st_mode)
    if os.name == "posix" and mode & 0o077:
        with contextlib.suppress(PermissionError):
            folder.chmod(mode & 0o700)


def is_closed(folder: Path) -> bool:
    """Return whether this account may not look into a folder, as into a private one of another account."""
    try:
        os.stat(os.path.join(folder, "."))  # noqa: PTH116, PTH118 -- pathlib would drop the dot
    except PermissionError:
        return True
    except OSError:
        pass
    return False


def sync_folder(folder: Path) -> None:
    """Put a new or renamed file's name on disk, on systems where folders can be flushed."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network disks refuse this; the file itself is safe
            os.fsync(handle)
    finally:
        os.close(handle)


def sync_tree(folder: Path) -> None:
    """Put all files and folders below this one, and itself, on disk.

    Where the system can flush everything at once, that takes a second; file by file, many files take minutes,
    since each waits for the disk.
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
    """Rename an unreadable file to an unused name beside it, so that nothing overwrites it.

    Returns where it is now; if it cannot be renamed, it keeps its name.
    """
    try:
        return file.rename(_numbered(file, "-damaged-", 1))
    except OSError:
        return file


def moment_in_name(file: Path) -> datetime | None:
    """Return the moment a file is named after, even if there were others of that name.

    None if there is none.
    """
    try:
        return datetime.strptime(file.stem[:_MOMENT], MOMENT)  # noqa: DTZ007 -- local
    except ValueError:
        return None


def is_put_aside(file: Path) -> bool:
    """Return whether a file has a name that ``put_aside`` gives."""
    return re.search(r"-damaged-[0-9]+$", file.stem) is not None


def is_device(name: str) -> bool:
    """Return whether any Windows takes every file of this name for a device, whatever its suffix."""
    return _DEVICE.fullmatch(name.partition(".")[0].rstrip()) is not None


def free_name(file: Path) -> Path:
    """Return this name, or a similar one if a file of this name exists."""
    return _numbered(file, " ", 2) if os.path.lexists(file) else file


def _numbered(file: Path, before: str, number: int) -> Path:
    while os.path.lexists(free := file.with_name(f"{file.stem}{before}{number}{file.suffix}")):
        number += 1
    return free

"""Bytes from and to files: bounded reading, and writing that leaves the old file or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from mtdesk.files import put_aside, refuse_pipe, write_whole
from mtdesk.record.errors import Fault, RecordError, system_fault
from mtdesk.record.json_text import SIZE_LIMIT, dump_json, read_json, too_large

_Value = TypeVar("_Value")


@contextlib.contextmanager
def system_faults() -> Iterator[None]:
    """Turn the system's refusals into RecordErrors."""
    try:
        yield
    except OSError as error:
        raise system_fault(error) from error


def read_bounded(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """Return the bytes of a file.

    Raises RecordError if it is unreadable or over the size limit (rules.md 7).
    """
    with system_faults():
        refuse_folder(path)
        refuse_pipe(path)
    with system_faults(), path.open("rb") as file:
        if os.fstat(file.fileno()).st_size > limit:
            raise too_large(limit)
        data = file.read(limit + 1)  # the size of a pipe or a growing file cannot be trusted
    if len(data) > limit:
        raise too_large(limit)
    return data


def read_or_put_aside(path: Path, limit: int, kind: type[_Value]) -> _Value | None:
    """Return the JSON value in a file; None if there is no file, or it is damaged and now set aside.

    Raises RecordError if it cannot be read.
    """
    try:
        return read_json(read_bounded(path, limit), kind)
    except RecordError as error:
        if error.fault is Fault.NOT_FOUND:
            return None
        if not error.is_damage:
            raise
    with system_faults():
        put_aside(path)
    return None


def write_json(path: Path, value: object) -> None:
    """Write a value as JSON, in a folder that need not exist; raises RecordError."""
    with system_faults():
        path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, dump_json(value))


def refuse_folder(path: Path) -> None:
    """Raise IsADirectoryError for a folder: Windows would only say that access is denied."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def write_atomically(path: Path, data: bytes, *, follow_link: bool = True) -> None:
    """Write a whole file as `mtdesk.files.write_whole` does; raises RecordError if that fails."""
    with system_faults():
        refuse_folder(path)
        write_whole(path, data, follow_link=follow_link)


def check_writable(path: Path) -> None:
    """Raise RecordError if it is already clear that ``write_atomically`` cannot write this file."""
    real = Path(os.path.realpath(path))
    with system_faults():
        refuse_folder(real)
        if real.exists() and not real.is_file():  # a device would become a file
            raise PermissionError(errno.EPERM, "")
        with tempfile.TemporaryFile(dir=real.parent):
            pass

"""Bytes and JSON from and to files: read strictly and within bounds, written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import tempfile
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mtdesk.files import put_aside, refuse_pipe, write_whole
from mtdesk.messages import printable, shown
from mtdesk.record.errors import Fault, RecordError, damaged, system_fault

Json = dict[str, Any]

SIZE_LIMIT = 64 * 1024 * 1024
"""The most bytes of a file."""

VALUE_LIMIT = 8_000_000
"""The most values of a file, more than the longest game needs; it bounds the memory that reading takes."""

_MOST_POINTS = 10**9
"""More than anybody can have."""
_LONGEST_POINTS = 40
"""Characters."""

_IN_RECORD = re.compile(r"\.rounds\[(\d+)\](?:\.actions\[(\d+)\])?")

_Value = TypeVar("_Value")


class _Head(msgspec.Struct):
    """What every file of ours says first."""

    format: Any = None
    version: Any = None


def read_format(data: bytes | msgspec.Raw, format_: str, version: int, kind: type[_Value]) -> _Value:
    """Return the JSON text of a file of this format as a value of this type. Raises RecordError."""
    head = read_json(data, _Head)
    if head.format != format_:
        raise damaged(f"the format is not {format_}")
    if type(head.version) is int and head.version > version:
        raise RecordError(
            Fault.NEWER, f"version {shown(head.version)} of {format_} is newer than this program"
        )
    if type(head.version) is not int or head.version != version:
        raise damaged(f"there is no version {shown(head.version)} of {format_}")
    return read_json(data, kind)


def read_json(data: bytes | msgspec.Raw, kind: type[_Value]) -> _Value:
    """Return a JSON text as a value of this type; raises RecordError with its place in a record."""
    text = bytes(data)
    if len(text) > SIZE_LIMIT:
        raise too_large()
    # Every value but the first follows a bracket, a brace or a comma.
    if sum(map(text.count, (b"[", b"{", b","))) > VALUE_LIMIT:
        raise damaged(f"the file contains more than {VALUE_LIMIT} values")
    try:
        return msgspec.json.decode(text, type=kind, dec_hook=_points)
    except msgspec.ValidationError as error:
        raise _located(str(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise damaged(f"this is not JSON: {printable(str(error))}") from None
    except RecursionError:
        raise damaged("the brackets are nested too deeply") from None


def _located(complaint: str) -> RecordError:
    """Return the error for what msgspec says, such as ``Expected `int` - at `$.rounds[0]` ``."""
    problem, _, place = complaint.rstrip("`").rpartition(" - at `$")
    problem, place = (problem, place) if problem else (complaint, "")
    found = _IN_RECORD.match(place)
    rest = place[found.end() if found else 0 :].lstrip(".")
    error = damaged(printable(f"{rest}{': ' if rest else ''}{problem[:1].lower()}{problem[1:]}"))
    if found is None:
        return error
    return error.at(int(found[1]) + 1, None if found[2] is None else int(found[2]) + 1)


def dump_json(value: object) -> bytes:
    """Return the shortest JSON text of a value, in UTF-8 on one line."""
    return msgspec.json.encode(value, enc_hook=_plain)


# Points: whole numbers are integers, others texts such as ``"41/2"`` in lowest terms (format.md 8)


def _plain(value: object) -> object:
    if not isinstance(value, Fraction):
        raise NotImplementedError(type(value))
    return value.numerator if value.denominator == 1 else str(value)


def _points(kind: type, value: object) -> Fraction:
    """Return what ``_plain`` was given; msgspec makes a RecordError of a ValueError, with its place."""
    if kind is not Fraction:
        raise NotImplementedError(kind)
    if isinstance(value, bool) or not isinstance(value, int | str) or len(str(value)) > _LONGEST_POINTS:
        raise ValueError(f"{shown(value)} are no points")
    numerator, _, denominator = str(value).partition("/")
    try:
        points = Fraction(int(numerator), int(denominator or 1))
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"{shown(value)} are no points") from None
    if abs(points) >= _MOST_POINTS:
        raise ValueError("nobody has as many points")
    if _plain(points) != value:
        raise ValueError(f"{shown(value)} are no points in lowest terms")
    return points


def too_large(limit: int = SIZE_LIMIT) -> RecordError:
    """Return the error for a file of more bytes than the limit, which is a whole number of MiB."""
    return damaged(f"the file is larger than {limit // 2**20} MiB")


# Files


@contextlib.contextmanager
def system_faults() -> Iterator[None]:
    """Turn the system's refusals into RecordErrors."""
    try:
        yield
    except OSError as error:
        raise system_fault(error) from error


def read_bounded(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """Return the bytes of a file.

    Raises RecordError if it is unreadable or over the size limit (format.md 7.3).
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

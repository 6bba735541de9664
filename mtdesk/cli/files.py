"""Files that commands read and write, with problems as one sentence that starts with their name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from mtdesk.cli.fault import WRONG, CommandError
from mtdesk.record.errors import RecordError
from mtdesk.record.files import check_writable, read_bounded
from mtdesk.record.json_text import load_json

_Result = TypeVar("_Result")


def in_file(file: Path, act: Callable[[Path], _Result], status: int = WRONG) -> _Result:
    """Do something with a file; raises Fault with its name if that fails."""
    try:
        return act(file)
    except RecordError as error:
        raise CommandError(f"{file}: {error}", status) from None


def check_output(file: Path, is_ours: Callable[[Path], bool]) -> None:
    """Raise CommandError if a file cannot be written, or is a link, or exists and is not one of ours."""
    if file.is_symlink():
        raise CommandError(f"{file}: this is a link, so it is not overwritten")
    in_file(file, check_writable)
    if file.exists() and not in_file(file, is_ours):
        raise CommandError(f"{file}: this file was not written by this command, so it is not overwritten")


def check_results_file(file: Path, format_: str) -> None:
    """Raise CommandError if a file cannot be written, or is anything but earlier results in this format."""
    check_output(file, lambda found: _is_of_format(read_bounded(found), format_))


def _is_of_format(data: bytes, format_: str) -> bool:
    try:
        value = load_json(data)
    except RecordError:  # not JSON, so nothing in this format
        return False
    return isinstance(value, dict) and value.get("format") == format_

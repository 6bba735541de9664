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


def check_results_file(file: Path, format_: str) -> None:
    """Raise Fault if a file cannot be written, or contains anything but earlier results in this format."""
    in_file(file, check_writable)
    if file.exists() and not _is_of_format(in_file(file, read_bounded), format_):
        raise CommandError(
            f"{file}: this file exists and does not hold such results, so it is not overwritten"
        )


def _is_of_format(data: bytes, format_: str) -> bool:
    try:
        value = load_json(data)
    except RecordError:  # not JSON, so nothing in this format
        return False
    return isinstance(value, dict) and value.get("format") == format_

"""What commands read and write: files and standard output, with every problem as one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from msgspec import Raw

from mtdesk.cli.fault import FAILED, WRONG, CommandError
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.files import check_writable, read_bounded, read_format
from mtdesk.rules.options import FORMAT_VERSION

_Result = TypeVar("_Result")


@contextmanager
def writing(what: str) -> Iterator[None]:
    """Write out at the end what is printed in here. Raises CommandError, naming it ``what``, if that fails.

    A reader that has gone is a BrokenPipeError, as everywhere.
    """
    if sys.stdout is None:
        raise CommandError(f"{what} cannot be written: standard output is closed", FAILED)
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        drop_the_rest()
        raise CommandError(f"{what} cannot be written: {system_fault(error)}", FAILED) from None


def drop_the_rest() -> None:
    """Keep Python from writing the rest at exit, where that is impossible."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_file(file: Path, act: Callable[[Path], _Result], status: int = WRONG) -> _Result:
    """Do something with a file. Raises CommandError with its name if that fails."""
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

    def is_of_format(found: Path) -> bool:
        data = read_bounded(found)
        try:
            read_format(data, format_, FORMAT_VERSION, Raw)
        except RecordError:  # nothing in this format
            return False
        return True

    check_output(file, is_of_format)

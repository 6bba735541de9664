"""What commands print on standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.record.errors import system_fault


@contextmanager
def writing(what: str) -> Iterator[None]:
    """What is printed in here is written out at the end; raises Fault, naming it ``what``, if that fails.

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

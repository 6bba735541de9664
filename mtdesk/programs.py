"""The other programs that can play on this machine, with the commands that start them.

``mtdesk programs add`` registers one; nothing else does. Their file is in a folder that is never exported and
out of reach of imports, so that no file which comes from elsewhere can start a program.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from mtdesk import paths
from mtdesk.files import make_private, write_whole
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded, read_json

FILE_NAME = "programs.json"
MAX_PROGRAM_NAME = 30
"""The most characters of a program's name."""
MAX_COMMAND = 2000
"""The most characters of a command."""

_log = logging.getLogger(__name__)


class Program(msgspec.Struct, frozen=True):
    """Another program that can play, and the command that starts it; both printable on one line.

    Raises ValueError for anything else.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_PROGRAM_NAME)]
    command: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_COMMAND)]

    def __post_init__(self) -> None:
        for text in (self.name, self.command):
            if not text.isprintable() or not text.strip():
                raise ValueError(f"not a printable text: {text!r}")


class _File(msgspec.Struct, frozen=True):
    programs: tuple[Program, ...]


def programs_file() -> Path:
    """Return the file of the registered programs."""
    return paths.user_state_dir() / FILE_NAME


def read_programs(file: Path) -> tuple[Program, ...]:
    """Return the programs in a file, none if it is missing. Raises RecordError."""
    try:
        return read_json(read_bounded(file), _File).programs
    except RecordError as error:
        if error.fault is Fault.NOT_FOUND:
            return ()
        raise


def write_programs(programs: Sequence[Program]) -> None:
    """Register these programs and no others. Raises OSError."""
    file = programs_file()
    make_private(file.parent)
    write_whole(file, msgspec.json.format(msgspec.json.encode(_File(tuple(programs)))) + b"\n")


def registered() -> tuple[Program, ...]:
    """Return the programs that can be given a seat; none if their file cannot be read."""
    try:
        return read_programs(programs_file())
    except RecordError:
        _log.warning("The list of other programs cannot be read", exc_info=True)
        return ()


def command_of(name: str) -> str | None:
    """Return the command that starts the program of this name, None if none is registered."""
    return next((program.command for program in registered() if program.name == name), None)


def working_folder() -> Path:
    """Return where programs run at the table: always in the same folder, the player's own.

    In the folder where mtdesk was started, perhaps that of an opened file, a command could mean a program
    other than the registered one.
    """
    try:
        return Path.home()
    except RuntimeError:  # a user without one, as in containers
        return paths.user_state_dir()

"""The other programs that can play on this machine, and which of their commands the player has approved.

They are kept in a folder of their own that is never exported and out of reach of imports. Table and settings
start a program only by the command that ``ProgramStore.startable`` returns.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from mtdesk import paths
from mtdesk.files import put_aside, write_whole
from mtdesk.lenient import Damaged, json_for, object_in, read_leniently

FILE_NAME = "programs.json"
_LARGEST = 4 * 1024 * 1024
"""Bytes of the file; a larger one was not written by the program."""
MAX_PROGRAM_NAME = 30
"""The most characters of a program's name."""
MAX_COMMAND = 2000
"""The most characters of a command."""
MAX_APPROVED = 100
"""How many approvals are remembered, latest first."""


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


class KnownPrograms(msgspec.Struct, frozen=True):
    """What the file holds: programs by distinct names, and approved commands, the latest first."""

    registered: tuple[Program, ...] = ()
    approved: tuple[str, ...] = ()


def working_folder() -> Path:
    """Return where approved programs run: always in the same folder, the player's own.

    In the folder where mtdesk was started, perhaps that of an opened file, a command could mean a program
    other than the approved one.
    """
    try:
        return Path.home()
    except RuntimeError:  # a user without one, as in containers
        return paths.user_state_dir()


class ProgramStore:
    """The programs registered on this machine, the approved commands, and the file that keeps both.

    ``damaged`` is where an unreadable file is now kept. ``fault`` is why the system refused to read the file;
    it is then left alone, and nothing is written.
    """

    def __init__(self) -> None:
        self.file = paths.user_state_dir() / FILE_NAME
        """The file that keeps them."""
        self.damaged: Path | None = None
        self.fault: OSError | None = None
        self._known = KnownPrograms()
        try:
            self._known = read_programs(self.file)
        except FileNotFoundError:
            return
        except OSError as error:
            self.fault = error
        except Damaged:
            self.damaged = put_aside(self.file)

    @property
    def registered(self) -> tuple[Program, ...]:
        """The programs that can be given a seat, by distinct names."""
        return self._known.registered

    def named(self, name: str) -> Program | None:
        """Return the program of this name, None if none is registered."""
        return next((program for program in self.registered if program.name == name), None)

    def register(self, programs: Iterable[Program]) -> None:
        """Register these programs and no others. Applies until mtdesk ends even if it raises OSError."""
        self._keep(KnownPrograms(tuple(programs), self._known.approved))

    def approve(self, command: str) -> None:
        """Allow exactly this command to be started from now on; the player has seen it and agreed.

        Applies until mtdesk ends even if it raises OSError.
        """
        approved = dict.fromkeys((command, *self._known.approved))
        self._keep(KnownPrograms(self.registered, tuple(approved)[:MAX_APPROVED]))

    def startable(self, command: str) -> str | None:
        """Return a command that may be started: this one, if exactly it has been approved, otherwise None."""
        return command if command in self._known.approved else None

    def _keep(self, known: KnownPrograms) -> None:
        self._known = known
        if self.fault is not None:
            raise self.fault
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, json_for(self.file, _LARGEST, known))


def read_programs(file: Path) -> KnownPrograms:
    """Return what a file of programs holds, without damaged entries or repeated names.

    Raises OSError, and Damaged if nothing of it can be understood.
    """
    known, _ = read_leniently(object_in(file, _LARGEST), KnownPrograms)
    return KnownPrograms(_by_different_names(known.registered), known.approved[:MAX_APPROVED])


def _by_different_names(programs: Iterable[Program]) -> tuple[Program, ...]:
    found: dict[str, Program] = {}
    for program in programs:
        found.setdefault(program.name.casefold(), program)
    return tuple(found.values())

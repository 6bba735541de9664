"""One program at a time for each person's games: two would overwrite each other's journal.

The lock is a file that the program keeps open under a lock of the operating system. On one computer the
system's lock decides, so what a killed program leaves behind does not count. The file says who has it, for
computers that share the folder over a network or synchronise copies of it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from enum import Enum, auto
from pathlib import Path
from typing import Self

from msgspec import Struct
from PySide6.QtCore import QSysInfo

from mtdesk.files import free_name, is_still_at

_FILE = "lock"
_ATTEMPTS = 10
"""How often the lock is tried while others release and replace it."""
_LONGEST = 1024
"""Bytes that are read; a host's name is shorter."""
_FLAGS = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_NOT_A_FILE = {errno.ELOOP, errno.EMLINK, errno.EISDIR, errno.ENXIO}
"""What opening a link, a folder or a socket results in."""


class Claim(Enum):
    """The outcome of an attempt to take the lock."""

    OURS = auto()
    HELD = auto()  # by another program on this computer
    ELSEWHERE = auto()  # by a program on another computer, as far as the file says
    UNGUARDED = auto()  # nothing can be written there, so there is nothing to guard

    @property
    def may_play(self) -> bool:
        """Whether this program may write games."""
        return self in {Claim.OURS, Claim.UNGUARDED}


class Holder(Struct, frozen=True):
    """The holder of a lock: five lines of text, as Qt's QLockFile writes them, which older versions used."""

    process: int
    computer: str
    """The computer's name given by people; it may change."""
    machine: str
    """What the operating system was named by at its installation; "" if it does not say."""

    @classmethod
    def this(cls) -> Self:
        """Return this program on this computer."""
        machine = bytes(QSysInfo.machineUniqueId().data()).decode(errors="replace")
        return cls(os.getpid(), QSysInfo.machineHostName(), machine)

    @classmethod
    def read(cls, data: bytes) -> Self | None:
        """Return who has the lock according to its file, None if it says nothing."""
        process, _, computer, machine, *_ = (*data.decode(errors="replace").split("\n"), "", "", "", "")
        if not (process.isascii() and process.isdigit() and computer):
            return None
        return cls(int(process), computer, machine)

    def text(self) -> bytes:
        """Return the content of the file."""
        boot = bytes(QSysInfo.bootUniqueId().data()).decode(errors="replace")
        return "\n".join((str(self.process), "mtdesk", self.computer, self.machine, boot, "")).encode()

    def is_on(self, other: Self) -> bool:
        """Return whether both are on the same computer."""
        if self.machine and other.machine:
            return self.machine == other.machine
        return self.computer.casefold() == other.computer.casefold()


class Lock:
    """The lock of a data folder. ``computer`` names the other one if a claim is ELSEWHERE."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE
        self._handle: int | None = None
        self._has_identity = True
        self._is_locked = True
        self._self = Holder.this()
        self.computer = ""

    def take(self, *, anyway: bool = False) -> Claim:
        """Take the lock, or make sure that this program still has it.

        ``anyway`` takes it from another computer. If it has gone, it is created again, with its folder if
        necessary. This never waits.
        """
        if self._handle is not None:
            if self._is_in_place(self._handle) and self._taken_by(self._handle) is None:
                return Claim.OURS
            self._close()
        for attempt in range(_ATTEMPTS):
            self._has_identity = attempt < _ATTEMPTS - 1
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._handle = self._open()
            except OSError:
                return Claim.UNGUARDED
            claim = self._claim(anyway=anyway)
            if claim is not None:
                return claim
        return Claim.HELD

    def _claim(self, *, anyway: bool) -> Claim | None:
        """Take the lock with the open file; None if that is no longer at its path."""
        handle = self._handle
        locked = None if handle is None else _lock(handle)
        if handle is None or locked is False:
            self._close()
            return Claim.HELD
        self._is_locked = locked is True
        if not self._is_in_place(handle):  # released, or replaced by another program, meanwhile
            self._close()
            return None
        claim = self._taken_by(handle)
        if claim is Claim.HELD or (claim is Claim.ELSEWHERE and not anyway):
            self._close()
            return claim
        self._write(handle)
        return Claim.OURS

    def guard(self) -> None:
        """Make sure that this program may write; raises RecordError if another one has the lock now."""
        if not self.take().may_play:
            from mtdesk.record.errors import Fault, RecordError

            raise RecordError(Fault.IN_USE)

    def release(self) -> None:
        """Release the lock."""
        if self._handle is None:
            return
        is_ours = self._is_in_place(self._handle) and self._taken_by(self._handle) is None
        if sys.platform == "win32":  # no file can be deleted there while it is open
            self._close()
        if is_ours:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self._close()

    def _close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _open(self) -> int | None:
        """Open the file; None if another program lets no one open it, as older versions do on Windows.

        Anything that is not a file is renamed. Raises OSError if there can be no lock.
        """
        try:
            handle = os.open(self._path, _FLAGS | os.O_CREAT, 0o644)
        except PermissionError:
            if sys.platform == "win32" and self._path.is_file():
                return None
            return self._open_protected()
        except OSError as error:
            if error.errno not in _NOT_A_FILE:
                raise
        else:
            if stat.S_ISREG(os.fstat(handle).st_mode):
                return handle
            os.close(handle)
        self._path.rename(free_name(self._path))
        return os.open(self._path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o644)

    def _open_protected(self) -> int | None:
        """Open a write-protected file if it is ours; otherwise replace it. None if another program has it.

        None if another program has it. If not even that is visible, the other program notices when it writes
        next.
        """
        with contextlib.suppress(PermissionError):
            self._path.chmod(0o644)
            return os.open(self._path, _FLAGS)
        if is_held(self._path.parent):
            return None
        self._path.rename(free_name(self._path))
        return os.open(self._path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o644)

    def _is_in_place(self, handle: int) -> bool:
        """Return whether the open file is the one at the path."""
        return is_still_at(self._path, handle, has_identity=self._has_identity)

    def _taken_by(self, handle: int) -> Claim | None:
        """Return who else has the lock according to the file; None if no one has."""
        try:
            os.lseek(handle, 0, os.SEEK_SET)
            holder = Holder.read(os.read(handle, _LONGEST))
        except OSError:
            return None
        if holder is None:
            return None
        if not holder.is_on(self._self):
            self.computer = holder.computer
            return Claim.ELSEWHERE
        is_other = not self._is_locked and holder.process != self._self.process
        return Claim.HELD if is_other and _is_alive(holder.process) else None

    def _write(self, handle: int) -> None:
        """Write who has the lock; on a full disk, the system's lock must do."""
        with contextlib.suppress(OSError):
            os.ftruncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            os.write(handle, self._self.text())


def is_held(folder: Path) -> bool:
    """Return whether a program on this computer has the lock, as far as that is visible from outside."""
    path = folder / _FILE
    if not path.is_file():
        return False
    try:
        handle = os.open(path, _FLAGS & ~os.O_RDWR | os.O_RDONLY)
    except OSError:
        return sys.platform == "win32"
    try:
        return _lock(handle) is False
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    _PLACE = 1 << 30
    """The byte that is locked; no one else could read one with content."""

    def _lock(handle: int) -> bool | None:
        """Lock an open file; return whether no other program has it, None if this disk knows no locks."""
        os.lseek(handle, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _is_alive(process: int) -> bool:  # noqa: ARG001 -- every disk knows locks here
        return False

else:
    import fcntl

    def _lock(handle: int) -> bool | None:
        """Lock an open file; return whether no other program has it, None if this disk knows no locks."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return None
        return True

    def _is_alive(process: int) -> bool:
        try:
            os.kill(process, 0)
        except PermissionError:
            return True
        except (OSError, OverflowError):
            return False
        return True

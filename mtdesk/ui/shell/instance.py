"""One program at a time for each person's games: two would overwrite each other's journal.

`Lock` is Qt's lock file, which also says on which computer the program runs, for computers that share the
folder. `Requests` listens on a local socket for later starts, which `hand_over` what they were to open.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QSysInfo
from shiboken6 import Shiboken

from mtdesk.files import free_name

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

_FILE = "lock"
_LONGEST = 1024
"""Bytes of its content that matter."""
_LARGEST = 64 * 1024
"""The most bytes of a request; a path is shorter."""
_END, _TAKEN = b"\0", b"taken"
"""What ends the path in a request, and the answer."""
_PATIENCE = 5.0
"""Seconds in which a program that runs, or is just starting, takes a request."""
_PAUSE = 0.02


class Claim(Enum):
    """The outcome of an attempt to take the lock."""

    OURS = auto()
    HELD = auto()  # by another program on this computer
    ELSEWHERE = auto()  # by a program on another computer, as far as the file says
    UNGUARDED = auto()  # nothing can be written there, so there is nothing to guard

    @property
    def may_play(self) -> bool:
        return self in {Claim.OURS, Claim.UNGUARDED}


class Lock:
    """The lock of a data folder. ``computer`` names the other one if a claim is ELSEWHERE."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE
        self._lock = _lock_file(self._path)
        self._identity: tuple[int, int] | None = None
        self.computer = ""

    def take(self, *, anyway: bool = False) -> Claim:
        """Take the lock, or make sure that this program still has it; this never waits.

        ``anyway`` takes it from another computer. If the file has gone, it is created again, with its folder
        if necessary.
        """
        if not self._lock.isLocked():
            return self._claim(anyway=anyway)
        if self._is_ours():
            return Claim.OURS
        former, self._lock = self._lock, _lock_file(self._path)
        claim = self._claim(anyway=anyway)
        if claim is Claim.UNGUARDED:
            self._lock = former  # its folder may come back
        else:  # unlocking would delete the file that another program has put in its place
            Shiboken.invalidate(former)
        return claim

    def _claim(self, *, anyway: bool) -> Claim:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if not _is_file(self._path) and os.path.lexists(self._path):
                self._path.rename(free_name(self._path))
        except OSError:
            return Claim.UNGUARDED
        return self._take(anyway=anyway)

    def _take(self, *, anyway: bool) -> Claim:
        for is_last in (False, True):
            if self._lock.tryLock(0):
                with suppress(OSError):
                    found = self._path.lstat()
                    self._identity = found.st_dev, found.st_ino
                return Claim.OURS
            if self._lock.error() is not QLockFile.LockError.LockFailedError:
                return Claim.UNGUARDED
            process, self.computer, is_here = self._holder()
            if not (is_here or anyway):
                return Claim.ELSEWHERE
            if is_last or not self._lock.removeStaleLockFile():  # the system keeps that of a living program
                break
        if os.access(self._path.parent, os.W_OK) or _is_alive(process):
            return Claim.HELD
        return Claim.UNGUARDED  # the lock of a killed program cannot be taken away where no one can write

    @property
    def is_held(self) -> bool:
        """Whether this program has the lock, as far as it knows."""
        return self._lock.isLocked()

    def guard(self) -> None:
        """Make sure that this program may write; raises RecordError if another one has the lock now."""
        if not self.take().may_play:
            from mtdesk.record.errors import Fault, RecordError

            raise RecordError(Fault.IN_USE)

    def release(self) -> None:
        """Release the lock, unless another program has it meanwhile."""
        if self._lock.isLocked() and self._is_ours():
            self._lock.unlock()

    def _is_ours(self) -> bool:
        """Return whether the file at the path is the one that was locked."""
        try:
            found = self._path.lstat()
        except OSError:
            return False
        if (found.st_dev, found.st_ino) == self._identity:
            return True
        process, _, is_here = self._holder()
        return is_here and process == str(os.getpid())  # some disks number files in two ways

    def _holder(self) -> tuple[str, str, bool]:
        """Return the process and the computer that have the lock, and whether it is this computer.

        The file of QLockFile has these in lines: process, program, computer, number of the computer.
        """
        data = b""
        with suppress(OSError):
            if _is_file(self._path):
                with self._path.open("rb") as opened:
                    data = opened.read(_LONGEST)
        process, _, computer, machine, *_ = (*data.decode(errors="replace").split("\n"), "", "", "", "")
        ours = bytes(QSysInfo.machineUniqueId().data()).decode(errors="replace")
        if machine and ours:  # many computers are called the same
            return process, computer, machine == ours
        return process, computer, computer.casefold() in ("", _computer().casefold())


def _is_alive(process: str) -> bool:
    """Return whether a process of this computer still runs; not for Windows, whose folders can be written."""
    try:
        os.kill(int(process), 0)
    except (ValueError, OverflowError, ProcessLookupError):
        return False
    except PermissionError:  # it is another user's
        return True
    return True


def _lock_file(path: Path) -> QLockFile:
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # a game may be open for days
    return lock


def _computer() -> str:
    return QSysInfo.machineHostName()


def _is_file(path: Path) -> bool:
    """Return whether a path leads to a file, and not to a link, a pipe or a folder."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def is_held(folder: Path) -> bool:
    """Return whether a program on this computer has the lock of a data folder."""
    if not _is_file(folder / _FILE):
        return False
    lock = _lock_file(folder / _FILE)
    return not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError


# Later starts


def address(folder: Path) -> str:
    """Return the name of the socket of the program that has a data folder, on this computer.

    A start with another XDG_RUNTIME_DIR does not find it, and says that the program is already running.
    """
    from PySide6.QtCore import QCryptographicHash

    place = _computer().encode() + os.fsencode(folder.absolute())
    digest = QCryptographicHash.hash(place, QCryptographicHash.Algorithm.Sha256).toHex()
    name = f"mtdesk-{digest.toStdString()[:16]}"
    if sys.platform == "win32":
        return name
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return str(Path(runtime if runtime and Path(runtime).is_dir() else folder, f"{name}.socket"))


def hand_over(
    file: Path | None,
    folder: Path,
    patience: float = _PATIENCE,
    has_ended: Callable[[], bool] = lambda: False,
) -> bool:
    """Ask the program that has a data folder to open a file, if one is named, and to come to the front.

    Returns whether it has taken the request. ``has_ended`` is polled for whether that program has ended
    meanwhile; then no one will take it.
    """
    from PySide6.QtNetwork import QLocalSocket

    path = b"" if file is None else os.fsencode(file.absolute())
    deadline = time.monotonic() + patience
    while not has_ended():
        socket = QLocalSocket()
        socket.connectToServer(address(folder))
        if socket.waitForConnected(_left(deadline)):
            socket.write(path + _END)
            if socket.waitForReadyRead(_left(deadline)) and socket.readAll().data() == _TAKEN:
                return True
        if time.monotonic() >= deadline:
            break
        time.sleep(_PAUSE)
    return False


def _left(deadline: float) -> int:
    """Return the milliseconds until a time."""
    return max(1, round(1000 * (deadline - time.monotonic())))


class Requests(QObject):
    """What later starts and the desktop want: the window in front, and perhaps a file opened.

    They wait until there is a listener. A later start hears that its request was taken when the listener has
    it, and starts itself if this program ends before.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listener: Callable[[Path | None], object] | None = None
        self._waiting: list[tuple[Path | None, QLocalSocket | None]] = []
        self._server: QLocalServer | None = None

    def serve(self, folder: Path) -> None:
        """Hear later starts from now on; this program must have the lock of the folder."""
        from PySide6.QtNetwork import QLocalServer

        name = address(folder)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        QLocalServer.removeServer(name)
        if not self._server.listen(name):
            _log.warning("Later starts cannot be heard: %s", self._server.errorString())

    def close(self) -> None:
        """Hear no later start any more: it will take the place of this program."""
        if self._server is not None:
            self._server.close()
        for _, socket in self._waiting:
            if socket is not None:
                socket.abort()

    def listen(self, listener: Callable[[Path | None], object] | None) -> None:
        """Pass requests to this listener from now on, including those that wait; None: to no one."""
        self._listener = listener
        waiting, self._waiting = self._waiting, []
        for file, socket in waiting:
            self.add(file, socket)

    def add(self, file: Path | None, socket: QLocalSocket | None = None) -> None:
        """Pass on a request, which has come through ``socket`` if it is one of a later start."""
        if self._listener is None:
            self._waiting.append((file, socket))
            return
        self._listener(file)
        if socket is not None:
            socket.write(_TAKEN)

    def _accept(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(lambda socket=socket: self._forget(socket))
            self._read(socket)  # it may have come already

    def _read(self, socket: QLocalSocket) -> None:
        path, end, _ = bytes(socket.peek(_LARGEST).data()).partition(_END)
        if end:
            socket.readAll()
            self.add(Path(os.fsdecode(path)) if path else None, socket)
        elif len(path) == _LARGEST:
            socket.abort()

    def _forget(self, socket: QLocalSocket) -> None:
        """Drop the request of a program that waits no longer."""
        self._waiting = [(file, other) for file, other in self._waiting if other is not socket]
        socket.deleteLater()

"""One program at a time for each person's games: two would write over each other's journal."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QLockFile

_FILE = "lock"


def locked(folder: Path) -> QLockFile | None:
    """Take the lock of a data folder, to be kept for as long as the program runs; None: another one has it.

    A lock left behind by a program that was killed does not count. Where nothing can be written there is
    nothing to guard: the lock returned is not held then.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return QLockFile(str(folder / _FILE))
    lock = QLockFile(str(folder / _FILE))
    lock.setStaleLockTime(0)
    if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
        return lock
    if not os.access(folder, os.W_OK):  # and what was left behind there cannot be removed
        return lock
    # A process of the same number and name may run by now: in a sandbox, where numbers begin anew, this one.
    # Qt removes a lock file only if no program holds it.
    return lock if lock.removeStaleLockFile() and lock.tryLock(0) else None

"""Files on disks that may not answer, such as a network disk that is switched off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from mtdesk.record.errors import Fault, RecordError

LOOKING, OPENING = 10.0, 30.0
"""Seconds that a disk has to answer: when something is listed, and when people wait with Cancel in sight."""

_silent: set[Path] = set()
"""The folders that have not answered; each leaves when the thread comes back that has asked it."""

_Result = TypeVar("_Result")


async def from_disk(file: Path, work: Callable[[Path], _Result], seconds: float = OPENING) -> _Result:
    """Return what a function reads from a file, or writes there, in a thread of its own.

    Raises RecordError if the disk does not answer in this time, or at once while its folder still leaves an
    earlier question without an answer: no more threads wait for it.
    """
    folder = file.parent
    if folder in _silent:
        raise RecordError(Fault.NO_ANSWER)
    asking = asyncio.get_running_loop().run_in_executor(None, work, file)
    try:
        await asyncio.wait({asking}, timeout=seconds)
    finally:
        if not asking.done():  # or no one waits for it any more
            _silent.add(folder)
            asking.add_done_callback(lambda done: _answered(folder, done))
    if not asking.done():
        raise RecordError(Fault.NO_ANSWER)
    return asking.result()


def _answered(folder: Path, done: asyncio.Future[Any]) -> None:
    _silent.discard(folder)
    if not done.cancelled():
        done.exception()  # no one is interested any more

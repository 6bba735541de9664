"""A disk that never answers, like a network disk that is switched off: every access waits for ever."""

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_DEVICE = Path("/dev/fuse")
_MNT_DETACH = 2


@contextmanager
def dead_disk(folder: Path) -> Iterator[Path]:
    """Mount one on a new folder, and return a file on it; those that wait for it go on at the end.

    It is a FUSE disk without a program behind it, which only the administrator may mount. Where there is
    none, the file is a terminal on which nothing is ever typed.
    """
    if not (os.name == "posix" and os.access(_DEVICE, os.R_OK | os.W_OK)):
        yield Path("/dev/ptmx")
        return
    libc = ctypes.CDLL(None, use_errno=True)
    folder.mkdir()
    with _DEVICE.open("r+b", buffering=0) as device:
        options = f"fd={device.fileno()},rootmode=40000,user_id=0,group_id=0".encode()
        if libc.mount(b"dead", os.fsencode(folder), b"fuse", 0, options) != 0:
            yield Path("/dev/ptmx")
            return
        try:
            yield folder / "game.mtrain"
        finally:
            libc.umount2(os.fsencode(folder), _MNT_DETACH)

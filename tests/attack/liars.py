"""Archives that lie: refused in one sentence, with little memory, in little time.

``python -m tests.attack.liars`` makes each, reads it in a process of its own, and prints what that took. It
ends with status 1 if one takes more than ``SECONDS`` or ``MEMORY``, or is not refused.
"""

from __future__ import annotations

import json
import struct
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mtdesk.archive.names import FORMAT, MANIFEST, Folders
from mtdesk.archive.transfer import ArchiveError, examine
from tests.attack.fuzz import most_memory

SECONDS = 10.0
MEMORY = 200 * 1024 * 1024
_MIB = 1 << 20


class Verdict(NamedTuple):
    """What became of an archive: why it was refused (empty if it was not), and what reading it took."""

    fault: str
    seconds: float
    memory: int


_GAME = "data/games/zeros.mtrain"


def _zip(file: Path, method: int = zipfile.ZIP_DEFLATED) -> zipfile.ZipFile:
    target = zipfile.ZipFile(file, "w", method)
    head = {"format": FORMAT, "version": 1, "program": "0", "made": "2026-01-02T00:00:00Z"}
    target.writestr(MANIFEST, json.dumps(head))
    return target


def _zeros(target: zipfile.ZipFile, name: str, mib: int) -> None:
    with target.open(name, "w") as packed:
        for _ in range(mib):
            packed.write(bytes(_MIB))


def _claimed(file: Path, size: int) -> None:
    """Change the size that the list states of the last file."""
    data = bytearray(file.read_bytes())
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", size)
    file.write_bytes(data)


def long_manifest(file: Path) -> None:
    """A manifest of 900 MB, nearly all of it blanks."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target, target.open(MANIFEST, "w") as packed:
        for _ in range(900):
            packed.write(b" " * _MIB)
        packed.write(b"{}")


def bomb(file: Path) -> None:
    """More of nothing than an archive may hold."""
    with _zip(file) as target:
        for number in range(2):
            _zeros(target, f"data/games/{number}.mtrain", 600)


def small_claim(file: Path) -> None:
    """A gigabyte that says it is one byte."""
    with _zip(file) as target:
        _zeros(target, _GAME, 900)
    _claimed(file, 1)


def large_claim(file: Path) -> None:
    """A few bytes that say they are half a gigabyte."""
    with _zip(file) as target:
        target.writestr(_GAME, b"x")
    _claimed(file, 500 * _MIB)


def long_list(file: Path) -> None:
    """A list of two million files without a name."""
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\x01\x02", 20, 3, 20, *(0,) * 15)
    listed = entry * 2_000_000
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65_535, 65_535, len(listed), 0, 0)
    file.write_bytes(listed + end)


def other_method(file: Path) -> None:
    """Packed in a way that may take any amount of memory."""
    with _zip(file, zipfile.ZIP_LZMA) as target:
        _zeros(target, _GAME, 500)


LIARS = (long_manifest, bomb, small_claim, large_claim, long_list, other_method)


def judged(file: Path) -> Verdict:
    """Read an archive in a process of its own."""
    with get_context("fork").Pool(1) as pool:
        return pool.apply(_read, (file,))


def _read(file: Path) -> Verdict:
    folders = Folders(file.parent / "config", file.parent / "data")
    before, begun, fault = most_memory(), time.perf_counter(), ""
    try:
        examine(file, folders)
    except ArchiveError as error:
        fault = error.fault
    return Verdict(fault, time.perf_counter() - begun, most_memory() - before)


def verdicts(folder: Path, liars: Sequence[Callable[[Path], None]] = LIARS) -> Iterator[tuple[str, Verdict]]:
    """What becomes of each of these archives; they are made in a process of their own, for the memory."""
    for make in liars:
        file = folder / f"{make.__name__}.mtdata"
        with get_context("fork").Pool(1) as pool:
            pool.apply(make, (file,))
        yield make.__name__, judged(file)
        file.unlink()


def main() -> int:
    """Print what becomes of all of them."""
    status = 0
    with TemporaryDirectory() as folder:
        for name, verdict in verdicts(Path(folder)):
            is_good = verdict.fault and verdict.seconds < SECONDS and verdict.memory < MEMORY
            status |= not is_good
            figures = f"{verdict.seconds:6.2f} s {verdict.memory / _MIB:7.1f} MiB"
            print(
                f"{name:15} {figures}  {verdict.fault or 'TAKEN'}{'' if is_good else '  TOO MUCH'}",
                flush=True,
            )
    return status


if __name__ == "__main__":
    sys.exit(main())

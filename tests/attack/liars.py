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
from collections.abc import Callable, Iterator
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mtdesk.archive.checks import FORMAT, MANIFEST, ArchiveError
from mtdesk.archive.names import Folders
from mtdesk.archive.taking_in import examine
from tests.attack.fuzz import most_memory

SECONDS = 10.0
MEMORY = 200 * 1024 * 1024
_MIB = 1 << 20


class Verdict(NamedTuple):
    """What became of an archive: why it was refused (empty if it was not), and what reading it took."""

    fault: str
    seconds: float
    memory: int


def _head(entries: dict[str, dict[str, object]]) -> dict[str, object]:
    made = "2026-01-02T00:00:00Z"
    return {"format": FORMAT, "version": 1, "program": "0", "made": made, "files": entries}


def _zip(
    file: Path, entries: dict[str, dict[str, object]], method: int = zipfile.ZIP_DEFLATED
) -> zipfile.ZipFile:
    target = zipfile.ZipFile(file, "w", method)
    target.writestr(MANIFEST, json.dumps(_head(entries)))
    return target


def _zeros(target: zipfile.ZipFile, name: str, mib: int) -> None:
    with target.open(name, "w") as packed:
        for _ in range(mib):
            packed.write(bytes(_MIB))


def long_manifest(file: Path) -> None:
    """A manifest of 900 MB, nearly all of it blanks."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target, target.open(MANIFEST, "w") as packed:
        packed.write(json.dumps(_head({})).encode()[:-1])
        for _ in range(900):
            packed.write(b" " * _MIB)
        packed.write(b"}")


def rich_manifest(file: Path) -> None:
    """Few names in the zip's list, as many as fit in the manifest."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        for number in range(45_000):
            target.writestr(f"data/{number:x}", b"")
        entries = {f"{number:x}": {"size": 0, "sha256": ""} for number in range(350_000)}
        target.writestr(MANIFEST, json.dumps(_head(entries), separators=(",", ":")))


def much(file: Path) -> None:
    """As much as an archive may hold, all of it right but for the checksum of the last file."""
    right = sha256(bytes(16 * _MIB)).hexdigest()
    entries: dict[str, dict[str, object]] = {
        f"data/{number}": {"size": 16 * _MIB, "sha256": right if number < 62 else "0"} for number in range(63)
    }
    with _zip(file, entries) as target:
        for name in entries:
            _zeros(target, name, 16)


def bomb(file: Path) -> None:
    """A gigabyte of nothing in one file."""
    with _zip(file, {"data/zeros": {"size": 1000 * _MIB, "sha256": "0" * 64}}) as target:
        _zeros(target, "data/zeros", 1000)


def small_claim(file: Path) -> None:
    """A gigabyte that says it is one byte."""
    with _zip(file, {"data/zeros": {"size": 1, "sha256": sha256(b"\0").hexdigest()}}) as target:
        _zeros(target, "data/zeros", 900)
    data = bytearray(file.read_bytes())
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", 1)
    file.write_bytes(data)


def large_claim(file: Path) -> None:
    """A few bytes that say they are half a gigabyte."""
    with _zip(file, {"data/a": {"size": 500 * _MIB, "sha256": "0" * 64}}) as target:
        target.writestr("data/a", b"x")
    data = bytearray(file.read_bytes())
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", 500 * _MIB)
    file.write_bytes(data)


def long_list(file: Path) -> None:
    """A list of two million files without a name."""
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\x01\x02", 20, 3, 20, *(0,) * 15)
    count = 2_000_000
    listed = entry * count
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65_535, 65_535, len(listed), 0, 0)
    file.write_bytes(listed + end)


def full_list(file: Path) -> None:
    """As many files without a name as are read at all."""
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\x01\x02", 20, 3, 20, *(0,) * 15)
    listed = entry * ((8 << 20) // len(entry))
    file.write_bytes(listed + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65_535, 65_535, len(listed), 0, 0))


def same_place(file: Path) -> None:
    """Forty thousand files that are all the same bytes of the archive."""
    zeros = bytes(25_000)
    entry = {"size": len(zeros), "sha256": sha256(zeros).hexdigest()}
    names = [f"data/{number:05}" for number in range(40_000)]
    with _zip(file, {**dict.fromkeys(names, entry), names[-1]: {**entry, "sha256": ""}}) as target:
        target.writestr(names[0], zeros)
        for name in names[1:]:
            info = zipfile.ZipInfo(name)
            first = target.getinfo(names[0])
            info.compress_type, info.CRC = first.compress_type, first.CRC
            info.compress_size, info.file_size = first.compress_size, first.file_size
            info.header_offset = first.header_offset
            target.infolist().append(info)


def other_method(file: Path) -> None:
    """Packed in a way that may take any amount of memory."""
    with _zip(file, {"data/zeros": {"size": 500 * _MIB, "sha256": "0"}}, zipfile.ZIP_LZMA) as target:
        _zeros(target, "data/zeros", 500)


LIARS: tuple[Callable[[Path], None], ...] = (
    long_manifest,
    rich_manifest,
    much,
    bomb,
    small_claim,
    large_claim,
    long_list,
    full_list,
    same_place,
    other_method,
)


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


def verdicts(
    folder: Path, liars: tuple[Callable[[Path], None], ...] = LIARS
) -> Iterator[tuple[str, Verdict]]:
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

"""Archives that lie about their sizes: refused with little memory, whatever they say."""

from __future__ import annotations

import json
import struct
import sys
import zipfile
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from mtdesk.archive.names import FORMAT, MANIFEST, Folders
from mtdesk.archive.transfer import stage
from mtdesk.record.errors import RecordError
from tests.attack.fuzz import most_memory

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
MIB = 1 << 20
MEMORY = 32 * MIB
GAME = "data/games/zeros.mtrain"


def archive(file: Path, method: int = zipfile.ZIP_DEFLATED) -> zipfile.ZipFile:
    target = zipfile.ZipFile(file, "w", method)
    head = {"format": FORMAT, "version": 1, "program": "0", "made": "2026-01-02T00:00:00Z"}
    target.writestr(MANIFEST, json.dumps(head))
    return target


def claim(file: Path, size: int) -> None:
    """Change the size that the list states of the last file."""
    data = bytearray(file.read_bytes())
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", size)
    file.write_bytes(data)


def long_manifest(file: Path) -> None:
    """A manifest that is nearly all blanks."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        target.writestr(MANIFEST, b" " * 64 * MIB + b"{}")


def small_claim(file: Path) -> None:
    """Many bytes that say they are one."""
    with archive(file) as target:
        target.writestr(GAME, bytes(64 * MIB))
    claim(file, 1)


def large_claim(file: Path) -> None:
    """A byte that says it is half a gigabyte."""
    with archive(file) as target:
        target.writestr(GAME, b"x")
    claim(file, 500 * MIB)


def long_list(file: Path) -> None:
    """A list of two million files without a name."""
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\x01\x02", 20, 3, 20, *(0,) * 15)
    listed = entry * 2_000_000
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65_535, 65_535, len(listed), 0, 0)
    file.write_bytes(listed + end)


def other_method(file: Path) -> None:
    """Packed in a way that may take any amount of memory."""
    with archive(file, zipfile.ZIP_LZMA) as target:
        target.writestr(GAME, bytes(64 * MIB))


def read(file: Path) -> tuple[bool, int]:
    """Whether an archive is refused, and the bytes of memory that takes; for a process of its own."""
    before = most_memory()
    try:
        stage(file, Folders(file.parent / "config", file.parent / "data"))
    except RecordError:
        return True, most_memory() - before
    return False, most_memory() - before


def apart(file: Path, work: Callable[[Path], Any]) -> Any:
    """Do something in a process of its own, for the memory."""
    with get_context("fork").Pool(1) as pool:
        return pool.apply(work, (file,))


@pytest.mark.parametrize("lie", [long_manifest, small_claim, large_claim, long_list, other_method])
def test_archives_that_lie_are_refused_with_little_memory(
    lie: Callable[[Path], None], tmp_path: Path
) -> None:
    file = tmp_path / "lie.mtdata"
    apart(file, lie)
    is_refused, memory = apart(file, read)
    assert is_refused
    assert memory < MEMORY

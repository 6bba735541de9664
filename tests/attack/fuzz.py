"""Bad files: what is sound is damaged at random and read; nothing may crash, hang or fill the memory.

``python -m tests.attack.fuzz 100000`` reads so many; input k is always the same. Afterwards come the large
ones.
"""

from __future__ import annotations

import copy
import json
import resource
import sys
import time
import traceback
from collections.abc import Collection, Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tests.attack.corpora import dictionary
from tests.attack.long_run import LongRun, wishes
from tests.attack.spoiling import spoil_bytes, spoil_value
from tests.attack.targets import Target, targets

SECONDS = 1.0
"""What reading one file may take."""
_MIB = 1024 * 1024
LARGE = 16 * _MIB
"""Bytes of a large file."""
_LONGEST = 2000
"""Characters of a complaint."""
MEMORY = 6
"""How many times its size reading a large file may cost."""


def damaged(rng: Random, corpus: tuple[bytes, ...], words: tuple[bytes, ...]) -> bytes:
    """One of the corpus after some damage, to its values or to its bytes."""
    data = rng.choice(corpus)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 8))):
        match rng.randrange(4):
            case 0:
                data = _spoil_line(rng, data)
            case 1:
                at = rng.randrange(len(data) + 1)
                data = data[:at] + rng.choice(words) + data[at + rng.choice((0, 0, 1, 4)) :]
            case 2:
                other = rng.choice(corpus)
                data = data[: rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1) :]
            case _:
                data = spoil_bytes(rng, data)
    return data


def _spoil_line(rng: Random, data: bytes) -> bytes:
    """Damage to the values of one line of JSON, if there is any; the text is left as it is otherwise."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    try:
        value = copy.deepcopy(json.loads(lines[at]))
    except (ValueError, RecursionError):
        return data
    if isinstance(value, dict | list) and value:
        spoil_value(rng, value)
        lines[at] = json.dumps(value).encode()
    return b"\n".join(lines)


def complaint(target: Target, file: Path, data: bytes, figures: dict[str, int]) -> str | None:
    """What is wrong about how this is read; None if nothing is."""
    file.write_bytes(data)
    begun = time.process_time()
    try:
        taken = target.read(file)
    except Exception:  # noqa: BLE001 -- whatever it is, it is what we are looking for
        return traceback.format_exc(limit=-4)[-_LONGEST:]
    if time.process_time() - begun > SECONDS:
        return f"it took {time.process_time() - begun:.1f} s"
    verdict = f"{target.name} {'taken' if taken else 'refused'}"
    figures[verdict] = figures.get(verdict, 0) + 1
    return None


def large() -> Iterator[tuple[str, bytes]]:
    """Files of 16 MiB that are nothing but one thing."""
    for name, part in (
        ("brackets", b"["),
        ("braces", b'{"a":'),
        ("digits", b"7"),
        ("zeros", b"0"),
        ("quotes", b'"'),
        ("letters in a string", b"x"),
        ("backslashes in a string", b"\\"),
        ("line breaks", b"\n"),
        ("empty objects", b"{},"),
        ("small numbers", b"1,"),
        ("nulls", b"null,"),
        ("NUL", b"\0"),
        ("empty lines of JSON", b"{}\n"),
        ("strings", b'"ab",'),
    ):
        whole = part * (LARGE // len(part))
        head = b'"' if "string" in name else b"[" if part.endswith(b",") else b""
        yield name, (head + whole)[:LARGE]
    yield "digits in an object", b'{"format":"mtdesk-record","version":' + b"7" * LARGE + b"}"


def read_large(target: Target, file: Path, data: bytes) -> str | None:
    """What is wrong about how a large file is read, its memory included; to be called in a fresh process."""
    before = most_memory()
    fault = complaint(target, file, data, {})
    used = most_memory() - before
    if fault is None and used > MEMORY * len(data):
        fault = f"it took {used / _MIB:.0f} MiB"
    return fault


def most_memory() -> int:
    """Bytes that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def read_all_large(found: tuple[Target, ...], file: Path, names: Collection[str] = ()) -> Iterator[str]:
    """What is wrong about how large files are read, each in a process of its own; by default all of them."""
    for name, data in large():
        if names and name not in names:
            continue
        for target in found:
            with get_context("fork").Pool(1) as pool:
                fault = pool.apply(read_large, (target, file, data))
            if fault is not None:
                yield f"{len(data) // _MIB} MiB of {name}, {target.name}: {fault}"


def run(long: LongRun) -> int:
    """Read damaged files until there have been enough of them, and then the large ones."""
    home = long.folder / "files"
    home.mkdir(exist_ok=True)
    found, words = targets(home), dictionary()
    file = home / "input"
    for number in long.attempts():
        rng = Random(number)
        target = found[number % len(found)]
        fault = complaint(target, file, damaged(rng, target.corpus, words), long.figures)
        if fault is not None:
            long.fault(f"input {number}, {target.name}: {fault}")
    for fault in read_all_large(found, file):
        long.fault(fault)
    return long.end()


if __name__ == "__main__":
    sys.exit(run(wishes("fuzz", __doc__ or "", 100_000)[0]))

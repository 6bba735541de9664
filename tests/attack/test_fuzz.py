"""Some bad files, archives that lie, and long texts; the long run is ``python -m tests.attack.fuzz``."""

from __future__ import annotations

import copy
import io
import json
import struct
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mtdesk import cli
from mtdesk.archive.names import FORMAT, MANIFEST, Folders
from mtdesk.archive.transfer import stage
from mtdesk.diagnosis.redaction import without_names, without_tiles
from mtdesk.record.deal_code import ALPHABET, _checksum
from mtdesk.record.errors import RecordError
from tests.attack.corpora import dictionary
from tests.attack.fuzz import SECONDS, complaint, damaged, most_memory, read_all_large
from tests.attack.targets import targets

NAMES = (
    *("record", "journal", "settings", "programs", "question", "answer", "glance", "kind of file"),
    *("report", "daily results", "practice", "hands"),
    *("statistics", "archive", "score pad", "rule set", "kept analysis", "deal code", "arguments"),
)
INPUTS = 50


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_in_a_file_it_is_taken_or_refused(name: str, tmp_path: Path) -> None:
    (target,) = (found for found in targets(tmp_path) if found.name == name)
    words, figures = dictionary(), dict[str, int]()
    for data in target.corpus[:3]:
        assert complaint(target, tmp_path / "input", data, figures) is None
    assert figures == {f"{name} taken": min(3, len(target.corpus))}
    for number in range(INPUTS):
        data = damaged(Random(number), target.corpus, words)
        assert complaint(target, tmp_path / "input", data, figures) is None, data
    felt = 0 if name in ("kind of file", "report") else INPUTS // 3  # which read only the beginning
    assert figures[f"{name} refused"] > felt


def test_all_readers_are_attacked(tmp_path: Path) -> None:
    assert tuple(target.name for target in targets(tmp_path)) == NAMES


def test_large_files_cost_little_time_and_memory(tmp_path: Path) -> None:
    chosen = [target for target in targets(tmp_path) if target.name in ("record", "settings")]
    assert not list(read_all_large(tuple(chosen), tmp_path / "input", ("brackets", "digits")))


# Archives that lie


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


# Long texts


LENGTH = 64 * 1024
PARTS = (
    *(" ", "\t", "\n", "\u3000", "\xa0", "ab ", "AB ", "6-5 "),
    *("7", "0", "٣", "1/", "1+", "1.", "-", "ABCD-"),
    *("a", "A", "ß", "\U0001d538", "_", ".", "a:", '"', "\\", "\x1b", "/", "[(", "“/", "'~", "(1,"),
)
TEXTS = {
    **{part: (part * LENGTH)[:LENGTH] for part in PARTS},
    "a line of blanks": "1." + " " * LENGTH + "x",
    "a number of blanks": "1" + " " * LENGTH + "/2",
}
COMMANDS = (
    ["trace", "FILE"],
    ["analyse", "FILE"],
    ["bot", "--level", "easy"],
    ["simulate", "--rules", "FILE", "--levels", "easy,easy", "--games", "1", "--seed", "x", "--out", "."],
)


def with_code(text: str) -> str:
    """The text as the letters of a deal code with the right checksum."""
    body = "".join(letter for letter in text if letter in ALPHABET)
    return body + _checksum(body)


def stretched(value: Any, text: str) -> Iterator[Any]:
    """A JSON value with the text, and as a number if it is one, in place of each of its plain values."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for at, part in list(parts)[:8]:
        if isinstance(part, dict | list):
            inner = stretched(part, text)
        else:
            inner = iter([text, int(text[:4000])] if text.isdecimal() and text.isascii() else [text])
        for changed in inner:
            whole = copy.copy(value)
            whole[at] = changed
            yield whole


@pytest.mark.parametrize("name", NAMES)
def test_a_reader(name: str, tmp_path: Path) -> None:
    (target,) = (found for found in targets(tmp_path) if found.name == name)
    for kind, text in TEXTS.items():
        for data in (text, with_code(text)):
            assert complaint(target, tmp_path / "input", data.encode(), {}) is None, kind


@pytest.mark.parametrize(
    "name", ["record", "glance", "rule set", "score pad", "settings", "question", "hands"]
)
def test_a_field_of_a_file(name: str, tmp_path: Path) -> None:
    (target,) = (found for found in targets(tmp_path) if found.name == name)
    sound = json.loads(target.corpus[-1])
    for kind in (" ", "7", "A", "\x1b", "a line of blanks"):
        for value in stretched(sound, TEXTS[kind]):
            assert complaint(target, tmp_path / "input", json.dumps(value).encode(), {}) is None, kind


@pytest.mark.parametrize("leave_out", [without_names, without_tiles])
def test_a_report(leave_out: Callable[[str], str]) -> None:
    for kind, text in TEXTS.items():
        begun = time.process_time()
        leave_out(text)
        assert time.process_time() - begun < SECONDS, kind


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_command(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "input"
    for kind, text in TEXTS.items():
        file.write_text(text, encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        begun = time.process_time()
        status = cli.main([str(file) if word == "FILE" else word for word in command])
        assert time.process_time() - begun < SECONDS, kind
        assert status == (0 if command[0] == "bot" else 2), kind
        assert all(len(line) < 2000 for line in capsys.readouterr().err.splitlines()), kind

"""64 kB of one kind of letter, for whatever reads a file or a pasted text: a second of CPU time at most."""

from __future__ import annotations

import copy
import io
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mtdesk import cli
from mtdesk.diagnosis.redaction import without_names, without_tiles
from mtdesk.record.deal_code import ALPHABET, _checksum
from tests.attack.fuzz import SECONDS, complaint
from tests.attack.targets import targets
from tests.attack.test_fuzz import NAMES

pytestmark = pytest.mark.slow

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

"""Records are written without blanks, wholly or not at all (format.md 7.3)."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.record_file import parse_record, read_record, record_bytes, write_record
from mtdesk.rules.presets import PRESETS, options_for

from . import small

NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40).filter(str.isprintable)

NOT_ON_WINDOWS = pytest.mark.skipif(os.name != "posix", reason="links, pipes and permissions of POSIX")


@pytest.mark.slow
@given(
    preset=st.sampled_from(sorted(PRESETS)),
    names=st.lists(NAMES, min_size=2, max_size=10),
    level=NAMES,
    seed=st.none() | st.text(st.characters(exclude_categories=["Cs"])),
    rule_set=st.none() | NAMES,
)
def test_set_ups_with_any_names_and_seeds(
    preset: str, names: list[str], level: str, seed: str | None, rule_set: str | None
) -> None:
    players = (Player(names[0], "human"), *(Player(name, "computer", level) for name in names[1:]))
    options = options_for(preset, len(players))
    record = Record(Setup(preset, options, players, len(players) - 1, seed, rule_set))
    assert parse_record(record_bytes(record)) == record


@pytest.fixture
def record() -> Record:
    return parse_record(small.record_bytes())


@NOT_ON_WINDOWS
def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path: Path, record: Record) -> None:
    file = tmp_path / "game.mtrain"
    file.write_text("old")
    file.chmod(0o640)
    write_record(file, record)
    assert read_record(file) == record
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [file]


def refusal_to_write(file: Path, record: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        write_record(file, record)
    return caught.value


def test_a_missing_folder(tmp_path: Path, record: Record) -> None:
    error = refusal_to_write(tmp_path / "nowhere" / "game.mtrain", record)
    assert str(error) == "there is no such file or folder"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "the disk is read-only"),
        (errno.EIO, "the system reports “Input/output error”"),
    ],
)
@pytest.mark.parametrize("call", ["fsync", "write"])
def test_the_old_file_stays_when_the_disk_refuses(
    tmp_path: Path,
    record: Record,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    sentence: str,
    call: str,
) -> None:
    file = tmp_path / "game.mtrain"
    file.write_text("old")

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    if call == "fsync":
        monkeypatch.setattr(os, "fsync", refuse)
    else:
        monkeypatch.setattr(Path, "replace", refuse)
    error = refusal_to_write(file, record)
    monkeypatch.undo()
    assert str(error) == sentence
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]

"""Whole files: names that are free, and what a program that was killed leaves behind."""

import errno
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtdesk.files import clear_unfinished, free_name, put_aside, write_whole
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.record_file import parse_record, read_record, record_bytes, write_record
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.settings import Settings, look_at_settings
from tests.record import small

NOT_ON_WINDOWS = pytest.mark.skipif(os.name != "posix", reason="links, pipes and permissions of POSIX")


def test_a_name_that_is_taken_gives_way(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    for name in ("game.mtrain", "game 2.mtrain", "game 3.mtrain"):
        assert free_name(file).name == name
        free_name(file).write_bytes(b"")


def test_what_is_put_aside_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for number in (1, 2):
        file.write_text(str(number))
        assert put_aside(file).name == f"settings-damaged-{number}.json"
    assert (tmp_path / "settings-damaged-1.json").read_text() == "1"


def test_a_file_that_was_never_finished_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    write_whole(tmp_path / "whole", b"")
    for name in (".mtdesk-00ff.tmp", ".mtdesk-notes", "mtdesk-1.tmp"):
        (tmp_path / name).write_bytes(b"")
    clear_unfinished(tmp_path)
    clear_unfinished(tmp_path / "not there")
    assert {file.name for file in tmp_path.iterdir()} == {"whole", ".mtdesk-notes", "mtdesk-1.tmp"}


def test_what_went_wrong_is_reported_although_tidying_up_fails_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("tidying up")

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "writing")

    monkeypatch.setattr(os, "fsync", fail)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(OSError, match="writing"):
        write_whole(tmp_path / "file", b"data")


def test_nothing_is_left_where_a_read_only_file_cannot_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, which neither replaces nor deletes a read-only file."""
    unlink = Path.unlink

    def unlink_writable(path: Path, missing_ok: bool = False) -> None:
        if not path.stat().st_mode & stat.S_IWRITE:
            raise PermissionError(errno.EACCES, "read-only")
        unlink(path, missing_ok)

    def replace(_: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "replacing", str(target))

    target = tmp_path / "file"
    target.write_bytes(b"old")
    target.chmod(0o400)
    monkeypatch.setattr(Path, "unlink", unlink_writable)
    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(PermissionError, match="replacing"):
        write_whole(target, b"new")
    assert list(tmp_path.iterdir()) == [target]
    target.chmod(0o600)


@NOT_ON_WINDOWS
def test_a_link_is_followed_or_replaced(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"old")
    link.symlink_to(file)
    write_whole(link, b"new")
    assert file.read_bytes() == b"new"
    write_whole(link, b"newer", follow_link=False)
    assert (file.read_bytes(), link.read_bytes()) == (b"new", b"newer")
    assert not link.is_symlink()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
@pytest.mark.parametrize("name", ["pipe", "link"])
def test_a_pipe_does_not_become_a_file(tmp_path: Path, name: str) -> None:
    """Nor does a device, which would be gone for all."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    with pytest.raises(OSError, match=os.strerror(errno.EPERM)):
        write_whole(tmp_path / name, b"new")
    assert (tmp_path / "pipe").is_fifo()
    assert {file.name for file in tmp_path.iterdir()} == {"pipe", "link"}


def test_a_name_that_no_system_has_is_a_file_that_is_not_there() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(Path("a\0b.mtrain"))
    assert caught.value.fault is Fault.NOT_FOUND
    assert look_at_settings(Path("a\0b.json")) == (Settings(), None)


@NOT_ON_WINDOWS
@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="this system does not name what is open")
def test_what_a_shell_pipes_in_is_read() -> None:
    reading, writing = os.pipe()
    os.write(writing, small.record_bytes())
    os.close(writing)
    assert record_bytes(read_record(Path(f"/dev/fd/{reading}"))) == small.record_bytes()
    os.close(reading)


@pytest.mark.parametrize(("times", "error"), [(2, 32), (5, 5), (6, 32), (1, None)])
def test_a_file_that_another_program_holds_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, error: int | None
) -> None:
    waited: list[float] = []
    held = iter(range(times))
    replace = Path.replace

    def replace_or_not(self: Path, target: Path) -> Path:
        if next(held, None) is None:
            return replace(self, target)
        refusal = PermissionError(errno.EACCES, "held by another program")
        refusal.winerror = error  # type: ignore[attr-defined,unused-ignore]  # Windows alone has it
        raise refusal

    file = tmp_path / "settings.json"
    file.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", replace_or_not)
    monkeypatch.setattr("mtdesk.files.time.sleep", waited.append)
    if error is None or times > 5:
        with pytest.raises(PermissionError):
            write_whole(file, b"new")
        assert file.read_bytes() == b"old"
    else:
        write_whole(file, b"new")
        assert file.read_bytes() == b"new"
        assert waited == [0.01, 0.02, 0.05, 0.1, 0.2][:times]
    assert [found.name for found in tmp_path.iterdir()] == ["settings.json"]


# Records


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

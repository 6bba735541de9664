"""The programs registered on this machine and the commands that have been approved, in their file."""

import json
import os
from pathlib import Path

import pytest

from mtdesk import paths, programs
from mtdesk.programs import FILE_NAME, MAX_APPROVED, Program, ProgramStore

HEAVY = Program("Heavy", "python3 'my player.py'")
LIGHT = Program("Light", "light")


@pytest.fixture
def file() -> Path:
    return paths.user_state_dir() / FILE_NAME


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def disk_full(handle: int) -> None:
    raise OSError(28, "No space left on device")


def test_at_first_there_are_none_and_nothing_is_written(mtdesk_home: Path) -> None:
    store = ProgramStore()
    assert store.registered == ()
    assert store.named("Heavy") is None
    assert not mtdesk_home.exists()


def test_a_command_can_be_started_once_it_is_approved_to_the_letter() -> None:
    store = ProgramStore()
    store.register([HEAVY, LIGHT])
    assert store.startable(HEAVY.command) is None
    store.approve(HEAVY.command)
    for known in (store, ProgramStore()):
        assert known.registered == (HEAVY, LIGHT)
        assert known.startable(HEAVY.command) == HEAVY.command
        others = (LIGHT.command, HEAVY.command + " ", HEAVY.command.upper(), HEAVY.command[:-1], "")
        assert [known.startable(other) for other in others] == [None] * len(others)


def test_an_approval_outlives_the_entry_and_goes_with_no_other_command() -> None:
    store = ProgramStore()
    store.register([HEAVY])
    store.approve(HEAVY.command)
    store.register([Program("Heavy", "heavier")])
    assert store.startable("heavier") is None
    store.register([HEAVY])
    assert store.startable(HEAVY.command)


def test_approvals_are_not_remembered_for_ever() -> None:
    store = ProgramStore()
    for number in range(MAX_APPROVED + 1):
        store.approve(f"it {number}")
    assert store.startable("it 0") is None
    assert ProgramStore().startable(f"it {MAX_APPROVED}")


def test_a_damaged_entry_costs_that_entry(file: Path) -> None:
    registered = [
        {"name": "Heavy", "command": HEAVY.command, "later": 1},
        {"name": "A"},
        {"name": "", "command": "a"},
        {"name": " ", "command": "a"},
        {"name": "A", "command": "a\nb"},
        {"name": "A", "command": "a\u202eb"},
        {"name": "A", "command": "a" * 2001},
        {"name": 3, "command": "a"},
        "A",
        {"name": "HEAVY", "command": "another of the same name"},
        {"name": "Light", "command": "light"},
    ]
    write(file, json.dumps({"registered": registered, "approved": [1, None, ["light"], "light"], "more": 1}))
    store = ProgramStore()
    assert store.registered == (HEAVY, LIGHT)
    assert store.startable("light")
    assert (store.damaged, store.fault) == (None, None)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"registered": [}', "[" * 100_000])
def test_a_damaged_file_is_put_aside(file: Path, text: str) -> None:
    write(file, text)
    store = ProgramStore()
    assert store.registered == ()
    assert store.damaged is not None
    assert store.damaged.read_text() == text
    store.register([HEAVY])
    assert ProgramStore().registered == (HEAVY,)


@pytest.mark.parametrize("text", ['{"registered": 3, "approved": {"light": 1}}', "{}"])
def test_lists_that_are_none_are_empty(file: Path, text: str) -> None:
    write(file, text)
    store = ProgramStore()
    assert (store.registered, store.startable("light"), store.damaged) == ((), None, None)


def test_what_is_written_keeps_unknown_keys_and_texts_that_no_system_takes(file: Path) -> None:
    write(file, '{"approved": ["a\\ud800"], "since": "a newer version"}')
    ProgramStore().approve("light")
    assert json.loads(file.read_text()) == {
        "registered": [],
        "approved": ["light", "a\ud800"],
        "since": "a newer version",
    }


def test_a_file_that_is_too_large_is_put_aside(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_LARGEST", 10)
    write(file, '{"approved": ["light"]}')
    assert ProgramStore().damaged is not None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_is_not_waited_for_and_a_file_that_cannot_be_read_is_left_alone(file: Path) -> None:
    file.parent.mkdir(parents=True)
    os.mkfifo(file)
    store = ProgramStore()
    assert store.fault is not None
    with pytest.raises(OSError, match="seek"):
        store.register([HEAVY])
    assert store.registered == (HEAVY,), "until the program ends"
    assert file.is_fifo()


def test_what_cannot_be_written_holds_for_now_and_leaves_the_old_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = ProgramStore()
    store.register([HEAVY])

    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(OSError, match="No space left"):
        store.approve(HEAVY.command)
    assert store.startable(HEAVY.command)
    assert ProgramStore().startable(HEAVY.command) is None
    assert list(file.parent.iterdir()) == [file]

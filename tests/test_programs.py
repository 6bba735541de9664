"""The programs registered on this machine, in their file."""

import json
import os
import stat
from pathlib import Path

import pytest

from mtdesk import paths
from mtdesk.ai.levels import LEVELS, USUAL
from mtdesk.game_choice import offered_levels, playable, replacement
from mtdesk.programs import Program, command_of, programs_file, read_programs, registered, write_programs
from mtdesk.record.errors import RecordError
from mtdesk.settings import GameChoice, PlayerChoice, Settings, write_settings

HEAVY = Program("Heavy", "python3 'my player.py'")
LIGHT = Program("Light", "light")


@pytest.fixture
def file() -> Path:
    file = programs_file()
    file.parent.mkdir(parents=True)
    return file


@pytest.mark.skipif(os.name != "posix", reason="profiles on Windows are private anyway")
def test_no_other_account_can_write_where_programs_and_settings_are() -> None:
    """It could have its own programs started."""
    settings = paths.user_config_dir() / "settings.json"
    before = os.umask(0)
    try:
        write_programs([HEAVY])
        write_settings(Settings(), settings)
    finally:
        os.umask(before)
    assert stat.S_IMODE(programs_file().parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(settings.parent.stat().st_mode) == 0o700


def test_at_first_there_are_none_and_nothing_is_written(mtdesk_home: Path) -> None:
    assert registered() == ()
    assert not mtdesk_home.exists()


def test_what_is_registered_comes_back_and_a_name_has_its_command() -> None:
    write_programs([HEAVY, LIGHT])
    assert registered() == (HEAVY, LIGHT)
    assert command_of("Light") == "light"
    assert command_of("light") is None
    write_programs([LIGHT])
    assert command_of("Heavy") is None


DAMAGED = [
    "",
    "{",
    "[]",
    "{}",
    '{"programs": 3}',
    "[" * 100_000,
    *(
        json.dumps({"programs": [program]})
        for program in (
            {"name": "A"},
            {"name": " ", "command": "a"},
            {"name": "A", "command": "a\nb"},
            {"name": "A", "command": "a\u202eb"},
            {"name": "A", "command": "a" * 2001},
        )
    ),
]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_of_a_damaged_file_nothing_is_started(file: Path, text: str) -> None:
    file.write_text(text)
    assert registered() == ()
    with pytest.raises(RecordError):
        read_programs(file)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_is_not_waited_for(file: Path) -> None:
    os.mkfifo(file)
    assert registered() == ()


def test_programs_are_offered_after_our_levels_and_replaced_where_they_are_missing() -> None:
    write_programs([HEAVY])
    levels = offered_levels()
    assert levels == (*LEVELS, "outside:Heavy")
    assert replacement("outside:Light", levels) == USUAL
    assert replacement("gifted", levels) == LEVELS[-1]
    seats = tuple(PlayerChoice("computer", "Bo", f"outside:{name}") for name in ("Heavy", "Light"))
    found = playable(GameChoice(players=seats), levels).players
    assert [player.level for player in found] == ["outside:Heavy", USUAL]

"""Other programs are registered, listed and removed by a command."""

from __future__ import annotations

import pytest

from mtdesk import cli
from mtdesk.programs import Program, programs_file, registered
from tests.processes import PLAYERS, python

WORDS = python(PLAYERS, "well").split()


def programs(*arguments: str) -> int:
    return cli.main(["programs", *arguments])


def test_a_program_is_added_listed_and_removed(capsys: pytest.CaptureFixture[str]) -> None:
    assert programs("list") == 0
    assert programs("add", "Heavy", *WORDS) == 0
    assert registered() == (Program("Heavy", python(PLAYERS, "well")),)
    assert capsys.readouterr() == ("", "")
    assert programs("list") == 0
    assert capsys.readouterr().out == f"Heavy: {python(PLAYERS, 'well')}\n"
    assert programs("remove", "Heavy") == 0
    assert registered() == ()


REFUSED = [
    (["add", "heavy", "another"], 'there is a program called "heavy" already'),
    (["add", "It", "no-such-program", "-x"], "It cannot be started: there is no such file or folder"),
    (["add", "It", *python(PLAYERS, "crashing").split()], "It ended before it had answered: I have lost"),
    (
        ["add", "I\nt", "x"],
        "a name may have at most 30 characters, a command 2000, and all must be printable",
    ),
    (["add", "It"], "the following arguments are required: COMMAND"),
    (["remove", "It"], 'there is no program called "It"'),
    ([], "the following arguments are required: add|list|remove"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_what_is_refused_changes_nothing(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert programs("add", "Heavy", *WORDS) == 0
    before = registered()
    assert programs(*arguments) == 2
    assert capsys.readouterr().err.startswith(f"mtdesk: {sentence}")
    assert registered() == before


def test_a_damaged_file_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    programs_file().parent.mkdir(parents=True)
    programs_file().write_text("{")
    for arguments in (["list"], ["add", "Heavy", *WORDS]):
        assert programs(*arguments) == 1
        assert capsys.readouterr().err.startswith(f"mtdesk: {programs_file()}: ")
    assert programs_file().read_text() == "{"

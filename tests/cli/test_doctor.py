"""``mtdesk doctor``: what it finds where all is well, and where nothing is."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from mtdesk import __version__, paths
from mtdesk.cli import doctor, main
from mtdesk.diagnosis.log import LOG
from mtdesk.diagnosis.reports import Check
from mtdesk.programs import Program, write_programs
from mtdesk.record.model import Record
from mtdesk.settings import FILE_NAME, Settings, write_settings
from tests.app.program import eventually, game_setup, people
from tests.cli.test_commands import mtdesk
from tests.records import write_journal

HERE = (
    "environment",
    "data",
    "config",
    "state",
    "cache",
    "settings",
    "programs",
    "last game",
    "kept",
    "display",
)
THIS = "tests.cli.test_doctor"
Look = Callable[..., tuple[int, dict[str, str]]]
ELSEWHERE = ("workers", "search", "Qt", "screens", "fonts", "languages", "running", "sound")


def findings(output: str) -> dict[str, str]:
    """What was found by what it is about; a problem begins with its mark."""
    lines = output.split("\n\n")[1].splitlines()
    return {line[2:14].strip(): (line[0] + line[14:]).strip() for line in lines}


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Look:
    """Looks in this process, without what is found in others unless they are named."""

    def look(*elsewhere: tuple[str, str, str]) -> tuple[int, dict[str, str]]:
        monkeypatch.setattr(doctor, "_ELSEWHERE", elsewhere)
        status = main(["doctor"])
        return status, findings(capsys.readouterr().out)

    return look


def test_all_is_well_in_a_new_home(mtdesk_home: Path) -> None:
    done = mtdesk("doctor")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"mtdesk {__version__} (package)\nPython ")
    found = findings(done.stdout)
    assert tuple(found) == HERE + ELSEWHERE
    assert found["settings"] == "none yet"
    assert found["last game"] == "none"
    assert found["Qt"].endswith("on offscreen")
    assert found["running"] == "no other mtdesk runs"
    assert done.stdout.endswith("\nNo problem found.\n")
    assert not mtdesk_home.exists(), "looking leaves nothing behind"


def test_what_is_there_is_told_and_stays(look: Look) -> None:
    write_settings(Settings(theme="dark", people=("Anna",)), paths.user_config_dir() / FILE_NAME)
    write_programs([Program("It", "/home/anna/it"), Program("Me", "/home/anna/me")])
    log = paths.user_data_dir() / LOG
    log.parent.mkdir(parents=True)
    log.write_text(
        "2026-11-22 00:00:00,000 INFO a: began\n2026-11-22 00:00:01,000 WARNING b: “/home/anna/x” is gone\n"
    )
    journal = paths.journal()
    write_journal(journal, Record(game_setup(people("Anna", "Bo"))))
    status, found = look()
    assert status == 0
    assert found["settings"] == "valid; theme=dark"
    assert found["programs"] == "2 registered"
    assert found["warning"] == "2026-11-22 00:00:01,000 WARNING b: “<path>” is gone"
    assert found["last game"] == "2 players, dutch, new"
    assert "anna" not in str(found).lower()


def test_damage_is_a_problem_and_is_left_as_it_is(look: Look) -> None:
    settings = paths.user_config_dir() / FILE_NAME
    journal = paths.journal()
    for file in (settings, journal):
        file.parent.mkdir(parents=True)
        file.write_text("\x1b[31m{\n", encoding="utf-8")
    status, found = look()
    assert status == 1
    assert found["settings"].startswith("!damaged: ")
    assert found["last game"].startswith("!damaged: line 1")
    assert all(text.isprintable() for text in found.values())
    assert list(settings.parent.iterdir()) == [settings]
    assert list(journal.parent.iterdir()) == [journal]


def test_no_tile_and_no_seed_is_told(look: Look) -> None:
    journal = paths.journal()
    log = paths.user_data_dir() / LOG
    log.parent.mkdir(parents=True)
    write_journal(journal, Record(replace(game_setup(people("Anna", "Bo")), seed="quokka")))
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"move":{"player":0,"do":"play","tile":[5,6],"end":"P0","out":5}}\n')
    log.write_text("2026-11-22 00:00:01,000 WARNING b: Play(tile=Tile(hi=6, lo=5)), 6-5, [6, 5]\n")
    status, found = look()
    assert status == 1
    assert found["last game"].startswith("!damaged: line 2")
    assert found["warning"] == "2026-11-22 00:00:01,000 WARNING b: Play(tile=<tile>), <tile>, <tile>"
    assert [secret for secret in ("quokka", "5,6", "6-5", "6, 5") if secret in str(found)] == []


@pytest.mark.slow
def test_what_ends_its_process_is_a_problem(look: Look) -> None:
    status, found = look(("end", THIS, "end"), ("missing", "no_such_module", "x"), ("well", THIS, "well"))
    assert status == 1
    assert found["end"].startswith("!cannot be used: a worker process has died")
    assert found["missing"].startswith("!cannot be used: ModuleNotFoundError")
    assert found["well"] == "is well"


@pytest.mark.slow
@pytest.mark.asyncio(loop_factories=["asyncio"])
async def test_a_check_that_hangs_ends_with_the_command() -> None:
    looking = asyncio.create_task(doctor._found_elsewhere([("sound", THIS, "hang")]))
    await eventually(multiprocessing.active_children)
    looking.cancel()  # as Ctrl-C does
    await asyncio.wait({looking})
    assert not multiprocessing.active_children()


# Done by workers


def end() -> None:
    os._exit(1)


def well() -> tuple[Check, ...]:
    return (Check("well", "is well"),)


def hang() -> None:
    while True:
        pass


def test_qt_is_not_tried_without_a_display(monkeypatch: pytest.MonkeyPatch, look: Look) -> None:
    monkeypatch.setattr(doctor, "display_fault", lambda: "there is none")
    status, found = look(("Qt", THIS, "hang"))
    assert status == 1
    assert found["display"] == "!there is none"
    assert found["Qt"] == "not tried without a display"

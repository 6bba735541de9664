"""The command that judges the decisions of a record."""

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from mtdesk import __version__, cli
from mtdesk.control.pool import PlayerFailure
from mtdesk.record.files import dump_json
from tests.cli.test_commands import mtdesk
from tests.record import small


def test_the_decisions_of_a_record_as_text_and_as_json(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    done = mtdesk("analyse", game, "--work", "100", "--all", "--json", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "(level expert, about 100 steps of search per decision" in done.stdout
    found = json.loads(file.read_bytes())
    assert (found["format"], found["program"], found["work"]) == ("mtdesk-analysis", __version__, 100)
    names = [player["name"] for player in found["players"]]
    made = [(str(one["round"]), str(one["action"]), names[one["seat"]]) for one in found["decisions"]]
    told = re.findall(
        r"^Round (\d+), move (\d+), (\w+): .+; (?:cost|no clearly better move) ", done.stdout, re.MULTILINE
    )
    assert told == made != []
    table = done.stdout.split("all rounds")[0]
    assert sum(map(int, re.findall(r" (?:Anna|Bo) +(\d+)", table))) == len(made)


def test_one_player_by_name(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "analysis.json"
    arguments = ["--seat", "Bo", "--level", "expert", "--work", "100", "--json", str(file)]
    assert cli.main(["analyse", str(game), *arguments]) == 0
    assert json.loads(file.read_bytes())["seats"] == [1]
    said = capsys.readouterr()
    assert "Bo" in said.out
    assert "Anna" not in said.out
    assert said.err == ""


def test_what_cannot_be_judged_is_said_in_a_sentence(game: Path, complaint: Callable[..., str]) -> None:
    file = str(game)
    assert complaint("analyse", "nowhere.mtrain") == "nowhere.mtrain: there is no such file or folder"
    assert complaint("analyse", file, "--seat", "2") == "there is no seat 2, only 0 to 1"
    assert (
        complaint("analyse", file, "--seat", "Eve") == 'no one in this record is called "Eve", only: Anna, Bo'
    )
    assert complaint("analyse", file, "--level", "god").startswith('there is no level "god", only: beginner')
    assert '"99" is not a number of steps of search from 100 to 999999999' in complaint(
        "analyse", file, "--work", "99"
    )
    record = small.record()
    record["rounds"][1]["actions"][0]["tile"] = [5, 4]
    game.write_bytes(dump_json(record))
    assert complaint("analyse", file) == f"{file}: round 2, action 1: 1:5-4@P1=3 is not legal (not-in-hand)"
    record = small.record()
    record["players"][1]["name"] = "Anna"
    game.write_bytes(dump_json(record))
    assert (
        complaint("analyse", file, "--seat", "Anna")
        == 'several players are called "Anna": name a seat from 0 to 1'
    )


@pytest.mark.parametrize("begun", [False, True])
def test_what_ends_an_analysis_is_a_sentence(
    begun: bool, game: Path, complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ending(error: BaseException) -> Callable[..., None]:
        def end(*_: object, on_progress: Callable[[int, int], None]) -> None:
            if begun:
                on_progress(3, 7)
            raise error

        return end

    place = "after 3 of 7 decisions" if begun else "before any of the decisions"
    monkeypatch.setattr("mtdesk.lab.analysis.analyse", ending(PlayerFailure("a worker process has died")))
    assert complaint("analyse", game, status=1) == f"a worker process has died {place}"
    monkeypatch.setattr("mtdesk.lab.analysis.analyse", ending(KeyboardInterrupt()))
    assert complaint("analyse", game, status=130) == f"stopped {place}"


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_an_analysis_that_is_told_to_end_ends_with_its_workers(
    game: Path, complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told_to_end(*_: object, **__: object) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr("mtdesk.lab.analysis.analyse", told_to_end)
    before = signal.signal(signal.SIGTERM, lambda *_: pytest.fail("the system would have killed it"))
    try:
        assert complaint("analyse", game, status=130) == "stopped before any of the decisions"
    finally:
        signal.signal(signal.SIGTERM, before)

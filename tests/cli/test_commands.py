"""The command line as a real process: output, one-sentence errors, exit status."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtdesk import __version__, cli
from mtdesk.ai.levels import LEVELS
from mtdesk.cli.play import display_fault
from mtdesk.record.files import dump_json
from mtdesk.record.record_file import parse_record, read_record
from mtdesk.record.replay import trace
from tests.processes import PLAYERS, python
from tests.record import small

Complain = Callable[..., str]


def ran(*arguments: str | Path, **options: Any) -> subprocess.CompletedProcess[str]:
    """A Python that has ended, with what it has printed unless the options lead that elsewhere."""
    usual = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "timeout": 100}
    return subprocess.run([sys.executable, *arguments], check=False, **(usual | options))


def mtdesk(*arguments: str | Path, **options: Any) -> subprocess.CompletedProcess[str]:
    return ran("-m", "mtdesk", *arguments, **options)


def test_version_and_help() -> None:
    assert mtdesk("--version").stdout == f"mtdesk {__version__}\n"
    assert mtdesk("--nonsense").returncode == 2
    text = mtdesk("--help").stdout
    for word in ("play", "simulate", "analyse", "tournament", "trace", "FILE", "--version"):
        assert word in text
    assert mtdesk("simulate", "--help").stdout.startswith("usage: mtdesk simulate")


WRONG = [
    (["--nonsense"], "unrecognized arguments: --nonsense"),
    (["nowhere.mtrain"], "nowhere.mtrain: there is no such file or command"),
    (["play", "no\nwhere"], "no\\nwhere: there is no such file or command"),
    (["trace"], "the following arguments are required: FILE"),
    (["trace", "nowhere.mtrain"], "nowhere.mtrain: there is no such file or folder"),
    (["simulate"], "the following arguments are required: --rules, --levels, --games, --seed, --out"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_wrong_arguments(complaint: Complain, arguments: list[str], sentence: str) -> None:
    assert complaint(*arguments) == sentence


# Playing


def test_without_a_display(complaint: Complain, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "a display is needed to play, but none is named by DISPLAY or WAYLAND_DISPLAY"
    everyway: list[list[str | Path]] = [[], ["play"], [game], ["play", game]]
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.setenv(name, "")
    for arguments in everyway:
        assert complaint(*arguments) == sentence


# Tracing


def test_trace(game: Path) -> None:
    done = mtdesk("trace", game)
    assert (done.returncode, done.stderr) == (0, "")
    expected = [json.loads(dump_json(line)) for line in trace(parse_record(small.record_bytes()))]
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected


def test_trace_of_an_illegal_record_prints_nothing(complaint: Complain, game: Path) -> None:
    record = small.record()
    record["rounds"][1]["actions"][0]["tile"] = [5, 4]
    game.write_bytes(dump_json(record))
    assert complaint("trace", game) == f"{game}: round 2, action 1: 1:5-4@P1=3 is not legal (not-in-hand)"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize(("command", "what"), [("trace", "the trace"), ("analyse", "the analysis")])
def test_onto_a_full_disk(game: Path, command: str, what: str) -> None:
    work = ["--work", "100", "--seat", "0"] if command == "analyse" else []
    with Path("/dev/full").open("w") as full:
        done = mtdesk(command, game, *work, stdout=full)
    assert (done.returncode, done.stderr) == (1, f"mtdesk: {what} cannot be written: the disk is full\n")


@pytest.mark.parametrize("encoding", ["cp1251", "cp1252", "ascii"])
def test_results_survive_an_output_that_lacks_their_letters(encoding: str) -> None:
    """Output that is redirected on Windows has such encodings."""
    rules = ["--rules", "dutch-fast", "--option", "hand=2", "--rounds", "1", "--deals", "1", "--seed", "s"]
    who = ["--bot", f"Łukasz={python(PLAYERS, 'well')}", "--levels", "Łukasz,easy,easy"]
    environ = os.environ | {"PYTHONIOENCODING": encoding}
    done = mtdesk("tournament", *rules, *who, env=environ, encoding=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert "outside:\\u0141ukasz" in done.stdout
    assert ("easy ×2" if encoding == "cp1252" else "easy \\xd72") in done.stdout


def test_with_a_closed_stream(game: Path) -> None:
    for command, closed, status, sentence in (
        (["trace", str(game)], "stdout", 1, "the trace cannot be written: standard output is closed"),
        (["bot", "--level", "easy"], "stdin", 2, "there is nothing to answer: standard input is closed"),
    ):
        program = f"import sys; sys.{closed} = None; from mtdesk import cli; sys.exit(cli.main({command!r}))"
        done = ran("-c", program)
        assert (done.returncode, done.stderr) == (status, f"mtdesk: {sentence}\n")


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux says what is open")
def test_no_file_takes_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    program = f"""
import os, sys
from mtdesk.__main__ import main
sys.argv[1:] = ["trace", "nowhere"]
main()
open({str(tmp_path / "open")!r}, "w").write(" ".join(os.readlink(f"/proc/self/fd/{{n}}") for n in (0, 1, 2)))
"""
    command = shlex.join([sys.executable, "-c", program])
    subprocess.run(["/bin/sh", "-c", f"{command} <&- >&- 2>&-"], check=True)
    assert (tmp_path / "open").read_text() == " ".join([os.devnull] * 3)


@pytest.mark.parametrize("command", ["doctor", "play", "programs list"])
def test_without_a_home_directory_it_says_how_to_name_one(command: str) -> None:
    program = f"""
import os, pwd, sys
from mtdesk.__main__ import main
del os.environ["MTDESK_HOME"]
os.environ.pop("HOME", None)
pwd.getpwuid = {{}}.__getitem__
sys.argv[1:] = {command.split()!r}
sys.exit(main())
"""
    done = ran("-c", program)
    sentence = "there is no home directory: set MTDESK_HOME to a folder for your games and settings"
    assert (done.returncode, done.stderr) == (2, f"mtdesk: {sentence}\n")


# Simulating


def simulate(out: Path, **changes: str) -> list[str]:
    """Arguments for two short games, with some changed; an empty value leaves one out."""
    usual = {"rules": "dutch-fast", "levels": "easy,easy", "games": "2", "rounds": "1", "seed": "test"}
    pairs = {**usual, "out": str(out), **changes}
    return ["simulate", *(part for name, value in pairs.items() if value for part in (f"--{name}", value))]


def test_simulate_writes_records(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    done = mtdesk(*simulate(folder), "--option", "fork=yes", "--option", "double_blank=none")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    records = [read_record(file) for file in sorted(folder.iterdir())]
    assert len(records) == 2
    for record in records:
        assert record.setup.options.fork
        assert record.setup.options.double_blank is None
        assert record.setup.options.rounds == len(record.rounds) == 1
        assert record.setup.preset == "custom"
        assert [player.level for player in record.setup.players] == ["easy", "easy"]


KNOWN = ", ".join(LEVELS)
WRONG_SIMULATIONS = [
    ({"rules": "chess"}, 'there is no preset "chess"'),
    ({"levels": "easy"}, "the number of players is 1, but must be between 2 and 10"),
    ({"levels": "easy,gifted"}, f'there is no level "gifted", only: {KNOWN}'),
    ({"games": "0"}, 'argument --games: "0" is not a number of games from 1 to 999999999'),
    ({"rounds": "0"}, "the option rounds is 0; allowed: 1…1000"),
    ({"option": "fork"}, '--option needs a name and a value as in rounds=5, not "fork"'),
    ({"option": "forks=yes"}, 'there is no option "forks"'),
    ({"option": "fork=1"}, "the option fork is 1; allowed: false, true"),
    ({"option": "hand=28"}, "the set has 55 tiles, but dealing 28 to each of 2 players takes 57"),
    ({"seed": "\udcff"}, "the seed is not text in the encoding of this terminal"),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG_SIMULATIONS)
def test_wrong_simulations(
    complaint: Complain, tmp_path: Path, changes: dict[str, str], sentence: str
) -> None:
    assert complaint(*simulate(tmp_path / "games", **changes)) == sentence
    assert not (tmp_path / "games").exists()


def test_simulate_overwrites_only_its_own_records_and_no_link(complaint: Complain, tmp_path: Path) -> None:
    folder, precious = tmp_path / "games", tmp_path / "precious"
    assert mtdesk(*simulate(folder)).returncode == 0
    written = (folder / "1.mtrain").read_bytes()
    assert mtdesk(*simulate(folder)).returncode == 0, "the same games again"
    assert complaint(*simulate(folder, seed="other")) == (
        f"{folder / '1.mtrain'}: this file was not written by this command, so it is not overwritten"
    )
    assert (folder / "1.mtrain").read_bytes() == written
    (folder / "1.mtrain").unlink()
    for target in (precious, folder / "2.mtrain"):
        (folder / "1.mtrain").symlink_to(target)
        refusal = f"{folder / '1.mtrain'}: this is a link, so it is not overwritten"
        assert complaint(*simulate(folder)) == refusal
        (folder / "1.mtrain").unlink()
    assert not precious.exists()
    assert complaint(*simulate(folder), "--out", "") == "argument --out: the name of the folder is empty"


# Whether a window can be opened


@pytest.mark.parametrize(
    ("system", "environ", "missing"),
    [
        ("win32", {}, ""),
        ("darwin", {}, ""),
        ("linux", {}, "DISPLAY or WAYLAND_DISPLAY"),
        ("freebsd14", {"DISPLAY": "", "QT_QPA_PLATFORM": ""}, "DISPLAY or WAYLAND_DISPLAY"),
        ("linux", {"DISPLAY": ":0"}, ""),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, ""),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, "DISPLAY"),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb;wayland"}, ""),
        ("linux", {"QT_QPA_PLATFORM": "vnc:size=800x600"}, ""),
        ("linux", {"QT_QPA_PLATFORM": "xcb;offscreen"}, ""),
    ],
)
def test_a_display_is_named_or_qt_draws_elsewhere(system: str, environ: dict[str, str], missing: str) -> None:
    fault = display_fault(environ, system)
    assert (fault or "").endswith(missing)
    assert (fault is None) == (not missing)


# What is loaded


_PROGRAM = """
import json, sys
from mtdesk import __main__
sys.argv[1:] = json.loads(sys.argv[1])
try:
    status = __main__.main()
except SystemExit as end:
    status = end.code
print("loaded:", json.dumps(sorted(sys.modules)), file=sys.stderr)
sys.exit(status)
"""


def loaded(*arguments: str) -> set[str]:
    """The modules that a process has loaded when it has carried out this command line."""
    done = ran("-c", _PROGRAM, json.dumps(arguments))
    assert done.returncode == 0
    line = next(line for line in done.stderr.splitlines() if line.startswith("loaded: "))
    return set(json.loads(line.removeprefix("loaded: ")))


def test_without_a_window_no_qt_is_loaded(game: Path, tmp_path: Path) -> None:
    rules = ["--rules", "pagat", "--rounds", "1"]
    simulation = ["simulate", *rules, "--levels", "easy,easy", "--games", "1", "--seed", "a", "--out"]
    for arguments in (["trace", str(game)], [*simulation, str(tmp_path / "games")]):
        modules = loaded(*arguments)
        assert not {"PySide6", "shiboken6", "qasync"} & modules, arguments


@pytest.mark.parametrize("command", cli._COMMANDS)
def test_every_command_shows_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    shown = capsys.readouterr().out
    assert f"\n  mtdesk {command} " in shown or f"\n  mtdesk {command}\n" in shown

"""What the command line loads: no Qt where nothing is shown, and for the help next to nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mtdesk import cli
from tests.record import small

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
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, json.dumps(arguments)],
        check=True,
        capture_output=True,
        text=True,
        timeout=100,
    )
    line = next(line for line in done.stderr.splitlines() if line.startswith("loaded: "))
    return set(json.loads(line.removeprefix("loaded: ")))


def test_without_a_window_no_qt_is_loaded(tmp_path: Path) -> None:
    game = tmp_path / "game.mtrain"
    game.write_bytes(small.record_bytes())
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

"""Nothing is ever imported from the folder in which mtdesk is started, by none of its processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from mtdesk import cli, paths
from mtdesk.diagnosis.log import LOG
from mtdesk.record.model import Player
from tests.app.program import PATIENCE, game_setup, lay_down, people, saved, settle
from tests.record import small

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NAMESAKES = ("pickle", "struct", "random", "multiprocessing", "msgspec", "PySide6", "mtdesk")
WAYS = ("script", "dev.py", "safe module", "module")
"""How mtdesk is started; as a plain module, Python itself takes any ``mtdesk.py`` for the program."""
GAMES = ("--rules", "dutch-fast", "--rounds", "1", "--levels", "easy,easy", "--seed", "a")
COMMANDS = {
    "trace": ["trace", "game.mtrain"],
    "simulate": ["simulate", *GAMES, "--games", "1", "--out", "records"],
    "tournament": ["tournament", *GAMES, "--deals", "1"],
    "analyse": ["analyse", "game.mtrain", "--work", "100", "--seat", "0"],
    "bot": ["bot", "--level", "easy"],
    "programs": ["programs", "list"],
    "doctor": ["doctor"],
}


@pytest.fixture
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Sequence[str]:
    """The words that start mtdesk in one of these ways."""
    script = tmp_path / "bin" / "mtdesk"
    script.parent.mkdir()
    script.write_text(
        "import sys\nfrom mtdesk.__main__ import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
    )
    words: dict[str, list[str | Path]] = {
        "script": [script],
        "dev.py": [ROOT / "packaging" / "dev.py", "run", "--"],
        "safe module": ["-P", "-m", "mtdesk"],
        "module": ["-m", "mtdesk"],
    }
    return [sys.executable, *map(str, words[request.param])]


@pytest.fixture
def folder(tmp_path: Path, start: Sequence[str]) -> Path:
    """A folder with a game and with namesakes of modules, each of which leaves a trace."""
    folder = tmp_path / "Downloads"
    folder.mkdir()
    (folder / "game.mtrain").write_bytes(small.record_bytes())
    for name in NAMESAKES:
        if name != "mtdesk" or start[1:] != ["-m", "mtdesk"]:
            (folder / f"{name}.py").write_text(f"open({str(tmp_path / f'{name}.trace')!r}, 'w').close()\n")
    return folder


def traces(folder: Path) -> list[str]:
    return [file.stem for file in folder.parent.glob("*.trace")]


@pytest.mark.parametrize(
    ("start", "command"),
    [
        *(("module", name) for name in cli._COMMANDS if name != "play"),
        *((way, "analyse") for way in WAYS[:-1]),
    ],
    indirect=["start"],
)
def test_no_command_imports_from_the_current_folder(start: Sequence[str], folder: Path, command: str) -> None:
    done = subprocess.run(
        [*start, *COMMANDS[command]], cwd=folder, input="", capture_output=True, text=True, check=False
    )
    assert traces(folder) == []
    if command != "doctor":  # which reports what is missing on this machine
        assert done.returncode == 0
        assert done.stderr == "" or start[-2:] == ["run", "--"], "dev.py says what it installs first"
    assert "BrokenProcessPool" not in done.stdout + done.stderr


@pytest.mark.skipif(os.name != "posix", reason="the program is ended by a signal")
@pytest.mark.parametrize("start", ["script", "module"], indirect=True)
def test_the_window_imports_nothing_from_the_current_folder_and_its_computers_play(
    start: Sequence[str], folder: Path
) -> None:
    settle()
    lay_down(game_setup([*people("Ada"), Player("Bo", "computer", "hard")], starter=1))
    paths.user_data_dir().chmod(0o755)
    with subprocess.Popen([*start], cwd=folder) as program:
        deadline = time.monotonic() + PATIENCE
        while not ((record := saved()) and record.rounds and record.rounds[0].moves):
            assert program.poll() is None
            assert time.monotonic() < deadline, "the computer player has not moved"
            time.sleep(0.1)
        program.send_signal(signal.SIGTERM)
    assert traces(folder) == []
    assert paths.user_data_dir().stat().st_mode & 0o077 == 0, "others can look at the hands"
    assert "at seat 1" not in (paths.user_data_dir() / LOG).read_text(), "another has moved for it"

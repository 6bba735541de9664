"""What Orca says while somebody plays a game by ear: starts everything itself and prints every sentence.

Needs Linux with Orca, at-spi2-core, speech-dispatcher, Xvfb, xdotool and dbus-daemon (so Debian calls them):

    .venv/bin/python -m tests.bench.orca en
    .venv/bin/python -m tests.bench.orca en --orca "python3 /elsewhere/orca"
    .venv/bin/python -m tests.bench.orca en --rounds 3
    .venv/bin/python -m tests.bench.orca --keep

The player hears what Orca speaks, knows nothing else, and presses keys. `--keep` writes all four languages to
`tests/app/data/speech`, where `app/test_speech.py` compares them with what the program announces.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from mtdesk.settings import Language
from tests.app.speech import FOLDER, KEYS, LANGUAGES, asking_words, setup

QUIET = 1.2
"""Seconds without a word after which Orca has said what it has to say."""
PATIENCE = 12.0
_INSIDE = "MTDESK_ORCA_INSIDE"
_AT_ONCE = "from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n"
"""Orca's own place for code of its users: what it has said shall be in the file at once."""
_SPEECHD = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nLogLevel 1\n'


class Hearing:
    """The sentences Orca has spoken, from its debug file."""

    def __init__(self, file: Path) -> None:
        self._file, self._at = file, 0
        self.lines: list[str] = []

    def listen(self) -> str:
        """What has been said since the last time, when there has been something and it is quiet again."""
        start, heard, last = time.monotonic(), "", 0.0
        while time.monotonic() - start < PATIENCE:
            new = self._new()
            if new:
                heard, last = f"{heard} {' '.join(new)}", time.monotonic()
            elif heard and time.monotonic() - last > QUIET:
                break
            time.sleep(0.1)
        return heard

    def _new(self) -> list[str]:
        if not self._file.exists():
            return []
        with self._file.open(encoding="utf-8", errors="replace") as file:
            file.seek(self._at)
            text = file.read()
            complete = text.rfind("\n") + 1
            self._at += len(text[:complete].encode())
        said = re.findall(r"SPEECH OUTPUT: '(.*?)' *(?:\{|ACSS|None|$)", text[:complete], re.MULTILINE)
        new = [line for line in said if not line.endswith(" ")]  # that is how Orca says keys
        self.lines += new
        for line in new:
            print(line, flush=True)
        return new


class Player:
    """Presses keys; what they do is to be heard."""

    def __init__(self, hearing: Hearing, language: str) -> None:
        self._hearing = hearing
        self._asks, self._over = asking_words(language)
        self.pressed = 0

    def play(self, rounds: int) -> None:
        """Play until so many rounds are over, and listen to their scores and to the places."""
        said = self._hearing.listen()
        for _ in range(rounds):
            while self._over not in said:
                said = self._answer(said)
            said = self._do("space")

    def _answer(self, said: str) -> str:
        for letter in KEYS:
            if f"({letter})" in said and not (letter == "S" and "(D)" in said):
                return self._do(letter.lower())
        if not said:
            return self._do("F2")  # a busy machine may keep the last sentence back
        if not self._asks.search(said):
            return self._hearing.listen()
        for key in ("F3", "Return"):
            self._do(key)
        return self._do("Return")

    def _do(self, key: str) -> str:
        self.press(key)
        return self._hearing.listen()

    def press(self, key: str) -> None:
        """Press a key."""
        self._hearing.lines.append(f"[{key}]")
        print(f"[{key}]", flush=True)
        subprocess.run(["xdotool", "key", key], check=True)  # noqa: S607


def start(stack: ExitStack, command: Sequence[str], folder: Path, **more: str) -> subprocess.Popen[bytes]:
    """Start a program that is ended with everything else."""
    log = stack.enter_context((folder / f"{Path(command[0]).name}.log").open("ab"))
    running = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | more)
    stack.callback(running.wait)
    stack.callback(running.terminate)
    return running


def listen_to(language: Language, orca: str, folder: Path, rounds: int, keys: Sequence[str]) -> list[str]:
    """Play a game in a language, or press keys; return what Orca said and which keys were pressed."""
    hearing = Hearing(folder / "orca-debug")
    (folder / "home/.config/speech-dispatcher").mkdir(parents=True)
    (folder / "home/.config/speech-dispatcher/speechd.conf").write_text(_SPEECHD, encoding="ascii")
    (folder / "home/.local/share/orca").mkdir(parents=True)
    (folder / "home/.local/share/orca/orca-customizations.py").write_text(_AT_ONCE, encoding="ascii")
    with ExitStack() as stack:
        start(stack, ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"], folder)
        start(stack, ["speech-dispatcher", "-s", "-t", "0"], folder)
        time.sleep(2)
        locale = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        start(stack, [*shlex.split(orca), f"--debug-file={folder / 'orca-debug'}"], folder, **locale)
        hearing.listen()
        hearing.lines.clear()
        setup(language, rounds, pace="fast")
        start(stack, [sys.executable, "-m", "mtdesk"], folder, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "mtdesk", "windowfocus"]
        subprocess.run(search, check=True, timeout=PATIENCE)
        player = Player(hearing, language)
        if not keys:
            player.play(rounds)
        for key in ["", *keys]:
            if key:
                player.press(key)
            hearing.listen()
    return hearing.lines


def on_a_display(arguments: Sequence[str]) -> int:
    """Run this again on a screen and a message bus of its own."""
    with tempfile.TemporaryDirectory() as home, ExitStack() as stack:
        folder = Path(home)
        reading, writing = os.pipe()
        screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
        server = subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL)
        stack.callback(server.wait)
        stack.callback(server.terminate)
        display = f":{os.read(reading, 9).decode().strip()}"
        (folder / "run").mkdir(mode=0o700)
        inside: Mapping[str, str] = {
            _INSIDE: home,
            "DISPLAY": display,
            "HOME": str(folder / "home"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "MTDESK_HOME": str(folder / "mtdesk"),
            "QT_QPA_PLATFORM": "xcb",
        }
        command = ["dbus-run-session", "--", sys.executable, "-m", "tests.bench.orca", *arguments]
        return subprocess.run(command, env=os.environ | inside, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="?", choices=LANGUAGES)
    parser.add_argument("--orca", default="orca", help="the command that starts Orca")
    parser.add_argument(
        "--keys", nargs="*", default=(), help="press these, as xdotool names them, and play not"
    )
    parser.add_argument("--rounds", type=int, default=1, help="how many rounds the game has")
    parser.add_argument("--keep", action="store_true", help="write what is said in all languages")
    chosen = parser.parse_args(arguments)
    if chosen.language is None:
        return max(on_a_display([language, *arguments]) for language in LANGUAGES)
    if _INSIDE not in os.environ:
        return on_a_display(arguments)
    folder = Path(os.environ[_INSIDE])
    lines = listen_to(chosen.language, chosen.orca, folder, chosen.rounds, chosen.keys)
    if chosen.keep:
        (FOLDER / f"{chosen.language}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

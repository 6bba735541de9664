"""Leaving in the middle of something long: the window closed, SIGTERM, SIGINT or SIGHUP, at any moment.

``python -m tests.attack.leaving 100`` starts the program with an analysis, an export of all data, an import
or a score sheet of a thousand rounds under way, or a simulation, a tournament or an analysis on the command
line, and ends it at random moments. It must end by itself and in order: nothing is lost, no process and no
half file is left, nothing is reported, and the next start finds everything. At the end it prints the longest
time that took.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, rmtree

from mtdesk.record.model import Record
from mtdesk.record.record_file import read_record, write_record
from tests.app.leaver import ARCHIVE, EXPORTED, SHEET
from tests.app.program import STILL, computers, game_setup, lay_down, people, settle
from tests.attack.killing import ROOT, LossError
from tests.attack.long_run import LongRun, wishes
from tests.ui.room import finished

PATIENCE = 120.0
"""Seconds in which the program ends on the busiest machine; more is a fault."""
LONG_AGO = 300.0
"""Seconds after which one that does not end is made to crash, to see where it is."""
WORKS = ("analysis", "export", "import", "sheet")
WAYS = ("window", "SIGTERM", "SIGINT")
COMMANDS = ("simulate", "tournament", "analyse")
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
MINE, THEIRS = "mine", "theirs"
_OURS = ("mtdesk/cli", "mtdesk/lab", "mtdesk/control", "spawn_main")
"""What stands in a traceback of ours, or of a worker."""
_FILES, _BYTES = 60, 300_000


def prepare(folder: Path, files: int = _FILES) -> Path:
    """Two homes: that of somebody else, from which the archive is, and ours with it; returns ours."""
    for name, marker, seed in (("theirs", THEIRS, "2"), ("mine", MINE, "1")):
        home = folder / name
        os.environ["MTDESK_HOME"] = str(home)
        settle(STILL)
        lay_down(game_setup([*people("Ada"), *computers(2)], seed=seed, hand=5, rounds=2))
        games = home / "data" / "games"
        games.mkdir(exist_ok=True)
        rng = random.Random(seed)
        for number in range(files):  # only what the program keeps itself is imported
            (games / f"{marker}-{number}.mtrain").write_bytes(rng.randbytes(_BYTES))
        extra = home / "data" / "extra"
        extra.mkdir()
        (extra / marker).write_text(marker, encoding="utf-8")
        if name == "theirs":
            archive = home / EXPORTED
            with program(home, "export", "no") as running:
                deadline = time.monotonic() + LONG_AGO
                while not archive.exists():
                    if time.monotonic() > deadline:
                        raise LossError("there is no archive")
                    time.sleep(0.05)
                running.terminate()
    archive.rename(home / ARCHIVE)
    return home


@contextlib.contextmanager
def program(home: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The program at work in a home folder, in a session of its own."""
    with _running([sys.executable, "-m", "tests.app.leaver", *words], home) as running:
        yield running


@contextlib.contextmanager
def _running(command: list[str], home: Path) -> Iterator[subprocess.Popen[str]]:
    environment = os.environ | {"MTDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment | {"PYTHONFAULTHANDLER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        impatience = threading.Timer(LONG_AGO, running.send_signal, (signal.SIGABRT,))
        impatience.start()
        try:
            yield running
            running.communicate()
        finally:
            impatience.cancel()
            running.kill()
    _expect_no_process_of(running.pid)


def _expect_no_process_of(session: int) -> None:
    """Raises LossError if a process of this session outlives it."""
    deadline = time.monotonic() + PATIENCE
    while left := list(_processes_of(session)):
        if time.monotonic() > deadline:
            raise LossError(f"still running: {left}")
        time.sleep(0.05)


def _processes_of(session: int) -> Iterator[str]:
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            name, _, rest = status.read_text(encoding="utf-8").rpartition(")")
            if int(rest.split()[3]) == session and rest.split()[0] != "Z":
                yield name


def leave(rng: random.Random, home: Path, work: str, way: str, latest: float) -> float:
    """Start it, end it, start it again and look; the seconds that the end took."""
    before = rng.random() * min(latest, rng.choice((0.1, 1.0, 3.0, 8.0, 15.0)))
    words = (work, f"{before:.3f}" if way == "window" else "no")
    with program(home, *words) as running:
        assert running.stdout is not None
        heard = iter(running.stdout.readline, "")
        for line in heard:
            if line.startswith("closing" if way == "window" else "at work"):
                break
        if way != "window":
            time.sleep(before)
            running.send_signal(getattr(signal, way))
        begun = time.monotonic()
        said = running.communicate()[1]
        took = time.monotonic() - begun
    if running.returncode != 0 or "Traceback" in said or took > PATIENCE:
        raise LossError(f"status {running.returncode} after {took:.1f} s: {said[-3000:]}")
    return took


def look_at(home: Path) -> str:
    """What has become of everything, after another start; raises LossError if something is amiss."""
    with program(home, "nothing", "0.2") as running:
        said = running.communicate()[1]
    data = home / "data"
    left = [path for path in home.rglob("*") if path.suffix == ".tmp" or path == data / "import"]
    reports = [report.read_text(encoding="utf-8") for report in data.glob("reports/*.txt")]
    if running.returncode != 0 or "Traceback" in said or left or reports:
        raise LossError(f"the next start: {running.returncode} {left} {reports} {said[-2000:]}")
    if not (data / "extra" / MINE).exists():
        raise LossError("my file is gone")
    if not any(b'"seed":"1"' in game.replace(b" ", b"") for game in _games(data)):
        raise LossError("my game is gone")
    if (home / EXPORTED).exists():
        with zipfile.ZipFile(home / EXPORTED) as archive:
            if archive.testzip() is not None:
                raise LossError("half an export")
    if (home / SHEET).exists() and not (home / SHEET).read_bytes().rstrip().endswith(b"%%EOF"):
        raise LossError("half a sheet")
    with zipfile.ZipFile(home / ARCHIVE) as archive:
        sent = sum(f"/{THEIRS}-" in name for name in archive.namelist())
    theirs = len(list((data / "games").glob(f"{THEIRS}-*")))
    if theirs not in (0, sent) or not sent:
        raise LossError(f"half an import: {theirs} of {sent} files")
    return "taken in" if theirs else "as it was"


def _games(data: Path) -> Iterator[bytes]:
    """The game on the table, those that are kept, and that of the copy which is made before an import."""
    for file in (data / "current.journal", *data.glob("games/*.mtrain")):
        yield file.read_bytes()
    for backup in data.glob("backups/*.mtdata"):
        with zipfile.ZipFile(backup) as archive:
            yield archive.read("data/current.journal")


def stop_command(rng: random.Random, folder: Path, command: str, way: str, latest: float) -> float:
    """Start a command, stop it, and look at what it has written; the seconds that the end took."""
    out = folder / "out"
    rules = ("--rules", "dutch", "--option", "set=6", "--option", "hand=4", "--rounds", "1")
    words = {
        "simulate": ("simulate", *rules, "--levels", "easy,medium", "--games", "100000", "--seed", "1"),
        "tournament": ("tournament", *rules, "--levels", "easy,medium", "--deals", "100000", "--seed", "1"),
        "analyse": ("analyse", str(folder / "game.mtrain"), "--work", "100000"),
    }[command]
    if command == "simulate":
        words += ("--out", str(out))
    if command == "analyse":
        write_record(folder / "game.mtrain", _game())
    with _running([sys.executable, "-m", "mtdesk", *words], folder / "home") as running:
        time.sleep(rng.random() * min(latest, rng.choice((0.3, 3.0, 6.0))))
        running.send_signal(getattr(signal, way))
        begun = time.monotonic()
        said = running.communicate()[1]
        took = time.monotonic() - begun
    # Before our own modules are loaded, a signal ends it as it ends any program in Python.
    if took <= PATIENCE and "KeyboardInterrupt" in said and not any(part in said for part in _OURS):
        return took
    quick = (130, -signal.SIGINT, -signal.SIGTERM, -signal.SIGHUP)
    if running.returncode not in quick or "Traceback" in said or took > PATIENCE:
        raise LossError(f"status {running.returncode} after {took:.1f} s: {said[-3000:]}")
    for record in out.rglob("*"):
        if record.suffix != ".mtrain":
            raise LossError(f"left behind: {record}")
        read_record(record)
    return took


def all_cases() -> list[tuple[str, str]]:
    """What is under way, and how it is ended: attempts go through them in turn."""
    windows = [(work, way) for work in WORKS for way in WAYS]
    return windows + [(command, way) for command in COMMANDS for way in SIGNALS]


def attempt(number: int, home: Path, long: LongRun, latest: float = 20.0) -> None:
    """Leave something within so many seconds; raises LossError if that is not in order."""
    rng = random.Random(number)
    cases = all_cases()
    work, way = cases[number % len(cases)]
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent)
        try:
            if work in COMMANDS:
                took = stop_command(rng, folder, work, way, latest)
            else:
                copytree(home, folder / "home")
                took = leave(rng, folder / "home", work, way, latest)
                long.figures[f"{work}: {look_at(folder / 'home')}"] += 1
        except LossError as fault:
            raise LossError(f"{work}, {way}: {fault}") from fault
    longest = f"longest end of {work}, ms"
    long.figures[longest] = max(long.figures[longest], round(took * 1000))


def _game() -> Record:
    return finished(game_setup([*people("Ada"), *computers(1)], set=6, hand=4, rounds=3))


def run(long: LongRun) -> int:
    """Leave until it has been done often enough."""
    places = long.folder / "homes"
    rmtree(places, ignore_errors=True)
    home = prepare(places)
    for number in long.attempts():
        try:
            attempt(number, home, long)
        except LossError as fault:
            long.fault(f"attempt {number}: {fault}")
        long.figures["ends"] += 1
    return long.end()


def heed_signals() -> None:
    """Ignore no signal, or programs started here would, too: nohup and background shells ignore some."""
    for name in SIGNALS:
        if signal.getsignal(getattr(signal, name)) is signal.SIG_IGN:
            signal.signal(getattr(signal, name), signal.SIG_DFL)


if __name__ == "__main__":
    heed_signals()
    sys.exit(run(wishes("leaving", __doc__ or "", 100)[0]))

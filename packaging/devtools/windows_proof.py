"""The proof for Windows, under Wine: a start, a phone, a round by mouse, and the installer.

What Wine cannot show stays untried: files that others hold open, SmartScreen, signatures, drivers, scaled
screens.
"""

import json
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from devtools import bare, licences, native, pictures, release, smoke, tools, translations, windows, wine
from devtools.checkout import Checkout, CommandError, must, say, wait_until
from devtools.wine import Wine, windows_path

_GAME = ("--rules", "dutch", "--option", "set=6", "--option", "hand=4", "--rounds", "1", "--seed", "proof")
_ROUND = 240.0
"""Seconds in which a round by mouse is over."""


@dataclass
class Proof:
    """One run: the Windows it happens in, where its files are, and what has been found out."""

    checkout: Checkout
    wine: Wine
    folder: Path
    target: Path
    figures: list[str] = field(default_factory=list)

    @property
    def source(self) -> dict[str, str]:
        """What the Windows Python needs to find the source code, and a folder for the player's data."""
        places = (self.checkout.root, self.checkout.root / "packaging")
        return {
            "PYTHONPATH": ";".join(map(windows_path, places)),
            "PYTHONPYCACHEPREFIX": "C:\\compiled",
            "MTDESK_HOME": windows_path(self.home),
        }

    @property
    def home(self) -> Path:
        """The data of someone whose name is not ASCII, in a cloud folder, deep down."""
        return self.folder / "Users" / "Zoë Őri 東" / "OneDrive – Personal" / ("deep" * 12)

    @property
    def python(self) -> str:
        """The interpreter, as Windows calls it."""
        return windows_path(self.wine.python / "python.exe")

    def mtdesk(self, *arguments: str | Path, limit: float = 180.0) -> str:
        """Carry out a command of the program from its source code."""
        command = (self.python, "-m", "mtdesk", *arguments)
        return self.wine.run(*command, limit=limit, more=self.source)

    def picture(self, name: str) -> None:
        """Take a picture of the screen."""
        command = ["import", "-window", "root", str(self.target / f"windows-{name}.png")]
        subprocess.run(command, env=self.wine.environ(), check=True, timeout=60)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Record how long a step takes."""
        begun = time.monotonic()
        yield
        self.note(f"{name}: {time.monotonic() - begun:.0f} s")

    def note(self, figure: str) -> None:
        """Record a finding."""
        say(f"   {figure}")
        self.figures.append(figure)


def prove(checkout: Checkout, target: Path) -> None:
    """Run the whole proof; figures and pictures end up in `target`. Raises CommandError."""
    tools.ensure(wine.TOOLS)
    translations.compile_stale(checkout.pyside, checkout.root)
    native.compile_stale(checkout)
    native.build_for(checkout.root, "win_amd64", checkout.root / native.PLACE, checkout.python)
    folder = checkout.root / "build" / "wine"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mtdesk-wine-") as shared, bare.desktop(Path(shared)) as screen:
        begun = time.monotonic()
        windows_python = wine.assemble(checkout, folder, screen["DISPLAY"])
        proof = Proof(checkout, windows_python, folder, target)
        proof.note(f"Python for Windows: {time.monotonic() - begun:.0f} s")
        shutil.rmtree(folder / "Users", ignore_errors=True)
        proof.home.mkdir(parents=True)
        try:
            for name, step in STEPS.items():
                with proof.step(name):
                    step(proof)
        except CommandError:
            proof.picture("failed")
            raise
        finally:
            proof.wine.end()
            (target / "windows-proof.txt").write_text("\n".join(proof.figures) + "\n", encoding="utf-8")


def start(proof: Proof) -> None:
    """Check that the program starts without a window, and plays and analyses on Windows as here."""
    proof.mtdesk("--version")  # compiles all modules
    found = proof.mtdesk("doctor").strip()
    proof.note(found.splitlines()[-1])
    smoke.check_report(found, f"mtdesk {release.version(proof.checkout.root)} (package)")
    wanted = ("simulate", *_GAME, "--levels", "easy,expert", "--games", "2", "--out")
    there, here = proof.folder / "games", proof.folder / "games-here"
    for folder in (there, here):
        shutil.rmtree(folder, ignore_errors=True)
    proof.mtdesk(*wanted, windows_path(there))
    must(proof.checkout.python, "-m", "mtdesk", *wanted, here)
    for record in list(here.iterdir()):
        analyse = ("analyse", "--work", "100", "--json")
        proof.mtdesk(*analyse, windows_path(there / f"{record.stem}.json"), windows_path(there / record.name))
        must(proof.checkout.python, "-m", "mtdesk", *analyse, here / f"{record.stem}.json", record)
    for record in here.iterdir():
        if record.read_bytes() != (there / record.name).read_bytes():
            raise CommandError(f"{there / record.name} is not the same as {record}")


@contextmanager
def _program(proof: Proof, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Start the real window, which says what it wants (`packaging/proof/windows_hands.py`)."""
    hands = windows_path(proof.checkout.root / "packaging" / "proof" / "windows_hands.py")
    command = proof.wine.command(proof.python, hands, *arguments)
    quiet = subprocess.DEVNULL
    environ = proof.wine.environ(proof.source)
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
        watch = threading.Timer(_ROUND, process.kill)
        watch.start()
        try:
            yield process
        finally:
            watch.cancel()
            process.kill()


def _do(proof: Proof, process: "subprocess.Popen[str]", until: Callable[[str], bool]) -> str:
    """Let the mouse do what the program asks for, until the expected line comes."""
    assert process.stdout is not None
    for line in process.stdout:
        what, *place = line.split()
        if until(line):
            return line
        if what in ("lift", "drop", "click"):
            _mouse(proof, what, place)
    raise CommandError("the window is gone, or the round was not over in time.")


def _mouse(proof: Proof, what: str, place: list[str]) -> None:
    moves = {
        "lift": ["mousemove", *place, "mousedown", "1", "mousemove_relative", "--", "0", "-40"],
        "drop": ["mousemove", *place, "sleep", "0.3", "mouseup", "1"],
        "click": ["mousemove", *place, "click", "1"],
    }
    subprocess.run(["xdotool", *moves[what]], env=proof.wine.environ(), check=True, timeout=30)


def play_round(proof: Proof) -> None:
    """Play a round against a computer by mouse; killed after two moves, it continues to its end."""
    game = proof.folder / "evening.mtrain"
    records = sorted((proof.folder / "games").glob("*.mtrain"))
    record = json.loads(records[0].read_text(encoding="utf-8"))
    record["players"][0] = {"name": "Zoë", "kind": "human"}
    record["rounds"][0]["actions"] = []
    game.write_text(json.dumps(record), encoding="utf-8")
    drops = []

    def enough(line: str) -> bool:
        drops.extend([line] if line.startswith("lift") else [])
        return len(drops) > 2

    with _program(proof, windows_path(game)) as process:
        shown = _do(proof, process, lambda line: line.startswith("shown"))
        if shown.split(maxsplit=1)[1].strip() != "Lato":
            raise CommandError(f"the menus are not in Lato: {shown}")
        address = _do(proof, process, lambda line: line.startswith("phone")).split()[1]
        proof.picture("phone")
        proof.note(smoke.join(proof.checkout, address))
        _do(proof, process, enough)
        proof.picture("game")
    with _program(proof) as process:
        moves = _do(proof, process, lambda line: line.startswith("moves"))
        proof.note(f"killed and started again, the game goes on after {moves.split()[1]} moves")
        _do(proof, process, lambda line: line.startswith("over"))
        proof.picture("over")
        second = proof.mtdesk(windows_path(records[1]), limit=60)
        proof.note(f"a second start hands its file over and ends{': ' + second if second.strip() else ''}")
        proof.picture("second-start")


def make_installer(proof: Proof) -> None:
    """Make the bundle by PyInstaller on Windows, every file with its notice, and a 64-bit installer."""
    root, build = proof.checkout.root, proof.checkout.root / "build"
    translations.compile_all(proof.checkout.pyside, root, build / "translations")
    licences.gather(proof.checkout, build / "licences")
    pictures.gather(proof.checkout, build / "icons")
    folders = {"--distpath": proof.folder / "dist", "--workpath": proof.folder / "work"}
    places = [word for option, folder in folders.items() for word in (option, windows_path(folder))]
    plan = windows_path(root / "packaging" / "mtdesk.spec")
    command = ("-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, plan)
    proof.wine.run(proof.python, *command, limit=1500, more={**proof.source, "PYTHONHASHSEED": "0"})
    bundle = proof.folder / "dist" / "mtdesk"
    licences.check(bundle / "lib")
    windows.compile_installer(proof.checkout, bundle, _setup(proof), "amd64-unicode")
    proof.note(f"installer: {_setup(proof).stat().st_size / 1e6:.1f} MB")


def _setup(proof: Proof) -> Path:
    return proof.folder / "mtdesk-windows.exe"  # not setup.exe: Windows has its own mind about those


def try_installer(proof: Proof) -> None:
    """Install silently, start by the registered command, refuse to replace a running one, and remove."""
    setup = windows_path(_setup(proof))
    proof.wine.run(setup, "/S", limit=300)
    (place,) = proof.wine.prefix.glob("drive_c/users/*/AppData/Local/Programs/mtdesk")
    installed = "C:\\" + str(place.relative_to(proof.wine.prefix / "drive_c")).replace("/", "\\")
    words = proof.wine.run(f"{installed}\\mtdesk-console.exe", "doctor", limit=120)
    smoke.check_report(words, f"mtdesk {release.version(proof.checkout.root)} (bundle)")
    files = _contents(place)
    proof.note(f"installed: {len(files)} files, {sum(files.values()) / 1e6:.1f} MB")
    classes = "HKCU\\Software\\Classes"
    for kind in release.file_types(proof.checkout.root):
        proof.wine.run("reg", "query", f"{classes}\\.{kind.suffix}", "/ve", limit=60)
    registered = proof.wine.run(
        "reg", "query", f"{classes}\\mtdesk.mtrain\\shell\\open\\command", "/ve", limit=60
    )
    if f'"{installed}\\mtdesk.exe" "%1"' not in registered:
        raise CommandError(f"what opens a record is {registered}")
    record = windows_path(proof.folder / "evening.mtrain")
    command = proof.wine.command(f"{installed}\\mtdesk.exe", record)
    kept = proof.home.with_name("installed")
    environ = proof.wine.environ({"MTDESK_HOME": windows_path(kept)})
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environ, stdout=quiet, stderr=quiet) as process:
        try:
            # The program keeps a game as soon as it has opened it.
            wait_until(lambda: any(kept.rglob("current.journal")), 120, lambda: "no game was opened")
            proof.picture("installed")
            for program in (setup, f"{installed}\\uninstall.exe"):
                proof.wine.run(program, "/S", f"_?={installed}", limit=120, fails=5)
            if _contents(place) != files:
                raise CommandError("the running program was damaged")
        finally:
            process.kill()
    proof.wine.end()  # its workers
    proof.wine.run(setup, "/S", limit=300)
    proof.wine.run(f"{installed}\\uninstall.exe", "/S", f"_?={installed}", limit=120)
    if not set(_contents(place)) <= {"uninstall.exe"}:  # it cannot remove itself
        raise CommandError(f"left after uninstalling: {sorted(_contents(place))}")
    for kind in release.file_types(proof.checkout.root):
        proof.wine.run("reg", "query", f"{classes}\\mtdesk.{kind.suffix}", limit=60, fails=1)
    if not any(kept.rglob("current.journal")):
        raise CommandError("the player's data have gone with the program")
    proof.note("refused while it runs, nothing damaged; removed, and the player's data are there")


def _contents(folder: Path) -> dict[str, int]:
    return {
        str(file.relative_to(folder)): file.stat().st_size for file in folder.rglob("*") if file.is_file()
    }


STEPS: dict[str, Callable[[Proof], None]] = {
    "start": start,
    "round by mouse": play_round,
    "bundle and installer": make_installer,
    "installation": try_installer,
}

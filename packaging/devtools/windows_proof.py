"""The proof for Windows, under Wine: a start, a round by mouse, and the installer.

What Wine cannot show stays untried: files that others hold open, SmartScreen, signatures, drivers, scaled
screens.
"""

import shutil
import subprocess
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path

from devtools import bundle, installers, libraries, licences, native, proof, release, smoke, wine
from devtools.checkout import Checkout, CommandError, must, say, wait_until
from devtools.wine import Wine, windows_path

_ROUND = 240.0
"""Seconds in which a round by mouse is over."""
_CLASSES = "HKCU\\Software\\Classes"


@dataclass(frozen=True)
class Proof:
    """One run: the Windows it happens in, where its files are, and where pictures end up."""

    checkout: Checkout
    wine: Wine
    folder: Path
    target: Path

    @property
    def python(self) -> str:
        """The interpreter, as Windows calls it."""
        return windows_path(self.wine.python / "python.exe")

    @property
    def record(self) -> Path:
        """A game that has just started."""
        return self.folder / "evening.mtrain"

    @property
    def setup(self) -> Path:
        """The installer; not setup.exe, since Windows has its own mind about those."""
        return self.folder / "mtdesk-windows.exe"

    def environ(self, home: Path) -> dict[str, str]:
        """Return what a program finds the source code by, and this folder for the player's data."""
        places = (self.checkout.root, self.checkout.root / "packaging")
        return {
            "PYTHONPATH": ";".join(map(windows_path, places)),
            "PYTHONPYCACHEPREFIX": "C:\\compiled",
            "PYTHONHASHSEED": "0",
            "MTDESK_HOME": windows_path(home),
        }

    def picture(self, name: str) -> None:
        """Take a picture of the screen."""
        must("import", "-window", "root", self.target / f"windows-{name}.png", env=self.wine.environ())


def prove(checkout: Checkout, target: Path) -> None:
    """Run the whole proof; pictures end up in `target`. Raises CommandError."""
    libraries.ensure_tools(wine.TOOLS)
    bundle.prepare(checkout)
    native.build_for(checkout.root, "win_amd64", checkout.root / native.PLACE, checkout.python)
    folder = checkout.root / "build" / "wine"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mtdesk-wine-") as shared, proof.desktop(Path(shared)) as screen:
        run = Proof(checkout, wine.assemble(checkout, folder, screen["DISPLAY"]), folder, target)
        run.record.write_text(smoke.short_game(checkout, "Zoë"), encoding="utf-8")
        try:
            for step in (_play_round, _make_installer, _try_installer):
                say(f"   {(step.__doc__ or '').partition('.')[0]}")
                step(run)
        except CommandError:
            run.picture("failed")
            raise
        finally:
            run.wine.end()


def _play_round(proof: Proof) -> None:
    """Start, and play a round against a computer by mouse."""
    # The data of someone whose name is not ASCII, in a cloud folder, deep down.
    home = proof.folder / "Users" / "Zoë Őri 東" / "OneDrive – Personal" / ("deep" * 12)
    shutil.rmtree(proof.folder / "Users", ignore_errors=True)
    home.mkdir(parents=True)
    environ = proof.environ(home)
    report = proof.wine.run(proof.python, "-m", "mtdesk", "doctor", limit=180, more=environ)
    smoke.check_report(report, f"mtdesk {release.version(proof.checkout.root)} (package)")
    hands = windows_path(proof.checkout.root / "packaging" / "proof" / "windows_hands.py")
    command = proof.wine.command(proof.python, hands, windows_path(proof.record))
    pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(
        command, env=proof.wine.environ(environ), stdout=pipe, stderr=quiet, text=True
    ) as process:
        watch = threading.Timer(_ROUND, process.kill)
        watch.start()
        assert process.stdout is not None
        for line in process.stdout:
            what, *place = line.split()
            if what == "over":
                break
            subprocess.run(
                ["xdotool", *_mouse(what, place)], env=proof.wine.environ(), check=True, timeout=30
            )
        else:
            raise CommandError("the window is gone, or the round was not over in time.")
        watch.cancel()
        proof.picture("over")
        process.kill()
    proof.wine.end()  # its workers


def _mouse(what: str, place: list[str]) -> list[str]:
    """Return what xdotool does for a line of `packaging/proof/windows_hands.py`."""
    return {
        "lift": ["mousemove", *place, "mousedown", "1", "mousemove_relative", "--", "0", "-40"],
        "drop": ["mousemove", *place, "sleep", "0.3", "mouseup", "1"],
        "click": ["mousemove", *place, "click", "1"],
    }[what]


def _make_installer(proof: Proof) -> None:
    """Make the bundle by PyInstaller on Windows, every file with its notice, and a 64-bit installer."""
    made = proof.folder / "dist" / "mtdesk"
    folders = ("--distpath", windows_path(made.parent), "--workpath", windows_path(proof.folder / "work"))
    plan = windows_path(proof.checkout.root / "packaging" / "mtdesk.spec")
    command = ("-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, plan)
    proof.wine.run(proof.python, *command, limit=1500, more=proof.environ(proof.folder))
    licences.check(made / "lib")
    installers.compile_windows(proof.checkout, made, proof.setup, "amd64-unicode")


def _try_installer(proof: Proof) -> None:
    """Install silently, open a game by the registered command, upgrade, and remove."""
    run, setup = proof.wine.run, windows_path(proof.setup)
    kept = proof.folder / "Users" / "installed"
    run(setup, "/S", limit=300)
    (place,) = proof.wine.prefix.glob("drive_c/users/*/AppData/Local/Programs/mtdesk")
    installed = "C:\\" + str(place.relative_to(proof.wine.prefix / "drive_c")).replace("/", "\\")
    report = run(f"{installed}\\mtdesk-console.exe", "doctor", limit=120)
    smoke.check_report(report, f"mtdesk {release.version(proof.checkout.root)} (bundle)")
    files = _contents(place)
    for kind in release.file_types(proof.checkout.root):
        opening = f"{_CLASSES}\\mtdesk.{kind.suffix}\\shell\\open\\command"
        if f'"{installed}\\mtdesk.exe" "%1"' not in run("reg", "query", opening, "/ve", limit=60):
            raise CommandError(f"nothing opens a .{kind.suffix}")
    command = proof.wine.command(f"{installed}\\mtdesk.exe", windows_path(proof.record))
    quiet, environ = subprocess.DEVNULL, proof.wine.environ({"MTDESK_HOME": windows_path(kept)})
    with subprocess.Popen(command, env=environ, stdout=quiet, stderr=quiet) as process:
        try:
            # The program keeps a game as soon as it has opened it.
            wait_until(lambda: any(kept.rglob("current.journal")), 120, lambda: "no game was opened")
            proof.picture("installed")
            for program in (setup, f"{installed}\\uninstall.exe"):
                run(program, "/S", f"_?={installed}", limit=120, fails=5)
        finally:
            process.kill()
    proof.wine.end()  # its workers
    if _contents(place) != files:
        raise CommandError("the running program was damaged")
    run(setup, "/S", limit=300)
    if _contents(place) != files:
        raise CommandError("an upgrade to the same version changes what is installed")
    run(f"{installed}\\uninstall.exe", "/S", f"_?={installed}", limit=120)
    if not set(_contents(place)) <= {"uninstall.exe"}:  # it cannot remove itself
        raise CommandError(f"left after uninstalling: {sorted(_contents(place))}")
    for kind in release.file_types(proof.checkout.root):
        run("reg", "query", f"{_CLASSES}\\mtdesk.{kind.suffix}", limit=60, fails=1)
    if not any(kept.rglob("current.journal")):
        raise CommandError("the player's data have gone with the program")


def _contents(folder: Path) -> dict[str, int]:
    return {
        str(file.relative_to(folder)): file.stat().st_size for file in folder.rglob("*") if file.is_file()
    }

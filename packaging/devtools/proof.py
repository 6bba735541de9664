"""The proof of the .deb: it is installed, started, played with the mouse, and removed in a bare Debian."""

import json
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from devtools import bare, release, smoke
from devtools.bare import SOMEBODY, Root
from devtools.checkout import Checkout, CommandError, say, wait_until

_HOME = "/home/player"
_PATIENCE = 30.0
_RULES = ("--rules", "dutch", "--option", "set=6", "--option", "hand=4", "--rounds", "1")
_DATABASES = ("usr/share/applications/mimeinfo.cache", "usr/share/mime/globs2")


@dataclass
class Proof:
    """One run of the proof: where it happens, how to reach its screen, and what has been found out."""

    checkout: Checkout
    root: Root
    screen: dict[str, str]
    hands: Path
    target: Path
    figures: list[str] = field(default_factory=list)

    @property
    def bare_environ(self) -> dict[str, str]:
        """The least that a program with a window is given."""
        return {"HOME": _HOME, "DISPLAY": self.screen["DISPLAY"]}

    @property
    def heard_environ(self) -> dict[str, str]:
        """The same, and what lets the mouse player watch."""
        buses = ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")
        told = {name: self.screen[name] for name in buses}
        return {**self.bare_environ, **told, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}

    def note(self, figure: str) -> None:
        """Record a finding."""
        say(f"   {figure}")
        self.figures.append(figure)


def prove(checkout: Checkout, suite: str, target: Path) -> None:
    """Go through all of it with the package in ``target``, in a Debian ``suite``. Raises CommandError.

    Figures and pictures end up in ``target``, too.
    """
    build, hands = checkout.root / "build", checkout.root / "packaging" / "proof" / "hands.py"
    package = next(target.glob("*.deb"))
    with tempfile.TemporaryDirectory(prefix="mtdesk-proof-") as name:
        shared = Path(name)
        seen = Path(shutil.copy(hands, shared))  # the checkout may be where only root looks
        bare_debian = bare.fresh(suite, build / "cache", build / "root", shared)
        with bare_debian as root, bare.desktop(shared) as screen:
            proof = Proof(checkout, root, screen, seen, target)
            proof.note(f"in a bare Debian {suite}")
            _install(proof, package)
            _start(proof)
            _play_first_game(proof)
            _open_by_association(proof)
            _remove(proof)
            (target / "proof.txt").write_text("\n".join(proof.figures) + "\n", encoding="utf-8")


def _install(proof: Proof, package: Path) -> None:
    """Check that nothing is installed except the package and its dependencies."""
    root = proof.root
    shutil.copy(package, root.folder / "root")
    root.apt("update")
    before = set(_installed(root))
    root.apt("install", "--no-install-recommends", f"/root/{package.name}")
    others = len(set(_installed(root)) - before) - 1
    proof.note(f"package: {package.stat().st_size / 1e6:.1f} MB, with {others} others")
    proof.note(f"installed: {_size(root.folder / 'usr/lib/mtdesk') / 1e6:.1f} MB")
    home = root.folder / _HOME.lstrip("/")
    home.mkdir()
    shutil.chown(home, int(SOMEBODY), int(SOMEBODY))


def _installed(root: Root) -> list[str]:
    return root.run("dpkg-query", "-W", "-f", "${Package}\n").split()


def _size(folder: Path) -> int:
    """Return the size of a folder on disk, in bytes."""
    return sum(file.lstat().st_blocks * 512 for file in folder.rglob("*"))


def _start(proof: Proof) -> None:
    """Start with an empty environment: the window is painted, no worker runs yet, and the search is in C."""
    report = proof.root.run("mtdesk", "doctor", user=SOMEBODY, environ=proof.bare_environ)
    smoke.check_report(report, f"mtdesk {release.version(proof.checkout.root)} (bundle)")
    environ = {**proof.bare_environ, **smoke.TELLING}
    command = proof.root.command("mtdesk", user=SOMEBODY, environ=environ)
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            smoke.until_painted(process)
            proof.note(f"memory at the first frame: {held_megabytes(process.pid):.0f} MB")
            if _children(process.pid):
                raise CommandError("there are worker processes before a computer sits at the table.")
        finally:
            smoke.end(process)


def held_megabytes(process: int) -> float:
    """Return the memory a process holds, with shared memory counted in part (PSS)."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("Pss:")).split()[1]) / 1024


def _children(process: int) -> list[str]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [child for task in tasks for child in task.read_text(encoding="ascii").split()]


def _play_first_game(proof: Proof) -> None:
    """Start for the first time, deal a game against computers, play some tiles, and go on with a phone."""
    command = proof.root.command("mtdesk", user=SOMEBODY, environ={**proof.heard_environ, "LANG": "C.UTF-8"})
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            _let_hands(proof, "start-game", "play-some")
            proof.note(f"memory in a game: {held_megabytes(process.pid):.0f} MB")
            proof.note(f"processes for computers in a game: {len(_children(process.pid))}")
            _take_picture(proof, "proof-game.png")
            address = _let_hands(proof, "invite-phone")
            _take_picture(proof, "proof-phone.png")
            proof.note(smoke.join(proof.checkout, address))
            _let_hands(proof, "leave")
            if process.wait(_PATIENCE) != 0:
                raise CommandError(f"mtdesk ended with status {process.returncode}.")
        finally:
            process.terminate()
    _wait_until_quiet(proof.root)


def _let_hands(proof: Proof, *wishes: str) -> str:
    """Carry out wishes of `packaging/proof/hands.py`, and return what it found."""
    command = bare.as_somebody(["/usr/bin/python3", "-W", "ignore", proof.hands, *wishes])
    done = subprocess.run(command, env=proof.screen, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        _take_picture(proof, "proof-failed.png")
        raise CommandError(f"with the mouse: {done.stderr.strip()}")
    return done.stdout.strip()


def _take_picture(proof: Proof, name: str) -> None:
    subprocess.run(["import", "-window", "root", proof.target / name], env=proof.screen, check=True)


def _wait_until_quiet(root: Root) -> None:
    """Wait until nothing of the program is running."""
    wait_until(
        lambda: not root.processes(), _PATIENCE, lambda: f"still running after the end: {root.processes()}"
    )


def _open_by_association(proof: Proof) -> None:
    """Open a saved game as a file manager does, and play it to its end."""
    root = proof.root
    # What every desktop has and a bare Debian lacks: who opens files, and the databases of file types.
    root.apt("install", "--no-install-recommends", "libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
    game = f"{_HOME}/evening.mtrain"
    (root.folder / game.lstrip("/")).write_text(_short_game(root), encoding="utf-8")
    kind = root.run(
        "gio", "info", "-a", "standard::content-type", game, user=SOMEBODY, environ=proof.bare_environ
    )
    proof.note(f"type of a saved game: {kind.split()[-1]}")
    environ = {**proof.heard_environ, "LANG": "C.UTF-8"}
    opening = root.command("gio", "open", game, user=SOMEBODY, environ=environ)
    try:
        # What gio starts keeps its output, so do not wait for the end of that.
        subprocess.run(opening, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        _let_hands(proof, "play-out")
        _take_picture(proof, "proof-end.png")
        _let_hands(proof, "leave")
        _wait_until_quiet(root)
    finally:
        root.end_all()
    proof.note("a saved game was opened by its type and played to its end")


def _short_game(root: Root) -> str:
    """Return a record of a game that has just started, between a person and a computer."""
    levels = ("--levels", "easy,easy", "--games", "1", "--seed", "proof", "--out", "/root/games")
    root.run("mtdesk", "simulate", *_RULES, *levels)
    (file,) = (root.folder / "root" / "games").iterdir()
    record = json.loads(file.read_text(encoding="utf-8"))
    record["players"][0] = {"name": "Anna", "kind": "human"}
    record["rounds"][0]["actions"] = []
    return json.dumps(record)


def _remove(proof: Proof) -> None:
    """Remove the package, and check that only the player's games and settings are left."""
    root = proof.root
    listed = [Path(line) for line in root.run("dpkg-query", "-L", "mtdesk").splitlines()]
    root.apt("purge", "mtdesk")
    files = [root.folder / file.relative_to("/") for file in listed]
    left = [file for file in files if file.is_symlink() or file.is_file() or _is_ours(file)]
    databases = [root.folder / name for name in _DATABASES]
    left += [file for file in databases if "mtdesk" in file.read_text(encoding="utf-8")]
    if left:
        raise CommandError(f"left after removing: {' '.join(map(str, left))}")
    home = root.folder / _HOME.lstrip("/")
    kept = sorted(str(file.relative_to(home)) for file in home.rglob("*") if file.is_file())
    if not any("mtdesk/games" in name or name.endswith("settings.json") for name in kept):
        raise CommandError(f"the player's own files have gone; there is only: {kept}")
    proof.note(f"left after removing, the player's own: {', '.join(kept)}")


def _is_ours(folder: Path) -> bool:
    """Return whether only our package has this folder."""
    return "mtdesk" in folder.name and folder.exists()

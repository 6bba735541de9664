"""The proof of the .deb: it is installed, started, played with the mouse, and removed in a bare Debian."""

import contextlib
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtools import libraries, smoke
from devtools.checkout import Checkout, CommandError, must, say, wait_until

TOOLS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "dbus-daemon": "dbus",
    "/usr/libexec/at-spi2-registryd": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    "/usr/share/doc/gir1.2-atspi-2.0": "gir1.2-atspi-2.0",
}
"""The required programs and files, and their Debian packages."""

_SOMEBODY = "65534"
"""The user and group without rights, `nobody`: the same in every Debian."""
_HOME = "/home/player"
_PATIENCE = 30.0
_DATABASES = ("usr/share/applications/mimeinfo.cache", "usr/share/mime/globs2")

_ENTER = """
root=$1 shared=$2 user=$3; shift 3
mount --make-rprivate /
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root$shared" "$root/tmp/.X11-unix"
mount --bind "$shared" "$root$shared"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
exec chroot --userspec="$user:$user" "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
"""
"""Shell script that becomes a command in the root. Mounts and processes end with it: both are its own."""


@dataclass(frozen=True)
class Root:
    """A Debian in `folder`; `shared` is an outside folder that programs in it see at the same place."""

    folder: Path
    shared: Path

    def command(
        self, *command: str, user: str = "0", environ: Mapping[str, str] | None = None
    ) -> list[str | Path]:
        """Return the command that carries out another inside, with nothing else in its environment."""
        variables = [f"{name}={value}" for name, value in (environ or {}).items()]
        apart = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", _ENTER, "sh")
        return [*apart, self.folder, self.shared, user, *variables, *command]

    def run(self, *command: str, user: str = "0", environ: Mapping[str, str] | None = None) -> str:
        """Carry out a command inside and return what it printed. Raises CommandError with its words."""
        return must(*self.command(*command, user=user, environ=environ))

    def apt(self, *arguments: str) -> None:
        """Carry out apt-get without asking. Raises CommandError."""
        self.run("apt-get", "-qq", "--yes", *arguments, environ={"DEBIAN_FRONTEND": "noninteractive"})

    def at(self, place: str) -> Path:
        """Return where a file of this Debian is for programs outside."""
        return self.folder / place.lstrip("/")


@dataclass(frozen=True)
class Proof:
    """One run of the proof: where it happens, how to reach its screen, and where pictures end up."""

    checkout: Checkout
    root: Root
    screen: dict[str, str]
    target: Path

    @property
    def environ(self) -> dict[str, str]:
        """What a program with a window is given, and what lets the mouse player watch."""
        buses = {name: self.screen[name] for name in ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")}
        shown = {"HOME": _HOME, "LANG": "C.UTF-8", "DISPLAY": self.screen["DISPLAY"]}
        return {**shown, **buses, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}

    def picture(self, name: str) -> None:
        """Take a picture of the screen."""
        must("import", "-window", "root", self.target / f"proof-{name}.png", env=self.screen)


def prove(checkout: Checkout, target: Path) -> None:
    """Go through all of it with the package in ``target``; left out where there is no Debian or no root.

    Raises CommandError; pictures end up in ``target``, too.
    """
    suite = _suite()
    if suite is None or os.geteuid() != 0:
        say("   left out: it takes a Debian, and root.")
        return
    libraries.ensure_tools(TOOLS)
    with tempfile.TemporaryDirectory(prefix="mtdesk-proof-") as name:
        shared = Path(name)
        with _fresh(suite, checkout.root / "build", shared) as root, desktop(shared) as screen:
            proof = Proof(checkout, root, screen, target)
            say(f"   in a bare Debian {suite}")
            _install(proof, next(target.glob("*.deb")))
            _play_first_game(proof)
            _open_by_association(proof)
            _remove(proof)


def _suite() -> str | None:
    """Return the name of the Debian that this runs on, such as ``"bookworm"``; None elsewhere.

    What is built on a Debian asks for its C library, and cannot be installed on an older one.
    """
    try:
        told = platform.freedesktop_os_release()
    except OSError:
        return None
    return told.get("VERSION_CODENAME") if told["ID"] == "debian" else None


@contextlib.contextmanager
def _fresh(suite: str, build: Path, shared: Path) -> Iterator[Root]:
    """A Debian as debootstrap makes it, from an archive if it was made before. Finally it is removed."""
    archive, folder = build / "cache" / f"debian-{suite}.tar", build / "root"
    if not archive.exists():
        say(f"making a Debian {suite} (once)")
        shutil.rmtree(folder, ignore_errors=True)
        must("debootstrap", "--variant=minbase", suite, folder)
        archive.parent.mkdir(parents=True, exist_ok=True)
        partial = archive.with_suffix(".part")
        must("tar", "--numeric-owner", "-cf", partial, "-C", folder, ".")
        partial.rename(archive)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    must("tar", "--numeric-owner", "-xf", archive, "-C", folder)
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    try:
        yield Root(folder, shared)
    finally:
        shutil.rmtree(folder)


@contextlib.contextmanager
def desktop(shared: Path) -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager, and a session bus by which screen readers listen.

    Yields the environment for it, for programs that see the folder `shared` and have no rights.
    """
    os.chown(shared, int(_SOMEBODY), int(_SOMEBODY))
    with contextlib.ExitStack() as stack:
        environ = {
            "DISPLAY": stack.enter_context(_screen()),
            "HOME": str(shared),
            "PATH": os.environ["PATH"],
            "XDG_RUNTIME_DIR": str(shared),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={shared}/bus",
        }
        address = f"--address={environ['DBUS_SESSION_BUS_ADDRESS']}"
        for command in (["dbus-daemon", "--session", "--nofork", "--nopidfile", address], ["openbox"]):
            stack.enter_context(running(_as_somebody(command), environ))
        wait_until((shared / "bus").exists, 10.0, lambda: f"{shared}/bus did not appear within 10 seconds.")
        yield environ


@contextlib.contextmanager
def _screen() -> Iterator[str]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac"]
    with running(command, dict(os.environ), writing), os.fdopen(reading) as told:
        os.close(writing)
        yield f":{told.readline().strip()}"


@contextlib.contextmanager
def running(
    command: Sequence[str | Path], environ: Mapping[str, str], *files: int
) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a program quietly meanwhile, with these files open."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environ, stdout=quiet, stderr=quiet, pass_fds=files) as process:
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:  # unshare heeds only what nobody can ignore
                process.kill()


def _as_somebody(command: Sequence[str | Path]) -> list[str | Path]:
    return ["setpriv", f"--reuid={_SOMEBODY}", f"--regid={_SOMEBODY}", "--clear-groups", *command]


def _install(proof: Proof, package: Path) -> None:
    """Install the package and its dependencies, and nothing else."""
    shutil.copy(package, proof.root.at("/root"))
    proof.root.apt("update")
    proof.root.apt("install", "--no-install-recommends", f"/root/{package.name}")
    size = sum(file.lstat().st_blocks * 512 for file in proof.root.at("/usr/lib/mtdesk").rglob("*"))
    say(f"   package: {package.stat().st_size / 1e6:.1f} MB, installed: {size / 1e6:.1f} MB")
    proof.root.at(_HOME).mkdir()
    shutil.chown(proof.root.at(_HOME), int(_SOMEBODY), int(_SOMEBODY))


def _play_first_game(proof: Proof) -> None:
    """Start for the first time, deal a game against computers, and go on with a phone."""
    command = proof.root.command("mtdesk", user=_SOMEBODY, environ=proof.environ)
    with running(command, os.environ) as process:
        address = _let_hands(proof, "start-game", "invite-phone")
        proof.picture("phone")
        phone = proof.checkout.root / "packaging" / "proof" / "phone.py"
        held = must(proof.checkout.python, phone, address).strip()
        say(f"   a phone reads the page and gets a hand of {held} tiles")
        _let_hands(proof, "leave")
        if process.wait(_PATIENCE) != 0:
            raise CommandError(f"mtdesk ended with status {process.returncode}.")


def _let_hands(proof: Proof, *wishes: str) -> str:
    """Carry out wishes of `packaging/proof/hands.py`, and return what it found."""
    hands = proof.checkout.root / "packaging" / "proof" / "hands.py"
    seen = shutil.copy(hands, proof.root.shared)  # the checkout may be where only root looks
    try:
        return must(
            *_as_somebody(["/usr/bin/python3", "-W", "ignore", seen, *wishes]), env=proof.screen
        ).strip()
    except CommandError:
        proof.picture("failed")
        raise


def _open_by_association(proof: Proof) -> None:
    """Open a saved game as a file manager does, and play it to its end."""
    root = proof.root
    # What every desktop has and a bare Debian lacks: who opens files, and the databases of file types.
    root.apt("install", "--no-install-recommends", "libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
    game = f"{_HOME}/evening.mtrain"
    root.at(game).write_text(smoke.short_game(proof.checkout, "Anna"), encoding="utf-8")
    # What gio has started would end with it.
    opening = root.command("sh", "-c", f"gio open {game} && sleep 600", user=_SOMEBODY, environ=proof.environ)
    with running(opening, os.environ):
        _let_hands(proof, "play-out")
        proof.picture("end")
        _let_hands(proof, "leave")
    say("   a saved game was opened by its type and played to its end")


def _remove(proof: Proof) -> None:
    """Remove the package, and check that only the player's games and settings are left."""
    root = proof.root
    files = [root.at(line) for line in root.run("dpkg-query", "-L", "mtdesk").splitlines()]
    root.apt("purge", "mtdesk")
    left = [file for file in files if file.is_file() or file.is_symlink() or _is_ours(file)]
    left += [file for name in _DATABASES if "mtdesk" in (file := root.at(name)).read_text(encoding="utf-8")]
    if left:
        raise CommandError(f"left after removing: {' '.join(map(str, left))}")
    kept = sorted(
        str(file.relative_to(root.at(_HOME))) for file in root.at(_HOME).rglob("*") if file.is_file()
    )
    if not any("mtdesk/games" in name or name.endswith("settings.json") for name in kept):
        raise CommandError(f"the player's own files have gone; there is only: {kept}")
    say(f"   left after removing, the player's own: {', '.join(kept)}")


def _is_ours(folder: Path) -> bool:
    """Return whether only our package has this folder."""
    return "mtdesk" in folder.name and folder.exists()

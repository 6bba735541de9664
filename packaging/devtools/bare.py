"""A bare Debian in a folder, to see what a package needs; and a desktop's screen and buses to use it from."""

import contextlib
import os
import platform
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtools.checkout import CommandError, must, say, wait_until

SOMEBODY = "65534"
"""The user and group without rights, `nobody`: the same in every Debian."""

_ENTER = """
root=$1 shared=$2 user=$3; shift 3
mount --make-rprivate /
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
if [ -n "$shared" ]; then
    mkdir -p "$root$shared" "$root/tmp/.X11-unix"
    mount --bind "$shared" "$root$shared"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
fi
exec chroot --userspec="$user" "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
"""
"""Shell script that becomes a command in the root. Its mounts end with it: they are in its own namespace."""


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
        where = (self.folder, self.shared, f"{user}:{user}")
        return ["unshare", "--mount", "sh", "-euc", _ENTER, "sh", *where, *variables, *command]

    def run(self, *command: str, user: str = "0", environ: Mapping[str, str] | None = None) -> str:
        """Carry out a command inside and return what it printed. Raises CommandError with its words."""
        done = subprocess.run(
            self.command(*command, user=user, environ=environ), capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise CommandError(f"{' '.join(command)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def apt(self, *arguments: str) -> str:
        """Let apt-get do something without asking."""
        return self.run("apt-get", "-qq", "--yes", *arguments, environ={"DEBIAN_FRONTEND": "noninteractive"})

    def processes(self) -> list[int]:
        """Return what is running inside."""
        return [int(entry.name) for entry in Path("/proc").glob("[0-9]*") if _root_of(entry) == self.folder]

    def end_all(self) -> None:
        """End whatever is still running inside."""
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def suite() -> str | None:
    """Return the name of the Debian that this runs on, such as ``"bookworm"``; None elsewhere.

    What is built on a Debian asks for its C library, and cannot be installed on an older one.
    """
    try:
        told = platform.freedesktop_os_release()
    except OSError:
        return None
    return told.get("VERSION_CODENAME") if told["ID"] == "debian" else None


def _root_of(process: Path) -> Path | None:
    try:
        return (process / "root").readlink()
    except OSError:  # it has ended, or is not ours
        return None


@contextlib.contextmanager
def fresh(name: str, cache: Path, folder: Path, shared: Path) -> Iterator[Root]:
    """The Debian of this name as debootstrap makes it, from an archive in `cache` if it was made before.

    Finally everything in it is ended, and it is removed.
    """
    archive = cache / f"debian-{name}.tar"
    if not archive.exists():
        _bootstrap(name, folder, archive)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    must("tar", "--numeric-owner", "-xf", archive, "-C", folder)
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    root = Root(folder, shared)
    try:
        yield root
    finally:
        root.end_all()
        shutil.rmtree(folder)


def _bootstrap(name: str, folder: Path, archive: Path) -> None:
    say(f"making a Debian {name} (once)")
    shutil.rmtree(folder, ignore_errors=True)
    archive.parent.mkdir(parents=True, exist_ok=True)
    must("debootstrap", "--variant=minbase", name, folder)
    partial = archive.with_suffix(".part")
    must("tar", "--numeric-owner", "-cf", partial, "-C", folder, ".")
    partial.rename(archive)


@contextlib.contextmanager
def desktop(shared: Path) -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager, and a session bus by which screen readers listen.

    Yields the environment for it, for programs that see the folder `shared` and run as SOMEBODY.
    """
    os.chown(shared, int(SOMEBODY), int(SOMEBODY))
    with contextlib.ExitStack() as stack:
        display = stack.enter_context(_screen())
        environ = {
            "DISPLAY": display,
            "HOME": str(shared),
            "PATH": os.environ["PATH"],
            "XDG_RUNTIME_DIR": str(shared),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={shared}/bus",
        }
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address=unix:path={shared}/bus"]
        stack.enter_context(_running(bus, environ))
        stack.enter_context(_running(["openbox"], environ))
        wait_until((shared / "bus").exists, 10.0, lambda: f"{shared}/bus did not appear within 10 seconds.")
        yield environ


def as_somebody(command: Sequence[str | Path]) -> list[str | Path]:
    """Return the command, run without any privileges."""
    return ["setpriv", f"--reuid={SOMEBODY}", f"--regid={SOMEBODY}", "--clear-groups", *command]


@contextlib.contextmanager
def _screen() -> Iterator[str]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            screen.terminate()


@contextlib.contextmanager
def _running(command: Sequence[str], environ: Mapping[str, str]) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    with subprocess.Popen(as_somebody(command), env=environ, stdout=quiet, stderr=quiet) as process:
        try:
            yield
        finally:
            process.terminate()

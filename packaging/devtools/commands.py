"""The commands of `packaging/dev.py`."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from devtools import build, checks, environment, libraries, pictures, scenes, sounds, translations
from devtools.checkout import Checkout, CommandError, say

USAGE = """\
usage: python3 packaging/dev.py run [ARGUMENTS OF mtdesk]     play
       python3 packaging/dev.py test [ARGUMENTS OF pytest]    run all checks and tests
       python3 packaging/dev.py strings                       bring translations/*.ts up to date
       python3 packaging/dev.py icons                         paint the icons and the table's textures
       python3 packaging/dev.py pictures                      take the pictures of the program anew
       python3 packaging/dev.py sounds                        synthesise resources/sounds/*.wav anew
       python3 packaging/dev.py build [STEPS]                 make what people install, and prove it"""


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit status."""
    checkout = Checkout(Path(__file__).resolve().parents[2])
    name, *rest = arguments or [""]
    if name in {"-h", "--help"}:
        print(USAGE)
        return 0
    if name not in _COMMANDS:
        say(USAGE)
        return 2
    try:
        return _COMMANDS[name](checkout, rest[1:] if rest[:1] == ["--"] else rest)
    except CommandError as trouble:
        say(f"dev.py: {trouble}")
        return 1
    except KeyboardInterrupt:
        return 130  # as the shell counts Ctrl-C; what was interrupted is taken up again by the next run


def run(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Start mtdesk from the checkout with these arguments."""
    environment.ensure(checkout, [checkout.run_lock])
    try:
        libraries.ensure(checkout.pyside)
    except CommandError as trouble:
        if can_open_window(os.environ):
            raise
        say(f"No window can be opened before you do this. {trouble}")
    translations.compile_stale(checkout.pyside, checkout.root)
    return _become([str(checkout.python), "-m", "mtdesk", *arguments])


def can_open_window(environ: Mapping[str, str]) -> bool:
    """Whether there is a display at all; without one mtdesk says so itself, and can still do much."""
    if not sys.platform.startswith("linux"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _become(command: list[str]) -> int:
    """Let the program take the place of this process, so that signals and its exit status are its own."""
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    return subprocess.call(command)  # Windows has no way to become another program


def test(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run every check; the arguments go to pytest."""
    environment.ensure(checkout, [checkout.run_lock, checkout.test_lock])
    libraries.ensure(checkout.pyside)
    checks.run_all(checkout, arguments)
    return 0


def strings(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Bring the translation files up to date with the texts in the source code."""
    if arguments:
        raise CommandError("the command strings takes no arguments.")
    environment.ensure(checkout, [checkout.run_lock])
    libraries.ensure(checkout.pyside)
    translations.update(checkout.pyside, checkout.root, translations.source_files(checkout.root))
    return 0


def icons(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Paint the pictures of the program's icon from its drawings."""
    if arguments:
        raise CommandError("the command icons takes no arguments.")
    environment.ensure(checkout, [checkout.run_lock])
    pictures.paint(checkout)
    return 0


def photograph(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Take the pictures of the program that README and software centres show."""
    if arguments:
        raise CommandError("the command pictures takes no arguments.")
    environment.ensure(checkout, [checkout.run_lock])
    libraries.ensure(checkout.pyside)
    translations.compile_stale(checkout.pyside, checkout.root)
    scenes.paint_all(checkout)
    return 0


def synthesise(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Make the files of all sounds."""
    if arguments:
        raise CommandError("the command sounds takes no arguments.")
    sounds.write_all(checkout.root)
    return 0


def build_all(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Make what people install, and prove it."""
    build.run(checkout, arguments)
    return 0


_COMMANDS: dict[str, Callable[[Checkout, Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "strings": strings,
    "icons": icons,
    "pictures": photograph,
    "sounds": synthesise,
    "build": build_all,
}

"""The virtual environment of a checkout: made when missing, filled with exactly the locked packages."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from devtools.checkout import RUN, Checkout, CommandError, output_of, say

_STAMP = "mtdesk-installed.json"
"""File in the environment that remembers which lock files were installed into it."""


def ensure(checkout: Checkout, *more: str) -> None:
    """Make the environment usable with the locked packages in it; quick and silent if it already is.

    Those that mtdesk needs, and ``more``. Raises CommandError if this Python can neither make it nor fill it.
    """
    locks = [checkout.lock(name) for name in (RUN, *more)]
    if not _is_usable(checkout):
        _create(checkout)
    wanted = {lock.name: hashlib.sha256(lock.read_bytes()).hexdigest() for lock in locks}
    stamp = checkout.venv / _STAMP
    if wanted.items() <= _installed(stamp).items():
        return
    stamp.unlink(missing_ok=True)  # an interrupted installation must not look complete
    _install(checkout, locks)
    _make_importable(checkout)
    stamp.write_text(json.dumps(wanted, indent=1), encoding="utf-8")


def _installed(stamp: Path) -> dict[str, str]:
    """Return the lock files that were installed, each with the hash of its content."""
    try:
        return dict(json.loads(stamp.read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError):  # it was never written, or only in part
        return {}


def _is_usable(checkout: Checkout) -> bool:
    """Return whether the environment's interpreter starts and has the version of this one."""
    probe = "import sys; print(*sys.version_info[:2])"
    try:
        status, text = output_of([checkout.python, "-I", "-S", "-c", probe])
    except OSError:
        return False
    return status == 0 and text.split() == [str(part) for part in sys.version_info[:2]]


def _create(checkout: Checkout) -> None:
    if checkout.venv.exists():
        say("The virtual environment in .venv does not fit this Python; creating it again.")
        shutil.rmtree(checkout.venv)
    else:
        say("Making a virtual environment in .venv.")
    # pip is added in a separate step, because Debian ships Python without ensurepip.
    venv.create(checkout.venv, with_pip=False, symlinks=os.name != "nt")
    output_of([checkout.python, "-I", "-m", "ensurepip", "--default-pip"])


def _install(checkout: Checkout, locks: Sequence[Path]) -> None:
    say("Installing the locked packages (about 90 MB, only once).")
    files = [argument for lock in locks for argument in ("-r", str(lock))]
    options = ["--require-hashes", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input"]
    command = [*_pip(checkout), "install", *options, *files]
    if subprocess.call(command, cwd=checkout.root, stdout=sys.stderr) != 0:
        raise CommandError("pip could not install the locked packages; its output is above.")


def _pip(checkout: Checkout) -> list[str]:
    """Return the environment's own pip, otherwise this Python's, told to work on the environment."""
    if (checkout.site_packages / "pip").is_dir():
        return [str(checkout.python), "-m", "pip"]
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--python", str(checkout.python)]
    raise CommandError(
        "This Python has neither pip nor ensurepip; install pip, on Debian with: apt-get install python3-pip"
    )


def _make_importable(checkout: Checkout) -> None:
    """Show the environment's Python where mtdesk is, even after the whole folder has moved."""
    path = os.path.relpath(checkout.root, checkout.site_packages)
    (checkout.site_packages / "mtdesk-checkout.pth").write_text(path + "\n", encoding="utf-8")

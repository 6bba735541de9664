"""The installer for Windows, compiled by NSIS."""

import os
import shlex
from pathlib import Path

from devtools import release
from devtools.checkout import Checkout, CommandError, output_of, say

SIGN_VARIABLE = "MTDESK_SIGN"
"""Environment variable: the command that signs a Windows program whose name is put behind it."""


def package(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make the installer of a bundle, signed where there is a key; returns its file. Raises CommandError."""
    for program in sorted(bundle.glob("*.exe")):
        _sign(program)
    file = target / f"mtdesk-{release.version(checkout.root)}-windows.exe"
    compile_installer(checkout, bundle, file)
    _sign(file)
    return [file]


def compile_installer(checkout: Checkout, bundle: Path, file: Path) -> None:
    """Compile the script; a warning is an error. Raises CommandError."""
    values = {
        "VERSION": release.version(checkout.root),
        "BUNDLE": bundle,
        "ICONS": checkout.root / "build" / "icons",
        "OUT": file,
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    script = checkout.root / "packaging" / "windows" / "mtdesk.nsi"
    status, words = output_of(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, script])
    if status != 0:
        raise CommandError(f"makensis complains:\n{words}")


def _sign(file: Path) -> None:
    command = os.environ.get(SIGN_VARIABLE)
    if not command:
        say(f"   {file.name} is not signed: there is no {SIGN_VARIABLE}")
        return
    status, words = output_of([*shlex.split(command), file])
    if status != 0:
        raise CommandError(f"{file.name} could not be signed:\n{words}")

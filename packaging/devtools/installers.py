"""The installers for Windows, compiled by NSIS, and for macOS, made by dmgbuild."""

import os
import platform
import shlex
from pathlib import Path

from devtools import release
from devtools.checkout import Checkout, must, say

SIGN_VARIABLE = "MTDESK_SIGN"
"""Environment variable: the command that signs a Windows program, whose name is appended to it."""


def for_windows(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make the installer of a bundle, signed if there is a key; returns its file. Raises CommandError."""
    for program in sorted(bundle.glob("*.exe")):
        _sign(program)
    file = target / f"mtdesk-{release.version(checkout.root)}-windows.exe"
    compile_windows(checkout, bundle, file)
    _sign(file)
    return [file]


def compile_windows(checkout: Checkout, bundle: Path, file: Path, target: str | None = None) -> None:
    """Compile the script; a warning is an error. Raises CommandError.

    ``target`` is a kind of programs that makensis can make, such as ``"amd64-unicode"``.
    """
    values: dict[str, str | Path | None] = {
        "VERSION": release.version(checkout.root),
        "BUNDLE": bundle,
        "ICONS": checkout.root / "build" / "icons",
        "OUT": file,
        "SIGN": os.environ.get(SIGN_VARIABLE),
        "TARGET": target,
    }
    defined = [f"-D{name}={value}" for name, value in values.items() if value]
    script = checkout.root / "packaging" / "windows" / "mtdesk.nsi"
    must("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, script)


def _sign(file: Path) -> None:
    command = os.environ.get(SIGN_VARIABLE)
    if not command:
        say(f"   {file.name} is not signed: there is no {SIGN_VARIABLE}")
        return
    must(*shlex.split(command), file)


def for_macos(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make the disk image with the app beside the bundle. Raises CommandError."""
    icon = checkout.root / "build" / "icons" / "mtdesk.icns"
    file = target / f"mtdesk-{release.version(checkout.root)}-macos-{platform.machine()}.dmg"
    defined = ("-D", f"app={bundle.with_name('mtdesk.app')}", "-D", f"icon={icon}")
    settings = checkout.root / "packaging" / "macos" / "dmg.py"
    must(checkout.python.with_name("dmgbuild"), "-s", settings, *defined, "mtdesk", file)
    return [file]

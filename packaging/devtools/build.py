"""The command `build`: everything that people install, made for the system it runs on, and proven."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from devtools import (
    bundle,
    environment,
    installers,
    libraries,
    licences,
    linux,
    native,
    proof,
    release,
    smoke,
    windows_proof,
)
from devtools.checkout import BUILD, TEST, Checkout, CommandError, say


def run(checkout: Checkout, steps: Sequence[str]) -> None:
    """Carry out the named steps, or all but the last, in their order. Raises CommandError."""
    environment.ensure(checkout, TEST, BUILD)
    libraries.ensure(checkout.pyside)
    for name, step in STEPS.items():
        if name in (steps or list(STEPS)[:-1]):
            say(f"== {name}")  # characters that every console has
            step(checkout)


def make_wheel(checkout: Checkout) -> None:
    """Make the source distribution that pip installs, and the wheels: for each system, and for others."""
    command = ("-m", "build", "--no-isolation", "--outdir", target(checkout), checkout.root)
    _python(checkout, *command, "--sdist")
    for name in (*native.TARGETS, native.EVERYWHERE):
        _python(checkout, *command, "--wheel", more={native.TARGET_VARIABLE: name})


def make_bundle(checkout: Checkout) -> None:
    """Make the folder with the program, its Python and Qt, in `dist/mtdesk`, and the app on macOS."""
    if sys.platform == "linux":
        libraries.ensure_tools(_bundling_tools())
    bundle.prepare(checkout)
    folders = ("--distpath", target(checkout), "--workpath", checkout.root / "build" / "work")
    plan = checkout.root / "packaging" / "mtdesk.spec"
    _python(checkout, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, plan)
    for data in (target(checkout) / "mtdesk").rglob("libicudata.so.*"):
        if not data.is_symlink():
            bundle.shrink_icu(data)


def _bundling_tools() -> Mapping[str, str]:
    """Return what PyInstaller needs on Linux; Debian has its own Python's library in a separate package."""
    wanted = {"objdump": "binutils", "icupkg": "icu-devtools"}
    if sys.base_prefix == "/usr":
        library = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
        wanted[f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}/{library}.so.1.0"] = library
    return wanted


def make_packages(checkout: Checkout) -> None:
    """Make what people install: for Linux, Windows or macOS, wherever this runs."""
    folder = target(checkout)
    makers = {"win32": installers.for_windows, "darwin": installers.for_macos}
    for file in makers.get(sys.platform, linux.package)(checkout, folder / "mtdesk", folder):
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def check_packages(checkout: Checkout) -> None:
    """Start the bundle here, and check the packages with Debian's, desktops' and software centres' tools."""
    licences.check(target(checkout) / "mtdesk" / "lib")
    smoke.try_bundle(target(checkout) / "mtdesk", release.version(checkout.root))
    if sys.platform == "linux":
        linux.check(checkout, target(checkout))
    else:
        smoke.try_installed(target(checkout), release.version(checkout.root))


def target(checkout: Checkout) -> Path:
    """Return where all results end up."""
    return checkout.root / "dist"


def _python(checkout: Checkout, *arguments: str | Path, more: Mapping[str, str] | None = None) -> None:
    environ = {
        **(more or {}),
        "PYTHONPATH": str(checkout.root / "packaging"),
        "PYTHONHASHSEED": "0",  # compiled modules are then the same each time
        "SOURCE_DATE_EPOCH": str(int(release.moment(checkout.root).timestamp())),
    }
    if subprocess.call([checkout.python, *arguments], cwd=checkout.root, env={**os.environ, **environ}) != 0:
        raise CommandError("that failed; its output is above.")


STEPS: dict[str, Callable[[Checkout], None]] = {
    "wheel": make_wheel,
    "bundle": make_bundle,
    "packages": make_packages,
    "check": check_packages,
    "prove": lambda checkout: proof.prove(checkout, target(checkout)),
    "windows-proof": lambda checkout: windows_proof.prove(checkout, target(checkout)),
}

"""The command `build`: everything that people install, made for the system it runs on, and proven."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from devtools import (
    bare,
    environment,
    icu,
    libraries,
    licences,
    linting,
    linux,
    macos,
    native,
    pictures,
    proof,
    release,
    smoke,
    tools,
    translations,
    windows,
    windows_proof,
)
from devtools.checkout import Checkout, CommandError, say


def run(checkout: Checkout, steps: Sequence[str]) -> None:
    """Carry out the named steps, or all but the last, in their order. Raises CommandError."""
    environment.ensure(checkout, [checkout.run_lock, checkout.test_lock, checkout.build_lock])
    libraries.ensure(checkout.pyside)
    for name, step in STEPS.items():
        if name in (steps or list(STEPS)[:-1]):
            say(f"== {name}")  # characters that every console has
            step(checkout)


def make_wheel(checkout: Checkout) -> None:
    """The source distribution that pip installs, and the wheels: for each system, and for all others."""
    command = ("-m", "build", "--no-isolation", "--outdir", target(checkout), checkout.root)
    _python(checkout, *command, "--sdist")
    for name in (*native.TARGETS, native.EVERYWHERE):
        _python(checkout, *command, "--wheel", more={native.TARGET_VARIABLE: name})


def make_bundle(checkout: Checkout) -> None:
    """Make the folder with the program, its Python and Qt, in `dist/mtdesk`, and the app on macOS."""
    root, build = checkout.root, checkout.root / "build"
    if sys.platform == "linux":
        tools.ensure(tools.bundling())
    shutil.rmtree(build / "licences", ignore_errors=True)
    translations.compile_all(checkout.pyside, root, build / "translations")
    licences.gather(checkout, build / "licences")
    pictures.gather(checkout, build / "icons")
    native.compile_stale(checkout)
    folders = ("--distpath", target(checkout), "--workpath", build / "work")
    plan = root / "packaging" / "mtdesk.spec"
    _python(checkout, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, plan)
    for data in (target(checkout) / "mtdesk").rglob("libicudata.so.*"):
        if not data.is_symlink():
            icu.shrink(data)


def make_packages(checkout: Checkout) -> None:
    """Make what people install: for Linux, Windows or macOS, wherever this runs."""
    folder = target(checkout)
    system = {"win32": windows, "darwin": macos}.get(sys.platform, linux)
    for file in system.package(checkout, folder / "mtdesk", folder):
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def check_packages(checkout: Checkout) -> None:
    """Start the bundle here, and let Debian's, desktops' and software centres' tools check the packages."""
    licences.check(target(checkout) / "mtdesk" / "lib")
    smoke.try_bundle(target(checkout) / "mtdesk", release.version(checkout.root))
    if sys.platform != "linux":
        smoke.try_installed(target(checkout), release.version(checkout.root))
    if sys.platform.startswith("linux"):
        tools.ensure(tools.CHECKING)
        linting.check_all(checkout, checkout.root / "build" / "linux", target(checkout))


def prove(checkout: Checkout) -> None:
    """Install, play and remove the .deb in a bare Debian; needs root, and is left out elsewhere."""
    suite = bare.suite()
    if suite is None or os.geteuid() != 0:
        say("   left out: it takes a Debian, and root.")
        return
    tools.ensure(tools.PROVING)
    proof.prove(checkout, suite, target(checkout))


def prove_windows(checkout: Checkout) -> None:
    """Try the program, its bundle and its installer on Windows' own Python under Wine."""
    windows_proof.prove(checkout, target(checkout))


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
    "prove": prove,
    "windows-proof": prove_windows,
}

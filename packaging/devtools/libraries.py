"""What the system must have: the libraries Qt needs on Linux, other programs, and the packages with them."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from devtools.checkout import CommandError, output_of, say, tool

QT_PACKAGES = (
    *("libbrotli1", "libdbus-1-3", "libegl1", "libfontconfig1", "libgl1", "libglib2.0-0", "libgssapi-krb5-2"),
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libx11-xcb1", "libxcb-cursor0"),
    *("libxcb-icccm4", "libxcb-keysyms1", "libxcb-randr0", "libxcb-shape0", "libxcb-sync1", "libxcb-xfixes0"),
    *("libxcb-xkb1", "libxkbcommon-x11-0", "libzstd1"),
)
"""The Debian packages with the libraries that Qt needs, apart from those that these need in turn."""

BROWSERS = "chromium", "chromium-browser", "google-chrome"
"""What Chromium is called, by distribution."""

_PATIENCE = "DPkg::Lock::Timeout=300"
"""An option of apt-get: how many seconds it waits for another installation, such as that of updates."""


def ensure(pyside: Path) -> None:
    """Find the system libraries that Qt misses on Linux, and install them where that is possible.

    Raises CommandError that says how to install them if it is not.
    """
    missing = _missing_libraries(pyside)
    if not missing:
        return
    say(f"System libraries that Qt needs are missing: {' '.join(missing)}")
    if shutil.which("apt-get") is None:
        raise CommandError(_how_to_install(missing))
    install(QT_PACKAGES)
    left = _missing_libraries(pyside)
    if left:
        raise CommandError(f"Still missing after the installation: {' '.join(left)}.")


def ensure_browser() -> None:
    """Make sure that Linux has Chromium, in which the page of phones is tried. Raises CommandError."""
    if sys.platform == "linux" and not any(map(shutil.which, BROWSERS)):
        install(["chromium"])


def ensure_tools(wanted: Mapping[str, str]) -> None:
    """Make sure that these programs and files exist, each with its Debian package. Raises CommandError."""
    missing = {
        package
        for name, package in wanted.items()
        if not (Path(name).exists() if name.startswith("/") else shutil.which(name))
    }
    if missing:
        install(sorted(missing))


def install(packages: Sequence[str]) -> None:
    """Install Debian packages as root. Raises CommandError with the command where that cannot be done."""
    command = f"apt-get install {shlex.join(packages)}"
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise CommandError(f"Something is missing that is installed, on Debian, with: sudo {command}")
    _apt_get("update", "-qq")  # whether it did enough shows in what follows: some source may be out of reach
    say(f"Installing the system packages {' '.join(packages)}")
    if _apt_get("install", "-qq", "--yes", "--no-install-recommends", "-o", _PATIENCE, *packages) != 0:
        raise CommandError(f"This command failed: {command}")


def _apt_get(*arguments: str) -> int:
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.call(["apt-get", *arguments], env=environ, stdin=subprocess.DEVNULL, stdout=sys.stderr)


def _missing_libraries(pyside: Path) -> list[str]:
    """Return the libraries, by the linker's names, that Qt needs for a window and does not find."""
    if not sys.platform.startswith("linux"):
        return []
    if shutil.which("ldd") is None:
        say("There is no ldd here to find missing system libraries with; continuing without.")
        return []
    _, found = output_of(["ldd", *filter(Path.is_file, _files_to_load(pyside))])
    return sorted(set(re.findall(r"^\s*(\S+) => not found", found, flags=re.MULTILINE)))


def _files_to_load(pyside: Path) -> Iterator[Path]:
    """Return the parts of Qt loaded for a window on X11, offscreen, or Wayland if that runs, and tools."""
    platforms = pyside / "Qt" / "plugins" / "platforms"
    yield pyside / "Qt" / "lib" / "libQt6Widgets.so.6"
    yield pyside / "Qt" / "lib" / "libQt6Svg.so.6"
    yield tool(pyside, "lrelease")
    yield tool(pyside, "lupdate")
    yield platforms / "libqoffscreen.so"
    yield platforms / "libqxcb.so"
    if os.environ.get("WAYLAND_DISPLAY"):
        yield platforms / "libqwayland.so"


def _how_to_install(missing: Iterable[str]) -> str:
    """Return how to install missing libraries where there is no apt-get."""
    for manager, option in (("dnf", ""), ("zypper", "--capability ")):
        if shutil.which(manager):  # these two install by what a package provides
            provided = shlex.join(f"{library}()(64bit)" for library in missing)
            return f"Install them with: sudo {manager} install {option}{provided}"
    return "Install the packages of your system that hold them, then start again."

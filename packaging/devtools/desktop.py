"""What a Linux desktop learns about the program: menu entry, icons, file types, software centre, manual."""

import gzip
import shutil
from pathlib import Path

from devtools import release
from devtools.pictures import DOCUMENT, PROGRAM, SIDES
from devtools.translations import LANGUAGES


def fill(root: Path, share: Path) -> None:
    """Put everything into a folder that will be `/usr/share`."""
    here = root / "packaging" / "linux"
    copy(here / "mtdesk.desktop", share / "applications" / "mtdesk.desktop")
    _write(share / "metainfo" / f"{release.APP_ID}.metainfo.xml", release.metainfo(root))
    copy(here / "mime.xml", share / "mime" / "packages" / "mtdesk.xml")
    _fill_icons(root / "resources" / "icons", share / "icons" / "hicolor")
    for language in LANGUAGES:
        folder = share / "man" / ("" if language == "en" else language) / "man1"
        pack(folder / "mtdesk.1.gz", manual(root, language))
    pack(share / "doc" / "mtdesk" / "changelog.gz", (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    copy(here / "copyright", share / "doc" / "mtdesk" / "copyright")


def manual(root: Path, language: str) -> str:
    """Return the manual page in one of the languages."""
    day = release.moment(root).date()
    name = "mtdesk.1" if language == "en" else f"mtdesk.{language}.1"
    return release.filled(
        root / "packaging" / "linux" / name, {"VERSION": release.version(root), "DATE": str(day)}
    )


def _fill_icons(pictures: Path, hicolor: Path) -> None:
    for name, kind in ((PROGRAM, "apps"), (DOCUMENT, "mimetypes")):
        for side in SIDES:
            copy(pictures / f"{name}-{side}.png", hicolor / f"{side}x{side}" / kind / f"{name}.png")
        copy(pictures / f"{name}.svg", hicolor / "scalable" / kind / f"{name}.svg")


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def copy(source: Path, target: Path) -> None:
    """Copy a file into a folder that may not exist yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def pack(file: Path, text: str) -> None:
    """Compress as Debian wants it: as small as possible, and without a time stamp."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))

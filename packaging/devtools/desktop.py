"""What a Linux desktop learns about the program: menu entry, icons, file types, software centre, manual."""

import gzip
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

from devtools import release
from devtools.pictures import DOCUMENT, PROGRAM, SIDES
from devtools.scenes import SCENES, SIZE

_MIME_NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"


def fill(root: Path, share: Path) -> None:
    """Put everything into a folder that will be `/usr/share`."""
    here = root / "packaging" / "linux"
    _copy(here / "mtdesk.desktop", share / "applications" / "mtdesk.desktop")
    _write(share / "metainfo" / f"{release.APP_ID}.metainfo.xml", metainfo(root))
    _write(share / "mime" / "packages" / "mtdesk.xml", mime_types())
    _fill_icons(root / "resources" / "icons", share / "icons" / "hicolor")
    for language in release.SUMMARY:
        folder = share / "man" / ("" if language == "en" else language) / "man1"
        pack(folder / "mtdesk.1.gz", manual(root, language))
    pack(share / "doc" / "mtdesk" / "changelog.gz", (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    _copy(here / "copyright", share / "doc" / "mtdesk" / "copyright")


def metainfo(root: Path) -> str:
    """Return what software centres show, with the notes of all releases, as AppStream's XML."""
    today = release.moment(root).date()
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return _filled(
        root / "packaging" / "linux" / "metainfo.xml",
        {
            "APP_ID": release.APP_ID,
            "HOMEPAGE": release.homepage(),
            "SUMMARIES": release.in_languages("  ", "summary", release.SUMMARY),
            "SCREENSHOTS": "\n".join(_screenshots(release.version(root))),
            "RELEASES": release.metainfo_releases(changelog, today),
        },
    )


def _screenshots(version: str) -> list[str]:
    """Return the pictures of `resources/pictures` as they are found in the repository of this version."""
    places = f"{release.homepage()}/raw/v{version}/resources/pictures"
    width, height = SIZE
    lines: list[str] = []
    for scene in SCENES:
        kind = "" if lines else ' type="default"'
        lines += [
            f"    <screenshot{kind}>",
            release.in_languages("      ", "caption", scene.captions),
            f'      <image type="source" width="{width}" height="{height}">{places}/{scene.name}.png</image>',
            "    </screenshot>",
        ]
    return lines


def mime_types() -> str:
    """Return the kinds of our files in the form of the shared MIME database."""
    ET.register_namespace("", _MIME_NAMESPACE)
    top = ET.Element(f"{{{_MIME_NAMESPACE}}}mime-info")
    for kind in release.FILE_TYPES:
        entry = ET.SubElement(top, f"{{{_MIME_NAMESPACE}}}mime-type", type=kind.mime)
        for language, name in kind.names.items():
            comment = ET.SubElement(entry, f"{{{_MIME_NAMESPACE}}}comment")
            comment.text = name
            if language != "en":
                comment.set("{http://www.w3.org/XML/1998/namespace}lang", language)
        parent = "application/zip" if kind.is_zip else "application/json"
        ET.SubElement(entry, f"{{{_MIME_NAMESPACE}}}sub-class-of", type=parent)
        ET.SubElement(entry, f"{{{_MIME_NAMESPACE}}}icon", name=DOCUMENT)
        ET.SubElement(entry, f"{{{_MIME_NAMESPACE}}}glob", pattern=f"*.{kind.suffix}")
    ET.indent(top)
    return ET.tostring(top, encoding="unicode", xml_declaration=True) + "\n"


def manual(root: Path, language: str) -> str:
    """Return the manual page in one of the languages."""
    day = release.moment(root).date()
    name = "mtdesk.1" if language == "en" else f"mtdesk.{language}.1"
    return _filled(root / "packaging" / "linux" / name, {"VERSION": release.version(root), "DATE": str(day)})


def _fill_icons(pictures: Path, hicolor: Path) -> None:
    for name, kind in ((PROGRAM, "apps"), (DOCUMENT, "mimetypes")):
        for side in SIDES:
            _copy(pictures / f"{name}-{side}.png", hicolor / f"{side}x{side}" / kind / f"{name}.png")
        _copy(pictures / f"{name}.svg", hicolor / "scalable" / kind / f"{name}.svg")


def _filled(template: Path, values: Mapping[str, str]) -> str:
    text = template.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def pack(file: Path, text: str) -> None:
    """Compress as Debian wants it: as small as possible, and without a time stamp."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))

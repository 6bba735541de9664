"""The name and the content of a release, and how the systems learn of it."""

import hashlib
import json
import os
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from string import Template
from typing import Any

from devtools.checkout import CommandError, output_of
from devtools.translations import LANGUAGES

APP_ID = "org.mtdesk.mtdesk"
"""The program's unique name; it never changes."""

HOMEPAGE_VARIABLE = "MTDESK_HOMEPAGE"
"""Environment variable: the address of the repository that a release is made from."""

_NOWHERE = "https://mtdesk.example"
"""Used if it is unknown: a reserved domain, so that no one is led to strangers."""

_METAINFO = Path("packaging", "linux", "metainfo.xml")
"""Template of what software centres show, and the one list of releases."""

_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
"""The attribute that names the language of an element of XML; without it, it is English."""


_PACKAGES = {
    "windows": "*-windows.exe",
    "macos": "*-macos-arm64.dmg",
    "linux": "*-linux-x86_64.tar.xz",
}


@dataclass(frozen=True)
class FileType:
    """A kind of file that mtdesk writes: its suffix, its MIME type, its names by language.

    It is JSON, or a zip.
    """

    suffix: str
    mime: str
    names: dict[str, str]
    is_zip: bool


def file_types(root: Path) -> list[FileType]:
    """Return what `packaging/linux/mime.xml` says of our files; a double-click opens any of them."""
    top = ET.parse(root / "packaging" / "linux" / "mime.xml").getroot()
    return [
        FileType(
            suffix=_attribute(kind, "glob", "pattern").removeprefix("*."),
            mime=kind.attrib["type"],
            names=by_language(kind.findall("{*}comment")),
            is_zip=_attribute(kind, "sub-class-of", "type") == "application/zip",
        )
        for kind in top
    ]


def _attribute(parent: ET.Element, tag: str, name: str) -> str:
    return next(parent.iterfind(f"{{*}}{tag}")).attrib[name]


def by_language(elements: Iterable[ET.Element]) -> dict[str, str]:
    """Return the texts of elements that say the same in several languages."""
    return {element.get(_LANG, "en"): element.text or "" for element in elements}


def version(root: Path) -> str:
    """Return the version of the checkout."""
    text = (root / "mtdesk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, flags=re.MULTILINE)
    assert found is not None
    return found[1]


def homepage() -> str:
    """Return where people find the program."""
    return os.environ.get(HOMEPAGE_VARIABLE, _NOWHERE).rstrip("/")


def moment(root: Path) -> datetime:
    """Return the time of the newest change: builds of the same change have the same dates in them."""
    status, text = output_of(["git", "-C", root, "log", "-1", "--format=%ct"])
    seconds = os.environ.get("SOURCE_DATE_EPOCH") or (text.strip() if status == 0 else "")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def metainfo(root: Path) -> str:
    """Return what software centres show, with the notes of all releases, as AppStream's XML."""
    day = moment(root).date()
    values = {"HOMEPAGE": homepage(), "VERSION": version(root), "DATE": str(day)}
    return filled(root / _METAINFO, values)


def filled(template: Path, values: Mapping[str, str]) -> str:
    """Return the text of a file with ``@NAME@`` replaced by the value of that name."""
    text = template.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def check_tag(root: Path, tag: str) -> None:
    """Check that a release matches its tag. Raises CommandError if version, notes or changelog differ."""
    number = version(root)
    newest = next(ET.parse(root / _METAINFO).getroot().iter("release")).attrib
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = f"## {number} ({newest['date']})"
    if tag != f"v{number}":
        raise CommandError(f"the tag {tag} is not that of version {number}.")
    if newest["version"] != number or newest["type"] != "stable":
        raise CommandError(f"{_METAINFO} does not begin its releases with the day of version {number}.")
    if next(line for line in changelog.splitlines() if line.startswith("## ")) != heading:
        raise CommandError(f"the changelog does not begin with: {heading}")


def debian_changelog(root: Path) -> str:
    """Return when each version was packaged for Debian; our own changelog beside it says what is new."""
    return "\n".join(
        f"mtdesk ({found.attrib['version']}-1) unstable; urgency=medium\n\n"
        f"  * Version {found.attrib['version']}; see changelog.gz for what is new.\n\n"
        f" -- the mtdesk authors <authors@mtdesk.example>  "
        f"{format_datetime(datetime.fromisoformat(found.attrib['date']).replace(tzinfo=UTC))}\n"
        for found in ET.fromstring(metainfo(root)).iter("release")
    )


def mac_properties(root: Path) -> dict[str, Any]:
    """Return what macOS needs to know about the program: its version, the files it opens, its languages."""
    return {
        "CFBundleVersion": version(root),
        "CFBundleDisplayName": "mtdesk",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.names["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "mtdesk-document.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.{kind.suffix}"],
            }
            for kind in file_types(root)
        ],
        "UTExportedTypeDeclarations": [_mac_type(kind) for kind in file_types(root)],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
    }


def _mac_type(kind: FileType) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": f"{APP_ID}.{kind.suffix}",
        "UTTypeDescription": kind.names["en"],
        "UTTypeConformsTo": ["public.zip-archive" if kind.is_zip else "public.json"],
        "UTTypeIconFile": "mtdesk-document.icns",
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix],
            "public.mime-type": [kind.mime],
        },
    }


def write_manifests(root: Path, folder: Path) -> list[Path]:
    """Fill in the templates in `packaging/manifests` for the packages in a folder, and write them there.

    Raises CommandError if a package is missing.
    """
    number = version(root)
    shown = ET.fromstring(metainfo(root))
    summaries = by_language(shown.findall("summary"))
    notes = by_language(shown.findall(f"releases/release[@version='{number}']/description/p"))
    values = {
        "version": number,
        "homepage": homepage(),
        "suffixes": ", ".join(kind.suffix for kind in file_types(root)),
        **{f"summary_{language}": _quoted(text) for language, text in summaries.items()},
        **{f"notes_{language}": _quoted(text) for language, text in notes.items()},
    }
    for name, pattern in _PACKAGES.items():
        files = sorted(folder.glob(pattern))
        if len(files) != 1:
            raise CommandError(f"there is no {pattern} in {folder}, or more than one.")
        values[f"{name}_url"] = f"{homepage()}/releases/download/v{number}/{files[0].name}"
        values[f"{name}_hash"] = hashlib.sha256(files[0].read_bytes()).hexdigest()
    made = []
    for template in sorted((root / "packaging" / "manifests").iterdir()):
        text = Template(template.read_text(encoding="utf-8")).substitute(values)
        made.append(folder / template.name)
        made[-1].write_text(text, encoding="utf-8")
    return made


def _quoted(text: str) -> str:
    """Return a text as YAML has it, which takes every string of JSON."""
    return json.dumps(text, ensure_ascii=False)

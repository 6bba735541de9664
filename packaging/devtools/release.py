"""The name and the content of a release, and how the systems learn of it."""

import html
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Any

from devtools.checkout import CommandError, output_of

APP_ID = "org.mtdesk.mtdesk"
"""The program's unique name; it never changes."""

MAINTAINER = "the mtdesk authors <authors@mtdesk.example>"

HOMEPAGE_VARIABLE = "MTDESK_HOMEPAGE"
"""Environment variable: the address of the repository that a release is made from."""

_NOWHERE = "https://mtdesk.example"
"""Used if it is unknown: a reserved domain, so that no one is led to strangers."""

SUMMARY = {
    "en": "Mexican Train, the domino game",
    "de": "Mexican Train, das Dominospiel",
    "nl": "Mexican Train, het dominospel",
    "hu": "Mexikói vonat, a dominójáték",
}
"""The program in one line, in its four languages."""


@dataclass(frozen=True)
class FileType:
    """A kind of file that mtdesk writes: its suffix, its MIME type, its names by language.

    It is JSON, or a zip.
    """

    suffix: str
    mime: str
    names: dict[str, str]
    is_zip: bool = False


FILE_TYPES = (
    FileType(
        "mtrain",
        "application/x-mtdesk-record",
        {
            "en": "Mexican Train game",
            "de": "Mexican-Train-Spiel",
            "nl": "Mexican Train-spel",
            "hu": "Mexikói vonat – játék",
        },
    ),
    FileType(
        "mtrules",
        "application/x-mtdesk-rules",
        {
            "en": "Mexican Train house rules",
            "de": "Mexican-Train-Hausregeln",
            "nl": "Mexican Train-huisregels",
            "hu": "Mexikói vonat – házi szabályok",
        },
    ),
    FileType(
        "mtscore",
        "application/x-mtdesk-scores",
        {
            "en": "Mexican Train score sheet",
            "de": "Mexican-Train-Punkteblock",
            "nl": "Mexican Train-scoreblok",
            "hu": "Mexikói vonat – pontozólap",
        },
    ),
    FileType(
        "mtdata",
        "application/x-mtdesk-data",
        {
            "en": "mtdesk data export",
            "de": "mtdesk-Datenexport",
            "nl": "mtdesk-gegevens",
            "hu": "mtdesk-adatok",
        },
        is_zip=True,
    ),
)
"""A double-click opens any of them."""

NOTES = {
    "0.1.0": {
        "en": "The first version: two to ten players, ten rule sets, computers of five strengths.",
        "de": "Die erste Version: zwei bis zehn Spieler, zehn Regelsätze, Computer in fünf Stärken.",
        "nl": "De eerste versie: twee tot tien spelers, tien regelsets, computers met vijf speelsterktes.",
        "hu": "Az első változat: kettőtől tíz játékosig, tíz szabályrendszer, ötféle játékerejű gépek.",
    },
}
"""What software centres show about each version, in one sentence; the changelog has everything."""


@dataclass(frozen=True)
class Release:
    """A version, and its release date (None: not yet)."""

    version: str
    day: date | None


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


def releases(changelog: str) -> list[Release]:
    """Return the releases in the changelog, the newest first."""
    return [_release(heading) for heading in re.findall(r"^## (.+)$", changelog, flags=re.MULTILINE)]


def _release(heading: str) -> Release:
    found = re.fullmatch(r"(?:Unreleased \((?P<next>.+)\)|(?P<out>\S+) \((?P<day>[\d-]+)\))", heading)
    if found is None:
        raise ValueError(f"not a heading of the changelog: {heading!r}")
    return Release(found["next"] or found["out"], date.fromisoformat(found["day"]) if found["day"] else None)


def check_tag(root: Path, tag: str) -> None:
    """Check that a release matches its tag. Raises CommandError if version or changelog differ."""
    newest = releases((root / "CHANGELOG.md").read_text(encoding="utf-8"))[0]
    if tag != f"v{version(root)}":
        raise CommandError(f"the tag {tag} is not that of version {version(root)}.")
    if newest.version != version(root) or newest.day is None:
        raise CommandError(f"the changelog does not begin with: ## {version(root)} (YYYY-MM-DD)")


def metainfo_releases(changelog: str, today: date) -> str:
    """Return the releases as AppStream's XML; ``today`` is the day of one that is not out yet."""
    return "\n".join(_metainfo_release(found, today) for found in releases(changelog))


def _metainfo_release(found: Release, today: date) -> str:
    kind = "stable" if found.day else "development"
    notes = {language: html.escape(text, quote=False) for language, text in NOTES[found.version].items()}
    return "\n".join(
        [
            f'    <release version="{found.version}" date="{found.day or today}" type="{kind}">',
            "      <description>",
            in_languages("        ", "p", notes),
            "      </description>",
            f'      <url type="details">{homepage()}/blob/v{found.version}/CHANGELOG.md</url>',
            "    </release>",
        ]
    )


def in_languages(indent: str, tag: str, texts: Mapping[str, str]) -> str:
    """Return an XML element for each language, English being the one without a name."""
    marks = {language: "" if language == "en" else f' xml:lang="{language}"' for language in texts}
    return "\n".join(f"{indent}<{tag}{marks[language]}>{text}</{tag}>" for language, text in texts.items())


def debian_changelog(root: Path) -> str:
    """Return when each version was packaged for Debian; our own changelog beside it says what is new."""
    now = moment(root)
    entries = []
    for found in releases((root / "CHANGELOG.md").read_text(encoding="utf-8")):
        packed = datetime(found.day.year, found.day.month, found.day.day, tzinfo=UTC) if found.day else now
        entries.append(
            f"mtdesk ({found.version}-1) unstable; urgency=medium\n\n"
            f"  * Version {found.version}; see changelog.gz for what is new.\n\n"
            f" -- {MAINTAINER}  {format_datetime(packed)}\n"
        )
    return "\n".join(entries)


def mac_properties(root: Path) -> dict[str, Any]:
    """What macOS needs to know about the program: its version, the files it opens, and its languages."""
    return {
        "CFBundleVersion": version(root),
        "CFBundleDisplayName": "mtdesk",
        "CFBundleLocalizations": list(SUMMARY),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.names["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "mtdesk-document.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.{kind.suffix}"],
            }
            for kind in FILE_TYPES
        ],
        "UTExportedTypeDeclarations": [_mac_type(kind) for kind in FILE_TYPES],
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


def windows_version(root: Path) -> Any:
    """Return what the properties of the Windows program show, for PyInstaller."""
    from PyInstaller.utils.win32 import versioninfo as info  # noqa: PLC0415 - it is there on Windows only

    numbers = tuple(int(part) for part in version(root).split("."))
    shown = {
        "FileDescription": SUMMARY["en"],
        "ProductName": "mtdesk",
        "ProductVersion": version(root),
        "FileVersion": version(root),
        "LegalCopyright": "MIT licence",
    }
    texts = [info.StringStruct(key, text) for key, text in shown.items()]
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=(*numbers, 0), prodvers=(*numbers, 0)),
        kids=[
            info.StringFileInfo([info.StringTable("040904B0", texts)]),  # American English, Unicode
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )

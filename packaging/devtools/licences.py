"""The licences of everything in the bundle, and which of its files is under which."""

import re
import shutil
import sys
from pathlib import Path

from devtools.checkout import RUN, Checkout, CommandError

FOLDER = "licences"
"""Where they are in the bundle, beside the libraries."""

NOTICES: tuple[tuple[str, str], ...] = (
    (r"(PySide6/|shiboken6/)?(MSVCP|VCRUNTIME|ucrtbase|api-ms-win-)[-.\w]*", "third-parties.txt"),
    (r"(PySide6/Qt/lib/lib|lib)?icu(data|i18n|uc).*", "third-parties.txt"),
    (r"(PySide6|shiboken6)/.*|Qt\w*|lib(Qt6|pyside6|shiboken6).*", "Qt.txt"),
    (r"mtdesk/resources/fonts/.*", "OFL.txt"),
    (r"mtdesk/.*|icons/.*|mtdesk-document\.icns", "mtdesk.txt"),
    (r"_?miniaudio.*", "miniaudio-LICENSE"),
    (r"_cffi_backend.*", "cffi-LICENSE"),
    (r"(msgspec|platformdirs|qasync|segno)[-/].*", r"\1-LICENSE"),
    (r"aiohttp[-/].*", "aiohttp-LICENSE.txt"),
    (r"(aiohappyeyeballs|aiosignal|attrs|frozenlist|multidict|propcache|yarl)[-/].*", r"\1-LICENSE"),
    (r"attr/.*", "attrs-LICENSE"),
    (r"idna[-/].*", "idna-LICENSE.md"),
    (r"typing_extensions\.pyc", "typing-extensions-LICENSE"),
    (r"(pyside6_essentials|shiboken6)-.*", "Qt.txt"),
    (r"(libxcb|libxkbcommon|libffi|libuuid|libzstd|(lib)?sqlite3)[-.\w]*", "third-parties.txt"),
    (r"(lib)?python3[\w.]*|Python(\.framework/.*)?", "Python.txt"),
    (r"python3\.\d+/lib-dynload/[\w.-]+\.so|_?[a-z]\w*\.pyd|base_library\.zip", "Python.txt"),
    (r"licences/.*", "mtdesk.txt"),
    (r"_pyi_rth_utils/.*", "Apache-2.0.txt"),
)
"""Patterns of places below the bundle's `lib`, and the licence; the first that fits counts."""


def gather(checkout: Checkout, target: Path) -> None:
    """Put the licences of everything in the bundle into a folder: ours, Qt's, Python's, the libraries'."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(checkout.root / "LICENSE", target / "mtdesk.txt")
    shutil.copy(checkout.root / "resources" / "fonts" / "OFL.txt", target)
    for file in sorted((checkout.root / "packaging" / "licences").iterdir()):
        shutil.copy(file, target)
    locked = checkout.lock(RUN).read_text(encoding="utf-8")
    for package in re.findall(r"^([A-Za-z0-9-]+)==", locked, flags=re.MULTILINE):
        for folder in checkout.site_packages.glob(f"{package.replace('-', '_')}-*.dist-info"):
            for file in folder.rglob("*"):
                if file.is_file() and re.match("licen[cs]e", file.name, re.IGNORECASE):
                    shutil.copy(file, target / f"{package}-{file.name}")


def check(lib: Path) -> None:
    """Check that each file of a bundle has a licence included in it. Raises CommandError naming others."""
    places = [file.relative_to(lib).as_posix() for file in lib.rglob("*") if file.is_file()]
    there = {file.name for file in (lib / FOLDER).iterdir()}
    unknown = [place for place in places if _notice(place) not in there]
    if unknown:
        raise CommandError(f"files of the bundle without a licence in {lib / FOLDER}: {', '.join(unknown)}")


def _notice(place: str) -> str | None:
    """Return the licence of a file at this place of a bundle's `lib`; None if it is unknown."""
    if place.endswith(".pyc") and re.split(r"[/.]", place)[0] in sys.stdlib_module_names:
        return "Python.txt"
    for pattern, licence in NOTICES:
        found = re.fullmatch(pattern, place)
        if found is not None:
            return found.expand(licence)
    return None

"""What systems are told of a release: notes, file types, menu entry, icons; and what goes into the bundle."""

import configparser
import datetime
import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from devtools import bundle, desktop, linux, pictures, release
from devtools.checkout import Checkout
from mtdesk import __version__, cli
from mtdesk.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"

CHANGELOG = """\
# Changelog

Told to people.

## Unreleased (0.2.0)

- Tiles `glow` in **every** [theme](themes.md), and
  stay so.

### Also

Better.

## 0.1.0 (2026-11-30)

The first version.

- It <plays>.
"""


def test_the_changelog_is_read_as_releases() -> None:
    assert release.releases(CHANGELOG) == [
        release.Release("0.2.0", None, ("Better.",), ("Tiles glow in every theme, and stay so.",)),
        release.Release("0.1.0", datetime.date(2026, 11, 30), ("The first version.",), ("It <plays>.",)),
    ]


def test_a_heading_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="Soon"):
        release.releases("## Soon\n")


def test_software_centres_get_the_notes() -> None:
    today = datetime.date(2026, 12, 24)
    top = ET.fromstring(f"<releases>{release.metainfo_releases(CHANGELOG, today)}</releases>")
    assert [dict(found.items()) for found in top] == [
        {"version": "0.2.0", "date": "2026-12-24", "type": "development"},
        {"version": "0.1.0", "date": "2026-11-30", "type": "stable"},
    ]
    assert [point.text for point in top.iter("li")][-1] == "It <plays>."


def test_the_metainfo_is_whole() -> None:
    text = desktop.metainfo(ROOT)
    assert "@" not in text
    top = ET.fromstring(text)
    newest = next(top.iter("release"))
    assert newest.get("version") == __version__
    for place in ("summary", "screenshots/screenshot[1]/caption", "description/p"):
        spoken = {found.get(LANG, "en") for found in top.findall(place)}
        assert spoken == set(LANGUAGES), place
    for image in top.iter("image"):
        assert image.text is not None
        assert (ROOT / "resources" / "pictures" / image.text.rpartition("/")[2]).is_file()


def test_the_menu_entry_speaks_four_languages_and_opens_games() -> None:
    parser = configparser.RawConfigParser(delimiters=("=",), interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ROOT / "packaging" / "linux" / "mtdesk.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    for key in ("Comment", "Keywords"):
        assert all(entry[f"{key}[{language}]"] for language in LANGUAGES if language != "en"), key
    assert entry["MimeType"] == "".join(f"{kind.mime};" for kind in release.OPENED)
    assert entry["Exec"] == "mtdesk %f"


def test_file_types_have_names_in_four_languages() -> None:
    top = ET.fromstring(desktop.mime_types())
    assert [kind.get("type") for kind in top] == [kind.mime for kind in release.FILE_TYPES]
    for kind in top:
        names = [node for node in kind if node.tag.endswith("comment")]
        assert {node.get(LANG, "en") for node in names} == set(LANGUAGES)


def test_everything_a_desktop_is_told_is_laid_out(tmp_path: Path) -> None:
    desktop.fill(ROOT, tmp_path)
    laid = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    icons = {
        f"icons/hicolor/{size}/{name}"
        for size in (*(f"{side}x{side}" for side in pictures.SIDES), "scalable")
        for name in (
            f"apps/mtdesk.{'svg' if size == 'scalable' else 'png'}",
            f"mimetypes/mtdesk-document.{'svg' if size == 'scalable' else 'png'}",
        )
    }
    assert laid == icons | {
        "applications/mtdesk.desktop",
        "doc/mtdesk/changelog.Debian.gz",
        "doc/mtdesk/changelog.gz",
        "doc/mtdesk/copyright",
        "man/man1/mtdesk.1.gz",
        "metainfo/org.mtdesk.mtdesk.metainfo.xml",
        "mime/packages/mtdesk.xml",
    }


def test_the_homepage_comes_from_who_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(release.HOMEPAGE_VARIABLE, raising=False)
    assert ".example/" in desktop.metainfo(ROOT)
    monkeypatch.setenv(release.HOMEPAGE_VARIABLE, "https://somewhere.test/mtdesk/")
    assert ">https://somewhere.test/mtdesk</url>" in desktop.metainfo(ROOT)


# Icons


def test_the_icon_of_windows_holds_its_pictures() -> None:
    data = pictures.ico({16: b"small", 256: b"large", 512: b"too large"})
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for place, (side, content) in enumerate(((16, b"small"), (0, b"large"))):
        width, _, _, _, _, bits, length, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
        assert (width, bits, data[start : start + length]) == (side, 32, content)


def test_the_icon_of_macos_holds_its_pictures() -> None:
    data = pictures.icns({16: b"small", 24: b"no name for it", 128: b"large"})
    assert data == b"icns\0\0\0\x22icp4\0\0\0\x0dsmallic07\0\0\0\x0dlarge"


# The bundle


@pytest.mark.parametrize(
    ("place", "needed"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqlinuxfb.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/translations/qtbase_hu.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("mtdesk/translations/mtdesk_hu.qm", True),
        ("libasound.so.2", False),
        ("libstdc++.so.6", False),
        ("libxcb-cursor.so.0", True),
        ("python3.11/lib-dynload/_codecs_jp.cpython-311-x86_64-linux-gnu.so", False),
    ],
)
def test_what_is_needed(place: str, needed: bool) -> None:
    assert bundle.is_needed(place) is needed


def test_libraries_nobody_is_linked_with_any_more_stay_out() -> None:
    needs = {
        "/module": ["libused.so.1"],
        "/used": ["libdeep.so.2", "libc.so.6"],
        "/gtk": ["libpango.so.1"],
    }
    entries = [
        ("Module.abi3.so", "/module", "EXTENSION"),
        ("libused.so.1", "/used", "BINARY"),
        ("libdeep.so.2", "/deep", "BINARY"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/gtk", "BINARY"),
        ("libpango.so.1", "/pango", "BINARY"),
        ("libpython3.11.so.1.0", "/python", "BINARY"),
    ]
    kept = bundle.trimmed(entries, lambda binary: needs.get(binary, []))
    assert {entry[0] for entry in kept} == {
        "Module.abi3.so",
        "libused.so.1",
        "libdeep.so.2",
        "libpython3.11.so.1.0",
    }


def test_the_bundle_is_told_of_modules_that_are_imported_by_a_made_up_name() -> None:
    named = bundle.modules(ROOT)
    assert {"mtdesk", "mtdesk.__main__", "mtdesk.app", "mtdesk.ui.window"} <= set(named)
    assert {f"mtdesk.cli.{command}" for command in cli._COMMANDS} <= set(named)


def test_licences_of_all_that_is_in_the_bundle(tmp_path: Path) -> None:
    bundle.gather_licences(Checkout(ROOT), tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert {"mtdesk.txt", "Python.txt", "LGPL-3.txt", "GPL-3.txt"} <= names


def test_the_packages_ask_for_the_c_library_they_were_made_with(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    (tree / "one").write_bytes(b"\x7fELF GLIBC_2.9\0GLIBC_2.34\0")
    (tree / "text").write_bytes(b"GLIBC_2.99")
    asked = linux.plan(ROOT, tree)["overrides"]
    assert asked["deb"]["depends"][0] == "libc6 (>= 2.34)"
    assert asked["rpm"]["depends"][0] == "libc.so.6(GLIBC_2.34)(64bit)"

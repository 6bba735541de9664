"""What goes into the bundle, under which licences, and what of ICU's data is kept."""

import struct
from pathlib import Path

import pytest

from devtools import bundle, icu, licences
from devtools.checkout import Checkout, CommandError
from mtdesk import cli

ROOT = Path(__file__).parents[2]


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


def test_a_link_stays_only_with_what_it_leads_to() -> None:
    entries = [
        ("PySide6/Qt/lib/libused.so.1", "/used", "BINARY"),
        ("PySide6/Module.abi3.so", "/module", "EXTENSION"),
        ("libused.so.1", "PySide6/Qt/lib/libused.so.1", "SYMLINK"),
        ("libother.so.1", "PySide6/Qt/lib/libother.so.1", "SYMLINK"),
    ]
    kept = bundle.without_dead_links(entries, {entry[0] for entry in entries[:2]})
    assert kept == entries[:3]


# Licences


def test_licences_of_all_that_is_in_the_bundle(tmp_path: Path) -> None:
    licences.gather(Checkout(ROOT), tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert {licence for _, licence in licences.NOTICES if "\\" not in licence} <= names
    assert {"LGPL-3.txt", "GPL-3.txt", "qasync-LICENSE", "platformdirs-LICENSE", "msgspec-LICENSE"} <= names
    assert "https://download.qt.io/" in (tmp_path / "Qt.txt").read_text(encoding="utf-8")


def test_a_folder_of_licences_is_not_taken_for_one(tmp_path: Path) -> None:
    (tmp_path / "LICENSES").mkdir()
    (tmp_path / "LICENSES" / "LICENSE.txt").touch()
    (tmp_path / "licence").touch()
    assert [file.name for file in licences.found_in(tmp_path)] == ["LICENSE.txt", "licence"]


@pytest.mark.parametrize(
    ("place", "notice"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt.txt"),
        ("PySide6/MSVCP140_1.dll", "third-parties.txt"),
        ("libxcb-render-util.so.0", "third-parties.txt"),
        ("PySide6/Qt/lib/libicudata.so.73", "third-parties.txt"),
        ("_socket.pyd", "Python.txt"),
        ("asyncio/tasks.pyc", "Python.txt"),
        ("qasync/__init__.pyc", "qasync-LICENSE"),
        ("mtdesk/resources/fonts/Lato-Bold.ttf", "OFL.txt"),
        ("mtdesk/app.pyc", "mtdesk.txt"),
        ("libreadline.so.8", None),
        ("requests/api.pyc", None),
        ("unknown.dll", None),
    ],
)
def test_the_notice_of_a_file(place: str, notice: str | None) -> None:
    assert licences.notice(place) == notice


def test_a_file_without_a_notice_or_without_its_licence_is_named(tmp_path: Path) -> None:
    for name in ("licences/mtdesk.txt", "mtdesk/app.pyc", "asyncio/tasks.pyc", "libreadline.so.8"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(CommandError) as caught:
        licences.check(tmp_path)
    assert {"asyncio/tasks.pyc", "libreadline.so.8"} == set(str(caught.value).rpartition(": ")[2].split(", "))


# The data of ICU


def packed(items: dict[str, bytes]) -> bytes:
    head = struct.pack("<H", 32) + bytes(30)
    names = [name.encode() + b"\0" for name in items]
    place = 4 + 8 * len(items)
    starts = [place + sum(map(len, names[:index])) for index in range(len(names))]
    data_place = -(-(32 + place + sum(map(len, names))) // 16) * 16 - 32
    toc = b""
    data = b""
    for start, content in zip(starts, items.values(), strict=True):
        toc += struct.pack("<II", start, data_place + len(data))
        data += content + bytes(-len(content) % 16)
    body = struct.pack("<I", len(items)) + toc + b"".join(names)
    return head + body + bytes(32 + data_place - 32 - len(body)) + data


def test_of_icu_only_our_languages_are_kept() -> None:
    items = {
        "icudt73l/coll/de.res": b"German",
        "icudt73l/coll/zh.res": b"Chinese" * 9,
        "icudt73l/fr.res": b"French",
        "icudt73l/ibm-37.cnv": b"old",
        "icudt73l/nfc.nrm": b"letters with marks",
    }
    left = {name: items[name] for name in ("icudt73l/coll/de.res", "icudt73l/nfc.nrm")}
    assert icu.filtered(packed(items)) == packed(left)

"""What systems are told of a release: notes, file types, menu entry, icons, packages; and its workflows."""

import configparser
import hashlib
import json
import os
import re
import shlex
import subprocess
import xml.etree.ElementTree as ET
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from devtools import commands, linux, pictures, release
from devtools.checkout import CommandError
from devtools.pictures import DOCUMENT, PROGRAM, SIDES, drawing_for
from mtdesk import __version__, cli
from mtdesk.i18n import LANGUAGES
from tests.table.art.pixels import difference

ROOT = Path(__file__).parents[2]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.mark.parametrize(
    ("tag", "noted", "heading", "complaint"),
    [
        ("v1.2.0", "1.2.0 2026-12-01 stable", "1.2.0 (2026-12-01)", None),
        ("v1.3.0", "1.2.0 2026-12-01 stable", "1.2.0 (2026-12-01)", "not that of version 1.2.0"),
        ("v1.2.0", "1.1.0 2026-12-01 stable", "1.2.0 (2026-12-01)", "metainfo.xml does not begin"),
        ("v1.2.0", "1.2.0 2026-12-01 development", "1.2.0 (2026-12-01)", "metainfo.xml does not begin"),
        ("v1.2.0", "1.2.0 2026-12-01 stable", "Unreleased (1.2.0)", "changelog does not begin"),
    ],
)
def test_a_tag_is_the_version_and_the_dated_heading_of_notes_and_changelog(
    tmp_path: Path, tag: str, noted: str, heading: str, complaint: str | None
) -> None:
    version, date, kind = noted.split()
    texts = {
        "mtdesk/__init__.py": '__version__ = "1.2.0"\n',
        "CHANGELOG.md": f"# Changelog\n\n## {heading}\n\nNew.\n",
        "packaging/linux/metainfo.xml": f'<c><release version="{version}" date="{date}" type="{kind}"/></c>',
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=complaint) if complaint else nullcontext():
        release.check_tag(tmp_path, tag)


def test_the_metainfo_is_whole() -> None:
    text = release.metainfo(ROOT)
    assert "@" not in text
    top = ET.fromstring(text)
    assert next(top.iter("release")).get("version") == __version__
    for place in (
        "summary",
        "screenshots/screenshot[1]/caption",
        "description/p",
        "releases/release/description/p",
    ):
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
    assert entry["MimeType"] == "".join(f"{kind.mime};" for kind in release.file_types(ROOT))
    assert entry["Exec"] == "mtdesk %f"


def test_file_types_have_the_same_names_in_four_languages_on_linux_and_windows() -> None:
    kinds = release.file_types(ROOT)
    assert [kind.is_zip for kind in kinds] == [False, False, False, True]
    script = (ROOT / "packaging" / "windows" / "mtdesk.nsi").read_text(encoding="utf-8")
    speaking = {"en": "ENGLISH", "de": "GERMAN", "nl": "DUTCH", "hu": "HUNGARIAN"}
    assert speaking.keys() == set(LANGUAGES)
    for kind in kinds:
        assert f'!insertmacro Associate {kind.suffix} "{kind.mime}"\n' in script
        assert f"!insertmacro Dissociate {kind.suffix}\n" in script
        for language, name in speaking.items():
            assert f'LangString {kind.suffix} ${{LANG_{name}}} "{kind.names[language]}"\n' in script


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_names_all_commands_and_kinds_of_files(language: str) -> None:
    page = linux.manual(ROOT, language)
    assert "@" not in page
    for name in cli._COMMANDS:
        assert name == "play" or f".B {name}\n" in page, name
    for kind in release.file_types(ROOT):
        assert f".{kind.suffix}" in page


# Other people's shops


def test_the_manifests_name_the_files_of_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(release.HOMEPAGE_VARIABLE, "https://somewhere.test/mtdesk")
    shown = ET.fromstring(release.metainfo(ROOT))
    notes = release.by_language(shown.findall("releases/release[1]/description/p"))
    summaries = release.by_language(shown.findall("summary"))
    hashes = {}
    for ending in ("windows.exe", "macos-arm64.dmg", "linux-x86_64.tar.xz"):
        file = tmp_path / f"mtdesk-{__version__}-{ending}"
        file.write_text(ending, encoding="ascii")
        hashes[ending] = hashlib.sha256(ending.encode()).hexdigest()
    made = {file.name: file.read_text(encoding="utf-8") for file in release.write_manifests(ROOT, tmp_path)}
    place = f"https://somewhere.test/mtdesk/releases/download/v{__version__}"
    installer = made["mtdesk.mtdesk.installer.yaml"]
    assert hashes["windows.exe"] in installer
    assert f"{place}/mtdesk-{__version__}-windows.exe" in installer
    for locale, language in {"en-US": "en", "de-DE": "de", "nl-NL": "nl", "hu-HU": "hu"}.items():
        told = yaml.safe_load(made[f"mtdesk.mtdesk.locale.{locale}.yaml"])
        assert told["ShortDescription"] == summaries[language]
        assert told["ReleaseNotes"] == notes[language]
    assert {name for name in made if ".locale." in name} == {
        f"mtdesk.mtdesk.locale.{locale}.yaml" for locale in ("en-US", "de-DE", "nl-NL", "hu-HU")
    }
    assert f'sha256 "{hashes["macos-arm64.dmg"]}"' in made["mtdesk.rb"]
    (module,) = json.loads(made["org.mtdesk.mtdesk.json"])["modules"]
    assert module["sources"] == [
        {
            "type": "archive",
            "url": f"{place}/mtdesk-{__version__}-linux-x86_64.tar.xz",
            "sha256": hashes["linux-x86_64.tar.xz"],
        }
    ]


@pytest.mark.skipif(os.name == "nt", reason="Flatpak's commands are those of a shell")
def test_flatpak_lays_out_what_it_shows_to_the_desktop(tmp_path: Path) -> None:
    source, app = tmp_path / "source", tmp_path / "app"
    (source / "lib").mkdir(parents=True)
    (source / "mtdesk").touch()
    linux.fill(ROOT, source / "share")
    for ending in ("windows.exe", "macos-arm64.dmg", "linux-x86_64.tar.xz"):
        (tmp_path / f"mtdesk-{__version__}-{ending}").touch()
    release.write_manifests(ROOT, tmp_path)
    manifest = json.loads((tmp_path / "org.mtdesk.mtdesk.json").read_text(encoding="utf-8"))
    for command in manifest["modules"][0]["build-commands"]:
        here = re.sub(r"(?<![^ ])/app", str(app), command)
        subprocess.run(["/bin/sh", "-euc", here], cwd=source, check=True)
    assert (app / "bin" / "mtdesk").resolve() == app / "lib" / "mtdesk" / "mtdesk"
    shown = [*app.glob("share/icons/*/*/mimetypes/*"), *app.glob("share/mime/packages/*")]
    assert len(shown) > len(pictures.SIDES)
    assert {file.name for file in shown if not file.name.startswith("org.mtdesk.mtdesk")} == set()
    (types,) = app.glob("share/mime/packages/*")
    assert {icon.get("name") for icon in ET.parse(types).iter() if icon.tag.endswith("icon")} == {
        "org.mtdesk.mtdesk-document"
    }


# Pictures


ICONS = Path(__file__).parents[2] / "resources" / "icons"


@pytest.mark.parametrize("name", [PROGRAM, DOCUMENT])
@pytest.mark.parametrize("side", SIDES)
def test_every_picture_is_what_its_drawing_shows(qapp: QGuiApplication, side: int, name: str) -> None:
    kept = QImage(str(ICONS / f"{name}-{side}.png"))
    assert kept.width() == kept.height() == side
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(str(drawing_for(ICONS, side, name))).render(painter)
    assert difference(kept, image) < 1, "run: python3 packaging/dev.py icons"
    assert kept.pixelColor(0, 0).alpha() == 0
    assert kept.pixelColor(side // 2, side // 2).alpha() == 255


# Workflows


ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(file: Path) -> dict[str, Any]:
    found = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    assert isinstance(found, dict)
    return found


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(file).values() for step in job.get("steps", [])]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_names_what_exists(file: Path) -> None:
    for name, job in jobs(file).items():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= jobs(file).keys(), name
        assert "uses" not in job or (ROOT / job["uses"]).is_file()
    for step in steps(file):
        for command in re.findall(r"packaging/dev\.py (.+)", step.get("run", "")):
            commands.parser().parse_args(shlex.split(command))
        script = re.match(r"\.ci/\w+", step.get("run", ""))
        assert script is None or (ROOT / script[0]).is_file()


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_hash(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in used)

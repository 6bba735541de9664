"""Themes by name: the program's own, those of files, and the one the desktop asks for."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import CONTRAST, DARK, FELT, FLAT, THEMES
from mtdesk.ui.kit.style import style_sheet
from mtdesk.ui.kit.themes import SYSTEM, ThemeFault, Themes
from mtdesk.ui.words.errors import theme_text

pytestmark = pytest.mark.window


class Wishes(QObject):
    """What a desktop says about contrast."""

    contrastPreferenceChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.contrast = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.contrast


class Desktop(QObject):
    """A desktop that can be told to be dark; asked in the same words as Qt's style hints."""

    colorSchemeChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown
        self.wishes = Wishes()

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def accessibility(self) -> Wishes:
        return self.wishes

    def become(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()

    def want(self, contrast: Qt.ContrastPreference) -> None:
        self.wishes.contrast = contrast
        self.wishes.contrastPreferenceChanged.emit()


def themes_in(folder: Path, desktop: Desktop | None = None) -> Themes:
    return Themes(desktop or Desktop(), folder)  # type: ignore[arg-type]  # asked for two things only


def write(folder: Path, name: str, content: object) -> Path:
    file = folder / name
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


def ocean(**changes: object) -> dict[str, object]:
    colours = {"felt": ["#1B4A66", "#123A52", "#0A2433"], "line": "#7FB4CC", "sleeper": "#00000066"}
    return {"name": "ocean", "title": "Deep ocean", "colours": colours, **changes}


def test_the_themes_of_the_program_are_there_by_name(tmp_path: Path) -> None:
    themes = themes_in(tmp_path / "nothing here")
    assert themes.names == ("felt", "wood", "flat", "dark", "contrast", "system")
    assert all(themes.theme(name) is theme for name, theme in THEMES.items())
    assert not themes.notices


@pytest.mark.parametrize("name", ["", "no such theme", "../felt", "FELT"])
def test_a_theme_that_is_not_there_is_felt(tmp_path: Path, name: str) -> None:
    assert themes_in(tmp_path).theme(name) is FELT


def test_a_file_changes_some_colours_of_another_theme(tmp_path: Path) -> None:
    write(tmp_path, "ocean.json", ocean())
    write(tmp_path, "paper.json", {"name": "paper", "title": "Paper", "base": "flat", "colours": {}})
    themes = themes_in(tmp_path)
    theme = themes.theme("ocean")
    assert themes.names == (*THEMES, "ocean", "paper", SYSTEM)
    assert dict(themes.titles) == {"ocean": "Deep ocean", "paper": "Paper"}
    assert (theme.felt[1], theme.line, theme.wood) == ("#123A52", "#7FB4CC", FELT.wood)
    assert themes.theme("paper").plate == FLAT.plate
    assert "#7FB4CC" in style_sheet(theme)
    assert not themes.notices


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("", ThemeFault.DAMAGED),
        ("{", ThemeFault.DAMAGED),
        ("[" * 10_000, ThemeFault.DAMAGED),
        (" " * 70_000, ThemeFault.DAMAGED),
        ([], ThemeFault.DAMAGED),
        (ocean(name="Ocean"), ThemeFault.DAMAGED),
        (ocean(name="../ocean"), ThemeFault.DAMAGED),
        (ocean(name="felt"), ThemeFault.TAKEN),
        (ocean(name="system"), ThemeFault.TAKEN),
        (ocean(colours={"text": "#332211"}), ThemeFault.FAINT),
        (ocean(colours={"wood": ["#FFFFFF", "#FFFFFF", "#FFFFFF"]}), ThemeFault.FAINT),
    ],
)
def test_a_bad_file_is_left_out_with_a_sentence(
    dressed_app: QApplication, tmp_path: Path, content: object, fault: ThemeFault
) -> None:
    file = write(tmp_path, "bad.json", content)
    before = file.read_bytes()
    write(tmp_path, "good.json", ocean(name="good"))
    themes = themes_in(tmp_path)
    assert [(notice.fault, notice.file) for notice in themes.notices] == [(fault, file)]
    assert themes.names == (*THEMES, "good", SYSTEM)
    assert themes.theme("ocean") is FELT
    assert str(file) in theme_text(themes.notices[0])
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "bad"),
    [
        (ocean(title=""), ["title"]),
        (ocean(title="x" * 41), ["title"]),
        (ocean(title="\ud800"), ["title"]),
        (ocean(base="ocean", title=7), ["title", "base"]),
        (ocean(colours={"felt": "#123456"}), ["colours.felt"]),
        (ocean(colours={"felt": ["#123456"]}), ["colours.felt"]),
        (ocean(colours={"text": "white"}), ["colours.text"]),
        (ocean(colours={"text": "#FFFFFF80"}), ["colours.text"]),
        (ocean(colours={"text": "#FFFFFF; color: red"}), ["colours.text"]),
        (ocean(colours=[]), ["colours"]),
        (ocean(colours={"name": "felt"}), []),
        (ocean(colours={"velvet": "#123456"}), []),
        (ocean(more=1), []),
    ],
)
def test_one_bad_colour_costs_one_colour(
    dressed_app: QApplication, tmp_path: Path, content: dict[str, Any], bad: list[str]
) -> None:
    if isinstance(content["colours"], dict):
        content["colours"]["line"] = "#7FB4CC"
    file = write(tmp_path, "bad.json", content)
    before = file.read_bytes()
    themes = themes_in(tmp_path)
    theme = themes.theme("ocean")
    assert theme.name == "ocean"
    assert themes.titles["ocean"] == ("ocean" if "title" in bad else "Deep ocean")
    assert theme.line == (FELT.line if bad == ["colours"] else "#7FB4CC")
    assert (theme.text, theme.wood) == (FELT.text, FELT.wood)
    assert [list(notice.names) for notice in themes.notices] == ([bad] if bad else [])
    for notice in themes.notices:
        assert notice.fault is ThemeFault.PARTLY
        assert all(name in theme_text(notice) for name in bad)
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_read_and_a_name_given_twice(tmp_path: Path) -> None:
    (tmp_path / "a folder.json").mkdir()
    (tmp_path / "bytes.json").write_bytes(b'{"name": "\xff", "title": "\xff"}')
    write(tmp_path, "one.json", ocean(title="One"))
    write(tmp_path, "two.json", ocean(title="Two"))
    themes = themes_in(tmp_path)
    faults = [ThemeFault.UNREADABLE, ThemeFault.DAMAGED, ThemeFault.TAKEN]
    assert [notice.fault for notice in themes.notices] == faults
    assert themes.titles["ocean"] == "One"


def test_system_is_what_the_desktop_is_and_becomes(tmp_path: Path) -> None:
    desktop = Desktop()
    themes = themes_in(tmp_path, desktop)
    seen: list[str] = []
    themes.system_changed.connect(lambda: seen.append(themes.theme(SYSTEM).name))
    assert themes.theme(SYSTEM) is FELT
    desktop.become(Qt.ColorScheme.Light)
    assert not seen, "light is felt, as before"
    desktop.become(Qt.ColorScheme.Dark)
    assert themes.theme(SYSTEM) is DARK
    desktop.want(Qt.ContrastPreference.HighContrast)
    assert themes.theme(SYSTEM) is CONTRAST
    desktop.become(Qt.ColorScheme.Light)
    desktop.want(Qt.ContrastPreference.NoPreference)
    assert seen == ["dark", "contrast", "felt"]


def test_a_real_desktop_can_be_asked(dressed_app: QApplication, tmp_path: Path) -> None:
    themes = Themes(dressed_app.styleHints(), tmp_path)
    assert themes.theme(SYSTEM) in THEMES.values()

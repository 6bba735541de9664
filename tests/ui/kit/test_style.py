"""The look of windows and icons: readable in every theme, sharp on every screen, as the desktop asks for."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QMainWindow,
    QMenu,
)

from mtdesk import paths
from mtdesk.settings import TextSize
from mtdesk.table.art.colours import contrast
from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES, Theme
from mtdesk.ui.kit.icons import give_icon, icon
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import (
    SYSTEM,
    apply_theme,
    faded_text,
    field_ground,
    palette,
    rim,
    style_sheet,
    theme_named,
)
from mtdesk.ui.window.main_window import MainWindow

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
Roles = QPalette.ColorRole


@EVERY_THEME
def test_text_of_every_kind_can_be_read_on_its_ground(theme: Theme) -> None:
    colours = palette(theme)
    for text, ground, least in (
        (Roles.WindowText, Roles.Window, 7),
        (Roles.Text, Roles.Base, 7),
        (Roles.Text, Roles.AlternateBase, 4.5),
        (Roles.PlaceholderText, Roles.Base, 4.5),
        (Roles.ButtonText, Roles.Button, 7),
        (Roles.HighlightedText, Roles.Highlight, 5.9),
        (Roles.ToolTipText, Roles.ToolTipBase, 7),
        (Roles.Link, Roles.Base, 4.5),
        (Roles.LinkVisited, Roles.Base, 4.5),
    ):
        assert contrast(colours.color(text).name(), colours.color(ground).name()) >= least, text
    disabled = QPalette.ColorGroup.Disabled
    assert {colours.color(disabled, role).name() for role in (Roles.Text, Roles.WindowText)} == {
        QColor(faded_text(theme)).name()
    }
    for ground_colour in (theme.plate, theme.wood[1], field_ground(theme)):
        assert contrast(faded_text(theme), ground_colour) >= 4.5
        assert contrast(rim(theme), ground_colour) >= 3
        assert contrast(theme.text_second, ground_colour) >= 7
    field = QLineEdit()
    field.setStyleSheet(style_sheet(theme))
    field.ensurePolished()
    assert field.palette().color(Roles.PlaceholderText).alpha() == 255, "the example in an empty field"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë Őri 東",
        "OneDrive – Personal (2)",
        "it's 100% $mine; {yes}",
        pytest.param('a "quote" \\ more', marks=pytest.mark.skipif(os.name == "nt", reason="no name there")),
    ],
)
def test_the_sheet_counts_wherever_the_cache_is(
    name: str, dressed_app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QMainWindow()
    window.menuBar().addMenu("Game")
    box = QCheckBox("checked")
    box.setChecked(True)
    window.setCentralWidget(box)
    plain = window.grab().toImage()
    try:
        monkeypatch.setenv("MTDESK_HOME", str(tmp_path / name))
        apply_theme(dressed_app, FELT)
        assert window.grab().toImage() == plain
        box.setChecked(False)
        assert window.grab().toImage() != plain, "the mark is seen"
    finally:
        monkeypatch.undo()
        apply_theme(dressed_app, FELT)


def test_without_a_cache_only_the_marks_are_missing(
    mtdesk_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mtdesk_home.write_text("a file stands in the way")
    assert "image: none" in style_sheet(FELT)
    assert "cannot be kept" in caplog.text


def test_menus_have_our_letters(dressed_app: QApplication) -> None:
    """On Windows, the first style sheet of a program brings the system's fonts back."""
    assert QMenu().font().family() == dressed_app.font().family()


@pytest.mark.parametrize(
    ("scheme", "is_high", "theme"),
    [
        (Qt.ColorScheme.Unknown, False, FELT),
        (Qt.ColorScheme.Light, False, FELT),
        (Qt.ColorScheme.Dark, False, DARK),
        (Qt.ColorScheme.Dark, True, CONTRAST),
    ],
)
def test_system_is_what_the_desktop_is(scheme: Qt.ColorScheme, is_high: bool, theme: Theme) -> None:
    preferences = Qt.ContrastPreference
    contrast = preferences.HighContrast if is_high else preferences.NoPreference
    hints = SimpleNamespace(colorScheme=lambda: scheme, contrastPreference=lambda: contrast)
    hints.accessibility = lambda: hints
    assert theme_named(SYSTEM, hints) is theme  # type: ignore[arg-type]  # asked for two things only


def test_a_real_desktop_can_be_asked(dressed_app: QApplication) -> None:
    assert theme_named(SYSTEM, dressed_app.styleHints()) in THEMES.values()


@pytest.mark.parametrize(
    ("wanted", "width", "height", "scale"),
    [
        ("automatic", 1280, 800, 1.0),
        ("automatic", 3840, 2160, 2.0),
        ("normal", 3840, 2160, 1.0),
        ("large", 2560, 1440, 1.25),
        ("largest", 2560, 1440, 2.0),
        ("largest", 1024, 700, 1.5),
        ("largest", 800, 480, 1.25),
        ("largest", 640, 400, 1.0),
    ],
)
def test_text_is_as_large_as_wished_while_dialogs_have_room(
    wanted: TextSize, width: int, height: int, scale: float
) -> None:
    assert scale_for(wanted, QSize(width, height)) == scale


def darkest(shown: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> QColor:
    """The colour of the middle of a stroke: that of the most opaque pixel."""
    image = shown.pixmap(QSize(64, 64), 1.0, mode).toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return max((image.pixelColor(x, y) for x, y in places), key=QColor.alpha)


def test_every_sign_shows_something_and_no_two_are_alike() -> None:
    seen = {}
    for file in sorted(paths.resource("signs").glob("*.svg")):
        image = icon(file.stem).pixmap(QSize(24, 24), 1.0).toImage()
        seen[file.stem] = bytes(image.constBits())
        assert any(seen[file.stem]), file
    assert len(set(seen.values())) == len(seen) > 50


def test_every_command_and_button_has_an_icon() -> None:
    window = MainWindow()
    *menus, _ = window.commands.menus
    commands = [action for menu in menus for action in menu.actions() if not action.isSeparator()]
    assert len(commands) > 20
    for menu in menus:
        menu.aboutToShow.emit()
    assert all(not action.icon().isNull() for action in commands)
    bar = window.actions_bar
    assert all(not button.icon().isNull() for button in (*bar.buttons.values(), bar.decline))
    window.deleteLater()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_icons_follow_the_theme(dressed_app: QApplication, theme: Theme) -> None:
    action = QAction()
    give_icon(action, "undo")
    try:
        apply_theme(dressed_app, theme)
        ink = darkest(action.icon()).name()
        faded = darkest(action.icon(), mode=QIcon.Mode.Disabled).name()
        assert contrast(ink, theme.plate) >= 12
        assert 2 < contrast(faded, theme.plate) < contrast(ink, theme.plate) / 1.5
    finally:
        apply_theme(dressed_app, FELT)
    assert darkest(action.icon()).name().upper() == FELT.text

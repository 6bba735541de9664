"""The look of windows: readable in every theme, sharp on every screen, and as the desktop asks for."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QMainWindow,
    QMenu,
)

from mtdesk.table.art.colours import contrast
from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES, Theme
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

pytestmark = pytest.mark.window

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

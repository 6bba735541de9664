"""The look of windows: readable in every theme, sharp on every screen, and as the desktop asks for."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QSlider,
    QTabWidget,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import contrast
from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES, Theme
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.style import (
    SYSTEM,
    Themes,
    apply_theme,
    faded_text,
    field_ground,
    give_role,
    palette,
    rim,
    style_sheet,
)
from mtdesk.ui.kit.widgets import ChoiceBox, NumberBox, SignButton, badge_icon, make_default, seat_look
from tests.ui.fingers import marked_pixels
from tests.windows import show

pytestmark = pytest.mark.window

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
Roles = QPalette.ColorRole


@EVERY_THEME
def test_text_of_every_kind_can_be_read_on_its_ground(theme: Theme, qtbot: QtBot) -> None:
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
    qtbot.addWidget(field)
    field.setStyleSheet(style_sheet(theme))
    field.ensurePolished()
    assert field.palette().color(Roles.PlaceholderText).alpha() == 255, "the example in an empty field"


@EVERY_THEME
def test_every_control_shows_that_it_has_the_keyboard(theme: Theme, qtbot: QtBot) -> None:
    """A ring appears that differs by 3:1 from what was there, whatever the control showed before."""
    window = QDialog()
    window.setStyleSheet(style_sheet(theme))
    controls = _controls(window)
    qtbot.addWidget(window)
    show(window)
    for control in controls:
        window.setFocus()
        place = control.rect().translated(control.mapTo(window, QPoint()))
        before = window.grab(place).toImage()
        control.setFocus(Qt.FocusReason.TabFocusReason)
        assert marked_pixels(before, window.grab(place).toImage()) >= control.width(), control


def _controls(window: QDialog) -> list[QWidget]:
    """Every kind of control in a window, also checked and as its default button."""
    usual, other, checked = QPushButton("Usual"), QPushButton("Other"), QPushButton("Checked")
    tool, sign, tick, choice = QToolButton(), SignButton("train"), QCheckBox("Tick"), ChoiceBox()
    for button in (checked, tool, sign, tick):
        button.setCheckable(True)
        button.setChecked(True)
    choice.addItem("Choice")
    rows = QListWidget()
    rows.addItems(["One", "Two"])
    rows.setCurrentRow(0)
    slider, tabs = QSlider(Qt.Orientation.Horizontal), QTabWidget()
    tabs.addTab(QLabel("Page"), "One")
    fields = QLineEdit("Text"), NumberBox(), choice, QTextBrowser(), rows
    made = [usual, other, checked, tool, sign, tick, QRadioButton("Choice"), *fields]
    window.setLayout(vbox(*made, slider, tabs))
    make_default(window, usual)
    return [*made, tabs.tabBar()]


@EVERY_THEME
def test_the_sheet_leaves_no_gap_open(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "$" not in sheet
    assert "url(" in sheet


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
    name: str, qtbot: QtBot, dressed_app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
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


@pytest.mark.parametrize("kind", ["Information", "Question", "Warning"])
def test_messages_have_a_sign_in_the_colours_of_the_theme(qtbot: QtBot, kind: str) -> None:
    box = QMessageBox(QMessageBox.Icon[kind], "mtdesk", "Saved.")
    qtbot.addWidget(box)
    show(box)
    sign = box.iconPixmap().toImage()
    inks = [sign.pixelColor(x, y) for x in range(sign.width()) for y in range(sign.height())]
    assert {ink.name() for ink in inks if ink.alpha() == 255} == {FELT.hub_edge.lower()}


def test_roles_are_checked(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="jester"):
        give_role(QLabel(), "jester")


def test_a_badge_keeps_its_colours_where_its_row_is_chosen(dressed_app: QApplication) -> None:
    icon, size = badge_icon(0, 24), QSize(24, 24)
    assert icon.pixmap(size).toImage() == icon.pixmap(size, QIcon.Mode.Selected).toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_badges_are_sharp_on_every_screen_that_a_window_is_moved_to(
    dressed_app: QApplication, ratio: float
) -> None:
    """Lists keep their icons, and ask them for a picture in the pixels of the screen they are on."""
    icon, size = badge_icon(0, 20), QSize(20, 20)
    side = round(20 * ratio)
    picture = icon.pixmap(size, ratio).toImage()
    assert picture.size() == QSize(side, side)
    wanted = QPixmap(side, side)
    wanted.fill(Qt.GlobalColor.transparent)
    with QPainter(wanted) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, seat_look(0), QPointF(side / 2, side / 2), side / 2)
    picture.setDevicePixelRatio(1.0)
    assert picture == wanted.toImage().convertToFormat(picture.format())


class Recorded:
    """Stands in for the application on Windows: the first style sheet brings the system's fonts back."""

    def __init__(self) -> None:
        self.sheet = ""
        self.menu_font: QFont | None = None

    def property(self, name: str) -> bool:
        return True

    def setFont(self, font: QFont) -> None:
        self.menu_font = font

    def setPalette(self, palette: QPalette) -> None:
        pass

    def styleSheet(self) -> str:
        return self.sheet

    def setStyleSheet(self, sheet: str) -> None:
        if not self.sheet:
            self.menu_font = QFont("Segoe UI")
        self.sheet = sheet


def test_menus_have_our_letters_on_windows_too(qapp: QApplication, mtdesk_home: Path) -> None:
    app = Recorded()
    for _ in range(2):
        apply_theme(app, FELT)  # type: ignore[arg-type]
        assert app.menu_font is not None
        assert app.menu_font.family() != "Segoe UI"


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


def test_system_is_what_the_desktop_is_and_becomes() -> None:
    desktop = Desktop()
    themes = Themes(desktop)  # type: ignore[arg-type]  # asked for two things only
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


def test_a_real_desktop_can_be_asked(dressed_app: QApplication) -> None:
    assert Themes(dressed_app.styleHints()).theme(SYSTEM) in THEMES.values()

"""The look of windows: readable in every theme, and no loss where the cache cannot be written."""

import math
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QMainWindow,
    QPushButton,
    QStyle,
    QStyleOptionButton,
)
from pytestqt.qtbot import QtBot

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.theme import FELT, THEMES, Theme
from mtdesk.ui.kit import style
from mtdesk.ui.kit.widgets import ChoiceBox, badge_icon, label, make_default, seat_look
from tests.ui.room import POPS_UP

pytestmark = pytest.mark.window


def luminance(tint: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = linear(tint.redF()), linear(tint.greenF()), linear(tint.blueF())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@POPS_UP
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_list_of_a_combo_box_is_whole_and_in_one_frame(
    qtbot: QtBot, dressed_app: QApplication, scale: float
) -> None:
    try:
        style.apply_theme(dressed_app, FELT, scale)
        box = ChoiceBox()
        box.addItems([str(number) for number in range(5)])
        qtbot.addWidget(box)
        box.show()
        box.showPopup()
        view = box.view()
        rows = [view.visualRect(view.model().index(row, 0)) for row in range(box.count())]
        frame = view.window()
        assert all(view.viewport().rect().contains(row) for row in rows)
        assert view.geometry() == frame.rect(), "no other frame shows behind it"
        assert frame.y() >= box.mapToGlobal(box.rect().bottomLeft()).y(), "what is chosen stays in sight"
        box.hidePopup()
    finally:
        style.apply_theme(dressed_app, FELT)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_can_be_read_in_every_theme(theme: Theme) -> None:
    palette = style.palette(theme)
    roles = QPalette.ColorRole
    for text, ground in (
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.HighlightedText, roles.Highlight),
        (roles.ToolTipText, roles.ToolTipBase),
    ):
        least = 5.9 if text is roles.HighlightedText else 7
        assert contrast(palette.color(text), palette.color(ground)) >= least, (text, ground)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_sheet_leaves_no_gap_open(theme: Theme) -> None:
    sheet = style.style_sheet(theme)
    assert "$" not in sheet
    assert "url(" in sheet


def tints(button: QPushButton, *, hovered: bool = False) -> tuple[QColor, QColor]:
    """Return the colours of the edge and the ground of a button, at half its height."""
    option = QStyleOptionButton()
    button.initStyleOption(option)
    if hovered:
        option.state |= QStyle.StateFlag.State_MouseOver
    picture = QImage(button.size(), QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        button.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, button)
    middle = button.height() // 2
    return picture.pixelColor(0, middle), picture.pixelColor(6, middle)


def distance(one: QColor, other: QColor) -> float:
    return math.dist(*([each.red(), each.green(), each.blue()] for each in (one, other)))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_hovered_button_looks_far_more_like_a_plain_one_than_like_a_checked_one(
    qtbot: QtBot, dressed_app: QApplication, theme: Theme
) -> None:
    button = QPushButton("Out")
    button.setStyleSheet(style.style_sheet(theme))
    button.setCheckable(True)
    qtbot.addWidget(button)
    button.resize(100, 36)
    button.show()
    usual, hovered = tints(button), tints(button, hovered=True)
    button.setChecked(True)
    for before, over, checked in zip(usual, hovered, tints(button), strict=True):
        assert 2 * distance(over, before) < distance(over, checked)
    assert distance(usual[1], hovered[1]) > 10, "but it is seen"


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
        style.apply_theme(dressed_app, FELT)
        assert window.grab().toImage() == plain
        box.setChecked(False)
        assert window.grab().toImage() != plain, "the mark is seen"
    finally:
        monkeypatch.undo()
        style.apply_theme(dressed_app, FELT)


def test_without_a_cache_only_the_marks_are_missing(
    mtdesk_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mtdesk_home.write_text("a file stands in the way")
    assert "image: none" in style.style_sheet(FELT)
    assert "cannot be kept" in caplog.text


@pytest.mark.parametrize("role", [None, style.TITLE, style.HEADING, style.SECOND, style.TOTAL])
def test_accents_on_capitals_are_not_cut_off(qapp: QApplication, role: str | None) -> None:
    text = label(role)
    text.setText("ŐŰÁÉÚ")
    text.adjustSize()
    picture = text.grab().toImage()
    top = [picture.pixel(x, 0) for x in range(picture.width())]
    assert len(set(top)) == 1, "the uppermost line of pixels is empty"


def test_roles_are_checked(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="jester"):
        style.give_role(QLabel(), "jester")


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
        style.apply_theme(app, FELT)  # type: ignore[arg-type]
        assert app.menu_font is not None
        assert app.menu_font.family() != "Segoe UI"


def test_a_default_button_is_wide_enough_for_its_bold_letters(qapp: QApplication, mtdesk_home: Path) -> None:
    dialog = QDialog()
    dialog.setStyleSheet(style.style_sheet(FELT))
    plain, button = (QPushButton("minimum " * 6, dialog) for _ in range(2))
    make_default(dialog, button)
    for each in (plain, button):
        each.ensurePolished()
    bold = QFont(plain.font())
    bold.setWeight(QFont.Weight.Bold)
    sizes = [
        QFontMetrics(font).size(Qt.TextFlag.TextShowMnemonic, plain.text()) for font in (plain.font(), bold)
    ]
    widths = [size.width() for size in sizes]
    assert widths[1] > widths[0]
    assert button.sizeHint().width() - plain.sizeHint().width() >= widths[1] - widths[0]

"""What weak eyes need of windows in every theme: text, edges, and a ring where the keyboard is."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QTabWidget,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mtdesk.table.art.painting import contrast
from mtdesk.table.theme import THEMES, Theme
from mtdesk.ui.kit import style
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.widgets import ChoiceBox, NumberBox, SignButton, make_default
from tests.ui.fingers import marked_pixels

pytestmark = pytest.mark.window


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_is_disabled_can_be_read_and_fields_have_an_edge(theme: Theme) -> None:
    group, roles = QPalette.ColorGroup.Disabled, QPalette.ColorRole
    text = QColor(style.faded_text(theme))
    assert all(style.palette(theme).color(group, role) == text for role in (roles.Text, roles.WindowText))
    for ground in (theme.plate, theme.wood[1], style.field_ground(theme)):
        assert contrast(text.name(), ground) >= 4.5
        assert contrast(style.rim(theme), ground) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_of_every_kind_can_be_read_on_its_ground(theme: Theme) -> None:
    colours, roles = style.palette(theme), QPalette.ColorRole
    written = (
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.Text, roles.AlternateBase),
        (roles.PlaceholderText, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.HighlightedText, roles.Highlight),
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.Link, roles.Base),
        (roles.LinkVisited, roles.Base),
    )
    for text, ground in written:
        assert contrast(colours.color(text).name(), colours.color(ground).name()) >= 4.5, text


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_example_in_an_empty_field_can_be_read(theme: Theme, qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setStyleSheet(style.style_sheet(theme))
    field.ensurePolished()
    colour = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert colour.alpha() == 255
    assert contrast(colour.name(), style.field_ground(theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_explaining_text_is_read_well(theme: Theme) -> None:
    for ground in (theme.plate, theme.wood[1], style.field_ground(theme)):
        assert contrast(theme.text_second, ground) >= 7


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_control_shows_that_it_has_the_keyboard(theme: Theme, qtbot: QtBot) -> None:
    """A ring appears that differs by 3:1 from what was there, whatever the control showed before."""
    window = QDialog()
    window.setStyleSheet(style.style_sheet(theme))
    controls = _controls(window)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
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

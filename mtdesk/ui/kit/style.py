"""The look of windows and dialogs: Fusion in the colours and the lettering of the table's theme."""

from __future__ import annotations

import logging
import os
import re
from string import Template

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from mtdesk import paths
from mtdesk.table.art.colours import colour, contrast, is_light, mixed, readable
from mtdesk.table.look import current_look, set_look
from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES, Theme, sized_font
from mtdesk.ui.kit.icons import repaint_icons
from mtdesk.ui.kit.sizes import BASE_SIZE

_LOG = logging.getLogger(__name__)
_QUOTED = re.compile(r'["\\]')
"""What a name of a file in a style sheet needs a backslash in front of."""

_INDICATOR = 16
"""Pixels at scale 1 that the round mark of a choice is wide, without its line."""
_THIN = 2
"""The number of pixels up to which something is a line, and is never scaled."""

_LEAST_FOR_TEXT, _LEAST_FOR_EDGES = 4.5, 3.0
"""Contrast as required by WCAG 2."""

STYLED = "mtdesk_styled"
"""The application's property that says that it has the Qt style that ours is built on."""

PLATE = "plate"
TITLE = "title"
HEADING = "heading"
SECOND = "second"
PROBLEM = "problem"
NAME = "name"
NOTE = "note"
ROW = "row"
PAGE = "page"
HEAD = "head"
TOTAL = "total"
BY_KEYS = "by keys"
FIGURE = "figure"
SMALL = "small"
CARD = "card"
COUNT = "count"
"""What a frame or label is for; the style sheet recognises each by the property ``role``."""


def give_role(widget: QWidget, role: str) -> None:
    """Give a widget the look of a role in the style sheet; raises ValueError if that knows no such role."""
    if f'role="{role}"' not in _SHEET:
        raise ValueError(role)
    widget.setProperty("role", role)
    if role in (PAGE, HEAD):  # widgets of our own do not paint a background by themselves
        widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)


SYSTEM = "system"
"""The name under which the desktop chooses: felt, dark or contrast."""


def theme_named(name: str, hints: QStyleHints) -> Theme:
    """Return the theme of this name, or the desktop's current choice; felt if it does not say."""
    if name != SYSTEM:
        return THEMES[name]
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else FELT


def apply_theme(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Give everything the application shows the colours of ``theme``; may be called again at any time.

    ``scale`` is that of text and buttons, see `mtdesk.ui.kit.sizes`.
    """
    if app.property(STYLED) is None:  # only once: even the same style polishes all widgets again
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setProperty(STYLED, True)
    font, is_first = sized_font(round(BASE_SIZE * scale), QFont.Weight.Medium), not app.styleSheet()
    app.setFont(font)
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme, scale))
    if is_first:  # it has given menus, lists and tooltips the fonts of Windows
        app.setFont(font)
    set_look(replace(current_look(), theme=theme))
    repaint_icons()


def palette(theme: Theme) -> QPalette:
    """Return the theme's colours in the roles that Qt's own painting asks for."""
    result = QPalette()
    for role, tint in _palette_colours(theme).items():
        result.setColor(role, colour(tint))
    faded = colour(faded_text(theme))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return result


def _palette_colours(theme: Theme) -> dict[QPalette.ColorRole, str]:
    roles = QPalette.ColorRole
    return {
        roles.Window: theme.wood[1],
        roles.WindowText: theme.text,
        roles.Base: field_ground(theme),
        roles.AlternateBase: mixed(field_ground(theme), theme.wood[1], 0.35),
        roles.Text: theme.text,
        roles.PlaceholderText: faded_text(theme),
        roles.Button: theme.wood[0],
        roles.ButtonText: theme.text,
        roles.BrightText: theme.gold,
        roles.Highlight: theme.gold,
        roles.HighlightedText: theme.gold_ink,
        roles.Accent: theme.gold,
        roles.ToolTipBase: theme.plate,
        roles.ToolTipText: theme.text,
        roles.Link: theme.gold,
        roles.LinkVisited: theme.gold,
        roles.Light: mixed(theme.wood[0], "#FFFFFF", 0.2),
        roles.Mid: theme.wood[1],
        roles.Dark: theme.wood[2],
        roles.Shadow: "#000000",
    }


def field_ground(theme: Theme) -> str:
    """Return the ground of editable fields: darker than a dark plate, lighter than a light one."""
    return mixed(theme.plate, *(("#FFFFFF", 0.7) if is_light(theme.plate) else ("#000000", 0.3)))


def faded_text(theme: Theme) -> str:
    """Return the colour of disabled text: fainter than all others, but still readable."""
    return readable(mixed(theme.text, theme.plate, 0.55), _hardest_ground(theme), _LEAST_FOR_TEXT)


def rim(theme: Theme) -> str:
    """Return the edge of things that can be edited or moved, visible on any ground."""
    return readable(theme.plate_edge, _hardest_ground(theme), _LEAST_FOR_EDGES)


def _hardest_ground(theme: Theme) -> str:
    """Return the ground of dialogs that is closest to the colour of the text."""
    return min((theme.plate, theme.wood[1], field_ground(theme)), key=lambda each: contrast(theme.text, each))


def _shades_of_gold(theme: Theme) -> tuple[str, str]:
    """Return lighter and darker gold, on which its ink is as readable, or nearly."""
    if is_light(theme.gold):
        return mixed(theme.gold, "#FFFFFF", 0.35), mixed(theme.gold, "#6B4A10", 0.35)
    return mixed(theme.gold, "#FFFFFF", 0.08), theme.gold


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """Return the sheet for what a palette cannot express: plates, round corners, gold edges."""
    gold_light, gold_dark = _shades_of_gold(theme)
    tints = {
        "wood0": theme.wood[0],
        "wood1": theme.wood[1],
        "wood2": theme.wood[2],
        "plate": theme.plate,
        "edge": theme.plate_edge,
        "line": theme.line,
        "accent": theme.hub_edge,
        "text": theme.text,
        "second": theme.text_second,
        "faded": faded_text(theme),
        "rim": rim(theme),
        "gold": theme.gold,
        "goldlight": gold_light,
        "golddark": gold_dark,
        "ink": theme.gold_ink,
        "field": field_ground(theme),
        "hover": mixed(theme.plate, theme.line, 0.22),
        "chosen": mixed(theme.plate, theme.gold, 0.24),
        "hoveredge": mixed(theme.plate_edge, theme.line, 0.4),
        "hover0": mixed(theme.wood[0], theme.text, 0.05),
        "hover1": mixed(theme.wood[1], theme.text, 0.05),
        "checked": mixed(theme.plate, theme.gold, 0.36),
        "problem": readable("#FF6B5E", theme.plate, 6.0),
        "down": _mark("arrow_down", theme.hub_edge),
        "up": _mark("arrow_up", theme.hub_edge),
        "tick": _mark("tick", theme.gold_ink),
        "plus": _mark("plus", theme.text),
        "minus": _mark("minus", theme.text),
        "dot": _mark("dot", theme.gold),
        "information": _mark("about", theme.hub_edge),
        "question": _mark("question", theme.hub_edge),
        "warning": _mark("report", theme.hub_edge),
        # With its one-pixel lines; a corner rounder than half of the side would be dropped.
        "circle": f"{round(_INDICATOR * scale) // 2 + 1}px",
    }
    return Template(re.sub(r"(\d+)px", lambda size: _scaled(int(size[1]), scale), _SHEET)).substitute(tints)


def _mark(sign: str, tint: str) -> str:
    """Return what the sheet writes for a sign in a colour, which it can take only from a file.

    If the cache folder cannot be written, this is ``none``: the widgets then lack their marks.
    """
    file = paths.user_cache_dir() / "signs" / f"{sign}-{tint.lstrip('#')}.svg"
    try:
        if not file.exists():
            drawing = paths.resource(f"signs/{sign}.svg").read_text(encoding="utf-8")
            file.parent.mkdir(parents=True, exist_ok=True)
            draft = file.with_suffix(f".{os.getpid()}")  # another program may be reading the same folder
            draft.write_text(drawing.replace("#000", tint), encoding="utf-8")
            draft.replace(file)
    except OSError as trouble:
        _LOG.warning("The marks of the widgets cannot be kept: %s", trouble)
        return "none"
    name = _QUOTED.sub(r"\\\g<0>", file.as_posix())
    return f'url("{name}")'


def _scaled(pixels: int, scale: float) -> str:
    return f"{pixels if pixels <= _THIN else round(pixels * scale)}px"


_SHEET = """
QDialog, QMainWindow, QMessageBox, QWidget[role="page"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $wood0, stop:0.16 $wood1, stop:1 $wood2);
}
QMessageBox {
    messagebox-information-icon: $information; messagebox-question-icon: $question;
    messagebox-warning-icon: $warning; icon-size: 40px;
}
QFrame[role="plate"] { background: $plate; border: 1px solid $edge; border-radius: 10px; }
QFrame[role="row"] { background: $plate; border: 1px solid $edge; border-radius: 8px; }
QFrame[role="row"][changed="true"] { border: 1px solid $gold; }
QDialogButtonBox, QDialogButtonBox QPushButton { dialogbuttonbox-buttons-have-icons: 0; }
QLabel { color: $text; background: transparent; padding: 4px 0 3px 0; }
QLabel[role="title"] { font-size: 25px; font-weight: 700; padding: 6px 0 0 0; }
QLabel[role="heading"] { font-size: 16px; font-weight: 700; color: $accent; }
QLabel[role="second"] { color: $second; }
QLabel[role="problem"] { color: $problem; font-weight: 600; }
QLabel[kept="true"] { min-height: 36px; }
QLabel[role="name"] { font-weight: 700; }
QLabel[role="total"] { font-size: 18px; font-weight: 900; padding: 5px 0 6px 0; }
QLabel[role="note"] { color: $gold; }
QLabel[indented="true"] { padding-left: 30px; }
QLabel:disabled { color: $faded; }

QPushButton, QToolButton {
    color: $text; background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $wood0, stop:1 $wood1);
    border: 1px solid $edge; border-radius: 8px; padding: 7px 18px; min-height: 20px; icon-size: 16px;
}
QToolButton { padding: 4px; min-height: 18px; min-width: 18px; }
QToolButton[role="small"] { padding: 0 3px; min-height: 0; min-width: 0; font-size: 13px; }
QPushButton:hover, QToolButton:hover {  /* far from what a checked one looks like */
    border-color: $hoveredge;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $hover0, stop:1 $hover1);
}
QPushButton:pressed, QToolButton:pressed { background: $wood2; }
QToolButton:checked { border-color: $gold; background: $checked; }
QPushButton:focus, QToolButton:focus { border: 2px solid $gold; padding: 6px 17px; }
QToolButton:focus { padding: 3px; }
QPushButton[compact="true"] { padding: 7px 8px; }
QPushButton[compact="true"]:focus { padding: 6px 7px; }
QPushButton:checked { color: $text; border-color: $gold; background: $checked; }
QPushButton:checked:focus, QToolButton:checked:focus { border-color: $text; }
QPushButton[default="true"] { font-weight: 700; } /* not of a state: the width of a button reckons with it */
QPushButton:default {
    color: $ink; font-weight: 700; border: 1px solid $golddark;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $goldlight, stop:0.5 $gold, stop:1 $golddark);
}
QPushButton:default:hover { background: $goldlight; }
QPushButton:default:focus {  /* a gap between the gold and a ring of gold */
    border: 4px solid $gold; background-clip: padding; padding: 4px 15px;
}
QPushButton:disabled, QToolButton:disabled, QPushButton:default:disabled {
    color: $faded; background: transparent; border: 1px solid $edge; font-weight: 500;
}
QPushButton[role="card"], QPushButton[role="card"]:focus {
    background: $plate; border: 1px solid $edge; border-radius: 10px; padding: 0;
}
QPushButton[role="card"]:hover { background: $hover; border-color: $hoveredge; }
QPushButton[role="card"]:checked { background: $checked; border-color: $gold; }
QPushButton[role="card"]:focus { border: 2px solid $gold; }
QPushButton::menu-indicator {
    image: $down; width: 12px; height: 12px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 8px;
}

QLineEdit, QAbstractSpinBox, QComboBox {
    color: $text; background: $field; border: 1px solid $rim; border-radius: 6px;
    padding: 4px 8px; min-height: 20px;
    selection-background-color: $gold; selection-color: $ink; placeholder-text-color: $faded;
}
QLineEdit > QToolButton { padding: 0; border: none; background: transparent; min-height: 0; min-width: 0; }
QLineEdit[role="figure"] { font-size: 19px; font-weight: 700; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $second; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 2px solid $gold; padding: 3px 7px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: $faded; background: transparent; }
QComboBox { padding-right: 24px; combobox-popup: 0; }
QComboBox:focus { padding-right: 23px; }
QComboBox::drop-down {
    subcontrol-origin: border; subcontrol-position: center right; width: 24px; border: none;
}
QComboBox::down-arrow { image: $down; width: 12px; height: 12px; }
QComboBox::down-arrow:disabled { image: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    color: $text; background: $plate; border: 1px solid $line; border-radius: 0; padding: 3px; outline: none;
    selection-background-color: $chosen; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 8px; }
QAbstractSpinBox { padding-right: 24px; }
QAbstractSpinBox:focus { padding-right: 23px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 22px; border: none;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: $up; width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: $down; width: 10px; height: 10px; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled { image: none; }
QAbstractSpinBox[role="count"], QAbstractSpinBox[role="count"]:focus {
    background: $plate; border-color: $edge; border-radius: 15px; padding: 0 36px; min-height: 32px;
}
QAbstractSpinBox[role="count"]:focus { border-color: $gold; }
QAbstractSpinBox[role="count"]::up-button, QAbstractSpinBox[role="count"]::down-button {
    width: 34px; height: 34px; subcontrol-position: center right;
}
QAbstractSpinBox[role="count"]::down-button { subcontrol-position: center left; }
QAbstractSpinBox[role="count"]::up-arrow { image: $plus; width: 14px; height: 14px; }
QAbstractSpinBox[role="count"]::down-arrow { image: $minus; width: 14px; height: 14px; }
QAbstractSpinBox[role="count"]::up-arrow:off, QAbstractSpinBox[role="count"]::down-arrow:off,
QAbstractSpinBox[role="count"]::up-arrow:disabled, QAbstractSpinBox[role="count"]::down-arrow:disabled {
    image: none;
}
QComboBox QLineEdit, QComboBox QLineEdit:focus, QComboBox QLineEdit:disabled,
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QAbstractSpinBox QLineEdit:disabled {
    border: none; padding: 0; background: transparent; min-height: 0;
}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { border-color: $edge; }

QCheckBox, QRadioButton {
    color: $text; spacing: 9px; padding: 3px 5px; border: 1px solid transparent; border-radius: 6px;
}
QCheckBox:focus, QRadioButton:focus { border-color: $gold; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; border: 1px solid $accent; background: $field;
}
QCheckBox::indicator { border-radius: 5px; }
QRadioButton::indicator { border-radius: $circle; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $gold; }
QCheckBox::indicator:checked { background: $gold; border-color: $gold; image: $tick; }
QRadioButton::indicator:checked { border-color: $gold; image: $dot; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $edge; }
QCheckBox::indicator:checked:disabled { background: $faded; border-color: $faded; }

QSlider:horizontal { min-height: 22px; }
QSlider[setting="true"] { min-width: 240px; max-width: 240px; }
QComboBox[setting="true"] { min-width: 206px; }
QSlider::groove:horizontal { height: 6px; background: $field; border: 1px solid $rim; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $golddark; border: 1px solid $edge; border-radius: 3px; }
QSlider::handle:horizontal {
    width: 16px; margin: -6px 0; border-radius: 8px; border: 1px solid $wood2;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $goldlight, stop:1 $golddark);
}
QSlider::handle:horizontal:focus { border: 2px solid $text; }

QProgressBar {
    color: $text; background: $field; border: 1px solid $edge; border-radius: 7px; text-align: center;
    min-height: 20px;
}
QProgressBar::chunk { background: $chosen; border-radius: 6px; }

QListView, QTreeView, QTableView, QTextEdit, QPlainTextEdit, QTextBrowser {
    color: $text; background: $field; border: 1px solid $rim; border-radius: 8px; outline: none;
    margin: 1px; selection-background-color: $chosen; selection-color: $text;
}
QListView { padding: 5px; }
QListView:focus, QTreeView:focus, QTableView:focus,
QTextEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus {
    border: 2px solid $gold; margin: 0;
}
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { margin: 0; }
QListView::item { padding: 5px 10px; border-radius: 6px; border: 1px solid transparent; }
QListView[compact="true"] { padding: 2px; }
QListView[compact="true"]::item { padding: 2px 3px; }
QListView::item:hover { background: $hover; }
QTreeView::item { padding: 4px 8px; }
QTreeView[compact="true"]::item { padding: 4px 4px 4px 2px; }
QTreeView::item:selected { background: $chosen; color: $text; }
QListView::item:selected { background: $chosen; color: $text; border: 1px solid $gold; }
QHeaderView, QHeaderView::section, QTableCornerButton::section {
    background: $plate; color: $second; border: none;
}
QTableView QHeaderView, QTableView QHeaderView::section, QTableView QTableCornerButton::section {
    background: transparent;  /* or it would cover the round corners */
}
QHeaderView::section:vertical { padding: 0 12px; }
QHeaderView::up-arrow, QHeaderView::down-arrow {
    width: 11px; height: 9px; subcontrol-origin: border; subcontrol-position: top center;
}
QHeaderView::up-arrow { image: $up; }
QHeaderView::down-arrow { image: $down; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: transparent; }
QTreeView QHeaderView { border-top-left-radius: 7px; border-top-right-radius: 7px; }
QTreeView QHeaderView::section { background: transparent; padding: 7px 10px 3px 10px; }
QTreeView[compact="true"] QHeaderView::section { padding: 7px 4px 3px 4px; }
QFileDialog QHeaderView::section { padding: 6px 4px 4px 4px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollArea[role="by keys"] { border: 2px solid transparent; border-radius: 8px; }
QScrollArea[role="by keys"]:focus { border-color: $gold; }

QTabWidget::pane {
    background: $plate; border: 1px solid $edge; border-radius: 10px; border-top-left-radius: 0; top: -1px;
}
QTabBar::tab {
    color: $second; background: transparent; padding: 8px 18px; margin-right: 4px;
    border: 1px solid transparent; border-top-left-radius: 8px; border-top-right-radius: 8px;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:disabled { color: $faded; }
QTabBar::tab:selected {
    color: $text; background: $plate; border: 1px solid $edge; border-bottom-color: $plate; font-weight: 700;
}
QTabBar::tab:focus { border: 2px solid $gold; padding: 7px 17px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $rim; border-radius: 4px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $second; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolTip { color: $text; background: $plate; border: 1px solid $line; padding: 4px 6px; }
QMenuBar, QWidget[role="head"] { color: $text; background: $wood2; }
QMenuBar::item { padding: 6px 12px; background: transparent; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QWidget[role="head"] QToolButton, QWidget[role="head"] QToolButton:disabled {
    background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px 6px;
}
QWidget[role="head"] QToolButton:hover:enabled { background: $hover; }
QWidget[role="head"] QToolButton:checked { background: $chosen; border: 1px solid $line; padding: 3px 6px; }
QMenu { color: $text; background: $plate; border: 1px solid $edge; padding: 5px; icon-size: 16px; }
QMenu::item { padding: 6px 26px 6px 10px; border-radius: 5px; border: 1px solid transparent; }
QMenu::item:selected { background: $chosen; border-color: $line; }
QMenu::icon { padding-left: 10px; }
QMenu::icon:checked {
    background: $chosen; border: 1px solid $gold; border-radius: 5px; padding: 3px;
}
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: 1px; background: $edge; margin: 5px 8px; }
"""

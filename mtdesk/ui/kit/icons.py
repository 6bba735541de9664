"""The icons of menus and buttons: drawings in `resources/signs`, shown in the colours of the theme.

A sign is an SVG on a grid of 24, drawn in black, its strokes 2 wide with round ends.
"""

from __future__ import annotations

import functools
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from shiboken6 import isValid

from mtdesk import paths
from mtdesk.i18n import key_text
from mtdesk.ui.kit.sizes import scaled, sides_on_screens

_SIDE = 16
"""Pixels at scale 1 of an icon in a menu or on a button."""


@functools.lru_cache(maxsize=256)
def _icon(name: str, ink: str, faded: str, sides: tuple[int, ...]) -> QIcon:
    """Return an icon of pictures in all sizes; an engine of our own would be freed by both Qt and Python."""
    from PySide6.QtSvg import QSvgRenderer  # not before the first icon is shown

    drawing = QSvgRenderer(str(paths.resource(f"signs/{name}.svg")))
    result = QIcon()
    for side in sides:
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            drawing.render(painter)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            for mode, tint in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faded)):
                painter.fillRect(picture.rect(), QColor(tint))
                result.addPixmap(picture.copy(), mode)
    return result


def icon(name: str, side: int = _SIDE) -> QIcon:
    """Return the icon of this name in the current text colour, ``side`` pixels wide at scale 1.

    Raises FileNotFoundError if there is none of this name.
    """
    palette, role = QApplication.palette(), QPalette.ColorRole.WindowText
    groups = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    inks = (palette.color(group, role).name() for group in groups)
    return _icon(name, *inks, sides_on_screens(scaled(side)))


def program_icon() -> QIcon:
    """Return the icon of the program itself, for its windows. Raises FileNotFoundError if it is missing."""
    result = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):  # all are sent to the desktop, and 512 would be a megabyte
        result.addFile(str(paths.resource(f"icons/mtdesk-{side}.png")))
    return result


_WEARERS: WeakKeyDictionary[QAction | QAbstractButton | QMenu, str] = WeakKeyDictionary()


def give_icon(wearer: QAction | QAbstractButton | QMenu, name: str) -> None:
    """Give a command, button or menu the icon of this name, now and in every later theme.

    Raises FileNotFoundError for an unknown name.
    """
    wearer.setIcon(icon(name))
    _WEARERS[wearer] = name


def repaint_icons() -> None:
    """Paint all icons in the current text colour and size."""
    for wearer, name in _WEARERS.items():
        if isValid(wearer):  # what Qt has deleted may still be known to Python
            wearer.setIcon(icon(name))


def follow_action(button: QAbstractButton, action: QAction) -> None:
    """Make a button without its own text do and say what a command does and says."""

    def follow() -> None:
        words = action.text().replace("&", "").removesuffix("…")
        key = key_text(action.shortcut().toString())
        said = f"{words} ({key})" if key else words
        why_not = "" if action.isEnabled() or action.toolTip() == words else action.toolTip()
        button.setCheckable(action.isCheckable())
        button.setChecked(action.isChecked())
        button.setEnabled(action.isEnabled())
        button.setAccessibleName(words)
        button.setAccessibleDescription(
            " ".join(filter(None, (key, why_not)))
        )  # otherwise the tip would be the name again
        button.setToolTip(f"{said}\n{why_not}" if why_not else said)

    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()

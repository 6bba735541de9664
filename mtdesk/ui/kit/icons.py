"""The icons of menus and buttons: one family of round strokes 2 wide on a grid of 24, drawn by us.

A drawing is a row of strokes in a few letters, numbers in units of the grid, y pointing down:

    M x y                   go there            L x y           a line to there
    C x y x y x y           a curve to there    Z               back to where M was
    A x y r start sweep     an arc round x, y, clockwise degrees from pointing right
    O x y r                 a circle            R x y w h r     a rounded rectangle
    D x y r                 a filled dot        T x y x y x y   a filled triangle
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from itertools import accumulate
from types import MappingProxyType
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPainterPath, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from shiboken6 import isValid

from mtdesk import paths
from mtdesk.table.art.painting import round_pen

GRID = 24.0
_STROKE = 2.0
_SIDES = (16, 20, 24, 32, 40, 64)
"""Device pixels: what menus and buttons ask for at screen and text scales from 1 to 2, or the next larger."""

_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Z": 0, "A": 5, "O": 3, "R": 5, "D": 3, "T": 6}
_SORTED = "M 5 5 L 5 19 M 2 16 L 5 19 L 8 16 "
_LENS = "O 10.5 10.5 6.5 M 15.5 15.5 L 20.5 20.5 M 7.7 10.5 L 13.3 10.5 "
_SPEAKER = "M 3.5 9.5 L 7 9.5 L 11.5 5.5 L 11.5 18.5 L 7 14.5 L 3.5 14.5 Z "

DRAWINGS: Mapping[str, str] = MappingProxyType(
    {
        "new_game": "R 3.5 3 10 18 2.5 M 3.5 12 L 13.5 12 D 8.5 7.5 1.5 M 19 9 L 19 15 M 16 12 L 22 12",
        "restart": "A 12 12 8 35 300 M 19.8 3.6 L 19.4 8.7 L 14.4 8.2",
        "open": "M 3 18.5 L 3 5.5 L 9 5.5 L 11 8 L 19 8 L 19 11 M 3 18.5 L 6.5 11.5 L 22 11.5 L 18.5 18.5 Z",
        "recent": "O 12 12 8.5 M 12 7 L 12 12 L 15.5 14.2",
        "save_as": "M 12 3.5 L 12 14 M 8 10.5 L 12 14.5 L 16 10.5 M 4 15.5 L 4 20 L 20 20 L 20 15.5",
        "pause": "R 5.5 4.5 4 15 1.2 R 14.5 4.5 4 15 1.2",
        "seats": "O 9 8 3.5 M 2.5 19.5 C 2.5 16 5.5 14.5 9 14.5 C 12.5 14.5 15.5 16 15.5 19.5"
        " M 15.5 4.7 C 20 5 20 11 15.5 11.3 M 18 14.8 C 20.3 15.5 21.5 17 21.5 19.5",
        "settings": "M 3.5 6 L 20.5 6 M 3.5 12 L 20.5 12 M 3.5 18 L 20.5 18"
        " D 8 6 2.7 D 16 12 2.7 D 9.5 18 2.7",
        "quit": "M 12 3.5 L 4.5 3.5 L 4.5 20.5 L 12 20.5 M 9.5 12 L 20.5 12 M 16.5 8 L 20.5 12 L 16.5 16",
        "house_rules": "M 3.5 11.5 L 12 4 L 20.5 11.5 M 5.8 9.8 L 5.8 20 L 18.2 20 L 18.2 9.8"
        " M 9 12.5 L 15 12.5 M 9 16 L 15 16",
        "statistics": "M 3.5 3.5 L 3.5 20.5 L 20.5 20.5 M 8 16 L 8 12 M 12.5 16 L 12.5 8 M 17 16 L 17 5",
        "fairness": "M 12 3.5 L 12 20.5 M 8 20.5 L 16 20.5 M 4.5 6 L 19.5 6"
        " M 2 13 C 2 17.5 8 17.5 8 13 Z M 5 6 L 2 13 M 5 6 L 8 13"
        " M 16 13 C 16 17.5 22 17.5 22 13 Z M 19 6 L 16 13 M 19 6 L 22 13",
        "export_data": "M 12 15 L 12 3.5 M 8 7.5 L 12 3.5 L 16 7.5"
        " M 6 10.5 L 4 10.5 L 4 20.5 L 20 20.5 L 20 10.5 L 18 10.5",
        "import_data": "M 12 3.5 L 12 15 M 8 11 L 12 15 L 16 11"
        " M 6 10.5 L 4 10.5 L 4 20.5 L 20 20.5 L 20 10.5 L 18 10.5",
        "undo": "M 8.5 4.5 L 4 9 L 8.5 13.5 M 4.5 9 L 14 9 C 21.5 9 21.5 19.5 14 19.5 L 10 19.5",
        "redo": "M 15.5 4.5 L 20 9 L 15.5 13.5 M 19.5 9 L 10 9 C 2.5 9 2.5 19.5 10 19.5 L 14 19.5",
        "hint": "M 9 17 C 9 14 5.8 13.4 5.8 9.3 C 5.8 5.8 8.5 3 12 3 C 15.5 3 18.2 5.8 18.2 9.3"
        " C 18.2 13.4 15 14 15 17 Z M 10 20.8 L 14 20.8",
        "play_on": "M 4 5.5 L 11.5 12 L 4 18.5 Z M 12.5 5.5 L 20 12 L 12.5 18.5 Z",
        "sort_by_number": _SORTED
        + "D 12 6 1.6 D 12 12 1.6 D 16.5 12 1.6 D 12 18 1.6 D 16.5 18 1.6 D 21 18 1.6",
        "sort_by_value": _SORTED + "M 12 6 L 14 6 M 12 12 L 17 12 M 12 18 L 20.5 18",
        "sort_by_plan": "R 3 4 6.5 11.5 1.5 M 9.5 9 L 18 9 C 21.5 9 21.5 15.5 18 15.5 L 9.5 15.5"
        " M 15.5 9 L 15.5 4.5 O 7 19 2 O 16.5 19 2",
        "scores": "R 3.5 4 17 16 2.2 M 3.5 9.5 L 20.5 9.5 M 9.5 9.5 L 9.5 20 M 13 14.8 L 17 14.8",
        "score_pad": "M 8 4.5 L 5 4.5 L 5 20.5 L 19 20.5 L 19 4.5 L 16 4.5 R 8 2.8 8 3.6 1.2"
        " M 8.5 11 L 15.5 11 M 8.5 15.5 L 12.5 15.5",
        "print": "M 7 9 L 7 3.5 L 17 3.5 L 17 9 M 7 17.5 L 3.5 17.5 L 3.5 9 L 20.5 9 L 20.5 17.5 L 17 17.5"
        " R 7 14 10 6.5 1",
        "log": "D 4.5 6 1.6 M 9.5 6 L 20.5 6 D 4.5 12 1.6 M 9.5 12 L 20.5 12 D 4.5 18 1.6 M 9.5 18 L 16 18",
        "filter": "M 3.5 4.5 L 20.5 4.5 L 14 12.5 L 14 20 L 10 17.5 L 10 12.5 Z",
        "hidden": "R 4.5 2.5 15 19 2.6"
        " M 9.3 9 C 9.3 5.4 14.7 5.4 14.7 9 C 14.7 11.4 12 11.4 12 13.7 D 12 17.4 1.4",
        "zoom_in": _LENS + "M 10.5 7.7 L 10.5 13.3",
        "zoom_out": _LENS,
        "zoom_to_fit": "M 3.5 8.5 L 3.5 4.5 L 7.5 4.5 M 16.5 4.5 L 20.5 4.5 L 20.5 8.5"
        " M 20.5 15.5 L 20.5 19.5 L 16.5 19.5 M 7.5 19.5 L 3.5 19.5 L 3.5 15.5 R 8 9 8 6 1.5",
        "mute": _SPEAKER + "M 15.5 9.2 L 21 14.8 M 21 9.2 L 15.5 14.8",
        "sound": _SPEAKER + "A 11.5 12 4.5 -45 90 A 11.5 12 9 -45 90",
        "full_screen": "M 14 4 L 20 4 L 20 10 M 19.5 4.5 L 14 10 M 10 20 L 4 20 L 4 14 M 4.5 19.5 L 10 14",
        "rules": "M 12 6.5 C 9.5 4.3 6 4 3 4.5 L 3 18.5 C 6 18 9.5 18.3 12 20.5"
        " M 12 6.5 C 14.5 4.3 18 4 21 4.5 L 21 18.5 C 18 18 14.5 18.3 12 20.5 M 12 6.5 L 12 20.5",
        "guide": "O 12 12 8.7 M 16 8 L 13.6 13.6 L 8 16 L 10.4 10.4 Z",
        "keys": "R 2.5 5.5 19 13 2.4"
        " D 6.7 9.7 1.3 D 10.2 9.7 1.3 D 13.8 9.7 1.3 D 17.3 9.7 1.3 M 8 14.5 L 16 14.5",
        "report": "M 12 3.5 L 21.5 20 L 2.5 20 Z M 12 9.5 L 12 14 D 12 17 1.3",
        "about": "O 12 12 8.7 M 12 11.2 L 12 16.5 D 12 7.6 1.5",
        "replay": "A 12 12 8.5 -60 300 M 5.6 2.6 L 5.4 7.6 L 10.4 7.8 M 10 8.5 L 16 12 L 10 15.5 Z",
        "share_deal": "O 6 12 2.7 O 18 5.5 2.7 O 18 18.5 2.7 M 8.5 10.7 L 15.5 6.8 M 8.5 13.3 L 15.5 17.2",
        "shared_deal": "R 3.5 3 10 18 2.5 M 3.5 12 L 13.5 12 D 8.5 7.5 1.5 M 22 12 L 16 12 M 18.7 9 L 15.7 12"
        " L 18.7 15",
        "daily_deal": "R 3.5 5 17 15.5 2.2 M 3.5 10 L 20.5 10 M 8 2.8 L 8 7 M 16 2.8 L 16 7 D 12 15.2 2",
        "first": "M 5 5 L 5 19 M 19 5 L 9 12 L 19 19 Z",
        "previous_round": "M 12 5.5 L 4 12 L 12 18.5 Z M 20.5 5.5 L 12.5 12 L 20.5 18.5 Z",
        "back": "M 16.5 5 L 7 12 L 16.5 19 Z",
        "play": "M 7 4 L 19 12 L 7 20 Z",
        "forward": "M 7.5 5 L 17 12 L 7.5 19 Z",
        "next_round": "M 12 5.5 L 20 12 L 12 18.5 Z M 3.5 5.5 L 11.5 12 L 3.5 18.5 Z",
        "last": "M 19 5 L 19 19 M 5 5 L 15 12 L 5 19 Z",
        "draw": "R 4 3 16 8 2.2 M 12 3 L 12 11 M 12 14.5 L 12 21 M 8.7 18 L 12 21.2 L 15.3 18",
        "pass": "M 3.5 12 L 15.5 12 M 11 7 L 16 12 L 11 17 M 20.5 5.5 L 20.5 18.5",
        "stop": "M 8.4 3.5 L 15.6 3.5 L 20.5 8.4 L 20.5 15.6 L 15.6 20.5 L 8.4 20.5 L 3.5 15.6 L 3.5 8.4 Z"
        " M 8.5 12 L 15.5 12",
        "tap": "R 3 13 18 8 2.2 M 12 13 L 12 21 M 12 3 L 12 8.5 M 5 4.5 L 7.5 9 M 19 4.5 L 16.5 9",
        "end_turn": "M 4 12.8 L 9.5 18.2 L 20 6.5",
        "decline": "M 6 6 L 18 18 M 18 6 L 6 18",
    }
)
"""Every icon by the name of the command or button that has it."""


@functools.cache
def strokes(drawing: str) -> tuple[QPainterPath, QPainterPath]:
    """Return the lines of a drawing and its filled parts, in units of the grid."""
    lines, filled = QPainterPath(), QPainterPath()
    words = iter(drawing.split())
    for letter in words:
        values = [float(next(words)) for _ in range(_ARGUMENTS[letter])]
        _add(filled if letter in "DT" else lines, letter, values)
    return lines, filled


def _add(path: QPainterPath, letter: str, values: list[float]) -> None:
    match letter, values:
        case "M", [x, y]:
            path.moveTo(x, y)
        case "L", [x, y]:
            path.lineTo(x, y)
        case "C", [x, y, x2, y2, x3, y3]:
            path.cubicTo(x, y, x2, y2, x3, y3)
        case "Z", []:
            path.closeSubpath()
        case "A", [x, y, r, start, sweep]:
            area = QRectF(x - r, y - r, 2 * r, 2 * r)
            path.arcMoveTo(area, -start)  # Qt counts degrees anticlockwise
            path.arcTo(area, -start, -sweep)
        case "O" | "D", [x, y, r]:
            path.addEllipse(QPointF(x, y), r, r)
        case "T", [x, y, x2, y2, x3, y3]:
            path.addPolygon([QPointF(x, y), QPointF(x2, y2), QPointF(x3, y3)])
        case _:
            x, y, width, height, r = values
            path.addRoundedRect(QRectF(x, y, width, height), r, r)


def paint_icon(painter: QPainter, name: str, area: QRectF, ink: QColor) -> None:
    """Paint an icon as large as it fits into the middle of ``area``. Raises KeyError for an unknown name."""
    paint_drawing(painter, DRAWINGS[name], area, ink)


def paint_drawing(
    painter: QPainter, drawing: str, area: QRectF, ink: QColor, stroke: float = _STROKE
) -> None:
    """Paint a drawing like those of icons, with strokes this wide in units of the grid."""
    side = min(area.width(), area.height())
    lines, filled = strokes(drawing)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center() - QPointF(side, side) / 2)
    painter.scale(side / GRID, side / GRID)
    painter.strokePath(lines, round_pen(ink, stroke))
    painter.fillPath(filled, ink)
    painter.restore()


@functools.lru_cache(maxsize=256)
def _icon(name: str, ink: str, faded: str) -> QIcon:
    """Return an icon of pictures in all sizes; an engine of our own would be freed by both Qt and Python."""
    result = QIcon()
    row = QPixmap(sum(_SIDES), max(_SIDES))  # one for all sizes: a painter for each takes twice as long
    areas = [QRect(end - side, 0, side, side) for end, side in zip(accumulate(_SIDES), _SIDES, strict=True)]
    row.fill(Qt.GlobalColor.transparent)
    with QPainter(row) as painter:
        for area in areas:
            paint_icon(painter, name, QRectF(area), QColor(ink))
    for mode, tint in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faded)):
        with QPainter(row) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(row.rect(), QColor(tint))
        for area in areas:
            result.addPixmap(row.copy(area), mode)
    return result


def icon(name: str) -> QIcon:
    """Return the icon of this name in the current text colour. Raises KeyError for an unknown name."""
    palette, role = QApplication.palette(), QPalette.ColorRole.WindowText
    groups = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    return _icon(name, *(palette.color(group, role).name() for group in groups))


def program_icon() -> QIcon:
    """Return the icon of the program itself, for its windows. Raises FileNotFoundError if it is missing."""
    result = QIcon()
    for picture in sorted(paths.resource("icons").glob("mtdesk-*.png")):
        result.addFile(str(picture))
    return result


_WEARERS: WeakKeyDictionary[QAction | QAbstractButton | QMenu, str] = WeakKeyDictionary()


def give_icon(wearer: QAction | QAbstractButton | QMenu, name: str) -> None:
    """Let a command, button or menu show the icon of this name, now and in every later theme.

    Raises KeyError for an unknown name.
    """
    wearer.setIcon(icon(name))
    _WEARERS[wearer] = name


def repaint_icons() -> None:
    """Paint all icons in the current text colour."""
    for wearer, name in _WEARERS.items():
        if isValid(wearer):  # what Qt has deleted may still be known to Python
            wearer.setIcon(icon(name))

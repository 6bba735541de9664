"""Paints scenes with the tiles, emblems and colours of the table."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mtdesk.table.art.emblems import paint_disc, text_path
from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.art.painting import colour, disc, painted, readable, round_pen, rounded
from mtdesk.table.art.pictures import ShownTile, paint_tile
from mtdesk.table.art.tiles import BODY, CORNER, TileState, paint_halo
from mtdesk.table.look import Look, TileStyle, current_theme
from mtdesk.table.theme import FLAT, Theme, mexican_look
from mtdesk.ui.files.printing import png_address
from mtdesk.ui.kit.drawings import Drawing
from mtdesk.ui.kit.widgets import seat_look
from mtdesk.ui.words.options.scene import (
    HEIGHT,
    MEXICAN,
    Arrow,
    Badge,
    Loco,
    Part,
    Piece,
    Place,
    Scene,
    Sign,
    Station,
)

_AREA, _SIZE = QRectF(0, 0, 220, 96.8), QSize(220, 101)
"""What a scene takes in a text of the usual size, in pixels; there is some air below it."""
_FINE = 3.0
_CORNER = 7 / 84
"""The radius of the corners, relative to the height."""
_FAINT = 0.35
_DISC = 0.62
_LOCO = 0.95
_STATION = 1.3
_GOOD, _BAD = "#4FBF67", "#E4574C"
_HEAD = 0.34


def paint_scene(painter: QPainter, scene: Scene, area: QRectF, theme: Theme, *, faint: bool = False) -> None:
    """Paint a scene on its cloth."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(area, area.height() * _CORNER), colour(theme.felt[1]))
    painter.translate(area.center())
    unit = area.height() / HEIGHT
    painter.scale(unit, unit)
    painter.setOpacity(_FAINT if faint else 1.0)
    for part in scene:
        painter.save()
        painter.translate(part.x, part.y)
        _paint(painter, part, theme)
        painter.restore()


def scene_drawing(scene: Scene) -> Drawing:
    """Return a scene for a text in a window, where it follows the theme."""
    return Drawing(_SIZE, lambda painter, _: paint_scene(painter, scene, _AREA, current_theme()))


def scene_address(scene: Scene) -> str:
    """Return the address of a scene as a picture for paper and browsers."""
    picture = painted(_AREA, _FINE, lambda painter: paint_scene(painter, scene, _AREA, FLAT))
    return png_address(picture.toImage())


def _paint(painter: QPainter, part: Part, theme: Theme) -> None:
    if isinstance(part, Piece | Badge | Loco) and part.faint:
        painter.setOpacity(painter.opacity() * _FAINT)
    match part:
        case Piece():
            _paint_piece(painter, part, theme)
        case Place():
            painter.rotate(part.turn)
            painter.setPen(QPen(_ink(theme), 0.07, Qt.PenStyle.DashLine))
            painter.drawPath(rounded(BODY, CORNER))
        case Station():
            painter.fillPath(disc(QPointF(0, 0), _STATION), colour(theme.hub[1]))
            painter.strokePath(disc(QPointF(0, 0), _STATION), round_pen(colour(theme.hub_edge), 0.08))
        case Badge():
            look = mexican_look() if part.seat == MEXICAN else seat_look(part.seat)
            paint_disc(painter, look, QPointF(0, 0), _DISC)
        case Loco():
            painter.scale(_LOCO, _LOCO)
            paint_locomotive(painter, seat_look(part.seat), theme)
        case Arrow():
            _paint_arrow(painter, part, theme)
        case Sign():
            _SIGNS.get(part.text, functools.partial(_paint_text, part.text))(painter, theme)


def _paint_piece(painter: QPainter, piece: Piece, theme: Theme) -> None:
    painter.rotate(piece.turn)
    if piece.lit:
        paint_halo(painter, TileState.OPEN, theme)
    flip = 1.0 if piece.ends is None else 0.0
    shown = ShownTile(piece.ends or (0, 0), 1.0, flip=flip)
    paint_tile(painter, shown, Look(theme, TileStyle.NUMERALS))


def _ink(theme: Theme, tint: str | None = None) -> QColor:
    """Return a colour distinct from the cloth: that of texts, or as close to ``tint`` as possible."""
    return colour(readable(tint or theme.text, theme.felt[1], 4.5))


def _paint_arrow(painter: QPainter, arrow: Arrow, theme: Theme) -> None:
    end = QPointF(arrow.to_x - arrow.x, arrow.to_y - arrow.y)
    length = math.hypot(end.x(), end.y())
    aside = QPointF(end.y(), -end.x()) * (arrow.bend / length)
    if end.x() < 0:
        aside = -aside  # always upwards for positive bends
    bow = end / 2 + aside * 2
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(bow, end)
    pen = round_pen(_ink(theme), 0.13)
    painter.strokePath(path, pen)
    heading = math.atan2(end.y() - bow.y(), end.x() - bow.x())
    head = QPainterPath()
    for side in (-0.6, 0.6):
        head.moveTo(end)
        head.lineTo(end - QPointF(math.cos(heading + side), math.sin(heading + side)) * _HEAD)
    painter.strokePath(head, pen)


def _paint_text(text: str, painter: QPainter, theme: Theme) -> None:
    painter.fillPath(text_path(text, 1.1), _ink(theme))


def _paint_yes(painter: QPainter, theme: Theme) -> None:
    tick = QPainterPath(QPointF(-0.32, 0.02))
    tick.lineTo(-0.08, 0.28)
    tick.lineTo(0.36, -0.28)
    painter.strokePath(tick, round_pen(_ink(theme, _GOOD), 0.18))


def _paint_no(painter: QPainter, theme: Theme) -> None:
    cross = QPainterPath(QPointF(-0.28, -0.28))
    cross.lineTo(0.28, 0.28)
    cross.moveTo(0.28, -0.28)
    cross.lineTo(-0.28, 0.28)
    painter.strokePath(cross, round_pen(_ink(theme, _BAD), 0.18))


def _paint_flag(painter: QPainter, theme: Theme) -> None:
    """The chequered flag at the end of a race."""
    cell = 0.28
    for row in range(3):
        for column in range(4):
            tint = "#101010" if (row + column) % 2 else "#F6F6F6"
            area = QRectF(-0.45 + cell * column, -0.75 + cell * row, cell, cell)
            painter.fillRect(area, colour(tint))
    pole = QPainterPath(QPointF(-0.5, -0.8))
    pole.lineTo(-0.5, 0.85)
    painter.strokePath(pole, round_pen(_ink(theme), 0.12))


def _paint_knock(painter: QPainter, theme: Theme) -> None:
    for radius in (0.4, 0.8, 1.2):
        arc = QPainterPath()
        area = QRectF(-0.8 - radius, -radius, 2 * radius, 2 * radius)
        arc.arcMoveTo(area, 40)
        arc.arcTo(area, 40, -80)
        painter.strokePath(arc, round_pen(_ink(theme), 0.13))


_SIGNS: Mapping[str, Callable[[QPainter, Theme], None]] = MappingProxyType(
    {"yes": _paint_yes, "no": _paint_no, "flag": _paint_flag, "knock": _paint_knock}
)

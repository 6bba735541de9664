"""Paints scenes with the tiles, emblems and colours of the table."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mtdesk.table.art.emblems import paint_disc, text_path
from mtdesk.table.art.halos import paint_halo
from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.art.shapes import disc, rounded
from mtdesk.table.art.shown import ShownTile, TilePainter
from mtdesk.table.art.soft import colour, readable, round_pen
from mtdesk.table.art.tiles import BODY, CORNER, TileState
from mtdesk.table.look import Look, TileStyle, current_theme
from mtdesk.table.theme import mexican_look
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

_CORNER = 7 / 84
"""The radius of the corners, relative to the height."""
_FAINT = 0.35
_DISC = 0.62
_LOCO = 0.95
_STATION = 1.3
_GOOD, _BAD = "#4FBF67", "#E4574C"
_HEAD = 0.34


def paint_scene(painter: QPainter, scene: Scene, area: QRectF, *, faint: bool = False) -> None:
    """Paint a scene on its cloth."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(area, area.height() * _CORNER), colour(current_theme().felt[1]))
    painter.translate(area.center())
    unit = area.height() / HEIGHT
    painter.scale(unit, unit)
    painter.setOpacity(_FAINT if faint else 1.0)
    for part in scene:
        painter.save()
        painter.translate(part.x, part.y)
        _paint(painter, part)
        painter.restore()


def _paint(painter: QPainter, part: Part) -> None:
    if isinstance(part, Piece | Badge | Loco) and part.faint:
        painter.setOpacity(painter.opacity() * _FAINT)
    match part:
        case Piece():
            _paint_piece(painter, part)
        case Place():
            painter.rotate(part.turn)
            painter.setPen(QPen(_ink(), 0.07, Qt.PenStyle.DashLine))
            painter.drawPath(rounded(BODY, CORNER))
        case Station():
            theme = current_theme()
            painter.fillPath(disc(QPointF(0, 0), _STATION), colour(theme.hub[1]))
            painter.strokePath(disc(QPointF(0, 0), _STATION), round_pen(colour(theme.hub_edge), 0.08))
        case Badge():
            look = mexican_look() if part.seat == MEXICAN else seat_look(part.seat)
            paint_disc(painter, look, QPointF(0, 0), _DISC)
        case Loco():
            painter.scale(_LOCO, _LOCO)
            paint_locomotive(painter, seat_look(part.seat), current_theme())
        case Arrow():
            _paint_arrow(painter, part)
        case Sign():
            _SIGNS.get(part.text, functools.partial(_paint_text, part.text))(painter)


def _paint_piece(painter: QPainter, piece: Piece) -> None:
    painter.rotate(piece.turn)
    if piece.lit:
        paint_halo(painter, TileState.OPEN, current_theme())
    flip = 1.0 if piece.ends is None else 0.0
    shown = ShownTile(piece.ends or (0, 0), 1.0, TileState.NORMAL, flip, 0.0)
    TilePainter(shown, Look(current_theme(), TileStyle.NUMERALS))(painter)


def _ink(tint: str | None = None) -> QColor:
    """Return a colour distinct from the cloth: that of texts, or as close to ``tint`` as possible."""
    theme = current_theme()
    return colour(readable(tint or theme.text, theme.felt[1], 4.5))


def _paint_arrow(painter: QPainter, arrow: Arrow) -> None:
    end = QPointF(arrow.to_x - arrow.x, arrow.to_y - arrow.y)
    length = math.hypot(end.x(), end.y())
    aside = QPointF(end.y(), -end.x()) * (arrow.bend / length)
    if end.x() < 0:
        aside = -aside  # always upwards for positive bends
    bow = end / 2 + aside * 2
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(bow, end)
    pen = round_pen(_ink(), 0.13)
    painter.strokePath(path, pen)
    heading = math.atan2(end.y() - bow.y(), end.x() - bow.x())
    head = QPainterPath()
    for side in (-0.6, 0.6):
        head.moveTo(end)
        head.lineTo(end - QPointF(math.cos(heading + side), math.sin(heading + side)) * _HEAD)
    painter.strokePath(head, pen)


def _paint_text(text: str, painter: QPainter) -> None:
    painter.fillPath(text_path(text, 1.1), _ink())


def _paint_yes(painter: QPainter) -> None:
    tick = QPainterPath(QPointF(-0.32, 0.02))
    tick.lineTo(-0.08, 0.28)
    tick.lineTo(0.36, -0.28)
    painter.strokePath(tick, round_pen(_ink(_GOOD), 0.18))


def _paint_no(painter: QPainter) -> None:
    cross = QPainterPath(QPointF(-0.28, -0.28))
    cross.lineTo(0.28, 0.28)
    cross.moveTo(0.28, -0.28)
    cross.lineTo(-0.28, 0.28)
    painter.strokePath(cross, round_pen(_ink(_BAD), 0.18))


def _paint_flag(painter: QPainter) -> None:
    """The chequered flag at the end of a race."""
    cell = 0.28
    for row in range(3):
        for column in range(4):
            tint = "#101010" if (row + column) % 2 else "#F6F6F6"
            area = QRectF(-0.45 + cell * column, -0.75 + cell * row, cell, cell)
            painter.fillRect(area, colour(tint))
    pole = QPainterPath(QPointF(-0.5, -0.8))
    pole.lineTo(-0.5, 0.85)
    painter.strokePath(pole, round_pen(_ink(), 0.12))


def _paint_knock(painter: QPainter) -> None:
    for radius in (0.4, 0.8, 1.2):
        arc = QPainterPath()
        area = QRectF(-0.8 - radius, -radius, 2 * radius, 2 * radius)
        arc.arcMoveTo(area, 40)
        arc.arcTo(area, 40, -80)
        painter.strokePath(arc, round_pen(_ink(), 0.13))


_SIGNS: Mapping[str, Callable[[QPainter], None]] = MappingProxyType(
    {"yes": _paint_yes, "no": _paint_no, "flag": _paint_flag, "knock": _paint_knock}
)

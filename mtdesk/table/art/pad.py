"""The gold outlines of places where a tile may be played; in units of u round the middle of the place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from mtdesk.table.art.contrast import is_light
from mtdesk.table.art.soft import colour, paint_soft
from mtdesk.table.art.tiles import BODY, body_path
from mtdesk.table.theme import Theme

AREA = BODY.adjusted(-0.5, -0.5, 0.5, 0.5)
"""Everything painted, in u."""


def _dashes(tint: str, width: float) -> QPen:
    pen = QPen(colour(tint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([0.21 / width, 0.085 / width])
    return pen


def paint_legal(painter: QPainter, theme: Theme, unit: float) -> None:
    """A legal end: dashed gold round a veil of gold; `unit` pixels per u."""
    width = max(0.06, 1.8 / unit)
    paint_soft(painter, body_path(), colour(theme.gold, 0.26), 0.14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    casing = colour("#FFFFFF", 0.8) if is_light(theme.felt[1]) else colour("#000000", 0.35)
    painter.setPen(QPen(casing, width * 1.9))
    painter.drawPath(body_path(-0.02))
    painter.setPen(_dashes(theme.gold, width))
    painter.drawPath(body_path(-0.02))


def paint_nearest(painter: QPainter, theme: Theme, unit: float) -> None:
    """The end on which the tile would land: solid gold and glowing."""
    width = max(0.08, 2.2 / unit)
    paint_soft(painter, body_path(0.05), colour(theme.gold, 0.9), 0.44)
    painter.fillPath(body_path(), colour(theme.gold, 0.45))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.gold), width))
    painter.drawPath(body_path(0.04))


def paint_empty_place(painter: QPainter, theme: Theme, unit: float, strength: float = 0.6) -> None:
    """Paint a dashed place without its tile: in the rack while that is held, or in an empty boneyard."""
    painter.setBrush(colour("#000000", 0.18 if theme.shadow else 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(body_path(-0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = _dashes(theme.text_second, max(0.035, 1.2 / unit))
    tint = colour(theme.text_second, strength)
    pen.setColor(tint)
    painter.setPen(pen)
    painter.drawPath(body_path(-0.03))

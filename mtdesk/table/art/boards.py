"""The top of a wooden table: glued boards, each with a figure of its own."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mtdesk.table.art import textures
from mtdesk.table.art.soft import round_pen

_BOARDS = 5
_TONES = (0.0, 0.075, 0.03, 0.1, 0.045)
"""How much darker than the first each board is."""

_LINES = 30
"""Year rings to be seen on one board."""

_STEP = 14.0
"""Pixels between two points of a ring, at a table 1000 pixels wide."""


def paint_boards(painter: QPainter, top: QRectF, shape: QPainterPath, strength: float) -> None:
    """Lay boards over the table `top` (pixels), clipped to `shape`; `strength` 0 to 1."""
    height = top.height() / _BOARDS
    painter.save()
    painter.setClipPath(shape)
    for index in range(_BOARDS):
        board = QRectF(top.left(), top.top() + index * height, top.width(), height)
        painter.fillRect(board, QColor.fromRgbF(0, 0, 0, _TONES[index % len(_TONES)] * strength))
        _paint_rings(painter, board, Random(index), strength)  # noqa: S311 - not a secret
    textures.lay_over(painter, shape, textures.wood_grain(), 0.36 * strength)
    for index in range(1, _BOARDS):
        _paint_joint(painter, top, top.top() + index * height, strength)
    painter.restore()


def _paint_rings(painter: QPainter, board: QRectF, chance: Random, strength: float) -> None:
    """Rings run along the board and part round its heart, as where a branch once grew."""
    heart = QPointF(
        board.left() + board.width() * chance.uniform(0.15, 0.85),
        board.top() + board.height() * chance.uniform(0.35, 0.65),
    )
    reach = board.width() * chance.uniform(0.1, 0.2)
    slant = chance.uniform(-0.06, 0.06) * board.height()
    turn = chance.uniform(0, math.tau)
    step = _STEP * board.width() / 1000
    painter.save()
    painter.setClipRect(board, Qt.ClipOperation.IntersectClip)
    for number in range(_LINES):
        share = (number + chance.uniform(0.2, 0.8)) / _LINES * 2 - 1
        points = []
        for stop in range(math.ceil(board.width() / step) + 1):
            x = board.left() + stop * step
            points.append(QPointF(x, _ring(board, heart, reach, slant, turn, share, x)))
        dark = chance.random() < 0.72
        tint = QColor(20, 8, 0) if dark else QColor(255, 214, 160)
        tint.setAlphaF(strength * chance.uniform(0.05, 0.2) * (1.0 if dark else 0.4))
        painter.setPen(round_pen(tint, chance.uniform(0.8, 2.6) * board.width() / 1000))
        painter.drawPolyline(points)
    painter.restore()


def _ring(
    board: QRectF, heart: QPointF, reach: float, slant: float, turn: float, share: float, x: float
) -> float:
    """The height of a ring above `x`; `share` is -1 for the board's upper edge and 1 for its lower."""
    along = (x - board.left()) / board.width()
    wave = math.sin(along * 7.0 + turn) * 0.02 + math.sin(along * 17.0 + 2 * turn) * 0.008
    bulge = math.exp(-(((x - heart.x()) / reach) ** 2)) * 0.3 * math.copysign(1 - abs(share), share)
    middle = heart.y() + slant * (along - 0.5)
    return middle + board.height() * (share * 0.62 + bulge + wave)


def _paint_joint(painter: QPainter, top: QRectF, y: float, strength: float) -> None:
    painter.setPen(QPen(QColor.fromRgbF(0, 0, 0, 0.42 * strength), 1.3))
    painter.drawLine(QLineF(top.left(), y, top.right(), y))
    painter.setPen(QPen(QColor.fromRgbF(1, 0.9, 0.75, 0.07 * strength), 1.2))
    painter.drawLine(QLineF(top.left(), y + 1.2, top.right(), y + 1.2))

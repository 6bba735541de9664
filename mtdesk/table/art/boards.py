"""The top of a wooden table: glued boards, each with a figure of its own."""

from __future__ import annotations

import functools
import math
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from mtdesk.table.art import textures

_BOARDS = 5
_TONES = (0.0, 0.075, 0.03, 0.1, 0.045)
"""How much darker than the first each board is."""

_WIDTH, _HEIGHT = 1120.0, 160.0
"""Pixels of a board's figure: soft enough to be stretched, since the fine grain is laid over it."""

_RINGS = 30
"""Year rings visible on one board."""

_STEP = 20.0
"""Pixels between two points of a ring."""


def paint_boards(painter: QPainter, top: QRectF, shape: QPainterPath, strength: float) -> None:
    """Lay boards over the table `top` (pixels), clipped to `shape`; `strength` 0 to 1."""
    height = top.height() / _BOARDS
    painter.save()
    painter.setClipPath(shape)
    painter.setOpacity(strength)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(top, _figures())
    painter.setOpacity(1.0)
    textures.lay_over(painter, shape, textures.wood_grain(), 0.36 * strength)
    for index in range(1, _BOARDS):
        _paint_joint(painter, top, top.top() + index * height, strength)
    painter.restore()


@functools.cache
def _figures() -> QImage:
    """Return the figures of all boards, one below the other, on nothing."""
    image = QImage(round(_WIDTH), round(_HEIGHT * _BOARDS), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(_BOARDS):
            painter.setClipRect(QRectF(0, 0, _WIDTH, _HEIGHT))
            painter.fillRect(QRectF(0, 0, _WIDTH, _HEIGHT), QColor.fromRgbF(0, 0, 0, _TONES[index]))
            _paint_rings(painter, Random(index))  # noqa: S311 - not a secret
            painter.translate(0, _HEIGHT)
    return image


def _paint_rings(painter: QPainter, chance: Random) -> None:
    """Rings run along the board and part around its heart, as where a branch once grew."""
    heart = QPointF(_WIDTH * chance.uniform(0.15, 0.85), _HEIGHT * chance.uniform(0.35, 0.65))
    reach = _WIDTH * chance.uniform(0.1, 0.2)
    slant = chance.uniform(-0.06, 0.06) * _HEIGHT
    turn = chance.uniform(0, math.tau)
    stops = [stop * _STEP for stop in range(math.ceil(_WIDTH / _STEP) + 1)]
    for number in range(_RINGS):
        share = (number + chance.uniform(0.2, 0.8)) / _RINGS * 2 - 1
        dark = chance.random() < 0.72
        tint = QColor(20, 8, 0) if dark else QColor(255, 214, 160)
        tint.setAlphaF(chance.uniform(0.05, 0.2) * (1.0 if dark else 0.4))
        painter.setPen(QPen(tint, chance.uniform(0.9, 2.9)))
        painter.drawPolyline([QPointF(x, _ring(heart, reach, slant, turn, share, x)) for x in stops])


def _ring(heart: QPointF, reach: float, slant: float, turn: float, share: float, x: float) -> float:
    """Return the height of a ring above `x`; `share` is -1 for the board's upper edge and 1 for its lower."""
    along = x / _WIDTH
    wave = math.sin(along * 7.0 + turn) * 0.02 + math.sin(along * 17.0 + 2 * turn) * 0.008
    bulge = math.exp(-(((x - heart.x()) / reach) ** 2)) * 0.3 * math.copysign(1 - abs(share), share)
    return heart.y() + slant * (along - 0.5) + _HEIGHT * (share * 0.62 + bulge + wave)


def _paint_joint(painter: QPainter, top: QRectF, y: float, strength: float) -> None:
    painter.setPen(QPen(QColor.fromRgbF(0, 0, 0, 0.42 * strength), 1.3))
    painter.drawLine(QLineF(top.left(), y, top.right(), y))
    painter.setPen(QPen(QColor.fromRgbF(1, 0.9, 0.75, 0.07 * strength), 1.2))
    painter.drawLine(QLineF(top.left(), y + 1.2, top.right(), y + 1.2))

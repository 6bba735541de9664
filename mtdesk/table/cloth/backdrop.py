"""The table itself: planks of walnut, a moulded frame with an inlaid line, and the cloth or glued boards."""

from __future__ import annotations

import functools
import math
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QRegion,
)

from mtdesk.table.art.painting import colour, lay_over, mixed, paint_mottling, paint_shadow, rounded
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme

FRAME = 9.0
"""Width of the moulded frame round the cloth, in pixels for a window 1600 wide."""


def paint_backdrop(painter: QPainter, window: QRectF, felt: QRectF, radius: float, theme: Theme) -> None:
    """Everything under the game: planks over `window`, the frame, and the cloth in `felt`."""
    scale = max(0.75, window.width() / 1600)
    painter.save()
    # Not under the cloth: laying grain over all of the window takes most of the time.
    inside = felt.adjusted(radius, radius, -radius, -radius).toRect()
    painter.setClipRegion(QRegion(window.toAlignedRect()) - QRegion(inside))
    _paint_planks(painter, window, theme)
    _paint_frame(painter, felt, radius, theme, FRAME * scale)
    painter.restore()
    _paint_felt(painter, felt, radius, theme, scale)


def _paint_planks(painter: QPainter, window: QRectF, theme: Theme) -> None:
    light = QLinearGradient(window.topLeft(), window.bottomLeft())
    light.setStops(list(zip((0.0, 0.4, 1.0), map(colour, theme.wood), strict=True)))
    painter.fillRect(window, QBrush(light))
    if not theme.wood_grain:
        return
    count = max(4, round(window.height() / 150))
    height = window.height() / count
    for i in range(count):
        plank = QRectF(window.left(), window.top() + i * height, window.width(), height)
        _paint_plank(painter, plank, i, theme)
    _paint_vignette(painter, window)


def _paint_plank(painter: QPainter, plank: QRectF, index: int, theme: Theme) -> None:
    tone = (0.0, 0.055, 0.02, 0.075, 0.035)[index % 5]
    painter.fillRect(plank, QColor.fromRgbF(0, 0, 0, tone))
    shape = QPainterPath()
    shape.addRect(QRectF(0, 0, plank.width(), plank.height()))
    painter.save()
    painter.translate(plank.topLeft())
    painter.setBrushOrigin(QPointF(-(index * 397) % 1024, -(index * 91) % 256))
    lay_over(painter, shape, "wood", 0.44 * theme.wood_grain)
    painter.restore()
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1.4))
    painter.drawLine(QLineF(plank.bottomLeft(), plank.bottomRight()))
    painter.setPen(QPen(QColor(255, 235, 205, 14), 1.2))
    painter.drawLine(QLineF(plank.topLeft(), plank.topRight()).translated(0, 1.2))


def _paint_vignette(painter: QPainter, window: QRectF) -> None:
    reach = max(window.width(), window.height()) * 0.72
    shade = QRadialGradient(window.center(), reach)
    shade.setColorAt(0.55, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 95))
    painter.fillRect(window, QBrush(shade))


def _paint_frame(painter: QPainter, felt: QRectF, radius: float, theme: Theme, width: float) -> None:
    outer = felt.adjusted(-width, -width, width, width)
    shape = rounded(outer, radius + width)
    if not theme.wood_grain:
        painter.setPen(QPen(colour(theme.line), 2))
        painter.drawPath(rounded(felt.adjusted(-2, -2, 2, 2), radius + 2))
        return
    paint_shadow(painter, shape, theme.shadow * 1.2, width * 1.3, QPointF(0, width * 0.3))
    moulding = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    moulding.setColorAt(0, colour(mixed(theme.wood[0], "#FFE2B8", 0.16)))
    moulding.setColorAt(0.5, colour(theme.wood[0]))
    moulding.setColorAt(1, colour(mixed(theme.wood[1], theme.wood[0], 0.5)))
    painter.fillPath(shape, QBrush(moulding))
    lay_over(painter, shape, "wood", 0.4 * theme.wood_grain)
    inside = rounded(outer.adjusted(0.8, 0.8, -0.8, -0.8), radius + width - 0.8)
    painter.strokePath(inside, QPen(QColor(255, 236, 205, 34), 1.2))
    painter.strokePath(shape, QPen(QColor(0, 0, 0, 110), 1.2))


def _paint_felt(painter: QPainter, felt: QRectF, radius: float, theme: Theme, scale: float) -> None:
    shape = rounded(felt, radius)
    if len(set(theme.felt)) == 1:
        painter.fillPath(shape, colour(theme.felt[0]))
        return
    light = QRadialGradient(QPointF(0, 0), 1.0)
    light.setStops(list(zip((0.0, 0.55, 1.0), map(colour, theme.felt), strict=True)))
    painter.save()
    painter.setClipPath(shape)
    painter.translate(felt.center())
    # An ellipse through the corners is wider than the cloth by the root of two: they get the edge's colour.
    painter.scale(felt.width() * 0.72, felt.height() * 0.72)
    painter.fillRect(QRectF(-1, -1, 2, 2), QBrush(light))
    painter.restore()
    if theme.board_grain:
        paint_boards(painter, felt, shape, theme.board_grain)
    paint_mottling(painter, shape, 0.16 * theme.felt_grain)
    lay_over(painter, shape, "felt", 0.34 * theme.felt_grain)
    _paint_felt_edge(painter, felt, radius, theme, scale)


def _paint_felt_edge(painter: QPainter, felt: QRectF, radius: float, theme: Theme, scale: float) -> None:
    """The frame's shadow on the cloth, deeper at the top where the light comes from, and the inlaid line."""
    painter.save()
    painter.setClipPath(rounded(felt, radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = 9
    for i in range(steps):
        painter.setPen(QPen(QColor(0, 0, 0, 15), 2 * (i + 1) * 1.5 * scale))
        painter.drawPath(rounded(felt.translated(0, 2 * scale), radius))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(1.6, 2.2 * scale)
    painter.setPen(QPen(colour(mixed(theme.line, "#000000", 0.45)), line + 1.4))
    painter.drawPath(rounded(felt, radius))
    sheen = QLinearGradient(felt.topLeft(), felt.bottomRight())
    for place, share in ((0.0, 0.35), (0.3, 0.0), (0.55, 0.25), (0.8, 0.0), (1.0, 0.2)):
        sheen.setColorAt(place, colour(mixed(theme.line, "#FFF2D0", share)))
    painter.setPen(QPen(QBrush(sheen), line))
    painter.drawPath(rounded(felt, radius))


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
    lay_over(painter, shape, "wood", 0.36 * strength)
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


class BackdropItem(PaintedItem):
    """Planks, moulded frame and cloth; painted once per size."""

    def __init__(self) -> None:
        super().__init__()
        self._felt = QRectF()
        self._radius = 0.0

    def set_geometry(self, window: QRectF, felt: QRectF, radius: float) -> None:
        """Fill `window` with wood and put the cloth into `felt`, its corners rounded by `radius`."""
        self._felt, self._radius = felt, radius
        self._repaint(window)

    def paint_art(self, painter: QPainter) -> None:
        paint_backdrop(painter, self._area, self._felt, self._radius, current_theme())

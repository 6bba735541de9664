"""The table itself: walnut, a moulded frame with an inlaid line, and the cloth or glued boards."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QRegion,
)

from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.art.painting import downwards, lay_over, paint_shadow, rounded, texture
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme

FRAME = 9.0
"""Width of the moulded frame round the cloth, in pixels for a window 1600 wide."""


def paint_backdrop(painter: QPainter, window: QRectF, felt: QRectF, radius: float, theme: Theme) -> None:
    """Paint everything under the game: wood over `window`, the frame, and the cloth in `felt`."""
    scale = max(0.75, window.width() / 1600)
    painter.save()
    # Not under the cloth: laying grain over all of the window takes most of the time.
    inside = felt.adjusted(radius, radius, -radius, -radius).toRect()
    painter.setClipRegion(QRegion(window.toAlignedRect()) - QRegion(inside))
    _paint_wood(painter, window, theme)
    _paint_frame(painter, felt, radius, theme, FRAME * scale)
    painter.restore()
    _paint_felt(painter, felt, radius, theme, scale)


def _paint_wood(painter: QPainter, window: QRectF, theme: Theme) -> None:
    painter.fillRect(window, downwards(window, *theme.wood))
    if not theme.wood_grain:
        return
    shape = QPainterPath()
    shape.addRect(window)
    lay_over(painter, shape, "wood", 0.44 * theme.wood_grain)


def _paint_frame(painter: QPainter, felt: QRectF, radius: float, theme: Theme, width: float) -> None:
    outer = felt.adjusted(-width, -width, width, width)
    shape = rounded(outer, radius + width)
    if not theme.wood_grain:
        painter.setPen(QPen(colour(theme.line), 2))
        painter.drawPath(rounded(felt.adjusted(-2, -2, 2, 2), radius + 2))
        return
    paint_shadow(painter, shape, theme.shadow * 1.2, width * 1.3, QPointF(0, width * 0.3))
    upper, lower = mixed(theme.wood[0], "#FFE2B8", 0.16), mixed(theme.wood[1], theme.wood[0], 0.5)
    painter.fillPath(shape, downwards(outer, upper, theme.wood[0], lower))
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
        _paint_boards(painter, felt, shape, theme.board_grain)
    lay_over(painter, shape, "felt", 0.34 * theme.felt_grain)
    _paint_felt_edge(painter, felt, radius, theme, scale)


def _paint_felt_edge(painter: QPainter, felt: QRectF, radius: float, theme: Theme, scale: float) -> None:
    """Paint the frame's shadow on the cloth, deeper at the top where light comes from, and the inlay."""
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


def _paint_boards(painter: QPainter, top: QRectF, shape: QPainterPath, strength: float) -> None:
    """Lay boards over the table `top` (pixels), clipped to `shape`; `strength` 0 to 1."""
    painter.save()
    painter.setClipPath(shape)
    painter.setOpacity(strength)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(top, texture("boards"))  # soft enough to be stretched: the fine grain is laid over it
    painter.setOpacity(1.0)
    lay_over(painter, shape, "wood", 0.36 * strength)
    painter.restore()


class Backdrop(Struct, frozen=True):
    """Wood all over an area, the moulded frame, and the cloth, its corners rounded."""

    area: QRectF
    felt: QRectF
    radius: float

    def paint(self, painter: QPainter) -> None:
        paint_backdrop(painter, self.area, self.felt, self.radius, current_theme())

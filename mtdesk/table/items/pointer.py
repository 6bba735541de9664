"""The badge at the border of the cloth that points to an end out of sight."""

from __future__ import annotations

import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.emblems import paint_disc, text_path
from mtdesk.table.art.shapes import polygon, rounded, united
from mtdesk.table.art.soft import colour, paint_shadow, paint_soft, round_pen
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import TrainLook

SIZE = QRectF(-1.03, -0.5, 2.06, 1.0)
"""The badge without its arrow, in heights of it."""
TIP = 0.42
"""How far the arrow reaches beyond the badge, in heights of it."""
_GLOW = 0.3


class PointerContent(Struct, frozen=True):
    """Whose end it is, its number, its direction (degrees clockwise), and whether it may be played."""

    look: TrainLook
    number: str
    angle: int
    lit: bool = False


class PointerItem(PaintedItem):
    """Emblem and number of an end, with an arrow towards it; `pos()` is the middle of the badge."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._height = 1.0
        self.content: PointerContent | None = None
        """What it shows."""

    def show_content(self, content: PointerContent, height: float) -> None:
        """Show another end; ``height`` of the badge in scene pixels."""
        if (content, height) == (self.content, self._height):
            return
        self.content, self._height = content, height
        reach = max(TIP, _GLOW) + 0.2
        area = SIZE.adjusted(-reach, -reach, reach, reach)
        self._repaint(QRectF(area.topLeft() * height, area.size() * height))

    def shape(self) -> QPainterPath:
        """Return the badge and its arrow: what a pointer hits."""
        angle = 0 if self.content is None else self.content.angle
        return QTransform.fromScale(self._height, self._height).map(_outline(angle))

    def paint_art(self, painter: QPainter) -> None:
        content, theme = self.content, current_theme()
        if content is None:
            return
        painter.scale(self._height, self._height)
        outline = _outline(content.angle)
        if content.lit:
            paint_soft(painter, outline, colour(theme.gold, 0.9), _GLOW)
        elif theme.shadow:
            paint_shadow(painter, outline, theme.shadow, 0.14, QPointF(0, 0.06))
        painter.fillPath(outline, colour(theme.plate))
        tint = content.look.stripes[1] if content.look.stripes else content.look.colour
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(outline, round_pen(colour(theme.gold if content.lit else tint), 0.08))
        painter.fillPath(_arrow(content.angle), colour(theme.gold if content.lit else tint))
        paint_disc(painter, content.look, QPointF(-0.52, 0), 0.36)
        painter.translate(0.38, 0.0)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(colour(theme.text))
        painter.drawPath(text_path(content.number, 0.66))


def _outline(angle: int) -> QPainterPath:
    """Return the badge with its arrow, the badge 1 high."""
    return united(rounded(SIZE, 0.5), _arrow(angle))


def _arrow(angle: int) -> QPainterPath:
    """Return the arrow, starting where a line at this angle leaves the badge."""
    turn = math.radians(angle)
    dx, dy = math.cos(turn), math.sin(turn)
    # The badge is a line with a round of half a height about it.
    straight = SIZE.width() / 2 - 0.5
    along = straight / abs(dx) if abs(dx) > 1e-6 else math.inf
    if abs(dy) * along > 0.5 or abs(dx) < 1e-6:
        edge = 0.5 / max(abs(dy), 1e-6)
    else:  # on one of the rounds
        edge = straight * abs(dx) + math.sqrt(max(0.0, 0.25 - (straight * dy) ** 2))
    tip, base, half = edge + TIP, edge - 0.08, 0.33
    return polygon(
        [
            (dx * tip, dy * tip),
            (dx * base - dy * half, dy * base + dx * half),
            (dx * base + dy * half, dy * base - dx * half),
        ]
    )

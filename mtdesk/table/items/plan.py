"""What surrounds the planned train on the shelf: what it joins, and its caption."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art import tiles
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.panel import CENTRE, paint_text
from mtdesk.table.art.shapes import rounded
from mtdesk.table.art.soft import colour, mixed
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import TileStyle, current_look, current_theme
from mtdesk.table.theme import Role, TrainLook, font

_BAND = 1.3
"""Height of the band, in u."""


class PlanContent(Struct, frozen=True):
    """What is painted; points and rectangles in scene pixels."""

    look: TrainLook
    """That of the player's own train."""
    pip: int | None
    """The number at the train's end; None: it takes any tile."""
    join: QPointF
    """The middle of the place before the chain."""
    unit: float
    caption: str
    strip: QRectF
    """The strip in whose middle the caption is."""
    window_width: float
    joined: bool = True
    """Whether the place before the chain is visible."""


class PlanItem(PaintedItem):
    """The end of the player's own train before the chain, seen as half a tile, and the caption below."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._content: PlanContent | None = None

    def set_content(self, content: PlanContent | None) -> None:
        """What to show; None: nothing."""
        if content == self._content:
            return
        self._content = content
        if content is None:
            self._repaint(QRectF())
        else:
            self._repaint(self._join_rect(content).united(content.strip).adjusted(-3, -3, 3, 3))

    @staticmethod
    def _join_rect(content: PlanContent) -> QRectF:
        width = (1.1 if content.pip is None else 2.0) * content.unit
        rect = QRectF(0, 0, width, _BAND * content.unit)
        rect.moveCenter(content.join)
        return rect

    def paint_art(self, painter: QPainter) -> None:
        """Paint the train's end and the caption."""
        if self._content is not None:
            if self._content.joined:
                self._paint_join(painter, self._content)
            self._paint_caption(painter, self._content)

    def _paint_join(self, painter: QPainter, content: PlanContent) -> None:
        rect, unit = self._join_rect(content), content.unit
        # Its end is cut off at the chain, as if the train went on below it.
        band = rounded(rect.adjusted(1, 1, unit, -1), _BAND * unit * 0.4)
        painter.save()
        painter.setClipRect(rect)
        painter.fillPath(band, colour(mixed(content.look.colour, "#000000", 0.57)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(content.look.colour), max(1.5, 0.07 * unit)))
        painter.drawPath(band)
        painter.restore()
        middle = QPointF(rect.left() + 0.55 * unit, rect.center().y())
        paint_disc(painter, content.look, middle, 0.38 * unit)
        if content.pip is not None:
            painter.save()
            painter.translate(rect.right() - tiles.LENGTH / 2 * unit, rect.center().y())
            painter.scale(unit, unit)
            self._paint_half(painter, content, content.pip)
            painter.restore()

    def _paint_half(self, painter: QPainter, content: PlanContent, pip: int) -> None:
        """Paint the outer half of the last tile, fainter than those in the hand."""
        look = current_look()
        style = tiles.shown_style(look.style, look.theme, content.unit)
        painter.setClipRect(QRectF(0, -0.5, 1, 1))
        painter.setOpacity(0.72)
        tiles.paint_face(painter, (pip, pip), style, look.theme, content.unit)
        if style is TileStyle.NUMERALS:
            painter.translate(tiles.HALF, 0)
            tiles.paint_numeral(painter, pip, look.theme)

    def _paint_caption(self, painter: QPainter, content: PlanContent) -> None:
        letters = font(Role.SMALL, content.window_width)
        metrics = QFontMetricsF(letters)
        width = min(
            content.strip.width(), metrics.horizontalAdvance(content.caption) + 1.6 * metrics.height()
        )
        plaque = QRectF(0, 0, width, content.strip.height())
        plaque.moveCenter(content.strip.center())
        painter.fillPath(rounded(plaque, plaque.height() / 2), colour(current_theme().plate, 0.85))
        inner = plaque.adjusted(plaque.height() / 3, 0, -plaque.height() / 3, 0)
        paint_text(painter, inner, content.caption, letters, current_theme().text, CENTRE)

"""The status line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.panel import MARGIN, paint_panel
from mtdesk.table.art.soft import colour
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.theme import Role, Theme, TrainLook, font

_WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


class PillItem(PaintedItem):
    """One sentence with an emblem before it, in a pill round `pos()`, which is its middle.

    The text is never shortened: the pill grows in width up to `max_width`, then in height.
    """

    def __init__(self, theme: Theme, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self._text = ""
        self._look: TrainLook | None = None
        self._lit = False
        self._max_width = 1200.0
        self._window_width = 1600.0
        self._pill = QRectF()
        self._text_rect = QRectF()

    def set_geometry(self, max_width: float, window_width: float) -> None:
        """The widest it may become and the window's width, in scene pixels."""
        self._max_width, self._window_width = max_width, window_width
        self._lay_out()

    def set_text(self, text: str, look: TrainLook | None = None, *, lit: bool = True) -> None:
        """Say `text`, with the emblem of `look`; `lit`: with the gold edge. An empty text shows nothing."""
        self._text, self._look, self._lit = text, look, lit
        self._lay_out()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def pill_rect(self) -> QRectF:
        """The pill without its glow, in item coordinates: its height says how many lines it needs."""
        return self._pill

    def _lay_out(self) -> None:
        if not self._text:
            self._pill = QRectF()
            self._repaint(QRectF())
            return
        metrics = QFontMetricsF(font(Role.STATUS, self._window_width))
        line = metrics.height()
        radius, side = line * 0.7, line * 0.85
        before = 2 * radius + line * 0.8 if self._look is not None else side
        room = QRectF(0, 0, max(line * 4, self._max_width - before - side), 1e6)
        needed = metrics.boundingRect(room, _WRAP, self._text)
        width, height = before + needed.width() + 1 + side, max(needed.height(), line) + line
        self._pill = QRectF(-width / 2, -height / 2, width, height)
        self._text_rect = QRectF(
            self._pill.left() + before, -needed.height() / 2, needed.width() + 1, needed.height()
        )
        self._repaint(self._pill.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_art(self, painter: QPainter) -> None:
        """Paint pill, emblem and text."""
        status = font(Role.STATUS, self._window_width)
        line = QFontMetricsF(status).height()
        paint_panel(painter, self._pill, min(self._pill.height() / 2, line * 1.2), self._theme)
        if self._lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(self._theme.gold), 1.8))
            radius = min(self._pill.height() / 2, line * 1.2) - 0.6
            painter.drawRoundedRect(self._pill.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        if self._look is not None:
            middle = QPointF(self._pill.left() + line, self._pill.center().y())
            paint_disc(painter, self._look, middle, line * 0.7)
        painter.setFont(status)
        painter.setPen(colour(self._theme.text))
        painter.drawText(self._text_rect, _WRAP, self._text)

"""The status line."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.panel import MARGIN, paint_panel
from mtdesk.table.art.soft import colour
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import SMALLEST_TEXT, Role, TrainLook, font, sized_font, text_size

_EMBLEM = 0.7
"""Radius of the emblem, in heights of a line."""

_SMALLER_LINE = 0.82
"""How small, relative to its usual size, a text is written before it gets several lines."""

_SLIM = 0.5
"""Margin above and below several lines, in heights of a line."""

WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


class StatusLineItem(PaintedItem):
    """One sentence with an emblem before it, in a pill round `pos()`, which is its middle.

    The text is never shortened. It is written smaller where it is too long for a line of `max_width`, then in
    several lines, as small as `max_height` asks for but never too small to be read; then the pill grows.
    """

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        """What it says."""
        self._look: TrainLook | None = None
        self._lit = False
        self._max_width = 1200.0
        self._max_height = math.inf
        self._font = font(Role.STATUS)
        self._window_width = 1600.0
        self._letters = 0
        self.pill_rect = QRectF()
        """The pill without its glow, in item coordinates: its height shows how many lines it needs."""
        self._text_rect = QRectF()

    def set_geometry(
        self, max_width: float, window_width: float, max_height: float = math.inf, letters: int = 0
    ) -> None:
        """Set its largest size, the window's width and the smallest letters, in scene pixels."""
        self._max_width, self._window_width, self._max_height = max_width, window_width, max_height
        self._letters = letters
        self._lay_out()

    def set_text(self, text: str, look: TrainLook | None = None, *, lit: bool = True) -> None:
        """Say `text`, with the emblem of `look`; `lit`: with the gold edge. An empty text shows nothing."""
        self.text, self._look, self._lit = text, look, lit
        self._lay_out()

    def _lay_out(self) -> None:
        if not self.text:
            self.pill_rect = QRectF()
            self._repaint(QRectF())
            return
        full = max(text_size(Role.STATUS, self._window_width), self._letters)
        ways = [(size, 1) for size in range(full, max(SMALLEST_TEXT, round(full * _SMALLER_LINE)) - 1, -1)]
        ways += [(size, 2) for size in range(full, SMALLEST_TEXT - 1, -1)]
        for size, lines in ways:
            if self._fits(size, lines):
                break
        self._repaint(self.pill_rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _fits(self, size: int, lines: int) -> bool:
        """Lay the text out at this size, in one line or (2) in several; returns whether it fits."""
        self._font = sized_font(size, Role.STATUS.value.weight)
        metrics = QFontMetricsF(self._font)
        line = metrics.height()
        side, before = line * 0.85, self._emblem_room(line)
        room = QRectF(0, 0, max(line * 4, self._max_width - before - side), 1e6)
        needed = metrics.boundingRect(room, WRAP, self.text)
        several = needed.height() > 1.5 * line
        width = before + needed.width() + 1 + side
        height = max(needed.height(), line) + line * (_SLIM if several else 1.0)
        self.pill_rect = QRectF(-width / 2, -height / 2, width, height)
        self._text_rect = QRectF(
            self.pill_rect.left() + before, -needed.height() / 2, needed.width() + 1, needed.height()
        )
        return height <= max(self._max_height, 2 * line) and (lines == 2 or not several)

    def _emblem_room(self, line: float) -> float:
        """Return what precedes the text: the emblem with its gaps, or a gap alone."""
        return 2 * _EMBLEM * line + line * 0.8 if self._look is not None else line * 0.85

    def paint_art(self, painter: QPainter) -> None:
        """Paint pill, emblem and text."""
        line = QFontMetricsF(self._font).height()
        paint_panel(painter, self.pill_rect, min(self.pill_rect.height() / 2, line * 1.2), current_theme())
        if self._lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(current_theme().gold), 1.8))
            radius = min(self.pill_rect.height() / 2, line * 1.2) - 0.6
            painter.drawRoundedRect(self.pill_rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        if self._look is not None:
            middle = QPointF(self.pill_rect.left() + line, self.pill_rect.center().y())
            paint_disc(painter, self._look, middle, line * _EMBLEM)
        painter.setFont(self._font)
        painter.setPen(colour(current_theme().text))
        painter.drawText(self._text_rect, WRAP, self.text)

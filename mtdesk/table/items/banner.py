"""A line in large letters over the table, and a smaller one below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.panel import CENTRE, MARGIN, fitting, paint_panel, paint_text, text_width
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Role, TrainLook, font, sized_font, text_size

_LARGE = 1.9
"""Size of the large letters, relative to those of the status line."""


class BannerItem(PaintedItem):
    """A lit panel round `pos()`: a title with the emblems of seats above it, and a note."""

    def __init__(
        self, title: str, note: str, looks: Sequence[TrainLook], room: float, window_width: float
    ) -> None:
        """Be at most `room` wide; letters are written smaller where the title needs it. Scene pixels."""
        super().__init__()
        self.title, self._note, self._looks = title, note, tuple(looks)
        status = Role.STATUS.value
        large = sized_font(round(text_size(Role.STATUS, window_width) * _LARGE), status.weight)
        self._small = font(Role.SMALL, window_width)
        line = QFontMetricsF(self._small).height()
        self._letters = fitting(large, title, room - 3 * line)
        self._radius = 1.1 * line if looks else 0.0
        self._lines = QFontMetricsF(self._letters).height(), line if note else 0.0
        wide = max(text_width(title, self._letters), text_width(note, self._small)) + 3 * line
        height = 2 * self._radius + sum(self._lines) + 1.8 * line
        self._plaque = QRectF(-wide / 2, -height / 2, wide, height)
        self._repaint(self._plaque.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_art(self, painter: QPainter) -> None:
        """Paint the panel, the emblems and both lines."""
        theme, (large, small) = current_theme(), self._lines
        paint_panel(painter, self._plaque, 14, theme, lit=True)
        top = self._plaque.top() + (self._plaque.height() - 2 * self._radius - large - small) / 2
        for number, look in enumerate(self._looks):
            x = (number - (len(self._looks) - 1) / 2) * 2.3 * self._radius
            paint_disc(painter, look, QPointF(x, top + self._radius), self._radius)
        line = QRectF(self._plaque.left(), top + 2 * self._radius, self._plaque.width(), large)
        paint_text(painter, line, self.title, self._letters, theme.text, CENTRE)
        if self._note:
            below = QRectF(line.left(), line.bottom(), line.width(), small)
            paint_text(painter, below, self._note, self._small, theme.text_second, CENTRE)

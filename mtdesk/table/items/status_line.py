"""What the table says: the status line, and the banner at the end of a round or game."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import MARGIN, fitting, paint_panel, scaled_font
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import SMALLEST_TEXT, Role, TrainLook, sized_font

_EMBLEM = 0.7
"""Radius of the emblem, in heights of a line."""
_LEAST = 0.9
"""How small letters become, relative to their usual size, before the pill grows instead."""
_SLIM, _WIDE = 0.32, 0.6
"""Margin above and below together, in heights of a line: at least, and of several lines."""
_NARROWER = 0.55, 0.65, 0.75, 0.85
"""Widths to try for several lines, relative to the largest: lines of about the same length."""

WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


class StatusLineItem(PaintedItem):
    """One sentence with an emblem before it, in a pill round `pos()`, which is its middle.

    The text is never shortened: it has further lines where it is too long for one of `max_width`. It is
    written a little smaller if it then fits into `max_height`; otherwise the pill grows.
    """

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        """What it says."""
        self._look: TrainLook | None = None
        self._lit = False
        self._scale, self._letters = 1.0, 0
        self._max_width, self._max_height = 1200.0, math.inf
        self._font = scaled_font(Role.STATUS, 1.0)
        self.pill_rect = QRectF()
        """The pill without its glow, in item coordinates: its height shows how many lines it needs."""
        self._text_rect = QRectF()

    def set_geometry(
        self, max_width: float, scale: float, max_height: float = math.inf, letters: int = 0
    ) -> None:
        """Set its largest size in scene pixels; letters are as large as ``scale``, and as ``letters``."""
        room = max_width, max_height, scale, letters
        if room != (self._max_width, self._max_height, self._scale, self._letters):
            self._max_width, self._max_height, self._scale, self._letters = room
            self._arrange()

    def set_text(self, text: str, look: TrainLook | None = None, *, lit: bool = True) -> None:
        """Say `text`, with the emblem of `look`; `lit`: with the gold edge. An empty text shows nothing."""
        if (text, look, lit) != (self.text, self._look, self._lit):
            self.text, self._look, self._lit = text, look, lit
            self._arrange()

    def _arrange(self) -> None:
        if not self.text:
            self.pill_rect = QRectF()
            self._repaint(QRectF())
            return
        full = max(scaled_font(Role.STATUS, self._scale).pixelSize(), self._letters)
        for size in range(full, max(SMALLEST_TEXT, round(full * _LEAST)) - 1, -1):
            self._lay_out(size)
            if self.pill_rect.height() <= self._max_height:
                break
        self._repaint(self.pill_rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _lay_out(self, size: int) -> None:
        """Lay the text out at this size, in as many lines as it needs."""
        self._font = sized_font(size, self._font.weight())
        metrics = QFontMetricsF(self._font)
        line = metrics.height()
        side, before = line * 0.85, line * (2 * _EMBLEM + 0.8 if self._look is not None else 0.85)
        room = max(line * 4, self._max_width - before - side)
        needed = metrics.boundingRect(QRectF(0, 0, room, 1e6), WRAP, self.text)
        several = needed.height() > 1.5 * line
        for width in [share * room for share in _NARROWER] if several else []:
            tried = metrics.boundingRect(QRectF(0, 0, width, 1e6), WRAP, self.text)
            if tried.height() <= needed.height() and tried.width() <= width:
                needed = tried
                break
        width, text_height = before + needed.width() + 1 + side, needed.height()
        spare = max(_SLIM * line, min((_WIDE if several else 1) * line, self._max_height - text_height))
        height = max(text_height, line) + spare
        self.pill_rect = QRectF(-width / 2, -height / 2, width, height)
        self._text_rect = QRectF(before - width / 2, -text_height / 2, needed.width() + 1, text_height)

    def paint_art(self, painter: QPainter) -> None:
        line, rect = QFontMetricsF(self._font).height(), self.pill_rect
        radius = min(rect.height() / 2, line * 1.2)
        paint_panel(painter, rect, radius, current_theme())
        if self._lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(current_theme().gold), 1.8))
            painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6, radius - 0.6)
        if self._look is not None:
            middle = QPointF(rect.left() + line, rect.center().y())
            paint_disc(painter, self._look, middle, line * _EMBLEM)
        painter.setFont(self._font)
        painter.setPen(colour(current_theme().text))
        painter.drawText(self._text_rect, WRAP, self.text)


_LARGE = 1.9
"""Size of a banner's title, relative to the status line."""
_NOTE = 0.8
"""Size of its note, relative to ordinary text."""
_CENTRED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value


class BannerItem(PaintedItem):
    """A lit panel round `pos()`: a title with the emblems of seats above it, and a note."""

    def __init__(
        self,
        title: str,
        note: str,
        looks: Sequence[TrainLook],
        room: float,
        scale: float,
        letters: int = 0,
    ) -> None:
        """Be at most `room` wide: what is too long is written smaller, but no smaller than a note, or wraps.

        ``letters``: the size of ordinary text. Everything is in scene pixels.
        """
        super().__init__()
        self.title, self._note, self._looks = title, note, tuple(looks)
        self._small = scaled_font(Role.SMALL, scale)
        least = max(self._small.pixelSize(), round(_NOTE * letters))
        self._small.setPixelSize(least)
        line = QFontMetricsF(self._small).height()
        room -= 2 * line
        self._large = scaled_font(Role.STATUS, scale)
        self._large.setPixelSize(round(max(self._large.pixelSize(), letters) * _LARGE))
        self._large = fitting(self._large, title, room)
        self._large.setPixelSize(max(self._large.pixelSize(), least))
        self._radius = 1.1 * line if looks else 0.0
        large, small = _wrapped(self._large, title, room), _wrapped(self._small, note, room)
        self._lines = large.height(), small.height()
        self._wide = max(large.width(), small.width())
        height = 2 * self._radius + sum(self._lines) + 1.4 * line
        self._plaque = QRectF(0, 0, self._wide + 2 * line, height)
        self._plaque.moveCenter(QPointF())
        self._repaint(self._plaque.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_art(self, painter: QPainter) -> None:
        theme, (large, small) = current_theme(), self._lines
        paint_panel(painter, self._plaque, 14, theme, lit=True)
        top = self._plaque.top() + (self._plaque.height() - 2 * self._radius - large - small) / 2
        for number, look in enumerate(self._looks):
            x = (number - (len(self._looks) - 1) / 2) * 2.3 * self._radius
            paint_disc(painter, look, QPointF(x, top + self._radius), self._radius)
        below = top + 2 * self._radius
        for text, letters, tint, tall in (
            (self.title, self._large, theme.text, large),
            (self._note, self._small, theme.text_second, small),
        ):
            painter.setFont(letters)
            painter.setPen(colour(tint))
            painter.drawText(QRectF(-self._wide / 2, below, self._wide, tall), _CENTRED, text)
            below += tall


def _wrapped(letters: QFont, text: str, width: float) -> QSizeF:
    """Return the size of a text in as many lines as this width requires."""
    if not text:
        return QSizeF()
    found = QFontMetricsF(letters).boundingRect(QRectF(0, 0, width, 1e6), _CENTRED, text)
    return QSizeF(found.width() + 1, found.height())

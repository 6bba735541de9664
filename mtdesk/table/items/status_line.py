"""What the table says: the status line, and the banner at the end of a round or game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import around, fitting, paint_panel, scaled_font
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

_WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


class StatusLine(Struct, frozen=True):
    """One sentence with an emblem before it, in a pill round the origin; without a text, nothing."""

    text: str = ""
    look: TrainLook | None = None
    lit: bool = False
    """Whether it has a gold edge."""
    font: QFont = QFont()
    pill: QRectF = QRectF()
    """The pill without its glow: its height shows how many lines it needs."""
    text_rect: QRectF = QRectF()

    @property
    def area(self) -> QRectF:
        return around(self.pill)

    def paint(self, painter: QPainter) -> None:
        line, rect = QFontMetricsF(self.font).height(), self.pill
        radius = min(rect.height() / 2, line * 1.2)
        paint_panel(painter, rect, radius, current_theme())
        if self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(current_theme().gold), 1.8))
            painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6, radius - 0.6)
        if self.look is not None:
            middle = QPointF(rect.left() + line, rect.center().y())
            paint_disc(painter, self.look, middle, line * _EMBLEM)
        painter.setFont(self.font)
        painter.setPen(colour(current_theme().text))
        painter.drawText(self.text_rect, _WRAP, self.text)


def status_line(
    text: str, look: TrainLook | None, room: QSizeF, scale: float, letters: int = 0, *, lit: bool = False
) -> StatusLine:
    """Return a sentence as large as ``scale`` and ``letters`` (pixels), with the emblem of ``look``.

    It is never shortened: it has further lines where it is too long for one in this room. It is written a
    little smaller if it then fits into the room's height; otherwise the pill grows.
    """
    if not text:
        return StatusLine()
    full = max(scaled_font(Role.STATUS, scale).pixelSize(), letters)
    sizes = range(full, max(SMALLEST_TEXT, round(full * _LEAST)) - 1, -1)
    tried = [_line_of(text, look, room, size, lit=lit) for size in sizes]
    return next((line for line in tried if line.pill.height() <= room.height()), tried[-1])


def _line_of(text: str, look: TrainLook | None, room: QSizeF, size: int, *, lit: bool) -> StatusLine:
    """Return it in letters of this size, in as many lines as it needs."""
    font = sized_font(size, Role.STATUS.value[1])
    metrics = QFontMetricsF(font)
    line = metrics.height()
    side, before = line * 0.85, line * (2 * _EMBLEM + 0.8 if look is not None else 0.85)
    widest = max(line * 4, room.width() - before - side)
    needed = metrics.boundingRect(QRectF(0, 0, widest, 1e6), _WRAP, text)
    several = needed.height() > 1.5 * line
    for width in [share * widest for share in _NARROWER] if several else []:
        tried = metrics.boundingRect(QRectF(0, 0, width, 1e6), _WRAP, text)
        if tried.height() <= needed.height() and tried.width() <= width:
            needed = tried
            break
    width, text_height = before + needed.width() + 1 + side, needed.height()
    spare = max(_SLIM * line, min((_WIDE if several else 1) * line, room.height() - text_height))
    height = max(text_height, line) + spare
    pill = QRectF(-width / 2, -height / 2, width, height)
    text_rect = QRectF(before - width / 2, -text_height / 2, needed.width() + 1, text_height)
    return StatusLine(text, look, lit, font, pill, text_rect)


_LARGE = 1.9
"""Size of a banner's title, relative to the status line."""
_NOTE = 0.8
"""Size of its note, relative to ordinary text."""
_CENTRED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value


class Banner(Struct, frozen=True):
    """A lit panel round the origin: a title with the emblems of seats above it, and a note."""

    looks: tuple[TrainLook, ...]
    texts: tuple[tuple[str, QFont, QSizeF], ...]
    """The title and the note, their letters and their sizes."""
    line: float
    """The height of a line of the note."""

    @property
    def _radius(self) -> float:
        """The radius of the emblems."""
        return 1.1 * self.line if self.looks else 0.0

    @property
    def _content(self) -> QSizeF:
        width = max(size.width() for _, _, size in self.texts)
        return QSizeF(width, 2 * self._radius + sum(size.height() for _, _, size in self.texts))

    @property
    def _plaque(self) -> QRectF:
        size = self._content + QSizeF(2, 1.4) * self.line
        return QRectF(QPointF(-size.width(), -size.height()) / 2, size)

    @property
    def area(self) -> QRectF:
        return around(self._plaque)

    def paint(self, painter: QPainter) -> None:
        theme, radius, size = current_theme(), self._radius, self._content
        paint_panel(painter, self._plaque, 14, theme, lit=True)
        top = -size.height() / 2
        for number, look in enumerate(self.looks):
            x = (number - (len(self.looks) - 1) / 2) * 2.3 * radius
            paint_disc(painter, look, QPointF(x, top + radius), radius)
        below = top + 2 * radius
        for (text, letters, taken), tint in zip(self.texts, (theme.text, theme.text_second), strict=True):
            painter.setFont(letters)
            painter.setPen(colour(tint))
            painter.drawText(QRectF(-size.width() / 2, below, size.width(), taken.height()), _CENTRED, text)
            below += taken.height()


def banner_of(
    title: str, note: str, looks: Sequence[TrainLook], room: float, scale: float, letters: int
) -> Banner:
    """Return a banner at most `room` wide; ``letters``: the size of ordinary text. All is in scene pixels.

    What is too long is written smaller, but no smaller than a note, or wraps.
    """
    small, large = scaled_font(Role.SMALL, scale), scaled_font(Role.STATUS, scale)
    least = max(small.pixelSize(), round(_NOTE * letters))
    small.setPixelSize(least)
    line = QFontMetricsF(small).height()
    room -= 2 * line
    large.setPixelSize(round(max(large.pixelSize(), letters) * _LARGE))
    large = fitting(large, title, room)
    large.setPixelSize(max(large.pixelSize(), least))
    texts = (title, large), (note, small)
    sized = tuple((text, font, _wrapped(font, text, room)) for text, font in texts)
    return Banner(tuple(looks), sized, line)


def _wrapped(letters: QFont, text: str, width: float) -> QSizeF:
    """Return the size of a text in as many lines as this width requires."""
    if not text:
        return QSizeF()
    found = QFontMetricsF(letters).boundingRect(QRectF(0, 0, width, 1e6), _CENTRED, text)
    return QSizeF(found.width() + 1, found.height())

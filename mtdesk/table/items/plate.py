"""A seat's plate: colour bar, emblem, name, tiles left, total; on the viewer's own also the best places."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import edge_colour, paint_disc
from mtdesk.table.art.painting import (
    CENTRE,
    LEFT,
    MARGIN,
    RIGHT,
    around,
    disc,
    fitting,
    paint_panel,
    paint_text,
    rounded,
    scaled_font,
    text_width,
)
from mtdesk.table.art.tiles import LENGTH, paint_back
from mtdesk.table.items.painted import PaintedItem, PulsingItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import SMALLEST_TEXT, Role, TrainLook

_MARK = 3.0
"""Width of the edge of a marked plate, in pixels at scale 1."""
_PEEK_WIDTH = 190
"""Pixels at scale 1 of a plate with places."""
_PEEK_LETTERS = 0.85
"""The largest letters of a place, relative to the height of its line."""
_LOW, _WIDE = 2.4, 3.7
"""Widths of plates, in heights, above which they have narrow edges, and the emblem is beside both lines."""
_BACK = 0.56
"""Width of the back of a tile before the count, relative to its height."""
_PEEK_NAME, _PEEK_COUNT = 1.3, 1.15
"""Heights of the lines of the name and of the count, in those of the places."""


class PeekLine(Struct, frozen=True):
    """A place on the viewer's own plate; texts in their final form."""

    rank: str
    look: TrainLook
    name: str
    total: str
    own: bool = False


class _Parts(Struct, frozen=True):
    """Where the parts of a plate are; the total is empty where there is no room for it."""

    disc: QRectF
    name: QRectF
    back: QRectF
    count: QRectF
    total: QRectF
    dots: QRectF


class PlateContent(Struct, frozen=True):
    """The plate of one seat, wide or tall as its rectangle is; texts in their final form.

    An empty `count` or `total` is left out. `last_tile` puts the count into a gold pill, `on_turn` gives the
    plate a gold edge and three dots.
    """

    name: str
    look: TrainLook
    rect: QRectF
    """Where it is, in scene pixels."""
    scale: float
    """The size of its letters."""
    note_scale: float
    """The size of those of places and of what the seat did last."""
    count: str = ""
    total: str = ""
    last_tile: bool = False
    on_turn: bool = False
    thinking: bool = False
    peek: tuple[PeekLine, ...] = ()
    note: str = ""
    """What the seat did last, on a badge at the lower edge."""
    marked: bool = False
    """Whether the plate has an edge as light as its letters, since the seat's train is pointed at."""

    @property
    def area(self) -> QRectF:
        return around(self.rect).adjusted(0, 0, 0, max(0.0, self._note_height() - MARGIN))

    def parts(self) -> _Parts:
        """Divide the plate among emblem, name and the line below, where the dots are."""
        rect, k = self.rect, self.scale
        form = rect.width() / rect.height()
        wide, low = form > _WIDE, form > _LOW
        left, right = (12, 4) if low and not wide else (13, 10)
        edge = 2 if low else 4
        inner = rect.adjusted(left * k, edge * k, -right * k, -edge * k)
        name, below = (_PEEK_NAME, _PEEK_COUNT) if self.peek else (1.0, 1.0)
        row = inner.height() / (name + below + len(self.peek))
        size = min(35 * k, inner.height() if wide else row * name)
        if wide:
            disc = _cut(inner, size, 8 * k)
        name_at = QRectF(inner.topLeft(), QSizeF(inner.width(), row * name))
        if not wide:
            disc = _cut(name_at, size, 8 * k)
        second = QRectF(name_at.bottomLeft(), QSizeF(name_at.width(), row * below))
        if not wide:
            second.setLeft(inner.left() + (0 if low else 4) * k)
        back = _cut(second, min(second.height() * 0.8, 22 * k) * _BACK, 7 * k)
        pill = 14 * k if self.last_tile else 0.0
        count = _cut(second, text_width(self.count, scaled_font(Role.COUNT, k)) + pill, 4 * k)
        total = text_width(self.total, scaled_font(Role.BAR, k))
        has_room = second.width() - total - 4 * k >= 8 * k
        total_at = _cut(second, total, 4 * k, right=True) if has_room else QRectF()
        dots = QRectF(0, 0, max(0.0, min(30 * k, second.width())), 8 * k)
        dots.moveCenter(second.center())
        return _Parts(disc, name_at, back, count, total_at, dots)

    def _note_height(self) -> float:
        return QFontMetricsF(scaled_font(Role.SMALL, self.note_scale)).height() + 2

    def paint(self, painter: QPainter) -> None:
        theme, rect, k, parts = current_theme(), self.rect, self.scale, self.parts()
        radius = 8 * k
        paint_panel(painter, rect, radius, theme, lit=self.on_turn)
        bar = QPainterPath()
        bar.addRect(QRectF(rect.left(), rect.top(), 6.5 * k, rect.height()))
        painter.fillPath(rounded(rect, radius).intersected(bar), edge_colour(self.look, theme))
        if self.marked:
            inset = _MARK * k / 2
            edge = rounded(rect.adjusted(inset, inset, -inset, -inset), radius - inset)
            painter.strokePath(edge, QPen(colour(theme.text), _MARK * k))
        paint_disc(painter, self.look, parts.disc.center(), parts.disc.width() / 2)
        letters = fitting(scaled_font(Role.NAME, k), self.name, parts.name.width())
        paint_text(painter, parts.name, self.name, letters, theme.text)
        if self.count:
            self._paint_count(painter, parts)
        if not parts.total.isEmpty():
            paint_text(painter, parts.total, self.total, scaled_font(Role.BAR, k), theme.text_second, RIGHT)
        if self.peek:
            self._paint_peek(painter, parts.count.bottom())
        if self.note:
            self._paint_note(painter)

    def _paint_count(self, painter: QPainter, parts: _Parts) -> None:
        """Paint how many tiles are left, after the back of a tile."""
        theme, height = current_theme(), parts.back.width() / _BACK
        unit = height / LENGTH
        painter.save()
        painter.translate(parts.back.center())
        painter.rotate(90)
        painter.scale(unit, unit)
        paint_back(painter, theme, unit)
        painter.restore()
        if self.last_tile:
            pill = QRectF(0, 0, parts.count.width(), height)
            pill.moveCenter(parts.count.center())
            painter.fillPath(rounded(pill, height / 2), colour(theme.gold))
        tint, place = (theme.gold_ink, CENTRE) if self.last_tile else (theme.text, LEFT)
        paint_text(painter, parts.count, self.count, scaled_font(Role.COUNT, self.scale), tint, place)

    def _paint_peek(self, painter: QPainter, top: float) -> None:
        """Paint the places; with gaps of any larger scale, names would have no room."""
        rect, k = self.rect, min(self.note_scale, self.rect.width() / _PEEK_WIDTH)
        left, right = rect.left() + 18 * k, rect.right() - 10 * k
        height = (rect.bottom() - 6 * k - top) / len(self.peek)
        letters = scaled_font(Role.SMALL, self.note_scale)
        letters.setPixelSize(max(SMALLEST_TEXT, min(letters.pixelSize(), int(_PEEK_LETTERS * height))))
        for i, line in enumerate(self.peek):
            row = QRectF(left, top + i * height, right - left, height)
            self._paint_place(painter, row, line, letters, k)

    def _paint_place(self, painter: QPainter, row: QRectF, line: PeekLine, letters: QFont, k: float) -> None:
        letters.setBold(line.own)
        tint = current_theme().text if line.own else current_theme().text_second
        radius = min(8.5 * k, row.height() * 0.42)
        rank = _cut(row, max(30 * k - radius, text_width(line.rank, letters) + 4 * k), 0)
        disc = _cut(row, 2 * radius, 7 * k)
        total = _cut(row, text_width(line.total, letters), 6 * k, right=True)
        paint_text(painter, rank, line.rank, letters, tint)
        paint_disc(painter, line.look, disc.center(), radius)
        paint_text(painter, total, line.total, letters, tint, RIGHT)
        paint_text(painter, row, line.name, fitting(letters, line.name, row.width()), tint)

    def _paint_note(self, painter: QPainter) -> None:
        """Paint a badge in the seat's colour that hangs over the plate's lower edge, clear of its texts."""
        theme, rect, k, height = current_theme(), self.rect, self.note_scale, self._note_height()
        letters = fitting(scaled_font(Role.SMALL, k), self.note, rect.width() - height / 2)
        badge = QRectF(0, 0, min(text_width(self.note, letters) + height, rect.width()), height)
        badge.moveCenter(QPointF(rect.center().x(), 0))
        badge.moveBottom(rect.bottom() + height - 3 * k)
        painter.setBrush(colour(theme.plate))
        painter.setPen(QPen(edge_colour(self.look, theme), 1.5 * k))
        painter.drawRoundedRect(badge, height / 2, height / 2)
        paint_text(painter, badge, self.note, letters, theme.text, CENTRE)


def _cut(rect: QRectF, width: float, gap: float, *, right: bool = False) -> QRectF:
    """Cut a part of this width off a rectangle, with a gap between it and the rest."""
    part = QRectF(rect)
    if right:
        part.setLeft(part.right() - width)
        rect.setRight(part.left() - gap)
    else:
        part.setWidth(width)
        rect.setLeft(part.right() + gap)
    return part


class PlateItem(PaintedItem[PlateContent]):
    """A plate with the dots on it."""

    def __init__(self, content: PlateContent, *, level: float) -> None:
        super().__init__(content, level=level)
        self._dots = PulsingItem(Dots(content.parts().dots), self)
        """They pulse while someone thinks."""

    def show_content(self, content: PlateContent) -> None:
        super().show_content(content)
        self._dots.show_content(Dots(content.parts().dots))
        self._dots.setVisible(content.on_turn)
        self._dots.set_pulsing(content.thinking)


class Dots(Struct, frozen=True):
    """Three gold dots."""

    area: QRectF

    def paint(self, painter: QPainter) -> None:
        rect, radius = self.area, min(self.area.height() / 2, self.area.width() / 8)
        for share in (1 / 6, 1 / 2, 5 / 6):
            middle = QPointF(rect.left() + share * rect.width(), rect.center().y())
            painter.fillPath(disc(middle, radius), colour(current_theme().gold))

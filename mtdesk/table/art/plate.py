"""A seat's plate: colour bar, emblem, name, tiles left, total; for the player's own seat also the scores."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import colour, rounded
from mtdesk.table.art.panel import CENTRE, LEFT, MARGIN, RIGHT, fitting, paint_panel, paint_text, text_width
from mtdesk.table.art.ribbon import edge_colour
from mtdesk.table.art.tiles import LENGTH, paint_back
from mtdesk.table.theme import SMALLEST_TEXT, Role, Theme, TrainLook, font

_MARK = 3.0
"""Width of the edge of a marked plate, in pixels at scale 1."""
_PEEK_WIDTH = 190
"""Pixels at scale 1 of a plate with a score peek."""
_PEEK_LETTERS = 0.85
"""The largest letters of a line of the score peek, relative to its height."""
_LOW, _WIDE = 2.4, 3.7
"""Widths of plates, in heights, above which they have narrow edges, and the emblem is beside both lines."""
_PEEK_NAME, _PEEK_COUNT = 1.3, 1.15
"""Heights of the lines of the name and of the count, in those of the score peek."""


class PeekLine(Struct, frozen=True):
    """One line of the score peek; texts in their final form."""

    rank: str
    look: TrainLook
    name: str
    total: str
    own: bool = False


class PlateContent(Struct, frozen=True):
    """What a plate says; texts in their final form, nothing is translated or counted here.

    An empty `count` or `total` is left out. `last_tile` puts the count into a gold pill.
    """

    name: str
    look: TrainLook
    count: str = ""
    total: str = ""
    last_tile: bool = False
    on_turn: bool = False
    thinking: bool = False
    away: bool = False
    """Whether the plate is dimmed: the seat is not taking part now."""
    peek: tuple[PeekLine, ...] = ()
    note: str = ""
    """What the seat did last, on a badge at the lower edge."""
    marked: bool = False
    """Whether the plate has an edge as light as its letters, since the seat's train is pointed at."""


class _Places(Struct, frozen=True):
    disc: QPointF
    radius: float
    name: QRectF
    second: QRectF


def _scale(window_width: float) -> float:
    return max(0.72, window_width / 1600)


def _places(rect: QRectF, content: PlateContent, window_width: float) -> _Places:
    k = _scale(window_width)
    form = rect.width() / max(1.0, rect.height())
    wide, low = form > _WIDE, form > _LOW
    edge = (2 if low else 4) * k
    left, right = (12, 4) if low and not wide else (13, 10)
    inner = rect.adjusted(left * k, edge, -right * k, -edge)
    row = inner.height() / (2 if not content.peek else _PEEK_NAME + _PEEK_COUNT + len(content.peek))
    first = QRectF(inner.left(), inner.top(), inner.width(), row * (_PEEK_NAME if content.peek else 1.0))
    radius = min(17.5 * k, inner.height() / 2 if wide else first.height() / 2)
    disc = QPointF(inner.left() + radius, inner.center().y() if wide else first.center().y())
    text_left = disc.x() + radius + 8 * k
    second_left = text_left if wide else inner.left() + (0 if low else 4) * k
    below = row * (_PEEK_COUNT if content.peek else 1.0)
    second = QRectF(second_left, first.bottom(), inner.right() - second_left, below)
    name = QRectF(text_left, first.top(), inner.right() - text_left, first.height())
    return _Places(disc, radius, name, second)


def dots_rect(rect: QRectF, content: PlateContent, window_width: float) -> QRectF:
    """Where the three dots of a turn are: between count and total, so that the name has its own line."""
    k = _scale(window_width)
    line = _places(rect, content, window_width).second
    left = _count_right(line, content, window_width) + 4 * k
    right = line.right() - text_width(content.total, font(Role.BAR, window_width)) - 4 * k
    width = min(30 * k, right - left)
    return QRectF((left + right - width) / 2, line.center().y() - 4 * k, width, 8 * k)


def paint_plate(
    painter: QPainter,
    rect: QRectF,
    content: PlateContent,
    theme: Theme,
    window_width: float,
    note_growth: float = 1.0,
) -> None:
    """Paint a plate into `rect`; the window's width (pixels) determines the size of letters.

    Those of the note and of the score peek are larger by ``note_growth``.
    """
    k = _scale(window_width)
    radius = 8 * k
    paint_panel(painter, rect, radius, theme, lit=content.on_turn)
    _paint_bar(painter, rect, radius, edge_colour(content.look, theme), 6.5 * k)
    if content.marked:
        inset = _MARK * k / 2
        painter.strokePath(
            rounded(rect.adjusted(inset, inset, -inset, -inset), radius - inset),
            QPen(colour(theme.text), _MARK * k),
        )
    painter.setOpacity(0.5 if content.away else 1.0)
    places = _places(rect, content, window_width)
    paint_disc(painter, content.look, places.disc, places.radius)
    letters = fitting(font(Role.NAME, window_width), content.name, places.name.width())
    paint_text(painter, places.name, content.name, letters, theme.text)
    _paint_count(painter, places.second, content, theme, window_width)
    bar = font(Role.BAR, window_width)
    paint_text(painter, places.second, content.total, bar, theme.text_second, RIGHT)
    if content.peek:
        _paint_peek(painter, rect, places, content, theme, window_width * note_growth)
    if content.note:
        _paint_note(painter, rect, content, theme, window_width * note_growth)


def _paint_note(
    painter: QPainter, rect: QRectF, content: PlateContent, theme: Theme, window_width: float
) -> None:
    """A badge in the seat's colour that hangs over the plate's lower edge, clear of its texts."""
    k = _scale(window_width)
    height = _note_height(window_width)
    letters = fitting(font(Role.SMALL, window_width), content.note, rect.width() - height / 2)
    badge = QRectF(0, 0, min(text_width(content.note, letters) + height, rect.width()), height)
    badge.moveCenter(QPointF(rect.center().x(), 0))
    badge.moveBottom(rect.bottom() + height - 3 * k)
    painter.setBrush(colour(theme.plate))
    painter.setPen(QPen(edge_colour(content.look, theme), 1.5 * k))
    painter.drawRoundedRect(badge, height / 2, height / 2)
    paint_text(painter, badge, content.note, letters, theme.text, CENTRE)


def _note_height(window_width: float) -> float:
    return QFontMetricsF(font(Role.SMALL, window_width)).height() + 2


def painted_area(rect: QRectF, window_width: float) -> QRectF:
    """Return the area that a plate in `rect` may paint on, with its glow and a badge of this window's."""
    return rect.adjusted(-MARGIN, -MARGIN, MARGIN, max(MARGIN, _note_height(window_width)))


def _paint_bar(painter: QPainter, rect: QRectF, radius: float, tint: QColor, width: float) -> None:
    bar = QPainterPath()
    bar.addRect(QRectF(rect.left(), rect.top(), width, rect.height()))
    painter.fillPath(rounded(rect, radius).intersected(bar), tint)


def _count_height(line: QRectF, window_width: float) -> float:
    return min(line.height() * 0.8, 22 * _scale(window_width))


def _count_left(line: QRectF, window_width: float) -> float:
    """Return where the number starts, after the back of a tile."""
    return line.left() + _count_height(line, window_width) * 0.56 + 7 * _scale(window_width)


def _count_right(line: QRectF, content: PlateContent, window_width: float) -> float:
    """Return where the number, or the pill it is in, ends."""
    pill = 14 * _scale(window_width) if content.last_tile else 0.0
    width = text_width(content.count, font(Role.COUNT, window_width))
    return _count_left(line, window_width) + width + pill


def _paint_count(
    painter: QPainter, rect: QRectF, content: PlateContent, theme: Theme, window_width: float
) -> None:
    if not content.count:
        return
    k = _scale(window_width)
    height = _count_height(rect, window_width)
    paint_small_back(painter, QPointF(rect.left() + height * 0.28, rect.center().y()), height, theme)
    count_font = font(Role.COUNT, window_width)
    left = _count_left(rect, window_width)
    place = QRectF(left, rect.top(), rect.right() - left, rect.height())
    if content.last_tile:
        pill = QRectF(left - 2 * k, rect.center().y() - height / 2, 0, height)
        pill.setRight(_count_right(rect, content, window_width))
        painter.fillPath(rounded(pill, height / 2), colour(theme.gold))
        paint_text(painter, pill, content.count, count_font, theme.gold_ink, CENTRE)
    else:
        paint_text(painter, place, content.count, count_font, theme.text, LEFT)


def paint_small_back(painter: QPainter, centre: QPointF, height: float, theme: Theme) -> None:
    """A tile's back standing upright, as the sign for "tiles left"."""
    unit = height / LENGTH
    painter.save()
    painter.translate(centre)
    painter.rotate(90)
    painter.scale(unit, unit)
    paint_back(painter, theme, unit)
    painter.restore()


def _paint_peek(
    painter: QPainter, rect: QRectF, places: _Places, content: PlateContent, theme: Theme, window_width: float
) -> None:
    k = _scale(min(window_width, rect.width() / _PEEK_WIDTH * 1600))  # larger gaps would leave names no room
    left, right = rect.left() + 18 * k, rect.right() - 10 * k
    top = places.second.bottom()
    height = (rect.bottom() - 6 * k - top) / len(content.peek)
    letters = font(Role.SMALL, window_width)
    letters.setPixelSize(max(SMALLEST_TEXT, min(letters.pixelSize(), int(_PEEK_LETTERS * height))))
    for i, line in enumerate(content.peek):
        row = QRectF(left, top + i * height, right - left, height)
        _paint_peek_line(painter, row, line, theme, letters, k)


def _paint_peek_line(
    painter: QPainter, row: QRectF, line: PeekLine, theme: Theme, letters: QFont, k: float
) -> None:
    letters.setBold(line.own)
    tint = theme.text if line.own else theme.text_second
    rank = paint_text(painter, row, line.rank, letters, tint)
    radius = min(8.5 * k, row.height() * 0.42)
    disc_x = row.left() + max(30 * k, rank + radius + 4 * k)
    paint_disc(painter, line.look, QPointF(disc_x, row.center().y()), radius)
    total = paint_text(painter, row, line.total, letters, tint, RIGHT)
    name = QRectF(disc_x + radius + 7 * k, row.top(), 0, row.height())
    name.setRight(row.right() - total - 6 * k)
    paint_text(painter, name, line.name, fitting(letters, line.name, name.width()), tint)

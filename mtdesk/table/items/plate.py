"""A seat's plate: colour bar, emblem, name, tiles left, total; on the viewer's own also the best places."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import edge_colour, paint_disc
from mtdesk.table.art.painting import (
    CENTRE,
    LEFT,
    MARGIN,
    RIGHT,
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
    peek: tuple[PeekLine, ...] = ()
    note: str = ""
    """What the seat did last, on a badge at the lower edge."""
    marked: bool = False
    """Whether the plate has an edge as light as its letters, since the seat's train is pointed at."""


class PlateItem(PaintedItem):
    """The plate of one seat, with a gold edge and three dots when it is that seat's turn.

    It is wide or tall as its rectangle is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        """Where it is, in scene pixels."""
        self._scale = self._note_scale = 1.0
        self.content: PlateContent | None = None
        """What is shown."""
        self._dots = DotsItem(self)
        self._disc = self._name = self._back = self._count = self._total = QRectF()
        """Where its parts are; the total is left out where there is no room."""

    def set_geometry(self, rect: QRectF, scale: float, note_growth: float = 1.0) -> None:
        """Put the plate into `rect` (scene pixels); letters have the size of `scale`.

        Those of places and of what the seat did last are larger by ``note_growth``.
        """
        self.rect, self._scale, self._note_scale = rect, scale, scale * note_growth
        below = max(MARGIN, self._note_height())
        self._arrange()
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, below))

    def set_content(self, content: PlateContent) -> None:
        if content != self.content:  # otherwise it would be painted again for nothing
            self.content = content
            self._arrange()
            self._changed()

    def _arrange(self) -> None:
        """Divide the plate among emblem, name and the line below, where the dots are."""
        content, rect, k = self.content, self.rect, self._scale
        if content is None or rect.isEmpty():
            return
        form = rect.width() / rect.height()
        wide, low = form > _WIDE, form > _LOW
        left, right = (12, 4) if low and not wide else (13, 10)
        edge = 2 if low else 4
        inner = rect.adjusted(left * k, edge * k, -right * k, -edge * k)
        name, below = (_PEEK_NAME, _PEEK_COUNT) if content.peek else (1.0, 1.0)
        row = inner.height() / (name + below + len(content.peek))
        size = min(35 * k, inner.height() if wide else row * name)
        if wide:
            self._disc = _cut(inner, size, 8 * k)
        self._name = QRectF(inner.topLeft(), QSizeF(inner.width(), row * name))
        if not wide:
            self._disc = _cut(self._name, size, 8 * k)
        second = QRectF(self._name.bottomLeft(), QSizeF(self._name.width(), row * below))
        if not wide:
            second.setLeft(inner.left() + (0 if low else 4) * k)
        self._back = _cut(second, min(second.height() * 0.8, 22 * k) * _BACK, 7 * k)
        pill = 14 * k if content.last_tile else 0.0
        self._count = _cut(second, text_width(content.count, scaled_font(Role.COUNT, k)) + pill, 4 * k)
        total = text_width(content.total, scaled_font(Role.BAR, k))
        has_room = second.width() - total - 4 * k >= 8 * k
        self._total = _cut(second, total, 4 * k, right=True) if has_room else QRectF()
        dots = QRectF(0, 0, max(0.0, min(30 * k, second.width())), 8 * k)
        dots.moveCenter(second.center())
        self._dots.show_in(dots, shown=content.on_turn, pulsing=content.thinking)

    def _note_height(self) -> float:
        return QFontMetricsF(scaled_font(Role.SMALL, self._note_scale)).height() + 2

    def paint_art(self, painter: QPainter) -> None:
        content, theme, rect, k = self.content, current_theme(), self.rect, self._scale
        if content is None:
            return
        radius = 8 * k
        paint_panel(painter, rect, radius, theme, lit=content.on_turn)
        bar = QPainterPath()
        bar.addRect(QRectF(rect.left(), rect.top(), 6.5 * k, rect.height()))
        painter.fillPath(rounded(rect, radius).intersected(bar), edge_colour(content.look, theme))
        if content.marked:
            inset = _MARK * k / 2
            edge = rounded(rect.adjusted(inset, inset, -inset, -inset), radius - inset)
            painter.strokePath(edge, QPen(colour(theme.text), _MARK * k))
        paint_disc(painter, content.look, self._disc.center(), self._disc.width() / 2)
        letters = fitting(scaled_font(Role.NAME, k), content.name, self._name.width())
        paint_text(painter, self._name, content.name, letters, theme.text)
        if content.count:
            self._paint_count(painter, content)
        if not self._total.isEmpty():
            paint_text(
                painter, self._total, content.total, scaled_font(Role.BAR, k), theme.text_second, RIGHT
            )
        if content.peek:
            self._paint_peek(painter, content)
        if content.note:
            self._paint_note(painter, content)

    def _paint_count(self, painter: QPainter, content: PlateContent) -> None:
        """Paint how many tiles are left, after the back of a tile."""
        theme, height = current_theme(), self._back.width() / _BACK
        unit = height / LENGTH
        painter.save()
        painter.translate(self._back.center())
        painter.rotate(90)
        painter.scale(unit, unit)
        paint_back(painter, theme, unit)
        painter.restore()
        if content.last_tile:
            pill = QRectF(0, 0, self._count.width(), height)
            pill.moveCenter(self._count.center())
            painter.fillPath(rounded(pill, height / 2), colour(theme.gold))
        tint, place = (theme.gold_ink, CENTRE) if content.last_tile else (theme.text, LEFT)
        paint_text(painter, self._count, content.count, scaled_font(Role.COUNT, self._scale), tint, place)

    def _paint_peek(self, painter: QPainter, content: PlateContent) -> None:
        """Paint the places; with gaps of any larger scale, names would have no room."""
        rect, k = self.rect, min(self._note_scale, self.rect.width() / _PEEK_WIDTH)
        left, right = rect.left() + 18 * k, rect.right() - 10 * k
        top = self._count.bottom()
        height = (rect.bottom() - 6 * k - top) / len(content.peek)
        letters = scaled_font(Role.SMALL, self._note_scale)
        letters.setPixelSize(max(SMALLEST_TEXT, min(letters.pixelSize(), int(_PEEK_LETTERS * height))))
        for i, line in enumerate(content.peek):
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

    def _paint_note(self, painter: QPainter, content: PlateContent) -> None:
        """Paint a badge in the seat's colour that hangs over the plate's lower edge, clear of its texts."""
        theme, rect, k, height = current_theme(), self.rect, self._note_scale, self._note_height()
        letters = fitting(scaled_font(Role.SMALL, k), content.note, rect.width() - height / 2)
        badge = QRectF(0, 0, min(text_width(content.note, letters) + height, rect.width()), height)
        badge.moveCenter(QPointF(rect.center().x(), 0))
        badge.moveBottom(rect.bottom() + height - 3 * k)
        painter.setBrush(colour(theme.plate))
        painter.setPen(QPen(edge_colour(content.look, theme), 1.5 * k))
        painter.drawRoundedRect(badge, height / 2, height / 2)
        paint_text(painter, badge, content.note, letters, theme.text, CENTRE)


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


class DotsItem(PulsingItem):
    """Three gold dots, which pulse while someone thinks."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self.hide()

    def show_in(self, rect: QRectF, *, shown: bool, pulsing: bool) -> None:
        """Put the dots into `rect`, in scene pixels, or hide them; `pulsing` while someone thinks."""
        self.prepareGeometryChange()
        self._rect = rect
        self.setVisible(shown)
        self.set_pulsing(pulsing)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current_theme().gold))
        rect, radius = self._rect, min(self._rect.height() / 2, self._rect.width() / 8)
        for share in (1 / 6, 1 / 2, 5 / 6):
            painter.drawEllipse(
                QPointF(rect.left() + share * rect.width(), rect.center().y()), radius, radius
            )

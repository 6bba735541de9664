"""A seat's plate: colour bar, emblem, name, tiles left, total; on the viewer's own also the best places."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art.emblems import edge_colour, paint_disc
from mtdesk.table.art.painting import (
    CENTRE,
    MARGIN,
    RIGHT,
    colour,
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
        self._disc, self._radius = QPointF(), 0.0
        self._name, self._second = QRectF(), QRectF()
        """The lines of the name, and of count and total."""
        self._has_total = True
        """Whether there is room for the total."""

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

    @property
    def tiles_anchor(self) -> QPointF:
        """Where the seat's tiles are: flights of tiles start and end here, in item coordinates."""
        return self.rect.center()

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
        first = QRectF(inner.left(), inner.top(), inner.width(), row * name)
        self._radius = min(17.5 * k, inner.height() / 2 if wide else first.height() / 2)
        self._disc = QPointF(inner.left() + self._radius, (inner if wide else first).center().y())
        text_left = self._disc.x() + self._radius + 8 * k
        self._name = QRectF(first)
        self._name.setLeft(text_left)
        second_left = text_left if wide else inner.left() + (0 if low else 4) * k
        self._second = QRectF(second_left, first.bottom(), inner.right() - second_left, row * below)
        start = self._count_right(content) + 4 * k
        end = self._second.right() - text_width(content.total, scaled_font(Role.BAR, k)) - 4 * k
        self._has_total = end - start >= 8 * k
        if not self._has_total:
            end = max(start, self._second.right())
        width = min(30 * k, end - start)
        dots = QRectF((start + end - width) / 2, self._second.center().y() - 4 * k, width, 8 * k)
        self._dots.show_in(dots, shown=content.on_turn, pulsing=content.thinking)

    @property
    def _count_height(self) -> float:
        return min(self._second.height() * 0.8, 22 * self._scale)

    @property
    def _count_left(self) -> float:
        """Where the number starts, after the back of a tile."""
        return self._second.left() + self._count_height * 0.56 + 7 * self._scale

    def _count_right(self, content: PlateContent) -> float:
        """Return where the number, or the pill it is in, ends."""
        pill = 14 * self._scale if content.last_tile else 0.0
        return self._count_left + text_width(content.count, scaled_font(Role.COUNT, self._scale)) + pill

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
        paint_disc(painter, content.look, self._disc, self._radius)
        letters = fitting(scaled_font(Role.NAME, k), content.name, self._name.width())
        paint_text(painter, self._name, content.name, letters, theme.text)
        if content.count:
            self._paint_count(painter, content)
        if self._has_total:
            letters = scaled_font(Role.BAR, k)
            paint_text(painter, self._second, content.total, letters, theme.text_second, RIGHT)
        if content.peek:
            self._paint_peek(painter, content)
        if content.note:
            self._paint_note(painter, content)

    def _paint_count(self, painter: QPainter, content: PlateContent) -> None:
        """Paint how many tiles are left, after the back of a tile."""
        theme, line, k, height = current_theme(), self._second, self._scale, self._count_height
        unit = height / LENGTH
        painter.save()
        painter.translate(line.left() + height * 0.28, line.center().y())
        painter.rotate(90)
        painter.scale(unit, unit)
        paint_back(painter, theme, unit)
        painter.restore()
        left, letters = self._count_left, scaled_font(Role.COUNT, k)
        if content.last_tile:
            pill = QRectF(left - 2 * k, line.center().y() - height / 2, 0, height)
            pill.setRight(self._count_right(content))
            painter.fillPath(rounded(pill, height / 2), colour(theme.gold))
            paint_text(painter, pill, content.count, letters, theme.gold_ink, CENTRE)
        else:
            place = QRectF(left, line.top(), line.right() - left, line.height())
            paint_text(painter, place, content.count, letters, theme.text)

    def _paint_peek(self, painter: QPainter, content: PlateContent) -> None:
        """Paint the places; with gaps of any larger scale, names would have no room."""
        rect, k = self.rect, min(self._note_scale, self.rect.width() / _PEEK_WIDTH)
        left, right = rect.left() + 18 * k, rect.right() - 10 * k
        top = self._second.bottom()
        height = (rect.bottom() - 6 * k - top) / len(content.peek)
        letters = scaled_font(Role.SMALL, self._note_scale)
        letters.setPixelSize(max(SMALLEST_TEXT, min(letters.pixelSize(), int(_PEEK_LETTERS * height))))
        for i, line in enumerate(content.peek):
            row = QRectF(left, top + i * height, right - left, height)
            self._paint_place(painter, row, line, letters, k)

    def _paint_place(self, painter: QPainter, row: QRectF, line: PeekLine, letters: QFont, k: float) -> None:
        letters.setBold(line.own)
        tint = current_theme().text if line.own else current_theme().text_second
        rank = paint_text(painter, row, line.rank, letters, tint)
        radius = min(8.5 * k, row.height() * 0.42)
        disc_x = row.left() + max(30 * k, rank + radius + 4 * k)
        paint_disc(painter, line.look, QPointF(disc_x, row.center().y()), radius)
        total = paint_text(painter, row, line.total, letters, tint, RIGHT)
        name = QRectF(row)
        name.setLeft(disc_x + radius + 7 * k)
        name.setRight(row.right() - total - 6 * k)
        paint_text(painter, name, line.name, fitting(letters, line.name, name.width()), tint)

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

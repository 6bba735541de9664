"""What is seen of the rack besides tiles: the shelf, dividers, and what surrounds a planned train."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from mtdesk.table.art import tiles
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import (
    CENTRE,
    MARGIN,
    colour,
    lay_over,
    mixed,
    paint_shadow,
    paint_text,
    rounded,
    scaled_font,
    text_width,
)
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.look import TileStyle, current_look, current_theme
from mtdesk.table.theme import Role, Theme, TrainLook

_RADIUS = 12.0


class ShelfItem(PaintedItem):
    """The wood, empty places of held tiles, a line between groups, and a scroll bar."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._unit = 0.0
        self.empty: tuple[tuple[QPointF, float], ...] = ()
        """The empty places, by middle and angle."""
        self._lines: tuple[QLineF, ...] = ()
        self._seen: tuple[float, float] | None = None

    def set_geometry(self, rect: QRectF) -> None:
        """Put the shelf into `rect` (item coordinates, scene pixels)."""
        self._rect = rect
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def set_marks(
        self,
        unit: float,
        empty: Sequence[tuple[QPointF, float]] = (),
        lines: Sequence[QLineF] = (),
        seen: tuple[float, float] | None = None,
    ) -> None:
        """Show empty places of tiles (`unit` pixels wide) by middle and angle, and dividing lines.

        `seen`: the visible part of all rows, from and to, 0 to 1; None: all.
        """
        marks = unit, tuple(empty), tuple(lines), seen
        if marks != (self._unit, self.empty, self._lines, self._seen):
            self._unit, self.empty, self._lines, self._seen = marks
            self._changed()

    def paint_art(self, painter: QPainter) -> None:
        self._paint_wood(painter, current_theme())
        for line in self._lines:
            _paint_line(painter, line, current_theme())
        for place, angle in self.empty:
            painter.save()
            painter.translate(place)
            painter.rotate(angle)
            painter.scale(self._unit, self._unit)
            tiles.paint_empty_place(painter, current_theme(), self._unit)
            painter.restore()
        if self._seen is not None:
            rect, (start, end) = self._rect, self._seen
            groove = QRectF(rect.right() - 9, rect.top() + 8, 4, rect.height() - 16)
            painter.fillPath(rounded(groove, 2), colour("#000000", 0.4))
            top, height = groove.top() + start * groove.height(), (end - start) * groove.height()
            bar = QRectF(groove.left(), top, 4, height)
            painter.fillPath(rounded(bar, 2), colour(current_theme().gold))

    def _paint_wood(self, painter: QPainter, theme: Theme) -> None:
        """Paint a wooden shelf with a rounded lip above and below."""
        rect = self._rect
        shape = rounded(rect, _RADIUS)
        paint_shadow(painter, shape, theme.shadow, 9, QPointF(0, 3))
        top, middle, bottom = theme.rack
        wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        lip = min(0.16, 16 / rect.height())
        for place, tint in (
            (0.0, mixed(top, "#FFE6C0", 0.12)),
            (lip * 0.75, top),
            (lip, mixed(middle, "#000000", 0.42)),
            (lip * 1.7, mixed(middle, "#000000", 0.12)),
            (0.5, middle),
            (1 - lip * 1.25, mixed(middle, bottom, 0.4)),
            (1 - lip * 1.2, mixed(bottom, "#FFE6C0", 0.22)),
            (1 - lip * 0.5, bottom),
            (1.0, mixed(bottom, "#000000", 0.35)),
        ):
            wood.setColorAt(place, colour(tint))
        painter.fillPath(shape, QBrush(wood) if theme.wood_grain else QBrush(colour(middle)))
        lay_over(painter, shape, "wood", 0.34 * theme.wood_grain)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if theme.wood_grain:
            painter.setPen(QPen(QColor(0, 0, 0, 130), 2))
            painter.drawPath(shape)
            painter.setPen(QPen(QColor(255, 240, 215, 46), 1))
            light = rect.adjusted(_RADIUS, 2.2, -_RADIUS, 0)
            painter.drawLine(QLineF(light.topLeft(), light.topRight()))
        painter.setPen(QPen(colour(theme.line, 0.75 if theme.shadow else 1.0), 1.3))
        painter.drawPath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), _RADIUS))


def _paint_line(painter: QPainter, line: QLineF, theme: Theme) -> None:
    """Paint a thin line with a light edge, between two groups of tiles."""
    if theme.wood_grain:
        painter.setPen(QPen(QColor(0, 0, 0, 120), 2))
        painter.drawLine(line)
    painter.setPen(QPen(colour(theme.line, 0.8), 1.2))
    painter.drawLine(line.translated(1.2, 0))


class DividerItem(PaintedItem):
    """A thin upright line with a small knob at its foot, round `pos()`; gold while it is held."""

    def __init__(self) -> None:
        super().__init__()
        self._height = 0.0
        self._held = False

    def set_height(self, height: float) -> None:
        """Its height in scene pixels."""
        if height != self._height:
            self._height = height
            self._repaint(QRectF(-7, -height / 2 - 7, 14, height + 14))

    def set_held(self, held: bool) -> None:
        """Set whether it is held."""
        if held != self._held:
            self._held = held
            self._changed()

    def paint_art(self, painter: QPainter) -> None:
        theme, reach = current_theme(), self._height / 2
        line = QLineF(0, -reach, 0, reach)
        if self._held:
            painter.setPen(QPen(colour(theme.gold), 2.4))
            painter.drawLine(line)
        else:
            _paint_line(painter, line, theme)
        painter.setPen(QPen(colour("#000000", 0.5), 1))
        painter.setBrush(colour(theme.gold if self._held else theme.line))
        painter.drawEllipse(line.p2(), 3.4, 3.4)


_BAND = 1.3
"""Height of the band, in u."""


class PlanContent(Struct, frozen=True):
    """What is painted; points and rectangles in scene pixels."""

    look: TrainLook
    """That of the player's own train."""
    pip: int | None
    """The number at the train's end; None: it takes any tile."""
    join: QPointF | None
    """The middle of the place before the chain, if that is visible."""
    unit: float
    caption: str
    strip: QRectF
    """The strip in whose middle the caption is."""
    scale: float
    """Size of letters; 1 suits a window 1600 pixels wide."""


class PlanItem(PaintedItem):
    """The end of the player's own train before the chain, seen as half a tile, and the caption below."""

    def __init__(self) -> None:
        super().__init__()
        self._content: PlanContent | None = None

    def set_content(self, content: PlanContent | None) -> None:
        """What to show; None: nothing."""
        if content == self._content:
            return
        self._content = content
        area = QRectF()
        if content is not None:
            area = content.strip.united(self._join_rect(content)).adjusted(-3, -3, 3, 3)
        self._repaint(area)

    @staticmethod
    def _join_rect(content: PlanContent) -> QRectF:
        if content.join is None:
            return QRectF()
        width = (1.1 if content.pip is None else 2.0) * content.unit
        rect = QRectF(0, 0, width, _BAND * content.unit)
        rect.moveCenter(content.join)
        return rect

    def paint_art(self, painter: QPainter) -> None:
        if self._content is not None:
            if self._content.join is not None:
                self._paint_join(painter, self._content)
            self._paint_caption(painter, self._content)

    def _paint_join(self, painter: QPainter, content: PlanContent) -> None:
        rect, unit = self._join_rect(content), content.unit
        # Its end is cut off at the chain, as if the train went on below it.
        band = rounded(rect.adjusted(1, 1, unit, -1), _BAND * unit * 0.4)
        painter.save()
        painter.setClipRect(rect)
        painter.fillPath(band, colour(mixed(content.look.colour, "#000000", 0.57)))
        painter.strokePath(band, QPen(colour(content.look.colour), max(1.5, 0.07 * unit)))
        painter.restore()
        middle = QPointF(rect.left() + 0.55 * unit, rect.center().y())
        paint_disc(painter, content.look, middle, 0.38 * unit)
        if content.pip is None:
            return
        look = current_look()
        style = tiles.shown_style(look, unit)
        painter.save()
        painter.translate(rect.right() - tiles.LENGTH / 2 * unit, rect.center().y())
        painter.scale(unit, unit)
        painter.setClipRect(QRectF(0, -0.5, 1, 1))  # the outer half of the last tile alone
        painter.setOpacity(0.72)
        tiles.paint_face(painter, (content.pip, content.pip), style, look.theme, unit)
        if style is TileStyle.NUMERALS:
            painter.translate(tiles.HALF, 0)
            tiles.paint_numeral(painter, content.pip, look.theme)
        painter.restore()

    def _paint_caption(self, painter: QPainter, content: PlanContent) -> None:
        letters, strip = scaled_font(Role.SMALL, content.scale), content.strip
        room = 1.6 * QFontMetricsF(letters).height()
        plaque = QRectF(0, 0, min(strip.width(), text_width(content.caption, letters) + room), strip.height())
        plaque.moveCenter(strip.center())
        painter.fillPath(rounded(plaque, plaque.height() / 2), colour(current_theme().plate, 0.85))
        inner = plaque.adjusted(plaque.height() / 3, 0, -plaque.height() / 3, 0)
        paint_text(painter, inner, content.caption, letters, current_theme().text, CENTRE)

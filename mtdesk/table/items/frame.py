"""What is round the cloth: plates, boneyard, status line, banner, and the ring of the focus."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art import pile, plate
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import colour, rounded
from mtdesk.table.art.panel import MARGIN, fitting, paint_panel
from mtdesk.table.art.pile import PileContent
from mtdesk.table.art.plate import PlateContent
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import SMALLEST_TEXT, Role, TrainLook, font, sized_font, text_size


class PlateItem(PaintedItem):
    """Name, emblem, tiles left and total of one seat; gold edge and three dots when it is that seat's turn.

    Wide, tall and score-peek forms follow from the rectangle and the content.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._window_width, self._note_growth = 1600.0, 1.0
        self.content: PlateContent | None = None
        """What is shown."""
        self._dots = DotsItem(self)

    def set_geometry(self, rect: QRectF, window_width: float, note_growth: float = 1.0) -> None:
        """Put the plate into `rect` (scene pixels); the window's width determines the size of letters.

        Those of what the seat did last are larger by ``note_growth``.
        """
        self._rect, self._window_width, self._note_growth = rect, window_width, note_growth
        self._repaint(plate.painted_area(rect, window_width * note_growth))
        self._place_dots()

    def shape(self) -> QPainterPath:
        """Called by Qt, which shows the tooltip here: not beside the plate, where its shadow is."""
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def set_content(self, content: PlateContent) -> None:
        """Show these texts and states."""
        self.content = content
        self._place_dots()
        self._changed()

    @property
    def tiles_anchor(self) -> QPointF:
        """Where the seat's tiles are: flights of tiles start and end here, in item coordinates."""
        return self._rect.center()

    def _place_dots(self) -> None:
        content = self.content
        if content is None or self._rect.isEmpty():
            return
        self._dots.set_geometry(plate.dots_rect(self._rect, content, self._window_width))
        self._dots.set_shown(content.on_turn, moving=content.thinking)

    def paint_art(self, painter: QPainter) -> None:
        if self.content is not None:
            theme, growth = current_theme(), self._note_growth
            plate.paint_plate(painter, self._rect, self.content, theme, self._window_width, growth)


_PERIOD_MS = 1200
_STEPS = 24


class DotsItem(QGraphicsObject):
    """Three gold dots; while they move they swell one after another. Nothing runs unless shown in a scene."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._phase = 0
        self._moving = False
        self._run = QPropertyAnimation(self, b"phase", self)
        self._run.setDuration(_PERIOD_MS)
        self._run.setStartValue(0)
        self._run.setEndValue(_STEPS)
        self._run.setLoopCount(-1)
        self.setVisible(False)

    def set_geometry(self, rect: QRectF) -> None:
        """Put the dots into `rect`, in scene pixels."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def set_shown(self, shown: bool, *, moving: bool) -> None:
        """Show or hide the dots; `moving` while someone thinks."""
        self._moving = moving
        self.setVisible(shown)
        self._settle()

    def is_moving(self) -> bool:
        """Return whether the dots are moving now."""
        return self._run.state() is QAbstractAnimation.State.Running

    def _settle(self) -> None:
        wanted = self._moving and self.isVisible() and self.scene() is not None
        if wanted and not self.is_moving():
            self._run.start()
        elif not wanted:
            self._run.stop()
            self._set_phase(0)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: object) -> object:
        if change is QGraphicsItem.GraphicsItemChange.ItemSceneHasChanged:
            self._settle()
        return super().itemChange(change, value)

    def _get_phase(self) -> int:
        return self._phase

    def _set_phase(self, phase: int) -> None:
        if phase != self._phase:
            self._phase = phase
            self.update()

    phase = Property(int, _get_phase, _set_phase)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = min(self._rect.height() / 2, self._rect.width() / 8)
        for i in range(3):
            wave = (
                0.5 + 0.5 * math.cos(2 * math.pi * (self._phase / _STEPS - i / 5))
                if self.is_moving()
                else (1 - 0.3 * i)
            )
            painter.setBrush(colour(current_theme().gold, 0.35 + 0.65 * wave))
            centre = QPointF(
                self._rect.left() + self._rect.width() * (2 * i + 1) / 6, self._rect.center().y()
            )
            painter.drawEllipse(centre, radius * (0.72 + 0.28 * wave), radius * (0.72 + 0.28 * wave))


class PileItem(PaintedItem):
    """Face-down tiles with their number, and below them the sign of what a click does."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._window_width = 1600.0
        self.content = PileContent(0, "0", "", "")
        """What is shown."""

    def set_geometry(self, rect: QRectF, window_width: float) -> None:
        """Put the pile's panel into `rect` (item coordinates, scene pixels)."""
        self._rect, self._window_width = rect, window_width
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def set_content(self, content: PileContent) -> None:
        """Show this number and these texts."""
        self.content = content
        self._changed()

    @property
    def tiles_anchor(self) -> QPointF:
        """Middle of the heap: drawn tiles start here, in item coordinates."""
        return pile.heap_rect(self._rect, self.content, self._window_width).center()

    def paint_art(self, painter: QPainter) -> None:
        pile.paint_pile(painter, self._rect, self.content, current_theme(), self._window_width)


_EMBLEM = 0.7
"""Radius of the emblem, in heights of a line."""

_SMALLER_LINE = 0.95
"""How small, relative to its usual size, a text is written before it gets several lines."""

_LEAST = 0.72
"""How small several lines are written at the least, relative to ordinary text."""

_SMALLER_TWO = 0.9
"""How small, relative to its usual size, two lines are written before there are three."""

_SLIM = 0.32
"""Margin above and below several lines together, in heights of a line, at least."""

_WIDE = 0.6
"""The same where there is room."""

_AMPLE = 3.0
"""Room, in sizes of letters, in which three lines are written smaller rather than outside it."""

_NARROWER = 0.55, 0.65, 0.75, 0.85
"""Widths to try for several lines, relative to the largest: lines of about the same length."""

WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


class StatusLineItem(PaintedItem):
    """One sentence with an emblem before it, in a pill round `pos()`, which is its middle.

    The text is never shortened. It is written a little smaller where it is too long for a line of
    `max_width`, then in two or three lines, then in more, as small as `max_height` asks for but never too
    small to be read; then the pill grows.
    """

    def __init__(self) -> None:
        super().__init__()
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
        least = max(SMALLEST_TEXT, round(self._letters * _LEAST))
        ways = [(size, 1, math.inf) for size in range(full, max(least, round(full * _SMALLER_LINE)) - 1, -1)]
        ways += [(size, 2, math.inf) for size in range(full, max(least, round(full * _SMALLER_TWO)) - 1, -1)]
        for most in (self._max_height, math.inf) if self._max_height > _AMPLE * full else (math.inf,):
            ways += [(size, 3, most) for size in range(full, least - 1, -1)]
        for size, lines, most in ways:
            if self._fits(size, lines) and self.pill_rect.height() <= most:
                break
        self._repaint(self.pill_rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def _fits(self, size: int, lines: int) -> bool:
        """Lay the text out at this size, in one line or in up to 2 or 3; returns whether it fits."""
        self._font = sized_font(size, Role.STATUS.value.weight)
        metrics = QFontMetricsF(self._font)
        line = metrics.height()
        side, before = line * 0.85, self._emblem_room(line)
        room = QRectF(0, 0, max(line * 4, self._max_width - before - side), 1e6)
        needed = metrics.boundingRect(room, WRAP, self.text)
        several = needed.height() > 1.5 * line
        if several:
            needed = self._evened(metrics, room, needed)
        width = before + needed.width() + 1 + side
        spare = min(_WIDE * line, self._max_height - needed.height())
        height = max(needed.height(), line) + (max(_SLIM * line, spare) if several else line)
        self.pill_rect = QRectF(-width / 2, -height / 2, width, height)
        self._text_rect = QRectF(
            self.pill_rect.left() + before, -needed.height() / 2, needed.width() + 1, needed.height()
        )
        most = max(self._max_height, max(1, lines - 1) * metrics.lineSpacing() + (1 + _SLIM) * line + 1)
        return height <= most and (lines > 1 or not several)

    def _evened(self, metrics: QFontMetricsF, room: QRectF, needed: QRectF) -> QRectF:
        """Return what as many lines need that end at about the same place."""
        for share in _NARROWER:
            tried = metrics.boundingRect(QRectF(0, 0, room.width() * share, 1e6), WRAP, self.text)
            if tried.height() <= needed.height() and tried.width() <= room.width() * share:
                return tried
        return needed

    def _emblem_room(self, line: float) -> float:
        """Return what precedes the text: the emblem with its gaps, or a gap alone."""
        return 2 * _EMBLEM * line + line * 0.8 if self._look is not None else line * 0.85

    def paint_art(self, painter: QPainter) -> None:
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


_LARGE = 1.9
"""Size of the large letters, relative to those of the status line."""
_NOTE = 0.8
"""Size of a note, relative to ordinary text."""
_CENTRED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value


def _wrapped(letters: QFont, text: str, width: float) -> QSizeF:
    """Return the size of a text in as many lines as this width requires."""
    if not text:
        return QSizeF()
    found = QFontMetricsF(letters).boundingRect(QRectF(0, 0, width, 1e6), _CENTRED, text)
    return QSizeF(found.width() + 1, found.height())


class BannerItem(PaintedItem):
    """A lit panel round `pos()`: a title with the emblems of seats above it, and a note."""

    def __init__(
        self,
        title: str,
        note: str,
        looks: Sequence[TrainLook],
        room: float,
        window_width: float,
        letters: int = 0,
    ) -> None:
        """Be at most `room` wide: what is too long is written smaller, but no smaller than a note, or wraps.

        ``letters``: the size of ordinary text. Everything is in scene pixels.
        """
        super().__init__()
        self.title, self._note, self._looks = title, note, tuple(looks)
        least = max(text_size(Role.SMALL, window_width), round(_NOTE * letters))
        self._small = sized_font(least, Role.SMALL.value.weight)
        line = QFontMetricsF(self._small).height()
        room -= 2 * line
        usual = max(text_size(Role.STATUS, window_width), letters)
        self._letters = fitting(sized_font(round(usual * _LARGE), Role.STATUS.value.weight), title, room)
        self._letters.setPixelSize(max(self._letters.pixelSize(), least))
        self._radius = 1.1 * line if looks else 0.0
        large, small = (_wrapped(*text, room) for text in ((self._letters, title), (self._small, note)))
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
            (self.title, self._letters, theme.text, large),
            (self._note, self._small, theme.text_second, small),
        ):
            painter.setFont(letters)
            painter.setPen(colour(tint))
            painter.drawText(QRectF(-self._wide / 2, below, self._wide, tall), _CENTRED, text)
            below += tall


_WIDTH = 3.0
_REACH = 2 * _WIDTH


class FocusItem(PaintedItem):
    """Shows that the focus is at a rectangle."""

    def set_geometry(self, rect: QRectF, radius: float) -> None:
        """Go round ``rect`` (item coordinates, scene pixels) with corners of this radius."""
        self._rect, self._radius = rect, radius
        self._repaint(rect.adjusted(-_REACH, -_REACH, _REACH, _REACH))

    def paint_art(self, painter: QPainter) -> None:
        """Paint the ring: the light one inside, the dark one outside, so that any ground shows it."""
        for tint, grow in zip(current_theme().focus, (_WIDTH / 2, _WIDTH * 1.5), strict=True):
            ring = rounded(self._rect.adjusted(-grow, -grow, grow, grow), self._radius + grow)
            painter.strokePath(ring, QPen(colour(tint), _WIDTH))

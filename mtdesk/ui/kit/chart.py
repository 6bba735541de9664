"""What all charts have in common: colours, lettering, a grid with numbers; lines and badges of seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mtdesk.i18n import number_text
from mtdesk.table.art.colours import colour, contrast, mixed
from mtdesk.table.art.painting import round_pen
from mtdesk.table.look import current_theme, seat_look
from mtdesk.table.theme import Theme
from mtdesk.ui.kit.sizes import scaled

_SMALL = 0.87
"""Size of the lettering of axes relative to ordinary text."""
_AXIS_GAP, _MARGIN = 8.0, 4.0


class Chart(QWidget):
    """A painted chart. Code that shows figures also puts them into ``accessibleDescription``."""

    def __init__(self, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = size
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(scaled(size.width() * 0.6), scaled(size.height()))

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._usual.width()), scaled(self._usual.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        painter.end()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the chart into ``area``."""
        raise NotImplementedError

    def small_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(font.pixelSize() * _SMALL))
        return font

    def scale(self, highest: float) -> Scale:
        """Return a vertical scale in these colours, from zero to at least ``highest``."""
        return Scale(current_theme(), self.small_font(), highest)


def golden(top: QPointF, bottom: QPointF) -> QLinearGradient:
    """Return gold that is deeper at the bottom."""
    result, gold = QLinearGradient(top, bottom), current_theme().gold
    result.setColorAt(0.0, colour(gold))
    result.setColorAt(1.0, colour(gold, 0.62))
    return result


class Scale:
    """A vertical scale between round numbers, with its grid; ``lowest`` is 0 or less."""

    def __init__(
        self, theme: Theme, font: QFont, highest: float, *, lines: int = 4, lowest: float = 0.0
    ) -> None:
        self._theme, self._font = theme, font
        highest = max(highest, 1.0)
        self._step = nice_step(highest - lowest, lines)
        self._lowest = math.floor(lowest / self._step) * self._step
        self._top = math.ceil(highest / self._step) * self._step

    def width(self, painter: QPainter) -> float:
        """Return the pixels that the numbers need."""
        painter.setFont(self._font)
        letters = painter.fontMetrics()
        ends = (number_text(self._lowest), number_text(self._top))
        return max(map(letters.horizontalAdvance, ends)) + _AXIS_GAP

    def plot(self, painter: QPainter, area: QRectF, right: float = _MARGIN) -> QRectF:
        """Return what numbers, half of the topmost one, and a line of names below leave of ``area``."""
        width, letters = self.width(painter), painter.fontMetrics().height()
        return area.adjusted(width, letters / 2, -right, -letters - 6)

    def y(self, value: float, plot: QRectF) -> float:
        return plot.bottom() - plot.height() * (value - self._lowest) / (self._top - self._lowest)

    def draw(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the lines across ``plot`` and the numbers left of it."""
        painter.setFont(self._font)
        height = painter.fontMetrics().height()
        for value in range(self._lowest, self._top + 1, self._step):
            y = self.y(value, plot)
            painter.setPen(QPen(colour(self._theme.plate_edge, 0.55 if value else 1.0), 1))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            painter.setPen(colour(self._theme.text_second))
            box = QRectF(0, y - height / 2, plot.left() - _AXIS_GAP, height)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, number_text(value))


def draw_below(painter: QPainter, plot: QRectF, centres: list[float], texts: list[str]) -> None:
    """Write texts below ``plot``, as many of them as fit into its width and the margin on its right."""
    metrics = painter.fontMetrics()
    widest = max((metrics.horizontalAdvance(text) for text in texts), default=0) + _AXIS_GAP
    room = (centres[-1] - centres[0]) / max(1, len(centres) - 1) if len(centres) > 1 else plot.width()
    every = max(1, math.ceil(widest / max(1.0, room)))
    end = -math.inf
    for at in range(0, len(texts), every):
        width = metrics.horizontalAdvance(texts[at]) + 6
        left = min(max(centres[at] - width / 2, plot.left() - widest / 2), plot.right() + _MARGIN - width)
        if left < end:
            continue
        end = left + width
        box = QRectF(left, plot.bottom() + 4, width, metrics.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, texts[at])


def nice_step(top: float, lines: int) -> int:
    """Return a round distance (1, 2, 5, 10, …) at which at most ``lines`` grid lines reach up to ``top``."""
    least = max(1.0, top / lines)
    power = 10 ** math.floor(math.log10(least))
    return int(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least))


_RIM = 2.4
"""How many pixels wider the dark line under a line is."""
_LEAST_CONTRAST = 1.1
"""Of a line with its ground, by WCAG 2; with less, it would look like two lines."""


def line_ink(seat: int, theme: Theme) -> str:
    """Return the colour of a seat, or of white paper's shade for one that cannot be seen on it."""
    ink = seat_look(seat).colour
    return ink if contrast(ink, theme.plate) >= _LEAST_CONTRAST else mixed(theme.plate, "#000000", 0.55)


def draw_seat_line(
    painter: QPainter, points: Sequence[QPointF], seat: int, theme: Theme, width: float
) -> None:
    """Paint the line of a seat through ``points``, with a rim that sets it off from the others."""
    line = QPolygonF(list(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(colour(mixed(theme.plate, "#000000", 0.5)), width + _RIM))
    painter.drawPolyline(line)
    painter.setPen(round_pen(colour(line_ink(seat, theme)), width))
    painter.drawPolyline(line)


def spread(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Return places near the ``wanted`` ones, in order, ``distance`` apart if ``low`` to ``high`` allows."""
    if not wanted:
        return []
    count = len(wanted)
    distance = min(distance, (high - low) / max(1, count - 1))
    order = sorted(range(count), key=lambda index: wanted[index])
    pushed_up = list(accumulate((wanted[i] for i in order), lambda below, want: max(want, below + distance)))
    pushed_down = list(
        accumulate((wanted[i] for i in reversed(order)), lambda above, want: min(want, above - distance))
    )[::-1]
    placed = [0.0] * count
    for rank, index in enumerate(order):
        middle = (pushed_up[rank] + pushed_down[rank]) / 2
        placed[index] = min(max(middle, low + rank * distance), high - (count - 1 - rank) * distance)
    return placed

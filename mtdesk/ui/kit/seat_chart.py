"""What the line charts of the seats share: their scales, lines, and badges beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPolygonF

from mtdesk.table.art.soft import colour, mixed, round_pen
from mtdesk.table.theme import Theme
from mtdesk.ui.kit.chart import ScaleStyle
from mtdesk.ui.kit.widgets import seat_look

_RIM = 2.4
"""How many pixels wider the dark line under a line is."""


def scale_style(theme: Theme, font: QFont) -> ScaleStyle:
    """Return how scales look on a plate of a theme."""
    edge, text = theme.plate_edge, theme.text_second
    return ScaleStyle(font, colour(edge), colour(edge, 0.55), colour(text))


def draw_seat_line(
    painter: QPainter, points: Sequence[QPointF], seat: int, theme: Theme, width: float
) -> None:
    """Paint the line of a seat through ``points``, with a rim that sets it off from the others."""
    line = QPolygonF(list(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(colour(mixed(theme.plate, "#000000", 0.5)), width + _RIM))
    painter.drawPolyline(line)
    painter.setPen(round_pen(colour(seat_look(seat).colour), width))
    painter.drawPolyline(line)


def spread(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Places near the ``wanted`` ones in their order, ``distance`` apart if ``low`` to ``high`` allows."""
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

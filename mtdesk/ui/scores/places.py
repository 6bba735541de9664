"""Everyone's place, the leaders first, painted as large as there is room: emblem, name and total."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath

from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.look import current_theme, seat_look
from mtdesk.table.theme import Theme, sized_font
from mtdesk.ui.kit.chart import Chart
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.scores.scores import Scores

_ROW = 5.6
"""How many times as wide as high a row is at least."""
_PLACE, _BADGE, _GAP, _LETTERS = 0.8, 0.86, 0.18, 0.4
"""Parts of the height of a row: the column of places, the emblem, the gaps beside it, the letters."""
_WORTH_IT = 1.2
"""How much larger two columns must make the rows, because names have less room there."""
_LEAST, _NARROWEST, _USUAL = 28, 300, QSize(560, 420)
"""Pixels at scale 1: the lowest row and the narrowest view, and what is usual."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PlacesView(Chart):
    """Everyone's place, to be seen from across the room."""

    def __init__(self, scores: Scores) -> None:
        super().__init__(_USUAL)
        self._scores = scores
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Places"))
        self.setMinimumSize(scaled(_NARROWEST), scaled(_LEAST) * len(scores.names))
        lines = map(scores.line, scores.seats_by_place)
        spoken = (f"{place} {name}, {total}".strip() for place, name, total in lines)
        self.setAccessibleDescription("; ".join(spoken))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        theme = current_theme()
        paint_places(painter, area, self._scores, theme)
        if self.hasFocus():
            painter.setPen(colour(theme.gold))
            painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


def paint_places(painter: QPainter, area: QRectF, scores: Scores, theme: Theme) -> None:
    """Paint a row for each seat, in two columns if that makes them larger."""
    seats = scores.seats_by_place
    sizes = {
        columns: min(area.height() / math.ceil(len(seats) / columns), area.width() / columns / _ROW)
        for columns in (1, 2)
    }
    columns = 2 if sizes[2] > _WORTH_IT * sizes[1] else 1
    height, width = sizes[columns], area.width() / columns
    rows = math.ceil(len(seats) / columns)
    top = area.top() + (area.height() - rows * height) / 2
    for number, seat in enumerate(seats):
        column, row = divmod(number, rows)
        place = QRectF(area.left() + column * width, top + row * height, width, height)
        gap = _GAP * height * (column < columns - 1)
        _paint_row(painter, place.adjusted(0, 0, -gap, 0), scores, seat, theme)


def _paint_row(painter: QPainter, area: QRectF, scores: Scores, seat: int, theme: Theme) -> None:
    height, inside = area.height(), area.adjusted(0, 0, -_GAP * area.height(), 0)
    leads = scores.leads(seat)
    if leads:
        plate = QPainterPath()
        plate.addRoundedRect(area.adjusted(0, height * 0.03, 0, -height * 0.03), height / 5, height / 5)
        painter.fillPath(plate, colour(theme.gold, 0.16))
    painter.setFont(sized_font(round(_LETTERS * height), QFont.Weight.Bold if leads else QFont.Weight.Medium))
    letters, (place, name, total) = painter.fontMetrics(), scores.line(seat)
    painter.setPen(colour(theme.text_second))
    painter.drawText(QRectF(area.left(), area.top(), _PLACE * height, height), _RIGHT, place)
    middle = area.left() + (_PLACE + _GAP + _BADGE / 2) * height
    paint_disc(painter, seat_look(seat), QPointF(middle, area.center().y()), _BADGE * height / 2)
    painter.setPen(colour(theme.gold if leads else theme.text))
    painter.drawText(inside, _RIGHT, total)
    inside.setLeft(middle + (_BADGE / 2 + _GAP) * height)
    inside.setRight(inside.right() - letters.horizontalAdvance(total) - _GAP * height)
    text = letters.elidedText(name, Qt.TextElideMode.ElideRight, int(inside.width()))
    painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

"""A line chart of the totals after each round, one line for each seat in its colour and with its emblem."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import QWidget

from mtdesk.i18n import number_text, points_text
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme, seat_look
from mtdesk.table.theme import Theme, sized_font
from mtdesk.ui.kit.chart import Chart, Scale, draw_seat_line, line_ink, spread
from mtdesk.ui.kit.sizes import BASE_SIZE, text_scale
from mtdesk.ui.scores.scores import Scores

_MARGIN_TOP, _MARGIN_BOTTOM, _GAP = 16.0, 28.0, 12.0
_DISC, _LEAST_DISC = 10.0, 5.0
"""The radius of badges at scale 1, and the least of those of many players in pixels."""
_LINES = 5
_USUAL = QSize(640, 220)
_NARROWEST, LOWEST = 280, 120
"""Pixels of the smallest chart that can be read at scale 1."""
_GROWTH_MS = 1800
"""Milliseconds in which the lines grow."""
_CLOSEST = 4.0
"""The least pixels between two rounds that are marked by dots."""
_NAMED_FROM, _NAME, _NAME_PART = 620, 120, 0.36
"""Pixels at scale 1: how wide a chart is that names the players beside their badges, and room for a name; or
this part of the width, if that is more."""


class ScoreChart(Chart):
    """Totals by round as lines; only the axes before the first round has ended."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_USUAL, parent)
        self._scores: Scores | None = None
        self.growth = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        """Runs while the lines grow; its value is the part of them that is shown."""
        self.growth.valueChanged.connect(self.update)
        self.setMinimumSize(_NARROWEST, LOWEST)
        self.setAccessibleName(self.tr("Line chart of totals"))

    def sizeHint(self) -> QSize:
        """Return the usual size at any text size: the chart leaves that space to others."""
        return _USUAL

    def show_scores(self, scores: Scores) -> None:
        self._scores = scores
        totals = zip(scores.names, scores.totals, strict=True)
        self.setAccessibleDescription(" · ".join(f"{name} {points_text(total)}" for name, total in totals))
        self.update()

    def grow(self, speed: float) -> None:
        """Draw the lines from the first round to the last, at this speed relative to the usual one."""
        self.growth.setDuration(round(_GROWTH_MS / speed))
        self.growth.start()

    def finish(self) -> None:
        if self.growth.state() is QVariantAnimation.State.Running:
            self.growth.stop()
            self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the chart into ``area``, if there is anything to show."""
        if self._scores is not None:
            is_growing = self.growth.state() is QVariantAnimation.State.Running
            part = float(self.growth.currentValue()) if is_growing else 1.0
            _Drawing(painter, area, current_theme(), self._scores, part, scale=text_scale()).paint()


def chart_picture(scores: Scores, theme: Theme, size: QSize, ratio: float) -> QImage:
    """Return the chart of these scores on a plate's colour, whatever the size of text on the screen.

    It has ``size`` pixels of ``ratio`` device pixels each.
    """
    picture = QImage(size * ratio, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(colour(theme.plate))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized_font(BASE_SIZE))
        _Drawing(painter, QRectF(QPointF(0, 0), size.toSizeF()), theme, scores).paint()
    return picture


class _Drawing:
    """One painting of the chart into ``area``."""

    def __init__(
        self,
        painter: QPainter,
        area: QRectF,
        theme: Theme,
        scores: Scores,
        part: float = 1.0,
        *,
        scale: float = 1.0,
    ) -> None:
        """``part``: how much of the lines is shown."""
        self._painter, self._part, self._text_scale = painter, part, scale
        self._theme = theme
        self._scores = scores
        played = len(scores.rounds)
        self._rounds = played if scores.ended else max(scores.options.rounds, played)
        lowest, highest = scores.extremes
        self._scale = Scale(theme, painter.font(), highest, lines=_LINES, lowest=min(0.0, lowest))
        self._disc = float(self._scaled(_DISC))
        self._name = self._name_width(area.width())
        left, right = self._scale.width(painter) + 10, 2 * (self._disc + _GAP) + self._name
        top, bottom = self._scaled(_MARGIN_TOP), self._scaled(_MARGIN_BOTTOM)
        self._plot = area.adjusted(left, top, -right, -bottom)
        self._paths = [self._path(seat) for seat in range(len(scores.names))]

    def paint(self) -> None:
        """Paint grid and lines and, at the end of whole lines, badges."""
        self._scale.draw(self._painter, self._plot)
        self._paint_rounds()
        if not self._scores.rounds:
            return
        shown = self._plot.adjusted(-_GAP, -_MARGIN_TOP, _GAP, _GAP)
        if self._part < 1:
            shown.setRight(self._point(0, 0).x() + self._part * (self._paths[0][-1].x() - self._plot.left()))
        self._painter.save()
        self._painter.setClipRect(shown)
        for seat in reversed(range(len(self._paths))):
            self._paint_line(seat)
        self._painter.restore()
        if self._part >= 1:
            self._paint_badges()

    def _scaled(self, pixels: float) -> int:
        return round(pixels * self._text_scale)

    def _name_width(self, width: float) -> float:
        """Return the space for names to the right of the badges; 0 if the chart is narrow."""
        if width < self._scaled(_NAMED_FROM):
            return 0.0
        letters = self._painter.fontMetrics()
        longest = max(map(letters.horizontalAdvance, self._scores.names))
        return min(max(self._scaled(_NAME), _NAME_PART * width), longest + _GAP)

    def _point(self, round_: int, total: float) -> QPointF:
        shown = self._shown_rounds()
        return QPointF(
            self._plot.left() + self._plot.width() * round_ / shown,
            self._scale.y(total, self._plot),
        )

    def _shown_rounds(self) -> int:
        """Rounds on the axis: all of them or, in a long game, a little more than were played."""
        played = len(self._scores.rounds)
        return max(1, min(self._rounds, max(13, math.ceil(played * 1.15))))

    def _paint_rounds(self) -> None:
        painter = self._painter
        shown = self._shown_rounds()
        widest = painter.fontMetrics().horizontalAdvance(number_text(shown)) + _GAP
        every = max(1, math.ceil(widest * shown / max(1.0, self._plot.width())))
        painter.setPen(colour(self._theme.text_second))
        for round_ in range(every, shown + 1, every):
            x = self._point(round_, 0).x()
            box = QRectF(x - 30, self._plot.bottom() + 5, 60, self._scaled(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number_text(round_))

    def _path(self, seat: int) -> list[QPointF]:
        """Return the totals of a seat from its first round on."""
        after = (self._scores.first_totals, *self._scores.running_totals)
        last = len(after) - 1
        rounds_of = (row for row, round_ in enumerate(self._scores.rounds) if round_.took_part(seat))
        joined = next(rounds_of, last)
        return [self._point(round_, float(after[round_][seat])) for round_ in range(joined, last + 1)]

    def _paint_line(self, seat: int) -> None:
        painter, path = self._painter, self._paths[seat]
        draw_seat_line(painter, path, seat, self._theme, 2.6)
        if self._plot.width() < _CLOSEST * self._shown_rounds():
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(line_ink(seat, self._theme)))
        for point in path[1:]:
            painter.drawEllipse(point, 3.2, 3.2)

    def _paint_badges(self) -> None:
        """Paint the seats' badges beside the ends of their lines, moved apart where they would overlap."""
        ends = [path[-1] for path in self._paths]
        low = max(self._plot.top() - 5, self._disc + 1)
        is_over_numbers = len(self._scores.rounds) < self._shown_rounds()
        high = self._plot.bottom() + (-self._disc if is_over_numbers else 0 if self._name else 8)
        apart = min(2 * self._disc + 2, (high - low) / max(1, len(ends) - 1))
        disc = min(self._disc, max(_LEAST_DISC, apart / 2 - 1))
        heights = spread([end.y() for end in ends], apart, low, high)
        for seat, (end, y) in enumerate(zip(ends, heights, strict=True)):
            centre = QPointF(end.x() + 2 * _GAP + self._disc / 2, y)
            self._painter.setPen(QPen(colour(line_ink(seat, self._theme), 0.7), 1.4))
            self._painter.drawLine(QLineF(end, QPointF(centre.x() - disc, y)))
            paint_disc(self._painter, seat_look(seat), centre, disc)
            if self._name and apart > 2 * _LEAST_DISC + 3:
                self._paint_name(self._scores.names[seat], centre)

    def _paint_name(self, name: str, beside: QPointF) -> None:
        letters = self._painter.fontMetrics()
        height = self._scaled(28)
        room = QRectF(beside.x() + self._disc + 5, beside.y() - height / 2, self._name, height)
        self._painter.setPen(colour(self._theme.text))
        text = letters.elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()) - 5)
        self._painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

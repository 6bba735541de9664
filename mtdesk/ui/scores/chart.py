"""The points of seats as lines: totals by round, or what mistakes have cost by move."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPen

from mtdesk.i18n import number_text, points_text
from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.look import current_theme, seat_look
from mtdesk.table.theme import Theme, sized_font
from mtdesk.ui.kit.chart import Chart, Scale, draw_below, draw_seat_line, line_ink, nice_step, spread
from mtdesk.ui.kit.sizes import BASE_SIZE, text_scale
from mtdesk.ui.scores.scores import Scores

_GAP = 12.0
_DISC, _LEAST_DISC = 10.0, 5.0
"""The radius of badges at scale 1, and the least of those of many players in pixels."""
_LINES, _LINE_GAP = 5, 1.5
"""The most lines of the grid, and the least distance between their numbers, in heights of a line."""
_USUAL, _NARROWEST, _LOWEST = QSize(640, 220), 280, 120
"""Pixels of the usual chart of totals, and of the smallest that can be read at scale 1."""
_GROWTH_MS = 1800
"""Milliseconds in which the lines grow."""
_CLOSEST = 4.0
"""The least pixels between two rounds that are marked by dots."""
_NAMED_FROM, _NAME, _NAME_PART = 620, 120, 0.36
"""Pixels at scale 1: how wide a chart is that names the players beside their badges, and room for a name; or
this part of the width, if that is more."""


class Course(msgspec.Struct, frozen=True):
    """The points of seats over rounds or moves.

    The line of each seat has its points from left to right; where lines cross, the first one is on top.
    ``span`` is where the axis ends, and ``told`` says in words where the lines end.
    """

    names: Sequence[str]
    lines: Mapping[int, Sequence[tuple[int, float]]]
    span: int
    told: str
    has_dots: bool = False
    """Whether each point after the first is marked."""


def course_of(scores: Scores) -> Course:
    """Return the totals of everyone, each from the first round that they took part in."""
    after, last = (scores.first_totals, *scores.running_totals), len(scores.rounds)
    lines: dict[int, list[tuple[int, float]]] = {}
    for seat in range(len(scores.names)):
        joined = next((row for row, round_ in enumerate(scores.rounds) if round_.took_part(seat)), last)
        lines[seat] = [(round_, float(after[round_][seat])) for round_ in range(joined, last + 1)]
    whole = last if scores.ended else max(scores.options.rounds, last)
    # Of a long game, the axis has a little more than was played.
    span = max(1, min(whole, max(13, math.ceil(last * 1.15))))
    totals = zip(scores.names, scores.totals, strict=True)
    told = " · ".join(f"{name} {points_text(total)}" for name, total in totals)
    return Course(scores.names, lines, span, told, has_dots=True)


class SeatChart(Chart):
    """A course as lines; ``picked`` carries the round or move at which someone clicks."""

    picked = Signal(int)

    def __init__(self, name: str, usual: QSize = _USUAL) -> None:
        """``name`` is what screen readers call the chart; its size is the same at any size of text."""
        super().__init__(usual)
        self._size = usual
        self._course: Course | None = None
        self._marked: int | None = None
        self._plot = QRectF()
        self.growth = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        """Runs while the lines grow; its value is the part of them that is shown."""
        self.growth.valueChanged.connect(self.update)
        self.finish()
        self.setMinimumSize(_NARROWEST, _LOWEST)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return self._size

    def show_course(self, course: Course) -> None:
        self._course = course
        self.setAccessibleDescription(course.told)
        self.update()

    def mark(self, place: int) -> None:
        """Mark a round or move by a golden line."""
        self._marked = place
        self.update()

    def grow(self, speed: float) -> None:
        """Draw the lines from the first round to the last, at this speed relative to the usual one."""
        self.growth.setDuration(round(_GROWTH_MS / speed))
        self.growth.start()

    def finish(self) -> None:
        """Show whole lines."""
        self.growth.setCurrentTime(self.growth.duration())

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the chart into ``area``, if there is anything to show."""
        if self._course is not None:
            part = float(self.growth.currentValue())
            drawing = _Drawing(painter, area, current_theme(), self._course, part, scale=text_scale())
            drawing.paint(self._marked)
            self._plot = drawing.plot

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self._course is not None and not self._plot.isEmpty():
            share = (event.position().x() - self._plot.left()) / self._plot.width()
            self.picked.emit(round(min(max(share, 0.0), 1.0) * self._course.span))


def chart_picture(course: Course, theme: Theme, size: QSize, ratio: float) -> QImage:
    """Return the chart of a course on a plate's colour, whatever the size of text on the screen.

    It has ``size`` pixels of ``ratio`` device pixels each.
    """
    picture = QImage(size * ratio, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(colour(theme.plate))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized_font(BASE_SIZE))
        _Drawing(painter, QRectF(QPointF(0, 0), size.toSizeF()), theme, course).paint()
    return picture


class _Drawing:
    """One painting of a course into ``area``."""

    def __init__(
        self,
        painter: QPainter,
        area: QRectF,
        theme: Theme,
        course: Course,
        part: float = 1.0,
        *,
        scale: float = 1.0,
    ) -> None:
        """``part``: how much of the lines is shown."""
        self._painter, self._part, self._text_scale = painter, part, scale
        self._theme, self._course = theme, course
        points = [points for line in course.lines.values() for _, points in line]
        letters = painter.fontMetrics().height()
        lines = max(1, min(_LINES, int((area.height() - 2 * letters) / (_LINE_GAP * letters))))
        lowest, highest = min([0.0, *points]), max([0.0, *points])
        self._scale = Scale(theme, painter.font(), highest, lines=lines, lowest=lowest)
        self._disc = float(self._scaled(_DISC))
        self._name = self._name_width(area.width())
        self.plot = self._scale.plot(painter, area, 2 * (self._disc + _GAP) + self._name)
        """The area of the lines."""
        self._paths = {
            seat: [self._point(place, points) for place, points in line]
            for seat, line in course.lines.items()
        }

    def paint(self, marked: int | None = None) -> None:
        """Paint grid and lines and, at the end of whole lines, badges."""
        painter, plot = self._painter, self.plot
        self._scale.draw(painter, plot)
        self._paint_places()
        if marked is not None:
            x = self._point(marked, 0).x()
            painter.setPen(QPen(colour(self._theme.gold), 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
        shown = plot.adjusted(-_GAP, -_GAP, _GAP, _GAP)
        if self._part < 1:
            end = max((path[-1].x() for path in self._paths.values()), default=0.0)
            shown.setRight(plot.left() + self._part * (end - plot.left()))
        painter.save()
        painter.setClipRect(shown)
        for seat in reversed(self._paths):
            self._paint_line(seat)
        painter.restore()
        if self._part >= 1:
            self._paint_badges()

    def _scaled(self, pixels: float) -> int:
        return round(pixels * self._text_scale)

    def _name_width(self, width: float) -> float:
        """Return the space for names to the right of the badges; 0 if the chart is narrow."""
        if width < self._scaled(_NAMED_FROM):
            return 0.0
        letters = self._painter.fontMetrics()
        longest = max(map(letters.horizontalAdvance, self._course.names), default=0)
        return min(max(self._scaled(_NAME), _NAME_PART * width), longest + _GAP)

    def _point(self, place: int, points: float) -> QPointF:
        across = self.plot.width() * min(place / self._course.span, 1.0)
        return QPointF(self.plot.left() + across, self._scale.y(points, self.plot))

    def _paint_places(self) -> None:
        """Write the numbers of rounds or moves below, as many as have room."""
        painter, span = self._painter, self._course.span
        widest = painter.fontMetrics().horizontalAdvance(number_text(span)) + _GAP
        every = nice_step(span, max(1, int(self.plot.width() / widest)))
        places = range(every, span + 1, every)
        painter.setPen(colour(self._theme.text_second))
        centres = [self._point(place, 0).x() for place in places]
        draw_below(painter, self.plot.adjusted(0, 0, _GAP, 0), centres, list(map(number_text, places)))

    def _paint_line(self, seat: int) -> None:
        painter, path = self._painter, self._paths[seat]
        draw_seat_line(painter, path, seat, self._theme, 2.6)
        if not self._course.has_dots or self.plot.width() < _CLOSEST * self._course.span:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(line_ink(seat, self._theme)))
        for point in path[1:]:
            painter.drawEllipse(point, 3.2, 3.2)

    def _paint_badges(self) -> None:
        """Paint the seats' badges beside the ends of their lines, moved apart where they would overlap."""
        plot, ends = self.plot, [path[-1] for path in self._paths.values()]
        low = max(plot.top() - 5, self._disc + 1)
        is_over_numbers = any(end.x() < plot.right() for end in ends)
        high = plot.bottom() + (-self._disc if is_over_numbers else 0 if self._name else 8)
        apart = min(2 * self._disc + 2, (high - low) / max(1, len(ends) - 1))
        disc = min(self._disc, max(_LEAST_DISC, apart / 2 - 1))
        heights = spread([end.y() for end in ends], apart, low, high)
        for seat, end, y in zip(self._paths, ends, heights, strict=True):
            centre = QPointF(end.x() + 2 * _GAP + self._disc / 2, y)
            self._painter.setPen(QPen(colour(line_ink(seat, self._theme), 0.7), 1.4))
            self._painter.drawLine(QLineF(end, QPointF(centre.x() - disc, y)))
            paint_disc(self._painter, seat_look(seat), centre, disc)
            if self._name and apart > 2 * _LEAST_DISC + 3:
                self._paint_name(self._course.names[seat], centre)

    def _paint_name(self, name: str, beside: QPointF) -> None:
        letters = self._painter.fontMetrics()
        height = self._scaled(28)
        room = QRectF(beside.x() + self._disc + 5, beside.y() - height / 2, self._name, height)
        self._painter.setPen(colour(self._theme.text))
        text = letters.elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()) - 5)
        self._painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

"""The coloured band under each train, with rails where no tile lies yet, and the rails that join branches."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mtdesk.rules.view import Board, owner_of
from mtdesk.table.animation.animator import Step, between
from mtdesk.table.art.emblems import edge_colour
from mtdesk.table.art.painting import colour, mixed
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.painted import PaintedItem, keep_only
from mtdesk.table.layout import Layout
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme, TrainLook

_BAND = 1.46
"""Width of the band in u."""
_EDGE, _STRIPED_EDGE = 0.075, 0.105
"""Width of its coloured edge in u; stripes need more to be distinguishable."""
_REACH = 0.34
"""How far shadow and light may reach beyond half the band's width, in u."""
_DASH, _DASH_GAP = 0.4, 0.24
"""Length of a dash of a striped edge, and of the ground visible between two dashes, in u."""
_GAUGE, _SLEEPER_STEP = 0.21, 0.27

Point = tuple[float, float]


class Course(Struct, frozen=True):
    """The course of a band or a rail, ``unit`` pixels per u, and the length up to which tiles cover it."""

    points: tuple[Point, ...]
    unit: float
    covered: float = 0.0


class BandItem(PaintedItem):
    """What lies along a course, in a train's colours."""

    LEVEL: ClassVar[int] = 0
    REACH: ClassVar[float] = _BAND / 2 + _REACH
    """How far beyond the course it is painted, in u."""

    def __init__(self, look: TrainLook, course: Course, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._band = QPainterPath()
        self._is_gliding = self._is_lit = False
        self.setZValue(self.LEVEL)
        self.lay(course)

    def lay(self, course: Course, *, gliding: bool = False) -> None:
        """Lay it along a course; `gliding`, with another one in every frame, it is painted roughly."""
        self.course, self._is_gliding = course, gliding
        self._line, self._band = _polyline([QPointF(*point) for point in course.points]), QPainterPath()
        reach = self.REACH * course.unit
        self._repaint(self._line.boundingRect().adjusted(-reach, -reach, reach, reach))

    def set_lit(self, lit: bool) -> None:
        """Highlight it with a line of light, or stop."""
        if lit != self._is_lit:
            self._is_lit = lit
            self._changed()

    def covers(self, point: QPointF) -> bool:
        """Return whether the band, with the tiles on it, is at a point (item coordinates)."""
        if not self.boundingRect().contains(point):
            return False
        if self._band.isEmpty():
            stroker = QPainterPathStroker()
            stroker.setWidth(_BAND * self.course.unit)
            stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
            self._band = stroker.createStroke(self._line)
        return self._band.contains(point)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the kept picture, or make it; while gliding, paint directly."""
        if self._is_gliding:
            self.paint_art(painter)
        else:
            super().paint(painter, option, widget)

    def paint_art(self, painter: QPainter) -> None:
        self._paint_band(painter, current_theme())
        self._paint_rails(painter, current_theme())

    def _paint_band(self, painter: QPainter, theme: Theme) -> None:
        """Paint shadow, light, edge and inside.

        Gliding, it takes a fifth of the time: a hard shadow, and nothing smooth but the outer edge.
        """
        line, look, unit, rough = self._line, self._look, self.course.unit, self._is_gliding
        smooth = QPainter.RenderHint.Antialiasing
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(smooth, not rough)
        if theme.shadow:
            # Wider and wider strokes are cheaper than a soft picture; a single one stands for their middle.
            strokes, widest, share = (1, 0.24, 0.45) if rough else (5, 0.4, 0.18)
            for i in range(1, strokes + 1):
                width = (_BAND + widest * i / strokes) * unit
                shade = colour("#000000", theme.shadow * share)
                painter.strokePath(line.translated(0, 0.07 * unit), _pen(shade, width))
        painter.setRenderHint(smooth)
        if self._is_lit and not rough:
            for more, strength in ((0.56, 0.35), (0.3, 1.0)):
                painter.strokePath(line, _pen(colour(theme.gold, strength), (_BAND + more) * unit))
        edge = max((_STRIPED_EDGE if look.stripes else _EDGE) * unit, 1.6)
        painter.strokePath(line, _pen(edge_colour(look, theme), _BAND * unit))
        painter.setRenderHint(smooth, not rough)
        if look.stripes:
            if theme.ribbon_white:  # white stripes would vanish on a light table: a dark line contains them
                dark = _pen(colour(look.stripes[1]), _BAND * unit - max(0.06 * unit, 2))
                painter.strokePath(line, dark)
            width = _BAND * unit
            dash, gap = _DASH / _BAND, _DASH_GAP / _BAND
            for turn, stripe in enumerate((look.stripes[0], look.stripes[-1])):
                pen = _pen(colour(stripe), width, Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([dash, dash + 2 * gap])
                pen.setDashOffset(-turn * (dash + gap))
                painter.strokePath(line, pen)
        painter.strokePath(line, _pen(inside_colour(look, theme), _BAND * unit - 2 * edge))

    def _paint_rails(self, painter: QPainter, theme: Theme) -> None:
        """Paint two rails on sleepers from where no tile lies almost to the end."""
        line, unit = self._line, self.course.unit
        length, start = line.length(), max(0.0, self.course.covered)
        way = length - 0.45 * unit - start
        if length <= 0 or way < 1.0:
            return
        steps = max(2, int(way / 6.0))
        places = [min(1.0, (start + way * i / steps) / length) for i in range(steps + 1)]
        bare = [line.pointAtPercent(place) for place in places]
        sleepers = QPen(colour(theme.sleeper), 0.62 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        sleepers.setDashPattern([0.1 / 0.62, (_SLEEPER_STEP - 0.1) / 0.62])
        painter.strokePath(_polyline(bare), sleepers)
        for side in (-1, 1):
            rail = _beside(bare, side * _GAUGE * unit)
            painter.strokePath(rail, _pen(colour("#000000", 0.35), max(0.085 * unit, 2.2)))
            painter.strokePath(rail, _pen(colour(theme.rail), max(0.045 * unit, 1.2)))


class JointItem(BandItem):
    """The rail in the owner's colour from a forked double to one of its branches; it is under the tiles."""

    LEVEL = 1
    REACH = 0.3

    def covers(self, point: QPointF) -> bool:
        return False

    def paint_art(self, painter: QPainter) -> None:
        line, look, unit, theme = self._line, self._look, self.course.unit, current_theme()
        painter.strokePath(line, _pen(colour("#000000", 0.4 if theme.shadow else 0.0), 0.5 * unit))
        painter.strokePath(line, _pen(edge_colour(look, theme), 0.42 * unit))
        painter.strokePath(line, _pen(inside_colour(look, theme), 0.42 * unit - 2 * max(0.06 * unit, 1.4)))
        sleepers = QPen(edge_colour(look, theme), 0.3 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        sleepers.setDashPattern([0.06 / 0.3, 0.2 / 0.3])
        painter.strokePath(line, sleepers)


def inside_colour(look: TrainLook, theme: Theme) -> QColor:
    """Return the dark inside of a train's band."""
    if look.stripes:
        layer = look.colour if theme.ribbon_value else theme.felt[0]
        return colour(mixed(layer, "#FFFFFF", min(1.0, 2 * theme.ribbon_white)))
    tint = QColor(mixed(look.colour, "#FFFFFF", theme.ribbon_white))
    return QColor.fromHsvF(tint.hsvHueF(), tint.hsvSaturationF(), tint.valueF() * theme.ribbon_value)


def _pen(tint: QColor, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    return QPen(tint, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def _polyline(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _beside(points: Sequence[QPointF], distance: float) -> QPainterPath:
    """Return a line running beside these points at a distance, to their right if positive."""
    moved = []
    for i, point in enumerate(points):
        along = points[min(len(points) - 1, i + 1)] - points[max(0, i - 1)]
        size = max(1e-9, math.hypot(along.x(), along.y()))
        moved.append(point + QPointF(-along.y(), along.x()) * (distance / size))
    return _polyline(moved)


class Bands:
    """One band for every stretch and one rail for every second branch, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem) -> None:
        self._layer = layer
        self._items: dict[tuple[type[BandItem], str], BandItem] = {}
        self._lit: int | None = None

    def light(self, seat: int | None) -> None:
        """Highlight the bands of a seat's train; None: those of none."""
        if seat != self._lit:
            self._lit = seat
            for (kind, stretch), item in self._items.items():
                item.set_lit(kind is BandItem and self._is_lit(stretch))

    def _is_lit(self, stretch: str) -> bool:
        return self._lit is not None and owner_of(stretch) == self._lit

    def seat_at(self, point: QPointF) -> int | None:
        """Return the seat whose train is at a point of the scene."""
        for (_, stretch), item in self._items.items():
            if owner_of(stretch) is not None and item.covers(item.mapFromScene(point)):
                return owner_of(stretch)
        return None

    def clear(self) -> None:
        """Remove all bands."""
        keep_only(self._items, ())

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[Step]:
        """Place the bands by this layout; returns the steps that lead there, if they glide.

        A band that is already in place is not painted again.
        """
        courses = {
            (BandItem, stretch): Course(band.points, layout.u, _length(band.points) - _length(band.rails))
            for stretch, band in layout.ribbons.items()
        }
        joints = layout.joints.items()
        courses |= {(JointItem, arm): Course(points, layout.u) for arm, points in joints}
        keep_only(self._items, courses)
        steps: list[Step] = []
        for (kind, stretch), course in courses.items():
            item = self._items.get((kind, stretch))
            if item is None:
                item = self._items[kind, stretch] = kind(look_of(stretch, board), course, self._layer)
                item.set_lit(kind is BandItem and self._is_lit(stretch))
                if glide:
                    item.setOpacity(0.0)
                    steps.append(item.setOpacity)
            elif course != item.course:
                item.setOpacity(1.0)
                if glide:
                    steps.append(_morphing(item, course))
                else:
                    item.lay(course)
        return steps


def _morphing(item: BandItem, new: Course) -> Step:
    """Return the step that leads a band to another course: points at equal shares of both correspond."""
    old = item.course
    shares = sorted({*_shares(old.points), *_shares(new.points)})
    pairs = list(zip(_resampled(old.points, shares), _resampled(new.points, shares), strict=True))
    # Lengths differ between the two: the covered part is given as a share of the whole.
    before = old.covered / (_length(old.points) or 1)
    after = new.covered / (_length(new.points) or 1)

    def step(progress: float) -> None:
        if progress >= 1:
            item.lay(new)
            return
        points = tuple((between(a[0], b[0], progress), between(a[1], b[1], progress)) for a, b in pairs)
        covered = between(before, after, progress) * _length(points)
        item.lay(Course(points, between(old.unit, new.unit, progress), covered), gliding=True)

    return step


def _length(points: Iterable[Point]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def _shares(points: Sequence[Point]) -> list[float]:
    """Return the share of the whole length up to each point."""
    lengths = [0.0, *itertools.accumulate(math.dist(a, b) for a, b in itertools.pairwise(points))]
    return [round(part / (lengths[-1] or 1.0), 6) for part in lengths]


def _resampled(points: Sequence[Point], shares: Sequence[float]) -> list[Point]:
    """Return the points at these shares of the length."""
    own = _shares(points)
    found: list[Point] = []
    for share in shares:
        i = min(max(bisect_right(own, share) - 1, 0), len(points) - 1)
        j = min(i + 1, len(points) - 1)
        t = (share - own[i]) / (own[j] - own[i]) if own[j] > own[i] else 0.0
        found.append((between(points[i][0], points[j][0], t), between(points[i][1], points[j][1], t)))
    return found

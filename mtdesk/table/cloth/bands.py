"""The coloured band under each train and its branches, with rails where no tile lies yet."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.view import Board, owner_of, train_of
from mtdesk.table.animation.animator import GLIDE, Animation, Animator
from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.art.emblems import edge_colour
from mtdesk.table.art.painting import round_pen
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.painted import PaintedItem, keep_only
from mtdesk.table.layout.model import RIBBON_WIDTH, Layout, Ribbon
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Theme, TrainLook

_EDGE, _STRIPED_EDGE = 0.075, 0.105
"""Width of its coloured edge in u; stripes need more to be distinguishable."""
_REACH = 0.34
"""How far shadow and light may reach beyond half the band's width, in u."""
_DASH, _DASH_GAP = 0.4, 0.24
"""Length of a dash of a striped edge, and of the ground visible between two dashes, in u."""
_GAUGE, _SLEEPER_STEP = 0.21, 0.27
_SHADES = 5

Point = tuple[float, float]


class Band(Struct, frozen=True):
    """The band of a train along these lines, in the train's colours; ``lit``: with a line of light."""

    look: TrainLook
    ribbons: tuple[Ribbon, ...]
    unit: float
    lit: bool = False

    @property
    def line(self) -> QPainterPath:
        """The middle of the band and its branches."""
        path = QPainterPath()
        for ribbon in self.ribbons:
            path.addPath(_polyline(ribbon.points))
        return path

    @property
    def area(self) -> QRectF:
        reach = (RIBBON_WIDTH / 2 + _REACH) * self.unit
        return self.line.boundingRect().adjusted(-reach, -reach, reach, reach)

    def covers(self, point: QPointF) -> bool:
        """Return whether the band, with the tiles on it, is at a point (item coordinates)."""
        stroker = QPainterPathStroker()
        stroker.setWidth(RIBBON_WIDTH * self.unit)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        return stroker.createStroke(self.line).contains(point)

    def paint(self, painter: QPainter) -> None:
        self._paint_band(painter, current_theme())
        for ribbon in self.ribbons:
            self._paint_rails(painter, ribbon, current_theme())

    def _paint_band(self, painter: QPainter, theme: Theme) -> None:
        """Paint shadow, light, edge and inside."""
        line, look, unit = self.line, self.look, self.unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if theme.shadow:
            for i in range(1, _SHADES + 1):  # wider and wider strokes are cheaper than a soft picture
                width = (RIBBON_WIDTH + 0.4 * i / _SHADES) * unit
                shade = colour("#000000", theme.shadow * 0.18)
                painter.strokePath(line.translated(0, 0.07 * unit), round_pen(shade, width))
        if self.lit:
            for more, strength in ((0.56, 0.35), (0.3, 1.0)):
                painter.strokePath(
                    line, round_pen(colour(theme.gold, strength), (RIBBON_WIDTH + more) * unit)
                )
        edge = max((_STRIPED_EDGE if look.stripes else _EDGE) * unit, 1.6)
        painter.strokePath(line, round_pen(edge_colour(look, theme), RIBBON_WIDTH * unit))
        if look.stripes:
            if theme.ribbon_white:  # white stripes would vanish on a light table: a dark line contains them
                dark = round_pen(colour(look.stripes[1]), RIBBON_WIDTH * unit - max(0.06 * unit, 2))
                painter.strokePath(line, dark)
            width = RIBBON_WIDTH * unit
            dash, gap = _DASH / RIBBON_WIDTH, _DASH_GAP / RIBBON_WIDTH
            for turn, stripe in enumerate((look.stripes[0], look.stripes[-1])):
                pen = round_pen(colour(stripe), width)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([dash, dash + 2 * gap])
                pen.setDashOffset(-turn * (dash + gap))
                painter.strokePath(line, pen)
        painter.strokePath(line, round_pen(inside_colour(look, theme), RIBBON_WIDTH * unit - 2 * edge))

    def _paint_rails(self, painter: QPainter, ribbon: Ribbon, theme: Theme) -> None:
        """Paint two rails on sleepers from where no tile lies almost to the end."""
        unit, line = self.unit, _polyline(ribbon.points)
        length = line.length()
        start = length - _polyline(ribbon.rails).length()
        way = length - 0.45 * unit - start
        if length <= 0 or way < 1.0:
            return
        steps = max(2, int(way / 6.0))
        places = [min(1.0, (start + way * i / steps) / length) for i in range(steps + 1)]
        bare = [line.pointAtPercent(place).toTuple() for place in places]
        sleepers = QPen(colour(theme.sleeper), 0.62 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        sleepers.setDashPattern([0.1 / 0.62, (_SLEEPER_STEP - 0.1) / 0.62])
        painter.strokePath(_polyline(bare), sleepers)
        for side in (-1, 1):
            rail = _beside(bare, side * _GAUGE * unit)
            painter.strokePath(rail, round_pen(colour("#000000", 0.35), max(0.085 * unit, 2.2)))
            painter.strokePath(rail, round_pen(colour(theme.rail), max(0.045 * unit, 1.2)))


def inside_colour(look: TrainLook, theme: Theme) -> QColor:
    """Return the dark inside of a train's band."""
    if look.stripes:
        layer = look.colour if theme.ribbon_value else theme.felt[0]
        return colour(mixed(layer, "#FFFFFF", min(1.0, 2 * theme.ribbon_white)))
    tint = QColor(mixed(look.colour, "#FFFFFF", theme.ribbon_white))
    return QColor.fromHsvF(tint.hsvHueF(), tint.hsvSaturationF(), tint.valueF() * theme.ribbon_value)


def _polyline(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    return path


def _beside(points: Sequence[Point], distance: float) -> QPainterPath:
    """Return a line running beside these points at a distance, to their right if positive."""
    moved = []
    for i, point in enumerate(points):
        (x1, y1), (x2, y2) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        share = distance / max(1e-9, math.hypot(x2 - x1, y2 - y1))
        moved.append((point[0] - (y2 - y1) * share, point[1] + (x2 - x1) * share))
    return _polyline(moved)


class Bands:
    """One band for every train, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self._items: dict[str, PaintedItem[Band]] = {}

    def light(self, seat: int | None) -> None:
        """Highlight the band of a seat's train; None: that of none."""
        for train, item in self._items.items():
            item.show_content(replace(item.content, lit=seat is not None and owner_of(train) == seat))

    def seat_at(self, point: QPointF) -> int | None:
        """Return the seat whose train is at a point of the scene."""
        for train, item in self._items.items():
            here = item.mapFromScene(point)
            if owner_of(train) is not None and item.contains(here) and item.content.covers(here):
                return owner_of(train)
        return None

    def clear(self) -> None:
        keep_only(self._items, ())

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[Animation]:
        """Place the bands by this layout; returns the animations of those that appear if tiles glide there.

        A band that is already in place is not painted again.
        """
        ribbons: dict[str, list[Ribbon]] = {train: [] for train in layout.hub.slots}
        for stretch, ribbon in layout.ribbons.items():
            ribbons[train_of(stretch)].append(ribbon)
        keep_only(self._items, ribbons)
        animations: list[Animation] = []
        for train, course in ribbons.items():
            item, band = self._items.get(train), Band(look_of(train, board), tuple(course), layout.u)
            former = None if item is None else replace(item.content, lit=False)
            if item is None:
                item = self._items[train] = PaintedItem(band, self._layer)
            item.show_content(replace(band, lit=item.content.lit))
            if glide and band != former:
                item.setOpacity(0)
                animations.append(self._animator.to(item, "opacity", 1.0, GLIDE))
        return animations

"""The station in the middle of the cloth: a star of dark wood with a slot per train, and the engine in it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import Board
from mtdesk.table.animation.animator import GLIDE, Animation, Animator
from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.art.emblems import paint_cream_disc
from mtdesk.table.art.painting import lay_over, paint_shadow, polygon, ring, round_pen, rounded
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.painted import PaintedItem, discard
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout.model import Layout
from mtdesk.table.look import current_theme
from mtdesk.table.theme import TrainLook

_REACH = 0.55
"""How far points and shadow may extend beyond the ellipse, in u."""
_CORE = 0.6
"""How far the star's body stays inside the ellipse of the slots, in u."""
_SLOT = 0.86, 0.42
"""Length and half the width of a slot, in u."""
_LEAST_MEDAL = 20.0
"""Pixels across the emblem on a slot, unless it would cover the next one."""
_WIDEST_GAP = 62.0
"""Degrees between two slots from which a blank point is placed between them."""
_CENTRE = QPointF(0, 0)


class Slot(Struct, frozen=True):
    """Where a train starts, in scene pixels from the centre, the angle of its ray, and whose it is.

    The angle is in degrees clockwise from pointing right.
    """

    x: float
    y: float
    angle: float
    look: TrainLook


class Star(Struct, frozen=True):
    """A station as it looks: `unit` pixels per u, the ellipse's half axes in scene pixels, the slots."""

    unit: float
    rx: float
    ry: float
    slots: tuple[Slot, ...]

    @classmethod
    def even(cls, looks: Sequence[TrainLook], unit: float, size: QSizeF) -> Star:
        """Return a star of this size with slots for these looks all round it, the first one below."""
        rx, ry = size.width() / 2 - _REACH * unit, size.height() / 2 - _REACH * unit
        slots = []
        for number, look in enumerate(looks):
            turn = math.radians(90 + 360 * number / len(looks))
            slots.append(Slot(rx * math.cos(turn), ry * math.sin(turn), math.degrees(turn), look))
        return cls(unit, rx, ry, tuple(slots))

    def on_ellipse(self, degrees: float, share: float) -> tuple[float, float]:
        """Return the point in this direction, at this share of the way to the ellipse."""
        turn = math.radians(degrees)
        return self.rx * share * math.cos(turn), self.ry * share * math.sin(turn)

    def blank_directions(self) -> list[float]:
        """Return where blank points are: in every wide gap, so that it is a star with 3 trains, too."""
        turns = (math.atan2(slot.y / self.ry, slot.x / self.rx) for slot in self.slots)
        taken = sorted(math.degrees(turn) % 360 for turn in turns) or [270.0]
        found: list[float] = []
        for here, there in itertools.pairwise([*taken, taken[0] + 360]):
            points = math.floor((there - here) / _WIDEST_GAP * 1.5) if there - here > _WIDEST_GAP else 0
            found += [here + (there - here) * i / (points + 1) for i in range(1, points + 1)]
        return found

    def core(self) -> QPainterPath:
        """Return the star without its points."""
        path, unit = QPainterPath(), self.unit
        path.addEllipse(_CENTRE, max(self.rx - _CORE * unit, unit), max(self.ry - _CORE * unit, unit))
        return path

    def outline(self) -> QPainterPath:
        """Return the star's outline round the centre, in scene pixels."""
        path = self.core()
        enlarged = QTransform.fromScale(self.unit, self.unit)
        arm = enlarged.map(polygon([(-1.4, -0.46), (0.1, -0.54), (0.03, 0), (0.1, 0.54), (-1.4, 0.46)]))
        for slot in self.slots:
            path = path.united(QTransform().translate(slot.x, slot.y).rotate(slot.angle).map(arm))
        for degrees in self.blank_directions():
            path = path.united(self.point(degrees))
        return path.simplified()

    def point(self, degrees: float, side: int = 0) -> QPainterPath:
        """Return a blank point; `side` -1 or 1 for one of its two facets, 0 for both."""
        half = 24.0 * 2.2 * self.unit / ((self.rx + self.ry) / 2)
        tip = self.on_ellipse(degrees, 1.0 + 0.16 * 2.2 * self.unit / self.rx)
        before, after = (self.on_ellipse(degrees + turn, 0.62) for turn in (-half, half))
        if side < 0:
            return polygon([before, tip, (0, 0)])
        return polygon([tip, after, (0, 0)]) if side > 0 else polygon([before, tip, after, (0, 0)])

    def plate(self) -> QRectF:
        """Return the brass plate that holds the engine."""
        return QRectF(-1.16 * self.unit, -0.665 * self.unit, 2.32 * self.unit, 1.33 * self.unit)

    @property
    def area(self) -> QRectF:
        reach = _REACH * self.unit
        return self.outline().boundingRect().united(self.plate()).adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter) -> None:
        """Paint the star round the origin."""
        u, theme = self.unit, current_theme()
        wood = self.outline()
        paint_shadow(painter, wood, theme.shadow * 1.15, 0.2 * u, QPointF(0, 0.09 * u))
        self._paint_wood(painter, wood)
        self._paint_edge(painter, wood)
        self._paint_inlay(painter)
        for slot in self.slots:
            self._paint_slot(painter, slot)
        self._paint_plate(painter)

    def _paint_edge(self, painter: QPainter, wood: QPainterPath) -> None:
        """Paint a thin brass moulding with a dark line on both sides."""
        unit, theme = self.unit, current_theme()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if theme.wood_grain or not theme.shadow:  # a flat and light table has finer lines
            casing = mixed(theme.hub_edge, "#000000", 0.65 if theme.wood_grain else 0.0)
            painter.strokePath(wood, round_pen(colour(casing), max(0.085 * unit, 2.4)))
        painter.strokePath(wood, round_pen(colour(theme.hub_edge), max(0.045 * unit, 1.3)))

    def _paint_wood(self, painter: QPainter, wood: QPainterPath) -> None:
        theme = current_theme()
        light = QRadialGradient(_CENTRE, max(self.rx, self.ry) * 1.15)
        light.setStops(list(zip((0.0, 0.55, 1.0), map(colour, theme.hub), strict=True)))
        painter.fillPath(wood, QBrush(light))
        if theme.wood_grain:
            for degrees in self.blank_directions():
                for side, tint, strength in ((-1, "#FFE0B0", 0.13), (1, "#000000", 0.22)):
                    facet = self.point(degrees, side).subtracted(self.core())
                    painter.fillPath(facet, colour(tint, strength))
        lay_over(painter, wood, "wood", 0.42 * theme.wood_grain)

    def _paint_inlay(self, painter: QPainter) -> None:
        """Paint thin brass: a line to each slot, and a double ring and a wind rose where they fit."""
        u, edge = self.unit, current_theme().hub_edge
        rx, ry = self.rx - 1.12 * u, self.ry - 1.12 * u
        painter.setPen(QPen(colour(edge, 0.55), max(0.03 * u, 1)))
        for slot in self.slots:
            painter.drawLine(_CENTRE, QPointF(slot.x, slot.y))
        if rx < 1.3 * u or ry < 0.95 * u:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        rose = [QPointF(x * rx, y * ry) for x, y in ring(32, (0.97, 0.5, 0.78, 0.5), turn=-90 + 360 / 64)]
        for index, (here, there) in enumerate(itertools.pairwise([*rose, rose[0]])):
            dark, strength = (0.0, 0.42) if index % 2 == 0 else (0.5, 0.3)
            painter.setBrush(colour(mixed(edge, "#000000", dark), strength))
            painter.drawPolygon([_CENTRE, here, there])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grow, strength in ((0.0, 0.9), (0.09 * u, 0.5)):
            painter.setPen(QPen(colour(edge, strength), max(0.03 * u, 1)))
            painter.drawEllipse(_CENTRE, rx - grow, ry - grow)

    def _paint_slot(self, painter: QPainter, slot: Slot) -> None:
        u, (length, half) = self.unit, _SLOT
        distance = math.hypot(slot.x, slot.y)
        inner = half * min(1.0, max(0.66, 1.12 * (distance - u) / distance))
        corners = (-length, -inner), (-0.06, -half), (-0.06, half), (-length, inner)
        shape = polygon([(x * u, y * u) for x, y in corners])
        area, stripes = shape.boundingRect(), slot.look.stripes
        painter.save()
        painter.translate(slot.x, slot.y)
        painter.rotate(slot.angle)
        if stripes:  # along the train, so that the slot and the band's dashes belong together
            height = area.height() / len(stripes)
            for i, stripe in enumerate(stripes):
                band = QPainterPath()
                band.addRect(QRectF(area.left(), area.top() + i * height, area.width(), height + 0.01 * u))
                painter.fillPath(shape.intersected(band), colour(stripe))
        else:
            enamel = QLinearGradient(area.topLeft(), area.topRight())
            enamel.setColorAt(0, colour(mixed(slot.look.colour, "#000000", 0.12)))
            enamel.setColorAt(0.5, colour(slot.look.colour))
            enamel.setColorAt(1, colour(mixed(slot.look.colour, "#FFFFFF", 0.14)))
            painter.fillPath(shape, QBrush(enamel))
        painter.strokePath(shape, round_pen(colour("#100A05", 0.85), max(0.05 * u, 1.4)))
        painter.strokePath(shape, round_pen(colour(current_theme().hub_edge, 0.9), max(0.022 * u, 0.9)))
        painter.restore()
        radius = max(0.29 * u, min(_LEAST_MEDAL / 2, 0.56 * u))
        inwards, turn = max(0.46 * u, radius), math.radians(slot.angle)
        middle = QPointF(slot.x - inwards * math.cos(turn), slot.y - inwards * math.sin(turn))
        paint_cream_disc(painter, slot.look, middle, radius)

    def _paint_plate(self, painter: QPainter) -> None:
        theme, unit, plate = current_theme(), self.unit, self.plate()
        light, middle, dark = theme.engine_plate
        outline = rounded(plate, 0.17 * unit)
        paint_shadow(painter, outline, theme.shadow, 0.12 * unit, QPointF(0, 0.05 * unit))
        brass = QLinearGradient(plate.topLeft(), plate.bottomRight())
        for place, tint in ((0, middle), (0.2, light), (0.4, middle), (0.62, dark), (0.8, middle), (1, dark)):
            brass.setColorAt(place, colour(tint))
        painter.setPen(QPen(colour(theme.hub_edge if not theme.shadow else dark), max(0.03 * unit, 1)))
        painter.setBrush(QBrush(brass))
        painter.drawPath(outline)
        bed = plate.adjusted(0.14 * unit, 0.14 * unit, -0.14 * unit, -0.14 * unit)
        painter.setPen(QPen(colour(light if theme.shadow else theme.hub_edge), max(0.02 * unit, 0.8)))
        painter.setBrush(colour(mixed(dark, "#000000", 0.45)))
        painter.drawRoundedRect(bed, 0.13 * unit, 0.13 * unit)


_Z_STAR, _Z_ENGINE = 2, 3


class Station:
    """The star and the tile that all trains start with, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self.star: PaintedItem[Star] | None = None
        """The star in the middle of the cloth, if a round is on the table."""
        self.engine: TileItem | None = None
        """The tile that all trains start with, if a round is on the table."""

    def clear(self) -> None:
        if self.engine is not None:
            discard(self.engine)
        self.engine = None

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[Animation]:
        """Arrange the station by this layout; returns the animations to its new size, if tiles glide."""
        hub = layout.hub
        slots = tuple(
            Slot(slot.x - hub.x, slot.y - hub.y, slot.angle, look_of(train, board))
            for train, slot in hub.slots.items()
        )
        star, engine = Star(layout.u, hub.radius, hub.radius, slots), Laid(*board.engine)
        former = None if self.star is None else self.star.content
        if self.star is None:
            self.star = PaintedItem(star, self._layer, level=_Z_STAR)
        self.star.show_content(star)
        if self.engine is None:
            self.engine = TileItem(*engine, layout.u, parent=self._layer)
            self.engine.setZValue(_Z_ENGINE)
        self.engine.setParentItem(self._layer)  # it may have been on its way here
        self.engine.set_tile(*engine)
        self.engine.set_unit(layout.u)
        animations: list[Animation] = []
        for item in (self.star, self.engine):
            item.setPos(hub.x, hub.y)
            if glide and former is not None and former.unit != layout.u:
                item.setScale(former.unit / layout.u)
                animations.append(self._animator.to(item, "scale", 1.0, GLIDE, QEasingCurve.Type.InOutCubic))
        return animations

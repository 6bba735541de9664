"""The station: a star of dark wood with brass edges, a painted slot per train, the engine's brass plate.

With very many trains the star is a wheel: a rim for the slots, brass spokes, and cloth between them.
"""

from __future__ import annotations

import itertools
import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from mtdesk.table.art.emblems import paint_cream_disc
from mtdesk.table.art.painting import colour, lay_over, mixed, paint_shadow, polygon, ring, round_pen, rounded
from mtdesk.table.theme import Theme, TrainLook

REACH = 0.55
"""How far points and shadow may extend beyond the ellipse, in u."""

_CORE = 0.6
"""How far the star's body stays inside the ellipse of the slots, in u."""

_RIM = 1.5
"""Width of a wheel's rim from the ellipse inwards, in u."""

_SLOT = 0.86, 0.42
"""Length and half the width of a slot, in u."""

_LEAST_MEDAL = 20.0
"""Pixels across the emblem on a slot, unless it would cover the next one."""

_WIDEST_GAP = 62.0
"""Degrees between two slots from which a blank point is placed between them."""


class Slot(Struct, frozen=True):
    """Where a train starts and whose it is.

    `x`, `y` are scene pixels from the hub's centre, `angle` is its ray's in degrees clockwise from pointing
    right.
    """

    x: float
    y: float
    angle: float
    look: TrainLook


class Hub(Struct, frozen=True):
    """A station's measures: `unit` scene pixels per u, the ellipse's half axes in scene pixels, the slots."""

    unit: float
    rx: float
    ry: float
    slots: tuple[Slot, ...]


def _on_ellipse(hub: Hub, degrees: float, share: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return hub.rx * share * math.cos(turn), hub.ry * share * math.sin(turn)


def _direction(hub: Hub, slot: Slot) -> float:
    """Return the slot's place on the ellipse as the ellipse's own angle, in degrees."""
    return math.degrees(math.atan2(slot.y / hub.ry, slot.x / hub.rx)) % 360


def blank_directions(hub: Hub) -> list[float]:
    """Return where blank points are: spread over every wide gap, so that it is a star with 3 trains, too."""
    taken = sorted(_direction(hub, slot) for slot in hub.slots) or [270.0]
    result = []
    for here, there in zip(taken, [*taken[1:], taken[0] + 360], strict=True):
        points = math.floor((there - here) / _WIDEST_GAP * 1.5)
        result += (
            [here + (there - here) * i / (points + 1) for i in range(1, points + 1)]
            if there - here > _WIDEST_GAP
            else []
        )
    return result


def _core(hub: Hub) -> QPainterPath:
    u = hub.unit
    return disc_of(max(hub.rx - _CORE * u, u), max(hub.ry - _CORE * u, u))


def disc_of(rx: float, ry: float) -> QPainterPath:
    """Return an ellipse round the origin with these half axes."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), rx, ry)
    return path


def well_path(hub: Hub) -> QPainterPath | None:
    """Return the opening of a wheel, through which the cloth is seen.

    None where the hub is too small for one.
    """
    rx, ry = hub.rx - _RIM * hub.unit, hub.ry - _RIM * hub.unit
    return disc_of(rx, ry) if rx > 2.1 * hub.unit and ry > 1.7 * hub.unit else None


def _arm(hub: Hub, slot: Slot) -> QPainterPath:
    u = hub.unit
    arm = polygon(
        [
            (-1.4 * u, -0.46 * u),
            (0.1 * u, -0.54 * u),
            (0.03 * u, 0),
            (0.1 * u, 0.54 * u),
            (-1.4 * u, 0.46 * u),
        ]
    )
    return QTransform().translate(slot.x, slot.y).rotate(slot.angle).map(arm)


def _point(hub: Hub, degrees: float, side: int = 0) -> QPainterPath:
    """Return a blank point of the star; `side` -1 or 1 for one of its two facets, 0 for both."""
    half = 24.0 * 2.2 * hub.unit / ((hub.rx + hub.ry) / 2)
    tip = _on_ellipse(hub, degrees, 1.0 + 0.16 * 2.2 * hub.unit / hub.rx)
    before, after = _on_ellipse(hub, degrees - half, 0.62), _on_ellipse(hub, degrees + half, 0.62)
    if side < 0:
        return polygon([before, tip, (0, 0)])
    return polygon([tip, after, (0, 0)]) if side > 0 else polygon([before, tip, after, (0, 0)])


def star_path(hub: Hub) -> QPainterPath:
    """Return the star's outline round the hub's centre, in scene pixels."""
    path = _core(hub)
    for slot in hub.slots:
        path = path.united(_arm(hub, slot))
    for degrees in blank_directions(hub):
        path = path.united(_point(hub, degrees))
    return path.simplified()


def plate_rect(unit: float) -> QRectF:
    """Return the brass plate that holds the engine, round the hub's centre, in scene pixels."""
    return QRectF(-1.16 * unit, -0.665 * unit, 2.32 * unit, 1.33 * unit)


def medal_radius(unit: float) -> float:
    """Return the radius of the emblems on the slots, in scene pixels: recognisable even on a full table."""
    usual, widest = 0.29 * unit, 0.56 * unit
    return max(usual, min(_LEAST_MEDAL / 2, widest))


def medal_middle(hub: Hub, slot: Slot) -> QPointF:
    """Return where the emblem is on a slot, relative to the hub's centre: it stays within the slot."""
    inwards, turn = max(0.46 * hub.unit, medal_radius(hub.unit)), math.radians(slot.angle)
    return QPointF(slot.x - inwards * math.cos(turn), slot.y - inwards * math.sin(turn))


def paint_station(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """Paint the whole station round its centre; the engine itself is a tile of the scene."""
    u = hub.unit
    star, well = star_path(hub), well_path(hub)
    wood = star if well is None else star.subtracted(well)
    paint_shadow(painter, wood, theme.shadow * 1.15, 0.2 * u, QPointF(0, 0.09 * u))
    _paint_wood(painter, hub, wood, theme)
    _paint_edge(painter, wood, u, theme)
    if well is None:
        _paint_inlay(painter, hub, theme)
    else:
        _paint_spokes(painter, hub, theme)
    _paint_studs(painter, hub, theme)
    for slot in hub.slots:
        _paint_slot(painter, hub, slot, theme)
    _paint_plate(painter, u, theme)


def _paint_edge(painter: QPainter, wood: QPainterPath, unit: float, theme: Theme) -> None:
    """A thin brass moulding with a dark line on both sides."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.wood_grain or not theme.shadow:  # a flat and light table has finer lines
        casing = mixed(theme.hub_edge, "#000000", 0.65 if theme.wood_grain else 0.0)
        painter.strokePath(wood, round_pen(colour(casing), max(0.085 * unit, 2.4)))
    painter.strokePath(wood, round_pen(colour(theme.hub_edge), max(0.045 * unit, 1.3)))


def _paint_wood(painter: QPainter, hub: Hub, wood: QPainterPath, theme: Theme) -> None:
    light = QRadialGradient(QPointF(0, 0), max(hub.rx, hub.ry) * 1.15)
    light.setStops(list(zip((0.0, 0.55, 1.0), map(colour, theme.hub), strict=True)))
    painter.fillPath(wood, QBrush(light))
    if theme.wood_grain:
        for degrees in blank_directions(hub):
            painter.fillPath(_point(hub, degrees, -1).subtracted(_core(hub)), colour("#FFE0B0", 0.13))
            painter.fillPath(_point(hub, degrees, 1).subtracted(_core(hub)), colour("#000000", 0.22))
    lay_over(painter, wood, "wood", 0.42 * theme.wood_grain)


def _paint_inlay(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """Paint thin brass: a line from the middle to each slot, and a double ring and a rose where they fit."""
    u = hub.unit
    rx, ry = hub.rx - 1.12 * u, hub.ry - 1.12 * u
    painter.setPen(QPen(colour(theme.hub_edge, 0.55), max(0.03 * u, 1)))
    for slot in hub.slots:
        painter.drawLine(QPointF(0, 0), QPointF(slot.x, slot.y))
    if rx < 1.3 * u or ry < 0.95 * u:
        return
    _paint_rose(painter, rx, ry, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grow, strength in ((0.0, 0.9), (0.09 * u, 0.5)):
        painter.setPen(QPen(colour(theme.hub_edge, strength), max(0.03 * u, 1)))
        painter.drawEllipse(QPointF(0, 0), rx - grow, ry - grow)


def _paint_rose(painter: QPainter, rx: float, ry: float, theme: Theme) -> None:
    """A wind rose of inlaid brass under the plate; each of its points has a bright and a dark facet."""
    points = ring(32, (0.97, 0.5, 0.78, 0.5), turn=-90 + 360 / 64)
    middle = QPointF(0, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, (x, y) in enumerate(points):
        far_x, far_y = points[(index + 1) % len(points)]
        bright = index % 2 == 0
        painter.setBrush(
            colour(mixed(theme.hub_edge, "#000000", 0.0 if bright else 0.5), 0.42 if bright else 0.3)
        )
        painter.drawPolygon([middle, QPointF(x * rx, y * ry), QPointF(far_x * rx, far_y * ry)])


def _paint_spokes(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """A wheel's nave and its brass spokes: the rails of all trains meet at the engine."""
    u = hub.unit
    painter.save()
    for slot in hub.slots:
        share = 1 - 1.46 * u / math.hypot(slot.x, slot.y)
        end = QPointF(slot.x * share, slot.y * share)
        painter.setPen(round_pen(colour("#000000", 0.8 * theme.shadow), max(0.12 * u, 3)))
        painter.drawLine(QPointF(0, 0.03 * u), end + QPointF(0, 0.03 * u))
        painter.setPen(round_pen(colour(theme.hub_edge), max(0.05 * u, 1.4)))
        painter.drawLine(QPointF(0, 0), end)
    nave = disc_of(1.62 * u, 1.16 * u)
    paint_shadow(painter, nave, theme.shadow, 0.12 * u, QPointF(0, 0.05 * u))
    painter.fillPath(nave, colour(theme.hub[1]))
    lay_over(painter, nave, "wood", 0.42 * theme.wood_grain)
    _paint_edge(painter, nave, u, theme)
    painter.restore()


def _paint_studs(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """Paint a brass stud between two slots that are close together."""
    if not theme.pin:
        return
    radius = 0.075 * hub.unit
    taken = sorted(_direction(hub, slot) for slot in hub.slots)
    for here, there in itertools.pairwise([*taken, *[degrees + 360 for degrees in taken[:1]]]):
        if there - here > _WIDEST_GAP:
            continue
        x, y = _on_ellipse(hub, (here + there) / 2, 1.0)
        share = 1 - (_CORE + 0.2) * hub.unit / math.hypot(x, y)
        centre = QPointF(x * share, y * share)
        brass = QRadialGradient(centre - QPointF(0, radius * 0.35), radius * 1.3)
        brass.setColorAt(0, colour(mixed(theme.hub_edge, "#FFFFFF", 0.7)))
        brass.setColorAt(1, colour(mixed(theme.hub_edge, "#3A2405", 0.45)))
        painter.setPen(QPen(colour("#000000", 0.5), max(0.02 * hub.unit, 0.7)))
        painter.setBrush(QBrush(brass))
        painter.drawEllipse(centre, radius, radius)


def _paint_slot(painter: QPainter, hub: Hub, slot: Slot, theme: Theme) -> None:
    u = hub.unit
    length, half = _SLOT
    distance = math.hypot(slot.x, slot.y)
    inner = half * min(1.0, max(0.66, 1.12 * (distance - u) / distance))
    shape = polygon(
        [
            (-length * u, -inner * u),
            (-0.06 * u, -half * u),
            (-0.06 * u, half * u),
            (-length * u, inner * u),
        ]
    )
    painter.save()
    painter.translate(slot.x, slot.y)
    painter.rotate(slot.angle)
    if slot.look.stripes:
        _paint_flag(painter, shape, slot.look, u)
    else:
        _paint_enamel(painter, shape, slot.look.colour)
    painter.strokePath(shape, round_pen(colour("#100A05", 0.85), max(0.05 * u, 1.4)))
    painter.strokePath(shape, round_pen(colour(theme.hub_edge, 0.9), max(0.022 * u, 0.9)))
    painter.restore()
    paint_cream_disc(painter, slot.look, medal_middle(hub, slot), medal_radius(u))


def _paint_enamel(painter: QPainter, shape: QPainterPath, tint: str) -> None:
    area = shape.boundingRect()
    enamel = QLinearGradient(area.topLeft(), area.topRight())
    enamel.setColorAt(0, colour(mixed(tint, "#000000", 0.12)))
    enamel.setColorAt(0.5, colour(tint))
    enamel.setColorAt(1, colour(mixed(tint, "#FFFFFF", 0.14)))
    painter.fillPath(shape, QBrush(enamel))


def _paint_flag(painter: QPainter, shape: QPainterPath, look: TrainLook, unit: float) -> None:
    """The stripes run along the train, so that the slot and the band's dashes belong together."""
    area = shape.boundingRect()
    height = area.height() / len(look.stripes)
    for i, stripe in enumerate(look.stripes):
        band = QPainterPath()
        band.addRect(QRectF(area.left(), area.top() + i * height, area.width(), height + 0.01 * unit))
        painter.fillPath(shape.intersected(band), colour(stripe))


def _paint_plate(painter: QPainter, unit: float, theme: Theme) -> None:
    plate = plate_rect(unit)
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

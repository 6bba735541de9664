"""The station: a star of dark wood with brass edges, a painted slot per train, the engine's brass plate."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from mtdesk.table.art import textures
from mtdesk.table.art.emblems import paint_cream_disc
from mtdesk.table.art.shapes import polygon, rounded
from mtdesk.table.art.soft import colour, mixed, paint_shadow, round_pen
from mtdesk.table.theme import Theme, TrainLook

REACH = 0.55
"""How far points and shadow may reach beyond the ellipse, in u."""

_RING = 1.95
"""Width of the wooden ring of a station with a well, in u."""

_WIDEST_GAP = 62.0
"""Degrees between two slots from which on a blank point stands between them."""


@dataclass(frozen=True)
class Slot:
    """Where a train begins and whose it is.

    `x`, `y` are scene pixels from the hub's centre, `angle` is its ray's in degrees clockwise from pointing
    right.
    """

    x: float
    y: float
    angle: float
    look: TrainLook


@dataclass(frozen=True)
class Hub:
    """A station's measures: `unit` scene pixels per u, the ellipse's half axes in scene pixels, the slots."""

    unit: float
    rx: float
    ry: float
    slots: tuple[Slot, ...]


def _on_ellipse(hub: Hub, degrees: float, share: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return hub.rx * share * math.cos(turn), hub.ry * share * math.sin(turn)


def _direction(hub: Hub, slot: Slot) -> float:
    """The slot's place on the ellipse as the ellipse's own angle, in degrees."""
    return math.degrees(math.atan2(slot.y / hub.ry, slot.x / hub.rx)) % 360


def blank_directions(hub: Hub) -> list[float]:
    """Where blank points stand: spread over every wide gap, so that it is a star with 3 trains too."""
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
    path = QPainterPath()
    path.addEllipse(
        QPointF(0, 0), max(hub.rx - 0.78 * hub.unit, hub.unit), max(hub.ry - 0.78 * hub.unit, hub.unit)
    )
    return path


def _arm(hub: Hub, slot: Slot) -> QPainterPath:
    u = hub.unit
    arm = polygon(
        [
            (-1.7 * u, -0.5 * u),
            (0.13 * u, -0.66 * u),
            (0.04 * u, 0),
            (0.13 * u, 0.66 * u),
            (-1.7 * u, 0.5 * u),
        ]
    )
    return QTransform().translate(slot.x, slot.y).rotate(slot.angle).map(arm)


def _point(hub: Hub, degrees: float, side: int = 0) -> QPainterPath:
    """A blank point of the star; `side` -1 or 1 for one of its two facets, 0 for both."""
    half = 24.0 * 2.2 * hub.unit / ((hub.rx + hub.ry) / 2)
    tip = _on_ellipse(hub, degrees, 1.0 + 0.16 * 2.2 * hub.unit / hub.rx)
    before, after = _on_ellipse(hub, degrees - half, 0.62), _on_ellipse(hub, degrees + half, 0.62)
    if side < 0:
        return polygon([before, tip, (0, 0)])
    return polygon([tip, after, (0, 0)]) if side > 0 else polygon([before, tip, after, (0, 0)])


def star_path(hub: Hub) -> QPainterPath:
    """The star's outline round the hub's centre, in scene pixels."""
    path = _core(hub)
    for slot in hub.slots:
        path = path.united(_arm(hub, slot))
    for degrees in blank_directions(hub):
        path = path.united(_point(hub, degrees))
    return path.simplified()


def plate_rect(unit: float) -> QRectF:
    """The brass plate in which the engine lies, round the hub's centre, in scene pixels."""
    return QRectF(-1.16 * unit, -0.665 * unit, 2.32 * unit, 1.33 * unit)


def paint_station(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """Paint the whole station round its centre; the engine itself is a tile of the scene."""
    u = hub.unit
    star = star_path(hub)
    paint_shadow(painter, star, theme.shadow * 1.15, 0.24 * u, QPointF(0, 0.1 * u))
    _paint_wood(painter, hub, star, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(
        star,
        round_pen(
            colour(mixed(theme.hub_edge, "#000000", 0.6 if theme.shadow else 0.0)), max(0.085 * u, 2.4)
        ),
    )
    painter.strokePath(star, round_pen(colour(theme.hub_edge), max(0.05 * u, 1.4)))
    _paint_inlay(painter, hub, theme)
    _paint_well(painter, hub, theme)
    for slot in hub.slots:
        _paint_slot(painter, hub, slot, theme)
    _paint_plate(painter, u, theme)


def _paint_wood(painter: QPainter, hub: Hub, star: QPainterPath, theme: Theme) -> None:
    light = QRadialGradient(QPointF(0, 0), max(hub.rx, hub.ry) * 1.15)
    for place, tint in zip((0.0, 0.55, 1.0), theme.hub, strict=True):
        light.setColorAt(place, colour(tint))
    painter.fillPath(star, QBrush(light))
    if theme.wood_grain:
        for degrees in blank_directions(hub):
            painter.fillPath(_point(hub, degrees, -1).subtracted(_core(hub)), colour("#FFE0B0", 0.13))
            painter.fillPath(_point(hub, degrees, 1).subtracted(_core(hub)), colour("#000000", 0.22))
    textures.lay_over(painter, star, textures.wood_grain(), 0.42 * theme.wood_grain)


def _paint_inlay(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """Thin brass: a ring round the plate where there is room, and a line from the middle to each slot."""
    u = hub.unit
    painter.setPen(QPen(colour(theme.hub_edge, 0.55), max(0.03 * u, 1)))
    for slot in hub.slots:
        painter.drawLine(QPointF(0, 0), QPointF(slot.x, slot.y))
    if hub.rx > 2.55 * u and hub.ry > 2.2 * u:
        for grow in (0.0, 0.1 * u):
            painter.drawEllipse(QPointF(0, 0), hub.rx - 1.28 * u - grow, hub.ry - 1.2 * u - grow)


def _paint_well(painter: QPainter, hub: Hub, theme: Theme) -> None:
    """The cloth within a station so large that its wood would weigh on the table: a ring is left of it."""
    rx, ry = hub.rx - _RING * hub.unit, hub.ry - _RING * hub.unit
    if rx < 1.7 * hub.unit or ry < 1.2 * hub.unit:
        return
    well = QPainterPath()
    well.addEllipse(QPointF(0, 0), rx, ry)
    painter.fillPath(well, colour(theme.felt[1]))
    textures.lay_over(painter, well, textures.felt_fibres(), 0.34 * theme.felt_grain)
    painter.save()
    painter.setClipPath(well)
    for i in range(6 if theme.shadow else 0):  # the ring's shadow on the cloth
        painter.strokePath(
            well.translated(0, 0.08 * hub.unit), round_pen(colour("#000000", 0.06), 0.1 * i * hub.unit)
        )
    painter.restore()
    painter.strokePath(well, round_pen(colour(theme.hub_edge), max(0.05 * hub.unit, 1.4)))


def _paint_slot(painter: QPainter, hub: Hub, slot: Slot, theme: Theme) -> None:
    u = hub.unit
    inner = 0.46 * min(1.0, max(0.62, 1.12 * (math.hypot(slot.x, slot.y) - u) / math.hypot(slot.x, slot.y)))
    shape = polygon(
        [(-1.0 * u, -inner * u), (-0.07 * u, -0.47 * u), (-0.07 * u, 0.47 * u), (-1.0 * u, inner * u)]
    )
    painter.save()
    painter.translate(slot.x, slot.y)
    painter.rotate(slot.angle)
    paint_shadow(painter, shape, theme.shadow, 0.07 * u, QPointF(0, 0))
    if slot.look.stripes:
        _paint_flag(painter, shape, slot.look, u)
    else:
        _paint_enamel(painter, shape, slot.look.colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(colour("#100A05", 0.85), max(0.045 * u, 1.2)))
    painter.drawPath(shape)
    painter.translate(-0.52 * u, 0)
    painter.rotate(-slot.angle)
    paint_cream_disc(painter, slot.look, QPointF(0, 0), 0.3 * u)
    painter.restore()


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

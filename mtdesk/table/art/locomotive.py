"""The locomotive that marks an open train: a side view running to the right, never rotated."""

from __future__ import annotations

import functools

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from mtdesk.table.art.emblems import paint_cream_disc
from mtdesk.table.art.painting import (
    colour,
    device_scale,
    disc,
    mixed,
    paint_shadow,
    path_of,
    round_pen,
    rounded,
)
from mtdesk.table.theme import MEXICAN_BODY, Theme, TrainLook

_UNITS = 100.0
"""The drawing is laid out in hundredths of u, its middle at the origin."""

WIDTH, HEIGHT = 1.75, 1.34
"""Size of the locomotive with its white outline, in u."""

AREA = QRectF(-WIDTH / 2 - 0.1, -HEIGHT / 2 - 0.08, WIDTH + 0.2, HEIGHT + 0.24)
"""Everything painted, in u: the locomotive and its shadow."""

_DARK = "#1B1F24"
_BRASS = "#E2B04A"
_WHEELS = ((-44.0, 37.0, 22.0), (12.0, 43.0, 15.5), (47.0, 43.0, 15.5))
"""Centre and radius of each wheel."""

_CAB = QRectF(-76, -46, 56, 84)
_BOILER = QRectF(-24, -16, 84, 42)
_DISC = QPointF(-48, -14)
_DISC_RADIUS, _LARGE_DISC_RADIUS = 23.5, 31.0
_LARGE_DISC_BELOW = 36.0
"""Device pixels per u below which the emblem fills the cab: it is what must be recognised."""


_ROOF = path_of("M-84 -46C-84 -64 -64 -63 -48 -63C-32 -63 -12 -64 -12 -46Z")
_CHIMNEY = path_of("M36 -14L38 -40 32 -58 60 -58 54 -40 56 -14Z")
_DOME = path_of("M-6 -14C-6 -34 20 -34 20 -14Z")
_CATCHER = path_of("M56 24L66 24 86 55 56 55Z")
_FRAME = rounded(QRectF(-78, 26, 140, 14), 4)


@functools.cache
def _silhouette() -> QPainterPath:
    path = rounded(_CAB, 6)
    for part in (_ROOF, rounded(_BOILER, 10), _CHIMNEY, _DOME, _CATCHER, _FRAME):
        path = path.united(part)
    for x, y, radius in _WHEELS:
        path = path.united(disc(QPointF(x, y), radius))
    return path.simplified()


def paint_locomotive(painter: QPainter, look: TrainLook, theme: Theme, mirrored: bool = False) -> None:
    """The locomotive of a train round the origin, in units of u; its figure stays readable when mirrored."""
    painter.save()
    disc_radius = _LARGE_DISC_RADIUS if device_scale(painter) < _LARGE_DISC_BELOW else _DISC_RADIUS
    painter.scale(1 / _UNITS, 1 / _UNITS)
    if mirrored:
        painter.scale(-1, 1)
    paint_shadow(painter, _silhouette(), theme.shadow * 1.1, 9, QPointF(0, 6))
    painter.setPen(round_pen(colour(theme.ring), 7))
    painter.setBrush(colour(_DARK))
    painter.drawPath(_silhouette())
    _paint_body(painter, look)
    for x, y, radius in _WHEELS:
        _paint_wheel(painter, QPointF(x, y), radius)
    rod = QLineF(-40, 44, 47, 44)
    painter.setPen(round_pen(colour(_DARK), 7.5))
    painter.drawLine(rod)
    painter.setPen(round_pen(colour("#E9EDF0"), 4))
    painter.drawLine(rod)
    painter.translate(_DISC)
    if mirrored:
        painter.scale(-1, 1)
    paint_cream_disc(painter, look, QPointF(0, 0), disc_radius)
    painter.restore()


def _paint_body(painter: QPainter, look: TrainLook) -> None:
    painter.setPen(round_pen(colour(_DARK), 3))
    painter.setBrush(colour(_DARK))
    painter.drawPath(_FRAME)
    painter.setBrush(QBrush(_sheen(_CAB, look.colour, upright=False)))
    painter.drawRoundedRect(_CAB, 5, 5)
    painter.setBrush(QBrush(_sheen(QRectF(-6, -34, 26, 20), _BRASS, upright=False)))
    painter.drawPath(_DOME)
    painter.setBrush(QBrush(_sheen(QRectF(32, -58, 28, 44), mixed(look.colour, _DARK, 0.3), upright=False)))
    painter.drawPath(_CHIMNEY)
    _paint_boiler(painter, look)
    painter.setPen(round_pen(colour(_DARK), 3))
    painter.setBrush(colour(mixed(look.colour, _DARK, 0.78)))
    painter.drawPath(_ROOF)
    painter.setBrush(colour(_DARK))
    painter.drawRoundedRect(QRectF(29, -63, 34, 8), 3, 3)
    painter.setBrush(colour(mixed(look.colour, _DARK, 0.25)))
    painter.drawPath(_CATCHER)
    for top, bottom in ((60, 62), (63, 70), (66, 78)):
        painter.drawLine(QLineF(top, 27, bottom, 53))


def _paint_boiler(painter: QPainter, look: TrainLook) -> None:
    painter.setPen(round_pen(colour(_DARK), 3))
    painter.setBrush(QBrush(_sheen(_BOILER, look.colour, upright=True)))
    painter.drawRoundedRect(_BOILER, 9, 9)
    if look.stripes:
        for i, stripe in enumerate(look.stripes):
            painter.fillRect(QRectF(-2 + i * 13, -14.5, 13, 39), _sheen(_BOILER, stripe, upright=True))
    else:
        for x in (-10, 24):
            painter.fillRect(QRectF(x, -14.5, 4.5, 39), _sheen(_BOILER, _BRASS, upright=True))
    lamp = QRadialGradient(QPointF(63, -8), 8)
    lamp.setColorAt(0, colour("#FFFFFF"))
    lamp.setColorAt(0.5, colour("#FFE9A8"))
    lamp.setColorAt(1, colour(_BRASS))
    painter.setPen(round_pen(colour(_DARK), 2.5))
    painter.setBrush(QBrush(lamp))
    painter.drawEllipse(QPointF(61, -6), 6.5, 6.5)


def _sheen(area: QRectF, tint: str, *, upright: bool) -> QLinearGradient:
    """Light falling on a round body: along its height if `upright`, otherwise across."""
    end = area.bottomLeft() if upright else area.topRight()
    sheen = QLinearGradient(area.topLeft(), end)
    darker = mixed(tint, "#FFFFFF", 0.12) if tint == MEXICAN_BODY else mixed(tint, "#000000", 0.38)
    sheen.setColorAt(0, colour(mixed(tint, "#FFFFFF", 0.15)))
    sheen.setColorAt(0.26, colour(mixed(tint, "#FFFFFF", 0.5)))
    sheen.setColorAt(0.42, colour(tint))
    sheen.setColorAt(1, colour(darker))
    return sheen


def _paint_wheel(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.fillPath(disc(centre, radius), colour(_DARK))
    rim = QRadialGradient(centre, radius * 0.74)
    rim.setColorAt(0, colour(mixed(_BRASS, "#FFFFFF", 0.45)))
    rim.setColorAt(1, colour(mixed(_BRASS, "#5A3A08", 0.25)))
    painter.fillPath(disc(centre, radius * 0.74), rim)
    painter.save()
    painter.translate(centre)
    painter.setPen(round_pen(colour(_DARK), radius * 0.14))
    for _ in range(4):
        painter.drawLine(QLineF(0, -radius * 0.7, 0, radius * 0.7))
        painter.rotate(45)
    painter.fillPath(disc(QPointF(0, 0), radius * 0.3), colour(_DARK))
    painter.restore()

"""Paths shared by several pictures."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

_PRECISION = 1000.0
"""Qt joins and cuts paths reliably only when they are large compared with its rounding."""

_LARGE = QTransform.fromScale(_PRECISION, _PRECISION)
_SMALL = QTransform.fromScale(1 / _PRECISION, 1 / _PRECISION)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """Return a closed polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def ring(count: int, radii: Sequence[float], turn: float = -90.0) -> list[tuple[float, float]]:
    """`count` points round the origin, the radii taken in turn, the first at `turn` degrees."""
    angles = (math.radians(turn + 360 * i / count) for i in range(count))
    return [(r * math.cos(a), r * math.sin(a)) for a, r in zip(angles, itertools.cycle(radii), strict=False)]


def united(first: QPainterPath, second: QPainterPath) -> QPainterPath:
    """Return both together, for paths about as large as 1."""
    return _SMALL.map(_LARGE.map(first).united(_LARGE.map(second)))


def subtracted(first: QPainterPath, second: QPainterPath) -> QPainterPath:
    """Return the first without the second, for paths about as large as 1."""
    return _SMALL.map(_LARGE.map(first).subtracted(_LARGE.map(second)))

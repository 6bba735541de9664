"""What can be seen of a table through the cloth: sizes and rectangles, nothing that moves."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

_LARGEST = 0.5
"""The length of a tile at the largest zoom, as a share of the cloth's shorter side."""
_AIR = 0.06
"""The margin round a place that is brought into view, as a share of what is seen."""
_SAME = 1e-6


class ViewLimits(Struct, frozen=True):
    """A table behind a cloth of the same proportions.

    ``cloth`` is in scene pixels; ``table`` and ``unit``, the width of its tiles, are in the layout's. Tiles
    narrower than ``smallest`` scene pixels are never shown unasked. A scale is scene pixels per pixel of the
    layout; what is seen is a rectangle of the table that fills the cloth.
    """

    cloth: QRectF
    table: QRectF
    unit: float
    smallest: float

    @property
    def fit(self) -> float:
        """The scale at which the whole table is seen."""
        return self.cloth.width() / self.table.width()

    @property
    def natural(self) -> float:
        """The smallest scale from ``fit`` on at which tiles are large enough."""
        return max(self.fit, self.smallest / self.unit)

    @property
    def closest(self) -> float:
        """The largest scale."""
        side = min(self.cloth.width(), self.cloth.height())
        return max(self.natural, _LARGEST * side / (2 * self.unit))

    @property
    def is_outgrown(self) -> bool:
        """Whether not everything can be shown with large enough tiles."""
        return self.natural > self.fit * (1 + _SAME)

    def scale_of(self, seen: QRectF) -> float:
        """Return the scale at which this is seen."""
        return self.cloth.width() / seen.width()

    def is_all(self, seen: QRectF) -> bool:
        """Return whether this is the whole table."""
        return seen.width() >= self.table.width() * (1 - _SAME)

    def around(self, centre: QPointF, scale: float) -> QRectF:
        """Return what is seen round a point at a scale."""
        seen = QRectF(0, 0, self.cloth.width() / scale, self.cloth.height() / scale)
        seen.moveCenter(centre)
        return self.inside(seen)

    def inside(self, seen: QRectF) -> QRectF:
        """Return the rectangle of this size nearest to one that shows nothing beyond the table."""
        table = self.table
        x = _within(seen.x(), seen.width(), table.left(), table.right())
        y = _within(seen.y(), seen.height(), table.top(), table.bottom())
        return QRectF(x, y, seen.width(), seen.height())

    def zoomed(self, seen: QRectF, scale: float, point: QPointF) -> QRectF:
        """Return the same at another scale; what is at a point of the scene stays there if possible."""
        width, height = self.cloth.width() / scale, self.cloth.height() / scale
        away = point - self.cloth.topLeft()
        right, down = away.x() / self.cloth.width(), away.y() / self.cloth.height()
        x = seen.x() + right * (seen.width() - width)
        y = seen.y() + down * (seen.height() - height)
        return self.inside(QRectF(x, y, width, height))

    def moved(self, seen: QRectF, by: QPointF) -> QRectF:
        """Return the same when everything has moved by this much, to whole pixels of the scene.

        So kept pictures of what is on the cloth can be copied unchanged.
        """
        scale = self.scale_of(seen)
        origin = self.cloth.topLeft() - seen.topLeft() * scale + by
        corner = self.cloth.topLeft() - QPointF(round(origin.x()), round(origin.y()))
        return self.inside(QRectF(corner / scale, seen.size()))

    def revealing(self, seen: QRectF, place: QRectF) -> QRectF:
        """Return the same moved just far enough to show this place of the table, with a margin round it."""
        air = _AIR * min(seen.width(), seen.height())
        wanted = place.adjusted(-air, -air, air, air)
        x = _holding(seen.x(), seen.width(), wanted.left(), wanted.right())
        y = _holding(seen.y(), seen.height(), wanted.top(), wanted.bottom())
        return self.inside(QRectF(x, y, seen.width(), seen.height()))

    def carried(self, seen: QRectF, former: QRectF) -> QRectF:
        """The part of this table that corresponds to what was seen of an earlier one of another size."""
        x, y = self.table.width() / former.width(), self.table.height() / former.height()
        corner = seen.topLeft() - former.topLeft()
        return QRectF(
            self.table.x() + corner.x() * x,
            self.table.y() + corner.y() * y,
            seen.width() * x,
            seen.height() * y,
        )


def _within(start: float, size: float, low: float, high: float) -> float:
    """Return the start nearest to ``start`` of a span within two limits.

    In their middle if it does not fit.
    """
    if size >= high - low:
        return (low + high - size) / 2
    return min(max(start, low), high - size)


def _holding(start: float, size: float, low: float, high: float) -> float:
    """Return the start nearest to ``start`` of a span that contains another; its middle if it cannot."""
    if size <= high - low:
        return (low + high - size) / 2
    return min(max(start, high - size), low)

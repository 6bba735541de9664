"""A layout of things round a table, with something in the middle."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_SIDES = (
    *((0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (1, 1)),
    *((1, 2), (3, 1), (3, 1), (3, 2), (3, 2)),
)
"""By number of seats: how many are at the lower side, and how many at the left as at the right."""
_WIDEST, _HIGHEST = 6, 10
"""How many seats wide and high the ring may become, so that people stay together in large windows."""


class RingLayout(QLayout):
    """Arranges 2 to 10 widgets of one size clockwise round a table, the first one at its lower side.

    The widget added first lies in the middle. ``seat`` changes who sits round it.
    """

    def __init__(self, middle: QWidget, gap: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._places: list[QPointF] = []
        """The middles of the seats, wherever they are dragged to."""
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)
        self.addWidget(middle)

    def seat(self, widgets: Sequence[QWidget]) -> None:
        """Have these widgets round the table, in this order."""
        for item in self._items[1:]:
            self.removeItem(item)
        for widget in widgets:
            self.addWidget(widget)

    def place_at(self, point: QPoint) -> int:
        """Return the place, from 0, whose middle is nearest to a point."""
        middle = QPointF(point)
        return min(range(len(self._places)), key=lambda at: (self._places[at] - middle).manhattanLength())

    def neighbour(self, place: int, direction: QPoint) -> int:
        """Return which of the two places beside one lies further in a direction."""
        count, here = len(self._places), self._places[place]

        def advance(other: int) -> float:
            way = self._places[other] - here
            return QPointF.dotProduct(way, QPointF(direction)) / max(1, way.manhattanLength())

        return max((place + 1) % count, (place - 1) % count, key=advance)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item; Qt calls this from ``addWidget``."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def sizeHint(self) -> QSize:
        return self._size(self._seat_hint())

    def minimumSize(self) -> QSize:
        return self._size(self._least_seat())

    def _size(self, seat: QSize) -> QSize:
        """Return the least size with seats as large as this."""
        middle = self._items[0].minimumSize()
        lower, sides, upper = self._numbers()
        rows = sides + 2
        across = max(lower, upper, 2) * (seat.width() + self._gap) - self._gap
        beside = 2 * (seat.width() + self._gap) + middle.width() if sides else 0
        down = rows * (seat.height() + self._gap) - self._gap
        inside = 2 * (seat.height() + self._gap) + middle.height()
        return QSize(max(across, beside), max(down, inside))

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        seat = self._seat_size(area.width())
        size = area.size().boundedTo(QSize(_WIDEST * seat.width(), _HIGHEST * seat.height()))
        ring = QRect(QPoint(), size.expandedTo(self._size(seat)))
        ring.moveCenter(area.center())
        side = seat + QSize(self._gap, self._gap)
        inside = ring.size() - side - side
        middle = self._items[0]
        size = middle.sizeHint().boundedTo(inside).expandedTo(middle.minimumSize())
        middle.setGeometry(_around(QRectF(ring).center(), size))
        self._places = self._centres(ring, seat)
        for item, centre in zip(self._items[1:], self._places, strict=True):
            item.setGeometry(_around(centre, seat))

    def _numbers(self) -> tuple[int, int, int]:
        """Return how many sit at the lower side, at each of the two other sides, and at the upper one."""
        count = len(self._items) - 1
        lower, sides = _SIDES[count]
        return lower, sides, count - lower - 2 * sides

    def _least_seat(self) -> QSize:
        sizes = (item.minimumSize() for item in self._items[1:])
        return functools.reduce(QSize.expandedTo, sizes, QSize())

    def _seat_hint(self) -> QSize:
        sizes = (item.sizeHint() for item in self._items[1:])
        return functools.reduce(QSize.expandedTo, sizes, self._least_seat())

    def _seat_size(self, room: int) -> QSize:
        """Return the size of all seats where the ring has this width."""
        lower, sides, upper = self._numbers()
        fitting = (room + self._gap) // max(lower, upper, 2) - self._gap
        if sides:
            fitting = min(fitting, (room - self._items[0].minimumSize().width()) // 2 - self._gap)
        seat = self._seat_hint()
        seat.setWidth(max(self._least_seat().width(), min(seat.width(), fitting)))
        return seat

    def _centres(self, ring: QRect, seat: QSize) -> list[QPointF]:
        """Return the middles of all places, clockwise from the middle of the lower side."""
        lower, sides, upper = self._numbers()
        half_width, half_height = (ring.width() - seat.width()) / 2, (ring.height() - seat.height()) / 2

        def row(count: int, sign: int) -> list[tuple[float, float]]:
            """Places from right to left, at the lower side for sign 1, the outer ones a little inwards."""
            shares = [0.0] if count == 1 else [1 - 2 * at / (count - 1) for at in range(count)]
            apart = (count - 1) / 2 * (seat.width() + self._gap)
            reach = min(half_width, max(apart, half_width * (0.5 if count == 2 else 0.72)))
            return [(share * reach, sign * half_height) for share in shares]

        heights = [1 - 2 * (at + 1) / (sides + 1) for at in range(sides)]
        left = [(-half_width, share * half_height) for share in heights]
        right = [(half_width, share * half_height) for share in reversed(heights)]
        below, above = row(lower, 1), row(upper, -1) if upper else []
        first = lower // 2
        places = [*below[first:], *left, *reversed(above), *right, *below[:first]]
        return [QRectF(ring).center() + QPointF(*place) for place in places]


def _around(centre: QPointF, size: QSize) -> QRect:
    corner = centre - QPointF(size.width() / 2, size.height() / 2)
    return QRect(QPoint(int(corner.x()), int(corner.y())), size)

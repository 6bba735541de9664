"""Where hands lie on the cloth when they are turned over at the end of a round."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from mtdesk.table.areas import Areas
from mtdesk.table.rack.layout import grid

_PITCH = 1.1
"""Width of a tile's place in tile widths."""
_AIR = 15.0
"""Margin round the tiles of a hand in pixels at scale 1."""
_LARGEST_UNIT, _SMALLER_UNIT = 56.0, 40.0
"""The largest width of a tile at scale 1, of a few hands and of more, which would hide most trains."""
_FEW_HANDS = 3
_HEIGHT = 0.29
"""The most of the cloth's height that a row of hands may cover."""
_BETWEEN = 8.0
"""Pixels at scale 1 between hands."""


class OpenHand(Struct, frozen=True):
    """Where the tiles of a hand are, in scene pixels: on ``rect``, ``unit`` wide, with their middles."""

    rect: QRectF
    unit: float
    places: tuple[QPointF, ...]


def hands_on_cloth(
    counts: Mapping[int, int], seats: Sequence[int], areas: Areas, below: int
) -> dict[int, OpenHand]:
    """Lay hands of so many tiles out at the top of the cloth, each below the plate of its seat.

    ``seats`` have their plates from left to right. Where some of these are beside the cloth, there are two
    rows of hands, in the same order. Between them there is room for points. The plate of ``below`` is under
    the cloth on the left, and so is that hand.
    """
    felt, gap = areas.felt, _BETWEEN * areas.scale
    largest = _LARGEST_UNIT if len(counts) <= _FEW_HANDS else _SMALLER_UNIT
    columns = math.ceil(len(seats) / 2) if areas.sides else len(seats)
    width, height = felt.width() / columns, _HEIGHT * felt.height()
    found: dict[int, OpenHand] = {}
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        x, y = felt.left() + column * width + gap / 2, felt.top() + gap + row * (height + areas.letters)
        if seat in counts:
            room = QRectF(x, y, width - gap, height - areas.letters)
            found[seat] = open_hand(counts[seat], room, areas, largest)
    if below in counts:
        room = QRectF(felt.left() + gap / 2, felt.bottom() - height, width - gap, height - areas.letters)
        found[below] = open_hand(counts[below], room, areas, largest)
    return found


def open_hand(count: int, room: QRectF, areas: Areas, largest: float = _LARGEST_UNIT) -> OpenHand:
    """Spread this many tiles out at the top of a room, upright and as large as they fit.

    ``largest``: the most that a tile may be wide at scale 1.
    """
    air = _AIR * areas.scale
    inner = room.width() - 2 * air, room.height() - 2 * air
    found = grid((_PITCH,) * count, inner, smallest=0, largest=largest * areas.scale)
    middles = QPolygonF([QPointF(x, y) for x, y, _ in found.places])
    across, along = found.unit / 2 + air, found.unit + air
    bounds = middles.boundingRect().adjusted(-across, -along, across, along)
    off = QPointF(room.center().x() - bounds.center().x(), room.top() - bounds.top())
    return OpenHand(bounds.translated(off), found.unit, tuple(middles.translated(off).toList()))

"""Where the remaining tiles are shown at the end of a round: beside the plates, and large."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from mtdesk.table.areas import Areas, spread

_PITCH, _ROW = 1.1, 2.14
"""Width and height of a tile's place in tile widths."""
_AIR = 0.35
"""Margin round the tiles of a hand in tile widths."""
_LARGEST_UNIT = 56.0
_BESIDE, _BELOW = 0.31, 0.29
"""The most that a hand may cover of the cloth's width beside it, and of its height below its upper edge."""
_HIGHEST = 0.4
"""The most of the cloth's height that a hand beside it may cover."""
_GAP = 8.0


class Spread(Struct, frozen=True):
    """Where the tiles of a hand are, in scene pixels: on ``rect``, ``unit`` wide, with their middles."""

    rect: QRectF
    unit: float
    places: tuple[QPointF, ...]


def rooms_beside(plates: Mapping[int, QRectF], areas: Areas) -> dict[int, QRectF]:
    """Return the parts of the cloth beside these plates on the frame, by seat; they do not touch each other.

    The middle of the cloth stays free between hands on the left and on the right.
    """
    felt, gap = areas.felt, _GAP * areas.scale
    sides: dict[str, list[int]] = {"left": [], "right": [], "top": []}
    for seat, plate in plates.items():
        on_left, on_right = plate.right() <= felt.left() + gap, plate.left() >= felt.right() - gap
        sides["left" if on_left else "right" if on_right else "top"].append(seat)
    rooms: dict[int, QRectF] = {}
    low, high = felt.top() + gap, felt.bottom() - gap
    if sides["top"]:
        seats = sorted(sides["top"], key=lambda seat: plates[seat].x())
        width = min(felt.width() * 0.4, (felt.width() - gap) / len(seats) - gap)
        centres = [plates[seat].center().x() for seat in seats]
        starts = spread(centres, width, gap, felt.left() + gap, felt.right() - gap)
        height = _BELOW * felt.height()
        rooms |= {seat: QRectF(x, low, width, height) for seat, x in zip(seats, starts, strict=True)}
        low += height + gap
    for side in ("left", "right"):
        seats = sorted(sides[side], key=lambda seat: plates[seat].y())
        if not seats:
            continue
        width = felt.width() * _BESIDE
        left = felt.left() + gap if side == "left" else felt.right() - gap - width
        height = min((high - low + gap) / len(seats) - gap, _HIGHEST * felt.height())
        starts = spread([plates[seat].center().y() for seat in seats], height, gap, low, high)
        rooms |= {seat: QRectF(left, y, width, height) for seat, y in zip(seats, starts, strict=True)}
    return rooms


def spread_out(count: int, room: QRectF, areas: Areas) -> Spread:
    """Spread this many tiles out in a room, upright and as large as they fit, beside the plate."""
    best_columns, best = 1, 0.0
    for rows in range(1, 5):
        columns = math.ceil(count / rows)
        unit = min(
            _LARGEST_UNIT * areas.scale,
            room.width() / (columns * _PITCH + 2 * _AIR),
            room.height() / (rows * _ROW + 2 * _AIR),
        )
        if unit > best * 1.001:
            best_columns, best = columns, unit
    rows = math.ceil(count / best_columns)
    width, height = (best_columns * _PITCH + 2 * _AIR) * best, (rows * _ROW + 2 * _AIR) * best
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(room.center())
    middle = areas.window.center().x()
    if room.right() < middle:
        rect.moveLeft(room.left())
    elif room.left() > middle:
        rect.moveRight(room.right())
    places = []
    for number in range(count):
        row, column = divmod(number, best_columns)
        places.append(
            rect.topLeft()
            + QPointF((_AIR + (column + 0.5) * _PITCH) * best, (_AIR + (row + 0.5) * _ROW) * best)
        )
    return Spread(rect, best, tuple(places))

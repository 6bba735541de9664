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

    def moved(self, to: QPointF) -> Spread:
        """Return the same with its upper left corner elsewhere."""
        by = to - self.rect.topLeft()
        return Spread(self.rect.translated(by), self.unit, tuple(place + by for place in self.places))


def hands_beside(counts: Mapping[int, int], plates: Mapping[int, QRectF], areas: Areas) -> dict[int, Spread]:
    """Spread hands of so many tiles out on the cloth, by seat, without one touching another.

    Each is as close to its plate on the frame as the others allow. Those below plates at the top are above
    all others, and the middle of the cloth stays free between hands on the left and on the right.
    """
    felt, gap = areas.felt, _GAP * areas.scale
    sides: dict[str, list[int]] = {"left": [], "right": [], "top": []}
    for seat in counts:
        plate = plates[seat]
        on_left, on_right = plate.right() <= felt.left() + gap, plate.left() >= felt.right() - gap
        sides["left" if on_left else "right" if on_right else "top"].append(seat)
    found: dict[int, Spread] = {}
    if sides["top"]:
        seats = sorted(sides["top"], key=lambda seat: plates[seat].x())
        width = min(felt.width() * 0.4, (felt.width() - gap) / len(seats) - gap)
        room = QRectF(0, 0, width, _BELOW * felt.height())
        hands = [spread_out(counts[seat], room, areas) for seat in seats]
        centres = [plates[seat].center().x() for seat in seats]
        widths = [hand.rect.width() for hand in hands]
        starts = spread(centres, widths, gap, felt.left() + gap, felt.right() - gap)
        for seat, hand, x in zip(seats, hands, starts, strict=True):
            found[seat] = hand.moved(QPointF(x, felt.top() + gap))
    for side in ("left", "right"):
        seats = sorted(sides[side], key=lambda seat: plates[seat].y())
        width, high = felt.width() * _BESIDE, felt.bottom() - gap
        column = QRectF(
            felt.left() if side == "left" else felt.right() - width, felt.top(), width, felt.height()
        )
        above = (found[seat].rect for seat in sides["top"])
        low = max((hand.bottom() for hand in above if hand.intersects(column)), default=felt.top()) + gap
        height = min((high - low + gap) / max(1, len(seats)) - gap, _HIGHEST * felt.height())
        room = QRectF(0, 0, width - gap, height)
        hands = [spread_out(counts[seat], room, areas) for seat in seats]
        centres = [plates[seat].center().y() for seat in seats]
        starts = spread(centres, [hand.rect.height() for hand in hands], gap, low, high)
        for seat, hand, y in zip(seats, hands, starts, strict=True):
            x = felt.left() + gap if side == "left" else felt.right() - gap - hand.rect.width()
            found[seat] = hand.moved(QPointF(x, y))
    return found


def spread_out(count: int, room: QRectF, areas: Areas) -> Spread:
    """Spread this many tiles out in the middle of a room, upright and as large as they fit."""
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
    places = []
    for number in range(count):
        row, column = divmod(number, best_columns)
        places.append(
            rect.topLeft()
            + QPointF((_AIR + (column + 0.5) * _PITCH) * best, (_AIR + (row + 0.5) * _ROW) * best)
        )
    return Spread(rect, best, tuple(places))

"""Where hands lie on the cloth when they are turned over at the end of a round."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from mtdesk.table.areas import Areas

_PITCH, _ROW = 1.1, 2.14
"""Width and height of a tile's place in tile widths."""
_AIR = 0.35
"""Margin round the tiles of a hand in tile widths."""
_LARGEST_UNIT, _SMALLER_UNIT = 56.0, 40.0
"""The largest width of a tile at scale 1, of a few hands and of more, which would hide most trains."""
_FEW_HANDS = 3
_BESIDE, _BELOW = 0.31, 0.29
"""The most that a hand may cover of the cloth's width beside it, and of its height below its upper edge."""
_HIGHEST = 0.4
"""The most of the cloth's height that a hand beside it may cover."""
_BETWEEN = 8.0
"""Pixels at scale 1 between hands."""


class OpenHand(Struct, frozen=True):
    """Where the tiles of a hand are, in scene pixels: on ``rect``, ``unit`` wide, with their middles."""

    rect: QRectF
    unit: float
    places: tuple[QPointF, ...]

    def moved(self, to: QPointF) -> OpenHand:
        """Return the same with its upper left corner elsewhere."""
        by = to - self.rect.topLeft()
        return OpenHand(self.rect.translated(by), self.unit, tuple(place + by for place in self.places))


def hands_beside(
    counts: Mapping[int, int], plates: Mapping[int, QRectF], areas: Areas
) -> dict[int, OpenHand]:
    """Spread hands of so many tiles out on the cloth, by seat, without one touching another.

    Each is as close to its plate on the frame as the others allow. Those below plates at the top are above
    all others, and the middle of the cloth stays free between hands on the left and on the right.
    """
    felt, gap = areas.felt, _BETWEEN * areas.scale
    largest = _LARGEST_UNIT if len(counts) <= _FEW_HANDS else _SMALLER_UNIT
    sides: dict[str, list[int]] = {"left": [], "right": [], "top": []}
    for seat in counts:
        plate = plates[seat]
        on_left, on_right = plate.right() <= felt.left() + gap, plate.left() >= felt.right() - gap
        sides["left" if on_left else "right" if on_right else "top"].append(seat)
    found: dict[int, OpenHand] = {}
    if sides["top"]:
        seats = sorted(sides["top"], key=lambda seat: plates[seat].x())
        width = min(felt.width() * 0.4, (felt.width() - gap) / len(seats) - gap)
        room = QRectF(0, 0, width, _BELOW * felt.height())
        hands = [open_hand(counts[seat], room, areas, largest) for seat in seats]
        centres = [plates[seat].center().x() for seat in seats]
        widths = [hand.rect.width() for hand in hands]
        starts = _side_by_side(centres, widths, gap, felt.left() + gap, felt.right() - gap)
        for seat, hand, x in zip(seats, hands, starts, strict=True):
            found[seat] = hand.moved(QPointF(x, felt.top() + gap))
    for side in ("left", "right"):
        seats = sorted(sides[side], key=lambda seat: plates[seat].y())
        width, high = felt.width() * _BESIDE, felt.bottom() - gap
        start = felt.left() if side == "left" else felt.right() - width
        column = QRectF(start, felt.top(), width, felt.height())
        above = [found[seat].rect for seat in sides["top"] if found[seat].rect.intersects(column)]
        low = max((hand.bottom() for hand in above), default=felt.top()) + max(gap, areas.letters)
        height = min((high - low + gap) / max(1, len(seats)) - gap, _HIGHEST * felt.height())
        room = QRectF(0, 0, width - gap, height)
        hands = [open_hand(counts[seat], room, areas, largest) for seat in seats]
        centres = [plates[seat].center().y() for seat in seats]
        starts = _side_by_side(centres, [hand.rect.height() for hand in hands], gap, low, high)
        for seat, hand, y in zip(seats, hands, starts, strict=True):
            x = felt.left() + gap if side == "left" else felt.right() - gap - hand.rect.width()
            found[seat] = hand.moved(QPointF(x, y))
    return found


def points_place(hand: QRectF, plate: QRectF, areas: Areas) -> QPointF:
    """Return the middle of the points of a hand: beside its tiles if its plate is, otherwise below them."""
    felt, reach = areas.felt, 2 * areas.letters
    if plate.right() <= felt.left():
        return QPointF(hand.right() + reach, hand.center().y())
    if plate.left() >= felt.right():
        return QPointF(hand.left() - reach, hand.center().y())
    return QPointF(hand.center().x(), hand.bottom() + areas.letters / 2)


def open_hand(count: int, room: QRectF, areas: Areas, largest: float = _LARGEST_UNIT) -> OpenHand:
    """Spread this many tiles out in the middle of a room, upright and as large as they fit.

    ``largest``: the most that a tile may be wide at scale 1.
    """
    best_columns, best = 1, 0.0
    for rows in range(1, 5):
        columns = math.ceil(count / rows)
        unit = min(
            largest * areas.scale,
            room.width() / (columns * _PITCH + 2 * _AIR),
            room.height() / (rows * _ROW + 2 * _AIR),
        )
        if unit > best * 1.001:
            best_columns, best = columns, unit
    rows = math.ceil(count / best_columns)
    width, height = (best_columns * _PITCH + 2 * _AIR) * best, (rows * _ROW + 2 * _AIR) * best
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(room.center())
    cells = [divmod(number, best_columns) for number in range(count)]
    within = [QPointF(_AIR + (column + 0.5) * _PITCH, _AIR + (row + 0.5) * _ROW) for row, column in cells]
    return OpenHand(rect, best, tuple(rect.topLeft() + place * best for place in within))


def _side_by_side(
    wanted: Sequence[float], sizes: Sequence[float], gap: float, low: float, high: float
) -> list[float]:
    """Return where things start, as close to centred on ``wanted`` (ascending) as they fit side by side."""
    starts: list[float] = []
    least = low
    for centre, size in zip(wanted, sizes, strict=True):
        starts.append(max(min(centre - size / 2, high - size), least))
        least = starts[-1] + size + gap
    limit = high
    for index, size in reversed(list(enumerate(sizes))):
        starts[index] = min(starts[index], limit - size)
        limit = starts[index] - gap
    return starts

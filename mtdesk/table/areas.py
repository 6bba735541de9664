"""How the window is divided: felt, rack, plates, pile and status line, for any window size."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

_REFERENCE_WIDTH = 1600.0
_SMALLEST_SCALE = 0.72
_LARGEST_SCALE = 2.4
_RACK, _TALL_RACK = 160.0, 240.0
"""Heights of the rack at scale 1; the tall one takes a quarter of a window of 1600 × 962 pixels."""
_MOST_RACK, _LEAST_RACK = 0.25, 130.0
"""The largest share of the window's height for the rack, and its least height at scale 1 regardless."""
_NARROW = 1.1
"""The width of a window, in heights, up to which the rack is tall: it is too narrow for a hand in one row."""


class Areas(Struct, frozen=True):
    """The zones of the table's window, in scene pixels."""

    window: QRectF
    scale: float
    """Size of lettering relative to a window 1600 pixels wide."""
    plates: float
    """The same for plates, which follow the size of text as far as there is room."""
    felt: QRectF
    """The cloth."""
    trains: QRectF
    """The part of the cloth on which trains may be."""
    radius: float
    own_plate: QRectF
    rack: QRectF
    pile: QRectF
    pill: QRectF
    """The strip in whose middle the status line is."""
    letters: int = 0
    """The least size in pixels of the status line, where it fits."""
    left: bool = True
    """Whether plates may be to the left of the cloth."""
    right: bool = True
    """The same to the right."""


_UPRIGHT, _FLAT, _APART = QSizeF(138, 74), QSizeF(212, 48), 8
"""Plates beside the cloth and above it, and the room between two, at scale 1."""
_AIR = 0.5
"""The gap between two plates where there is room, in plates."""
_SIDE, _TOP = 146, 56
"""Room for them beside and above the cloth, at scale 1."""
_NAME_LETTERS, _STEP, _MOST_GROWTH = 21, 0.02, 1.4
"""Size in pixels of ordinary text that goes with plates of scale 1; they shrink in steps until they fit.

The viewer's own plate, beside the rack, cannot grow any further."""
_NOTE_GROWTH, _NOTE_LETTERS = 1.25, 17.5
"""How much larger letters of notes on plates become, and the size of ordinary text that goes with them."""
_NOTE = 24
"""Pixels at scale 1 that a note with large letters takes below its plate."""
_FEWEST, _FEW, _SEVERAL = 4, 6, 8
"""The numbers of players up to which all plates are at the top, even large ones; or there and on the left."""
MOST = 10
"""The most players; their plates are on all three sides."""


_STRIP, _TWO_LINES = 2.7, 3.2
"""Height of the status line's strip, in sizes of its letters, and where long sentences are said often."""
_LEAST_STRIP = 44.8
"""The least height of that strip and its margins, in pixels: room for two lines of small letters."""


def areas_for(
    width: float,
    height: float,
    players: int = MOST,
    *,
    tall_rack: bool = False,
    letters: int = 0,
    two_lines: bool = False,
) -> Areas:
    """Return the zones of a table of this size in pixels; with fewer players, the cloth is wider.

    ``tall_rack``: for large hands, or large tiles; narrow windows have it anyway. ``letters``: the size of
    ordinary text in pixels. ``two_lines``: the status line has room for so many, at the cost of the rack.
    """
    scale = min(_LARGEST_SCALE, max(_SMALLEST_SCALE, min(width / _REFERENCE_WIDTH, height / 962.0)))
    gap = 10 * scale
    rack_height = (_TALL_RACK if tall_rack or width < _NARROW * height else _RACK) * scale
    rack_height = min(rack_height, max(_MOST_RACK * height, _LEAST_RACK * scale))
    strip = usual = max(56 * scale, _LEAST_STRIP, _STRIP * letters + 13 * scale)
    if two_lines:
        strip = max(usual, _TWO_LINES * letters + 13 * scale)
        rack_height = max(_LEAST_RACK * scale, rack_height - (strip - usual))
    rack_top = height - rack_height - 8 * scale
    bottom = rack_height + strip
    left, right = players > _FEW, players > _SEVERAL
    plates = min(max(scale, letters / _NAME_LETTERS), _MOST_GROWTH * scale)
    while True:
        side, top = _SIDE * plates, _TOP * plates
        start, end = (side if has_plates else 2 * gap for has_plates in (left, right))
        felt = QRectF(start, top, width - start - end, height - top - bottom - gap / 2)
        if plates <= scale or sum(_room(felt, plates, left=left, right=right).values()) >= players - 1:
            break
        if players > _FEWEST and not left:
            left = True
        else:
            plates = max(scale, plates - _STEP)
    own = QRectF(gap, rack_top, 190 * scale, rack_height)
    pile = QRectF(width - gap - 178 * scale, rack_top, 178 * scale, rack_height)
    rack = QRectF(own.right() + gap, rack_top, pile.left() - own.right() - 2 * gap, rack_height)
    inset = 3 * scale
    return Areas(
        window=QRectF(0, 0, width, height),
        scale=scale,
        plates=plates,
        felt=felt,
        trains=felt.adjusted(inset, inset, -inset, -inset),
        radius=22 * scale,
        own_plate=own,
        rack=rack,
        pile=pile,
        pill=QRectF(gap, felt.bottom() + gap / 2, width - 2 * gap, rack_top - felt.bottom() - gap),
        letters=letters,
        left=left,
        right=right,
    )


def plate_rects(areas: Areas, meets: Mapping[int, QPointF]) -> dict[int, QRectF]:
    """A place on the frame for the plate of every seat whose train heads for a point of the felt's border.

    Plates are beside that point, on the left, at the top or on the right, pushed apart where there are many;
    at the top instead of a side on which there are none. As far as there is room, they stand half a plate
    apart, or a whole one where all are at the top, and the lowest on a side has room for a note below it.
    Those at the top are narrower where they would not all fit.
    """
    upright = QRectF(0, 0, _UPRIGHT.width() * areas.plates, _UPRIGHT.height() * areas.plates)
    flat = QRectF(0, 0, _FLAT.width() * areas.plates, _FLAT.height() * areas.plates)
    gap = _APART * areas.plates
    felt = areas.felt
    sides: dict[str, list[int]] = {"left": [], "top": [], "right": []}
    room = _room(felt, areas.plates, left=areas.left, right=areas.right)
    for seat, point in meets.items():
        side = _side(felt, point)
        sides[side if room[side] else "top"].append(seat)
    _even_out(sides, {seat: _clockwise(felt, point) for seat, point in meets.items()}, room)
    rects: dict[int, QRectF] = {}
    for side, seats in sides.items():
        if side == "top":
            flat.setWidth(min(flat.width(), (felt.width() + gap) / max(1, len(seats)) - gap))
            starts = spread(
                [_above(felt, meets[s]) for s in seats],
                [flat.width()] * len(seats),
                _between(flat.width(), len(seats), felt.width(), gap, _AIR if areas.left else 1.0),
                felt.left(),
                felt.right(),
            )
            top = (felt.top() - flat.height()) / 2
            rects |= {s: flat.translated(x, top) for s, x in zip(seats, starts, strict=True)}
        else:
            left = (felt.left() - upright.width()) / 2 + (felt.right() if side == "right" else 0)
            spare = felt.height() / max(1, len(seats)) - upright.height()
            below = min(_NOTE * areas.plates, spare) if spare > gap else 0.0
            starts = spread(
                [meets[s].y() for s in seats],
                [upright.height()] * len(seats),
                _between(upright.height(), len(seats), felt.height(), gap, _AIR),
                felt.top(),
                felt.bottom() - below,
            )
            rects |= {s: upright.translated(left, y) for s, y in zip(seats, starts, strict=True)}
    return rects


def _between(size: float, count: int, room: float, least: float, air: float) -> float:
    """Return the gap between plates that have this room: ``air`` plates, as far as it is there for all."""
    return max(least, min(air * size, room / max(1, count) - size))


def note_growth(areas: Areas, seat: int, rects: Mapping[int, QRectF]) -> float:
    """Return how much larger than usual to write what a seat did last, so that it goes with other text."""
    own = rects[seat]
    below = QRectF(own.left(), own.bottom(), own.width(), _NOTE * areas.plates)
    if any(below.intersects(rect) for other, rect in rects.items() if other != seat):
        return 1.0
    return min(_NOTE_GROWTH, max(1.0, areas.letters / (_NOTE_LETTERS * areas.plates)))


def _room(felt: QRectF, plates: float, *, left: bool, right: bool) -> dict[str, int]:
    """Return how many plates of this scale there is room for on each side."""
    column = int((felt.height() + _APART * plates) / ((_UPRIGHT.height() + _APART) * plates))
    return {
        "left": max(1, column) if left else 0,
        "top": max(1, int(felt.width() / ((_FLAT.width() + _APART) * plates))),
        "right": max(1, column) if right else 0,
    }


def _side(felt: QRectF, point: QPointF) -> str:
    distances = {
        "left": abs(point.x() - felt.left()),
        "top": abs(point.y() - felt.top()),
        "right": abs(felt.right() - point.x()),
    }
    if abs(felt.bottom() - point.y()) < min(distances.values()):
        return "left" if _clockwise(felt, point) < math.pi else "right"
    return min(distances, key=lambda side: distances[side])


def _clockwise(felt: QRectF, point: QPointF) -> float:
    """Return how far round the middle a point is, clockwise on screen from the bottom, in radians."""
    off = point - felt.center()
    return math.atan2(-off.x(), off.y()) % math.tau


def _above(felt: QRectF, point: QPointF) -> float:
    """Return the place at the top that is nearest to a point of the border as one goes along the border."""
    if point.y() < felt.bottom():
        return point.x()
    return felt.left() if _clockwise(felt, point) < math.pi else felt.right()


def _even_out(sides: dict[str, list[int]], turns: Mapping[int, float], room: Mapping[str, int]) -> None:
    """Order the seats of each side along it, and move the outermost on where a side has too many.

    ``turns`` says how far round the table, clockwise from the bottom, each seat is.
    """
    spare = sum(room.values()) - len(turns)
    for source, target in (("left", "top"), ("right", "top"), ("top", "left"), ("top", "right")):
        # A full top passes plates on to the other side, as long as there is room for all of them.
        may_overflow = target == "top" and spare >= 0
        while len(sides[source]) > room[source] and (may_overflow or len(sides[target]) < room[target]):
            last = max if (source, target) in (("left", "top"), ("top", "right")) else min
            moved = last(sides[source], key=turns.__getitem__)
            sides[source].remove(moved)
            sides[target].append(moved)
    for side, seats in sides.items():
        seats.sort(key=turns.__getitem__, reverse=side == "left")


def spread(
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

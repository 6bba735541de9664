"""Where everything on the shelf is: in how many rows, how large, and in which order or planned train."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import count, pairwise

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from mtdesk.rules.tiles import Laid, Tile
from mtdesk.table.rack.arrangement import Divider, Piece

UPRIGHT = 90.0
_TILE, _DIVIDER = 1.1, 0.55
"""Widths of the places of standing tiles and of dividers, in tile widths."""
_LYING, _CROSSWISE = 1.98, 0.99
"""The same of ordinary tiles and doubles in a chain, where they touch."""
_JOIN, _FREE_JOIN = 2.1, 1.2
_GAP = 0.9
LIFT = 0.2
"""How far a playable tile is raised, in tile widths."""
ROW_HEIGHT = 2 + LIFT
"""From one row to the next, in tile widths: a raised tile does not cover the row above."""
SMALLEST = 16.0
"""The width of a tile in pixels below which rows are scrolled instead."""
_MOST_ROWS = 4
_MOST_STRETCH = 1.3
"""How much wider than needed the places become where the height limits the tiles."""


class Chain(Struct, frozen=True):
    """The train of the plan view: the pip it continues from (None: any), and its tiles in their direction."""

    pip: int | None
    tiles: tuple[Laid, ...]
    caption: str = ""


class Place(Struct, frozen=True):
    """A place: its middle in scene pixels, and the angle of a tile that shows its larger half first."""

    point: QPointF
    angle: float = UPRIGHT
    seen: bool = True
    """Whether its row is visible."""
    may_rise: bool = True
    """Whether a tile may be raised here; those of a chain stay joined."""


class RackLayout(Struct, frozen=True):
    """All places on the shelf."""

    unit: float
    """Width of a tile."""
    places: dict[Piece, Place]
    rows: int
    seen: range
    """The visible rows."""
    join: Place | None = None
    """What a chain continues from."""
    line: Place | None = None
    """The line between a chain and the other tiles."""


def standing(pieces: Sequence[Piece], room: QRectF, first: int) -> RackLayout:
    """Return every piece upright, in this order; ``first`` is the first visible row if not all fit."""
    widths = tuple(_DIVIDER if isinstance(piece, Divider) else _TILE for piece in pieces) or (_TILE,)
    found, places = _places(widths, room, first, joined=False)
    by_piece = dict(zip(pieces, places, strict=False))
    return RackLayout(found.unit, by_piece, found.rows, found.seen)


def chained(chain: Chain, others: Sequence[Tile], room: QRectF, first: int) -> RackLayout:
    """Return the chain from left to right, doubles crosswise; after a gap and a line, the others upright."""
    widths = (
        _FREE_JOIN if chain.pip is None else _JOIN,
        *(_CROSSWISE if laid.is_double else _LYING for laid in chain.tiles),
        *((_GAP,) if others else ()),
        *(_TILE for _ in others),
    )
    found, (join, *places) = _places(widths, room, first, joined=True)
    count = len(chain.tiles)
    by_piece: dict[Piece, Place] = {
        laid.tile: Place(place.point, _angle(laid), place.seen, may_rise=False)
        for laid, place in zip(chain.tiles, places, strict=False)
    }
    by_piece |= dict(zip(others, places[count + 1 :], strict=True))
    line = places[count] if others else None
    return RackLayout(found.unit, by_piece, found.rows, found.seen, join, line)


def _angle(laid: Laid) -> float:
    if laid.is_double:
        return UPRIGHT
    return 0.0 if laid.inner > laid.outer else 180.0


def _places(widths: tuple[float, ...], room: QRectF, first: int, *, joined: bool) -> tuple[Grid, list[Place]]:
    found = grid(widths, (room.width(), room.height()), first=first, joined=joined)
    return found, [Place(room.center() + QPointF(x, y), seen=seen) for x, y, seen in found.places]


class Grid(Struct, frozen=True):
    """Where things of given widths are in a room, in pixels from its middle."""

    unit: float
    """Width of a tile."""
    places: tuple[tuple[float, float, bool], ...]
    """By thing: its middle, and whether it is in the room; otherwise its row must be scrolled to."""
    rows: int
    seen: range
    """The rows in the room; not all of them only if tiles would otherwise become too small."""


@lru_cache(maxsize=1024)
def grid(
    widths: tuple[float, ...],
    room: tuple[float, float],
    *,
    first: int = 0,
    joined: bool = False,
    smallest: float = SMALLEST,
    largest: float = math.inf,
) -> Grid:
    """Return the places of things of these widths (in tile widths) side by side, as large as may be.

    ``room`` is width and height in pixels; ``first`` the first visible row if not all are. ``joined`` things
    touch and start at the left; others are centred. ``smallest`` and ``largest`` are widths of a tile.
    """
    width, height = room
    unit = capacity = 0.0
    for rows in range(1, _MOST_ROWS + 1):
        needed = _capacity(widths, rows)
        possible = min(width / needed, height / (rows * ROW_HEIGHT), largest)
        if possible > unit * 1.001:
            unit, capacity = possible, needed
    if unit < smallest:
        unit = min(smallest, height / ROW_HEIGHT)
        capacity = max(width / unit, *widths)
    starts = _starts(widths, capacity)
    count = max(1, min(len(starts), int(height / (unit * ROW_HEIGHT) + 1e-6)))
    first = max(0, min(first, len(starts) - count))
    several = len(starts) > 1 and not joined
    stretch = max(1.0, min(_MOST_STRETCH, width / (capacity * unit))) if several else 1.0
    places: list[tuple[float, float, bool]] = []
    seen = range(first, first + count)
    for row, (start, end) in enumerate(pairwise((*starts, len(widths)))):
        y = (row - first - (count - 1) / 2) * ROW_HEIGHT * unit + LIFT * unit / 2
        x = -width / (2 * unit) if joined else -sum(widths[start:end]) / 2
        for thing in widths[start:end]:
            places.append(((x + thing / 2) * stretch * unit, y, row in seen))
            x += thing
    return Grid(unit, tuple(places), len(starts), seen)


def _starts(widths: tuple[float, ...], capacity: float) -> list[int]:
    """Return the first thing of every row if no row is wider than ``capacity``."""
    starts, used = [0], 0.0
    for index, width in enumerate(widths):
        if used + width > capacity + 1e-9 and index > starts[-1]:
            starts.append(index)
            used = 0.0
        used += width
    return starts


@lru_cache(maxsize=1024)
def _capacity(widths: tuple[float, ...], rows: int) -> float:
    """Return the least width of a row at which this many rows hold everything, to a few hundredths."""
    least = max(sum(widths) / rows, *widths)
    return next(width for step in count() if len(_starts(widths, width := least + 0.02 * step)) <= rows)

"""Where everything on the shelf is: in how many rows, how large, and in which order or planned train."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

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


class Room(Struct, frozen=True):
    """The shelf's space for tiles, in scene pixels, and the first visible row."""

    rect: QRectF
    first: int = 0
    shift: float = 0.0
    """How far to the right of the middle of the space the things in it are."""

    @property
    def middle(self) -> QPointF:
        """The point around which things are."""
        return self.rect.center() + QPointF(self.shift, 0)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.rect.width(), self.rect.height()


class RackSpot(Struct, frozen=True):
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
    spots: dict[Piece, RackSpot]
    rows: int
    seen: range
    """The visible rows."""
    join: RackSpot | None = None
    """What a chain continues from."""
    line: RackSpot | None = None
    """The line between a chain and the rest."""
    spare: float = 0.0
    """Pixels that are free at either end of a single row."""


def standing(pieces: Sequence[Piece], room: Room) -> RackLayout:
    """Return every piece upright, in this order."""
    widths = _widths(pieces) or (_TILE,)
    found, spots = _spots(widths, room, joined=False)
    spare = max(0.0, room.rect.width() - sum(widths) * found.unit) / 2
    places = dict(zip(pieces, spots, strict=False))
    return RackLayout(found.unit, places, found.row_count, found.seen, spare=spare)


def place_among(pieces: Sequence[Piece], piece: Piece, room: Room) -> QPointF | None:
    """Return where one of these pieces would stand upright.

    None if it is not among them or its row is hidden.

    Much quicker than ``standing``, for trying one order after another.
    """
    if piece not in pieces:
        return None
    at = pieces.index(piece)
    found = grid(_widths(pieces), room.size, first=room.first)
    if found.rows[at] not in found.seen:
        return None
    return room.middle + QPointF(*found.centres[at])


def _widths(pieces: Sequence[Piece]) -> tuple[float, ...]:
    return tuple(_DIVIDER if isinstance(piece, Divider) else _TILE for piece in pieces)


def chained(chain: Chain, rest: Sequence[Tile], room: Room) -> RackLayout:
    """Return the chain from left to right, doubles crosswise; after a gap and a line, the rest upright."""
    widths = (
        _FREE_JOIN if chain.pip is None else _JOIN,
        *(_CROSSWISE if laid.is_double else _LYING for laid in chain.tiles),
        *((_GAP,) if rest else ()),
        *(_TILE for _ in rest),
    )
    found, (join, *spots) = _spots(widths, room, joined=True)
    count = len(chain.tiles)
    places: dict[Piece, RackSpot] = {
        laid.tile: RackSpot(spot.point, _angle(laid), spot.seen, may_rise=False)
        for laid, spot in zip(chain.tiles, spots, strict=False)
    }
    places |= dict(zip(rest, spots[count + 1 :], strict=True))
    line = spots[count] if rest else None
    return RackLayout(found.unit, places, found.row_count, found.seen, join, line)


def _angle(laid: Laid) -> float:
    if laid.is_double:
        return UPRIGHT
    return 0.0 if laid.inner > laid.outer else 180.0


def _spots(widths: tuple[float, ...], room: Room, *, joined: bool) -> tuple[Grid, list[RackSpot]]:
    found = grid(widths, room.size, first=room.first, joined=joined)
    middle = room.middle
    return found, [
        RackSpot(middle + QPointF(x, y), seen=row in found.seen)
        for (x, y), row in zip(found.centres, found.rows, strict=True)
    ]


class Grid(Struct, frozen=True):
    """Where things of given widths are in a room, in pixels from its middle."""

    unit: float
    """Width of a tile."""
    centres: tuple[tuple[float, float], ...]
    """By thing; outside the room if its row must be scrolled to."""
    rows: tuple[int, ...]
    """By thing, from 0."""
    row_count: int
    seen: range
    """The rows in the room; not all of them only if tiles would otherwise become too small."""


@lru_cache(maxsize=1024)
def grid(
    widths: tuple[float, ...],
    room: tuple[float, float],
    *,
    first: int = 0,
    joined: bool = False,
) -> Grid:
    """The places of things of these widths (in tile widths) side by side, the tiles as large as may be.

    ``room`` is width and height in pixels; ``first`` the first visible row if not all are. ``joined`` things
    touch and start at the left; others are centred.
    """
    width, height = room
    best: tuple[float, float] = (0.0, 0.0)
    for rows in range(1, _MOST_ROWS + 1):
        capacity = _capacity(widths, rows)
        unit = min(width / capacity, height / (rows * ROW_HEIGHT))
        if unit > best[0] * 1.001:
            best = (unit, capacity)
    unit, capacity = best
    if unit < SMALLEST:
        unit = min(SMALLEST, height / ROW_HEIGHT)
        capacity = max(width / unit, *widths)
    starts = _starts(widths, capacity)
    count = max(1, min(len(starts), int(height / (unit * ROW_HEIGHT) + 1e-6)))
    first = max(0, min(first, len(starts) - count))
    several = len(starts) > 1 and not joined
    stretch = max(1.0, min(_MOST_STRETCH, width / (capacity * unit))) if several else 1.0
    left = -width / (2 * unit) if joined else None
    return _placed(widths, starts, unit, stretch, range(first, first + count), left)


def _placed(
    widths: tuple[float, ...],
    starts: list[int],
    unit: float,
    stretch: float,
    seen: range,
    left: float | None,
) -> Grid:
    """Return the things in these rows, which start at ``left`` (in tile widths), or are centred on 0."""
    centres: list[tuple[float, float]] = []
    rows: list[int] = []
    for row, (start, end) in enumerate(pairwise((*starts, len(widths)))):
        y = (row - seen.start - (len(seen) - 1) / 2) * ROW_HEIGHT * unit + LIFT * unit / 2
        x = -sum(widths[start:end]) / 2 if left is None else left
        for width in widths[start:end]:
            centres.append(((x + width / 2) * stretch * unit, y))
            rows.append(row)
            x += width
    return Grid(unit, tuple(centres), tuple(rows), len(starts), seen)


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
    """Return the least width of a row at which this many rows hold everything, to a hundredth."""
    low, high = max(sum(widths) / rows, *widths), sum(widths)
    while high - low > 0.01:
        middle = (low + high) / 2
        if len(_starts(widths, middle)) <= rows:
            high = middle
        else:
            low = middle
    return high

"""Where every piece of a hand stands on the shelf: as the person keeps it, or as a planned train."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from mtdesk.rules.tiles import Laid, Tile
from mtdesk.table.rack.arrangement import Divider, Piece
from mtdesk.table.rack.grid import Grid, grid

UPRIGHT = 90.0
_TILE, _DIVIDER = 1.1, 0.55
"""Widths of the places of standing tiles and of dividers, in tile widths."""
_LYING, _CROSSWISE = 1.98, 0.99
"""The same of ordinary tiles and doubles in a chain, where they touch."""
_JOIN, _FREE_JOIN = 2.1, 1.2
_GAP = 0.9


@dataclass(frozen=True, slots=True)
class Chain:
    """The train of the plan view: the pip it goes on from (None: any), and its tiles as they would lie."""

    pip: int | None
    tiles: tuple[Laid, ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """The shelf's space for tiles, in scene pixels, the largest width of a tile, and the first row seen."""

    rect: QRectF
    largest: float
    first: int = 0


@dataclass(frozen=True, slots=True)
class RackSpot:
    """A place: its middle in scene pixels, and the angle of a tile that shows its larger half first."""

    point: QPointF
    angle: float = UPRIGHT
    seen: bool = True
    """Whether its row is one of those that are seen."""
    may_rise: bool = True
    """Whether a tile may stand out of the row here; those of a chain stay joined."""


@dataclass(frozen=True, slots=True)
class RackPlan:
    """All places on the shelf."""

    unit: float
    """Width of a tile."""
    of: dict[Piece, RackSpot]
    rows: int
    rows_seen: int
    join: RackSpot | None = None
    """What a chain goes on from."""
    line: RackSpot | None = None
    """The line between a chain and the rest."""


def standing(pieces: Sequence[Piece], room: Room) -> RackPlan:
    """Every piece upright, in this order."""
    found, spots = _spots(_widths(pieces) or (_TILE,), room, joined=False)
    return RackPlan(found.unit, dict(zip(pieces, spots, strict=False)), found.row_count, found.rows_seen)


def place_among(pieces: Sequence[Piece], piece: Piece, room: Room) -> QPointF | None:
    """Where one of these pieces would stand upright; None if it is not among them or its row is not seen.

    Much quicker than ``standing``, for trying one order after another.
    """
    if piece not in pieces:
        return None
    at = pieces.index(piece)
    found = _grid(_widths(pieces), room, joined=False)
    if found.rows[at] not in _seen_rows(found, room):
        return None
    return room.rect.center() + QPointF(*found.centres[at])


def _widths(pieces: Sequence[Piece]) -> tuple[float, ...]:
    return tuple(_DIVIDER if isinstance(piece, Divider) else _TILE for piece in pieces)


def chained(chain: Chain, rest: Sequence[Tile], room: Room) -> RackPlan:
    """The chain lying from left to right, doubles crosswise; after a gap and a line the rest upright."""
    widths = (
        _FREE_JOIN if chain.pip is None else _JOIN,
        *(_CROSSWISE if laid.is_double else _LYING for laid in chain.tiles),
        *((_GAP,) if rest else ()),
        *(_TILE for _ in rest),
    )
    found, (join, *spots) = _spots(widths, room, joined=True)
    count = len(chain.tiles)
    of: dict[Piece, RackSpot] = {
        laid.tile: RackSpot(spot.point, _angle(laid), spot.seen, may_rise=False)
        for laid, spot in zip(chain.tiles, spots, strict=False)
    }
    of |= dict(zip(rest, spots[count + 1 :], strict=True))
    line = spots[count] if rest else None
    return RackPlan(found.unit, of, found.row_count, found.rows_seen, join, line)


def _angle(laid: Laid) -> float:
    if laid.is_double:
        return UPRIGHT
    return 0.0 if laid.inner > laid.outer else 180.0


def _spots(widths: tuple[float, ...], room: Room, *, joined: bool) -> tuple[Grid, list[RackSpot]]:
    found = _grid(widths, room, joined=joined)
    seen = _seen_rows(found, room)
    middle = room.rect.center()
    return found, [
        RackSpot(middle + QPointF(x, y), seen=row in seen)
        for (x, y), row in zip(found.centres, found.rows, strict=True)
    ]


def _grid(widths: tuple[float, ...], room: Room, *, joined: bool) -> Grid:
    size = room.rect.width(), room.rect.height()
    return grid(widths, size, room.largest, first=room.first, joined=joined)


def _seen_rows(found: Grid, room: Room) -> range:
    first = max(0, min(room.first, found.row_count - found.rows_seen))
    return range(first, first + found.rows_seen)

"""Laying: where the tiles of a route lie on its way, one after the other from the station outwards.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from mtdesk.table.layout.geometry import Box, box_between, boxes_overlap
from mtdesk.table.layout.model import TILE_LENGTH, TILE_WIDTH
from mtdesk.table.layout.tracks import Way

GAP = 0.05
"""Distance of a tile's cell from the next one's."""
NUDGE = 0.03
"""Step by which a tile moves on in a bend until it touches none of its own train."""
GROWN = 1.01
"""Tiles of one train are kept apart as if they were this much larger."""
BEFORE_TURN = 0.55
"""What a turning tile needs behind the tile before it: half its width and the gap."""
AFTER_TURN = 0.52 + GAP
"""Where a train goes on beside its turning tile."""
NEAR = math.hypot(TILE_LENGTH, TILE_WIDTH) * GROWN
"""Tiles whose middles are further apart than this cannot touch."""
HALF_LONG = TILE_LENGTH / 2 * GROWN
HALF_WIDE = TILE_WIDTH / 2 * GROWN


class Cursor(NamedTuple):
    """Where the next tile begins: the number of a track and a length on it."""

    track: int
    s: float


class Laid(NamedTuple):
    """A tile in its place: its box, the part of the way it covers, and where the next tile begins."""

    box: Box
    start: Cursor
    end: Cursor
    after: Cursor


def lay(way: Way, tiles: Sequence[bool]) -> tuple[list[Laid], int]:
    """The tiles of a route in their places, and how many of the last of them found no room.

    Tiles without room follow in a straight line, so that there is a place for each whatever happens.
    """
    laid: list[Laid] = []
    spilled = 0
    for double in tiles:
        tile, fits = following(way, laid, double)
        laid.append(tile)
        spilled += not fits
    return laid, spilled


def following(way: Way, laid: Sequence[Laid], double: bool) -> tuple[Laid, bool]:
    """The place of the next tile after those laid, and whether the way has room for it."""
    cursor = laid[-1].after if laid else Cursor(0, 0.0)
    boxes = [tile.box for tile in laid]
    tile = _double(way, cursor, boxes) if double else _ordinary(way, cursor, boxes)
    if tile is not None:
        return tile, True
    return _beyond(way, cursor, double), False


def _free(box: Box, boxes: Sequence[Box]) -> bool:
    x, y = box.x, box.y
    return not any(  # most often one of the last is in the way, if any
        abs(other.x - x) < NEAR
        and abs(other.y - y) < NEAR
        and boxes_overlap(box, other, HALF_LONG, HALF_WIDE)
        for other in reversed(boxes)
    )


def _ordinary(way: Way, cursor: Cursor, boxes: Sequence[Box]) -> Laid | None:
    number, begun = cursor
    track, stop = way.tracks[number], way.stops[number]
    last = number == len(way.tracks) - 1
    # Behind this tile a double and the tile that turns after it must still find room.
    room = 0.0 if last else GAP + 1.0 + BEFORE_TURN
    s = begun
    while True:
        end, here, there = track.chord(s, 2.0)
        if end > stop - room + 1e-9:
            return None if last else _turning(way, cursor, boxes)
        box = box_between(here, there)
        if _free(box, boxes):
            return Laid(box, Cursor(number, s), Cursor(number, end), Cursor(number, end + GAP))
        s += NUDGE


def _turning(way: Way, cursor: Cursor, boxes: Sequence[Box]) -> Laid | None:
    """An ordinary tile lying across from its track to the next one."""
    number, s = cursor
    track, inner = way.tracks[number], way.tracks[number + 1]
    while s + 0.5 <= way.stops[number] + 1e-9:
        start = track.at(s + 0.5)
        place, _ = inner.nearest(start)
        box = box_between(start, inner.at(place))
        if _free(box, boxes):
            end = Cursor(number + 1, place)
            return Laid(box, Cursor(number, s + 0.5), end, Cursor(number + 1, place + AFTER_TURN))
        s += NUDGE
    return None


def _double(way: Way, cursor: Cursor, boxes: Sequence[Box]) -> Laid | None:
    number, s = cursor
    track, stop = way.tracks[number], way.stops[number]
    last = number == len(way.tracks) - 1
    room = 0.0 if last else BEFORE_TURN
    while s + 1.0 <= stop - room + 1e-9:
        x, y = track.at(s + 0.5)
        ux, uy = track.direction(s + 0.5)
        box = Box(x, y, -uy, ux)
        if _free(box, boxes):
            return Laid(box, Cursor(number, s), Cursor(number, s + 1.0), Cursor(number, s + 1.0 + GAP))
        s += NUDGE
    if last:
        return None
    # Only after another double, which the rules never bring: it goes on behind the turn instead of turning.
    place, _ = way.tracks[number + 1].nearest(track.at(min(cursor.s, stop)))
    return _double(way, Cursor(number + 1, place + AFTER_TURN), boxes)


def _beyond(way: Way, cursor: Cursor, double: bool) -> Laid:
    track = way.tracks[cursor.track]
    s = max(cursor.s, track.length)
    ux, uy = track.direction(s)
    length = 1.0 if double else 2.0
    x, y = track.at(s + length / 2)
    box = Box(x, y, -uy, ux) if double else Box(x, y, ux, uy)
    return Laid(
        box, Cursor(cursor.track, s), Cursor(cursor.track, s + length), Cursor(cursor.track, s + length + GAP)
    )

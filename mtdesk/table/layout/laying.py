"""Placing tiles along a path: where the next tile of a train goes.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from mtdesk.table.layout.geometry import Box, box_between, boxes_overlap
from mtdesk.table.layout.model import TILE_LENGTH, TILE_WIDTH
from mtdesk.table.layout.path import Path

GAP = 0.05
"""Distance between a tile's cell and the next one's."""
CELL = 2 + GAP
"""The length of an ordinary tile on a straight line."""
NUDGE = 0.03
"""Step by which a tile moves along a bend until it touches none of its own train."""
GROWN = 1.01
"""Tiles of one train are kept apart as if they were this much larger."""
NEAR = math.hypot(TILE_LENGTH, TILE_WIDTH) * GROWN
"""Tiles whose middles are further apart than this cannot touch."""
HALF_LONG = TILE_LENGTH / 2 * GROWN
HALF_WIDE = TILE_WIDTH / 2 * GROWN


class Laid(NamedTuple):
    """A tile in its place: its box, and the part of the path it covers."""

    box: Box
    start: float
    end: float


def following(
    path: Path, laid: Sequence[Laid], double: bool, begin: float = 0.0, behind: Sequence[Box] = ()
) -> Laid:
    """Return the place of the next tile after those placed, as if the path went straight on for ever.

    ``behind`` are the last tiles of the train before this path.
    """
    s = laid[-1].end + GAP if laid else begin
    boxes = [*behind, *(tile.box for tile in laid)]
    while True:
        if double:
            x, y = path.at(s + 0.5)
            ux, uy = path.direction(s + 0.5)
            box, end = Box(x, y, -uy, ux), s + 1.0
        else:
            end, here, there = path.chord(s, 2.0)
            box = box_between(here, there)
        if is_free(box, boxes):
            return Laid(box, s, end)
        s += NUDGE


def is_free(box: Box, boxes: Sequence[Box]) -> bool:
    """Return whether a tile touches none of these."""
    x, y = box.x, box.y
    return not any(  # most often one of the last is in the way, if any
        abs(other.x - x) < NEAR
        and abs(other.y - y) < NEAR
        and boxes_overlap(box, other, HALF_LONG, HALF_WIDE)
        for other in reversed(boxes)
    )

"""Places on the shelf: how many rows, how large the tiles, and where each stands. Geometry without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

ROW_HEIGHT = 2.04
"""From one row to the next in tile widths."""
LIFT = 0.2
"""How far a playable tile stands out, in tile widths."""
SMALLEST = 16.0
"""The width of a tile in pixels below which rows are scrolled instead."""
_MOST_ROWS = 4
_MOST_STRETCH = 1.3
"""How much wider than needed the places become where the height limits the tiles."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where things of given widths stand in a room, in pixels from its middle."""

    unit: float
    """Width of a tile."""
    centres: tuple[tuple[float, float], ...]
    """By thing; beyond the room where its row is to be scrolled to."""
    rows: tuple[int, ...]
    """By thing, from 0."""
    row_count: int
    rows_seen: int
    """As many rows as fit into the room; fewer than there are only where tiles would become too small."""


@lru_cache(maxsize=1024)
def grid(
    widths: tuple[float, ...],
    room: tuple[float, float],
    largest: float,
    *,
    first: int = 0,
    joined: bool = False,
) -> Grid:
    """The places of things of these widths (in tile widths) side by side, the tiles as large as may be.

    ``room`` is width and height, ``largest`` the width of a tile, in pixels; ``first`` the first row to be
    seen if not all are. ``joined`` things touch and keep no more room than they need.
    """
    width, height = room
    best: tuple[float, float] = (0.0, 0.0)
    for rows in range(1, _MOST_ROWS + 1):
        capacity = _capacity(widths, rows)
        unit = min(largest, width / capacity, height / (rows * ROW_HEIGHT + LIFT))
        if unit > best[0] * 1.001:
            best = (unit, capacity)
    unit, capacity = best
    if unit < SMALLEST:
        unit = min(SMALLEST, height / (ROW_HEIGHT + LIFT))
        capacity = max(width / unit, *widths)
    starts = _starts(widths, capacity)
    seen = max(1, min(len(starts), int((height / unit - LIFT) / ROW_HEIGHT + 1e-6)))
    several = len(starts) > 1 and not joined
    stretch = max(1.0, min(_MOST_STRETCH, width / (capacity * unit))) if several else 1.0
    return _placed(widths, starts, unit, stretch, seen, min(first, len(starts) - seen))


def _placed(
    widths: tuple[float, ...], starts: list[int], unit: float, stretch: float, seen: int, first: int
) -> Grid:
    centres: list[tuple[float, float]] = []
    rows: list[int] = []
    for row, (start, end) in enumerate(pairwise((*starts, len(widths)))):
        y = (row - first - (seen - 1) / 2) * ROW_HEIGHT * unit + LIFT * unit / 2
        x = -sum(widths[start:end]) / 2
        for width in widths[start:end]:
            centres.append(((x + width / 2) * stretch * unit, y))
            rows.append(row)
            x += width
    return Grid(unit, tuple(centres), tuple(rows), len(starts), seen)


def _starts(widths: tuple[float, ...], capacity: float) -> list[int]:
    """The first thing of every row if no row is wider than ``capacity``."""
    starts, used = [0], 0.0
    for index, width in enumerate(widths):
        if used + width > capacity + 1e-9 and index > starts[-1]:
            starts.append(index)
            used = 0.0
        used += width
    return starts


@lru_cache(maxsize=1024)
def _capacity(widths: tuple[float, ...], rows: int) -> float:
    """The least width of a row at which so many rows hold everything, to a hundredth."""
    low, high = max(sum(widths) / rows, *widths), sum(widths)
    while high - low > 0.01:
        middle = (low + high) / 2
        if len(_starts(widths, middle)) <= rows:
            high = middle
        else:
            low = middle
    return high

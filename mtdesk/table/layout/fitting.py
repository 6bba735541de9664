"""Fitting: whether routes find room on their ways, and how to shift the shares when they do not.

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from mtdesk.table.layout.geometry import Box, Point, box_corners, overlapping
from mtdesk.table.layout.laying import GAP, Laid, following, lay
from mtdesk.table.layout.model import TILE_LENGTH, TILE_WIDTH
from mtdesk.table.layout.routes import Route
from mtdesk.table.layout.tracks import Way

CELL = 2 + GAP
"""What an ordinary tile takes on a straight track."""
GROWN = 1.01
"""Tiles of different trains are kept apart as if they were this much larger."""


class Trial(Struct, frozen=True):
    """One route laid on its way with its slack: its boxes, the length it needs, what found no room."""

    boxes: list[Box]
    needed: float
    capacity: float
    missing: int


def attempt(route: Route, way: Way, slack: int, own_start_any: bool) -> Trial:
    """Lays a route, the next tile of each kind it can be, and ``slack`` tiles to come."""
    laid, missing = lay(way, route.tiles)
    boxes = [tile.box for tile in laid]
    kinds = (True, False) if _may_be_double(route, own_start_any) else (False,)
    for double in kinds:
        tile, fits = following(way, laid, double)
        boxes.append(tile.box)
        missing += not fits
    if not missing:
        laid, missing = _with_slack(way, laid, slack)
        boxes += [tile.box for tile in laid[len(route.tiles) :]]
    capacity = way.capacity
    if missing:
        return Trial(boxes, capacity + missing * CELL, capacity, missing)
    after = laid[-1].after if laid else None
    used = sum(way.stops[: after.track]) + after.s if after else 0.0
    return Trial(boxes, min(used, capacity), capacity, 0)


def _may_be_double(route: Route, own_start_any: bool) -> bool:
    """Whether the next tile of a route may be a double: never after a double, and not always at a slot."""
    if route.tiles:
        return not route.tiles[-1]
    return own_start_any or route.trunk is not None


def _with_slack(way: Way, laid: list[Laid], slack: int) -> tuple[list[Laid], int]:
    for count in range(slack):
        tile, fits = following(way, laid, False)
        if not fits:
            return laid, slack - count
        laid.append(tile)
    return laid, 0


def faults(trials: Sequence[Trial], half: Point) -> Iterator[tuple[int, int]]:
    """Pairs of routes that touch; a route with a tile outside the table is paired with itself."""
    long, wide = TILE_LENGTH / 2, TILE_WIDTH / 2
    for i, trial in enumerate(trials):
        for box in trial.boxes:
            if any(abs(x) > half[0] or abs(y) > half[1] for x, y in box_corners(box, long, wide)):
                yield i, i
    groups = ((i, box) for i, trial in enumerate(trials) for box in trial.boxes)
    yield from overlapping(groups, long * GROWN, wide * GROWN)


def balance(trials: Sequence[Trial]) -> float:
    """The length to spare on all ways together; below 0 no shift of the shares can make everything fit."""
    return sum(trial.capacity - trial.needed for trial in trials)


def corrected(
    shares: Sequence[float],
    trials: Sequence[Trial],
    touching: Sequence[tuple[int, int]],
    force: float = 1.0,
) -> list[float]:
    """The shares shifted towards the routes that lack room, or that touch another.

    ``force`` (0 to 1) is how far: where full shifts overshoot to and fro, smaller ones come to rest.
    """
    if touching:
        return _parted(shares, {route for pair in touching for route in pair})
    better = []
    for size, trial in zip(shares, trials, strict=True):
        ratio = trial.needed / trial.capacity
        change = min(1.3, max(1.05, ratio)) if trial.missing else max(0.9, ratio**0.4)
        better.append(size * change**force)
    return better


def _parted(shares: Sequence[float], touching: set[int]) -> list[float]:
    """Shares nearer to equal ones: these part short trains that a long one has driven together."""
    mean = sum(shares) / len(shares)
    return [size + (0.13 if i in touching and size < mean else 0.03) * mean for i, size in enumerate(shares)]

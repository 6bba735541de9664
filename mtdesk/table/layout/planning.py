"""Planning: how large the tiles can be, and how the table is shared out so that everything fits."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mtdesk.table.layout.geometry import Box, Point, box_corners, overlapping
from mtdesk.table.layout.lanes import ways
from mtdesk.table.layout.laying import GAP, Laid, following, lay
from mtdesk.table.layout.model import SMALLEST_U, TILE_LENGTH, TILE_WIDTH, Felt, Plan, Train
from mtdesk.table.layout.routes import Route, join
from mtdesk.table.layout.sectors import Station, share, station
from mtdesk.table.layout.tracks import Way

LARGEST = 0.155
"""Tile length at the top of the ladder of sizes, as a part of the felt's shorter side."""
STEP = 0.93
"""Each step down the ladder makes tiles smaller by this factor."""
STEPS = 80
"""Length of the ladder; its foot has room for any number of trains."""
TRIES = 12
"""How often the shares are corrected before a size is given up."""
FRESH_SLACK = 5
"""Tiles to come that each route of a new round gets room for."""
SLACK = 0.35
"""Tiles to come that a route gets room for later, as a part of its tiles."""
LEAST_SLACK = 2
CELL = 2 + GAP
GROWN = 1.01


def plan(
    felt: Felt,
    trains: Sequence[Train],
    unlaid: int,
    previous: Plan | None = None,
    own_start_any: bool = False,
) -> Plan:
    """Shares out the felt among the trains, with room for the next tile of either kind at every end.

    ``trains`` come in clockwise order on screen, beginning with the train at the bottom. ``unlaid`` is the
    number of tiles not yet on the table. ``previous`` is the plan in force in this round: it is returned
    itself while all still fits and the felt is the same; else the new plan resembles it and its tiles are
    not larger. Without it, or on another felt, the size is free. ``own_start_any`` says that the first tile
    of a train may be a double (rules.md 3). Raises ValueError for stretches that do not belong together.

    Pure and without side effects, so that it can run in another thread or process.
    """
    routes = join(trains)
    if previous is not None and previous.felt != felt:
        previous = None
    if previous is not None and _holds(previous, routes, own_start_any):
        return previous
    search = _Search(felt, routes, _slack(routes, unlaid, previous), own_start_any)
    if previous is None:
        return search.free()
    return search.after(previous)


def _slack(routes: Sequence[Route], unlaid: int, previous: Plan | None) -> list[int]:
    """How many tiles to come each route gets room for: together no more than there are."""
    if previous is None and not any(route.tiles for route in routes):
        wanted = [FRESH_SLACK * route.growth for route in routes]
    else:
        wanted = [max(LEAST_SLACK, SLACK * len(route.tiles)) * route.growth for route in routes]
    scale = min(1.0, unlaid / (sum(wanted) or 1.0))
    return [math.ceil(scale * slack - 0.5) for slack in wanted]


def _holds(plan: Plan, routes: Sequence[Route], own_start_any: bool) -> bool:
    if [route.name for route in routes] != [way.name for way in plan.ways]:
        return False
    half = plan.table.width / plan.u / 2, plan.table.height / plan.u / 2
    trials = [_trial(r, way, 0, own_start_any) for r, way in zip(routes, plan.ways, strict=True)]
    return not any(trial.missing for trial in trials) and not any(_faults(trials, half))


@dataclass(frozen=True, slots=True)
class _Trial:
    """One route laid on its way with its slack: its boxes, the length it needs, what found no room."""

    boxes: list[Box]
    needed: float
    capacity: float
    missing: int


def _trial(route: Route, way: Way, slack: int, own_start_any: bool) -> _Trial:
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
    after = laid[-1].after if laid else None
    used = sum(way.stops[: after.track]) + after.s if after else 0.0
    needed = capacity + missing * CELL if missing else min(used, capacity)
    return _Trial(boxes, needed, capacity, missing)


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


def _faults(trials: Sequence[_Trial], half: Point) -> Iterator[tuple[int, int]]:
    """Pairs of routes that touch; a route with a tile outside the table is paired with itself."""
    long, wide = TILE_LENGTH / 2, TILE_WIDTH / 2
    for i, trial in enumerate(trials):
        for box in trial.boxes:
            if any(abs(x) > half[0] or abs(y) > half[1] for x, y in box_corners(box, long, wide)):
                yield i, i
    groups = ((i, box) for i, trial in enumerate(trials) for box in trial.boxes)
    yield from overlapping(groups, long * GROWN, wide * GROWN)


class _Search:
    """The search for the largest size at which everything fits."""

    def __init__(self, felt: Felt, routes: Sequence[Route], slack: Sequence[int], wide: bool) -> None:
        self._felt = felt
        self._routes = routes
        self._slack = slack
        self._wide = wide
        trains = sum(route.trunk is None for route in routes)
        landscape = felt.width >= felt.height
        self._hubs = [station(trains, each, landscape) for each in (() if wide else (False,)) + (True,)]
        if self._hubs[0] == self._hubs[-1]:
            del self._hubs[1:]

    def free(self) -> Plan:
        """The largest clean plan near the expected size."""
        step = self._guess()
        found = self._at(step)
        if found is None:
            return self._smaller(step + 1)
        while step > 0:
            step -= 1
            larger = self._at(step)
            if larger is None:
                break
            found = larger
        return found

    def after(self, previous: Plan) -> Plan:
        """A clean plan no larger than the one before and, if possible, much like it."""
        old = dict(zip((way.name for way in previous.ways), previous.weights, strict=True))
        if all(route.name in old for route in self._routes):
            found = self._at(previous.step, [old[route.name] for route in self._routes])
            if found is not None:
                return found
        return self._smaller(previous.step)

    def _smaller(self, step: int) -> Plan:
        for lower in range(step, STEPS):
            found = self._at(lower)
            if found is not None:
                return found
        raise AssertionError("the smallest tiles fit any table")

    def _guess(self) -> int:
        tiles = sum(len(route.tiles) + slack for route, slack in zip(self._routes, self._slack, strict=True))
        u = math.sqrt(self._felt.width * self._felt.height / (7 * max(1, tiles)))
        side = min(self._felt.width, self._felt.height)
        return max(0, round(math.log(2 * u / (LARGEST * side), STEP)))

    def _fresh(self) -> list[float]:
        pairs = zip(self._routes, self._slack, strict=True)
        return [4 + CELL * (len(r.tiles) + s) - 1.0 * sum(r.tiles) for r, s in pairs]

    def _at(self, step: int, weights: Sequence[float] | None = None) -> Plan | None:
        """A clean plan of one size, or None if correcting the shares does not lead to one."""
        shares = list(weights or self._fresh())
        for hub in self._hubs:
            found, crowded = self._with_hub(step, hub, shares)
            if found is not None or not crowded:
                return found
        return None

    def _with_hub(self, step: int, hub: Station, weights: Sequence[float]) -> tuple[Plan | None, bool]:
        """A clean plan with one hub, or None and whether trains touched each other to the last."""
        side = min(self._felt.width, self._felt.height)
        u = LARGEST * side / 2 * STEP**step
        half = self._felt.width / u / 2, self._felt.height / u / 2
        if min(half[0] - hub.rx, half[1] - hub.ry) < 2.2:
            return None, False
        names = [route.name for route in self._routes]
        shares = list(weights)
        faults: list[tuple[int, int]] = []
        for _ in range(TRIES):
            sectors = share(half, hub, self._routes, shares)
            made = ways(half, hub, sectors, names)
            pairs = zip(self._routes, made, self._slack, strict=True)
            trials = [_trial(route, way, slack, self._wide) for route, way, slack in pairs]
            short = any(trial.missing for trial in trials)
            faults = [] if short else list(_faults(trials, half))
            if not short and not faults:
                return self._plan(step, u, hub, shares, made), False
            _correct(shares, trials, faults)
        return None, bool(faults)

    def _plan(self, step: int, u: float, hub: Station, shares: Sequence[float], made: tuple[Way, ...]) -> Plan:
        grown = max(1.0, SMALLEST_U / u)
        return Plan(
            felt=self._felt,
            table=self._felt.grown(grown) if grown > 1 else self._felt,
            u=u * grown,
            step=step,
            radii=(hub.rx, hub.ry),
            weights=tuple(shares),
            ways=made,
        )


def _correct(shares: list[float], trials: Sequence[_Trial], faults: Sequence[tuple[int, int]]) -> None:
    """Shifts the shares towards the routes that lack room or touch another."""
    for i, trial in enumerate(trials):
        if trial.missing:
            shares[i] *= min(1.25, max(1.04, trial.needed / trial.capacity))
        else:
            shares[i] *= max(0.94, (trial.needed / trial.capacity) ** 0.25) if not faults else 1.0
    mean = sum(shares) / len(shares)
    for i in {route for pair in faults for route in pair}:
        # Towards equal shares, which always part the rays if there is enough room.
        shares[i] = 1.04 * shares[i] + 0.08 * mean

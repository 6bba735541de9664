"""Planning: how large the tiles can be, and how the table is shared out so that everything fits."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from mtdesk.table.layout.fitting import CELL, attempt, balance, corrected, faults
from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.lanes import ways
from mtdesk.table.layout.model import SMALLEST_U, Felt, Plan, Train
from mtdesk.table.layout.routes import Route, arranged, join
from mtdesk.table.layout.sectors import Sector, StationPlan, share, station
from mtdesk.table.layout.tracks import Way

LARGEST = 0.155
"""Tile length at the top of the ladder of sizes, as a part of the felt's shorter side."""
STEP = 0.965
"""Each step down the ladder makes tiles smaller by this factor."""
STEPS = 120
"""Length of the ladder; tiles at its foot have a seventieth of the size."""
TRIES = 12
"""How often the shares are corrected before a size is given up."""
PATIENCE = 2
"""So many tries one after the other that lack room in all give a size up; the first ones do not count."""
FULL_SHIFTS = 3
DAMPED = 0.6
"""How far the shares are shifted when so many tries at full force have not led to a plan."""
REARRANGEMENTS = 4
"""How often at most arms change to the other side of their trunk while a plan is sought."""
FRESH_SLACK = 5
"""Tiles to come that each route of a new round gets room for."""
SLACK = 0.7
"""Tiles to come that a route gets room for later, as a part of its tiles."""
LEAST_SLACK = 3
"""Tiles to come that even a short route gets room for."""
STILL_LAID = 0.7
"""The part of the tiles to come that gets room: a round ends with the rest in hands and boneyard.

Room for all of them makes tiles 3 to 7 % smaller at the end of a round.
"""


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
    return search.free() if previous is None else search.after(previous)


def _slack(routes: Sequence[Route], unlaid: int, previous: Plan | None) -> dict[str, int]:
    """How many tiles to come each route gets room for: together no more than are likely to be laid."""
    if previous is None and not any(route.tiles for route in routes):
        wanted = [FRESH_SLACK * route.growth for route in routes]
    else:
        wanted = [max(LEAST_SLACK, SLACK * len(route.tiles)) * route.growth for route in routes]
    scale = min(1.0, STILL_LAID * unlaid / (sum(wanted) or 1.0))
    return {route.name: math.ceil(scale * slack - 0.5) for route, slack in zip(routes, wanted, strict=True)}


def _holds(plan: Plan, routes: Sequence[Route], own_start_any: bool) -> bool:
    known = {way.name: way for way in plan.ways}
    if known.keys() != {route.name for route in routes}:
        return False
    half = plan.table.width / plan.u / 2, plan.table.height / plan.u / 2
    trials = [attempt(route, known[route.name], 0, own_start_any) for route in routes]
    return not any(trial.missing for trial in trials) and not any(faults(trials, half))


class _Search:
    """The search for the largest size at which everything fits."""

    def __init__(
        self, felt: Felt, routes: Sequence[Route], slack: Mapping[str, int], own_start_any: bool
    ) -> None:
        self._felt = felt
        self._routes = routes
        self._slack = slack
        self._own_start_any = own_start_any
        self._lengths = {r.name: CELL * (len(r.tiles) + slack[r.name]) - sum(r.tiles) for r in routes}
        self._fresh = {name: 4 + length for name, length in self._lengths.items()}
        trains = sum(route.trunk is None for route in routes)
        hubs = (station(trains, wide, felt.width >= felt.height) for wide in (own_start_any, True))
        self._hubs = tuple(dict.fromkeys(hubs))

    def free(self) -> Plan:
        """The largest clean plan near the expected size."""
        step = self._guess()
        found = self._at(step, self._fresh)
        if found is None:
            return self._smaller(step + 1)
        while step > 0:
            step -= 1
            larger = self._at(step, self._fresh)
            if larger is None:
                break
            found = larger
        return found

    def after(self, previous: Plan) -> Plan:
        """A clean plan no larger than the one before and, if possible, much like it."""
        old = {way.name: weight for way, weight in zip(previous.ways, previous.weights, strict=True)}
        known = sum(self._fresh[name] for name in old.keys() & self._fresh.keys())
        if known:
            # A new arm joins with the weight it would have among fresh ones.
            scale = sum(weight for name, weight in old.items() if name in self._fresh) / known
            weights = {name: old.get(name, fresh * scale) for name, fresh in self._fresh.items()}
            found = self._at(previous.step, weights)
            if found is not None:
                return found
        return self._smaller(previous.step)

    def _smaller(self, step: int) -> Plan:
        while True:
            # At the foot of the ladder a plan is taken as it is: the table must show something.
            found = self._at(step, self._fresh, anyhow=step >= STEPS)
            if found is not None:
                return found
            step += 1

    def _guess(self) -> int:
        tiles = sum(len(route.tiles) + self._slack[route.name] for route in self._routes)
        u = math.sqrt(self._felt.width * self._felt.height / (7 * max(1, tiles)))
        side = min(self._felt.width, self._felt.height)
        return min(STEPS, max(0, round(math.log(2 * u / (LARGEST * side), STEP))))

    def _at(self, step: int, weights: Mapping[str, float], anyhow: bool = False) -> Plan | None:
        """A clean plan of one size, or None if correcting the shares does not lead to one."""
        side = min(self._felt.width, self._felt.height)
        u = LARGEST * side / 2 * STEP**step
        half = self._felt.width / u / 2, self._felt.height / u / 2
        for hub in self._hubs:
            if min(half[0] - hub.rx, half[1] - hub.ry) < 2.2:
                return None
            found, crowded = self._with_hub(half, hub, weights, anyhow and hub is self._hubs[-1])
            if found is not None:
                return self._plan(step, u, hub, *found)
            if not crowded:
                return None
        return None

    def _with_hub(
        self, half: Point, hub: StationPlan, weights: Mapping[str, float], anyhow: bool
    ) -> tuple[tuple[list[float], tuple[Way, ...]] | None, bool]:
        """Clean shares and ways with one hub, or None and whether trains touched each other to the last."""
        late: frozenset[str] = frozenset()
        touching: list[tuple[int, int]] = []
        hopeless = 0
        for left in reversed(range(TRIES)):
            routes = arranged(self._routes, late)
            shares = [weights[route.name] for route in routes]
            sectors = share(half, hub, routes, shares)
            if left >= TRIES - REARRANGEMENTS and (now_late := _late(routes, sectors, late)) != late:
                late = now_late
                continue
            made = ways(half, hub, sectors, routes, self._lengths)
            trials = [
                attempt(route, way, self._slack[route.name], self._own_start_any)
                for route, way in zip(routes, made, strict=True)
            ]
            short = any(trial.missing for trial in trials)
            touching = [] if short else list(faults(trials, half))
            if not (short or touching) or (anyhow and not left):
                return (shares, made), False
            hopeless = hopeless + 1 if short and balance(trials) < 0 else 0
            if hopeless >= PATIENCE and left < TRIES - PATIENCE and not anyhow:
                return None, False
            better = corrected(shares, trials, touching, 1.0 if left >= TRIES - FULL_SHIFTS else DAMPED)
            weights = {route.name: weight for route, weight in zip(routes, better, strict=True)}
        return None, bool(touching)

    def _plan(
        self, step: int, u: float, hub: StationPlan, shares: Sequence[float], made: tuple[Way, ...]
    ) -> Plan:
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


def _late(routes: Sequence[Route], sectors: Sequence[Sector], late: frozenset[str]) -> frozenset[str]:
    """The arms whose double lies beyond its trunk's ray; one near the end of the ray stays on its side."""
    rays = {
        route.name: math.dist(sector.ray[0], sector.edge)
        for route, sector in zip(routes, sectors, strict=True)
    }
    return frozenset(
        route.name
        for route in routes
        if route.trunk is not None
        and _length(route.trunk, route.at) > rays[route.trunk.name] * (0.8 if route.name in late else 0.95)
    )


def _length(route: Route, count: int) -> float:
    return CELL * count - sum(route.tiles[:count])

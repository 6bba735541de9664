"""Outlook: how a round may go on if a train goes a certain way.

Nobody knows how long each train will be. So some courses of the rest of the round are made up, always the
same ones, and the trains are walked on. What counts is how many are shut in, and how soon.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterator, Sequence

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.lattice import Ground
from mtdesk.table.layout.laying import CELL
from mtdesk.table.layout.rays import STRIDE
from mtdesk.table.layout.walks import Walk, Walker

Course = Sequence[tuple[int, float]]
"""Which train gets each of the next tiles, and how much it counts if it is shut in by then."""

FARTHEST = 110
"""After how many tiles a course ends."""
COURSES, TILES = 32, 1540
"""How many courses of a round are looked at, at most: as many as have so many tiles together."""
LOOKED_AT = 16
"""How many of them tell which of several larger tables is best."""
EVEN, SINGLE = 3, 2
"""How likely a train gets the next tile: so much anyway, the only Mexican one more, and 1 for each tile."""
SOONER = 0.5
"""How much less it counts if a train is shut in by the last tile of all than by the next."""
SHUT_IN = 60.0
"""What it costs if a train is shut in."""
SCALED = 0.35
"""What it costs to make the table smaller, as a part of that."""
ROOM = 3.2 + CELL
"""How far before the end of its ray the last tile on it ends."""
LONGER = 1.5
"""How much longer than known trains should be able to get."""
NEW_ARM = 3
"""How many tiles a new arm should be able to get where the lengths of trains are known."""


class Outlook:
    """The rest of a round as seen when a train, or a new arm (None), goes on."""

    def __init__(self, field: Field, mover: Route | None) -> None:
        self._field = field
        self._walkers = [_walker(field, route) for route in field.routes]
        self._mover = len(field.routes) if mover is None else field.routes.index(mover)
        self._courses = list(_courses(field, new_arm=mover is None))
        self._rings = _rings(field)

    def cost(self, ground: Ground, node: int, direction: int, most: float = math.inf) -> float:
        """What it costs that the mover goes on from a node in a direction, with this ground left for all.

        Where that is ``most`` or more, it may be too little, but not less than ``most``.
        """
        walkers = list(self._walkers)
        walkers[self._mover : self._mover + 1] = [Walker(None, node, 0, direction, 1)]
        taken = 1 << node | 1 << self._field.lattice.neighbour(node, direction - 2)
        lost = cost = 0.0
        for course in self._courses:
            if cost >= most:
                break
            lost += self._lost(Walk(self._field.lattice, ground, walkers, taken), course)
            cost = SHUT_IN * lost / len(self._courses)
        return cost

    def lost(self, ground: Ground) -> float:
        """Return how many trains are shut in on the walks from where they are, by their weights."""
        courses = self._courses[:LOOKED_AT]
        walks = (Walk(self._field.lattice, ground, self._walkers, 0) for _ in courses)
        return sum(map(self._lost, walks, courses)) / len(courses)

    def _lost(self, walk: Walk, course: Course) -> float:
        """Return how many trains are shut in on a walk, by their weights."""
        rings = list(self._rings)
        shut: set[int] = set()
        lost = 0.0
        for i, weight in course:
            if i in shut or walk.lay(i):
                continue
            while rings and walk.open_up(i, rings[0]):
                rings.pop(0)
                lost += SCALED * weight
                if walk.lay(i):
                    break
            else:
                shut.add(i)
                lost += weight
        return lost


def _walker(field: Field, route: Route) -> Walker:
    if route.ray is None:
        credit = max(0, int((route.path.firm - route.needed) / CELL))
        return Walker(None, route.node, 0, route.direction, credit)
    ray = field.ray(route)
    at = min(int(max(0.0, route.done) / STRIDE + 0.5), len(ray.walls) - 1)
    return Walker(ray, at, int((route.limit - ROOM) / STRIDE), 0, 0)


def _rings(field: Field) -> list[int]:
    """Return the nodes that each further scaling of the table would open."""
    rings = []
    bounds, inside = field.bounds, field.lattice.inside(field.bounds)
    for _ in range(field.scalings):
        bounds = field.lattice.grown(bounds)
        outside, inside = inside, field.lattice.inside(bounds)
        rings.append(inside & ~outside)
    return rings


def _courses(field: Field, *, new_arm: bool) -> Iterator[Course]:
    """Yield the courses from here on; only one where it is known how long the trains get."""
    if field.known is not None:
        rest = [int(LONGER * max(2, field.known.get(r.name, 0) - len(r.laid))) for r in field.routes]
        rest += [NEW_ARM] * new_arm
        yield [(i, 1.0) for step in range(max(rest)) for i, tiles in enumerate(rest) if step < tiles]
        return
    single = sum(route.name[0] == "M" for route in field.routes) == 1
    urn: list[int] = []
    for i, route in enumerate(field.routes):
        urn += [i] * (EVEN + len(route.laid) + (SINGLE if single and route.name[0] == "M" else 0))
    urn += [len(field.routes)] * (EVEN * new_arm)
    left = max(1, field.left)
    tiles = min(FARTHEST, left)
    for number in range(min(COURSES, TILES // tiles)):
        drawn = enumerate(_drawn(_chances(number)[:tiles], list(urn)))
        yield [(i, 1.0 - SOONER * step / left) for step, i in drawn]


@functools.cache
def _chances(number: int) -> Sequence[float]:
    rng = random.Random(number)  # noqa: S311 - no secret
    return [rng.random() for _ in range(FARTHEST)]


def _drawn(chances: Sequence[float], urn: list[int]) -> Iterator[int]:
    """Trains drawn from an urn: each that gets a tile is likelier to get the next one, too."""
    for chance in chances:
        i = urn[int(chance * len(urn))]
        urn.append(i)
        yield i

"""Repair: room for a route that cannot go on, on a larger table or by re-routing one train while others stay.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator

from mtdesk.table.layout.field import Field
from mtdesk.table.layout.routing import settle
from mtdesk.table.layout.ways import StuckError

AHEAD = 3
"""For how many tiles more than it has a train that is re-routed looks for room."""
MOVED = 0.02
"""A tile that lies so far from where it lay has moved."""


def grow(field: Field) -> Generator[None, None, Field | None]:
    """Return a copy of a field on which a route was stuck, on a table larger by a lane all round or less.

    None if that is no help, or has been done too often. Yields between pieces of work.
    """
    for bounds in field.lattice.larger(field.bounds) if field.scalings else ():
        trial = field.copy()
        trial.grow(bounds)
        trial.scalings -= 1
        try:
            yield from settle(trial)
        except StuckError:
            continue
        return trial
    return None


def repair(field: Field) -> Generator[None, None, Field | None]:
    """Return a copy of a field on which a route was stuck where all can go on.

    None if one train is not enough.

    Of all ways it is the one that moves the fewest tiles. Yields between pieces of work.
    """
    stuck = (field.unsettled or field.forking)[0].name.partition("/")[0]
    trains = dict.fromkeys(route.name.partition("/")[0] for route in field.routes)
    best: tuple[int, Field] | None = None
    for train in trains:
        if train == stuck or any(route.ray is None for route in field.routes if route.name == train):
            trial = yield from _rerouted(field, train)
            if trial is not None:
                moved = _moved(field, trial)
                best = min(best or (moved, trial), (moved, trial), key=lambda found: found[0])
            yield
    return None if best is None else best[1]


def _rerouted(field: Field, train: str) -> Generator[None, None, Field | None]:
    """Return a copy of the field with this train re-routed and all others continued, if they can be."""
    trial = field.copy()
    trial.shut_in = math.inf
    spare = field.left / len(field.ends)
    trial.known = {route.name: len(route.laid) + spare for route in field.routes}
    for route in field.routes:
        if route.name.partition("/")[0] in {train, (field.unsettled or field.forking)[0].name}:
            trial.known[route.name] = len(route.laid) + AHEAD
    steps = trial.take_up(train)
    try:
        if trial.route(train).limit < trial.route(train).needed:
            return None
        yield from settle(trial)
        for step in steps:
            trial.lay(*step)
            yield from settle(trial)
    except StuckError:
        return None
    trial.known = None
    return trial


def _moved(field: Field, trial: Field) -> int:
    """Return how many tiles lie elsewhere in another field."""
    return sum(
        math.dist(before.box[:2], after.box[:2]) > MOVED
        for route in field.routes
        for before, after in zip(route.laid, trial.route(route.name).laid, strict=True)
    )

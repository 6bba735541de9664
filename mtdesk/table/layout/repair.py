"""Repair: room for a route that cannot go on, by re-routing a single train while all others stay.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence

from mtdesk.table.layout.field import Field
from mtdesk.table.layout.laying import Laid
from mtdesk.table.layout.routing import settle
from mtdesk.table.layout.ways import StuckError

AHEAD, AHEAD_OF_STUCK = 2, 3
"""For how many tiles more than it has a train that is re-routed looks for room, and one that was stuck."""
MOVED = 0.02
"""A tile that lies so far from where it lay has moved."""


def repair(field: Field) -> Generator[None, None, Field | None]:
    """Return a copy of a field on which a route was stuck where all can go on.

    None if one train is not enough.

    Of all ways it is the one that moves the fewest tiles. Yields between pieces of work.
    """
    stuck = field.unsettled[0] if field.unsettled else field.forking[0][0]
    forked = {route.trunk.name for route in field.routes if route.trunk is not None}
    best: tuple[int, Field] | None = None
    for route in field.routes:
        is_of_use = route is stuck or route.ray is None
        if is_of_use and route.trunk is None and route.name not in forked:
            trial = yield from _rerouted(field, route.name, stuck.name)
            if trial is not None:
                moved = _moved(route.laid, trial.route(route.name).laid)
                best = min(best or (moved, trial), (moved, trial), key=lambda found: found[0])
            yield
    return None if best is None else best[1]


def _rerouted(field: Field, name: str, stuck: str) -> Generator[None, None, Field | None]:
    """Return a copy of the field with this train re-routed and the stuck one continued, if they can be."""
    trial = field.copy()
    trial.sectors = False
    spare = field.left / len(field.routes)
    trial.known = {route.name: len(route.laid) + spare for route in field.routes}
    trial.known[name] = len(field.route(name).laid) + AHEAD
    trial.known[stuck] += AHEAD_OF_STUCK
    doubles = trial.route(name).doubles
    rerouted = trial.take_up(trial.route(name))
    try:
        if rerouted.limit < rerouted.needed:
            return None
        if name != stuck:  # or else it would be shut in by the train as it was
            yield from settle(trial)
        for is_double in doubles:
            rerouted.laid.append(rerouted.double if is_double else rerouted.ordinary)
            trial.unsettled.insert(0, rerouted)
            yield from settle(trial)
    except StuckError:
        return None
    trial.known = None
    return trial


def _moved(before: Sequence[Laid], after: Sequence[Laid]) -> int:
    pairs = zip(before, after, strict=True)
    return sum(math.dist((a.box.x, a.box.y), (b.box.x, b.box.y)) > MOVED for a, b in pairs)

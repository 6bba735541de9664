"""Growth: room for a route that cannot go on, on a table that is larger by no more than it takes.

Everything here is measured in tile widths from the middle of the station.
"""

from __future__ import annotations

from collections.abc import Generator

from mtdesk.table.layout.field import Field
from mtdesk.table.layout.geometry import Bounds
from mtdesk.table.layout.reach import reach_for
from mtdesk.table.layout.routing import settle
from mtdesk.table.layout.ways import StuckError


def grow(field: Field) -> Generator[None, None, Field | None]:
    """Return a copy of a field on which a route was stuck, on a larger table where all can go on.

    None if no table helps that is at most a lane larger all round.

    It is as small as can be, and its new lanes are on the sides where they serve all best. Yields between
    pieces of work.
    """
    if not field.scalings or (yield from _on(field, field.lattice.grown(field.bounds))) is None:
        return None
    for tables in field.lattice.larger(field.bounds):
        best: tuple[float, Field] | None = None
        for bounds in tables:
            trial = yield from _on(field, bounds)
            if trial is not None:
                reach = yield from reach_for(trial)
                lost = reach.cost(trial.ground())
                best = min(best or (lost, trial), (lost, trial), key=lambda found: found[0])
            yield
        if best is not None:
            return best[1]
    return None


def _on(field: Field, bounds: Bounds) -> Generator[None, None, Field | None]:
    """Return a copy of the field on another table with all routes continued, if they can be."""
    trial = field.copy()
    trial.grow(bounds)
    trial.scalings -= 1
    try:
        yield from settle(trial)
    except StuckError:
        return None
    return trial

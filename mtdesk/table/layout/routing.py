"""Routing: extending the paths of all trains, never further than their landing places need."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.table.layout.doubles import lay_on_node
from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.forks import fork
from mtdesk.table.layout.ways import StuckError, go_on, leave

RAY_ROOM = 3.2
"""How far before the end of its ray a train looks for a way off it."""


def settle(field: Field) -> Iterator[None]:
    """Extend every path beyond its landing places; raises StuckError where one cannot.

    Everything possible has then been done, and it may be tried again on a larger table. Yields between pieces
    of work.
    """
    while field.unsettled or field.forking:
        if field.unsettled:
            yield from _prepare(field, field.unsettled[0])
            field.unsettled.pop(0)
        else:
            arms = yield from fork(field, field.forking[0])
            field.forking.pop(0)
            for arm in arms:
                field.add_arm(arm)


def _prepare(field: Field, route: Route) -> Iterator[None]:
    """Extend the path of a route beyond its landing places; raises StuckError.

    With forks, a path that cannot go on may end where they do.
    """
    try:
        while True:  # each time a bit more of the path
            route.look_ahead()
            if route.forks and route.ray is None and field.few:
                lay_on_node(field, route)
            if route.ray is not None:
                if route.needed <= route.limit - RAY_ROOM:
                    field.cover_ray(route)
                    return
                yield from leave(field, route)
            elif route.needed <= route.path.firm:
                return
            else:
                yield from go_on(field, route)
    except StuckError:
        if not field.forks or route.needed > (route.path.length if route.ray is None else route.limit):
            raise
        if route.ray is not None:
            field.cover_ray(route)

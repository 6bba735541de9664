"""Routes: the stretches of the trains, joined into the paths that need room of their own (rules.md 4.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from mtdesk.table.layout.model import Train


@dataclass(slots=True)
class Route:
    """A path from its start to one end: a stretch, the arm ``/a`` behind it, and so on.

    ``trunk`` is the route that an arm ``/b`` leaves, and ``at`` the index of the forked double on it, counted
    along the whole trunk route.
    """

    trunk: Route | None = None
    at: int = -1
    stretches: list[Train] = field(default_factory=list)
    tiles: list[bool] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the stretch the route begins with."""
        return self.stretches[0].name

    @property
    def end(self) -> str:
        """The name of the end the route leads to, that of its last stretch."""
        return self.stretches[-1].name

    @property
    def growth(self) -> float:
        """How much room for tiles to come the end asks for."""
        return self.stretches[-1].growth

    def append(self, stretch: Train) -> None:
        """Lets the route go on along another stretch."""
        self.stretches.append(stretch)
        self.tiles.extend(stretch.tiles)


def arranged(routes: Sequence[Route], late: Collection[str]) -> list[Route]:
    """The routes in clockwise order, with the arms named in ``late`` behind their trunk instead of before it.

    Arms that leave a trunk later lie nearer to it on either side, so that their rails do not cross.
    """
    arms: dict[str, list[Route]] = {}
    for route in routes:
        if route.trunk is not None:
            arms.setdefault(route.trunk.name, []).append(route)

    def around(trunk: Route) -> Iterator[Route]:
        leaving = sorted(arms.get(trunk.name, ()), key=lambda arm: arm.at)
        for arm in leaving:
            if arm.name not in late:
                yield from around(arm)
        yield trunk
        for arm in reversed(leaving):
            if arm.name in late:
                yield from around(arm)

    return [route for head in routes if head.trunk is None for route in around(head)]


def join(trains: Sequence[Train]) -> list[Route]:
    """The routes of all trains in clockwise order, arms counter-clockwise of their trunk.

    Raises ValueError for a name that comes twice, an arm whose parent is missing, and an arm that does not
    leave its parent's last tile.
    """
    arms: dict[str, list[Train]] = {}
    known = {train.name: train for train in trains}
    if len(known) != len(trains):
        raise ValueError("two stretches have the same name")
    for train in trains:
        if train.parent is None:
            continue
        parent = known.get(train.parent)
        if parent is None:
            raise ValueError(f"the parent of {train.name} is missing")
        if not parent.tiles or train.at != len(parent.tiles) - 1:
            raise ValueError(f"{train.name} must leave the last tile of {parent.name}")
        arms.setdefault(parent.name, []).append(train)
    routes: list[Route] = []
    for train in trains:
        if train.parent is None:
            routes.extend(_grow(Route(), train, arms))
    return routes


def _grow(route: Route, head: Train, arms: dict[str, list[Train]]) -> list[Route]:
    side: list[Route] = []
    stretch: Train | None = head
    while stretch is not None:
        route.append(stretch)
        leaving = arms.get(stretch.name, [])
        at = len(route.tiles) - 1
        stretch = next((arm for arm in leaving if arm.goes_on), None)
        for arm in leaving:
            if arm is not stretch:
                side.extend(_grow(Route(trunk=route, at=at), arm, arms))
    return [*side, route]

"""Rounds: a table on which tile after tile comes to lie, and none is moved if it can be helped."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from copy import deepcopy

from mtdesk.table.layout.field import Field, StuckError, train_of
from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.lattice import EDGE, PITCH
from mtdesk.table.layout.model import Felt, Layout, Step, Story
from mtdesk.table.layout.placing import place
from mtdesk.table.layout.reach import Reach
from mtdesk.table.layout.routing import settle
from mtdesk.table.layout.station import rays_for, station_for

FEWEST_LANES = 6
"""Lanes along the shorter side of the largest tables, those with the largest tiles."""
SCALINGS = 2
"""How often at most everything is made smaller before trains are re-routed."""
PER_TILE, PER_TRAIN = 2.8, 2.0
"""Places of a table for each tile of a round and each train: all that leave tiles their size at 1280x773."""
PER_FORKING_TILE = 5.0
"""The same for each tile where players may fork: with fewer, tiles move in a fifth of few trains’ rounds."""
AHEAD = 3
"""For how many tiles more than they have the train that is re-routed and the stuck one look for room."""
MOVED = 0.02
"""A tile that lies so many tile widths from where it lay has moved."""
WIDER = 1.05
"""How many times wider a station is made while trains find no room; the table grows more than that."""
CLEARANCE = 6.0
"""Least distance from the station to the edge, in tile widths."""
MEXICAN = {4: 1.4, 5: 1.8, 6: 1.8, 7: 2.1, 8: 2.3, 9: 3.6, 10: 3.6, 11: 3.2}
"""How much more of the felt a single Mexican train has than others, by the number of trains."""
MEXICAN_OF_CHAINS = {4: 1.0, 5: 0.8, 6: 0.9, 7: 1.5, 8: 1.0, 9: 3.3, 10: 2.2, 11: 2.6}
"""The same where first turns may be chains: players' own trains are longer, the Mexican one shorter."""


class RoundLayout:
    """Where everything lies while a round is played; the same for the same felt and the same story."""

    def __init__(self, felt: Felt) -> None:
        self.felt = felt
        self._story: Story | None = None
        self._field: Field
        self._lanes = 0
        self._wider = 1.0
        self._edition = 0

    def follow(self, story: Story) -> Layout:
        """Return where everything lies after the steps of a story; quickest if it goes on with the last one.

        Raises KeyError for a step on an end that there is not.
        """
        for _ in self.lay(story):
            pass
        return self.layout

    @property
    def layout(self) -> Layout:
        """Where everything lies after the story that was laid last."""
        return self.layout_on(self.felt)

    def layout_on(self, felt: Felt) -> Layout:
        """Return the same picture in the middle of another felt, as large as it fits."""
        return place(self._field, felt, self._edition)

    def lay(self, story: Story) -> Iterator[None]:
        """Do what ``follow`` does in short pieces of work, and yield between them.

        If it is not done to the end, the next story is laid from its first step on.
        """
        former = self._story
        known = 0 if former is None else len(former.steps)
        if former is None or not story.continues(former):
            yield from self._begin(story)
            known = 0
        self._story = None  # whatever happens meanwhile
        for count, step in enumerate(story.steps[known:], known + 1):
            self._field.lay(*step)
            yield from self._settle(story, count)
            yield
        self._story = story

    def _begin(self, story: Story) -> Iterator[None]:
        self._edition = 0
        self._lanes, self._wider = _lanes_for(self.felt, story), 1.0
        while (field := (yield from self._laid(story, ()))) is None:
            self._lanes += 1
        field.scalings, field.shut_in = SCALINGS, Reach(field).shut_in()
        self._field = field

    def _settle(self, story: Story, count: int) -> Iterator[None]:
        """Find room for what has been laid: if not here, on a larger table or by re-routing trains."""
        try:
            yield from settle(self._field)
        except StuckError:
            yield from self._find_room(story, count)

    def _find_room(self, story: Story, count: int) -> Iterator[None]:
        """Find room where a train cannot go on, or would shut an end in."""
        found = yield from _grown(self._field)
        if found is None and self._field.shut_in < len(self._field.ends):
            self._field.shut_in = len(self._field.ends)
            yield from self._settle(story, count)
            self._field.shut_in = Reach(self._field).shut_in()
            return
        self._edition += 1
        if found is None:
            found = yield from _repaired(self._field, story.steps[:count])
        if found is None:
            while (found := (yield from self._laid(story, story.steps[:count]))) is None:
                self._lanes += 1 + self._lanes // 16  # however crowded, not for long
                self._wider *= WIDER
            found.scalings = self._field.scalings
        found.shut_in = Reach(found).shut_in()
        self._field = found

    def _laid(self, story: Story, steps: Sequence[Step]) -> Generator[None, None, Field | None]:
        """Return a table with these steps on it, or None if it is too small; yields meanwhile."""
        half = _half(self.felt, self._lanes)
        hub = station_for(len(story.trains), doubles=story.own_start_any, wider=self._wider)
        if min(half) - hub.radius < CLEARANCE:
            return None
        rays = dict(zip(story.trains, rays_for(half, hub, _shares(story)), strict=True))
        left = len(story.steps) + story.unlaid
        field = Field(half, hub, rays, left, forks=story.forks)
        field.known = dict(Counter(step.end for step in steps))
        return field if (yield from _all_laid(field, steps)) else None


def _all_laid(field: Field, steps: Sequence[Step]) -> Generator[None, None, bool]:
    """Lay tiles on a field; return whether there is room for all of them."""
    try:
        yield from settle(field)
        for step in steps:
            field.lay(*step)
            yield from settle(field)
    except StuckError:
        return False
    field.known = {}
    return True


def _grown(field: Field) -> Generator[None, None, Field | None]:
    """Return a copy of a field on which a route was stuck, on a table larger by a lane all round or less.

    None if that is no help, or has been done too often.
    """
    for half in field.lattice.larger(field.half) if field.scalings else ():
        trial = deepcopy(field)
        trial.grow(half)
        trial.scalings -= 1
        if (yield from _all_laid(trial, ())):
            return trial
    return None


def _repaired(field: Field, steps: Sequence[Step]) -> Generator[None, None, Field | None]:
    """Return a copy of a field on which a route was stuck, with one train re-routed so that all can go on.

    Of all such trains it is the one for which the fewest tiles move. None if one is not enough.
    """
    stuck = next(field.unfinished()).name
    best: tuple[int, Field] | None = None
    for train in {train_of(name): None for name in field.routes}:
        if train == train_of(stuck) or not field.routes[train].on_ray:
            trial = deepcopy(field)
            trial.shut_in = math.inf
            spare = field.left / len(field.ends)
            trial.known = {name: len(route.laid) + spare for name, route in field.routes.items()}
            trial.known |= {name: len(field.routes[name].laid) + AHEAD for name in (stuck, train)}
            trial.take_up(train)
            if (yield from _all_laid(trial, [step for step in steps if train_of(step.end) == train])):
                moved = _moved(field, trial)
                if best is None or moved < best[0]:
                    best = moved, trial
    return None if best is None else best[1]


def _moved(field: Field, trial: Field) -> int:
    """Return how many tiles lie elsewhere in another field."""
    return sum(
        math.dist(before.box[:2], after.box[:2]) > MOVED
        for name, route in field.routes.items()
        for before, after in zip(route.laid, trial.routes[name].laid, strict=True)
    )


def _shares(story: Story) -> list[float]:
    """Return how much of the felt each train has, compared with the others."""
    trains, chained = story.trains, story.chained
    shares = [1.0] * len(trains)
    if sum(name.startswith("M") for name in trains) == 1:
        mexican = (MEXICAN_OF_CHAINS if chained else MEXICAN).get(len(trains), 1.0)
        shares = [
            mexican if name.startswith("M") else share for name, share in zip(trains, shares, strict=True)
        ]
    return shares


def _half(felt: Felt, lanes: int) -> Point:
    """Half the sides of a table, in tile widths, with so many lanes along the shorter one."""
    u = min(felt.width, felt.height) / ((lanes - 1) * PITCH + 2 * EDGE + 1e-6)
    return felt.width / u / 2, felt.height / u / 2


def _lanes_for(felt: Felt, story: Story) -> int:
    """Return the lanes along the shorter side of a table with room for a whole round of even trains."""
    trains = len(story.trains)
    per_tile = PER_FORKING_TILE if story.forks else PER_TILE
    places = per_tile * (len(story.steps) + story.unlaid) + PER_TRAIN * trains
    lanes = FEWEST_LANES
    while True:
        half = _half(felt, lanes)
        if ((half[0] - EDGE) / PITCH * 2 + 1) * ((half[1] - EDGE) / PITCH * 2 + 1) >= places:
            return lanes
        lanes += 1

"""Tables no round would bring: any number of tiles in any order on any trains, on felts of any shape."""

from __future__ import annotations

import random
from typing import NamedTuple

from mtdesk.table.layout.model import Felt, Step, Story

FELTS = (
    (1050.0, 500.0),
    (1650.0, 820.0),
    (700.0, 330.0),
    (3400.0, 1700.0),
    (600.0, 900.0),
    (900.0, 900.0),
    (1600.0, 400.0),
)


class Crowd(NamedTuple):
    """A felt and what is laid on it."""

    felt: Felt
    story: Story


def crowd(seed: int) -> Crowd:
    """A random table: 2-10 players, 0, 1 or as many public trains, sets 6 to 18, even or very uneven."""
    rng = random.Random(seed)
    own_start_any = rng.random() < 0.3
    names = slots(rng.randint(2, 10), rng.choice((0, 1, 1, 10)))
    highest = rng.choice((6, 9, 12, 15, 18))
    tiles = (highest + 1) * (highest + 2) // 2 - 1
    laid = rng.randint(0, tiles)
    unevenness = rng.choice((0.0, 1.0, 3.0, 8.0))
    steps = told(
        rng,
        {name: rng.random() ** unevenness + 1e-9 for name in names},
        laid,
        doubles=rng.choice((0.0, 0.1, 0.2, 0.5)),
        forks=rng.choice((0.0, 0.0, 0.3)),
        own_start_any=own_start_any,
    )
    width, height = rng.choice((*FELTS, (rng.uniform(400, 3000), rng.uniform(300, 2000))))
    felt = Felt(rng.uniform(-500, 500), rng.uniform(-500, 500), width, height)
    forks = any(step.fork for step in steps)
    return Crowd(felt, Story(tuple(names), steps, tiles - laid, own_start_any, forks=forks))


def slots(players: int, public: int) -> list[str]:
    """The names of real trains in clockwise order."""
    if public <= 1:
        return [f"P{seat}" for seat in range(players)] + ["M0"] * public
    return [name for seat in range(players) for name in (f"P{seat}", f"M{seat}")]


def told(
    rng: random.Random,
    weights: dict[str, float],
    laid: int,
    *,
    doubles: float,
    forks: float = 0.0,
    own_start_any: bool = False,
) -> tuple[Step, ...]:
    """Tiles laid in turn on ends chosen by the weights of their trains; never two doubles running."""
    ends = {name: (name, own_start_any) for name in weights}  # train, and whether a double may follow
    steps: list[Step] = []
    for _ in range(laid):
        end = rng.choices(list(ends), [weights[train] for train, _ in ends.values()])[0]
        train, may_double = ends[end]
        double = may_double and rng.random() < doubles
        fork = double and train[0] == "P" and end.count("/") < 2 and rng.random() < forks
        steps.append(Step(end, double, fork))
        if fork:
            del ends[end]
            ends |= {f"{end}/{arm}": (train, False) for arm in "ab"}
        else:
            ends[end] = train, not double
    return tuple(steps)

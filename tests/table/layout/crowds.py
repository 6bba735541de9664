"""Tables no round would bring: any split of any number of tiles among any trains, on felts of any shape."""

from __future__ import annotations

import random
from dataclasses import dataclass

from mtdesk.table.layout import Felt, Train

FELTS = (
    (1050.0, 500.0),
    (1650.0, 820.0),
    (700.0, 330.0),
    (3400.0, 1700.0),
    (600.0, 900.0),
    (900.0, 900.0),
    (1600.0, 400.0),
)


@dataclass(frozen=True)
class Crowd:
    """What ``plan`` is asked."""

    felt: Felt
    trains: tuple[Train, ...]
    unlaid: int
    own_start_any: bool


def crowd(seed: int) -> Crowd:
    """A random table: 2-10 players, 0, 1 or as many public trains, sets 6 to 18, even or very uneven."""
    rng = random.Random(seed)
    own_start_any = rng.random() < 0.3
    names = slots(rng.randint(2, 10), rng.choice((0, 1, 1, 10)))
    highest = rng.choice((6, 9, 12, 15, 18))
    tiles = (highest + 1) * (highest + 2) // 2 - 1
    laid = rng.randint(0, tiles)
    unevenness = rng.choice((0.0, 1.0, 3.0, 8.0))
    weights = [rng.random() ** unevenness + 1e-9 for _ in names]
    counts = dict.fromkeys(names, 0)
    for name in rng.choices(names, weights, k=laid):
        counts[name] += 1
    often, depth = rng.choice((0.0, 0.1, 0.2, 0.5)), rng.choice((0, 0, 1, 2, 4))
    trains: list[Train] = []
    for name, count in counts.items():
        row = doubles(rng, count, often, own_start_any)
        trains += split(rng, Train(name, row), depth if name.startswith("P") else 0)
    width, height = rng.choice((*FELTS, (rng.uniform(400, 3000), rng.uniform(300, 2000))))
    felt = Felt(rng.uniform(-500, 500), rng.uniform(-500, 500), width, height)
    return Crowd(felt, tuple(trains), tiles - laid, own_start_any)


def slots(players: int, public: int) -> list[str]:
    """The names of real trains in clockwise order."""
    if public <= 1:
        return [f"P{seat}" for seat in range(players)] + ["M0"] * public
    return [name for seat in range(players) for name in (f"P{seat}", f"M{seat}")]


def doubles(rng: random.Random, count: int, often: float, first: bool) -> tuple[bool, ...]:
    """A row of tiles with some doubles, never two running; the first is one only where that is allowed."""
    row: list[bool] = []
    for i in range(count):
        row.append((first or i > 0) and not (row and row[-1]) and rng.random() < often)
    return tuple(row)


def split(rng: random.Random, train: Train, depth: int) -> list[Train]:
    """A train forked at random doubles, its arms too, at most ``depth`` times one behind the other."""
    forks = [i for i, double in enumerate(train.tiles) if double]
    if not depth or not forks or rng.random() < 0.3:
        return [train]
    at = rng.choice(forks)
    beyond = train.tiles[at + 1 :]
    first = rng.randint(0, len(beyond))
    head = Train(train.name, train.tiles[: at + 1], train.parent, train.at)
    # An arm begins with an ordinary tile: the only double that would fit is the forked one.
    other = (False, *beyond[first + 1 :]) if beyond[first:] else ()
    a = Train(f"{train.name}/a", beyond[:first], train.name, at)
    b = Train(f"{train.name}/b", other, train.name, at)
    return [head, *split(rng, a, depth - 1), *split(rng, b, depth - 1)]

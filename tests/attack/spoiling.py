"""Random small damage to JSON, as values and as bytes."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

_STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    12.0,
    10**400,
    -(10**20),
    1e308,
    "",
    "P0",
    "P1/a",
    "M0",
    "play",
    "pass",
    "penalty",
    "x" * 500,
    "\ud800",
    "1/2",
    "-3/7",
    [],
    {},
    [[]],
    [6, 6],
    [-1, -2],
    [[0, 0]] * 30,
)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with every key or index in it."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield value, key
            yield from _places(part)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield value, index
            yield from _places(part)


def spoil_value(rng: Random, value: Any) -> None:
    """Replace, drop, copy, swap or add something somewhere inside, in place."""
    places = list(_places(value))
    container, key = rng.choice(places)
    other_container, other_key = rng.choice(places)
    match rng.randrange(6):
        case 0 | 1:
            container[key] = copy.deepcopy(rng.choice(_STRANGE))
        case 2:
            del container[key]
        case 3:
            container[key] = copy.deepcopy(other_container[other_key])  # a value from elsewhere
        case 4 if isinstance(container, list):
            container.insert(key, container[key])
        case 5 if isinstance(container[key], int) and not isinstance(container[key], bool):
            container[key] += rng.choice([-1, 1])
        case _ if isinstance(container, list):
            container.reverse()
        case _:
            container["strange"] = copy.deepcopy(rng.choice(_STRANGE))


def spoil_bytes(rng: Random, data: bytes) -> bytes:
    """Flip, cut, double or insert a few bytes."""
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    end = min(end, start + 20)
    match rng.randrange(4):
        case 0:
            return data[:start] + bytes([rng.randrange(256)]) + data[start + 1 :]
        case 1:
            return data[:start]
        case 2:
            return data[:end] + data[start:]
        case _:
            return data[:start] + data[end:]

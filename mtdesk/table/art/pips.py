"""Where the pips of the numbers 0 to 18 are on half a tile; pure geometry."""

from __future__ import annotations

import functools

_ROWS: dict[int, tuple[int, int, int]] = {
    0: (0, 0, 0),
    1: (0, 1, 0),
    4: (2, 0, 2),
    5: (2, 1, 2),
    6: (3, 0, 3),
    7: (3, 1, 3),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (4, 2, 4),
    11: (4, 3, 4),
    12: (4, 4, 4),
    13: (5, 3, 5),
    14: (5, 4, 5),
    15: (5, 5, 5),
    16: (6, 4, 6),
    17: (6, 5, 6),
    18: (6, 6, 6),
}
"""Pips in the outer, middle and outer line, lines parallel to the tile's long side."""

_SPREAD = {2: 0.27, 3: 0.275, 4: 0.312, 5: 0.318, 6: 0.325}
"""Extent of an outer line to either side of the middle, by its number of pips."""

_RADIUS = {0: 0.125, 2: 0.115, 3: 0.1, 4: 0.088, 5: 0.073, 6: 0.062}
"""Radius by the number of pips in an outer line: as large as the narrowest gap allows."""

_LINE = 0.28
"""Distance of an outer line from the middle."""

Place = tuple[float, float]


def _line(count: int, step: float, y: float) -> list[Place]:
    return [((i - (count - 1) / 2) * step, y) for i in range(count)]


@functools.cache
def pip_places(number: int) -> tuple[Place, ...]:
    """Centres of the pips of `number` (0 to 18) in u from the half's centre, x along the tile's long side.

    Every layout maps onto itself when turned by 180 degrees. Raises ValueError for other numbers.
    """
    if number in (2, 3):
        reach = _SPREAD[2]
        middle = ((0.0, 0.0),) if number == 3 else ()
        return ((-reach, -reach), *middle, (reach, reach))
    outer, middle_count, _ = _rows(number)
    step = 2 * _SPREAD[outer] / (outer - 1) if outer > 1 else 0.0
    return (*_line(outer, step, -_LINE), *_line(middle_count, step, 0.0), *_line(outer, step, _LINE))


@functools.cache
def pip_radius(number: int) -> float:
    """Radius of one pip of `number` (0 to 18) in u. Raises ValueError for other numbers."""
    return _RADIUS[2 if number in (2, 3) else _rows(number)[0]]


def _rows(number: int) -> tuple[int, int, int]:
    try:
        return _ROWS[number]
    except KeyError:
        raise ValueError(f"no pips for {number}") from None

"""Round distances between the lines of a grid."""

from __future__ import annotations

import math


def nice_step(top: float, lines: int) -> int:
    """Return a round distance (1, 2, 5, 10, …) at which at most ``lines`` grid lines reach up to ``top``."""
    least = max(1.0, top / lines)
    power = 10 ** math.floor(math.log10(least))
    return int(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least))

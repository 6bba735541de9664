"""How two moves differ, and how certain that is."""

from __future__ import annotations

from math import erfc, exp, inf, pi, sqrt

from msgspec import Struct

_STUDENT = (12.706, 4.303, 3.182, 2.776)
"""The 97.5 % quantile of Student's distribution with 1, 2, … degrees of freedom."""


class Difference(Struct, frozen=True):
    """By how many points one is better than another, or several together are; below 0 if worse."""

    points: float = 0.0
    error: float = 0.0
    """Standard error."""
    freedom: float = inf
    """Degrees of freedom of the error: one less than there are worlds."""

    @property
    def margin(self) -> float:
        """Half the width of a 95 % interval around ``points``."""
        return student(self.freedom) * self.error

    @property
    def regret(self) -> float:
        """How many points it costs on average to take it for the better one, since it may be the worse."""
        if not self.error:
            return max(0.0, -self.points)
        errors = self.points / self.error
        density = exp(-errors * errors / 2) / sqrt(2 * pi)
        return self.error * (density - errors * erfc(errors / sqrt(2)) / 2)

    @property
    def is_certain(self) -> bool:
        """Whether it is better beyond the uncertainty."""
        return self.points > self.margin


EQUAL = Difference()
"""One against itself, or against one that leads to the same."""


def student(freedom: float) -> float:
    """That quantile for any degrees of freedom: the Cornish-Fisher series around the normal quantile."""
    if freedom < 1:
        return inf
    if freedom < len(_STUDENT) + 1:
        return _STUDENT[int(freedom) - 1]
    return 1.960 + 2.372 / freedom + 2.822 / freedom**2 + 2.556 / freedom**3

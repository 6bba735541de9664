"""Times of moves, as counts that can be added up exactly."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, floor, log10

STEPS = 50
"""Bins for every factor of ten: each is 4.7 % wide."""
LAST_BIN = 12 * STEPS
"""The bin of everything from 10^12 microseconds, which is eleven days."""

_MICROSECOND = 1e-6


@dataclass(slots=True)
class Times:
    """How many times fell into each bin; bin k starts at 10^(k / STEPS) microseconds, bin 0 at nothing."""

    counts: Counter[int] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        """How many times were noted."""
        return self.counts.total()

    def note(self, seconds: float) -> None:
        """Count one time."""
        self.counts[_bin_of(seconds)] += 1

    def add(self, other: Times) -> None:
        """Count all times of another."""
        self.counts.update(other.counts)

    def quantile(self, share: float) -> float | None:
        """Seconds that this share of the times (above 0, up to 1) did not exceed; None if there are none.

        It is the middle of a bin, so at most 2.4 % off.
        """
        wanted = ceil(share * self.total)
        for bin_ in sorted(self.counts):
            wanted -= self.counts[bin_]
            if wanted <= 0:
                return _MICROSECOND * float(10 ** ((bin_ + 0.5) / STEPS))
        return None


def _bin_of(seconds: float) -> int:
    if seconds < _MICROSECOND:
        return 0
    return min(LAST_BIN, floor(STEPS * log10(seconds / _MICROSECOND)))

"""Chance for worlds: the splitmix64 generator, so that both engines deal alike, on every Python."""

from __future__ import annotations

_MASK = (1 << 64) - 1


class Chance:
    """A stream of numbers that follows from a seed."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def shuffle(self, values: list[int]) -> None:
        """Put the values into random order."""
        state = self.state
        for last in range(len(values) - 1, 0, -1):
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
            at = ((mixed ^ mixed >> 31) >> 32) * (last + 1) >> 32
            values[last], values[at] = values[at], values[last]
        self.state = state

"""The few statistics that are needed: how often chance alone would deviate this far."""

from __future__ import annotations

import math


def chi_square_tail(value: float, freedom: int) -> float:
    """Return the probability that chi-square with this many degrees of freedom is ``value`` or more.

    The closed form: from one or two degrees upwards, two at a time.
    """
    if value <= 0:
        return 1.0
    half = value / 2
    at, tail = (1, math.erfc(math.sqrt(half))) if freedom % 2 else (2, math.exp(-half))
    while at < freedom:
        tail += math.exp(at / 2 * math.log(half) - half - math.lgamma(at / 2 + 1))
        at += 2
    return min(1.0, tail)


def normal_tails(observed: float, expected: float, variance: float) -> float:
    """The probability of being at least as far from ``expected`` to either side; 1 without variance."""
    if variance <= 0:
        return 1.0
    return math.erfc(abs(observed - expected) / math.sqrt(2 * variance))


def of_several(probabilities: list[float]) -> float:
    """The probability that the smallest of several, dependent or not, is this small: Bonferroni's bound."""
    return min(1.0, len(probabilities) * min(probabilities)) if probabilities else 1.0

"""Figures with intervals from the results of a tournament."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import mean, variance

from mtdesk.ai.difference import student
from mtdesk.lab.results import Conditions, Results, Score
from mtdesk.lab.times import Times
from mtdesk.rules.options import Scoring


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval.

    The error is None if it cannot be estimated: with a single deal, or if all deals had the same result.
    """

    mean: float
    error: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant did: figures of one of its seats in one game, and the times of all its choices."""

    name: str
    seats: int
    wins: Estimate
    """The share of games won, a shared win counted as a fraction."""
    margin: Estimate
    """Points by which it was better than the average of all other seats; more is better in every scoring."""
    times: Times


def standings(results: Results) -> Iterator[Standing]:
    """Yield the standing of every entrant, in the order of the seating; there must be a deal."""
    conditions = results.conditions
    scores = list(results.scores)
    for index, name in enumerate(conditions.entrants):
        seats = conditions.seating.count(name)
        yield Standing(
            name,
            seats,
            _estimate([score.wins[index] / (seats * len(conditions.seatings)) for score in scores]),
            _estimate([_margin(conditions, score, index, seats) for score in scores]),
            results.times[index],
        )


def _margin(conditions: Conditions, score: Score, index: int, seats: int) -> Fraction:
    """Return the points of a seat relative to the others' average, over all games of a deal."""
    games, players = len(conditions.seatings), len(conditions.seating)
    own = score.points[index] / (games * seats)
    others = (sum(score.points, Fraction(0)) / games - own) / (players - 1)
    return others - own if conditions.options.scoring is Scoring.PENALTY else own - others


def _estimate(values: Sequence[Fraction]) -> Estimate:
    """Return the mean over deals: the games of one deal depend on each other, deals do not."""
    spread = variance(values) if len(values) > 1 else Fraction(0)
    error = student(len(values) - 1) * sqrt(spread / len(values)) if spread else None
    return Estimate(float(mean(values)), error)

"""What was dealt and drawn, compared with chance: "it cheats" answered with figures.

Each figure is a sum over rounds whose expected value and variance follow from drawing without replacement
(the hypergeometric distribution), so that it can be compared with the normal distribution, or with chi-square
where several numbers are compared at once. People and computers are compared separately.
"""

from __future__ import annotations

import functools
import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from mtdesk.rules.options import EngineRule
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.stats.summary import Tally

FEWEST_ROUNDS = 20
"""With fewer rounds no verdict is possible: the sums are too far from their distributions."""


_Value = Callable[[Tile], float]


@functools.cache
def _pool(highest: int, aside: Tile | None) -> tuple[Tile, ...]:
    return tuple(tile for tile in full_set(highest) if tile != aside)


@dataclass(frozen=True, slots=True)
class Hand:
    """What one seat was dealt in a round, and drew in its turns."""

    is_human: bool
    tiles: tuple[Tile, ...]
    draws: Tally = field(default_factory=Tally)


@dataclass(frozen=True, slots=True)
class DealtRound:
    """One round as dealt; ``aside`` and ``sought`` as in a summary."""

    highest: int
    engine: EngineRule
    aside: Tile | None
    sought: bool | None
    hands: tuple[Hand, ...]

    @property
    def pool(self) -> tuple[Tile, ...]:
        """The tiles that were shuffled."""
        return _pool(self.highest, self.aside)

    def tiles_of(self, is_human: bool) -> tuple[Tile, ...]:
        """Return all tiles dealt to people, or to computers."""
        return tuple(tile for hand in self.hands if hand.is_human == is_human for tile in hand.tiles)


class Topic(StrEnum):
    """What can be compared with chance."""

    DOUBLES = "doubles"  # the share of doubles among the tiles dealt
    PIPS = "pips"  # the mean pips of a tile dealt
    NUMBERS = "numbers"  # how often each number was dealt
    DRAWS = "draws"  # the share of tiles drawn that could be played at once
    HUNTS = "hunts"  # the share of rounds in which no one held the engine


@dataclass(frozen=True, slots=True)
class Finding:
    """One topic for people and for computers; NUMBERS has no tallies. ``probability`` is that of both."""

    topic: Topic
    people: Tally
    computers: Tally
    probability: float


@dataclass(frozen=True, slots=True)
class Numbers:
    """How often each number from 0 up was dealt, as shares of all halves of the tiles dealt."""

    people: tuple[float, ...]
    computers: tuple[float, ...]
    chance: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Fairness:
    """Everything that can be said about the rounds dealt. ``numbers`` is for the set played most."""

    rounds: int
    findings: tuple[Finding, ...] = ()
    numbers: Numbers | None = None

    @property
    def is_enough(self) -> bool:
        """Whether there is enough to compare with chance."""
        return self.rounds >= FEWEST_ROUNDS

    @property
    def probability(self) -> float:
        """How often chance alone would produce a finding as unusual as the most unusual of these."""
        return of_several([finding.probability for finding in self.findings])


def examine(rounds: Sequence[DealtRound]) -> Fairness:
    """Compare what was dealt and drawn with chance."""
    if not rounds:
        return Fairness(0)
    findings = (
        _finding(Topic.DOUBLES, rounds, lambda tile: float(tile.is_double)),
        _finding(Topic.PIPS, rounds, lambda tile: float(tile.pips)),
        _of_numbers(rounds),
        _of_draws(rounds),
        _of_hunts(rounds),
    )
    told = tuple(finding for finding in findings if finding is not None)
    return Fairness(len(rounds), told, _numbers(rounds))


# Sums over the tiles dealt


def _finding(topic: Topic, rounds: Sequence[DealtRound], value: _Value) -> Finding | None:
    people, computers = (_sum_of(rounds, is_human, value) for is_human in (True, False))
    return _of_tallies(topic, people, computers)


def _sum_of(rounds: Iterable[DealtRound], is_human: bool, value: _Value) -> Tally:
    """Return the sum of a value over all tiles dealt to one party."""
    moments = functools.cache(functools.partial(_moments, value))
    total = Tally()
    for round_ in rounds:
        tiles, pool = round_.tiles_of(is_human), len(round_.pool)
        mean, spread = moments(round_.highest, round_.aside)
        count = len(tiles)
        variance = count * spread * (pool - count) / (pool - 1)
        total += Tally(count, sum(map(value, tiles)), count * mean, variance)
    return total


def _moments(value: _Value, highest: int, aside: Tile | None) -> tuple[float, float]:
    """Mean and variance of a value among the shuffled tiles."""
    values = [value(tile) for tile in _pool(highest, aside)]
    return statistics.fmean(values), statistics.pvariance(values)


def _of_tallies(topic: Topic, *tallies: Tally) -> Finding | None:
    counted = [tally for tally in tallies if tally.count]
    if not counted:
        return None
    people, computers = tallies
    return Finding(topic, people, computers, of_several(list(map(normal_tails, counted))))


def _of_draws(rounds: Iterable[DealtRound]) -> Finding | None:
    """Tiles drawn that could be played: the boneyard's content gives the expected value (4.5)."""
    people, computers = (
        sum(
            (hand.draws for round_ in rounds for hand in round_.hands if hand.is_human == is_human),
            Tally(),
        )
        for is_human in (True, False)
    )
    return _of_tallies(Topic.DRAWS, people, computers)


def _of_hunts(rounds: Iterable[DealtRound]) -> Finding | None:
    """Rounds in which no one held the engine; it concerns the whole table; the tally of people has it."""
    tally = sum((_hunt(round_) for round_ in rounds if round_.sought is not None), Tally())
    return _of_tallies(Topic.HUNTS, tally, Tally())


def _hunt(round_: DealtRound) -> Tally:
    total, dealt = len(round_.pool), sum(len(hand.tiles) for hand in round_.hands)
    wanted = 1 if round_.engine is EngineRule.REQUIRED else round_.highest + 1
    chance = math.comb(total - wanted, dealt) / math.comb(total, dealt)
    return Tally.of_one(bool(round_.sought), chance)


# How often each number came


def _of_numbers(rounds: Sequence[DealtRound]) -> Finding:
    probabilities = []
    for is_human in (True, False):
        value, freedom = 0.0, 0
        for highest in {round_.highest for round_ in rounds}:
            same = [round_ for round_ in rounds if round_.highest == highest]
            if any(round_.tiles_of(is_human) for round_ in same):
                value += _deviation(same, is_human, highest)
                freedom += highest
        if freedom:
            probabilities.append(chi_square_tail(value, freedom))
    return Finding(Topic.NUMBERS, Tally(), Tally(), of_several(probabilities))


def _deviation(rounds: Sequence[DealtRound], is_human: bool, highest: int) -> float:
    """Chi-square of how often each number was dealt, with ``highest`` degrees of freedom.

    All numbers are equivalent in a set, so their counts have one variance and, since every tile has two
    halves, one negative covariance. An engine set aside disturbs that by one tile at most.
    """
    total = 0.0
    for pip in range(highest + 1):
        tally = _sum_of(rounds, is_human, functools.partial(_halves, pip))
        if tally.variance > 0:
            total += (tally.observed - tally.expected) ** 2 / tally.variance
    return total * highest / (highest + 1)


def _halves(pip: int, tile: Tile) -> float:
    """Return how many halves of a tile show a number."""
    return float(tile.count(pip))


def _numbers(rounds: Sequence[DealtRound]) -> Numbers:
    ((highest, _),) = Counter(round_.highest for round_ in rounds).most_common(1)
    same = [round_ for round_ in rounds if round_.highest == highest]

    def shares(tiles: Sequence[Tile]) -> tuple[float, ...]:
        counts = Counter(pip for tile in tiles for pip in tile)
        return tuple(counts[pip] / max(1, 2 * len(tiles)) for pip in range(highest + 1))

    people, computers = (
        shares([tile for round_ in same for tile in round_.tiles_of(is_human)]) for is_human in (True, False)
    )
    return Numbers(people, computers, shares([tile for round_ in same for tile in round_.pool]))


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


def normal_tails(tally: Tally) -> float:
    """The probability of being at least as far from what was expected, to either side; 1 without variance."""
    if tally.variance <= 0:
        return 1.0
    return math.erfc(abs(tally.observed - tally.expected) / math.sqrt(2 * tally.variance))


def of_several(probabilities: list[float]) -> float:
    """The probability that the smallest of several, dependent or not, is this small: Bonferroni's bound."""
    return min(1.0, len(probabilities) * min(probabilities)) if probabilities else 1.0

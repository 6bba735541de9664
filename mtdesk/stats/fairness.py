"""What was dealt and drawn, compared with chance: "it cheats" answered with figures.

Each figure is a sum over rounds whose expected value and variance follow from drawing without replacement
(the hypergeometric distribution), so that it can be compared with the normal distribution, or with chi-square
where several numbers are compared at once. People and computers are compared separately.
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from mtdesk.record.model import Kind
from mtdesk.rules.options import EngineRule, Options
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.stats.summary import RoundSummary, Tally

_NOTHING = Tally()
FEWEST_ROUNDS = 20
"""With fewer rounds no verdict is possible: the sums are too far from their distributions."""


_Value = Callable[[Tile], float]


@functools.cache
def _pool(highest: int, aside: Tile | None) -> tuple[Tile, ...]:
    """Return the tiles that are shuffled."""
    return tuple(tile for tile in full_set(highest) if tile != aside)


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


def examine(rounds: Iterable[tuple[Options, RoundSummary]]) -> Fairness:
    """Compare what was dealt and drawn, by these options, with chance; each round is looked at once."""
    count, hunts = 0, _NOTHING
    pools: Counter[tuple[int, Tile | None]] = Counter()
    people, computers = _Dealt(), _Dealt()
    for options, round_ in rounds:
        count += 1
        pools[options.set, round_.aside] += 1
        people.add(options.set, round_, "human")
        computers.add(options.set, round_, "computer")
        if round_.sought is not None:
            hunts += _hunt(options, round_)
    if not count:
        return Fairness(0)
    found = (
        _of_tallies(Topic.DOUBLES, *(by.sum_of(lambda tile: tile.is_double) for by in (people, computers))),
        _of_tallies(Topic.PIPS, *(by.sum_of(lambda tile: tile.pips) for by in (people, computers))),
        Finding(Topic.NUMBERS, _NOTHING, _NOTHING, of_several([*people.tails(), *computers.tails()])),
        _of_tallies(Topic.DRAWS, people.draws, computers.draws),
        _of_tallies(Topic.HUNTS, hunts, _NOTHING),  # it concerns the whole table
    )
    return Fairness(count, tuple(one for one in found if one is not None), _numbers(pools, people, computers))


@dataclass(slots=True)
class _Dealt:
    """What was dealt to people, or to computers, and drawn by them, added up."""

    tiles: dict[int, Counter[Tile]] = field(default_factory=dict)
    """How often each tile, by set."""
    rounds: Counter[tuple[int, Tile | None, int]] = field(default_factory=Counter)
    """How many rounds with this set, tile aside and number of tiles."""
    draws: Tally = _NOTHING

    def add(self, highest: int, round_: RoundSummary, kind: Kind) -> None:
        """Add one round of this set."""
        hands = [hand for hand in round_.hands if hand.kind == kind]
        tiles = [tile for hand in hands for tile in hand.tiles]
        if tiles:
            self.tiles.setdefault(highest, Counter()).update(tiles)
            self.rounds[highest, round_.aside, len(tiles)] += 1
        for hand in hands:
            self.draws += hand.draws

    def sum_of(self, value: _Value, highest: int | None = None) -> Tally:
        """Return the sum of a value over all tiles dealt, of one set or all."""
        sets = self.tiles if highest is None else {highest}
        dealt = [(tile, count) for one in sets for tile, count in self.tiles[one].items()]
        total = Tally(sum(count for _, count in dealt), sum(count * value(tile) for tile, count in dealt))
        for (set_, aside, tiles), rounds in self.rounds.items():
            if set_ in sets:
                values = [value(tile) for tile in _pool(set_, aside)]
                pool, mean = len(values), sum(values) / len(values)
                spread = sum((one - mean) ** 2 for one in values) / pool
                variance = rounds * tiles * spread * (pool - tiles) / (pool - 1)
                total += Tally(0, 0, rounds * tiles * mean, variance)
        return total

    def tails(self) -> Iterator[float]:
        """Yield the probability that chance alone deals the numbers so unevenly, if any were dealt.

        Chi-square of how often each number was dealt. All numbers are equivalent in a set, so their counts
        have one variance and, since every tile has two halves, one negative covariance. An engine set aside
        disturbs that by one tile at most.
        """
        value = 0.0
        for highest in self.tiles:
            for pip in range(highest + 1):
                tally = self.sum_of(lambda tile, pip=pip: tile.count(pip), highest)  # type: ignore[misc]
                if tally.variance > 0:
                    deviation = (tally.observed - tally.expected) ** 2 / tally.variance
                    value += deviation * highest / (highest + 1)
        if self.tiles:
            yield chi_square_tail(value, sum(self.tiles))


def _of_tallies(topic: Topic, people: Tally, computers: Tally) -> Finding | None:
    counted = [normal_tails(tally) for tally in (people, computers) if tally.count]
    return Finding(topic, people, computers, of_several(counted)) if counted else None


def _hunt(options: Options, round_: RoundSummary) -> Tally:
    """Return whether no one held the engine, and the chance of that."""
    total, dealt = len(_pool(options.set, round_.aside)), sum(len(hand.tiles) for hand in round_.hands)
    wanted = 1 if options.engine is EngineRule.REQUIRED else options.set + 1
    chance = math.comb(total - wanted, dealt) / math.comb(total, dealt)
    return Tally.of_one(bool(round_.sought), chance)


def _numbers(pools: Counter[tuple[int, Tile | None]], people: _Dealt, computers: _Dealt) -> Numbers:
    by_set: Counter[int] = Counter()
    for (highest, _), rounds in pools.items():
        by_set[highest] += rounds
    usual = max(by_set, key=by_set.__getitem__)
    shuffled: Counter[Tile] = Counter()
    for (highest, aside), rounds in pools.items():
        if highest == usual:
            shuffled.update(dict.fromkeys(_pool(highest, aside), rounds))

    def shares(tiles: Counter[Tile]) -> tuple[float, ...]:
        halves = [sum(tile.count(pip) * count for tile, count in tiles.items()) for pip in range(usual + 1)]
        return tuple(one / max(1, sum(halves)) for one in halves)

    to_people, to_computers = (shares(dealt.tiles.get(usual, Counter())) for dealt in (people, computers))
    return Numbers(to_people, to_computers, shares(shuffled))


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
    """Return the probability of being at least as far off, to either side; 1 without variance."""
    if tally.variance <= 0:
        return 1.0
    return math.erfc(abs(tally.observed - tally.expected) / math.sqrt(2 * tally.variance))


def of_several(probabilities: list[float]) -> float:
    """Return the probability that the smallest of several is this small (Bonferroni's bound)."""
    return min(1.0, len(probabilities) * min(probabilities)) if probabilities else 1.0

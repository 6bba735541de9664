"""The outcome of a tournament, deal by deal, so that results can be added up exactly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from mtdesk.lab.times import Times
from mtdesk.rules.options import Options


@dataclass(frozen=True, slots=True)
class Conditions:
    """What must be the same in all results that are added up: program, rules, who played."""

    program: str
    """The version, because levels may play differently in another one."""
    options: Options
    seating: tuple[str, ...]
    """Names of the entrants in the order in which they sit; one may have several seats."""

    @property
    def entrants(self) -> tuple[str, ...]:
        """The different names, in order."""
        return tuple(dict.fromkeys(self.seating))

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The rotations of the seating: how each deal is played. Equal rotations count once."""
        places = range(len(self.seating))
        return tuple(dict.fromkeys(self.seating[place:] + self.seating[:place] for place in places))


@dataclass(frozen=True, slots=True)
class Score:
    """What the entrants achieved in some games, by ``Conditions.entrants``, all seats of each together."""

    wins: tuple[Fraction, ...]
    """A shared win counts as a fraction."""
    points: tuple[Fraction, ...]


def added(scores: Iterable[Score]) -> Score:
    """Return the scores of several games as one."""
    wins, points = zip(*((score.wins, score.points) for score in scores), strict=True)
    return Score(_sums(wins), _sums(points))


def _sums(rows: Iterable[tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    return tuple(sum(column, Fraction(0)) for column in zip(*rows, strict=True))


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal, played from every rotation; ``times`` by entrant, and how they failed."""

    number: int
    score: Score
    times: tuple[Times, ...]
    failures: tuple[tuple[str, ...], ...] = ()
    """A clause for every move that someone else had to make, by entrant. Not among the results."""


class Clash(Exception):  # noqa: N818 -- nothing is wrong with either results, they just do not go together
    """Results that cannot be added up; ``detail`` is the option, or the seed that both have played."""

    def __init__(self, kind: Literal["program", "option", "levels", "seed"], detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


@dataclass(slots=True)
class Results:
    """The scores of all deals by seed and number, and the times of moves by entrant."""

    preset: str
    """What the rules are called; a name without further effect."""
    conditions: Conditions
    deals: dict[str, dict[int, Score]] = field(default_factory=dict)
    times: tuple[Times, ...] = ()

    def __post_init__(self) -> None:
        """Start with no times if none are given."""
        self.times = self.times or tuple(Times() for _ in self.conditions.entrants)

    @property
    def scores(self) -> Iterator[Score]:
        """The scores of all deals."""
        return (score for deals in self.deals.values() for score in deals.values())

    def note(self, seed: str, deal: PlayedDeal) -> None:
        """Add a deal that was played."""
        self.deals.setdefault(seed, {})[deal.number] = deal.score
        self._add_times(deal.times)

    def add(self, other: Results) -> None:
        """Add all deals of other results; raises Clash, and adds nothing, if they do not fit."""
        self._check(other)
        self.deals |= other.deals
        self._add_times(other.times)

    def _add_times(self, others: tuple[Times, ...]) -> None:
        for own, other in zip(self.times, others, strict=True):
            own.add(other)

    def _check(self, other: Results) -> None:
        own, others = self.conditions, other.conditions
        if own.seating != others.seating:
            raise Clash("levels")
        values = others.options.values()
        for name, value in own.options.values().items():
            if value != values[name]:
                raise Clash("option", name)
        if own.program != others.program:
            raise Clash("program")
        for seed in other.deals:
            if seed in self.deals:
                raise Clash("seed", seed)

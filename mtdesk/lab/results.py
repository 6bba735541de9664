"""The outcome of a tournament, deal by deal, so that results can be added up exactly (results.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, floor, log10
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from mtdesk.record.errors import damaged
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, load_json, typed
from mtdesk.record.schema import (
    Points,
    check_count,
    check_printable,
    check_seed,
    points_from,
    points_to_json,
    rules_from,
    rules_to_json,
)
from mtdesk.rules.options import FORMAT_VERSION, Options

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


FORMAT = "mtdesk-tournament"
VERSION = FORMAT_VERSION

_MOST = 10**15
"""The most of anything counted: larger numbers were never played."""


def write_results(path: Path, results: Results) -> None:
    """Write the results to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, dump_json(_to_json(results)) + b"\n", follow_link=False)


_Number = Annotated[int, msgspec.Meta(ge=1, le=_MOST)]


class _Deal(msgspec.Struct):
    deal: _Number
    wins: list[Points]
    points: list[Points]


class _Run(msgspec.Struct):
    seed: str
    deals: list[_Deal]


class _File(msgspec.Struct):
    rules: dict[str, Any]
    program: str
    levels: list[Annotated[str, msgspec.Meta(min_length=1, max_length=80)]]
    runs: list[_Run]
    times: list[list[tuple[Annotated[int, msgspec.Meta(ge=0, le=LAST_BIN)], _Number]]]


def read_results(path: Path) -> Results:
    """Return the results in a file, fully checked. Raises RecordError."""
    file = typed(load_json(read_bounded(path)), FORMAT, VERSION, _File)
    preset, options = rules_from(file.rules)
    check_count(options, len(file.levels))
    for text in (file.program, *file.levels):
        check_printable(text)
    for run in file.runs:
        check_seed(run.seed)
    conditions = Conditions(file.program, options, tuple(file.levels))
    runs = {run.seed: {deal.deal: _score_from(deal, conditions) for deal in run.deals} for run in file.runs}
    if len(runs) < len(file.runs) or any(len(runs[run.seed]) < len(run.deals) for run in file.runs):
        raise damaged("runs: a seed or a deal is there twice")
    if not any(runs.values()) or len(file.times) != len(conditions.entrants):
        raise damaged("no deal was played, or there is not one list of times for each entrant")
    times = []
    for counts in file.times:
        times.append(Times())
        for bin_, count in counts:
            times[-1].counts[bin_] += count
    return Results(preset, conditions, runs, tuple(times))


def _score_from(deal: _Deal, conditions: Conditions) -> Score:
    wins, points = points_from(deal.wins), points_from(deal.points)
    entrants = len(conditions.entrants)
    is_sound = len(wins) == len(points) == entrants and sum(wins) == len(conditions.seatings)
    if not is_sound or not all(0 <= number <= _MOST for number in (*wins, *points)):
        raise damaged(f"deal {deal.deal}: the wins or points cannot be as they are")
    return Score(wins, points)


def _to_json(results: Results) -> dict[str, Any]:
    conditions = results.conditions
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": conditions.program,
        "rules": rules_to_json(results.preset, conditions.options),
        "levels": conditions.seating,
        "runs": [
            {"seed": seed, "deals": [_deal_to_json(number, deals[number]) for number in sorted(deals)]}
            for seed, deals in results.deals.items()
        ],
        "times": [sorted(times.counts.items()) for times in results.times],
    }


def _deal_to_json(number: int, score: Score) -> dict[str, Any]:
    return {"deal": number, "wins": points_to_json(score.wins), "points": points_to_json(score.points)}

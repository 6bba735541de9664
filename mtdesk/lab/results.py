"""The outcome of a tournament, deal by deal, and as a file (results.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from pathlib import Path
from typing import Any

from mtdesk.record.files import write_atomically
from mtdesk.record.json_text import dump_json
from mtdesk.record.schema import rules_to_json
from mtdesk.rules.options import FORMAT_VERSION, Options

Times = list[float]
"""Seconds of choices."""


def quantile(times: Times, share: float) -> float | None:
    """Return the seconds that this share of the times (above 0, up to 1) did not exceed; None of none."""
    return sorted(times)[ceil(share * len(times)) - 1] if times else None


@dataclass(frozen=True, slots=True)
class Conditions:
    """What figures depend on: program, rules, who played."""

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


@dataclass(slots=True)
class Results:
    """The scores of the deals of a seed by number, and the times of moves by entrant."""

    preset: str
    """What the rules are called; a name without further effect."""
    conditions: Conditions
    seed: str
    deals: dict[int, Score] = field(default_factory=dict)
    times: tuple[Times, ...] = ()

    def __post_init__(self) -> None:
        """Start with no times if none are given."""
        self.times = self.times or tuple([] for _ in self.conditions.entrants)

    def note(self, deal: PlayedDeal) -> None:
        """Add a deal that was played."""
        self.deals[deal.number] = deal.score
        for all_, more in zip(self.times, deal.times, strict=True):
            all_.extend(more)


FORMAT = "mtdesk-tournament"
VERSION = FORMAT_VERSION


def write_results(path: Path, results: Results) -> None:
    """Write the results to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, dump_json(_to_json(results)) + b"\n", follow_link=False)


def _to_json(results: Results) -> dict[str, Any]:
    conditions = results.conditions
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": conditions.program,
        "rules": rules_to_json(results.preset, conditions.options),
        "levels": conditions.seating,
        "seed": results.seed,
        "deals": [
            {"deal": number, "wins": score.wins, "points": score.points}
            for number, score in sorted(results.deals.items())
        ],
        "times": [[round(seconds, 6) for seconds in times] for times in results.times],
    }

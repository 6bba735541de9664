"""The outcome of a tournament: deal by deal, as a file (results.md), as figures with intervals, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, sqrt
from pathlib import Path
from statistics import mean, variance
from typing import Any

from mtdesk.ai.hint import student
from mtdesk.messages import counted
from mtdesk.record.files import dump_json, write_atomically
from mtdesk.record.model import program_of
from mtdesk.record.schema import rules_to_json
from mtdesk.rules.options import FORMAT_VERSION, Options, Scoring
from mtdesk.rules.presets import CUSTOM, options_for

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


# Figures


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
    scores = list(results.deals.values())
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


_HEAD = ("", "wins", "points", "median", "p99", "choices")

_LEGEND = """\
wins: share of games won, of one seat; a shared win counts as a fraction
points: by how many a seat was better than the average of the others, per game
±: 95% interval over deals; ? if there are too few deals for one
median, p99, choices: CPU time of the moves that had an alternative, and their number"""

_OUTSIDE = """
outside: other programs. Their times are wall-clock times, and they may not play the same moves again
seed: gives the same deals to levels of ours; for other programs part of it is random each time"""


def report(results: Results) -> str:
    """Return what was played, and a line for every entrant; there must be a deal."""
    rows = [_HEAD, *map(_row, standings(results))]
    others = any(map(program_of, results.conditions.entrants))
    return f"{_title(results)}\n\n{table_text(rows, names=1)}\n\n{_LEGEND}{_OUTSIDE if others else ''}"


def table_text(rows: Sequence[Sequence[str]], names: int) -> str:
    """Return rows of cells in columns, of which the first few hold names."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            cell.ljust(width) if place < names else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def _title(results: Results) -> str:
    conditions = results.conditions
    players, deals = len(conditions.seating), len(results.deals)
    extent = [
        f"{players} players",
        f"{counted('%n round(s)', conditions.options.rounds)} per game",
        counted("%n deal(s)", deals),
        counted("%n game(s)", deals * len(conditions.seatings)),
    ]
    rules = [results.preset, *_changes(results)]
    return f"{', '.join(rules)}\n{', '.join(extent)}\nfair share of wins: {100 / players:.1f}%"


def _changes(results: Results) -> Iterator[str]:
    """Yield the options that differ from the preset, apart from the rounds; all if there is no preset."""
    options = results.conditions.options
    known = results.preset != CUSTOM
    usual = options_for(results.preset, len(results.conditions.seating)).values() if known else {}
    for name, value in options.values().items():
        if name != "rounds" and not (known and usual[name] == value):
            yield f"{name}={_plain(value)}"


def _plain(value: object) -> str:
    """Return a value as it is written behind --option."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def _row(standing: Standing) -> tuple[str, ...]:
    name = standing.name if standing.seats == 1 else f"{standing.name} ×{standing.seats}"
    return (
        name,
        f"{100 * standing.wins.mean:.1f}{_error(standing.wins, 100)}%",
        f"{standing.margin.mean:+.1f}{_error(standing.margin, 1)}",
        _seconds(quantile(standing.times, 0.5)),
        _seconds(quantile(standing.times, 0.99)),
        str(len(standing.times)),
    )


def _error(estimate: Estimate, unit: int) -> str:
    return " ± ?" if estimate.error is None else f" ± {unit * estimate.error:.1f}"


def _seconds(seconds: float | None) -> str:
    """Return a time to two digits, in a suitable unit."""
    if seconds is None:
        return "–"
    return f"{_two_digits(seconds)} s" if seconds >= 0.1 else f"{_two_digits(1000 * seconds)} ms"


def _two_digits(number: float) -> str:
    places = 0 if number >= 9.95 else 1 if number >= 0.995 else 2
    return f"{number:.{places}f}"

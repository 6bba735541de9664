"""From counted games to what is shown: who played, a person's results, the figures and the series."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import accumulate
from typing import NamedTuple, TypeVar

from mtdesk.rules.options import Scoring
from mtdesk.stats.summary import GameSummary, SeatSummary


class GameRules(NamedTuple):
    """What a game counts under: a person's own rules by their name, all others by the preset."""

    preset: str = ""
    name: str = ""


class Counted(NamedTuple):
    """A game in the database, and when it was played."""

    played: datetime
    game: GameSummary


@dataclass(frozen=True, slots=True)
class Result:
    """How one finished game went for one person."""

    played: datetime
    rules: GameRules
    scoring: Scoring
    players: int
    place: int
    points: tuple[float, ...]
    """By round."""
    outs: int
    """Rounds in which this person had no tile left."""
    levels: frozenset[str]
    """Levels of the computers at the table."""
    rivals: frozenset[str]
    """Names of the other people at the table."""

    @property
    def is_won(self) -> bool:
        """Whether this person had the first place, alone or shared."""
        return self.place == 1

    @property
    def mean_points(self) -> float:
        """Points per round."""
        return sum(self.points) / len(self.points)


def people_of(finished: Iterable[Counted]) -> tuple[str, ...]:
    """Return everyone who stayed to the end of a game, the most recent first; the games come as played."""
    found: dict[str, None] = {}
    for one in finished:
        for name in sorted((seat.player.name for seat in _people(one.game) if seat.stayed), reverse=True):
            found.pop(name, None)
            found[name] = None
    return tuple(reversed(found))


def left_out_of(finished: Iterable[Counted], person: str) -> int:
    """Return how many games of this person do not count, since others made some of the moves.

    Those of all people if ``person`` is empty.
    """
    seated = ([seat.stayed for seat in _people(one.game, person)] for one in finished)
    return sum(bool(stayed) and not any(stayed) for stayed in seated)


def results_of(finished: Iterable[Counted], person: str) -> Iterator[Result]:
    """Yield how the games went in which this person stayed, at the first of their seats."""
    for played, game in finished:
        own = next((seat for seat in _people(game, person) if seat.stayed), None)
        if own is not None:
            yield _result(played, game, own)


def _people(game: GameSummary, name: str = "") -> list[SeatSummary]:
    """Return the seats of people, of one name or of any."""
    return [
        seat for seat in game.seats if seat.player.kind == "human" and (not name or seat.player.name == name)
    ]


def _result(played: datetime, game: GameSummary, own: SeatSummary) -> Result:
    number = game.seats.index(own)
    others = [seat.player for seat in game.seats if seat is not own]
    hands = [round_.hands[number] for round_ in game.rounds]
    points = tuple(float(hand.points) for hand in hands if hand.points is not None)
    if not points or len(points) < len(hands):
        raise ValueError(points)
    return Result(
        played=played,
        rules=GameRules(name=game.rule_set) if game.rule_set else GameRules(game.preset),
        scoring=game.options.scoring,
        players=len(game.seats),
        place=own.place,
        points=points,
        outs=sum(hand.is_out for hand in hands),
        levels=frozenset(other.level for other in others if other.level is not None),
        rivals=frozenset(other.name for other in others if other.level is None),
    )


# What they add up to

_Name = TypeVar("_Name", str, GameRules)

_FEWEST_SMOOTHED = 4
"""With fewer games there is nothing to smooth."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table: some games together.

    ``fair`` is the share of wins that everyone at these tables would have if all played equally well.
    ``points`` are points per round, None if no game has the scoring shown.
    """

    games: int
    wins: int
    fair: float
    rounds: int
    outs: int
    points: float | None

    @property
    def share(self) -> float:
        """The share of wins, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Figures:
    """All of a person's figures. Points are from games of one ``scoring``, without ``left_out`` games."""

    total: Line
    scoring: Scoring
    left_out: int
    best_streak: int
    streak: int
    """Games won in a row, up to the last one."""
    outcomes: tuple[bool, ...]
    """Whether each game was won, in the order played."""
    points: tuple[tuple[datetime, float], ...]
    """Points per round, game by game."""
    smooth: tuple[float, ...]
    """The course of ``points``, smoothed; empty for very few games."""
    bins: tuple[tuple[float, int], ...]
    """How many rounds ended with how many points: the upper edge of each bin, and its rounds."""
    by_level: dict[str, Line]
    by_rival: dict[str, Line]
    by_rules: dict[GameRules, Line]


def figures(results: Sequence[Result]) -> Figures:
    """Return what these results, in the order played, add up to."""
    scoring = _usual_scoring(results)
    shown = [result for result in results if result.scoring is scoring]
    outcomes = tuple(result.is_won for result in results)
    streaks = _streaks(outcomes)
    points = tuple((result.played, result.mean_points) for result in shown)
    return Figures(
        total=_line(results, scoring),
        scoring=scoring,
        left_out=len(results) - len(shown),
        best_streak=max(streaks, default=0),
        streak=streaks[-1] if streaks else 0,
        outcomes=outcomes,
        points=points,
        smooth=_smoothed([value for _, value in points]),
        bins=_bins([value for result in shown for value in result.points]),
        by_level=_grouped(results, scoring, lambda result: result.levels),
        by_rival=_grouped(results, scoring, lambda result: result.rivals),
        by_rules=_grouped(results, scoring, lambda result: (result.rules,)),
    )


def _usual_scoring(results: Iterable[Result]) -> Scoring:
    counts = Counter(result.scoring for result in results)
    return max(counts, key=counts.__getitem__, default=Scoring.PENALTY)


def _line(results: Sequence[Result], scoring: Scoring) -> Line:
    points = [value for result in results if result.scoring is scoring for value in result.points]
    return Line(
        games=len(results),
        wins=sum(result.is_won for result in results),
        fair=sum(1 / result.players for result in results) / max(1, len(results)),
        rounds=sum(len(result.points) for result in results),
        outs=sum(result.outs for result in results),
        points=sum(points) / len(points) if points else None,
    )


def _grouped(
    results: Iterable[Result], scoring: Scoring, names: Callable[[Result], Iterable[_Name]]
) -> dict[_Name, Line]:
    """Return the games by name, those with the most games first; a game counts for each of its names."""
    groups: defaultdict[_Name, list[Result]] = defaultdict(list)
    for result in results:
        for name in names(result):
            groups[name].append(result)
    ordered = sorted(groups, key=lambda name: (-len(groups[name]), name))
    return {name: _line(groups[name], scoring) for name in ordered}


def _streaks(outcomes: Iterable[bool]) -> list[int]:
    """Return the length of the winning streak after each game."""
    return list(accumulate(outcomes, lambda streak, won: streak + 1 if won else 0, initial=0))[1:]


def _smoothed(values: Sequence[float]) -> tuple[float, ...]:
    """Return the moving average of values, three times over, which weighs much like a bell curve."""
    if len(values) < _FEWEST_SMOOTHED:
        return ()
    reach = max(1, round(len(values) / 6))
    for _ in range(3):
        values = _means(values, reach)
    return tuple(values)


def _means(values: Sequence[float], reach: int) -> list[float]:
    """Return the mean of each value and those up to ``reach`` places away, as far as there are any."""
    sums = list(accumulate(values, initial=0.0))
    around = ((max(0, at - reach), min(len(values), at + reach + 1)) for at in range(len(values)))
    return [(sums[end] - sums[start]) / (end - start) for start, end in around]


_BIN_WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100)
_MOST_BINS = 14


def _bins(values: Sequence[float]) -> tuple[tuple[float, int], ...]:
    """Round points in bins of a round width; zero, which means going out, has the first one to itself."""
    if not values:
        return ()
    top = max(values)
    width = next((width for width in _BIN_WIDTHS if width * (_MOST_BINS - 1) >= top), math.ceil(top / 13))
    count = 1 + math.ceil(top / width)
    found = Counter(math.ceil(value / width) for value in values)
    return tuple((float(number * width), found[number]) for number in range(count))

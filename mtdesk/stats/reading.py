"""From games that were counted to what is shown of them: who played, and a person's results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

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

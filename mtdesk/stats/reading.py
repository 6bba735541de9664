"""From the tables back to values: a person's results, and rounds as they were dealt."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from math import isfinite
from operator import itemgetter
from typing import NamedTuple

from mtdesk.rules.options import SPECS, EngineRule, Scoring
from mtdesk.rules.tiles import Tile, tile_from_text
from mtdesk.stats.fairness import DealtRound, Hand
from mtdesk.stats.summary import Tally


class GameRules(NamedTuple):
    """What a game counts under: a person's own rules by their name, all others by the preset."""

    preset: str = ""
    name: str = ""


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


def read_people(database: sqlite3.Connection) -> tuple[str, ...]:
    """Return everyone who stayed to the end of a game, the most recent first."""
    found = database.execute(
        "SELECT seat.name FROM seat JOIN game ON game.id = seat.game"
        " WHERE kind = 'human' AND stayed AND finished"
        " GROUP BY seat.name ORDER BY max(played) DESC, max(game.id) DESC, seat.name"
    )
    return tuple(name for (name,) in found)


def read_left_out(database: sqlite3.Connection, person: str) -> int:
    """Return how many finished games of this person do not count, since others made some of the moves.

    Those of all people if ``person`` is empty.
    """
    (count,) = database.execute(
        "SELECT count(*) FROM (SELECT max(stayed) AS alone FROM game JOIN seat ON seat.game = game.id"
        " WHERE finished AND kind = 'human' AND ? IN ('', name) GROUP BY game.id) WHERE NOT alone",
        (person,),
    ).fetchone()
    return int(count)


def read_results(database: sqlite3.Connection, person: str) -> tuple[Result, ...]:
    """Return the finished games in which this person stayed, in the order played.

    At the first of their seats.

    Raises ValueError if no game can have written them.
    """
    found = database.execute(
        "SELECT game.id, played, preset, rule_set, scoring, min(seat.seat), place"
        " FROM game JOIN seat ON seat.game = game.id"
        " WHERE finished AND kind = 'human' AND stayed AND name = ?"
        " GROUP BY game.id ORDER BY played, game.id",
        (person,),
    ).fetchall()
    return tuple(_result(database, *row) for row in found)


def _result(
    database: sqlite3.Connection,
    game: int,
    played: str,
    preset: str,
    rule_set: str | None,
    scoring: str,
    seat: int,
    place: int,
) -> Result:
    others = database.execute(
        "SELECT name, level FROM seat WHERE game = ? AND seat <> ?", (game, seat)
    ).fetchall()
    rounds = database.execute(
        "SELECT points, is_out FROM hand WHERE game = ? AND seat = ? ORDER BY round", (game, seat)
    ).fetchall()
    if not rounds or not all(points is not None and isfinite(points) for points, _ in rounds):
        raise ValueError(rounds)
    return Result(
        played=datetime.fromisoformat(played).replace(tzinfo=None),
        rules=GameRules(name=rule_set) if rule_set else GameRules(preset),
        scoring=Scoring(scoring),
        players=1 + len(others),
        place=place,
        points=tuple(points for points, _ in rounds),
        outs=sum(is_out for _, is_out in rounds),
        levels=frozenset(level for _, level in others if level is not None),
        rivals=frozenset(name for name, level in others if level is None),
    )


def read_dealt(database: sqlite3.Connection, on_step: Callable[[int, int], None]) -> Generator[DealtRound]:
    """Yield every round that was dealt, in the order played. Raises ValueError as `read_results` does.

    ``on_step`` receives the number of rounds read and of all, and may raise to stop.
    """
    tiles: dict[str, Tile] = {}

    def tile_of(text: str) -> Tile:
        if text not in tiles:
            tiles[text] = tile_from_text(text)
        return tiles[text]

    (total,) = database.execute("SELECT count(*) FROM round").fetchone()
    found = database.execute(
        "SELECT game.id, number, pips, engine, aside, sought, kind, tiles, drawn, fitting, chance, variance"
        " FROM game JOIN round ON round.game = game.id"
        " JOIN hand ON hand.game = game.id AND hand.round = number"
        " ORDER BY played, game.id, number, hand.seat"
    )
    with closing(found):  # an open statement would keep a damaged file open
        for done, (_, rows) in enumerate(groupby(found, key=itemgetter(0, 1))):
            on_step(done, total)
            hands: list[Hand] = []
            for _, _, pips, engine, aside, sought, kind, dealt, *drawn in rows:  # noqa: B007
                hands.append(Hand(kind == "human", tuple(map(tile_of, dealt.split())), Tally(*drawn)))
            yield DealtRound(
                highest=_set(pips),
                engine=EngineRule(engine),
                aside=None if aside is None else tile_of(aside),
                sought=None if sought is None else bool(sought),
                hands=tuple(hands),
            )


def _set(pips: int) -> int:
    if not SPECS["set"].admits(pips):
        raise ValueError(pips)
    return pips

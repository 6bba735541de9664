"""Games for the statistics, played by chance."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random

from msgspec.structs import replace

from mtdesk.ai.levels import LEVELS
from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.options import Scoring
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.stats.figures import GameRules, Result
from mtdesk.stats.store import Store
from mtdesk.stats.summary import GameSummary, summarise
from tests.record.games import positions

ANNA = Player("Anna", "human")
BO = Player("Bo", "human")
EASY = Player("Robot", "computer", "easy")
HARD = Player("Robot", "computer", "hard")

PLAYED = datetime(2026, 3, 5, 19, 30)  # noqa: DTZ001 -- the statistics keep local times
SMALL = {"set": 6, "hand": 4, "rounds": 2}


def game(seed: str, players: Sequence[Player] = (ANNA, EASY), **options: object) -> Record:
    """A finished game of random moves, always the same for the same arguments."""
    changes = {**SMALL, **options}
    record = Record(Setup(CUSTOM, options_for("dutch", len(players), changes), tuple(players), 0, seed))
    for _ in positions(Random(seed), record):
        pass
    return record


def by_own(name: str, record: Record) -> Record:
    """The same game, by a person's own rules of this name."""
    result = record.copy()
    result.setup = replace(record.setup, rule_set=name)
    return result


def begun(record: Record, rounds: int, moves: int) -> Record:
    """The beginning of a game: so many whole rounds, and so many moves of the next one."""
    result = record.copy()
    del result.rounds[rounds + 1 :]
    result.rounds[-1].cut(moves)
    return result


def fill(store: Store) -> None:
    """Put two games that were finished, and one that was left, into a database."""
    for record in (
        game("one"),
        by_own("Granny", game("two", (ANNA, BO, HARD), engine="required", scoring="winner-collects")),
        begun(game("three", (BO, EASY)), 1, 3),
    ):
        store.put(summary(record), PLAYED)


def results(count: int) -> tuple[Result, ...]:
    """So many finished games of one person, of all kinds, week by week."""
    return tuple(
        Result(
            played=datetime(2026, 1, 3, 20) + timedelta(weeks=number),  # noqa: DTZ001 -- local times
            rules=GameRules(("dutch", "pagat", "hungarian-fork")[number % 3]),
            scoring=Scoring.PENALTY,
            players=2 + number % 3,
            place=1 + (number * number) % 2,
            points=tuple(float(7 * number * round_ % 60) for round_ in range(5)),
            outs=1,
            levels=frozenset({LEVELS[number % len(LEVELS)]}),
            rivals=frozenset({"Bartholomäus Maximilian von W"} if number % 2 else ()),
        )
        for number in range(count)
    )


def summary(record: Record) -> GameSummary:
    """What is kept of a game in which something was dealt."""
    found = summarise(record)
    assert found is not None
    return found

"""Games of very many rounds, for what must not take the window's time."""

from __future__ import annotations

from random import Random

from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.presets import CUSTOM, options_for
from tests.record.games import positions

SMALL = {"set": 6, "hand": 2}
"""Options by which a round is over soon."""


def long_record(rounds: int, players: int = 4, **options: object) -> Record:
    """A finished game of computers that move at random, always the same for the same arguments."""
    seats = tuple(Player(f"Robot {seat}", "computer", "easy") for seat in range(1, players + 1))
    chosen = options_for("dutch", players, {**options, "rounds": rounds})
    record = Record(Setup(CUSTOM, chosen, seats, 0, "long"))
    for _ in positions(Random("long"), record):
        pass
    return record


def left(record: Record) -> Record:
    """The same game, left in the middle of its last round, with a person at the first seat."""
    result = record.copy()
    result.rounds[-1].cut(len(result.rounds[-1].moves) // 2)
    result.replace_player(0, Player("Ada", "human"))
    return result

"""Games of very many rounds, for what must not take the window's time."""

from __future__ import annotations

from random import Random

from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.moves import Play
from mtdesk.rules.presets import CUSTOM, options_for
from tests.record.games import positions

SMALL = {"set": 6, "hand": 2, "tap": 0}
"""Options by which a round is over soon, and nobody acts out of turn."""


def long_record(rounds: int, players: int = 4, **options: object) -> Record:
    """A finished game of computers that move at random, always the same for the same arguments."""
    seats = tuple(Player(f"Robot {seat}", "computer", "easy") for seat in range(1, players + 1))
    chosen = options_for("dutch", players, {**options, "rounds": rounds})
    record = Record(Setup(CUSTOM, chosen, seats, 0, "long"))
    for _ in positions(Random("long"), record):
        pass
    return record


def left(record: Record) -> Record:
    """The same game, left in its last round when the first seat, where a person sits, can play."""
    result = record.copy()
    moves = result.rounds[-1].moves
    result.rounds[-1].cut(
        max(at for at, move in enumerate(moves) if isinstance(move, Play) and move.player == 0)
    )
    result.replace_player(0, Player("Ada", "human"))
    return result

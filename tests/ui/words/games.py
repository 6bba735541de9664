"""Real games played at random, for sentences that must not be missing anywhere."""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply

NAMES = ("Anna", "Hans", "Computer 2", "Ágnes")


class Step(NamedTuple):
    """A position, what everybody may do in it, what was done, and what happened by that."""

    state: State
    moves: tuple[Move, ...]
    made: Move | None
    events: tuple[Event, ...]


def played_round(options: Options, seed: int) -> Iterator[Step]:
    """One round from its opening to its end."""
    players = len(NAMES)
    deal = seeded_deal(options, players, 1, str(seed))
    state, opening = open_round(options, players, 1, 0, (Fraction(0),) * players, deal)
    chance = random.Random(seed)
    yield Step(state, (), None, opening)
    while state.board.over is None:
        moves = tuple(move for seat in range(players) for move in legal_moves(view_of(state, seat)))
        made = chance.choice(moves)
        before = state
        state, events = apply(state, made)
        yield Step(before, moves, made, events)
    yield Step(state, (), None, ())

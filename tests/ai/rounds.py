"""Rounds for the tests of computer players: opened, and played at random by any rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.options import Options, options_from
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View
from tests.referee.selfplay import random_rules


def any_options(rng: random.Random) -> tuple[Options, int]:
    """Rules with any values, and a number of players."""
    rules, players = random_rules(rng)
    rules.pop("preset", None)
    return options_from(rules), players


def opened(options: Options, players: int, seed: str, round_: int = 1) -> State:
    deal = seeded_deal(options, players, round_, seed)
    return open_round(options, players, round_, 0, (Fraction(0),) * players, deal)[0]


def positions(options: Options, players: int, seed: str) -> Iterator[tuple[State, View]]:
    """The positions of a random round, with what the seat sees that acts next; who may tap does so or not."""
    rng = random.Random(seed)
    state = opened(options, players, seed)
    while state.board.over is None:
        tapper = state.board.pending_tap
        view = view_of(state, state.board.turn if tapper is None or rng.random() < 0.5 else tapper)
        yield state, view
        state, _ = apply(state, rng.choice(legal_moves(view)))


def decisions(options: Options, players: int, seed: str) -> list[tuple[State, View]]:
    """Those in which somebody has a choice."""
    return [
        (state, view)
        for state, view in positions(options, players, seed)
        if state.board.pending_tap is None and len(legal_moves(view)) > 1
    ]

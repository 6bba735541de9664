"""Random games by random rules, and the smallest game there is, for the tests of records and views."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import turn_moves
from mtdesk.rules.moves import Move, Play, Tap
from mtdesk.rules.options import options_from
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from tests.referee import random_rules


def players(count: int) -> tuple[Player, ...]:
    """Anna, who is a person, and computers."""
    computers = tuple(Player(f"Bo {seat}", "computer", "easy") for seat in range(1, count))
    return (Player("Anna", "human"), *computers)


def random_setup(rng: Random) -> Setup:
    """A preset now and then, else every option at random; small sets and hands more often than large ones."""
    rules, count = random_rules(rng)
    preset = rules.pop("preset")
    return Setup(preset, options_from(rules), players(count), rng.randrange(count), f"{rng.random()}")


def legal(state: State) -> tuple[Move, ...]:
    """What any seat may do now."""
    board = state.board
    taps = () if board.pending_tap is None else (Tap(board.pending_tap),)
    return (*turn_moves(board, state.hands[board.turn]), *taps)


def random_move(rng: Random, state: State) -> Move:
    """A legal move; likes doubles and forks, which lead to the rare positions."""
    moves = legal(state)
    weights = [4 if isinstance(move, Play) and move.tile.is_double else 1 for move in moves]
    return rng.choices(moves, weights)[0]


def random_record(rng: Random, *, unfinished: bool | None = None) -> Record:
    """A game of random moves, stopped at some point if ``unfinished`` (by chance if None)."""
    setup = random_setup(rng)
    record = Record(setup)
    for _ in positions(rng, record):
        pass
    if rng.random() < 0.5 if unfinished is None else unfinished:
        del record.rounds[rng.randint(1, len(record.rounds)) :]
        moves = record.rounds[-1].moves
        del moves[rng.randrange(len(moves)) :]
    return record


def positions(rng: Random, record: Record) -> Iterator[State]:
    """Play all rounds of the game at random into the record; every state on the way."""
    setup = record.setup
    assert setup.seed is not None
    totals = (Fraction(0),) * len(setup.players)
    for number in range(1, setup.options.rounds + 1):
        deal = seeded_deal(setup.options, len(setup.players), number, setup.seed)
        record.rounds.append(PlayedRound(deal, []))
        state, _ = open_round(setup.options, len(setup.players), number, setup.first_starter, totals, deal)
        yield state
        while state.board.over is None:
            move = random_move(rng, state)
            record.rounds[-1].moves.append(move)
            state, _ = apply(state, move)
            yield state
        totals = state.board.totals

"""Whole games by computer players in one process, without a window or a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from mtdesk.ai.levels import Limit, chance_of, choose, decision_seed
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.moves import Move
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View

Choose = Callable[[View, str], Move]
"""Finds a move: it is called with a view and the seed of this decision."""


def play_game(setup: Setup, limit: Limit) -> Record:
    """Return all rounds of a game among computers; the same set-up and work give the same game.

    ``setup`` must have a seed and a level for every player, and ``limit`` no cap in seconds.
    """
    if limit.seconds is not None:
        raise ValueError("a game that can be repeated needs no clock")
    record, _ = play_out(setup, [_player(setup, seat, limit) for seat in range(len(setup.players))])
    return record


def play_round(setup: Setup, number: int, totals: tuple[Fraction, ...], limit: Limit) -> tuple[Fraction, ...]:
    """Return the totals by seat after one round of such a game; ``totals`` are those before it."""
    if setup.seed is None or limit.seconds is not None:
        raise ValueError("a round that can be repeated needs a seed and no clock")
    players = [_player(setup, seat, limit) for seat in range(len(setup.players))]
    return _play_round(*_opened(setup, number, totals, setup.seed), players, chance_of(setup.seed))


def play_out(setup: Setup, players: Sequence[Choose]) -> tuple[Record, tuple[Fraction, ...]]:
    """Return all rounds of a game among ``players``, one for each seat.

    The record and the final totals by seat.

    ``setup`` must have a seed. The levels it names are for the record only.
    """
    if setup.seed is None:
        raise ValueError("a game that can be repeated needs a seed")
    record = Record(setup)
    chance = chance_of(setup.seed)
    totals: tuple[Fraction, ...] = (Fraction(0),) * len(players)
    for number in range(1, setup.options.rounds + 1):
        state, played = _opened(setup, number, totals, setup.seed)
        record.rounds.append(played)
        totals = _play_round(state, played, players, chance)
    return record, totals


def _opened(setup: Setup, number: int, totals: tuple[Fraction, ...], seed: str) -> tuple[State, PlayedRound]:
    players = len(setup.players)
    played = PlayedRound(seeded_deal(setup.options, players, number, seed))
    state, _ = open_round(setup.options, players, number, setup.first_starter, totals, played.deal)
    return state, played


def _player(setup: Setup, seat: int, limit: Limit) -> Choose:
    level = setup.players[seat].level
    if level is None:
        raise ValueError(f"no one plays for seat {seat}")
    return lambda view, seed: choose(level, view, limit, seed)


def _play_round(
    state: State, played: PlayedRound, players: Sequence[Choose], chance: str
) -> tuple[Fraction, ...]:
    while state.board.over is None:
        tapper = state.board.pending_tap
        seat = state.board.turn if tapper is None else tapper
        view = view_of(state, seat)
        move = players[seat](view, decision_seed(chance, view))
        played.moves.append(move)
        state, _ = apply(state, move)
    return state.board.totals
